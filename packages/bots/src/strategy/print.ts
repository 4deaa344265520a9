// A strategy as text, so that reading it gives the same strategy again.

import { fold, title } from '@tenfold/rules';
import { binding, isExpression } from './expression.ts';
import type { PlacePhrase, SubjectKind } from './quantities.ts';
import {
  PHRASES,
  PLACES,
  WORDS,
  isCountedType,
  isPhraseFunction,
  isPlaceBefore,
  isTruth,
} from './quantities.ts';
import { SHORT_SOURCE, writeText } from './text-lines.ts';
import type {
  BuyRule,
  Call,
  Comparison,
  StrategyCondition,
  Definition,
  FunctionName,
  Operand,
  PlayRule,
  Strategy,
  StrategySource,
} from './types.ts';
import { NOTHING_MORE } from './types.ts';

/** How a strategy is written as text. */
export interface PrintOptions {
  /** The name of a card in the reader's language; in English if left out. */
  readonly nameOf?: (id: string) => string;
}

/** Names of cards, and the card of the rule, which needs no name behind `own`. */
interface Style {
  readonly nameOf: (id: string) => string;
  readonly card: string | undefined;
}

/** A strategy as text, which reads back as the same strategy. */
export function printStrategy(strategy: Strategy, { nameOf = title }: PrintOptions = {}): string {
  const { name, players, kingdomCards, source, notes, buy, play = [], define = [], guard } = strategy;
  const named = (id: string): string => cardText(id, nameOf);
  const about = [
    `strategy ${writeText(name)}`,
    ...(players ? [`players ${players.join(', ')}`] : []),
    ...(kingdomCards ? [`kingdom ${kingdomCards.map(named).join(', ')}`] : []),
    ...(source ? sourceLines(source) : []),
    ...(notes === undefined ? [] : notes.split('\n').map((line) => `note ${writeText(line)}`.trimEnd())),
  ];
  const defined = [
    ...(guard === false ? ['guard off'] : []),
    ...define.map((definition) => definitionText(definition, nameOf)),
  ];
  const parts = [
    about,
    defined,
    buy.map((rule) => buyText(rule, nameOf)),
    play.map((rule) => playText(rule, nameOf)),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
}

function sourceLines({ project, author, licence, file, url, commit }: StrategySource): string[] {
  const line = (word: string, text: string | undefined): string[] =>
    text === undefined ? [] : [`${word} ${writeText(text)}`];
  const rest = [...line('file', file), ...line('url', url), ...line('commit', commit)];
  const short = `${project} (${author}, ${licence})`;
  const [, ...read] = SHORT_SOURCE.exec(short) ?? [];
  const isReadBack = [project, author, licence].every((text, index) => text === read[index]?.trim());
  if (isReadBack && writeText(short) === short) return [`source ${short}`, ...rest];
  const looksShort = SHORT_SOURCE.test(project);
  return [
    `source ${looksShort ? JSON.stringify(project) : writeText(project)}`,
    ...line('author', author),
    ...line('licence', licence),
    ...rest,
  ];
}

function buyText({ card, if: conditions, playStyle }: BuyRule, nameOf: Style['nameOf']): string {
  const style = playStyle === undefined ? '' : ` style ${playStyle}`;
  return `buy ${cardText(card, nameOf)}${style}${whenText(conditions, { nameOf, card })}`;
}

const definitionText = ({ name, if: conditions, phase }: Definition, nameOf: Style['nameOf']): string =>
  `${phase === true ? 'phase' : 'define'} ${name}${whenText(conditions, { nameOf, card: undefined })}`;

function playText(rule: PlayRule, nameOf: Style['nameOf']): string {
  return `${instruction(rule, nameOf)}${whenText(rule.if, { nameOf, card: rule.card })}`;
}

function instruction({ card, how, answer, what = [] }: PlayRule, nameOf: Style['nameOf']): string {
  const name = cardText(card, nameOf);
  switch (how) {
    case 'play':
      return `play ${name} first`;
    case 'last':
      return `play ${name} last`;
    case 'before':
      return `play ${name} before ${what.map((id) => cardText(id, nameOf)).join(', ')}`;
    case 'never':
      return `never play ${name}`;
    case 'choose':
      return `with ${name} choose ${what.join(', ')}`;
    case 'prefer': {
      const verb = answer?.replace('-', ' ') ?? 'prefer';
      const cards = what.map((id) => (id === NOTHING_MORE ? id : cardText(id, nameOf)));
      return `with ${name} ${verb} ${cards.join(', ')}`;
    }
  }
}

function whenText(conditions: readonly StrategyCondition[] | undefined, style: Style): string {
  if (conditions === undefined || conditions.length === 0) return '';
  return ` when ${joined(conditions, 'and', style)}`;
}

/** A condition by itself, as it would stand in a rule for another card. */
export const conditionText = (condition: StrategyCondition): string =>
  conditionIn(condition, { nameOf: title, card: undefined });

function conditionIn(condition: StrategyCondition, style: Style): string {
  if ('named' in condition) return condition.named;
  if ('any' in condition) return joined(condition.any, 'or', style);
  if ('all' in condition) return joined(condition.all, 'and', style);
  if ('not' in condition) return `not ${inBrackets(condition.not, (inside) => isJoined(inside), style)}`;
  return comparisonText(condition, style);
}

const isJoined = (condition: StrategyCondition): boolean => 'any' in condition || 'all' in condition;

/** `and` binds tighter than `or`. */
const joined = (conditions: readonly StrategyCondition[], word: 'and' | 'or', style: Style): string =>
  conditions
    .map((one) =>
      // A single condition needs no brackets, wherever it stands.
      inBrackets(
        one,
        (inside) => conditions.length > 1 && ('any' in inside || (word === 'and' && 'all' in inside)),
        style,
      ),
    )
    .join(` ${word} `);

function inBrackets(
  condition: StrategyCondition,
  needsBrackets: (inside: StrategyCondition) => boolean,
  style: Style,
): string {
  const text = conditionIn(condition, style);
  return needsBrackets(condition) ? `(${text})` : text;
}

function comparisonText({ l, op, r }: Comparison, style: Style): string {
  const left = operandText(l, style);
  const isBare = op === '>=' && r === 1 && typeof l === 'object' && 'fn' in l && isTruth(l.fn);
  return isBare ? left : `${left} ${op} ${operandText(r, style)}`;
}

function operandText(operand: Operand, style: Style): string {
  if (typeof operand === 'number') return String(operand);
  if (!isExpression(operand)) return callText(operand, style);
  const { expr, of, by } = operand;
  const inside = (part: Operand, least: number): string => {
    const text = operandText(part, style);
    return isExpression(part) && binding(part.expr) < least ? `(${text})` : text;
  };
  return `${inside(of, binding(expr))} ${expr} ${inside(by, binding(expr) + 1)}`;
}

function callText({ fn, arg }: Call, style: Style): string {
  if (isPhraseFunction(fn)) return PHRASES[fn];
  const kind = subjectKind(arg);
  const place = placeOf(fn, kind);
  if (isPlaceBefore(place) && kind === 'card' && arg === style.card) return place;
  const subject = subjectText(kind, arg ?? '', style);
  return isPlaceBefore(place) ? `${place} ${subject}` : `${subject} ${place}`;
}

function subjectKind(arg: string | undefined): SubjectKind {
  if (arg === undefined) return 'all';
  return isCountedType(arg) ? 'type' : 'card';
}

function placeOf(fn: FunctionName, kind: SubjectKind): PlacePhrase {
  const places = Object.keys(PLACES) as PlacePhrase[];
  const found = places.find((place) => {
    const functions: Readonly<Partial<Record<SubjectKind, FunctionName>>> = PLACES[place];
    return functions[kind] === fn;
  });
  if (found === undefined)
    throw new Error(`${fn} cannot be said of ${kind === 'all' ? 'all cards' : `a ${kind}`}`);
  return found;
}

function subjectText(kind: SubjectKind, arg: string, { nameOf }: Style): string {
  if (kind === 'all') return 'cards';
  if (kind === 'card') return cardText(arg, nameOf);
  return arg === 'Curse' ? 'Curse cards' : arg;
}

/** In quotes if any word of the name means something else, or if it is no plain words. */
function cardText(id: string, nameOf: Style['nameOf']): string {
  const name = nameOf(id);
  const words = name.split(' ');
  const arePlain = words.every(
    (word) =>
      /^\p{L}[\p{L}\p{M}\p{N}'’]*(?:-\p{L}[\p{L}\p{M}\p{N}'’]*)*$/u.test(word) && !WORDS.has(fold(word)),
  );
  return arePlain ? name : JSON.stringify(name);
}
