// Home-made cards come from outside: from a record, a form, a message. Everything about them is checked before it is
// believed, and what is wrong is named with its place in the card.

import { RuleError } from '../errors.ts';
import type { CardDemand } from './card-demands.ts';
import { demandInEnglish } from './card-demands.ts';
import type { CardDefinition, Step } from './definition.ts';
import { TYPES } from './definition.ts';
import { isPlusStep } from './steps.ts';

/** What a maker of cards can run into, for those who say it in other words; `shape` is all else. */
export const CARD_REASONS = [
  'shape',
  'put-away',
  'show-first',
  'show-hand',
  'when-attacked',
  'others-only',
  'others-already',
  'bonuses-only',
  'too-long',
  'too-deep',
] as const;
/** The key of what is wrong with a home-made card. */
export type CardReason = (typeof CARD_REASONS)[number];

/** One thing that is wrong with a card. */
export interface CardTrouble {
  /** Such as `card "old-mill", play[1], then[0]`. */
  readonly where: string;
  /** What must be there instead. */
  readonly must: string;
  readonly demand: CardDemand;
  readonly reason: CardReason;
}

/** Why a card is refused: everything that is wrong with it; the message tells the first. */
export class CardError extends RuleError {
  readonly troubles: readonly CardTrouble[];

  constructor(troubles: readonly CardTrouble[]) {
    const [{ where, must } = { where: 'the card', must: 'another' }] = troubles;
    super('bad-card', `${where} must be ${must}`);
    this.troubles = troubles;
  }
}

type Check = (value: unknown, where: string) => void;
type Fields = Readonly<Record<string, Check>>;

/** Bounds that no sensible card reaches, so that a hostile one cannot make the engine work for long. */
const MOST_STEPS = 60;
const DEEPEST = 6;
const MOST_MODES = 8;
const MOST_OF_ANYTHING = 1000;
const MOST_PARTS = 2000;
const DEEPEST_DATA = 40;

/** Gives the value back as a card, or throws an error that says what is wrong with it and where. */
export function checkCard(value: unknown): CardDefinition {
  checkSize(value);
  const card = objectAt(value, 'the card');
  const { id } = card;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    fail('its id', { needs: 'id' });
  }
  const where = `card "${id}"`;
  fieldsAt(card, where, CARD_FIELDS, OPTIONAL_CARD_FIELDS);
  const types = card['types'] as readonly unknown[];
  const needsText = types.includes('Action') || types.includes('Treasure');
  if (needsText && card['play'] === undefined) fail(`${where}, play`, { needs: 'text' });
  if (types.includes('Reaction') !== (card['onAttack'] !== undefined)) {
    fail(`${where}, onAttack`, { needs: 'reaction' });
  }
  const definition = value as CardDefinition;
  eachOf(
    ['play', 'onAttack', 'onDiscardFromPlay'].map((part) => () => {
      const text =
        part === 'onDiscardFromPlay' ? (card[part] as { steps?: unknown } | undefined)?.steps : card[part];
      if (text !== undefined) checkText(text as readonly Step[], `${where}, ${part}`, part === 'onAttack');
    }),
  );
  const length = countSteps(card);
  if (length > MOST_STEPS) fail(where, { needs: 'too-long', most: MOST_STEPS, has: length });
  return definition;
}

/** Looked at before anything else, without descending into it: what is too large or too deep is not read at all. */
function checkSize(value: unknown): void {
  let level: readonly unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (parts > MOST_PARTS || depth > DEEPEST_DATA) {
      fail('the card', { needs: 'size', most: MOST_PARTS, deepest: DEEPEST_DATA });
    }
    level = level.flatMap((part): unknown[] =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    );
  }
}

