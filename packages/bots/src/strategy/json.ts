// The JSON form of a strategy: names of cards in place of ids, otherwise as in memory. Everything about it is checked
// before it is believed.

import { MOST_PLAYERS, nearestNames, title } from '@tenfold/rules';
import { cardBook } from './card-book.ts';
import type { CardBook, StrategyOptions } from './card-book.ts';
import type { Complaint } from './complaints/complaint.ts';
import { enumerated } from './complaints/complaint.ts';
import { complaint } from './complaints/complaints.ts';
import { circleAmong, isFreeName } from './definitions.ts';
import { StrategyDataError } from './errors.ts';
import type { DataRemark } from './errors.ts';
import { DEEPEST, OPERATORS, constantOf, isExpression } from './expression.ts';
import { modeNamed, neverAsked, unknownMode } from './names.ts';
import { needlessRules } from './needless.ts';
import { COUNTED_TYPES, argumentsOf, isCountedType } from './quantities.ts';
import { ANSWERS, COMPARISONS, FUNCTIONS, NOTHING_MORE } from './types.ts';
import type {
  BuyRule,
  Call,
  StrategyCondition,
  Definition,
  FunctionName,
  Operand,
  PlayRule,
  Strategy,
  StrategySource,
} from './types.ts';

/** What came of reading a strategy as data: the strategy, or what is wrong with it, and what is doubtful. */
export interface LoadedStrategy {
  /** Missing if there are errors. */
  readonly strategy?: Strategy;
  readonly errors: readonly StrategyDataError[];
  readonly warnings: readonly DataRemark[];
}

/** What came of reading a list of strategies as data: those that are sound, and what is wrong with the others. */
export interface LoadedCatalogue {
  /** Those without errors, with their ids. */
  readonly strategies: readonly { readonly id: string; readonly strategy: Strategy }[];
  readonly errors: readonly StrategyDataError[];
  readonly warnings: readonly DataRemark[];
}

/** A strategy of the JSON form. Cards may be named or given by their ids. */
export function loadStrategy(value: unknown, options: StrategyOptions = {}): LoadedStrategy {
  return load(value, '', cardBook(options));
}

/** All strategies of `{ "strategies": [ … ] }`, each with an `id`. */
export function loadCatalogue(value: unknown, options: StrategyOptions = {}): LoadedCatalogue {
  const book = cardBook(options);
  const strategies: { id: string; strategy: Strategy }[] = [];
  const errors: StrategyDataError[] = [];
  const warnings: DataRemark[] = [];
  const attempt = attempter(errors);
  const list = attempt(() => listAt(objectAt(value, '')['strategies'], 'strategies')) ?? [];
  list.forEach((entry, index) => {
    const place = `strategies[${index}]`;
    const loaded = load(entry, place, book);
    errors.push(...loaded.errors);
    warnings.push(...loaded.warnings);
    const id = attempt(() => textAt(objectAt(entry, place)['id'], `${place}.id`));
    if (id !== undefined && loaded.strategy !== undefined) strategies.push({ id, strategy: loaded.strategy });
  });
  return { strategies, errors, warnings };
}

/** A strategy in its JSON form, with the English names of cards in place of ids. */
export function strategyData(strategy: Strategy): Strategy {
  const { kingdomCards, buy, play, define } = strategy;
  return {
    ...strategy,
    ...(kingdomCards && { kingdomCards: kingdomCards.map(title) }),
    buy: buy.map((rule) => ({ ...rule, card: title(rule.card), ...namedConditions(rule.if) })),
    ...(play && { play: play.map(namedPlayRule) }),
    ...(define && { define: define.map((one) => ({ ...one, ...namedConditions(one.if) })) }),
  };
}

function namedPlayRule(rule: PlayRule): PlayRule {
  const names =
    (rule.how === 'prefer' || rule.how === 'before') &&
    rule.what?.map((id) => (id === NOTHING_MORE ? id : title(id)));
  return { ...rule, card: title(rule.card), ...(names && { what: names }), ...namedConditions(rule.if) };
}

