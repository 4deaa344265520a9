// Home-made cards belong to one game alone: played, bought, scored, recorded there, unknown everywhere else.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, Game, RecordedChoice } from '../src/index.ts';
import { codeOf } from './code-of.ts';
import {
  apply,
  cardSetOf,
  clone,
  decision,
  findOption,
  newGame,
  newPosition,
  offeredWords,
  readRecord,
  recordChoice,
  replay,
  scoreOf,
  standardCards,
  title,
  view,
  writeRecord,
} from '../src/index.ts';

/** Two coins and a Buy now, a point at the end. */
const fair: CardDefinition = {
  id: 'village-fair',
  types: ['Action', 'Victory'],
  cost: { coins: 0, potions: 0 },
  play: [
    { do: 'plusCoins', n: 2 },
    { do: 'plusBuys', n: 1 },
  ],
  worth: 1,
};

/** Another card of the same name: it only draws. */
const otherFair: CardDefinition = {
  id: 'village-fair',
  types: ['Action'],
  cost: { coins: 3, potions: 0 },
  play: [{ do: 'plusCards', n: 3 }],
};

const nine = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'woodcutter'];

const gameWith = (card: CardDefinition, seed = 'fair'): Game =>
  newGame({ players: ['Ann', 'Bob'], kingdom: [...nine, card.id], seed, start: 0, ownCards: [card] });

function choose(game: Game, ...all: string[]): RecordedChoice[] {
  return all.map((words) => {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked for "${words}"`);
    const option = findOption(game, asked, words);
    const choice = recordChoice(game, option, asked.seat);
    apply(game, option, asked.seat);
    return choice;
  });
}

describe('a home-made card', () => {
  test('has a pile, a name and a cost', () => {
    const pile = view(gameWith(fair), 0).supply.find(({ card }) => card === 'village-fair');
    // A Victory card, too: eight in a game of two.
    expect(pile).toEqual({ card: 'village-fair', count: 8, cost: { coins: 0, potions: 0 } });
    expect(offeredWords(gameWith(fair))).toContain('buy Village Fair');
  });

  test('is bought, played and scored', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['village-fair', 'copper'] }, { name: 'Bob' }],
      kingdom: ['village-fair'],
      ownCards: [fair],
    });
    choose(game, 'play Village Fair');
    expect(game.turn).toMatchObject({ coins: 2, buys: 2 });
    choose(game, 'play Copper', 'buy Village Fair', 'buy Silver');
    const score = scoreOf(game, cardSetOf(game), 0);
    expect(score).toMatchObject({ points: 2, parts: [{ card: 'village-fair', count: 2, points: 2 }] });
  });

  test('is recorded with the game and replayed from the text', () => {
    const game = gameWith(fair);
    const choices = choose(game, 'buy Village Fair', 'end actions', 'buy Village Fair', 'end actions');
    const text = writeRecord({ setup: game.setup, choices });
    expect(text).toContain(`card: ${JSON.stringify(fair)}`);
    expect(replay(readRecord(text))).toEqual(game);
  });

  test('goes with a clone and with a copy through JSON', () => {
    const game = gameWith(fair);
    const copies = [clone(game), JSON.parse(JSON.stringify(game)) as Game];
    for (const one of [game, ...copies]) choose(one, 'buy Village Fair', 'end actions', 'play treasures');
    for (const copy of copies) expect(JSON.stringify(copy)).toBe(JSON.stringify(game));
  });

  test('is written with a capital like any other', () => {
    expect(title(fair.id)).toBe('Village Fair');
  });

  test('may not take the name of a card of the boxes', () => {
    expect(codeOf(() => gameWith({ ...fair, id: 'village' }))).toBe('repeated-card');
  });

  test('may not speak of a card that is not there', () => {
    const dragon: CardDefinition = { ...otherFair, play: [{ do: 'gain', card: 'dragon', to: 'hand' }] };
    expect(codeOf(() => gameWith(dragon))).toBe('unknown-card');
  });
});

describe('other games', () => {
  test('know nothing of it', () => {
    const before = standardCards.ids.length;
    const game = gameWith(fair);
    expect(cardSetOf(game).ids).toHaveLength(before + 1);
    expect(standardCards.ids).toHaveLength(before);
    expect(standardCards.numbers.has('village-fair')).toBe(false);
    expect(
      codeOf(() => newGame({ players: ['Ann', 'Bob'], kingdom: [...nine, 'village-fair'], seed: '1' })),
    ).toBe('unknown-card');
  });

  test('play side by side with other cards of the same name', () => {
    const first = gameWith(fair);
    const second = gameWith(otherFair);
    const third = newGame({
      players: ['Ann', 'Bob'],
      kingdom: [...nine, 'workshop'],
      seed: 'fair',
      start: 0,
    });
    const costOf = (game: Game) =>
      view(game, 0).supply.find(({ card }) => card === 'village-fair')?.cost.coins;
    expect([costOf(first), costOf(second), costOf(third)]).toEqual([0, 3, undefined]);
    choose(first, 'buy Village Fair');
    choose(second, 'play treasures', 'buy Village Fair');
    choose(third, 'play treasures', 'buy Silver');
    expect(view(first, 0).supply.find(({ card }) => card === 'village-fair')?.count).toBe(7);
    expect(view(second, 0).supply.find(({ card }) => card === 'village-fair')?.count).toBe(9);
    expect(offeredWords(third)).not.toContain('buy Village Fair');
    expect(scoreOf(first, cardSetOf(first), 0).points).toBe(4);
    expect(scoreOf(second, cardSetOf(second), 0).points).toBe(3);
  });

  test('go on as they would have gone without it', () => {
    const setup = { players: ['Ann', 'Bob'], kingdom: [...nine, 'workshop'], seed: 'alone', start: 0 };
    const alone = newGame(setup);
    choose(alone, 'play treasures', 'buy Silver', 'play treasures');
    const beside = newGame(setup);
    choose(beside, 'play treasures');
    choose(gameWith(fair), 'buy Village Fair');
    choose(beside, 'buy Silver', 'play treasures');
    expect(JSON.stringify(beside)).toBe(JSON.stringify(alone));
  });
});
