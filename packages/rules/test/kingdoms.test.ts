// Which ten piles: by hand, by chance, by picks, by name; what a card is good for; a kingdom as a text.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardDefinition, Count, Draft, KingdomWish, Trait, Trouble } from '../src/index.ts';
import {
  KINGDOM_PILES,
  TRAITS,
  completeSetup,
  countKingdoms,
  draftedFrom,
  draftedKinds,
  kingdomText,
  kingdoms,
  legalPicks,
  mayVeto,
  newDraft,
  newGame,
  pickKind,
  randomKingdom,
  readKingdom,
  setOfCard,
  strikeKind,
  suggestPick,
  title,
  traitsOf,
  whosePick,
} from '../src/index.ts';
import {
  kindIds,
  idsOf,
  withTrait,
  idsWhere,
  definition,
  seeds,
  drawn,
  countIn,
  fromSet,
  isTen,
  refusal,
  trouble,
  clashOf,
  binomial,
} from './kingdom-draws.ts';

describe('recommended kingdoms', () => {
  test('there are seventeen, each of ten different Kingdom cards', () => {
    expect(kingdoms).toHaveLength(17);
    expect(new Set(kingdoms.map(({ id }) => id)).size).toBe(17);
    expect(new Set(kingdoms.map(({ cards }) => cards.toSorted().join())).size).toBe(17);
    for (const { cards } of kingdoms) expect(isTen(cards)).toBe(true);
  });

  test('INT-KINGDOM-06: six presets with Intrigue, three of it alone and three mixed with the base game', () => {
    const setsOf = (cards: readonly string[]): string => [...new Set(cards.map(setOfCard))].sort().join('+');
    const alone = kingdoms.filter(({ cards }) => setsOf(cards) === 'intrigue');
    const mixed = kingdoms.filter(({ cards }) => setsOf(cards) === 'base+intrigue');
    expect(alone.map(({ id }) => id)).toEqual(['victory-dance', 'secret-schemes', 'best-wishes']);
    expect(mixed.map(({ id }) => id)).toEqual(['deconstruction', 'hand-madness', 'underlings']);
    for (const { cards } of [...alone, ...mixed]) expect(isTen(cards)).toBe(true);
  });
});

describe('by hand', () => {
  const players = ['Ann', 'Bob'];

  test('INT-KINGDOM-01: any ten different kinds are accepted; nine, eleven or one twice are not', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(kindIds, { minLength: 10, maxLength: 10 }), (kingdom) => {
        expect(readKingdom(kingdom.join(', '))).toEqual(kingdom.toSorted());
        expect(completeSetup({ players, kingdom, seed: '' }).kingdom).toEqual(kingdom);
      }),
    );
    const eleven = kindIds.slice(0, 11);
    const wrong = {
      'kingdom-size': [eleven.slice(2), eleven],
      'repeated-card': [[...eleven.slice(2), ...eleven.slice(10)]],
    };
    for (const [code, lists] of Object.entries(wrong)) {
      for (const kingdom of lists) {
        expect(trouble(() => readKingdom(kingdom.join(', '))).code).toBe(code);
        expect(trouble(() => kingdomText(kingdom)).code).toBe(code);
        expect(() => completeSetup({ players, kingdom, seed: '' })).toThrow(
          expect.objectContaining({ code }) as Error,
        );
      }
    }
  });
});

