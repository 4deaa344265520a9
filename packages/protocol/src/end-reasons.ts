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