const TAKING: ReadonlySet<string> = new Set(['pick', 'pickDownTo', 'pickCopiesOfIt', 'revealUntil']);
const LETTING_GO: ReadonlySet<string> = new Set([
  'discardThem',
  'trashThem',
  'putThemOnDeck',
  'putThemInHand',
  'showThem',
  'returnThem',
  'playThem',
]);
/** What may stand between cards that a text takes and where it puts them. */
const BETWEEN: ReadonlySet<string> = new Set([
  'revealThem',
  'discardTheRest',
  'trashTheRest',
  'putTheRestInHand',
  'putTheRestOnDeck',
]);
const OF_OTHERS: ReadonlySet<string> = new Set(['eachOtherPlayer', 'eachPlayer', 'leftNeighbour']);

/** What the steps of a text mean together: each is well-formed already. */
function checkText(text: readonly Step[], where: string, reacts: boolean, ofOthers = false): void {
  eachOf([
    () => void checkHidden(text, where, false),
    ...text.map((one, index) => () => checkStep(text, one, index, { where, reacts, ofOthers })),
  ]);
}

interface Around {
  readonly where: string;
  readonly reacts: boolean;
  readonly ofOthers: boolean;
}

function checkStep(
  text: readonly Step[],
  one: Step,
  index: number,
  { where, reacts, ofOthers }: Around,
): void {
  const here = `${where}[${index}]`;
  if (TAKING.has(one.do)) checkTaken(text, index, here);
  if (one.do === 'unaffected' && !(reacts && !ofOthers)) fail(here, { needs: 'when-attacked' });
  if (one.do === 'remember' && !ofOthers) fail(here, { needs: 'others-only' });
  if (OF_OTHERS.has(one.do) && ofOthers) fail(here, { needs: 'others-already' });
  if (one.do === 'pick' && one.from === 'hand' && one.asked !== 'you')
    fail(`${here}, asked`, { needs: 'asked-you' });
  if (one.do === 'pick' && one.from === 'in-play' && one.most > 1)
    fail(`${here}, most`, { needs: 'one-from-play' });
  if (one.do === 'choose') checkModes(one, here);
  if (one.do === 'forEachDifferentlyNamed') {
    const inner = [...one.action, ...one.treasure, ...one.victory];
    if (!inner.every(isPlusStep)) fail(here, { needs: 'bonuses-only' });
  }
  for (const [key, list] of innerTexts(one)) {
    checkText(list, `${here}, ${key}`, reacts, ofOthers || OF_OTHERS.has(one.do));
  }
}

/**
 * What others may not see must not show in what a text does next: a hand is asked about when it has just been shown, and
 * "it" when everybody knows it. `unseen` says whether "it" is hidden; gives whether it is afterwards.
 */
function checkHidden(text: readonly Step[], where: string, unseen: boolean): boolean {
  let hidden = unseen;
  text.forEach((one, index) => {
    const here = `${where}[${index}]`;
    if (one.do === 'if' && 'handHas' in one.condition && text[index - 1]?.do !== 'revealHand')
      fail(`${here}, condition`, { needs: 'show-hand' });
    if (hidden && looksAtIt(one)) fail(here, { needs: 'show-first' });
    const inner = innerTexts(one).map(([key, list]) => checkHidden(list, `${here}, ${key}`, hidden));
    if (inner.length > 0) hidden = inner.some(Boolean) || (hidden && one.do !== 'choose');
    else if (LETTING_GO.has(one.do)) hidden = isHiddenFrom(text, index);
    else if (CHANGING_IT.has(one.do)) hidden = false;
  });
  return hidden;
}

const CHANGING_IT: ReadonlySet<string> = new Set([
  'discardTheRest',
  'trashTheRest',
  'putTheRestInHand',
  'putTheRestOnDeck',
  'gainACard',
  'trashThis',
  'putThisOnDeck',
  'extraTurn',
  'buyFromMarket',
  'everyonePassesLeft',
]);

