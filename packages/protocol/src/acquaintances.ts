// People one knows: with whom one has played, whom one invites, whom one mutes or blocks.

import * as z from 'zod/mini';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';

/** Somebody with whom one has played a game to its end. */
const Acquaintance = z.object({
  id: Id,
  name: z.string(),
  games: z.int(),
  /** Games in which one came out ahead of them, and behind; the rest were level, or won by nobody. */
  ahead: z.int(),
  behind: z.int(),
  /** When the latest was over. */
  latest: z.int(),
  blocked: z.boolean(),
});
/** Somebody with whom one has played a game to its end. */
export type Acquaintance = Immutable<z.infer<typeof Acquaintance>>;
/** With whom one has played, the latest first. */
export const AcquaintancesAnswer = z.object({ people: z.array(Acquaintance) });

/** Somebody else, by id: whom one blocks or invites. */
export const OtherPerson = z.strictObject({ person: Id });
/** Whom one has blocked, the latest first. */
export const BlocksAnswer = z.object({ people: z.array(z.object({ id: Id, name: z.string() })) });

/** Whom, or which table, one does not want to hear, or wants to hear again. */
export const MuteWish = z.strictObject({ kind: z.enum(['person', 'table']), id: Id, muted: z.boolean() });
/** Whom one does not hear: the muted, all at muted tables, and those whom one has blocked. */
export const MutesAnswer = z.object({ people: z.array(Id), tables: z.array(Id), blocked: z.array(Id) });
export type MutesAnswer = Immutable<z.infer<typeof MutesAnswer>>;

/** Somebody waits at a table and would like one to come. */
export const Invitation = z.object({
  table: Id,
  by: z.object({ id: Id, name: z.string() }),
  until: z.int(),
});
export type Invitation = Immutable<z.infer<typeof Invitation>>;
/** To which tables one is invited just now. */
export const InvitationsAnswer = z.object({ invitations: z.array(Invitation) });
/** Whom one has invited to a table in the last minutes. */
export const InvitedAnswer = z.object({ people: z.array(Id) });