describe('by chance', () => {
  test('INT-KINGDOM-02: ten Intrigue kinds, each equally likely', () => {
    const times = new Map(idsOf('intrigue').map((id) => [id, 0]));
    expect(times.size).toBe(25);
    const draws = 5000;
    for (const cards of drawn({ sets: ['intrigue'] }, draws)) {
      expect(isTen(cards)).toBe(true);
      for (const id of cards) times.set(id, (times.get(id) ?? Number.NaN) + 1);
    }
    // 10 in 25, give or take four standard deviations.
    const expected = draws * 0.4;
    const slack = 4 * Math.sqrt(draws * 0.4 * 0.6);
    for (const count of times.values()) expect(Math.abs(count - expected)).toBeLessThan(slack);
    expect(countKingdoms({ sets: ['intrigue'] })).toBe(binomial(25, 10));
  });

  test('INT-KINGDOM-03: Intrigue and the base game mixed, any mixture from 0 to 10 of each', () => {
    const sets = ['intrigue', 'base'] as const;
    for (const cards of drawn({ sets }, 300)) {
      expect(isTen(cards)).toBe(true);
      expect(countIn(cards, idsOf('intrigue', 'base'))).toBe(10);
    }
    expect(idsOf('intrigue', 'base')).toHaveLength(50);
    expect(countKingdoms({ sets })).toBe(binomial(50, 10));
    for (let intrigue = 0; intrigue <= 10; intrigue++) {
      const wish = { sets, fromSet: { intrigue } };
      expect(countKingdoms(wish)).toBe(binomial(25, intrigue) * binomial(25, 10 - intrigue));
      expect(fromSet(randomKingdom(wish, 'mixture'), 'intrigue')).toBe(intrigue);
    }
  });

  test('INT-KINGDOM-04: the option 5 + 5 gives exactly five base kinds and five Intrigue kinds', () => {
    for (const cards of drawn({ fromSet: { base: 5, intrigue: 5 } }, 300)) {
      expect(isTen(cards)).toBe(true);
      expect([fromSet(cards, 'base'), fromSet(cards, 'intrigue')]).toEqual([5, 5]);
    }
  });

  test('ALC-SETUP-04: Alchemy and Intrigue, ten of 37 names, Potion never', () => {
    const pool = idsOf('alchemy', 'intrigue');
    expect([idsOf('alchemy').length, idsOf('intrigue').length]).toEqual([12, 25]);
    const sets = ['alchemy', 'intrigue'] as const;
    expect(countKingdoms({ sets, alchemyThreeToFive: false })).toBe(binomial(37, 10));
    const kingdomsDrawn = drawn({ sets, alchemyThreeToFive: false }, 400);
    for (const cards of kingdomsDrawn) expect(isTen(cards)).toBe(true);
    expect([...new Set(kingdomsDrawn.flat())].sort()).toEqual(pool.sort());
    expect(trouble(() => randomKingdom({ musts: ['Potion'] }, ''))).toMatchObject({
      code: 'basic-card',
      card: 'potion',
    });
  });

  test('the same wish and seed give the same kingdom, another seed another', () => {
    const wish: KingdomWish = { withTrait: { village: { least: 1 } } };
    expect(randomKingdom(wish, 'a')).toEqual(randomKingdom(wish, 'a'));
    expect(new Set(drawn(wish, 50).map((cards) => cards.join())).size).toBe(50);
    // Written out, so that nobody changes by accident what a seed means.
    expect(kingdomText(randomKingdom({}, 'tenfold'))).toMatchInlineSnapshot(
      `"adventurer.baron.chancellor.duke.feast.library.minion.nobles.remodel.steward"`,
    );
  });

  test('every one can be played', () => {
    for (const kingdom of drawn({}, 50)) {
      expect(newGame({ players: ['Ann', 'Bob'], kingdom, seed: 'play' }).over).toBe(false);
    }
  });

  describe('wishes', () => {
    /** Those of many kingdoms drawn of which it does not hold, or which are no ten different kinds. */
    const misfits = (wish: KingdomWish, holds: (cards: string[]) => boolean): string[][] =>
      drawn(wish, 200).filter((cards) => !isTen(cards) || !holds(cards));

    test('Alchemy cards come three to five at a time or not at all, unless that is turned off', () => {
      const alchemyCounts = (wish: KingdomWish): Set<number> =>
        new Set(drawn(wish, 300).map((cards) => fromSet(cards, 'alchemy')));
      expect(alchemyCounts({})).toEqual(new Set([0, 3, 4, 5]));
      expect(alchemyCounts({ alchemyThreeToFive: true })).toEqual(new Set([0, 3, 4, 5]));
      expect(alchemyCounts({ alchemyThreeToFive: false })).toContain(1);
    });

    test('the recommended number of Alchemy cards gives way to what is asked for', () => {
      expect(misfits({ sets: ['alchemy'] }, (cards) => fromSet(cards, 'alchemy') === 10)).toEqual([]);
      expect(misfits({ fromSet: { alchemy: 1 } }, (cards) => fromSet(cards, 'alchemy') === 1)).toEqual([]);
      const musts = idsOf('alchemy').slice(0, 7);
      expect(misfits({ musts }, (cards) => countIn(cards, musts) === 7)).toEqual([]);
      expect(clashOf({ musts, alchemyThreeToFive: true }).clash).toContainEqual({
        wish: 'alchemy-three-to-five',
      });
    });

    test('ranges of a set, the rest from the others', () => {
      const wish = { fromSet: { base: { least: 2, most: 3 }, alchemy: 0 } };
      expect(
        misfits(wish, (cards) => [2, 3].includes(fromSet(cards, 'base')) && fromSet(cards, 'alchemy') === 0),
      ).toEqual([]);
    });

    test.each(TRAITS)('at least one with the trait %s, or none', (trait) => {
      expect(
        misfits({ withTrait: { [trait]: { least: 1 } } }, (cards) => countIn(cards, withTrait(trait)) > 0),
      ).toEqual([]);
      expect(
        misfits({ withTrait: { [trait]: 0 } }, (cards) => countIn(cards, withTrait(trait)) === 0),
      ).toEqual([]);
    });

    test('a village, a +Buy and a trasher together', () => {
      const least = { least: 1 };
      expect(
        misfits({ withTrait: { village: least, 'plus-buy': least, trasher: least } }, (cards) =>
          (['village', 'plus-buy', 'trasher'] as const).every(
            (trait) => countIn(cards, withTrait(trait)) > 0,
          ),
        ),
      ).toEqual([]);
    });

    test('fewest and most Attacks', () => {
      const attacks = withTrait('attack');
      expect(
        misfits({ withTrait: { attack: { least: 2, most: 3 } } }, (cards) =>
          [2, 3].includes(countIn(cards, attacks)),
        ),
      ).toEqual([]);
      expect(
        misfits({ withTrait: { attack: { least: 6 } } }, (cards) => countIn(cards, attacks) >= 6),
      ).toEqual([]);
    });

    test('a Reaction if there are Attacks', () => {
      const hasAttack = (cards: string[]): boolean => countIn(cards, withTrait('attack')) > 0;
      const hasReaction = (cards: string[]): boolean => countIn(cards, withTrait('reaction')) > 0;
      expect(
        misfits({ reactionIfAttacks: true }, (cards) => hasReaction(cards) || !hasAttack(cards)),
      ).toEqual([]);
      const kingdomsDrawn = drawn({ reactionIfAttacks: true }, 300);
      expect(kingdomsDrawn.some(hasAttack)).toBe(true);
      expect(kingdomsDrawn.some((cards) => !hasAttack(cards))).toBe(true);
    });

    test('a card at each of the costs 2 to 5; a Potion in the cost is another cost', () => {
      const costing = (coins: number): string[] =>
        idsWhere(({ cost }) => cost.coins === coins && cost.potions === 0);
      const least = { least: 1 };
      expect(
        misfits({ atCost: { 2: least, 3: least, 4: least, 5: least } }, (cards) =>
          [2, 3, 4, 5].every((coins) => countIn(cards, costing(coins)) > 0),
        ),
      ).toEqual([]);
      expect(misfits({ atCost: { 2: 0 } }, (cards) => countIn(cards, costing(2)) === 0)).toEqual([]);
      expect(drawn({ atCost: { 2: 0 } }, 50).flat()).toContain('university');
    });

    test('at least so many different costs', () => {
      const costs = (cards: string[]): number =>
        new Set(cards.map((id) => JSON.stringify(definition(id).cost))).size;
      expect(misfits({ differentCosts: 7 }, (cards) => costs(cards) >= 7)).toEqual([]);
      expect(
        misfits({ differentCosts: 10, alchemyThreeToFive: false }, (cards) => costs(cards) === 10),
      ).toEqual([]);
    });

    test('bans and musts, however they are spelt', () => {
      expect(
        misfits(
          { musts: ["Philosopher's Stone", 'THRONE ROOM'], bans: ['possession', 'Secret Chamber'] },
          (cards) =>
            countIn(cards, ['philosophers-stone', 'throne-room']) === 2 &&
            countIn(cards, ['possession', 'secret-chamber']) === 0,
        ),
      ).toEqual([]);
      const cards = kingdoms[0]?.cards ?? [];
      expect(randomKingdom({ musts: cards }, '')).toEqual(cards.toSorted());
      expect(countKingdoms({ musts: cards })).toBe(1);
    });

    test('no Possession is a ban, or none of the cards that take a turn', () => {
      expect(withTrait('possesses')).toEqual(['possession']);
      expect(countKingdoms({ bans: ['possession'] })).toBe(countKingdoms({ withTrait: { possesses: 0 } }));
    });

    test('home-made cards join as a set of their own and are understood', () => {
      const hamlet: CardDefinition = {
        id: 'hamlet',
        types: ['Action'],
        cost: { coins: 3, potions: 0 },
        play: [{ do: 'plusActions', n: 2 }],
      };
      const villages = withTrait('village');
      const wish = { ownCards: [hamlet], bans: villages, withTrait: { village: { least: 1 } } };
      for (const cards of drawn(wish, 20)) expect(cards).toContain('hamlet');
      for (const cards of drawn({ ownCards: [hamlet], fromSet: { own: 1 } }, 20))
        expect(cards).toContain('hamlet');
      for (const cards of drawn({ ownCards: [hamlet], sets: ['base'] }, 20))
        expect(cards).not.toContain('hamlet');
      const kingdom = randomKingdom(wish, 'own');
      expect(readKingdom(kingdomText(kingdom, [hamlet]), [hamlet])).toEqual(kingdom);
      newGame({ players: ['Ann', 'Bob'], kingdom, ownCards: [hamlet], seed: 'own' });
    });
  });
});

