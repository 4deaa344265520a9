import type { StandardCardId } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { spellings } from '../src/find.ts';
import { finder, fold } from '../src/finder.ts';
import {
  CARD_IDS,
  KINGDOM_IDS,
  LANGUAGES,
  cardName,
  cardSpellings,
  findCard,
  findKingdom,
  kingdomName,
  kingdomSpellings,
} from '../src/index.ts';
import type { Found, KingdomId } from '../src/index.ts';

describe('findCard', () => {
  it.each(CARD_IDS)('finds %s by its id and by each of its names', (id) => {
    expect(findCard(id)).toEqual({ id });
    for (const name of namesOfCard(id)) expect({ name, ...findCard(name) }).toEqual({ name, id });
  });

  it.each([
    ['Throne Room', 'throne-room'],
    ['Trónterem', 'throne-room'],
    ['Sala Tronowa', 'throne-room'],
    ['Thronsaal', 'throne-room'],
    ['Bádogváros', 'shanty-town'],
    ['Rudera', 'shanty-town'],
    ['Jós medence', 'scrying-pool'],
    ['Jósmedence', 'scrying-pool'],
    ['Gólem', 'golem'],
    ['titokszoba', 'secret-chamber'],
    ['Miedziak', 'copper'],
    ['Sala obrad', 'council-room'],
    ['most', 'bridge'],
    ['moat', 'moat'],
  ])('understands %s', (text, id) => {
    expect(findCard(text)).toEqual({ id });
  });

  it.each([
    ['  THRONE   room ', 'throne-room'],
    ['throne_room', 'throne-room'],
    ['throneroom', 'throne-room'],
    ['Philosophers Stone', 'philosophers-stone'],
    ['Philosopher’s Stone', 'philosophers-stone'],
    ['osszeeskuvo', 'conspirator'],
    ['Összeesküvő'.normalize('NFD'), 'conspirator'],
    ['zlodziej', 'thief'],
    ['Grosse Halle', 'great-hall'],
    ['Brucke', 'bridge'],
    ['Bruecke', 'bridge'],
    ['Kräuterkundiger'.toUpperCase(), 'herbalist'],
    ['KRAEUTERKUNDIGER', 'herbalist'],
  ])('is not put off by the way "%s" is typed', (text, id) => {
    expect(findCard(text)).toEqual({ id });
  });

  it.each([
    ['Vilage', 'Village'],
    ['Lavoratory', 'Laboratory'],
    ['Boszorkany!y', 'Boszorkány'],
    ['Wiedzna', 'Wiedźma'],
    ['Burggrabben', 'Burggraben'],
    ['Titkos kamrra', 'Titkos kamra'],
    ['concil-rom', 'Council Room'],
    ['philosopher', "Philosopher's Stone"],
  ])('takes "%s" for a misspelling of %s', (text, name) => {
    expect(nearest(findCard(text))[0]).toBe(name);
  });

  it('names at most three cards, each once, the nearest first', () => {
    expect(nearest(findCard('moot'))).toEqual(['Moat', 'Most']);
    expect(nearest(findCard('laboratori'))[0]).toBe('Laboratory');
    expect(nearest(findCard('laboratori')).filter((name) => name.startsWith('Labor'))).toHaveLength(1);
    expect(nearest(findCard('kaplnica'))).toEqual(['Kaplica', 'Kopalnia', 'Piwnica']);
  });

  it.each(['', '   ', '---', 'qqqqqqqqqqqq', '村庄'])('has nothing near to "%s"', (text) => {
    expect(findCard(text)).toEqual({ nearest: [] });
  });
});

describe('findKingdom', () => {
  it.each(KINGDOM_IDS)('finds %s by its id and by each of its names', (id) => {
    expect(findKingdom(id)).toEqual({ id });
    for (const name of namesOfKingdom(id)) expect({ name, ...findKingdom(name) }).toEqual({ name, id });
  });

  it.each([
    ['Kézi őrület', 'hand-madness'],
    ['Kézi örület', 'hand-madness'],
    ['Varázsital keverők', 'potion-mixers'],
    ['Mieszanie mikstur', 'potion-mixers'],
    ['Kémia tanulmányok', 'chemistry-lesson'],
    ['Kémiai tanulmányok', 'chemistry-lesson'],
  ])('understands %s, as printed or as it is spelt', (text, id) => {
    expect(findKingdom(text)).toEqual({ id });
  });

  it('is not put off by commas and case', () => {
    expect(findKingdom('pools tools AND fools')).toEqual({ id: 'pools-tools-and-fools' });
    expect(findKingdom('beste wuensche')).toEqual({ id: 'best-wishes' });
  });

  it('gives the nearest names', () => {
    expect(nearest(findKingdom('Big Mony'))[0]).toBe('Big Money');
  });
});

describe('clashes', () => {
  it('do not occur among the names of the cards', () => {
    expect(clashes(CARD_IDS, namesOfCard)).toEqual([]);
  });

  it('do not occur among the names of the kingdoms', () => {
    expect(clashes(KINGDOM_IDS, namesOfKingdom)).toEqual([]);
  });

  it('would go to the id, then to the names by language, then to other printings', () => {
    // Five things that are all called "one", listed with the strongest claim last.
    const ids = ['by-other-printing', 'by-german', 'by-hungarian', 'by-english', 'one'];
    const names = new Map([
      ['by-german de', 'Öne'],
      ['by-hungarian hu', 'Óne'],
      ['by-english en', 'One'],
    ]);
    for (const [last, id] of ids.entries()) {
      const find = finder(
        spellings(
          ids.slice(0, last + 1),
          (other, language) => names.get(`${other} ${language}`) ?? `${other} in ${language}`,
          (other) => (other === 'by-other-printing' ? ['O-n-e'] : []),
        ),
      );
      expect(find('one')).toEqual({ id });
    }
  });
});

function nearest(found: Found<string>): string[] {
  if ('id' in found) throw new Error(`"${found.id}" was found, so nothing is merely near`);
  return found.nearest;
}

function namesOfCard(id: StandardCardId): string[] {
  return LANGUAGES.flatMap((language) => [cardName(id, language), ...cardSpellings(id, language)]);
}

function namesOfKingdom(id: KingdomId): string[] {
  return [...LANGUAGES.map((language) => kingdomName(id, language)), ...kingdomSpellings(id)];
}

function clashes<Id extends string>(ids: readonly Id[], namesOf: (id: Id) => readonly string[]): string[] {
  const owners = new Map<string, Set<Id>>();
  for (const id of ids) {
    for (const name of [id, ...namesOf(id)]) {
      const folded = fold(name);
      owners.set(folded, (owners.get(folded) ?? new Set()).add(id));
    }
  }
  return [...owners].filter(([, owner]) => owner.size > 1).map(([name]) => name);
}
