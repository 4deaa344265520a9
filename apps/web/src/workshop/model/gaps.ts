// What can be filled into a sentence, as data: the page shows it as something to choose from, and puts back what it is told.

import type { CardId, Condition, Filter, Step } from '@tenfold/rules';
import { TYPES } from '@tenfold/rules';
import type { CardPhrase, PhraseOf, PuttingStep, StepOf } from './phrases.ts';

/** As many as one likes is said with a number no hand can reach. */
export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;
const MOST_PICKED = 6;

/** A list of words to choose from; the page has words for each. */
export type ChoiceList =
  | 'put'
  | 'from'
  | 'shown'
  | 'asked'
  | 'them'
  | 'rest'
  | 'to'
  | 'may'
  | 'limit'
  | 'whoChooses'
  | 'condition'
  | 'group'
  | 'type';

export type Gap =
  | {
      readonly kind: 'choice';
      readonly list: ChoiceList;
      readonly value: string;
      readonly options: readonly string[];
      readonly set: (value: string) => CardPhrase;
    }
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly least: number;
      readonly most: number;
      readonly isCoins: boolean;
      readonly set: (value: number) => CardPhrase;
    }
  | {
      readonly kind: 'count';
      readonly least: number;
      readonly most: number;
      readonly options: readonly (readonly [least: number, most: number])[];
      readonly set: (least: number, most: number) => CardPhrase;
    }
  | {
      readonly kind: 'filter';
      readonly value: Filter;
      /** How many cards the sentence speaks of, for the plural. */
      readonly n: number;
      readonly set: (value: Filter) => CardPhrase;
    }
  | {
      readonly kind: 'card';
      readonly value: CardId;
      /** Besides the cards by name. */
      readonly also: readonly ('this' | 'it')[];
      readonly set: (value: CardId) => CardPhrase;
    };

/** Which sentence it is; the page has words with places for the gaps. */
export type SentenceKey =
  | 'pick'
  | 'downTo'
  | 'copies'
  | 'choose'
  | 'if'
  | 'group'
  | 'byType'
  | 'them'
  | 'rest'
  | 'reveal'
  | 'dig'
  | 'take'
  | 'drawUntil'
  | 'gain'
  | 'gainACard'
  | 'costsLess'
  | 'makesMore'
  | 'nextHand'
  | 'extraTurn'
  | 'matPut'
  | 'market'
  | PlainStep;

/** Steps that leave nothing to choose. */
export type PlainStep = Extract<
  Step['do'],
  | 'pick'
  | 'revealThem'
  | 'revealHand'
  | 'discardHand'
  | 'discardDeck'
  | 'lookThroughDiscard'
  | 'gainFromTrash'
  | 'trashThis'
  | 'putThisOnDeck'
  | 'stayInPlay'
  | 'remember'
  | 'nameACard'
  | 'everyonePassesLeft'
  | 'unaffected'
  | 'possessLeftNeighbour'
  | 'takeMat'
  | 'buyFromMarket'
  | 'putMarketUnder'
  | 'pickDownTo'
  | 'pickCopiesOfIt'
>;

export interface Sentence {
  readonly key: SentenceKey;
  readonly gaps: Readonly<Record<string, Gap>>;
}

/** A sentence of bonuses is a row of them, and shown as that. */
export function sentenceOf(phrase: Exclude<CardPhrase, { kind: 'bonuses' }>): Sentence {
  switch (phrase.kind) {
    case 'pick':
      return pickSentence(phrase);
    case 'choose':
      return chooseSentence(phrase);
    case 'if':
      return { key: 'if', gaps: conditionGaps(phrase) };
    case 'group':
      return {
        key: 'group',
        gaps: {
          who: choice('group', phrase.who, ['eachOtherPlayer', 'eachPlayer', 'leftNeighbour'], (who) => ({
            ...phrase,
            who,
          })),
        },
      };
    case 'byType':
      return { key: 'byType', gaps: {} };
    case 'step':
      return stepSentence(phrase.step, (step) => ({ kind: 'step', step }));
  }
}

const choice = <Value extends string>(
  list: ChoiceList,
  value: Value,
  options: readonly Value[],
  set: (value: Value) => CardPhrase,
): Gap => ({
  kind: 'choice',
  list,
  value,
  options,
  set: (chosen) => set(options.find((one) => one === chosen) ?? value),
});

