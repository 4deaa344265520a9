// The rules of the game. Five verbs: newGame, decision, apply, clone, view.

export { BOXES, SETS, allCards, setOfCard } from './cards/index.ts';
export type { Box, CardSetName, StandardCardId } from './cards/index.ts';
export { MOST_EXTRA_TURNS, MOST_IDLE_ROUNDS, MOST_PLAYS, MOST_TOKENS, MOST_TURNS } from './engine/bounds.ts';
export type { CardSet, TurnTaker } from './engine/card-set.ts';
export { RuleError } from './errors.ts';
export type { ErrorPath } from './errors.ts';
export { EVENT_TYPES, eventFor } from './engine/events.ts';
export type { EventType, GameEvent, Listener } from './engine/events.ts';
export { apply, clone, decision, waitingFor } from './engine/game.ts';
export { cardSetOf, ownCardSet, standardCards } from './engine/game-cards.ts';
export { isUnderstood } from './engine/menu.ts';
export {
  CLEAN_UP_REST,
  END_ACTIONS,
  END_TURN,
  NOTHING,
  OPTION_NUMBERS,
  PLAY_PLAIN_TREASURES,
  PLAY_TREASURES,
  VERBS,
  argumentOf,
  firstOption,
  includesOption,
  verbOf,
} from './engine/options.ts';
export type { Option, Verb } from './engine/options.ts';
export { isPlainTreasure } from './engine/plain-treasures.ts';
export { GENERATORS, randomBelow, seedRandom } from './engine/random.ts';
export type { Generator, RandomState } from './engine/random.ts';
export { HAND_SIZE, STARTING_DECK, emptyPilesToEnd } from './engine/rulebook-numbers.ts';
export { ownedCards, pointsOf, scoreOf, victoryShare, winnersOf } from './engine/score.ts';
export type { Score } from './engine/score.ts';
export { ZONES } from './engine/sources.ts';
export type { Sources, Zone } from './engine/sources.ts';
export type { Decision, Frame, GainLimit, Game, Phase, Seat, Setup, Turn } from './engine/state.ts';
export { EMPTY, NOBODY, PHASES } from './engine/state.ts';
export { isInGame } from './engine/table.ts';
export { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from './game-size.ts';
export { RULES_VERSION } from './rules-version.ts';
export {
  draftedFrom,
  draftedKinds,
  legalPicks,
  mayVeto,
  newDraft,
  pickKind,
  strikeKind,
  suggestPick,
  whosePick,
} from './kingdoms/draft.ts';
export type { Draft } from './kingdoms/draft.ts';
export { KINGDOM_SETS } from './kingdoms/sets.ts';
export type { KingdomSet } from './kingdoms/sets.ts';
export { countKingdoms, randomKingdom } from './kingdoms/random.ts';
export { kingdoms } from './kingdoms/recommended.ts';
export type { Kingdom } from './kingdoms/recommended.ts';
export { kingdomText, oneTrouble, readKingdom, tryKingdom } from './kingdoms/text.ts';
export type { TriedKingdom } from './kingdoms/text.ts';
export { TRAITS, traitsOf } from './kingdoms/traits.ts';
export type { Trait } from './kingdoms/traits.ts';
export { KingdomError } from './kingdoms/trouble.ts';
export type { Trouble } from './kingdoms/trouble.ts';
export type { Count, KingdomWish, WishPart } from './kingdoms/wish.ts';
export {
  RECORD_VERSION,
  RecordError,
  answerIn,
  beginRecord,
  followSeed,
  lastSeedOf,
  readRecord,
  recordChoice,
  replay,
  writeRecord,
} from './notation/record.ts';
export type {
  GameRecord,
  RecordedChoice,
  RecordedShuffle,
  ReplayOptions,
  Reseed,
} from './notation/record.ts';
export { withoutSeed } from './notation/without-seed.ts';
export { editDistance, nearest, nearestNames } from './names/nearest.ts';
export type { NearestOptions } from './names/nearest.ts';
export { fold, normalise, title, umlautsSpelledOut, withoutAccents } from './names/spelling.ts';
export { nearestPlayer, noSuchCard, noSuchPlayer } from './names/unknown.ts';
export {
  cardNumber,
  findOption,
  meaningOf,
  offeredWords,
  optionParts,
  optionWords,
  readWords,
} from './notation/words.ts';
export type { OptionParts } from './notation/words.ts';
export { playOut, randomChooser } from './play-out.ts';
export type { Chooser, PlayOutOptions } from './play-out.ts';
export { kingdomOf, newPosition } from './position.ts';
export type { Position, PositionExtraTurn, PositionPlayer, PositionTurn } from './position-wish.ts';
export { anotherGame, completeSetup, newGame, pileSizes, possibleStarters, tableSizes } from './setup.ts';
export type { PlannedShuffles, SetupWish } from './setup.ts';
export { CARD_REASONS, CardError, checkCard } from './vocabulary/check.ts';
export type { CardDemand } from './vocabulary/card-demands.ts';
export type { CardReason, CardTrouble } from './vocabulary/check.ts';
export { TYPES } from './vocabulary/definition.ts';
export type {
  Amount,
  CardDefinition,
  CardId,
  CardType,
  Condition,
  Cost,
  Filter,
  Step,
  Worth,
} from './vocabulary/definition.ts';
export { PLUS_STEPS, isPlusStep, modeNames, stepsOf } from './vocabulary/steps.ts';
export type { PlusStep } from './vocabulary/steps.ts';
export { Lens } from './lens.ts';
export type { CardCounts } from './lens.ts';
export { view } from './view.ts';
export type { OpenCards, PileView, PlayerView, View } from './view.ts';
