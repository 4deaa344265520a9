// The store as far as it can be reached from another thread: every argument and every answer is plain data.

import type { Store } from './store.ts';

export interface PlainStore extends Omit<Store, 'secret'>, PlainSecrets {}

/** `secret` without a function: what the caller would make is made before it is kept. */
export interface PlainSecrets {
  keptSecret(name: string): Promise<string | null>;
  /** Keeps it unless there is one of that name; answers with the one that is kept. */
  keepSecret(name: string, value: string): Promise<string>;
}

/** Each method once: the compiler refuses this list if one is missing. */
export const PLAIN_METHODS = Object.keys({
  addPerson: true,
  person: true,
  people: true,
  changePerson: true,
  addCarryLink: true,
  useCarryLink: true,
  openCarryLinks: true,
  renewTokens: true,
  seen: true,
  beginLeaving: true,
  leaving: true,
  forgetInGame: true,
  forgetFinishedGames: true,
  forgetPerson: true,
  playedWith: true,
  havePlayedTogether: true,
  block: true,
  unblock: true,
  blockedBy: true,
  blockersOf: true,
  mute: true,
  unmute: true,
  mutesOf: true,
  invite: true,
  invitationsFor: true,
  invitationsTo: true,
  decline: true,
  withdraw: true,
  learning: true,
  learn: true,
  addTable: true,
  table: true,
  changeTable: true,
  tablesOf: true,
  ownTables: true,
  openTablesOf: true,
  onShow: true,
  startGame: true,
  game: true,
  append: true,
  keepUnwitnessed: true,
  summary: true,
  overdue: true,
  archive: true,
  dailyKingdom: true,
  keepDailyKingdom: true,
  dailyGame: true,
  dailyPlayers: true,
  dailyResults: true,
  ratings: true,
  ladder: true,
  ratingChanges: true,
  ratingChange: true,
  keptSecret: true,
  keepSecret: true,
  sweepTables: true,
  sweepPeople: true,
  resume: true,
  alive: true,
  check: true,
  close: true,
} satisfies Record<keyof PlainStore, true>) as readonly (keyof PlainStore)[];
