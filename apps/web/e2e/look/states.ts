// Moments of a game that show the table at its fullest: what `npm run look` takes pictures of.

import { Dice, chooserOf, kingdomCards } from '@tenfold/laws';
import { apply, decision, newGame, view, waitingFor } from '@tenfold/rules';
import { decisionKinds } from '../decision-kinds.ts';
import type { Question } from '../harness/shown.svelte.ts';
import type { SeatExtra } from '../../src/game/board/seats.ts';
import { PLAIN_SEAT } from '../../src/game/board/seats.ts';

export interface State extends Question {
  readonly name: string;
}

/** The kind of question to take each from. */
const ASKED: readonly (readonly [name: string, kind: string])[] = [
  ['action', 'turn.play'],
  ['buy', 'turn.buy'],
  ['asked', 'secret-chamber.topdeck'],
  ['six', 'turn.buy at a full table'],
  ['possessed', 'turn.buy possessed'],
];

export function states(): State[] {
  const kinds = decisionKinds();
  const asked = ASKED.map(([name, wanted]) => {
    const kind = kinds.find((one) => one.name === wanted);
    if (kind === undefined)
      throw new Error(`no game asked “${wanted}”: name another kind in e2e/look/states.ts`);
    return { name, view: kind.view, prompt: kind.prompt, seats: kind.view.players.map(extraOf) };
  });
  return [...asked, ended()];
}

/** Everything that a panel can show. */
const extraOf = (_player: unknown, seat: number): SeatExtra => ({
  ...PLAIN_SEAT,
  isBot: seat > 0,
  character: seat > 0 ? 'vixen' : null,
  points: 6 + 5 * seat,
  bought: ['duchy', 'familiar'],
  clock: seat === 0 ? { left: 462_000, at: 0, running: false } : null,
});

function ended(): State {
  const dice = new Dice('look');
  const cards = kingdomCards('all').slice(0, 10);
  const game = newGame({ players: ['Ann', 'Béla'], kingdom: cards, seed: 'look' });
  const choose = chooserOf('keen', dice, cards);
  while (!game.over) {
    const asked = decision(game, waitingFor(game)[0] ?? 0);
    if (asked === undefined) throw new Error('nobody is asked in a game that is not over');
    apply(game, choose(game, asked), asked.seat);
  }
  const seen = view(game, 0);
  return { name: 'end', view: seen, prompt: null, seats: seen.players.map(extraOf) };
}