const number = (
  value: number,
  [least, most]: readonly [number, number],
  set: (value: number) => CardPhrase,
  isCoins = false,
): Gap => ({ kind: 'number', value, least, most, isCoins, set });

const filterGap = (value: Filter, n: number, set: (value: Filter) => CardPhrase): Gap => ({
  kind: 'filter',
  value,
  n,
  set,
});

// Picking

const PUTS = {
  discardThem: 'discard',
  trashThem: 'trash',
  putThemOnDeck: 'topdeck',
  putThemInHand: 'show',
  showThem: 'show',
  returnThem: 'return',
  playThem: 'play',
} as const satisfies Readonly<Record<PuttingStep['do'], string>>;
type Put = PuttingStep['do'];

const putStep = (put: Put, times = 1): PuttingStep => (put === 'playThem' ? { do: put, times } : { do: put });

function pickSentence(phrase: PhraseOf<'pick'>): Sentence {
  const { pick, put, shown } = phrase;
  const putGap = (options: readonly Put[]): Gap =>
    choice('put', put.do, options.includes(put.do) ? options : [...options, put.do], (next) => ({
      ...phrase,
      pick: { ...pick, verb: PUTS[next] },
      put: putStep(next, put.do === 'playThem' ? put.times : 2),
    }));
  const times = timesGap(phrase);
  switch (pick.do) {
    case 'pickDownTo':
      return {
        key: 'downTo',
        gaps: {
          put: putGap(['discardThem', 'trashThem', 'putThemOnDeck']),
          n: number(pick.handSize, [0, 7], (handSize) => ({ ...phrase, pick: { ...pick, handSize } })),
        },
      };
    case 'pickCopiesOfIt':
      return {
        key: 'copies',
        gaps: {
          put: putGap(['returnThem', 'discardThem', 'trashThem']),
          n: number(pick.most, [1, 9], (most) => ({ ...phrase, pick: { ...pick, most } })),
        },
      };
    case 'pick': {
      const { from, least, most, filter, asked } = pick;
      const isHand = from === 'hand';
      return {
        key: 'pick',
        gaps: {
          put: putGap(
            isHand
              ? ['discardThem', 'trashThem', 'putThemOnDeck', 'showThem', 'playThem', 'returnThem']
              : ['discardThem', 'trashThem', 'putThemOnDeck', 'putThemInHand'],
          ),
          count: {
            kind: 'count',
            least,
            most,
            options: countsFor(from === 'in-play' ? 1 : MOST_PICKED, [least, most]),
            set: (fewest, highest) => ({ ...phrase, pick: { ...pick, least: fewest, most: highest } }),
          },
          filter: filterGap(filter, most, (next) => ({ ...phrase, pick: { ...pick, filter: next } })),
          from: choice('from', from, ['hand', 'revealed', 'in-play'], (next) => ({
            ...phrase,
            pick: {
              ...pick,
              from: next,
              asked: next === 'hand' ? 'you' : asked,
              ...(next === 'in-play' ? { least: Math.min(least, 1), most: 1 } : {}),
            },
          })),
          ...times,
          ...(isHand && (put.do === 'putThemOnDeck' || put.do === 'discardThem' || shown)
            ? {
                shown: choice('shown', shown ? 'yes' : 'no', ['no', 'yes'], (next) => ({
                  ...phrase,
                  shown: next === 'yes',
                })),
              }
            : {}),
          ...(isHand
            ? {}
            : {
                asked: choice('asked', asked, ['you', 'player-of-the-card'], (next) => ({
                  ...phrase,
                  pick: { ...pick, asked: next },
                })),
              }),
        },
      };
    }
  }
}

function timesGap(phrase: PhraseOf<'pick'>): Record<string, Gap> {
  const { put } = phrase;
  if (put.do !== 'playThem') return {};
  return { times: number(put.times, [1, 4], (times) => ({ ...phrase, put: { ...put, times } })) };
}