describe('why no kingdom fits', () => {
  test('a Reaction is wanted because of a demanded Attack, but both are banned', () => {
    const { clash, cures, message } = clashOf({
      musts: ['witch', 'village'],
      bans: ['moat', 'secret-chamber', 'possession'],
      withTrait: { 'plus-buy': { least: 1 } },
      reactionIfAttacks: true,
    });
    expect(clash).toEqual([
      { wish: 'musts', cards: ['witch'] },
      { wish: 'bans', cards: ['moat', 'secret-chamber'] },
      { wish: 'reaction-if-attacks' },
    ]);
    expect(cures).toEqual([
      { wish: 'musts', cards: ['witch'] },
      { wish: 'bans', cards: ['moat'] },
      { wish: 'bans', cards: ['secret-chamber'] },
      { wish: 'reaction-if-attacks' },
    ]);
    expect(message).toMatchInlineSnapshot(
      `"no kingdom fits these wishes together: witch must be in it; moat and secret-chamber are banned; a Reaction is wanted where there are Attacks. Any one of these is enough to loosen it: take witch out of musts; lift the ban on moat; lift the ban on secret-chamber; do without a Reaction."`,
    );
  });

  test('too many demanded Attacks', () => {
    const { clash, message } = clashOf({
      musts: ['witch', 'moat', 'militia', 'thief'],
      withTrait: { attack: { most: 2 }, village: { least: 1 } },
    });
    expect(clash).toEqual([
      { wish: 'musts', cards: ['militia', 'thief', 'witch'] },
      { wish: 'with-trait', trait: 'attack', least: 0, most: 2 },
    ]);
    expect(message).toMatchInlineSnapshot(
      `"no kingdom fits these wishes together: militia, thief and witch must be in it; at most 2 with the trait "attack". Any one of these is enough to loosen it: take militia out of musts; take thief out of musts; take witch out of musts; ask for another count of "attack"."`,
    );
  });

  test('a set that has no such card', () => {
    const { clash, message } = clashOf({
      sets: ['alchemy'],
      withTrait: { reaction: { least: 1 } },
      bans: ['golem'],
    });
    expect(clash.map((part) => part.wish)).toEqual(['sets', 'with-trait']);
    expect(message).toMatchInlineSnapshot(
      `"no kingdom fits these wishes together: only alchemy may be drawn from; at least 1 with the trait "reaction". Any one of these is enough to loosen it: draw from more sets; ask for another count of "reaction"."`,
    );
  });

  test('one wish alone can be too much', () => {
    const { clash, message } = clashOf({ withTrait: { victory: 7 }, bans: ['moat'] });
    expect(clash).toEqual([{ wish: 'with-trait', trait: 'victory', least: 7, most: 7 }]);
    expect(message).toMatchInlineSnapshot(
      `"no kingdom fits this wish: exactly 7 with the trait "victory". To loosen it: ask for another count of "victory"."`,
    );
  });

  test('of two clashes the smaller is named, and that it is not the only one', () => {
    const { clash, cures, message } = clashOf({
      musts: ['witch'],
      bans: ['moat', 'secret-chamber'],
      reactionIfAttacks: true,
      withTrait: { victory: { least: 3 } },
      fromSet: { intrigue: 0 },
    });
    expect(clash.map((part) => part.wish)).toEqual(['from-set', 'with-trait']);
    expect(cures).toEqual([]);
    expect(message).toMatchInlineSnapshot(
      `"no kingdom fits these wishes together: none from intrigue; at least 3 with the trait "victory". Other wishes clash too: give one of these up and ask again."`,
    );
  });

  test('the explanation is plain data', () => {
    const { details } = refusal(() => randomKingdom({ withTrait: { reaction: { least: 3 } } }, ''));
    expect(JSON.parse(JSON.stringify(details))).toEqual(details);
  });

  test('it does not depend on the seed', () => {
    const wish: KingdomWish = { withTrait: { curser: 3, attack: { most: 2 } } };
    const messages = seeds(10).map((seed) => refusal(() => randomKingdom(wish, seed)).message);
    expect(new Set(messages).size).toBe(1);
  });
});