const namedConditions = (
  conditions: readonly StrategyCondition[] | undefined,
): { readonly if?: readonly StrategyCondition[] } =>
  conditions === undefined ? {} : { if: conditions.map(namedCondition) };

function namedCondition(condition: StrategyCondition): StrategyCondition {
  if ('named' in condition) return condition;
  if ('any' in condition) return { any: condition.any.map(namedCondition) };
  if ('all' in condition) return { all: condition.all.map(namedCondition) };
  if ('not' in condition) return { not: namedCondition(condition.not) };
  const { l, op, r } = condition;
  return { l: namedOperand(l), op, r: namedOperand(r) };
}

function namedOperand(operand: Operand): Operand {
  if (typeof operand === 'number') return operand;
  if (isExpression(operand)) {
    return { expr: operand.expr, of: namedOperand(operand.of), by: namedOperand(operand.by) };
  }
  const { fn, arg } = operand;
  return arg === undefined ? { fn } : { fn, arg: isCountedType(arg) ? arg : title(arg) };
}

// ─── Checking ───

/** What the catalogue says beyond the strategy itself. */
const PASSED_OVER = ['id', 'tier', 'archetype', 'publishedWinRate', 'measured', 'caution'];
const STRATEGY_FIELDS = [
  'name',
  'players',
  'kingdomCards',
  'buy',
  'play',
  'define',
  'guard',
  'source',
  'notes',
  'playNotes',
];
const SOURCE_FIELDS = [
  'project',
  'file',
  'author',
  'url',
  'licence',
  'commit',
] as const satisfies readonly (keyof StrategySource)[];
const HOW = [
  'play',
  'before',
  'last',
  'never',
  'choose',
  'prefer',
] as const satisfies readonly PlayRule['how'][];

type Fields = Readonly<Record<string, unknown>>;

/** What conditions are read with: the cards, and the names that the strategy gives to conditions. */
interface Known {
  readonly book: CardBook;
  readonly names: ReadonlySet<string>;
}

const or = (words: readonly string[]): string => enumerated(words, 'or');

const attempter =
  (errors: StrategyDataError[]) =>
  <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StrategyDataError)) throw error;
      errors.push(error);
      return undefined;
    }
  };

function load(value: unknown, place: string, book: CardBook): LoadedStrategy {
  const errors: StrategyDataError[] = [];
  const attempt = attempter(errors);
  const fields = attempt(() => objectAt(value, place));
  if (fields === undefined) return { errors, warnings: [] };
  const at = (field: string): string => (place === '' ? field : `${place}.${field}`);
  attempt(() => onlyFields(fields, place, STRATEGY_FIELDS, PASSED_OVER));

  const optional = <T>(field: string, read: (found: unknown, where: string) => T): T | undefined =>
    fields[field] === undefined ? undefined : attempt(() => read(fields[field], at(field)));
  const rules = <Rule>(field: string, read: (rule: unknown, where: string, known: Known) => Rule): Rule[] =>
    (optional(field, listAt) ?? []).flatMap(
      (rule, index) => attempt(() => read(rule, `${at(field)}[${index}]`, known)) ?? [],
    );

  const known: Known = { book, names: namesGivenIn(fields['define']) };
  const name = attempt(() => textAt(fields['name'], at('name')));
  const players = optional('players', playersAt);
  const kingdomCards = optional('kingdomCards', (list, where) =>
    listAt(list, where).map((card, index) => cardAt(card, `${where}[${index}]`, book)),
  );
  const source = optional('source', sourceAt);
  const notes = optional('notes', stringAt) ?? optional('playNotes', stringAt);
  if (fields['buy'] === undefined) attempt(() => listAt(undefined, at('buy')));
  const buy = rules('buy', buyRuleAt);
  const play = rules('play', playRuleAt);
  const define = rules('define', definitionAt);
  const guard = optional('guard', guardAt);
  const circle = circleAmong(define);
  if (circle !== undefined) {
    errors.push(failure(`${at('define')}[${circle}]`, complaint('circle', define[circle]?.name ?? '')));
  }
  if (errors.length > 0 || name === undefined) return { errors, warnings: [] };

  const strategy: Strategy = {
    name,
    ...(players && players.length > 0 && { players }),
    ...(kingdomCards && kingdomCards.length > 0 && { kingdomCards }),
    ...(source && { source }),
    ...(notes !== undefined && { notes }),
    buy,
    ...(play.length > 0 && { play }),
    ...(define.length > 0 && { define }),
    ...(guard === false && { guard }),
  };
  const placeOfRule = (list: string, index: number): string => `${at(list)}[${index}]`;
  const warnings = needlessRules(strategy, book, placeOfRule).map(({ list, index, message, remedy }) => ({
    place: placeOfRule(list, index),
    message,
    remedy,
  }));
  return { strategy, errors, warnings };
}

