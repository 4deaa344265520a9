// What a client can tell a player about a game, whatever it shows it with. Ids and numbers only: the words are in
// @tenfold/i18n.

export { cardPlace, definitionOf, hasType, isLike, stepsOf } from './card-definitions.ts';
export { isWholeGame, newCardTracker } from './counts/card-tracker.ts';
export type {
  CardCount,
  CardTracker,
  Counts,
  Information,
  OwnPiles,
  PileCount,
  PlayerCount,
} from './counts/card-tracker.ts';
export type { CountRange } from './counts/points-range.ts';
export { forcedOption } from './forced-option.ts';
export { recap, recapLines } from './recap.ts';
export type { Hit, PlayerRecap, Recap } from './recap.ts';
export { CURVES, curvesOf } from './replay/curves.ts';
export type { Curve, RoundSample } from './replay/curves.ts';
export { Replay, openEvent, openView, playRecord, replayOf } from './replay/replay.ts';
export type { AskedQuestion, Eyes, ReplayStep, ReplayTurn } from './replay/replay.ts';
export { lastTurn, nextTurn } from './replay/turns.ts';
export { endedInRecord, endingOf, isBrokenOff, isDecided } from './result/ending.ts';
export type { Ended, EndedBy, GameEnding } from './result/ending.ts';
export { resultOf } from './result/result.ts';
export type { FinalResult, RankedPlayer, ResultSources } from './result/result.ts';
export { scorePartsOf } from './result/score-parts.ts';
export type { CountedCards, WorthFormula, ScorePart } from './result/score-parts.ts';
export { placesOf, standingsOf, turnsDecided, winnersOf } from './result/standings.ts';
export type { KnownResult, PointsAndTurns, Standing, WrittenResult } from './result/standings.ts';
export { winnersAtTable } from './result/winners.ts';
export type { TableEnd } from './result/winners.ts';
export { finalDeckOf } from './story/final-deck.ts';
export type { DeckCard } from './story/final-deck.ts';
export { toldTurnsOf } from './story/told-turns.ts';
export type { GainedCards, ToldTurn } from './story/told-turns.ts';
export { turningPointsOf } from './story/turning-points.ts';
export type { TurningPoint } from './story/turning-points.ts';
export { lastPurchaseOf, winningOf } from './story/winning.ts';
export type { LastPurchase, Winning } from './story/winning.ts';
export type { ReasonKey, Reasons, Why } from './why/reasons.ts';
export { RULINGS } from './why/rulings.ts';
export type { RulingId } from './why/rulings.ts';
export { optionFor } from './why/target.ts';
export type { QuestionForReasons, Target } from './why/target.ts';
export { whyNot } from './why/why-not.ts';
