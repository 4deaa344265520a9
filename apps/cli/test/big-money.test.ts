import { kingdoms, newGame, apply, view, waitingFor } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { bigMoney } from '../src/play/big-money.ts';
import { questionFor } from '../src/play/question.ts';

/** A fixed sequence of numbers that looks random enough to reach every kind of question. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const MOST_CHOICES = 1500;

describe('the simple bot', () => {
  it.each(kingdoms)('answers whatever is asked in $id', ({ id, cards }) => {
    const random = numbers(id.length);
    const game = newGame({ players: ['Ann', 'Bob', 'Cora'], kingdom: cards, seed: id });
    const asked = new Set<string>();
    for (let made = 0; made < MOST_CHOICES && !game.over; made++) {
      const [seat = 0] = waitingFor(game);
      const question = questionFor(game, seat);
      if (question === undefined) throw new Error('nobody is asked, but the game is not over');
      asked.add(question.decision.verb);
      const answer = bigMoney(view(game, seat), question);
      expect(question.decision.options).toContain(answer);
      // Half of the time somebody else plays, so that cards of all kinds get into the decks.
      const other = question.decision.options[random(question.decision.options.length)] ?? answer;
      apply(game, random(2) === 0 ? answer : other, seat);
    }
    expect(asked).toContain('buy');
  });

  it('buys Provinces until none is left', () => {
    const game = newGame({ players: ['Ann', 'Bob'], kingdom: kingdoms[0]?.cards ?? [], seed: 'alone' });
    while (!game.over) {
      const [seat = 0] = waitingFor(game);
      const question = questionFor(game, seat);
      if (question === undefined) break;
      apply(game, bigMoney(view(game, seat), question), seat);
    }
    const result = view(game, null);
    expect(result.supply.find(({ card }) => card === 'province')?.count).toBe(0);
    expect(Math.max(...result.players.map(({ turns }) => turns))).toBeLessThan(30);
  });
});
