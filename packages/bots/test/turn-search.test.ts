import type { BotMaker } from '@tenfold/bots';
import { searchingStrategist, strategist } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import { Lens, optionWords } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { askedOf, money, play, table } from './play-helpers.ts';

function says(game: Game, maker: BotMaker): string {
  const asked = askedOf(game);
  const lens = new Lens(game, asked.seat);
  return optionWords(game, maker(lens).choose(lens, asked));
}

describe('a turn in which nothing is unknown', () => {
  const deck = ['copper', 'copper', 'copper', 'copper', 'copper', 'copper'];

  test('what draws comes first while there is an Action for what it draws', () => {
    const festivals = ['festival', 'festival', 'festival', 'festival', 'festival', 'festival'];
    const game = table(['festival', 'bridge', 'smithy', 'silver', 'copper'], { ann: { deck: festivals } });
    play(game, 'play Festival');
    expect(says(game, strategist(money()))).toBe('play Bridge');
    expect(says(game, searchingStrategist(money()))).toBe('play Smithy');
  });

  test('a card is trashed for what it draws only if that buys more', () => {
    const trashes = (hand: readonly string[]) =>
      says(
        play(table(['apprentice', ...hand], { ann: { deck } }), 'play Apprentice'),
        searchingStrategist(money()),
      );
    expect(trashes(['estate', 'gold', 'gold'])).toBe('trash Estate');
  });
});

test('what another is given is left to the strategist: a Duke without Duchies, not a Duchy', () => {
  const game = play(
    table(['swindler', 'copper'], { kingdom: ['duke'], others: [{ deck: ['torturer'] }] }),
    'play Swindler',
  );
  expect(says(game, strategist(money()))).toBe('gain Duke');
  expect(says(game, searchingStrategist(money()))).toBe('gain Duke');
});

describe('in the turn of another', () => {
  const tortured = (province: number): Game =>
    play(
      table(['torturer'], {
        supply: { province },
        others: [
          { hand: ['gold', 'gold', 'copper', 'copper'], deck: ['copper', 'copper', 'copper', 'copper'] },
        ],
      }),
      'play Torturer',
    );

  test('a Curse is taken where the hand buys one of the last Provinces', () => {
    expect(says(tortured(4), strategist(money()))).toBe('choose discard');
    expect(says(tortured(4), searchingStrategist(money()))).toBe('choose curse');
    expect(says(tortured(4), searchingStrategist(money(), ['turns']))).toBe('choose discard');
  });

  test('two cards are given away where a Gold is bought all the same', () => {
    expect(says(tortured(8), searchingStrategist(money()))).toBe('choose discard');
  });

  test('who plays for Duchies keeps the coins for one, though a Silver is worth more to others', () => {
    const duchies = money('duchy');
    const game = play(
      table(['torturer'], { others: [{ hand: ['silver', 'silver', 'copper', 'estate', 'estate'] }] }),
      'play Torturer',
      'choose discard',
    );
    expect(says(game, searchingStrategist(duchies))).toBe('discard Estate');
  });
});