/** The first of two definitions of one name counts; the second is refused where it is read. */
const namesGivenIn = (definitions: unknown): ReadonlySet<string> =>
  new Set(
    (Array.isArray(definitions) ? definitions : []).flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string'
        ? [one.name]
        : [],
    ),
  );

function definitionAt(value: unknown, place: string, known: Known): Definition {
  const definition = objectAt(value, place);
  onlyFields(definition, place, ['name', 'if', 'phase']);
  const name = textAt(definition['name'], `${place}.name`);
  if (!isFreeName(name, known.book)) throw failure(`${place}.name`, complaint('takenName', name));
  const { phase } = definition;
  if (phase !== undefined && phase !== true) {
    throw wrong(`${place}.phase`, 'true or missing', 'leave it out unless the name is that of a phase');
  }
  const conditions = conditionsAt(definition['if'], `${place}.if`, known);
  if (conditions.if === undefined && phase === undefined) {
    throw failure(`${place}.if`, complaint('definitionWithoutWhen', name));
  }
  return { name, ...conditions, ...(phase === true && { phase }) };
}

function guardAt(value: unknown, place: string): boolean {
  if (typeof value === 'boolean') return value;
  throw wrong(place, 'true or false', 'write false to take also a card that ends the game and loses it');
}

function buyRuleAt(value: unknown, place: string, known: Known): BuyRule {
  const rule = objectAt(value, place);
  onlyFields(rule, place, ['card', 'if', 'playStyle']);
  const card = cardAt(rule['card'], `${place}.card`, known.book);
  const { playStyle } = rule;
  if (
    playStyle !== undefined &&
    (typeof playStyle !== 'string' || !/^\p{L}[\p{L}\p{N}]*$/u.test(playStyle))
  ) {
    throw wrong(
      `${place}.playStyle`,
      'one word',
      'write letters and digits only, such as "aggressiveTrashing"',
    );
  }
  return {
    card,
    ...conditionsAt(rule['if'], `${place}.if`, known),
    ...(playStyle !== undefined && { playStyle }),
  };
}

function playRuleAt(value: unknown, place: string, known: Known): PlayRule {
  const { book } = known;
  const rule = objectAt(value, place);
  onlyFields(rule, place, ['card', 'how', 'answer', 'what', 'if']);
  const card = cardAt(rule['card'], `${place}.card`, book);
  const how = oneOf(HOW, rule['how'], `${place}.how`);
  const conditions = conditionsAt(rule['if'], `${place}.if`, known);
  if (how !== 'prefer' && rule['answer'] !== undefined) {
    throw wrong(`${place}.answer`, 'missing', 'leave it out; only "prefer" has one');
  }
  if (how === 'play' || how === 'last' || how === 'never') {
    if (rule['what'] !== undefined)
      throw wrong(`${place}.what`, 'missing', `leave it out; "${how}" needs none`);
    return { card, how, ...conditions };
  }
  const list = listAt(rule['what'], `${place}.what`);
  if (list.length === 0)
    throw wrong(`${place}.what`, 'a list with at least one entry', 'add what is wanted first');
  if (how === 'choose') {
    const what = list.map((mode, index) => modeAt(mode, `${place}.what[${index}]`, card, book));
    return { card, how, what, ...conditions };
  }
  if (how === 'before') {
    const what = list.map((later, index) => cardAt(later, `${place}.what[${index}]`, book));
    return { card, how, what, ...conditions };
  }
  const answer = rule['answer'] === undefined ? undefined : oneOf(ANSWERS, rule['answer'], `${place}.answer`);
  const trouble = neverAsked(answer, card, book.answersOf(card));
  if (trouble !== undefined) throw failure(`${place}.${answer === undefined ? 'card' : 'answer'}`, trouble);
  const what = list.map((wanted, index) =>
    wanted === NOTHING_MORE ? NOTHING_MORE : cardAt(wanted, `${place}.what[${index}]`, book),
  );
  return { card, how, ...(answer !== undefined && { answer }), what, ...conditions };
}