/** Whether what is let go of here comes from a hand and goes where its faces do not show. */
function isHiddenFrom(text: readonly Step[], index: number): boolean {
  const how = text[index]!.do;
  if (how !== 'putThemOnDeck' && how !== 'putThemInHand' && how !== 'discardThem') return false;
  for (let i = index - 1; i >= 0; i--) {
    const before = text[i]!;
    if (before.do === 'revealThem') return false;
    if (before.do === 'pick') return before.from === 'hand' && !(how === 'discardThem' && before.most === 1);
    if (before.do === 'pickDownTo') return true;
    if (TAKING.has(before.do)) return false;
  }
  return false;
}

function looksAtIt(item: Step): boolean {
  if (isPlusStep(item)) return typeof item.n === 'object' && 'coinsOfIt' in item.n;
  switch (item.do) {
    case 'if':
      return 'itIs' in item.condition || 'itCostsPotion' in item.condition;
    case 'gainACard':
      return item.limit.it;
    case 'gain':
      return item.card === 'it';
    case 'pickCopiesOfIt':
    case 'forEachDifferentlyNamed':
    case 'gainFromTrash':
    case 'remember':
      return true;
    default:
      return false;
  }
}

function checkTaken(text: readonly Step[], index: number, here: string): void {
  const next = text.slice(index + 1).find((item) => !BETWEEN.has(item.do));
  if (next === undefined || !LETTING_GO.has(next.do)) {
    fail(here, { needs: 'put-away', words: [...LETTING_GO] });
  }
  const taken = text[index]!;
  if (next.do === 'returnThem' && !isPickToReturn(taken)) {
    fail(here, { needs: 'return-pick' });
  }
  if (next.do === 'playThem' && !isPickToPlay(taken)) {
    fail(`${here}, verb`, { needs: 'play-verb' });
  }
}

const isPickToReturn = (one: Step): boolean =>
  (one.do === 'pick' || one.do === 'pickCopiesOfIt') && one.verb === 'return';

/** What becomes of a card shows when it is played: the pick has said so before. */
const isPickToPlay = (one: Step): boolean =>
  one.do === 'revealUntil' ||
  (one.do === 'pick' && one.from !== 'hand') ||
  ('verb' in one && one.verb === 'play');

function checkModes({ n, modes: all }: Extract<Step, { do: 'choose' }>, here: string): void {
  if (n > all.length) fail(`${here}, n`, { needs: 'few-modes', most: all.length });
  const names = new Set(all.map(({ name }) => name));
  if (names.size !== all.length || names.has('nothing')) {
    fail(`${here}, modes`, { needs: 'mode-names' });
  }
}

function innerTexts(item: Step): readonly (readonly [string, readonly Step[]])[] {
  switch (item.do) {
    case 'choose':
      return item.modes.map((mode, index) => [`modes[${index}], steps`, mode.steps]);
    case 'if':
      return [
        ['then', item.then],
        ['otherwise', item.otherwise],
      ];
    case 'eachOtherPlayer':
    case 'eachPlayer':
    case 'leftNeighbour':
      return [['steps', item.steps]];
    default:
      return [];
  }
}

function fail(where: string, demand: CardDemand): never {
  const reason = CARD_REASONS.find((one) => one === demand.needs) ?? 'shape';
  throw new CardError([{ where, must: demandInEnglish(demand), demand, reason }]);
}

/** Each of them, so that whoever made the card is told everything at once. */
function eachOf(checks: readonly (() => void)[]): void {
  const troubles = checks.flatMap((check): readonly CardTrouble[] => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof CardError) return error.troubles;
      throw error;
    }
  });
  if (troubles.length > 0) throw new CardError(troubles);
}

function objectAt(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(where, { needs: 'object' });
  return value as Record<string, unknown>;
}

function fieldsAt(value: unknown, where: string, fields: Fields, optional: Fields = {}): void {
  const object = objectAt(value, where);
  const isKnown = (key: string): boolean => Object.hasOwn(fields, key) || Object.hasOwn(optional, key);
  const checks = Object.entries({ ...optional, ...fields });
  eachOf([
    ...Object.keys(object)
      .filter((key) => !isKnown(key))
      .map((key) => () => fail(`${where}, ${key}`, { needs: 'left-out' })),
    ...checks
      .filter(([key]) => Object.hasOwn(fields, key) || object[key] !== undefined)
      .map(
        ([key, check]) =>
          () =>
            check(object[key], `${where}, ${key}`),
      ),
  ]);
}

