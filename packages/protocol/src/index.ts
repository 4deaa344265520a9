// The wire: versioned messages, one schema for both ends.

export {
  ArchiveAnswer,
  ArchiveQuery,
  BotWish,
  BotsAnswer,
  CarryAnswer,
  CarryCode,
  ConsentAnswer,
  DraftWish,
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
  StartAnswer,
  TablesAnswer,
  WatchAnswer,
  WishAnswer,
} from './http.ts';
export type { OwnTable, RatingChange } from './http.ts';
export {
  AcquaintancesAnswer,
  BlocksAnswer,
  Invitation,
  InvitationsAnswer,
  InvitedAnswer,
  MuteWish,
  MutesAnswer,
  OtherPerson,
} from './acquaintances.ts';
export type { Acquaintance } from './acquaintances.ts';
export { GuidedGame, Learning, NOTHING_LEARNT, mergeLearning } from './learning.ts';
export { DailyAnswer, DailyGameAnswer } from './daily.ts';
export { UnwitnessedAnswer, UnwitnessedGame } from './unwitnessed.ts';
export type { DailyDay, DailyResults, OwnDaily } from './daily.ts';
export { isSeedHash, seedHashInRecord, seedHashOf } from './fairness.ts';
export type { Language } from '@tenfold/i18n/languages';
export { Id, LanguageSchema } from './ids.ts';
export { LIMITS, NAME_LENGTH } from './limits.ts';
export { CARD_NAME_LENGTH, MOST_OWN_CARDS, OwnCard, OwnCards, isCardName, readOwnCard } from './own-card.ts';
export type { OwnCardTrouble } from './own-card.ts';
export { ownCardLines, ownCardsInRecord, ownCardsOfRecord, withOwnCardLines } from './own-cards-in-record.ts';
export { API_PATH, LIVE_PATH } from './paths.ts';
export { kingdomInLink } from './kingdom-in-link.ts';
export { Prompt, WireOption } from './prompt.ts';
export {
  Consent,
  DraftView,
  KingdomSetting,
  Occupant,
  PlayOnWish,
  PlayWish,
  TableOptions,
  TableView,
} from './table.ts';
export { draftedKingdom, shownDraft } from './kingdom-draft.ts';
export { ownCardName, ownCardsOf, ownNamesIn } from './own-cards-of.ts';
export {
  CLOCKS,
  GAME_AMONG_FRIENDS,
  GAME_OF_ONES_OWN,
  INFORMATION,
  KINGDOM_KINDS,
  SPECTATORS,
  TABLE_SIZES,
  UNDO_RULES,
} from './table-choices.ts';
export { END_REASONS } from './end-reasons.ts';
export type { EndReason } from './end-reasons.ts';
export { BOT_PHRASES, PHRASES, REACTIONS } from '@tenfold/i18n/phrases';
export type { BotPhrase, Phrase, Reaction } from '@tenfold/i18n/phrases';
export { REFUSALS } from './refusals.ts';
export type { RefusalCode } from './refusals.ts';
export type {
  Clocks,
  GameEnd,
  GameState,
  Thinking,
  UndoMark,
  UndoState,
  WirePlan,
  Wishes,
} from './game-state.ts';
export type { Said } from './said.ts';
export { ToClient } from './to-client.ts';
export { ToServer } from './to-server.ts';
export { uniqueNames } from './unique-names.ts';
export { PROTOCOL_VERSION } from './version.ts';