describe('wishes that make no sense', () => {
  const eleven = kindIds.slice(0, 11);
  const cases: [string, KingdomWish, Partial<Trouble>][] = [
    ['an unknown must', { musts: ['celler'] }, { code: 'unknown-card', card: 'celler', nearest: ['cellar'] }],
    ['an unknown ban', { bans: ['throne'] }, { code: 'unknown-card', nearest: ['throne-room'] }],
    ['a basic card', { bans: ['gold'] }, { code: 'basic-card', card: 'gold' }],
    ['a must twice', { musts: ['moat', 'Moat'] }, { code: 'repeated-card', card: 'moat' }],
    ['eleven musts', { musts: eleven }, { code: 'too-many-musts', count: 11 }],
    ['a must that is banned', { musts: ['moat'], bans: ['Moat'] }, { code: 'must-is-banned', card: 'moat' }],
    [
      'a must of another set',
      { musts: ['duke'], sets: ['base'] },
      { code: 'must-outside-sets', set: 'intrigue' },
    ],
    ['no sets', { sets: [] }, { code: 'no-sets' }],
    ['an unknown set', { sets: ['seaside' as 'base'] }, { code: 'unknown-set', set: 'seaside' }],
    ['the basic set', { fromSet: { basic: 1 } as object }, { code: 'unknown-set', set: 'basic' }],
    ['an unknown trait', { withTrait: { dull: 1 } as object }, { code: 'unknown-trait', trait: 'dull' }],
    ['an odd cost', { atCost: { '2p': 1 } as Record<number, Count> }, { code: 'bad-cost', cost: '2p' }],
    ['half a card', { fromSet: { base: 2.5 } }, { code: 'bad-count', of: 'fromSet.base', count: '2.5' }],
    ['too many', { withTrait: { attack: 11 } }, { code: 'bad-count', of: 'withTrait.attack' }],
    ['fewer than none', { atCost: { 2: { most: -1 } } }, { code: 'bad-count', of: 'atCost.2' }],
    ['least above most', { fromSet: { base: { least: 5, most: 4 } } }, { code: 'bad-count' }],
    ['11 different costs', { differentCosts: 11 }, { code: 'bad-count', of: 'differentCosts' }],
    ['counts above ten', { fromSet: { base: 6, intrigue: 5 } }, { code: 'counts-too-high', total: 11 }],
    [
      'counts below ten',
      { sets: ['base', 'intrigue'], fromSet: { base: 4, intrigue: { most: 5 } } },
      { code: 'counts-too-low', total: 9 },
    ],
    [
      'a count of a set not drawn from',
      { sets: ['base'], fromSet: { alchemy: 3 } },
      { code: 'count-outside-sets', set: 'alchemy' },
    ],
    [
      'too many bans',
      { sets: ['alchemy'], bans: idsOf('alchemy').slice(0, 4) },
      { code: 'too-few-cards', left: 8, bans: 4 },
    ],
    ['own cards, and none given', { sets: ['own'] }, { code: 'too-few-cards', left: 0, bans: 0 }],
  ];

  test.each(cases)('%s', (_title, wish, expected) => {
    const error = refusal(() => randomKingdom(wish, 'any'));
    expect(error.details).toMatchObject(expected);
    expect(error.code).toBe(expected.code);
    expect(trouble(() => countKingdoms(wish))).toEqual(error.details);
  });

  test('the messages name the thing, the place and the remedy', () => {
    const sets = /(?<=; take )base, intrigue, alchemy.* or own$/;
    const messages = cases.map(([, wish]) =>
      refusal(() => randomKingdom(wish, 'any')).message.replace(sets, 'a set'),
    );
    expect(`\n${messages.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      musts: there is no card "celler"; do you mean cellar?
      bans: there is no card "throne"; do you mean throne-room?
      bans: "gold" is a basic card and never a Kingdom pile; take another card in its place
      musts: "moat" stands there twice; take another card in its place
      musts: 11 cards, but a kingdom has 10; take 1 away
      "moat" is both a must and banned; take it out of musts or out of bans
      musts: "duke" belongs to intrigue, which is not drawn from; add intrigue to sets
      sets: the list is empty; name at least one, or leave it out to draw from the boxes
      sets: there is no set "seaside"; take a set
      fromSet: there is no set "basic"; take a set
      withTrait: there is no trait "dull"; take village, cantrip, plus-cards, plus-buy, plus-coins, trasher, gainer, plays-cards, attack, curser, reaction, possesses, treasure, victory or costs-potion
      atCost: "2p" is no cost in coins; take a whole number
      fromSet.base: 2.5 is no count; take whole numbers from 0 to 10, in a range least not above most
      withTrait.attack: 11 is no count; take whole numbers from 0 to 10, in a range least not above most
      atCost.2: {"most":-1} is no count; take whole numbers from 0 to 10, in a range least not above most
      fromSet.base: {"least":5,"most":4} is no count; take whole numbers from 0 to 10, in a range least not above most
      differentCosts: 11 is no count; take whole numbers from 0 to 10, in a range least not above most
      fromSet: the counts ask for at least 11 cards, but a kingdom has 10; lower them by 1
      fromSet: the counts allow at most 9 cards, but a kingdom has 10; raise them by 1
      fromSet: cards of alchemy are wanted, but it is not drawn from; add alchemy to sets
      only 8 cards are left to draw 10 from; add a set or lift 2 of the bans
      only 0 cards are left to draw 10 from; add a set
      "
    `);
  });

  test('a pile of counts that would take minutes to weigh is refused in seconds; luck may still find a kingdom', () => {
    const some = { least: 1, most: 5 };
    const wish: KingdomWish = {
      fromSet: { base: some, intrigue: some, alchemy: some },
      atCost: { 2: some, 3: some, 4: some, 5: some },
      withTrait: { gainer: some, 'plus-cards': some, cantrip: some, 'plus-coins': some, attack: some },
      differentCosts: 6,
    };
    expect(trouble(() => countKingdoms(wish)).code).toBe('too-many-wishes');
    expect(isTen(randomKingdom(wish, 'luck'))).toBe(true);
  }, 60_000);
});

