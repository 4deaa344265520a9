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
