// Games as they are in the middle: a start and a log of a wished length, played by the choices that clients make too.

import type { TableOptions } from '@tenfold/protocol';
import { GAME_AMONG_FRIENDS } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { Match, choose, newGameStart, newId, promptsFor } from './inside-the-server.ts';
import type { GameStart, StoredEntry } from './inside-the-server.ts';
import { sensibleChoice } from './sensible-choice.ts';

export interface PlayedGame {
  readonly start: GameStart;
  readonly log: readonly StoredEntry[];
}

const ATTEMPTS = 100;
const AT = Date.UTC(2026, 0, 1);

/** A game that is still being played after so many choices. */
export async function playedGame(length: number): Promise<PlayedGame> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const start = await newStart();
    const log = played(start, length);
    if (log !== null) return { start, log };
  }
  throw new Error(`none of ${ATTEMPTS} games lasted for ${length} choices; wish for a shorter log`);
}

async function newStart(): Promise<GameStart> {
  const { id } = kingdoms[Math.floor(Math.random() * kingdoms.length)]!;
  const options: TableOptions = {
    ...GAME_AMONG_FRIENDS,
    kingdom: { kind: 'recommended', id },
    seats: 2,
    rated: true,
    pauses: false,
  };
  const players = ['Ann', 'Bob'].map((name) => ({ kind: 'person', id: newId(), name }) as const);
  return newGameStart({ table: newId(), options, players, at: AT });
}

/** Null if the game was over before. */
function played(start: GameStart, length: number): StoredEntry[] | null {
  const match = new Match(start, []);
  const log: StoredEntry[] = [];
  while (log.length < length) {
    const seat = match.asked[0];
    const [prompt] = seat === undefined ? [] : promptsFor(match, seat);
    if (seat === undefined || prompt === undefined) return null;
    const option = sensibleChoice(prompt.verb, prompt.options);
    for (const entry of choose(match, seat, prompt.number, option)) {
      const stored = { ...entry, sequence: match.sequence + 1, at: AT };
      match.apply(stored);
      log.push(stored);
    }
  }
  return match.game.over ? null : log;
}
