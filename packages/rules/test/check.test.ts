import { describe, expect, test } from 'vitest';
import { CardError, allCards, checkCard, newGame } from '../src/index.ts';

const salvager = {
  id: 'salvager',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play: [{ do: 'plusBuys', n: 1 }],
};

describe('home-made cards are checked', () => {
  test('every card of the boxes passes, also after a journey through JSON', () => {
    for (const card of allCards) {
      const arrived: unknown = JSON.parse(JSON.stringify(card));
      expect(checkCard(arrived)).toEqual(card);
    }
  });

  test.each([
    ['no object', 7, 'the card must be an object'],
    ['no id', { ...salvager, id: undefined }, 'its id must be small letters'],
    ['an id with spaces', { ...salvager, id: 'My Card' }, 'its id must be small letters'],
    ['an unknown type', { ...salvager, types: ['Event'] }, 'types[0] must be one of Action'],
    ['a type twice', { ...salvager, types: ['Action', 'Action'] }, 'types must be a list of different types'],
    [
      'a negative cost',
      { ...salvager, cost: { coins: -1, potions: 0 } },
      'cost, coins must be a whole number',
    ],
    ['an unknown field', { ...salvager, art: 'x' }, 'art must be left out'],
    ['no text', { ...salvager, play: undefined }, 'play must be what happens when it is played'],
    [
      'an unknown step',
      { ...salvager, play: [{ do: 'winTheGame' }] },
      'play[0], do must be one of plusCards',
    ],
    ['a name from the prototype', { ...salvager, play: [{ do: 'toString' }] }, 'play[0], do must be one of'],
    ['a bad amount', { ...salvager, play: [{ do: 'plusCards', n: 'many' }] }, 'play[0], n must be an object'],
    ['an unknown amount', { ...salvager, play: [{ do: 'plusCards', n: { x: 1 } }] }, 'with one of thatMany'],
    ['a fraction', { ...salvager, play: [{ do: 'plusCards', n: 1.5 }] }, 'n must be a whole number'],
    ['a field too many', { ...salvager, play: [{ do: 'trashThis', n: 1 }] }, 'play[0], n must be left out'],
    [
      'a Reaction without its text',
      { ...salvager, types: ['Action', 'Reaction'] },
      'onAttack must be there exactly',
    ],
    [
      'a choice without modes',
      { ...salvager, play: [{ do: 'choose', n: 1, optional: false, modes: [], asked: 'you' }] },
      'modes must be a list with at least one mode',
    ],
    [
      'a text without end',
      { ...salvager, play: Array.from({ length: 61 }, () => ({ do: 'trashThis' })) },
      'play must be a list of at most',
    ],
    ['a text too deep', { ...salvager, play: [deep(9)] }, 'nested at most'],
  ])('%s is refused with its place', (_name, card, message) => {
    expect(() => checkCard(card)).toThrow(message);
  });

  test('everything that is wrong is told at once, each with its place and the kind of reason', () => {
    const broken = {
      ...salvager,
      play: [
        { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
        { do: 'if', condition: { handHas: {} }, then: [{ do: 'unaffected' }], otherwise: [] },
        { do: 'remember' },
      ],
    };
    const troubles = troublesOf(broken);
    expect(troubles.map(({ where, reason }) => [where.replace('card "salvager", ', ''), reason])).toEqual([
      ['play[1], condition', 'show-hand'],
      ['play[0]', 'put-away'],
      ['play[1], then[0]', 'when-attacked'],
      ['play[2]', 'others-only'],
    ]);
    const misspelt = { ...salvager, cost: { coins: -1, potions: 7 }, play: [{ do: 'a' }, { do: 'b' }] };
    expect(troublesOf(misspelt)).toHaveLength(4);
  });

  test('a set-up with a bad card is refused before anything happens', () => {
    const broken: unknown = { ...salvager, play: [{ do: 'winTheGame' }] };
    const setup = {
      players: ['Ann', 'Bob'],
      kingdom: ['salvager'],
      seed: '1',
      study: true,
      ownCards: [broken],
    };
    expect(() => newGame(setup as Parameters<typeof newGame>[0])).toThrow(
      'card "salvager", play[0], do must be one of',
    );
  });
});

function deep(levels: number): object {
  return levels === 0 ? { do: 'trashThis' } : { do: 'eachPlayer', steps: [deep(levels - 1)] };
}

function troublesOf(card: unknown): CardError['troubles'] {
  try {
    checkCard(card);
    return [];
  } catch (error) {
    if (error instanceof CardError) return error.troubles;
    throw error;
  }
}
