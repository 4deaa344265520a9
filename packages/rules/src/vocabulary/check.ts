// Home-made cards come from outside: from a record, a form, a message. Everything about them is checked before it is
// believed, and what is wrong is named with its place in the card.

import { RuleError } from '../errors.ts';
import type { CardDefinition, Step } from './definition.ts';
import { TYPES } from './definition.ts';

type Check = (value: unknown, where: string) => void;
type Fields = Readonly<Record<string, Check>>;

/** Bounds that no sensible card reaches, so that a hostile one cannot make the engine work for long. */
const MOST_STEPS = 60;
const DEEPEST = 6;
const MOST_MODES = 8;
const MOST_OF_ANYTHING = 1000;

/** Gives the value back as a card, or throws an error that says what is wrong with it and where. */
export function checkCard(value: unknown): CardDefinition {
  const card = objectAt(value, 'the card');
  const { id } = card;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    fail('its id', 'small letters and digits joined by hyphens, such as "salvager"');
  }
  const where = `card "${id}"`;
  fieldsAt(card, where, CARD_FIELDS, OPTIONAL_CARD_FIELDS);
  const types = card['types'] as readonly unknown[];
  const needsText = types.includes('Action') || types.includes('Treasure');
  if (needsText && card['play'] === undefined) fail(`${where}, play`, 'what happens when it is played');
  if (types.includes('Reaction') !== (card['onAttack'] !== undefined)) {
    fail(`${where}, onAttack`, 'there exactly if the card is a Reaction');
  }
  const definition = value as CardDefinition;
  checkSpeaker(definition.play, `${where}, play`);
  checkSpeaker(definition.onDiscardFromPlay?.steps, `${where}, onDiscardFromPlay, steps`);
  const length = countSteps(card);
  if (length > MOST_STEPS) fail(where, `at most ${MOST_STEPS} steps long; it has ${length}`);
  return definition;
}

function fail(where: string, must: string): never {
  throw new RuleError('bad-card', `${where} must be ${must}`);
}

function objectAt(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(where, 'an object');
  return value as Record<string, unknown>;
}

function fieldsAt(value: unknown, where: string, fields: Fields, optional: Fields = {}): void {
  const object = objectAt(value, where);
  for (const key of Object.keys(object)) {
    if (!(key in fields) && !(key in optional))
      fail(`${where}, ${key}`, 'left out: no such thing can be said');
  }
  for (const [key, check] of Object.entries(fields)) check(object[key], `${where}, ${key}`);
  for (const [key, check] of Object.entries(optional)) {
    if (object[key] !== undefined) check(object[key], `${where}, ${key}`);
  }
}

const whole =
  (least: number, most: number): Check =>
  (value, where) => {
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
    if (!fits) fail(where, `a whole number from ${least} to ${most}`);
  };

const oneOf =
  (...words: readonly string[]): Check =>
  (value, where) => {
    if (!words.some((word) => word === value)) fail(where, `one of ${words.join(', ')}`);
  };

const listOf =
  (item: Check, most: number): Check =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) fail(where, `a list of at most ${most}`);
    (value as unknown[]).forEach((one, index) => item(one, `${where}[${index}]`));
  };

const truth: Check = (value, where) => {
  if (typeof value !== 'boolean') fail(where, 'true or false');
};

const word: Check = (value, where) => {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(value))
    fail(where, 'a word in small letters');
};

/** One of several shapes, told apart by the single key that each has. */
const shape =
  (shapes: Readonly<Record<string, Check>>): Check =>
  (value, where) => {
    const [key, ...more] = Object.keys(objectAt(value, where));
    if (key === undefined || more.length > 0 || !(key in shapes)) {
      fail(where, `an object with one of ${Object.keys(shapes).join(', ')}`);
    }
    fieldsAt(value, where, { [key]: shapes[key]! });
  };

const yes: Check = (value, where) => {
  if (value !== true) fail(where, 'true');
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
    shape({ thatMany: yes, coinsOfIt: yes, everyInDeckAndDiscard: whole(1, MOST_OF_ANYTHING) })(value, where);
};
const limit: Check = (value, where) =>
  fieldsAt(value, where, { exactly: truth, it: truth, coins: whole(-MOST_OF_ANYTHING, MOST_OF_ANYTHING) });
const destination = oneOf('discard', 'hand', 'deck');
const asked = oneOf('you', 'player-of-the-card');
const pickVerb = oneOf('discard', 'trash', 'topdeck', 'play');
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
  if ((value as unknown[]).length === 0) fail(where, 'a list with at least one mode');
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
  discardThem: NOTHING_ELSE,
  trashThem: NOTHING_ELSE,
  putThemOnDeck: NOTHING_ELSE,
  putThemInHand: NOTHING_ELSE,
  revealThem: NOTHING_ELSE,
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
};

const isStepName = (name: unknown): name is Step['do'] =>
  typeof name === 'string' && Object.hasOwn(STEP_FIELDS, name);

function step(value: unknown, where: string): void {
  const name = objectAt(value, where)['do'];
  if (!isStepName(name)) fail(`${where}, do`, `one of ${Object.keys(STEP_FIELDS).join(', ')}`);
  // Each list that a step stands in has left its index in the place.
  if (where.split('[').length > DEEPEST + 1) fail(where, `nested at most ${DEEPEST} deep`);
  fieldsAt(value, where, { ...STEP_FIELDS[name], do: oneOf(name) });
}

function steps(value: unknown, where: string): void {
  listOf(step, MOST_STEPS)(value, where);
}

/** Words to the text that one's own serves are lost in a text that serves none. */
function checkSpeaker(text: readonly Step[] = [], where: string): void {
  text.forEach((one, index) => {
    const here = `${where}[${index}]`;
    if (one.do === 'remember' || one.do === 'unaffected') {
      fail(here, `in onAttack, or inside eachOtherPlayer, eachPlayer or leftNeighbour, to say "${one.do}"`);
    }
    if (one.do === 'if') {
      checkSpeaker(one.then, `${here}, then`);
      checkSpeaker(one.otherwise, `${here}, otherwise`);
    } else if (one.do === 'choose') {
      one.modes.forEach((each, place) => checkSpeaker(each.steps, `${here}, modes[${place}], steps`));
    } else if (one.do === 'forEachDifferentlyNamed') {
      checkSpeaker(one.action, `${here}, action`);
      checkSpeaker(one.treasure, `${here}, treasure`);
      checkSpeaker(one.victory, `${here}, victory`);
    }
  });
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
  if (list.length === 0 || new Set(list).size !== list.length)
    fail(where, 'a list of different types, at least one');
};

const CARD_FIELDS: Fields = { id: word, types, cost };
const OPTIONAL_CARD_FIELDS: Fields = {
  play: steps,
  onAttack: steps,
  onDiscardFromPlay: (value, where) => fieldsAt(value, where, { while: filter, steps }),
  worth,
};