describe('by picks', () => {
  const pickAll = (draft: Draft, cards: readonly string[]): Draft =>
    cards.reduce((so, card) => pickKind(so, whosePick(so) ?? Number.NaN, card), draft);

  test('INT-KINGDOM-05: three players pick A B C A B C A B C A, ten different kinds', () => {
    let draft = newDraft(3);
    const pickers: string[] = [];
    for (let seat = whosePick(draft); seat !== undefined; seat = whosePick(draft)) {
      pickers.push('ABC'.charAt(seat));
      draft = pickKind(draft, seat, legalPicks(draft).at(-1) ?? 'nothing is left');
    }
    expect(pickers.join(' ')).toBe('A B C A B C A B C A');
    expect(isTen(draft.picks)).toBe(true);
    expect(legalPicks(draft)).toEqual([]);
    expect(trouble(() => pickKind(draft, 0, 'moat')).code).toBe('draft-over');
  });

  test('another seat may begin, and then it goes on clockwise', () => {
    let draft = newDraft(4, 2);
    const pickers: number[] = [];
    for (const card of kindIds.slice(0, 5)) {
      const seat = whosePick(draft) ?? Number.NaN;
      pickers.push(seat);
      draft = pickKind(draft, seat, card);
    }
    expect(pickers).toEqual([2, 3, 0, 1, 2]);
  });

  test('repeats, strangers and picks out of turn are refused and change nothing', () => {
    const draft = pickAll(newDraft(2), ['moat', 'Throne Room']);
    const before = structuredClone(draft);
    expect(draft.picks).toEqual(['moat', 'throne-room']);
    expect(legalPicks(draft)).toEqual(kindIds.filter((id) => id !== 'moat' && id !== 'throne-room'));
    expect(trouble(() => pickKind(draft, 0, 'Moat'))).toEqual({ code: 'already-picked', card: 'moat' });
    expect(trouble(() => pickKind(draft, 1, 'cellar'))).toEqual({ code: 'not-your-pick', seat: 1, turn: 0 });
    expect(trouble(() => pickKind(draft, 0, 'celar'))).toMatchObject({ nearest: ['cellar'] });
    expect(trouble(() => pickKind(draft, 0, 'curse')).code).toBe('basic-card');
    expect(draft).toEqual(before);
  });

  test('it may be limited to some of the kinds', () => {
    const draft = newDraft(2, 0, idsOf('alchemy'));
    expect(legalPicks(draft)).toEqual(idsOf('alchemy'));
    expect(trouble(() => pickKind(draft, 0, 'moat'))).toEqual({ code: 'not-in-draft', card: 'moat' });
    expect(trouble(() => newDraft(2, 0, ['moat', 'cellar'])).code).toBe('too-few-cards');
    expect(trouble(() => newDraft(1)).code).toBe('bad-players');
    expect(trouble(() => newDraft(7)).code).toBe('bad-players');
    expect(trouble(() => newDraft(3, 3)).code).toBe('bad-start');
  });

  test('with vetoes each may strike one kind at his pick: it goes, and the same player picks', () => {
    let draft = pickAll(newDraft(2, 0, kindIds, true), ['moat', 'witch']);
    expect(mayVeto(draft, 0)).toBe(true);
    expect(mayVeto(draft, 1)).toBe(false);
    expect(trouble(() => strikeKind(draft, 1, 'moat')).code).toBe('not-your-pick');
    draft = strikeKind(draft, 0, 'Witch');
    expect(draftedKinds(draft)).toEqual(['moat']);
    expect(whosePick(draft)).toBe(0);
    expect(trouble(() => pickKind(draft, 0, 'witch'))).toEqual({ code: 'struck', card: 'witch' });
    expect(trouble(() => strikeKind(draft, 0, 'cellar'))).toEqual({ code: 'veto-used', seat: 0 });
    draft = strikeKind(pickKind(draft, 0, 'cellar'), 1, 'chapel');
    expect(legalPicks(draft)).not.toContain('chapel');
    while (whosePick(draft) !== undefined) {
      draft = pickKind(draft, whosePick(draft) ?? Number.NaN, legalPicks(draft)[0] ?? 'nothing is left');
    }
    expect(isTen(draftedKinds(draft))).toBe(true);
    expect(draft.picks).toHaveLength(KINGDOM_PILES + 1);
    expect(trouble(() => strikeKind(newDraft(2), 0, 'moat')).code).toBe('no-vetoes');
    expect(trouble(() => newDraft(3, 0, kindIds.slice(0, 12), true)).code).toBe('too-few-cards');
  });

  test('is picked from the sets that are played and from home-made cards, without Possession where that is wished', () => {
    const own = { id: 'old-mill', types: ['Action'], cost: { coins: 3, potions: 0 } } as const;
    expect(draftedFrom(['alchemy'], [own]).slice(0, 1)).toEqual(['old-mill']);
    expect(draftedFrom(['alchemy'], [])).toContain('possession');
    expect(draftedFrom(['alchemy'], [], true)).not.toContain('possession');
    expect(new Set(draftedFrom(['base', 'intrigue'], []).map((id) => setOfCard(id)))).toEqual(
      new Set(['base', 'intrigue']),
    );
  });

  test('what is picked for others brings what the kingdom lacks, the same for the same seed', () => {
    for (const seed of seeds(20)) {
      let draft = newDraft(4);
      for (let seat = whosePick(draft); seat !== undefined; seat = whosePick(draft)) {
        const card = suggestPick(draft, seed) ?? 'nothing is left';
        expect(suggestPick(draft, seed)).toBe(card);
        draft = pickKind(draft, seat, card);
      }
      expect(isTen(draft.picks)).toBe(true);
      for (const trait of ['village', 'plus-cards', 'plus-buy', 'trasher', 'attack'] as const)
        expect(countIn(draft.picks, withTrait(trait)), `${seed}: ${trait}`).toBeGreaterThan(0);
    }
    expect(suggestPick(pickAll(newDraft(2), kindIds.slice(0, 10)), 'any')).toBeUndefined();
  });
});

