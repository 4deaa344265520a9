// The wire: versioned messages, one schema for both ends.

export {
  ArchiveAnswer,
  ArchiveQuery,
  BotWish,
  BotsAnswer,
  CarryAnswer,
  CarryCode,
  ConsentAnswer,
  ErrorAnswer,
  GameAnswer,
  GameSummaryAnswer,
  HealthAnswer,
  IdentityAnswer,
  LadderAnswer,
  OwnRatingAnswer,
  NewPerson,
  PageQuery,
  PersonAnswer,
  PersonChange,
  RematchWish,
  SeatWish,
  SitWish,
  TablesAnswer,
  WatchAnswer,
  WishAnswer,
} from './http.ts';
export type { OwnTable } from './http.ts';
export { isSeedHash, seedHashInRecord, seedHashOf } from './fairness.ts';
export { Id, LANGUAGES, Language } from './ids.ts';
export { LIMITS } from './limits.ts';
export { Prompt, WireOption } from './prompt.ts';
export {
  CLOCKS,
  Consent,
  INFORMATION,
  KINGDOM_KINDS,
  KingdomWish,
  Occupant,
  PlayOnWish,
  PlayWish,
  SPECTATORS,
  TableOptions,
  TableView,
  UNDO_RULES,
} from './table.ts';
export { END_REASONS, REFUSALS } from './to-client.ts';
export type {
  Clocks,
  EndReason,
  GameEnd,
  GameState,
  RefusalCode,
  Thinking,
  ToClient,
  UndoMark,
  UndoState,
  WirePlan,
  Wishes,
} from './to-client.ts';
export { ToServer } from './to-server.ts';
export { uniqueNames } from './unique-names.ts';
export { PROTOCOL_VERSION } from './version.ts';
