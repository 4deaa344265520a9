// Cards that nobody would think of: random definitions over the whole vocabulary, as makers of cards or enemies may send
// them. `randomCard` is well-formed as far as single steps go; `brokenCard` is not.

import type { CardDefinition, CardType, Filter, Step } from '@tenfold/rules';
import { TYPES } from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';

type PickStep = Extract<Step, { do: 'pick' }>;
type Amount = Extract<Step, { do: 'plusCards' }>['n'];

const DEEPEST = 2;
const LONGEST = 4;

const letGo = (dice: Dice): Step =>
  dice.pick<Step>([
    { do: 'discardThem' },
    { do: 'trashThem' },
    { do: 'putThemOnDeck' },
    { do: 'putThemInHand' },
    { do: 'showThem' },
    { do: 'returnThem' },
    { do: 'playThem', times: 1 + dice.below(3) },
  ]);

function filterOf(dice: Dice): Filter {
  const type = dice.pick(TYPES);
  return dice.pick<Filter>([
    {},
    {},
    { type },
    { notType: type },
    { cards: [dice.pick(['copper', 'estate', 'curse', 'gold'])] },
    { costsAtLeast: dice.below(5) },
    { type: 'Action', otherThanThis: true },
  ]);
}

const amountOf = (dice: Dice): Amount =>
  dice.pick<Amount>([
    dice.below(4),
    dice.below(4),
    { thatMany: true },
    { coinsOfIt: true },
    { everyInDeckAndDiscard: 1 + dice.below(8) },
    { perToken: true },
  ]);

interface Place {
  readonly depth: number;
  /** Whether this is what other players do, and whether it is what a Reaction does. */
  readonly ofOthers: boolean;
  readonly reacts: boolean;
}

const VERBS: readonly PickStep['verb'][] = ['discard', 'trash', 'topdeck', 'play', 'show', 'return'];
const ASKED = ['you', 'player-of-the-card'] as const;
const DESTINATIONS = ['discard', 'hand', 'deck'] as const;

function taking(dice: Dice, verb: PickStep['verb']): Step {
  const least = dice.below(3);
  const from = dice.pick(['hand', 'hand', 'revealed', 'in-play'] as const);
  return dice.pick<Step>([
    {
      do: 'pick',
      verb,
      from,
      least,
      most: least + dice.below(3),
      filter: filterOf(dice),
      asked: from === 'hand' ? 'you' : dice.pick(ASKED),
    },
    { do: 'pickDownTo', verb, handSize: dice.below(6) },
    { do: 'pickCopiesOfIt', verb, most: 1 + dice.below(3) },
    { do: 'revealUntil', n: 1 + dice.below(3), filter: filterOf(dice) },
  ]);
}

/** A step, or a few that belong together. */
function someSteps(dice: Dice, place: Place): readonly Step[] {
  const inner = (ofOthers = place.ofOthers): readonly Step[] =>
    textOf(dice, { ...place, depth: place.depth + 1, ofOthers });
  const kinds: (() => readonly Step[])[] = [
    () => [
      {
        do: dice.pick(['plusCards', 'plusActions', 'plusBuys', 'plusCoins', 'plusTokens'] as const),
        n: amountOf(dice),
      },
    ],
    () => [{ do: 'plusActions', n: 1 + dice.below(2) }],
    () => [taking(dice, dice.pick(VERBS)), letGo(dice)],
    () => [taking(dice, 'return'), { do: 'returnThem' }],
    () => [taking(dice, 'play'), { do: 'playThem', times: 1 + dice.below(3) }],
    () => [{ do: 'reveal', n: 1 + dice.below(4) }],
    () => [
      { do: dice.pick(['discardTheRest', 'trashTheRest', 'putTheRestInHand', 'putTheRestOnDeck'] as const) },
    ],
    () => [{ do: 'takeFromRevealed', filter: filterOf(dice) }],
    () => [{ do: dice.pick(['revealHand', 'discardHand', 'discardDeck', 'lookThroughDiscard'] as const) }],
    () => [{ do: 'drawUntil', handSize: dice.below(8), maySetAside: filterOf(dice) }],
    () => [
      {
        do: 'gain',
        card: dice.pick(['copper', 'silver', 'curse', 'estate', 'this', 'it']),
        to: dice.pick(DESTINATIONS),
      },
    ],
    () => [
      {
        do: 'gainACard',
        filter: filterOf(dice),
        limit: { exactly: dice.onceIn(2), it: dice.onceIn(2), coins: dice.below(8) - 2 },
        to: dice.pick(DESTINATIONS),
        optional: dice.onceIn(2),
        asked: dice.pick(ASKED),
      },
    ],
    () => [{ do: dice.pick(['gainFromTrash', 'trashThis', 'putThisOnDeck', 'stayInPlay'] as const) }],
    () => [
      { do: dice.pick(['nameACard', 'everyonePassesLeft', 'possessLeftNeighbour', 'takeMat'] as const) },
    ],
    () => [{ do: 'extraTurn', mostInARow: 2 + dice.below(3) }],
    () => [{ do: 'drawNextHand', cards: dice.below(8) }],
    () => [{ do: 'putTopOnMat', n: 1 + dice.below(3) }],
    () => [{ do: 'costsLess', coins: 1 + dice.below(3) }],
    () => [{ do: 'makesMore', card: 'copper', coins: 1 }],
    () => [{ do: 'revealMarket', n: 1 + dice.below(4) }, { do: 'buyFromMarket' }, { do: 'putMarketUnder' }],
    () => [
      {
        do: 'forEachDifferentlyNamed',
        action: [{ do: 'plusActions', n: 1 }],
        treasure: [{ do: 'plusCoins', n: 1 }],
        victory: [{ do: 'plusCards', n: 1 }],
      },
    ],
    ...(place.ofOthers ? [(): readonly Step[] => [{ do: 'remember' }]] : []),
    ...(place.reacts && !place.ofOthers ? [(): readonly Step[] => [{ do: 'unaffected' }]] : []),
    ...(place.depth >= DEEPEST ? [] : nested(dice, place, inner)),
  ];
  return dice.pick(kinds)();
}