describe('as a text', () => {
  const tenKinds = fc.shuffledSubarray(kindIds, { minLength: 10, maxLength: 10 });

  test('what is written is read, whatever the order, and needs no escaping in a URL', () => {
    fc.assert(
      fc.property(tenKinds, (cards) => {
        const text = kingdomText(cards);
        expect(readKingdom(text)).toEqual(cards.toSorted());
        expect(kingdomText(cards.toReversed())).toBe(text);
        expect(kingdomText(readKingdom(text))).toBe(text);
        expect(encodeURIComponent(text)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(136);
      }),
    );
  });

  test('a recommended kingdom is called by its id', () => {
    for (const { id, cards } of kingdoms) {
      expect(kingdomText(cards)).toBe(id);
      expect(readKingdom(id)).toEqual(cards.toSorted());
      expect(readKingdom(` ${title(id).toUpperCase()} `)).toEqual(cards.toSorted());
    }
    const [first] = kingdoms.map(({ cards }) => cards);
    expect(readKingdom((first ?? []).join('.'))).toEqual(first?.toSorted());
  });

  test('ten names in alphabetical order', () => {
    const cards = ['woodcutter', 'moat', 'golem', 'cellar', 'duke', 'spy', 'mine', 'nobles', 'feast', 'pawn'];
    expect(kingdomText(cards)).toBe('cellar.duke.feast.golem.mine.moat.nobles.pawn.spy.woodcutter');
  });

  test('names are read as people write them', () => {
    const separators = fc.constantFrom('.', ', ', ';', ' | ', '\n', ' ', '+', ' .. ', ',\r\n');
    const spellings = fc.constantFrom(
      (id: string) => id,
      (id: string) => title(id),
      (id: string) => id.replaceAll('-', '_').toUpperCase(),
      (id: string) => title(id).replace('Philosophers', 'Philosopher’s'),
    );
    fc.assert(
      fc.property(tenKinds, separators, spellings, (cards, separator, spelling) => {
        expect(readKingdom(cards.map(spelling).join(separator))).toEqual(cards.toSorted());
      }),
    );
  });

  test('what cannot be read is named, with what comes nearest', () => {
    const nine = 'cellar.duke.feast.golem.mine.moat.nobles.pawn.spy';
    const messages = [
      `${nine}.woodcuter`,
      `${nine}.throne`,
      `${nine}.xylophone`,
      `${nine}.province`,
      `${nine}.Duke`,
      nine,
      `${nine}.market.smithy`,
      'Moat',
      'frist game',
      'celler',
      '?!',
      '',
    ].map((text) => refusal(() => readKingdom(text)).message);
    expect(`\n${messages.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      kingdom: there is no card "woodcuter"; do you mean woodcutter?
      kingdom: there is no card "throne"; do you mean throne-room?
      kingdom: there is no card "xylophone"; take the name of a Kingdom card
      kingdom: "province" is a basic card and never a Kingdom pile; take another card in its place
      kingdom: "duke" stands there twice; take another card in its place
      9 Kingdom cards: a kingdom has 10; add 1
      11 Kingdom cards: a kingdom has 10; take 1 away
      1 Kingdom card: a kingdom has 10; add 9
      "frist game" is neither a recommended kingdom nor ten cards with dots between them; do you mean first-game?
      "celler" is neither a recommended kingdom nor ten cards with dots between them; do you mean cellar?
      "?!" is neither a recommended kingdom nor ten cards with dots between them
      "" is neither a recommended kingdom nor ten cards with dots between them
      "
    `);
  });

  test('no text breaks the reader', () => {
    for (const long of ['moat '.repeat(20_000), 'moat.'.repeat(20_000), 'x'.repeat(100_000)]) {
      expect(refusal(() => readKingdom(long)).message).not.toBe('');
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(refusal(() => readKingdom(text)).message).not.toBe('');
      }),
    );
  });
});

