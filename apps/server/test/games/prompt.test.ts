// A question as it goes over the wire says how many cards have been picked for it.

import type { Position } from '@tenfold/rules';
import { newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { gameState } from '../../src/games/game-state.ts';
import { Match } from '../../src/games/match.ts';
import { promptsFor } from '../../src/games/prompt.ts';
import { Played, startOf } from './play.ts';

const KINGDOM = ['cellar', 'golem', 'market', 'militia', 'scout', 'thief', 'village'];

function played(ann: Omit<Position['players'][number], 'name'>, bob: typeof ann = {}): Played {
  const position = newPosition({
    players: [
      { name: 'Ann', ...ann },
      { name: 'Bob', ...bob },
    ],
    kingdom: KINGDOM,
  });
  return new Played(new Match(startOf({ position }), []));
}

const asked = ({ match }: Played, seat: number) => {
  const [prompt] = promptsFor(match, seat);
  return prompt === undefined ? null : [prompt.verb, prompt.most, prompt.picked];
};

describe('how many are picked', () => {
  it('counts what one has picked from the hand, and the others are told nothing of it', () => {
    const game = played({ hand: ['cellar', 'estate', 'curse', 'copper'], deck: ['gold', 'gold', 'gold'] });
    expect(asked(game, 0)).toEqual(['play', 1, 0]);
    const told = (): string[] =>
      [1, null].map((seat) => {
        const { prompt, view } = gameState(game.match, seat, { away: [], plans: [], thinking: [] });
        return JSON.stringify([prompt, view]);
      });
    game.say(0, 'play Cellar');
    const first = told();
    expect(asked(game, 0)?.at(-1)).toBe(0);
    for (const [picked, words] of ['discard Estate', 'discard Curse'].entries()) {
      game.say(0, words);
      expect(asked(game, 0)?.at(-1)).toBe(picked + 1);
      expect(told()).toEqual(first);
    }
    game.say(0, 'discard nothing');
    expect(asked(game, 0)).toEqual(['play', 1, 0]);
  });

  it('counts down to a hand of three', () => {
    const game = played({ hand: ['militia'] }, { hand: ['copper', 'copper', 'estate', 'estate', 'curse'] });
    game.say(0, 'play Militia');
    expect(asked(game, 1)).toEqual(['discard', 2, 0]);
    game.say(1, 'discard Curse');
    expect(asked(game, 1)).toEqual(['discard', 1, 1]);
  });

  it('counts cards that have been named for their place on the deck', () => {
    const deck = ['copper', 'silver', 'gold', 'estate', 'curse'];
    const game = played({ hand: ['scout'], deck });
    game.say(0, 'play Scout');
    for (const [picked, card] of ['Silver', 'Gold', 'Copper'].entries()) {
      expect(asked(game, 0)).toEqual(['topdeck', 3 - picked, picked]);
      game.say(0, `topdeck ${card}`);
    }
  });

  it('does not count cards that were found, nor what was dealt with before', () => {
    const golem = played({ hand: ['golem'], deck: ['village', 'copper', 'market', 'estate', 'gold'] });
    golem.say(0, 'play Golem');
    expect(asked(golem, 0)).toEqual(['play', 1, 0]);
    const thief = played({ hand: ['thief'] }, { deck: ['copper', 'silver', 'gold'] });
    thief.say(0, 'play Thief');
    expect(asked(thief, 0)).toEqual(['trash', 1, 0]);
    thief.say(0, 'trash Silver');
    expect(asked(thief, 0)).toEqual(['gain', 1, 0]);
  });
});
