// The words for the quantities of a game, and what each of them is about.

import { TYPES, fold } from '@tenfold/rules';
import type { FunctionName } from './types.ts';

/** The types that can be counted. A Terminal is an Action that gives no further Action. */
export const COUNTED_TYPES = [...TYPES, 'Terminal'] as const;
/** A type of card whose cards can be counted in a condition. */
export type CountedType = (typeof COUNTED_TYPES)[number];

export const isCountedType = (word: string): word is CountedType =>
  (COUNTED_TYPES as readonly string[]).includes(word);

/** What is counted: the copies of a card, the cards of a type, or all cards. */
export type Subject = { readonly card: string } | { readonly type: CountedType } | { readonly all: true };

export const SUBJECTS = ['card', 'type', 'all'] as const;
export type SubjectKind = (typeof SUBJECTS)[number];

/** One function that takes a card, a type or neither. */
function everyKind<Fn extends FunctionName>(fn: Fn): Readonly<Record<SubjectKind, Fn>> {
  return { card: fn, type: fn, all: fn };
}

/** Where cards are counted. */
export const PLACES = {
  own: { card: 'ownedCount', type: 'ownedTypeCount', all: 'deckSize' },
  'opponent owns': everyKind('opponentOwnedCount'),
  'opponents own': everyKind('opponentsOwnedCount'),
  'cost of': { card: 'cost' },
  'in hand': { card: 'handCount', type: 'handTypeCount', all: 'handCount' },
  'in play': { card: 'inPlayCount', type: 'inPlayCount', all: 'inPlayCount' },
  left: { card: 'supplyCount' },
  unseen: everyKind('unseenCount'),
  'on discard': everyKind('discardTopCount'),
  'revealed by me': everyKind('ownRevealedCount'),
  'revealed by opponent': everyKind('opponentRevealedCount'),
  revealed: everyKind('revealedCount'),
  gained: everyKind('gainedCount'),
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<SubjectKind, FunctionName>>>>>;
export type PlacePhrase = keyof typeof PLACES;

/** Places whose words stand before what is counted; all others stand behind it. */
export const PLACES_BEFORE = [
  'opponent owns',
  'opponents own',
  'own',
  'cost of',
] as const satisfies readonly PlacePhrase[];
type PlaceBefore = (typeof PLACES_BEFORE)[number];

export const isPlaceBefore = (place: PlacePhrase): place is PlaceBefore =>
  (PLACES_BEFORE as readonly PlacePhrase[]).includes(place);

/** Longest first, so that `revealed by me` is not taken for `revealed`. */
export const PLACES_BEHIND = (Object.keys(PLACES) as PlacePhrase[])
  .filter((place): place is Exclude<PlacePhrase, PlaceBefore> => !isPlaceBefore(place))
  .toSorted((a, b) => b.length - a.length);

/** Quantities that can stand alone as a condition: at least one. */
const TRUTHS: ReadonlySet<FunctionName> = new Set([
  'inActionPhase',
  'wentFirst',
  'discardTopCount',
  'revealedCount',
  'ownRevealedCount',
  'opponentRevealedCount',
  'gainedCount',
]);

export const isTruth = (fn: FunctionName): boolean => TRUTHS.has(fn);

/** Quantities that are about no card. */
export const PHRASES = {
  coinsAvailable: 'coins',
  handCoins: 'coins in hand',
  potionsAvailable: 'potions',
  actionsLeft: 'actions left',
  buysLeft: 'buys left',
  totalDeckMoney: 'total money',
  ownVP: 'my points',
  bestOpponentVP: 'opponent points',
  gainsToEndGame: 'gains to end',
  emptyPiles: 'empty piles',
  turn: 'turn',
  players: 'players',
  inActionPhase: 'action phase',
  drawPileSize: 'cards in deck',
  discardPileSize: 'cards in discard',
  pilesLeft: 'piles left',
  pilesToEnd: 'piles to end',
  wentFirst: 'went first',
  seatOrder: 'my seat',
} as const satisfies Readonly<Partial<Record<FunctionName, string>>>;
export type PhraseFunction = keyof typeof PHRASES;

export const isPhraseFunction = (fn: FunctionName): fn is PhraseFunction => Object.hasOwn(PHRASES, fn);

/** Longest first, so that `coins in hand` is not taken for `coins`. */
export const PHRASES_AS_WORDS = (Object.keys(PHRASES) as PhraseFunction[])
  .map((fn) => ({ fn, words: PHRASES[fn].split(' ') }))
  .toSorted((a, b) => b.words.length - a.words.length);

/** What stands after a function in the data: a card, a type, or nothing. */
export function argumentsOf(fn: FunctionName): readonly SubjectKind[] {
  if (fn === 'deckSize') return ['all'];
  const kinds = SUBJECTS.filter((kind) =>
    Object.values(PLACES).some(
      (place: Readonly<Partial<Record<SubjectKind, FunctionName>>>) => place[kind] === fn,
    ),
  );
  return kinds.length === 0 ? ['all'] : kinds;
}

/** Words of the language that end the name of a card and are never the beginning of one. */
export const WORDS: ReadonlySet<string> = new Set(
  [
    'when and or not own left in hand play first last before only if for choose prefer style cards nothing never with buy',
    'discard trash topdeck gain pass reveal set aside name this turn',
    ...Object.values(PHRASES),
    ...Object.keys(PLACES),
    ...COUNTED_TYPES.filter((type) => type !== 'Curse'),
  ].flatMap((words) => words.split(' ').map(fold)),
);