function modeAt(value: unknown, place: string, card: string, book: CardBook): string {
  const written = textAt(value, place);
  const modes = book.modesOf(card);
  const mode = modeNamed(written, modes);
  if (mode === undefined) throw failure(place, unknownMode(written, card, modes));
  return mode;
}

/** An empty list says the same as none. */
function conditionsAt(
  value: unknown,
  place: string,
  known: Known,
): { readonly if?: readonly StrategyCondition[] } {
  const list = value === undefined ? [] : listAt(value, place);
  if (list.length === 0) return {};
  return { if: allAt(list, place, known, 0) };
}

/** A list of which all must hold; lists inside it that say the same are taken apart, as the text form does. */
const allAt = (list: readonly unknown[], place: string, known: Known, depth: number): StrategyCondition[] =>
  list.flatMap((one, index) => {
    const condition = conditionAt(one, `${place}[${index}]`, known, depth);
    return 'all' in condition ? condition.all : [condition];
  });

function conditionAt(value: unknown, place: string, known: Known, depth: number): StrategyCondition {
  const condition = objectAt(value, place);
  if (depth > DEEPEST) throw failure(place, complaint('deepCondition'));
  if ('named' in condition) {
    onlyFields(condition, place, ['named']);
    return { named: oneOf([...known.names], condition['named'], `${place}.named`) };
  }
  if ('not' in condition) {
    onlyFields(condition, place, ['not']);
    return { not: conditionAt(condition['not'], `${place}.not`, known, depth + 1) };
  }
  if ('any' in condition || 'all' in condition) {
    const word = 'any' in condition ? 'any' : 'all';
    onlyFields(condition, place, [word]);
    const list = listAt(condition[word], `${place}.${word}`);
    if (list.length === 0) throw wrong(`${place}.${word}`, 'a list with a condition', 'write at least one');
    const parts =
      word === 'all'
        ? allAt(list, `${place}.all`, known, depth + 1)
        : list.map((one, index) => conditionAt(one, `${place}.any[${index}]`, known, depth + 1));
    if (parts.length === 1) return parts[0]!;
    return word === 'all' ? { all: parts } : { any: parts };
  }
  onlyFields(condition, place, ['l', 'op', 'r']);
  return {
    l: operandAt(condition['l'], `${place}.l`, known.book, 0),
    op: oneOf(COMPARISONS, condition['op'], `${place}.op`),
    r: operandAt(condition['r'], `${place}.r`, known.book, 0),
  };
}

function operandAt(value: unknown, place: string, book: CardBook, depth: number): Operand {
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value;
  if (depth > DEEPEST) throw wrong(place, 'nested less deep', 'write a shorter sum');
  if (typeof value !== 'object' || value === null) {
    throw wrong(place, 'a number, {"fn": …} or {"expr": …}', 'write one of them');
  }
  if ('expr' in value) {
    const expression = objectAt(value, place);
    onlyFields(expression, place, ['expr', 'of', 'by']);
    const expr = oneOf(OPERATORS, expression['expr'], `${place}.expr`);
    const of = operandAt(expression['of'], `${place}.of`, book, depth + 1);
    const by = operandAt(expression['by'], `${place}.by`, book, depth + 1);
    if (expr === '/' && constantOf(by) === 0) throw failure(`${place}.by`, complaint('divisionByZero'));
    return { expr, of, by };
  }
  return callAt(objectAt(value, place), place, book);
}

/** Names that other catalogues have for the same. */
const ALIASES: ReadonlyMap<unknown, FunctionName> = new Map([['turnNumber', 'turn']]);