function nested(
  dice: Dice,
  place: Place,
  inner: (ofOthers?: boolean) => readonly Step[],
): (() => readonly Step[])[] {
  const conditions = (): Extract<Step, { do: 'if' }>['condition'] =>
    dice.pick<Extract<Step, { do: 'if' }>['condition']>([
      { dealtWith: 1 + dice.below(2) },
      { itIs: dice.pick(TYPES) },
      { itCostsPotion: true },
      { cardsInHandAtLeast: dice.below(6) },
      { handHas: filterOf(dice) },
      { actionsPlayedAtLeast: dice.below(4) },
      { revealedTheNamedCard: true },
      { thisIsInPlay: true },
    ]);
  const modes = ['bread', 'wine', 'salt'].slice(0, 1 + dice.below(3));
  return [
    () => [{ do: 'if', condition: conditions(), then: inner(), otherwise: dice.onceIn(2) ? inner() : [] }],
    () => [
      {
        do: 'choose',
        n: 1 + dice.below(modes.length),
        optional: dice.onceIn(2),
        asked: dice.pick(ASKED),
        modes: modes.map((name) => ({ name, steps: inner() })),
      },
    ],
    ...(place.ofOthers
      ? []
      : [
          (): readonly Step[] => [
            {
              do: dice.pick(['eachOtherPlayer', 'eachPlayer', 'leftNeighbour'] as const),
              steps: inner(true),
            },
          ],
        ]),
  ];
}

const textOf = (dice: Dice, place: Place): Step[] =>
  Array.from({ length: 1 + dice.below(LONGEST) }, () => someSteps(dice, place)).flat();

/** A card that `checkCard` accepts. */
export function randomCard(dice: Dice, id: string): CardDefinition {
  const [first] = dice.draw(['Action', 'Action', 'Action', 'Treasure', 'Victory'] as const, 1);
  const reacts = dice.onceIn(5);
  const types: CardType[] = [
    first ?? 'Action',
    ...(first === 'Action' && dice.onceIn(3) ? (['Attack'] as const) : []),
    ...(reacts ? (['Reaction'] as const) : []),
  ];
  const top: Place = { depth: 0, ofOthers: false, reacts: false };
  return {
    id,
    types,
    cost: { coins: dice.below(5), potions: dice.onceIn(12) ? 1 : 0 },
    ...(first === 'Victory' ? {} : { play: textOf(dice, top) }),
    ...(reacts ? { onAttack: textOf(dice, { ...top, reacts: true }) } : {}),
    ...(dice.onceIn(6) ? { onDiscardFromPlay: { while: filterOf(dice), steps: textOf(dice, top) } } : {}),
    ...(first === 'Victory' || dice.onceIn(6)
      ? { worth: dice.onceIn(2) ? dice.below(6) - 1 : { every: 1 + dice.below(5), of: filterOf(dice) } }
      : {}),
  };
}

/** What enemies send in place of values. */
const GARBAGE: readonly unknown[] = [
  null,
  -1,
  1.5,
  NaN,
  Infinity,
  1e308,
  'x'.repeat(2000),
  '',
  '<b>',
  true,
  [],
  {},
  [[[[]]]],
  { do: 'winTheGame' },
  { constructor: 1 },
  { toString: true },
];

/** A card with one of its parts spoiled: replaced, taken out, doubled, given a name of the prototype, or grown out of bounds. */
export function brokenCard(dice: Dice, id: string): unknown {
  const copy = JSON.parse(JSON.stringify(randomCard(dice, id))) as Record<string, unknown>;
  const places = placesIn(copy);
  const { holder, key } = at(places, dice.below(places.length));
  switch (dice.below(6)) {
    case 0:
      Reflect.deleteProperty(holder, key);
      break;
    case 1:
      Reflect.set(holder, dice.pick(['constructor', 'hasOwnProperty', 'surprise', 'toString']), 1);
      break;
    case 2:
      Reflect.set(holder, key, deep(200));
      break;
    case 3:
      copy['play'] = Array.from({ length: 100 }, () => ({ do: 'plusCards', n: 1 }));
      break;
    case 4:
      copy['play'] = [
        { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
      ];
      break;
    default:
      Reflect.set(holder, key, dice.pick(GARBAGE));
  }
  return copy;
}

interface Spot {
  readonly holder: object;
  readonly key: string;
}

const placesIn = (value: object): Spot[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    { holder: value, key },
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
