// What the server says over the WebSocket.

import type { GameEvent, View } from '@tenfold/rules';
import type { Id, Language } from './ids.ts';
import type { Prompt } from './prompt.ts';
import type { TableView } from './table.ts';

/** Why a server can refuse something. A refusal has changed nothing. */
export const REFUSALS = [
  /** No JSON, no such message, too long, a field missing or of the wrong kind. */
  'malformed',
  'wrong-version',
  /** No identity, or one that this server did not sign. */
  'unknown-person',
  'unknown-table',
  'unknown-game',
  /** The person has no seat in this game. */
  'not-seated',
  /** The seat is not asked for anything now. */
  'not-asked',
  /** The prompt of that number is past. */
  'stale',
  /** No such option in the prompt's list. */
  'illegal',
  'game-over',
  'nothing-to-undo',
  'not-allowed',
  'too-fast',
  'table-full',
  'already-started',
  'not-ready',
  'not-found',
  'shutting-down',
  /** The server's own trouble. Nothing is lost; look again how things stand. */
  'internal',
] as const;
/** The code of a refusal, for programs; its reason is for people. */
export type RefusalCode = (typeof REFUSALS)[number];

/** Time left, in milliseconds, of each seat, as of `at`; null without a clock. */
export interface Clocks {
  readonly at: number;
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly number[];
  /** By seat, where it is later than `at` for somebody: when its time begins to run. */
  readonly from?: readonly number[];
}

/** What of a game can be taken back, and who is asked about it. */
export interface UndoState {
  /** Whether one's last choice can be taken back at once, by asking, or not at all. */
  readonly may: 'at-once' | 'by-asking' | 'no';
  /**
   * Where it is `no`: the table's rule, a rated game in which somebody has learnt something since, a wish to undo that is
   * still open, a refusal by the others, those who watch with a delay may have been shown it, or there is nothing that
   * could be taken back.
   */
  readonly whyNot: 'rule' | 'rated' | 'asked' | 'refused' | 'shown' | 'nothing' | null;
  /** An open wish of somebody to undo. */
  readonly request: {
    readonly number: number;
    readonly seat: number;
    readonly waitingFor: readonly number[];
  } | null;
  /** The last such wish, if it came to nothing: the seat that refused it, or played on before all had answered. */
  readonly failed: {
    readonly number: number;
    readonly by: number;
    readonly why: 'refused' | 'played-on';
  } | null;
}

/** Choices that were taken back. The history does not have them any more; this says where they were. */
export interface UndoMark {
  /** So many events had happened at the point to which the game went back. */
  readonly at: number;
  /** Who took back; null if several did, one after the other. */
  readonly seat: number | null;
  readonly count: number;
}

/** Votes that are open, by seats: to put a bot in a seat, to end the game. */
export interface Wishes {
  readonly replace: readonly { readonly seat: number; readonly by: readonly number[] }[];
  readonly end: readonly number[];
  /** The seat that refused the last proposal to end the game, or took it back; null once there is another. */
  readonly refusedBy: number | null;
}

/** A bot's plan for people: the id of a sentence and the cards it is about. */
export interface WirePlan {
  readonly plan: string;
  readonly cards: readonly string[];
}

/** A bot that prepares, and how far it is. */
export interface Thinking {
  readonly seat: number;
  /** `preparing` is the search before a game, with how far it is from 0 to 1. */
  readonly doing: 'thinking' | 'preparing';
  readonly progress: number | null;
}

/** All that a follower of a game may know of it at one moment. */
export interface GameState {
  readonly game: Id;
  /** Grows with every change of the game; what comes with a lower one is old. */
  readonly sequence: number;
  readonly view: View;
  readonly prompt: Prompt | null;
  readonly clocks: Clocks | null;
  readonly undo: UndoState;
  /** SHA-256 of the seed, from the start; the seed itself once the game is over. */
  readonly seedHash: string;
  readonly seed: string | null;
  /** Seats whose players have gone, and until when they may come back. */
  readonly away: readonly { readonly seat: number; readonly until: number }[];
  /** Seats in which a bot plays on for somebody who resigned or whose time was up. */
  readonly replaced: readonly { readonly seat: number; readonly character: string; readonly name: string }[];
  readonly wishes: Wishes;
  /** By seat, for bots. */
  readonly plans: readonly (WirePlan | null)[];
  readonly thinking: readonly Thinking[];
  readonly ended: GameEnd | null;
}

/** How a game ended. */
export interface GameEnd {
  readonly why: EndReason;
  /** Who resigned, left, ran out of time or broke off; null where it was nobody, or everybody. */
  readonly by: number | null;
  /** Seats of people who never made a choice. Where there are any, nobody has won, and it counts for nobody. */
  readonly unplayed: readonly number[];
}

/** Why a game can end. */
export const END_REASONS = [
  'rules',
  'resigned',
  /** Away for longer than the others had to wait. */
  'left',
  /** The clock ran out. */
  'time',
  /** By all people at the table. */
  'agreed',
  /** By the only person among bots; by nobody if its log does not fit the rules of the server any more. */
  'broken-off',
] as const;
/** Why a game ended. */
export type EndReason = (typeof END_REASONS)[number];

/** What a server says over the WebSocket. */
export type ToClient =
  | {
      readonly type: 'welcome';
      readonly version: number;
      readonly person: { readonly id: Id; readonly name: string; readonly language: Language };
      readonly time: number;
    }
  | { readonly type: 'table'; readonly table: TableView }
  /** The answer to `open`: everything so far. */
  | {
      readonly type: 'opened';
      readonly state: GameState;
      readonly history: readonly GameEvent[];
      /** In the order of the history. */
      readonly undone: readonly UndoMark[];
    }
  /** After every change: what happened, as this seat may see it, and how things stand. */
  | {
      readonly type: 'state';
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly undone?: true;
    }
  | { readonly type: 'thinking'; readonly game: Id; readonly thinking: readonly Thinking[] }
  /** Somebody was found for one's wish to play anyone; the game begins at this table. */
  | { readonly type: 'matched'; readonly table: Id }
  | { readonly type: 'done'; readonly mark?: string }
  | {
      readonly type: 'refused';
      readonly mark?: string;
      readonly code: RefusalCode;
      readonly reason: string;
    }
  | { readonly type: 'pong'; readonly mark?: string; readonly time: number }
  /** The server goes away for a moment; connect again. */
  | { readonly type: 'closing' };
