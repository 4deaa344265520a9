// What the server says over the WebSocket.

import * as z from 'zod/mini';
import { Invitation } from './acquaintances.ts';
import { GameState, Thinking, UndoMark } from './game-state.ts';
import { growing } from './growing.ts';
import { PersonAnswer } from './http.ts';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { REFUSALS } from './refusals.ts';
import { Said } from './said.ts';
import { TableView } from './table.ts';
import { GameEvent } from './view.ts';

const mark = z.exactOptional(z.string());
const time = z.int();

/** What a server says over the WebSocket. */
export const ToClient = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), version: z.int(), person: PersonAnswer, time }),
  z.object({ type: z.literal('table'), table: TableView }),
  /** The answer to `open`: everything so far. */
  z.object({
    type: z.literal('opened'),
    state: GameState,
    history: z.array(GameEvent),
    /** In the order of the history. */
    undone: z.array(UndoMark),
    /** The latest that was said, the oldest first. */
    said: z.array(Said),
  }),
  /** After every change: what happened, as this seat may see it, and how things stand. */
  z.object({
    type: z.literal('state'),
    state: GameState,
    events: z.array(GameEvent),
    undone: z.exactOptional(z.literal(true)),
  }),
  z.object({ type: z.literal('thinking'), game: Id, thinking: z.array(Thinking) }),
  z.object({ type: z.literal('said'), game: Id, said: Said }),
  /** Somebody was found for one's wish to play anyone; the game begins at this table. */
  z.object({ type: z.literal('matched'), table: Id }),
  /** To which tables one is invited now: all of them, whenever that changes. */
  z.object({ type: z.literal('invitations'), invitations: z.array(Invitation) }),
  z.object({ type: z.literal('done'), mark }),
  z.object({ type: z.literal('refused'), mark, code: growing(REFUSALS), reason: z.string() }),
  z.object({ type: z.literal('pong'), mark, time }),
  /** The server goes away for a moment; connect again. */
  z.object({ type: z.literal('closing') }),
]);
export type ToClient = Immutable<z.infer<typeof ToClient>>;
