// A game on the server is its start and its log. Everything else follows from them: the log is what is on disk, and
// whoever reads it from the beginning is where the game is.

import type { EndReason, Id, TableOptions } from '@tenfold/protocol';
import type { Game, GameRecord, Setup } from '@tenfold/rules';
import { lastSeedOf } from '@tenfold/rules';

export type GamePlayer =
  | { readonly kind: 'person'; readonly id: Id; readonly name: string }
  | { readonly kind: 'bot'; readonly character: string; readonly name: string }
  /** Somebody who was there and is gone for good; the name is nobody's. */
  | { readonly kind: 'left'; readonly name: string };

export interface GameStart {
  readonly id: Id;
  readonly table: Id;
  readonly options: TableOptions;
  /** By seat. */
  readonly players: readonly GamePlayer[];
  /** "Play anyone" has brought them together for this game: nobody has picked his opponents. */
  readonly dealt?: true;
  readonly setup: Setup;
  /** A game begun in the middle of another: what was played there, up to the seed that this one follows from. */
  readonly opening?: GameRecord;
  /** A game begun at a position that was laid out: there is nothing to tell of how it came to that. */
  readonly position?: Game;
  /** The day whose kingdom it is, as 2026-11-18. All such games of a day have one seed: it is told when the day is closed. */
  readonly daily?: string;
  /** Played where no server was, and brought along afterwards: the one person in it is all who has seen it. */
  readonly unwitnessed?: true;
  /** SHA-256 of the seed in hexadecimal. */
  readonly seedHash: string;
  /** The version of the rules it was begun under; left out by older releases, which played by the first. */
  readonly rules?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the shuffles of a game follow from; of one begun in the middle, those since then. */
export const seedOf = ({ setup, opening }: GameStart): string =>
  opening === undefined ? setup.seed : lastSeedOf(opening);

/** What those at the table are told when their game is over: null where others play the same yet. */
export const toldSeedOf = (start: GameStart): string | null =>
  start.daily === undefined ? seedOf(start) : null;

export type GameLogEntry =
  /** `words` as the record writes them: they outlive a release. */
  | {
      readonly kind: 'choice';
      readonly seat: number;
      /** Of the question. */
      readonly number: number;
      readonly words: string;
      /** For whom, where it does not answer the question that the seat was asked first. */
      readonly player?: number;
    }
  /** Back to before the entry of this sequence. */
  | { readonly kind: 'undo'; readonly seat: number; readonly before: number }
  | { readonly kind: 'undo-asked'; readonly seat: number; readonly before: number }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly allow: boolean }
  | { readonly kind: 'resigned'; readonly seat: number }
  // What is stored calls a vote a wish.
  /** A vote of `by` to put a bot in the seat of somebody gone; the bot's name once it is done. */
  | { readonly kind: 'replace-wished'; readonly seat: number; readonly by: number }
  | { readonly kind: 'replaced'; readonly seat: number; readonly character: string; readonly name: string }
  /** `stands`: nobody was late, and it stays open while people play on. Logs of older releases have none that does. */
  | { readonly kind: 'end-wished'; readonly by: number; readonly stands?: true }
  | { readonly kind: 'end-refused'; readonly by: number }
  | { readonly kind: 'ended'; readonly why: EndReason; readonly by: number | null };

/** `sequence` counts the entries of a game from 1, without gaps. */
export type StoredEntry = GameLogEntry & {
  readonly sequence: number;
  readonly at: number;
  /** From here on the game is played under this version of the rules: a newer release has gone on with it. */
  readonly rules?: number;
};

/** Of games that do not say under which rules they were begun. */
const FIRST_RULES = 1;

/** The version of the rules that a game is played under by now. */
export const rulesOf = ({ rules = FIRST_RULES }: GameStart, log: readonly StoredEntry[] = []): number =>
  log.reduce((latest, entry) => Math.max(latest, entry.rules ?? 0), rules);

/** What is kept of the end of a game. */
export interface GameResult {
  readonly finishedAt: number;
  readonly why: string;
  /** By seat. */
  readonly points: readonly number[];
  /** By seat; empty where nobody has won. */
  readonly places: readonly number[];
  // Results of older releases have none of these.
  /** By seat: how many turns of his own each has had. */
  readonly turns?: readonly number[];
  /** Seats of those who gave up, in the order of going. */
  readonly gone?: readonly number[];
  /** Seats of people who never made a choice. */
  readonly unplayed?: readonly number[];
}