/** Exactly so many, up to so many, any number; and what is there, if it is something else. */
function countsFor(most: number, now: readonly [number, number]): readonly (readonly [number, number])[] {
  const numbers = Array.from({ length: most }, (_one, at) => at + 1);
  const usual: (readonly [number, number])[] = [
    ...numbers.map((n) => [n, n] as const),
    ...numbers.map((n) => [0, n] as const),
    ...(most > 1 ? [[0, ANY_NUMBER] as const] : []),
  ];
  const isThere = usual.some(([least, highest]) => least === now[0] && highest === now[1]);
  return isThere ? usual : [...usual, now];
}

// Choices and conditions

const CHOOSERS = ['you', 'may', 'player', 'player-may'] as const;

function chooseSentence(phrase: PhraseOf<'choose'>): Sentence {
  const { n, optional, asked, modes } = phrase;
  const who = asked === 'you' ? (optional ? 'may' : 'you') : optional ? 'player-may' : 'player';
  return {
    key: 'choose',
    gaps: {
      who: choice('whoChooses', who, CHOOSERS, (next) => ({
        ...phrase,
        optional: next === 'may' || next === 'player-may',
        asked: next === 'you' || next === 'may' ? 'you' : 'player-of-the-card',
      })),
      n: number(n, [1, modes.length], (next) => ({ ...phrase, n: next })),
    },
  };
}

const NEW_CONDITIONS = {
  dealtWith: { dealtWith: 1 },
  itIs: { itIs: 'Action' },
  itCostsPotion: { itCostsPotion: true },
  cardsInHandAtLeast: { cardsInHandAtLeast: 5 },
  handHas: { handHas: { type: 'Action' } },
  actionsPlayedAtLeast: { actionsPlayedAtLeast: 3 },
  revealedTheNamedCard: { revealedTheNamedCard: true },
  thisIsInPlay: { thisIsInPlay: true },
} as const satisfies Readonly<Record<string, Condition>>;
type ConditionKey = keyof typeof NEW_CONDITIONS;
const CONDITIONS = Object.keys(NEW_CONDITIONS) as readonly ConditionKey[];

function conditionGaps(phrase: PhraseOf<'if'>): Record<string, Gap> {
  const { condition } = phrase;
  const key = CONDITIONS.find((one) => one in condition) ?? 'dealtWith';
  const set = (next: Condition): CardPhrase => ({ ...phrase, condition: next });
  return {
    condition: choice('condition', key, CONDITIONS, (next) => set(NEW_CONDITIONS[next])),
    ...conditionDetail(condition, set),
  };
}

function conditionDetail(condition: Condition, set: (next: Condition) => CardPhrase): Record<string, Gap> {
  if ('dealtWith' in condition)
    return { what: number(condition.dealtWith, [1, 9], (dealtWith) => set({ dealtWith })) };
  if ('itIs' in condition) return { what: choice('type', condition.itIs, TYPES, (itIs) => set({ itIs })) };
  if ('cardsInHandAtLeast' in condition) {
    return {
      what: number(condition.cardsInHandAtLeast, [1, 12], (cardsInHandAtLeast) =>
        set({ cardsInHandAtLeast }),
      ),
    };
  }
  if ('handHas' in condition) return { what: filterGap(condition.handHas, 1, (handHas) => set({ handHas })) };
  if ('actionsPlayedAtLeast' in condition) {
    return {
      what: number(condition.actionsPlayedAtLeast, [1, 9], (actionsPlayedAtLeast) =>
        set({ actionsPlayedAtLeast }),
      ),
    };
  }
  return {};
}

// All else

const THEM: readonly Put[] = [
  'discardThem',
  'trashThem',
  'putThemOnDeck',
  'putThemInHand',
  'playThem',
  'showThem',
  'returnThem',
];
const REST = ['discardTheRest', 'trashTheRest', 'putTheRestInHand', 'putTheRestOnDeck'] as const;
const PLACES = ['discard', 'hand', 'deck'] as const;
const LIMITS = ['upTo', 'exactly', 'upToIt', 'exactlyIt'] as const;

type Kept = PhraseOf<'step'>['step'];