function callAt(call: Fields, place: string, book: CardBook): Call {
  onlyFields(call, place, ['fn', 'arg']);
  const fn = oneOf(FUNCTIONS, ALIASES.get(call['fn']) ?? call['fn'], `${place}.fn`);
  const { arg } = call;
  const where = `${place}.arg`;
  const kinds = argumentsOf(fn);
  if (arg === undefined) {
    if (!kinds.includes('all')) throw missingArgument(fn, kinds.includes('card'), where);
    return { fn };
  }
  if (!kinds.includes('card') && !kinds.includes('type')) {
    throw wrong(where, 'missing', `leave it out; "${fn}" is about no card`);
  }
  const isType = typeof arg === 'string' && isCountedType(arg);
  if (kinds.includes('type') && (!kinds.includes('card') || (isType && arg !== 'Curse'))) {
    return { fn, arg: oneOf(COUNTED_TYPES, arg, where) };
  }
  return { fn, arg: cardAt(arg, where, book) };
}

const missingArgument = (fn: FunctionName, isCard: boolean, place: string): StrategyDataError =>
  isCard
    ? wrong(place, 'the name of a card', `say which cards "${fn}" counts`)
    : wrong(place, 'a type', `write ${or(COUNTED_TYPES)}`);

function playersAt(value: unknown, place: string): number[] {
  return listAt(value, place).map((count, index) => {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 2 || count > MOST_PLAYERS) {
      throw wrong(
        `${place}[${index}]`,
        'a number of players',
        `write a whole number from 2 to ${MOST_PLAYERS}`,
      );
    }
    return count;
  });
}

function sourceAt(value: unknown, place: string): StrategySource {
  const source = objectAt(value, place);
  onlyFields(source, place, SOURCE_FIELDS, ['botName']);
  const project = textAt(source['project'], `${place}.project`);
  const rest = SOURCE_FIELDS.filter((field) => field !== 'project' && source[field] !== undefined).map(
    (field) => [field, textAt(source[field], `${place}.${field}`)] as const,
  );
  return { project, ...(Object.fromEntries(rest) as Omit<StrategySource, 'project'>) };
}

function cardAt(value: unknown, place: string, book: CardBook): string {
  const name = textAt(value, place);
  const found = book.find(name);
  if (!('id' in found)) throw failure(place, complaint('unknownCard', name, found.nearest));
  return found.id;
}

function oneOf<const Word extends string>(words: readonly Word[], value: unknown, place: string): Word {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  const near = typeof value === 'string' ? nearestNames(value, words) : [];
  throw wrong(
    place,
    `one of ${words.join(', ')}`,
    near.length > 0 ? `do you mean ${or(near)}?` : 'write one of them',
  );
}

function onlyFields(
  value: Fields,
  place: string,
  known: readonly string[],
  passedOver: readonly string[] = [],
): void {
  const strange = Object.keys(value).find((field) => !known.includes(field) && !passedOver.includes(field));
  if (strange === undefined) return;
  const near = nearestNames(strange, known);
  throw failure(place === '' ? strange : `${place}.${strange}`, {
    message: `"${strange}" is unknown here`,
    remedy: near.length > 0 ? `do you mean ${or(near)}?` : `take it away; known are ${known.join(', ')}`,
  });
}

function objectAt(value: unknown, place: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw wrong(place, 'an object', 'write it in { }');
}

function listAt(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrong(place, 'a list', 'write it in [ ]');
}

function stringAt(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  throw wrong(place, 'a text', 'write it in quotes');
}

function textAt(value: unknown, place: string): string {
  const text = stringAt(value, place);
  if (text === '') throw wrong(place, 'a text with something in it', 'write it between the quotes');
  return text;
}

const wrong = (place: string, wanted: string, remedy: string): StrategyDataError =>
  failure(place, { message: `this should be ${wanted}`, remedy });

const failure = (place: string, { message, remedy }: Complaint): StrategyDataError =>
  new StrategyDataError({ place: place === '' ? 'the strategy' : place, message, remedy });
