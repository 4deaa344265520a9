// The sentences that a text can go on with, each complete from the start, and where it makes sense.

import type { Step } from '@tenfold/rules';
import { ANY_NUMBER } from './gaps.ts';
import type { Phrases } from './phrases.ts';
import { phrasesOf } from './phrases.ts';

/** Where a sentence would stand. */
export interface Around {
  /** What others do. */
  readonly ofOthers: boolean;
  /** The text of a Reaction. */
  readonly reacts: boolean;
  /** How many lists it is inside of. */
  readonly depth: number;
}

const pick = (
  verb: Extract<Step, { do: 'pick' }>['verb'],
  more: Partial<Omit<Extract<Step, { do: 'pick' }>, 'do' | 'verb'>> = {},
): Step => ({ do: 'pick', verb, from: 'hand', least: 1, most: 1, filter: {}, asked: 'you', ...more });

const bonus: Step = { do: 'plusCards', n: 1 };

/** Groups in the order of the menu. */
export const NEW_PHRASES = {
  get: { bonuses: [bonus] },
  hand: {
    discard: [pick('discard'), { do: 'discardThem' }],
    trash: [pick('trash'), { do: 'trashThem' }],
    topdeck: [pick('topdeck'), { do: 'putThemOnDeck' }],
    playTwice: [pick('play', { filter: { type: 'Action' } }), { do: 'playThem', times: 2 }],
    discardAny: [pick('discard', { least: 0, most: ANY_NUMBER }), { do: 'discardThem' }],
    downTo: [{ do: 'pickDownTo', verb: 'discard', handSize: 3 }, { do: 'discardThem' }],
    show: [pick('show'), { do: 'showThem' }],
    copies: [{ do: 'pickCopiesOfIt', verb: 'return', most: 2 }, { do: 'returnThem' }],
    revealHand: [{ do: 'revealHand' }],
    discardHand: [{ do: 'discardHand' }],
  },
  deck: {
    reveal: [{ do: 'reveal', n: 1 }, { do: 'discardTheRest' }],
    dig: [
      { do: 'revealUntil', n: 1, filter: { type: 'Treasure' } },
      { do: 'putThemInHand' },
      { do: 'discardTheRest' },
    ],
    take: [
      { do: 'reveal', n: 4 },
      { do: 'takeFromRevealed', filter: { type: 'Victory' } },
      { do: 'putTheRestOnDeck' },
    ],
    pickRevealed: [
      { do: 'reveal', n: 2 },
      pick('trash', { from: 'revealed' }),
      { do: 'trashThem' },
      { do: 'discardTheRest' },
    ],
    rest: [{ do: 'discardTheRest' }],
    drawUntil: [{ do: 'drawUntil', handSize: 7, maySetAside: { type: 'Action' } }, { do: 'discardTheRest' }],
    nameACard: [
      { do: 'nameACard' },
      { do: 'reveal', n: 1 },
      {
        do: 'if',
        condition: { revealedTheNamedCard: true },
        then: [{ do: 'putTheRestInHand' }],
        otherwise: [],
      },
      { do: 'putTheRestOnDeck' },
    ],
    discardDeck: [{ do: 'discardDeck' }],
    lookThroughDiscard: [{ do: 'lookThroughDiscard' }],
  },
  gain: {
    gain: [{ do: 'gain', card: 'silver', to: 'discard' }],
    gainACard: [
      {
        do: 'gainACard',
        filter: {},
        limit: { exactly: false, it: false, coins: 4 },
        to: 'discard',
        optional: false,
        asked: 'you',
      },
    ],
  },
  choice: {
    choose: [
      {
        do: 'choose',
        n: 1,
        optional: false,
        asked: 'you',
        modes: [
          { name: 'choice-1', steps: [{ do: 'plusCards', n: 1 }] },
          { name: 'choice-2', steps: [{ do: 'plusActions', n: 1 }] },
        ],
      },
    ],
    may: [
      {
        do: 'choose',
        n: 1,
        optional: true,
        asked: 'you',
        modes: [{ name: 'choice-1', steps: [{ do: 'discardDeck' }] }],
      },
    ],
    if: [{ do: 'if', condition: { dealtWith: 1 }, then: [{ do: 'plusCoins', n: 1 }], otherwise: [] }],
  },
  others: {
    eachOtherPlayer: [{ do: 'eachOtherPlayer', steps: [{ do: 'gain', card: 'curse', to: 'discard' }] }],
    eachPlayer: [{ do: 'eachPlayer', steps: [bonus] }],
    leftNeighbour: [
      { do: 'leftNeighbour', steps: [{ do: 'reveal', n: 2 }, { do: 'discardTheRest' }, { do: 'remember' }] },
      {
        do: 'forEachDifferentlyNamed',
        action: [{ do: 'plusActions', n: 1 }],
        treasure: [{ do: 'plusCoins', n: 1 }],
        victory: [{ do: 'plusCards', n: 1 }],
      },
    ],
    remember: [{ do: 'remember' }],
    gainFromTrash: [{ do: 'gainFromTrash' }],
    everyonePassesLeft: [{ do: 'everyonePassesLeft' }],
    unaffected: [{ do: 'unaffected' }],
  },
  this: {
    trashThis: [{ do: 'trashThis' }],
    putThisOnDeck: [{ do: 'putThisOnDeck' }],
    stayInPlay: [{ do: 'stayInPlay' }],
  },
  turn: {
    costsLess: [{ do: 'costsLess', coins: 1 }],
    makesMore: [{ do: 'makesMore', card: 'copper', coins: 1 }],
    nextHand: [{ do: 'drawNextHand', cards: 3 }],
    extraTurn: [{ do: 'extraTurn', mostInARow: 2 }],
    possessLeftNeighbour: [{ do: 'possessLeftNeighbour' }],
  },
  aside: {
    tokens: [{ do: 'plusTokens', n: 1 }],
    matPut: [{ do: 'putTopOnMat', n: 1 }],
    takeMat: [{ do: 'takeMat' }],
    market: [{ do: 'revealMarket', n: 3 }, { do: 'buyFromMarket' }, { do: 'putMarketUnder' }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>>;

export type NewGroup = keyof typeof NEW_PHRASES;
type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never;
export type NewPhrase = Extract<KeysOf<(typeof NEW_PHRASES)[NewGroup]>, string>;

const GROUPS = Object.entries(NEW_PHRASES) as unknown as readonly (readonly [
  NewGroup,
  Readonly<Partial<Record<NewPhrase, readonly Step[]>>>,
])[];

/** As deep as the rules allow, and a list more would be too deep. */
const DEEPEST = 5;
const NESTED: ReadonlySet<NewPhrase> = new Set([
  'choose',
  'may',
  'if',
  'eachOtherPlayer',
  'eachPlayer',
  'leftNeighbour',
  'nameACard',
]);
const GROUPED: ReadonlySet<NewPhrase> = new Set(['eachOtherPlayer', 'eachPlayer', 'leftNeighbour']);

function fits(key: NewPhrase, { ofOthers, reacts, depth }: Around): boolean {
  if (key === 'unaffected') return reacts && !ofOthers;
  if (key === 'remember') return ofOthers;
  if (GROUPED.has(key) && ofOthers) return false;
  return !(NESTED.has(key) && depth >= DEEPEST);
}

/** What a text can go on with there, by group; groups that have nothing are left out. */
export const offeredPhrases = (around: Around): readonly (readonly [NewGroup, readonly NewPhrase[]])[] =>
  GROUPS.map(
    ([group, phrases]) =>
      [group, (Object.keys(phrases) as NewPhrase[]).filter((key) => fits(key, around))] as const,
  ).filter(([, keys]) => keys.length > 0);

export function newPhrases(key: NewPhrase): Phrases {
  const steps = GROUPS.map(([, phrases]) => phrases[key]).find((found) => found !== undefined);
  return phrasesOf(steps ?? []);
}