describe('traits', () => {
  test('which cards have them', () => {
    const table = Object.fromEntries(TRAITS.map((trait) => [trait, withTrait(trait).sort().join(' ')]));
    expect(table).toMatchInlineSnapshot(`
      {
        "attack": "bureaucrat familiar militia minion saboteur scrying-pool spy swindler thief torturer witch",
        "cantrip": "alchemist apothecary familiar great-hall laboratory market mining-village spy upgrade village wishing-well",
        "costs-potion": "alchemist apothecary familiar golem philosophers-stone possession scrying-pool transmute university vineyard",
        "curser": "familiar torturer witch",
        "gainer": "baron bureaucrat feast ironworks mine remodel thief trading-post transmute university upgrade workshop",
        "plays-cards": "golem throne-room",
        "plus-buy": "baron bridge council-room festival herbalist market pawn woodcutter",
        "plus-cards": "alchemist apprentice council-room courtyard laboratory library masquerade minion moat nobles shanty-town smithy steward torturer witch",
        "plus-coins": "baron bridge chancellor conspirator festival harem herbalist ironworks market militia mining-village minion moneylender pawn philosophers-stone secret-chamber steward swindler woodcutter",
        "possesses": "possession",
        "reaction": "moat secret-chamber",
        "trasher": "apprentice chapel masquerade mine moneylender remodel steward trading-post transmute upgrade",
        "treasure": "harem philosophers-stone",
        "victory": "duke gardens great-hall harem nobles vineyard",
        "village": "festival mining-village nobles shanty-town university village",
      }
    `);
  });

  const home = (more: Partial<CardDefinition>): ReadonlySet<Trait> =>
    traitsOf({ id: 'home-made', types: ['Action'], cost: { coins: 3, potions: 0 }, ...more });

  test('what a text does to others is no benefit of its player', () => {
    expect(
      home({
        play: [
          {
            do: 'eachOtherPlayer',
            steps: [
              { do: 'plusActions', n: 2 },
              { do: 'plusBuys', n: 1 },
              { do: 'plusCards', n: 3 },
              { do: 'gain', card: 'silver', to: 'discard' },
              { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
            ],
          },
        ],
      }),
    ).toEqual(new Set());
  });

  test('what everybody does, its player does too; what everybody gets, the others get too', () => {
    const traits = home({
      play: [
        {
          do: 'eachPlayer',
          steps: [
            { do: 'plusActions', n: 2 },
            { do: 'gain', card: 'curse', to: 'discard' },
          ],
        },
      ],
    });
    expect(traits).toEqual(new Set(['village', 'gainer', 'curser']));
  });

  test('+1 Action twice is a village; one in each of two modes is one only if both are chosen', () => {
    const one = { do: 'plusActions', n: 1 } as const;
    const modes = ['a', 'b'].map((name) => ({ name, steps: [one] }));
    const choose = (n: number) => ({ do: 'choose', n, optional: false, modes, asked: 'you' }) as const;
    expect(home({ play: [one, one] })).toContain('village');
    expect(home({ play: [choose(1)] })).not.toContain('village');
    expect(home({ play: [choose(2)] })).toContain('village');
    expect(home({ play: [one, choose(1)] })).toContain('village');
  });

  test('both sides of an "if" count, but only what is sure makes a cantrip', () => {
    const both = [
      { do: 'plusCards', n: 1 },
      { do: 'plusActions', n: 1 },
    ] as const;
    const when = (otherwise: CardDefinition['play'] = []) =>
      ({ do: 'if', condition: { dealtWith: 1 }, then: both, otherwise }) as const;
    expect(home({ play: [when()] })).not.toContain('cantrip');
    expect(home({ play: [when(both)] })).toContain('cantrip');
    expect(home({ play: [when([{ do: 'plusBuys', n: 1 }])] })).toContain('plus-buy');
  });

  test('deep down is found as well', () => {
    const trash = {
      do: 'pick',
      verb: 'trash',
      from: 'hand',
      least: 0,
      most: 1,
      filter: {},
      asked: 'you',
    } as const;
    const deep = {
      do: 'choose',
      n: 1,
      optional: true,
      asked: 'you',
      modes: [
        { name: 'trash', steps: [{ do: 'if', condition: { handHas: {} }, then: [], otherwise: [trash] }] },
      ],
    } as const;
    expect(home({ play: [deep] })).toEqual(new Set(['trasher']));
  });

  test('types and costs', () => {
    expect(home({ types: ['Action', 'Attack'] })).toEqual(new Set(['attack']));
    expect(home({ types: ['Victory'] })).toEqual(new Set(['victory']));
    expect(home({ cost: { coins: 0, potions: 1 } })).toEqual(new Set(['costs-potion']));
    expect(home({ onAttack: [{ do: 'unaffected' }] })).toEqual(new Set(['reaction']));
  });
});
