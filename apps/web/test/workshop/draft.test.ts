import { readOwnCard } from '@tenfold/protocol';
import type { CardDefinition } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import type { CardDraft } from '../../src/workshop/model/draft.ts';
import {
  BLANK,
  definitionOf,
  draftLike,
  draftOf,
  idOf,
  named,
  ownCardOf,
  withReaction,
  withType,
  withWorth,
} from '../../src/workshop/model/draft.ts';
import { begun, changed, redone, undone } from '../../src/workshop/model/history.ts';
import { missingIn } from '../../src/workshop/model/missing.ts';
import {
  movedPhrase,
  phrasesOf,
  stepsIn,
  withAdded,
  withPhrase,
  withoutPhrase,
} from '../../src/workshop/model/phrases.ts';

function card(id: string): CardDefinition {
  const found = allCards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no card "${id}"`);
  return found;
}

const lamplighter: CardDraft = named(draftLike(card('steward')), 'en', 'Lamplighter');

describe('every card goes through the workshop and back', () => {
  test.each(allCards.map((one) => [one.id, one] as const))('%s', (id, definition) => {
    expect(definitionOf(draftLike(definition), id)).toEqual(definition);
    expect(missingIn(named(draftLike(definition), 'en', 'Mine'))).toEqual([]);
  });

  test.each(allCards.map((one) => [one.id, one] as const))(
    '%s, handed on under a name of its own',
    (id, definition) => {
      const own = {
        definition: { ...definition, id: `my-${id}` },
        names: { hu: 'Sajátom' },
        emblem: 'anvil',
      };
      const { card: read } = readOwnCard(JSON.parse(JSON.stringify(own)));
      expect(read).not.toBeNull();
      expect(read && ownCardOf(draftOf(read))).toEqual(own);
    },
  );
});

describe('what is missing', () => {
  test('of a blank: a name and a text', () => {
    expect(missingIn(BLANK)).toEqual([{ what: 'name' }, { what: 'text' }]);
  });

  test('a name that nobody could read, a card that is nothing', () => {
    const draft = { ...named(lamplighter, 'de', '<i>'), types: [] };
    expect(missingIn(draft)).toEqual([{ what: 'bad-name', language: 'de' }, { what: 'type' }]);
  });

  test('is told with the sentence it is about, as that is counted on the page', () => {
    const play = phrasesOf([
      { do: 'plusCards', n: 1 },
      { do: 'plusActions', n: 1 },
      { do: 'if', condition: { handHas: {} }, then: [{ do: 'plusCoins', n: 1 }], otherwise: [] },
      { do: 'eachOtherPlayer', steps: [] },
      { do: 'unaffected' },
    ]);
    expect(missingIn({ ...lamplighter, play })).toEqual([
      { what: 'empty', part: 'play', sentence: 3 },
      { what: 'show-hand', part: 'play', sentence: 2 },
      { what: 'when-attacked', part: 'play', sentence: 4 },
    ]);
  });

  test('a Reaction that does nothing yet', () => {
    expect(missingIn(withReaction(lamplighter, []))).toEqual([
      { what: 'empty', part: 'onAttack', sentence: null },
    ]);
  });

  test('cards that are looked at must have been shown', () => {
    const play = phrasesOf([
      { do: 'pick', verb: 'topdeck', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
      { do: 'putThemOnDeck' },
      { do: 'if', condition: { itIs: 'Action' }, then: [{ do: 'plusCards', n: 1 }], otherwise: [] },
    ]);
    expect(missingIn({ ...lamplighter, play })).toEqual([{ what: 'show-first', part: 'play', sentence: 2 }]);
    const shown = play.map((phrase) => (phrase.kind === 'pick' ? { ...phrase, shown: true } : phrase));
    expect(missingIn({ ...lamplighter, play: shown })).toEqual([]);
  });
});

describe('an id', () => {
  test.each([
    ['Lamplighter', 'lamplighter'],
    ['Śnieżna Wieża', 'sniezna-wieza'],
    ['Smithy', 'smithy-own'],
    ['42', 'own-card'],
    ['7 Dwarfs', 'dwarfs'],
  ])('of %s is %s', (name, id) => {
    expect(idOf(named(BLANK, 'pl', name))).toBe(id);
  });

  test('that a card came with stays, unless it is that of one of ours', () => {
    expect(idOf({ ...lamplighter, id: 'old-lamp' })).toBe('old-lamp');
    expect(idOf(lamplighter)).toBe('lamplighter');
  });
});

describe('types come with what belongs to them', () => {
  test('points', () => {
    expect(withType(BLANK, 'Victory', true)).toMatchObject({ types: ['Action', 'Victory'], worth: 1 });
    expect(withWorth(BLANK, 2).types).toEqual(['Action', 'Victory']);
    expect(withWorth(withWorth(BLANK, 2), null)).toEqual(BLANK);
    expect(withWorth({ ...BLANK, types: ['Curse'] }, -2).types).toEqual(['Curse']);
  });

  test('a Reaction', () => {
    expect(withType(BLANK, 'Reaction', true).onAttack).toEqual([]);
    expect(withType(withType(BLANK, 'Reaction', true), 'Reaction', false)).toEqual(BLANK);
  });
});

describe('lists of sentences', () => {
  const smithy = draftLike(card('smithy')).play;
  const militia = draftLike(card('militia')).play;

  test('bonuses join bonuses', () => {
    expect(stepsIn(withAdded(smithy, phrasesOf([{ do: 'plusBuys', n: 1 }])))).toEqual([
      { do: 'plusCards', n: 3 },
      { do: 'plusBuys', n: 1 },
    ]);
    expect(withAdded(smithy, phrasesOf([{ do: 'plusBuys', n: 1 }]))).toHaveLength(1);
  });

  test('are replaced, moved and taken away without a change of what was', () => {
    expect(movedPhrase(militia, 0, 1)).toEqual([militia[1], militia[0]]);
    expect(movedPhrase(militia, 0, -1)).toBe(militia);
    expect(withoutPhrase(militia, 0)).toEqual([militia[1]]);
    expect(smithy.map((phrase) => withPhrase(militia, 0, phrase)[0])).toEqual(smithy);
    expect(militia).toEqual(draftLike(card('militia')).play);
  });
});

describe('undo', () => {
  test('goes back and forth, and letters of one name are one step', () => {
    let history = begun(BLANK);
    for (const name of ['L', 'La', 'Lam']) history = changed(history, named(history.now, 'en', name), 'en');
    history = changed(history, withType(history.now, 'Attack', true));
    expect(undone(history).now.names.en).toBe('Lam');
    expect(undone(undone(history)).now).toBe(BLANK);
    expect(undone(undone(undone(history))).now).toBe(BLANK);
    expect(redone(undone(history)).now).toEqual(history.now);
    expect(redone(history)).toBe(history);
  });
});