function stepSentence(step: Kept, put: (step: Kept) => CardPhrase): Sentence {
  switch (step.do) {
    case 'discardThem':
    case 'trashThem':
    case 'putThemOnDeck':
    case 'putThemInHand':
    case 'playThem':
    case 'showThem':
    case 'returnThem':
      return { key: 'them', gaps: { them: choice('them', step.do, THEM, (next) => put(putStep(next))) } };
    case 'discardTheRest':
    case 'trashTheRest':
    case 'putTheRestInHand':
    case 'putTheRestOnDeck':
      return { key: 'rest', gaps: { rest: choice('rest', step.do, REST, (next) => put({ do: next })) } };
    case 'reveal':
      return { key: 'reveal', gaps: { n: number(step.n, [1, 9], (n) => put({ ...step, n })) } };
    case 'revealUntil':
      return {
        key: 'dig',
        gaps: {
          n: number(step.n, [1, 5], (n) => put({ ...step, n })),
          filter: filterGap(step.filter, step.n, (filter) => put({ ...step, filter })),
        },
      };
    case 'takeFromRevealed':
      return {
        key: 'take',
        gaps: { filter: filterGap(step.filter, ANY_NUMBER, (filter) => put({ ...step, filter })) },
      };
    case 'drawUntil':
      return {
        key: 'drawUntil',
        gaps: {
          n: number(step.handSize, [1, 12], (handSize) => put({ ...step, handSize })),
          filter: filterGap(step.maySetAside, ANY_NUMBER, (maySetAside) => put({ ...step, maySetAside })),
        },
      };
    case 'gain':
      return {
        key: 'gain',
        gaps: {
          card: {
            kind: 'card',
            value: step.card,
            also: ['this', 'it'],
            set: (card) => put({ ...step, card }),
          },
          to: choice('to', step.to, PLACES, (to) => put({ ...step, to })),
        },
      };
    case 'gainACard':
      return gainSentence(step, put);
    case 'costsLess':
      return {
        key: 'costsLess',
        gaps: { n: number(step.coins, [1, 9], (coins) => put({ ...step, coins }), true) },
      };
    case 'makesMore':
      return {
        key: 'makesMore',
        gaps: {
          card: { kind: 'card', value: step.card, also: [], set: (card) => put({ ...step, card }) },
          n: number(step.coins, [1, 9], (coins) => put({ ...step, coins }), true),
        },
      };
    case 'drawNextHand':
      return { key: 'nextHand', gaps: { n: number(step.cards, [0, 9], (cards) => put({ ...step, cards })) } };
    case 'extraTurn':
      return {
        key: 'extraTurn',
        gaps: { n: number(step.mostInARow, [2, 4], (mostInARow) => put({ ...step, mostInARow })) },
      };
    case 'putTopOnMat':
      return { key: 'matPut', gaps: { n: number(step.n, [1, 5], (n) => put({ ...step, n })) } };
    case 'revealMarket':
      return { key: 'market', gaps: { n: number(step.n, [1, 5], (n) => put({ ...step, n })) } };
    default:
      return { key: step.do, gaps: {} };
  }
}

function gainSentence(step: StepOf<'gainACard'>, put: (step: Kept) => CardPhrase): Sentence {
  const { limit, optional, filter, to, asked } = step;
  const kind = LIMITS[(limit.exactly ? 1 : 0) + (limit.it ? 2 : 0)] ?? 'upTo';
  return {
    key: 'gainACard',
    gaps: {
      may: choice('may', optional ? 'may' : 'must', ['must', 'may'], (next) =>
        put({ ...step, optional: next === 'may' }),
      ),
      filter: filterGap(filter, 1, (next) => put({ ...step, filter: next })),
      limit: choice('limit', kind, LIMITS, (next) => {
        const it = next === 'upToIt' || next === 'exactlyIt';
        const exactly = next === 'exactly' || next === 'exactlyIt';
        return put({ ...step, limit: { exactly, it, coins: it ? limit.coins : Math.max(0, limit.coins) } });
      }),
      n: number(
        limit.coins,
        [limit.it ? -6 : 0, limit.it ? 6 : 12],
        (coins) => put({ ...step, limit: { ...limit, coins } }),
        true,
      ),
      to: choice('to', to, PLACES, (next) => put({ ...step, to: next })),
      asked: choice('asked', asked, ['you', 'player-of-the-card'], (next) => put({ ...step, asked: next })),
    },
  };
}