const whole =
  (least: number, most: number): Check =>
  (value, where) => {
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
    if (!fits) fail(where, { needs: 'number', least, most });
  };

const oneOf =
  (...words: readonly string[]): Check =>
  (value, where) => {
    if (!words.some((word) => word === value)) fail(where, { needs: 'one-of', words });
  };

const listOf =
  (item: Check, most: number): Check =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) fail(where, { needs: 'list', most });
    eachOf((value as unknown[]).map((one, index) => () => item(one, `${where}[${index}]`)));
  };

const truth: Check = (value, where) => {
  if (typeof value !== 'boolean') fail(where, { needs: 'truth' });
};

const word: Check = (value, where) => {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(value)) fail(where, { needs: 'word' });
};

/** One of several shapes, told apart by the single key that each has. */
const shape =
  (shapes: Readonly<Record<string, Check>>): Check =>
  (value, where) => {
    const [key, ...more] = Object.keys(objectAt(value, where));
    if (key === undefined || more.length > 0 || !Object.hasOwn(shapes, key)) {
      fail(where, { needs: 'one-key', words: Object.keys(shapes) });
    }
    fieldsAt(value, where, { [key]: shapes[key]! });
  };

const yes: Check = (value, where) => {
  if (value !== true) fail(where, { needs: 'yes' });
};

const number = whole(0, MOST_OF_ANYTHING);
const cardType = oneOf(...TYPES);
const filter: Check = (value, where) =>
  fieldsAt(
    value,
    where,
    {},
    {
      type: cardType,
      notType: cardType,
      cards: listOf(word, 20),
      otherThanThis: truth,
      costsAtLeast: number,
    },
  );
const amount: Check = (value, where) => {
  if (typeof value === 'number') number(value, where);
  else
    shape({
      thatMany: yes,
      coinsOfIt: yes,
      everyInDeckAndDiscard: whole(1, MOST_OF_ANYTHING),
      perToken: yes,
    })(value, where);
};
const limit: Check = (value, where) =>
  fieldsAt(value, where, { exactly: truth, it: truth, coins: whole(-MOST_OF_ANYTHING, MOST_OF_ANYTHING) });
const destination = oneOf('discard', 'hand', 'deck');
const asked = oneOf('you', 'player-of-the-card');
const pickVerb = oneOf('discard', 'trash', 'topdeck', 'play', 'show', 'return');
const condition = shape({
  dealtWith: number,
  itIs: cardType,
  itCostsPotion: yes,
  cardsInHandAtLeast: number,
  handHas: filter,
  actionsPlayedAtLeast: number,
  revealedTheNamedCard: yes,
  thisIsInPlay: yes,
});
const mode: Check = (value, where) => fieldsAt(value, where, { name: word, steps });
const modes: Check = (value, where) => {
  listOf(mode, MOST_MODES)(value, where);
  if ((value as unknown[]).length === 0) fail(where, { needs: 'some-mode' });
};
/** As many as one likes is said with a number no hand can reach. */
const most = whole(0, Number.MAX_SAFE_INTEGER);

const NOTHING_ELSE: Fields = {};

