// Strategies as text and as data, and players that follow them.

export type { FindCard, FoundCard, StrategyOptions } from './strategy/card-book.ts';
export { complaintIn } from './strategy/complaints/complaints.ts';
export type { CodedComplaint, ComplaintCode, Complaints } from './strategy/complaints/complaints.ts';
export { complaintsIn } from './strategy/complaints/languages.ts';
export type { Complaint } from './strategy/complaints/complaint.ts';
export { StrategyDataError, StrategyError } from './strategy/errors.ts';
export type { DataRemark, StrategyRemark } from './strategy/errors.ts';
export { loadCatalogue, loadStrategy, strategyData } from './strategy/json.ts';
export type { LoadedCatalogue, LoadedStrategy } from './strategy/json.ts';
export { parseStrategy } from './strategy/parse.ts';
export type { ParsedStrategy } from './strategy/parse.ts';
export { printStrategy } from './strategy/print.ts';
export type { PrintOptions } from './strategy/print.ts';
export { vocabulary } from './strategy/vocabulary.ts';
export { knownStrategies } from './strategy/catalogue.ts';
export type { KnownStrategy } from './strategy/catalogue.ts';
export { COUNTED_TYPES } from './strategy/quantities.ts';
export type { CountedType } from './strategy/quantities.ts';
export { ANSWERS, COMPARISONS, FUNCTIONS, NOTHING_MORE } from './strategy/types.ts';
export type {
  AllOf,
  Answer,
  AnyOf,
  BuyRule,
  Call,
  Comparison,
  StrategyCondition,
  Definition,
  Expression,
  FunctionName,
  NamedCondition,
  Not,
  Operand,
  PlayRule,
  Strategy,
  StrategySource,
} from './strategy/types.ts';

export { playBots, seatBots } from './bot.ts';
export type { Bot, BotMaker } from './bot.ts';
export { strategist } from './play/strategist.ts';
export { searchingStrategist } from './chancellor/turn-search/searching-strategist.ts';
export type { SearchedPart } from './chancellor/turn-search/searching-strategist.ts';
export type { Character } from './characters/character.ts';
export { allRounder, characters } from './characters/index.ts';
export { improve } from './chancellor/improve.ts';
export type { Attempt, ImproveWish } from './chancellor/improve.ts';
export { firstChancellor } from './chancellor-1/index.ts';
export { bigMoneyUltimate } from './plans/big-money.ts';
export { PLANS } from './plans/plan.ts';
export type { Plan, PlanId } from './plans/plan.ts';
export { planNow, preparedPlay, runPreparation, timeSpent } from './preparation.ts';
export type {
  PlanningBot,
  Play,
  Preparation,
  PreparationTime,
  PreparedStrategy,
  Repertoire,
} from './preparation.ts';
export { ImaginingJudge } from './review/judge.ts';
export type { Imagination, Judge, WinChance } from './review/judge.ts';
export { GameReview, REVIEW_EFFORT, studyTable } from './review/review-game.ts';
export type { ReviewEffort } from './review/review-game.ts';
export { reviewOf } from './review/review.ts';
export type { Review, ReviewOutline, ReviewPart, ReviewedPart, TurnChance } from './review/review.ts';
export type { PurchaseReason } from './review/reasons.ts';
export { recordedGame } from './review/recorded-game.ts';
export type { ReviewedGame, RecordedPurchase, RecordedTurn } from './review/recorded-game.ts';
export type { Alternative, WeighedPurchase, WeighingEffort } from './review/weigh-purchase.ts';
export { EXPLAINING_EFFORT, explainPurchase } from './review/explain-purchase.ts';
export { seenPosition } from './review/seen-position.ts';
export type { OwnedCard, SeenTable } from './review/seen-position.ts';
