// The house rules that keep a home-made card from holding up a game or blowing it up.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardDefinition, Chooser, Game, GameEvent, Step } from '../src/index.ts';
import {
  MOST_EXTRA_TURNS,
  MOST_IDLE_ROUNDS,
  MOST_PLAYS,
  MOST_TOKENS,
  MOST_TURNS,
  apply,
  newPosition,
  optionWords,
  playOut,
  verbOf,
} from '../src/index.ts';

/** Ann has three of the card in hand, Bob nothing to do. */
function withCard(play: readonly Step[], number = 1, more: Partial<CardDefinition> = {}): Game {
  const odd: CardDefinition = { id: 'odd', types: ['Action'], cost: { coins: 0, potions: 0 }, play, ...more };
  return newPosition({
    players: [{ name: 'Ann', hand: ['odd', 'odd', 'odd'] }, { name: 'Bob' }],
    kingdom: ['odd'],
    ownCards: [odd],
    turn: { number },
  });
}

function firstOption(game: Game): number {
  const [option] = game.asks[0]?.options ?? [];
  if (option === undefined) throw new Error('nobody is asked');
  return option;
}

/** Whatever is not done by this card is over as soon as it can be. */
const onlyThis: Chooser = (game, { options }) => {
  const wanted = options.find((option) => /^(play|buy) odd$/i.test(optionWords(game, option)));
  return wanted ?? options.at(-1) ?? firstOption(game);
};

const againAndAgain: Step[] = [
  { do: 'plusCards', n: 5 },
  { do: 'plusActions', n: 5 },
  { do: 'gain', card: 'this', to: 'hand' },
  {
    do: 'pick',
    verb: 'return',
    from: 'in-play',
    least: 1,
    most: 1,
    filter: { cards: ['odd'] },
    asked: 'you',
  },
  { do: 'returnThem' },
];

test('in one turn so many texts are followed; cards played after that do nothing', () => {
  const game = withCard(againAndAgain);
  let texts = 0;
  let plays = 0;
  const listen = ({ type, what }: GameEvent): void => {
    if (type === 'play') plays++;
    if (type === 'plus' && what === 'actions') texts++;
  };
  const choose: Chooser = (now, asked) => (asked.verb === 'return' ? firstOption(now) : onlyThis(now, asked));
  while (game.turn.number === 1 && !game.over) {
    const [asked] = game.asks;
    if (asked !== undefined) apply(game, choose(game, asked), asked.seat, listen);
  }
  expect(texts).toBe(MOST_PLAYS);
  expect(plays).toBeGreaterThan(MOST_PLAYS);
});

test('a card that plays itself again when it is discarded from play leaves it in the end', () => {
  const again: Step[] = [
    {
      do: 'pick',
      verb: 'play',
      from: 'in-play',
      least: 1,
      most: 1,
      filter: { cards: ['odd'] },
      asked: 'you',
    },
    { do: 'playThem', times: 1 },
  ];
  const game = withCard([{ do: 'plusActions', n: 1 }], 1, {
    onDiscardFromPlay: { while: {}, steps: again },
  });
  const longest: Chooser = (now, asked) =>
    asked.options.find((one) => verbOf(one) === 'discard') ?? firstOption(now);
  for (let choices = 0; game.turn.number === 1 && choices < 10 * MOST_PLAYS; choices++) {
    const [asked] = game.asks;
    if (asked !== undefined) apply(game, longest(game, asked), asked.seat);
  }
  expect(game.turn.number).toBe(2);
});

test('so many extra turns are due at once, and so many tokens lie before a player', () => {
  const many = (step: Step): Step[] => Array.from({ length: 50 }, () => step);
  const possessing = withCard([{ do: 'plusActions', n: 1 }, ...many({ do: 'possessLeftNeighbour' })]);
  for (let plays = 0; plays < 3; plays++) apply(possessing, firstOption(possessing));
  expect(possessing.extraTurns.length / 2).toBe(MOST_EXTRA_TURNS);
  const minting = withCard(many({ do: 'plusTokens', n: 99 }));
  apply(minting, firstOption(minting));
  expect(minting.seats[0]?.tokens).toBe(MOST_TOKENS);
});

test('after so many turns the game is over, whatever is still done', () => {
  const game = withCard([{ do: 'plusCards', n: 1 }], MOST_TURNS - 2);
  playOut(game, onlyThis);
  expect(game.over).toBe(true);
  expect(game.turn.number).toBe(MOST_TURNS);
  expect(game.idleTurns).toBeLessThan(2 * MOST_IDLE_ROUNDS);
});

test('the house rules name these numbers', () => {
  const rules = readFileSync(new URL('../../../rulings/house-rules.json', import.meta.url), 'utf8');
  for (const words of [
    `${MOST_IDLE_ROUNDS} rounds`,
    `${MOST_PLAYS} played cards`,
    `${MOST_EXTRA_TURNS} extra turns`,
    `${MOST_TURNS} turns`,
    `${MOST_TOKENS} Coin tokens`,
  ]) {
    expect(rules).toContain(words);
  }
});