const STEP_FIELDS: { readonly [K in Step['do']]: Fields } = {
  plusCards: { n: amount },
  plusActions: { n: amount },
  plusBuys: { n: amount },
  plusCoins: { n: amount },
  plusPotions: { n: amount },
  pick: { verb: pickVerb, from: oneOf('hand', 'revealed', 'in-play'), least: number, most, filter, asked },
  pickDownTo: { verb: pickVerb, handSize: number },
  pickCopiesOfIt: { verb: pickVerb, most: number },
  discardThem: NOTHING_ELSE,
  trashThem: NOTHING_ELSE,
  putThemOnDeck: NOTHING_ELSE,
  putThemInHand: NOTHING_ELSE,
  revealThem: NOTHING_ELSE,
  showThem: NOTHING_ELSE,
  returnThem: NOTHING_ELSE,
  playThem: { times: whole(1, 4) },
  reveal: { n: number },
  revealUntil: { n: number, filter },
  takeFromRevealed: { filter },
  discardTheRest: NOTHING_ELSE,
  trashTheRest: NOTHING_ELSE,
  putTheRestInHand: NOTHING_ELSE,
  putTheRestOnDeck: NOTHING_ELSE,
  revealHand: NOTHING_ELSE,
  discardHand: NOTHING_ELSE,
  discardDeck: NOTHING_ELSE,
  lookThroughDiscard: NOTHING_ELSE,
  drawUntil: { handSize: number, maySetAside: filter },
  gain: { card: word, to: destination },
  gainACard: { filter, limit, to: destination, optional: truth, asked },
  gainFromTrash: NOTHING_ELSE,
  trashThis: NOTHING_ELSE,
  putThisOnDeck: NOTHING_ELSE,
  stayInPlay: NOTHING_ELSE,
  choose: { n: whole(1, MOST_MODES), optional: truth, modes, asked },
  if: { condition, then: steps, otherwise: steps },
  eachOtherPlayer: { steps },
  eachPlayer: { steps },
  leftNeighbour: { steps },
  remember: NOTHING_ELSE,
  forEachDifferentlyNamed: { action: steps, treasure: steps, victory: steps },
  nameACard: NOTHING_ELSE,
  everyonePassesLeft: NOTHING_ELSE,
  unaffected: NOTHING_ELSE,
  costsLess: { coins: number },
  makesMore: { card: word, coins: number },
  possessLeftNeighbour: NOTHING_ELSE,
  drawNextHand: { cards: number },
  extraTurn: { mostInARow: whole(2, 4) },
  plusTokens: { n: amount },
  putTopOnMat: { n: number },
  takeMat: NOTHING_ELSE,
  revealMarket: { n: number },
  buyFromMarket: NOTHING_ELSE,
  putMarketUnder: NOTHING_ELSE,
};

const isStepName = (name: unknown): name is Step['do'] =>
  typeof name === 'string' && Object.hasOwn(STEP_FIELDS, name);

function step(value: unknown, where: string): void {
  const name = objectAt(value, where)['do'];
  if (!isStepName(name)) fail(`${where}, do`, { needs: 'one-of', words: Object.keys(STEP_FIELDS) });
  // Each list that a step stands in has left its index in the place.
  if (where.split('[').length > DEEPEST + 1) fail(where, { needs: 'too-deep', most: DEEPEST });
  fieldsAt(value, where, { ...STEP_FIELDS[name], do: oneOf(name) });
}

function steps(value: unknown, where: string): void {
  listOf(step, MOST_STEPS)(value, where);
}

function countSteps(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countSteps(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return ('do' in value ? 1 : 0) + countSteps(Object.values(value));
}

const cost: Check = (value, where) => fieldsAt(value, where, { coins: whole(0, 99), potions: whole(0, 1) });
const worth: Check = (value, where) => {
  if (typeof value === 'number') whole(-99, 99)(value, where);
  else fieldsAt(value, where, { every: whole(1, 99), of: filter });
};
const types: Check = (value, where) => {
  listOf(cardType, TYPES.length)(value, where);
  const list = value as unknown[];
  if (list.length === 0 || new Set(list).size !== list.length) fail(where, { needs: 'types' });
};

const CARD_FIELDS: Fields = { id: word, types, cost };
const OPTIONAL_CARD_FIELDS: Fields = {
  play: steps,
  onAttack: steps,
  onDiscardFromPlay: (value, where) => fieldsAt(value, where, { while: filter, steps }),
  worth,
};
