// A possessor is asked for himself and for the possessed player at once, and may answer either first.

import type { TableOptions } from '@tenfold/protocol';
import { newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { recordText } from '../../src/archive/record-text.ts';
import { choose, undo } from '../../src/games/commands.ts';
import { gameState } from '../../src/games/game-state.ts';
import { Match } from '../../src/games/match.ts';
import { Played, startOf } from './play.ts';

const FACTS = { away: [], plans: [], thinking: [] };
const OWN = 'gold';
const FOREIGN = 'estate';

/** Bob plays Ann's Masquerade: he passes a card for her and one of his own. */
function possessed(hand: readonly string[] = ['silver', OWN], options: Partial<TableOptions> = {}): Played {
  const position = newPosition({
    players: [
      { name: 'Ann', hand: ['masquerade', 'copper', FOREIGN], deck: ['copper', 'copper'] },
      { name: 'Bob', hand: [...hand] },
    ],
    kingdom: ['masquerade', 'possession'],
    turn: { player: 0, possessor: 1 },
  });
  const played = new Played(new Match(startOf({ position, options }), []));
  played.say(1, 'play Masquerade');
  return played;
}

const stateOf = ({ match }: Pick<Played, 'match'>, seat: number | null = 1) => gameState(match, seat, FACTS);

/** Answers the question for this player with this card; gives its number. */
function pass(played: Played, player: number, card: string): number {
  const { prompt, otherPrompt } = stateOf(played);
  const asked = [prompt, otherPrompt].find((one) => one?.player === player);
  if (asked === undefined || asked === null) throw new Error(`nothing is asked for seat ${player}`);
  const option = asked.options.findIndex((one) => one.card === card);
  played.enter(choose(played.match, 1, asked.number, option));
  return asked.number;
}

describe('a possessor who is asked twice at once', () => {
  it('sees both questions, each with its number, and nobody else sees any', () => {
    const played = possessed();
    const { prompt, otherPrompt } = stateOf(played);
    expect(prompt).toMatchObject({ player: 0, verb: 'pass' });
    expect(otherPrompt).toMatchObject({ player: 1, verb: 'pass' });
    expect(otherPrompt?.options.map(({ card }) => card)).toContain(OWN);
    expect(otherPrompt?.number).not.toBe(prompt?.number);
    for (const seat of [0, null]) {
      expect(stateOf(played, seat).prompt).toBeNull();
      expect(stateOf(played, seat)).not.toHaveProperty('otherPrompt');
    }
  });

  it.each([
    ['his own first', [1, 0]],
    ['the other’s first', [0, 1]],
  ])('may answer %s; what is left keeps its number', (_order, order) => {
    const played = possessed();
    const { match } = played;
    const cards = [FOREIGN, OWN];
    const [first = 0, second = 0] = order;
    const number = pass(played, first, cards[first] ?? '');
    const { prompt, otherPrompt } = stateOf(played);
    expect(prompt?.player).toBe(second);
    expect(prompt?.number).not.toBe(number);
    expect(otherPrompt).toBeUndefined();
    // Nothing is passed before both have been said.
    expect(match.game.seats[1]?.hand).toHaveLength(2);
    expect(pass(played, second, cards[second] ?? '')).toBe(prompt?.number);
    const { players } = stateOf(played).view;
    expect(players[1]?.hand).toContain(FOREIGN);
    expect(players[0]?.hand).toContain(OWN);
  });

  it('is told that it is done if he says the same once more, of either', () => {
    const played = possessed();
    const { match } = played;
    const numbers = [pass(played, 1, OWN), pass(played, 0, FOREIGN)];
    const given = numbers.map((number) => [0, 1, 2].map((option) => attempt(match, number, option)));
    for (const outcomes of given) expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  });

  it('may take back the answer, and the other question keeps its number', () => {
    const played = possessed();
    const { match } = played;
    const other = stateOf(played).prompt?.number;
    const number = pass(played, 1, OWN);
    played.enter(undo(match, 1));
    const { prompt, otherPrompt } = stateOf(played);
    expect(prompt?.number).toBe(other);
    expect(otherPrompt?.player).toBe(1);
    expect(otherPrompt?.number).toBeGreaterThan(number);
  });

  it('comes to the same when the log is read again', () => {
    const played = possessed();
    pass(played, 1, OWN);
    const half = new Match(played.match.start, played.log);
    expect(gameState(half, 1, FACTS)).toEqual(stateOf(played));
    pass(played, 0, FOREIGN);
    expect(new Match(played.match.start, played.log).game).toEqual(played.match.game);
  });

  it('is asked in the order of older logs, which say of no choice for whom it was', () => {
    const played = possessed();
    pass(played, 0, FOREIGN);
    pass(played, 1, OWN);
    expect(played.log.every((entry) => !('player' in entry))).toBe(true);
  });

  it('is written down with for whom he chose, where he did not answer what was asked first', () => {
    const played = possessed();
    pass(played, 1, OWN);
    pass(played, 0, FOREIGN);
    const text = recordText(played.match.start, played.log, []);
    expect(text).toContain('\nBob: play Masquerade\nBob for Bob: pass Gold\nBob: pass Estate\n');
  });

  it('is answered for in both where a hand leaves no choice', () => {
    const { match } = possessed([OWN], { pauses: true });
    expect(match.questions(1).map((question) => match.isByServer(question))).toEqual([false, true]);
    expect([stateOf({ match }).prompt?.byServer, stateOf({ match }).otherPrompt?.byServer]).toEqual([
      undefined,
      true,
    ]);
  });
});

function attempt(match: Match, number: number, option: number): string {
  try {
    return choose(match, 1, number, option).length === 0 ? 'done' : 'made';
  } catch (error) {
    return String(error);
  }
}
