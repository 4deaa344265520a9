// A strategy made ready for a card set: card numbers instead of names, closures instead of conditions.

import type { CardSet, Decision, Lens, Option } from '@tenfold/rules';
import { EMPTY, NOTHING, firstOption, includesOption } from '@tenfold/rules';
import type { PlayRule, Strategy } from '../strategy/types.ts';
import { answerWith } from '../strategy/card-book.ts';
import { NOTHING_MORE } from '../strategy/types.ts';
import type { Test } from './conditions.ts';
import { compileConditions, compileDefinitions } from './conditions.ts';
import type { CardFacts } from './card-facts.ts';
import { factsOf } from './card-facts.ts';
import { CHOOSE } from './options.ts';

interface Wish {
  readonly answer: PlayRule['answer'] | undefined;
  readonly what: readonly string[];
  /** Card numbers, or NOTHING. */
  readonly cards: readonly number[];
  readonly test: Test | null;
}

export interface CompiledStrategy {
  readonly set: CardSet;
  readonly facts: CardFacts;
  /** The buy rules, side by side: the card and when. */
  readonly buyCards: readonly number[];
  readonly buyTests: readonly (Test | null)[];
  /** By card number: the tests of the rules that buy it. */
  readonly testsFor: readonly (readonly (Test | null)[])[];
  readonly wantsPotions: boolean;
  /** Scores by the number of its cards, so that it trashes none that it need not. */
  readonly hoards: boolean;
  readonly plays: readonly { readonly card: number; readonly test: Test | null }[];
  /** `play X before Y`, by card number: X, and the Ys. */
  readonly befores: readonly {
    readonly card: number;
    readonly later: readonly number[];
    readonly test: Test | null;
  }[];
  readonly lasts: ReadonlyMap<number, readonly (Test | null)[]>;
  /** Whether a card is left alone that would end the game and lose it. */
  readonly guarded: boolean;
  readonly nevers: ReadonlyMap<number, readonly (Test | null)[]>;
  /** Whether any rule answers what cards ask. */
  readonly answers: boolean;
  readonly chooses: ReadonlyMap<string, readonly Wish[]>;
  readonly prefers: ReadonlyMap<string, readonly Wish[]>;
  readonly styles: ReadonlyMap<string, string>;
}

export function compile(strategy: Strategy, set: CardSet): CompiledStrategy {
  const facts = factsOf(set);
  const rules = strategy.buy.filter((rule) => set.numbers.has(rule.card));
  const buyCards = rules.map((rule) => set.numbers.get(rule.card)!);
  const play = (strategy.play ?? []).filter((rule) => set.numbers.has(rule.card));
  const named = compileDefinitions(strategy.define ?? [], facts);
  const buyTests = rules.map((rule) => compileConditions(rule.if, facts, named));
  const testOf = (rule: PlayRule) => compileConditions(rule.if, facts, named);
  return {
    set,
    facts,
    buyCards,
    buyTests,
    testsFor: set.ids.map((_id, card) => buyTests.filter((_test, rule) => buyCards[rule] === card)),
    wantsPotions: buyCards.some((card) => set.potions[card]! > 0),
    hoards: facts.formulas.some(
      (formula) => buyCards.includes(formula.card) && formula.counts.every((counts) => counts === 1),
    ),
    plays: play
      .filter((rule) => rule.how === 'play')
      .map((rule) => ({ card: set.numbers.get(rule.card)!, test: testOf(rule) })),
    befores: play
      .filter((rule) => rule.how === 'before')
      .map((rule) => ({
        card: set.numbers.get(rule.card)!,
        later: (rule.what ?? []).flatMap((id) => set.numbers.get(id) ?? []),
        test: testOf(rule),
      })),
    lasts: grouped(
      play.filter((rule) => rule.how === 'last'),
      (rule) => set.numbers.get(rule.card)!,
      testOf,
    ),
    guarded: strategy.guard !== false,
    nevers: grouped(
      play.filter((rule) => rule.how === 'never'),
      (rule) => set.numbers.get(rule.card)!,
      testOf,
    ),
    answers: play.some(({ how }) => how === 'choose' || how === 'prefer'),
    chooses: wishes(play, 'choose', set, testOf),
    prefers: wishes(play, 'prefer', set, testOf),
    styles: new Map(
      rules.flatMap(({ card, playStyle }) => (playStyle === undefined ? [] : [[card, playStyle]])),
    ),
  };
}

function wishes(
  rules: readonly PlayRule[],
  how: PlayRule['how'],
  set: CardSet,
  testOf: (rule: PlayRule) => Test | null,
): Map<string, Wish[]> {
  return grouped(
    rules.filter((rule) => rule.how === how),
    (rule) => rule.card,
    (rule) => ({
      answer: rule.answer,
      what: rule.what ?? [],
      cards: (rule.what ?? []).flatMap((id) => (id === NOTHING_MORE ? NOTHING : (set.numbers.get(id) ?? []))),
      test: testOf(rule),
    }),
  );
}

function grouped<T, K, V>(items: readonly T[], key: (item: T) => K, value: (item: T) => V): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [value(item)]);
    else group.push(value(item));
  }
  return groups;
}

/** Whether a rule forbids to play the card now. */
export function isForbidden(compiled: CompiledStrategy, lens: Lens, card: number): boolean {
  if (compiled.nevers.size === 0) return false;
  return compiled.nevers.get(card)?.some((test) => test === null || test(lens)) ?? false;
}

/** Whether a rule puts the card behind all others now. */
export const comesLast = (compiled: CompiledStrategy, lens: Lens, card: number): boolean =>
  compiled.lasts.size > 0 && (compiled.lasts.get(card)?.some((test) => test === null || test(lens)) ?? false);

/** What the strategy itself says to this question, or -1. */
export function ruledAnswer(compiled: CompiledStrategy, lens: Lens, decision: Decision): Option {
  const { card, verb, options } = decision;
  if (card === null || !compiled.answers) return -1;
  return verb === 'choose'
    ? ruledMode(compiled, lens, decision)
    : ruledCard(compiled, lens, card, verb, options);
}

function ruledMode(compiled: CompiledStrategy, lens: Lens, { card, modes, options }: Decision): Option {
  for (const wish of compiled.chooses.get(card ?? '') ?? []) {
    if (wish.test !== null && !wish.test(lens)) continue;
    for (const what of wish.what) {
      const option = CHOOSE + (what === NOTHING_MORE ? NOTHING : (modes ?? []).indexOf(what));
      if (includesOption(options, option)) return option;
    }
    return -1;
  }
  return -1;
}

function ruledCard(
  compiled: CompiledStrategy,
  lens: Lens,
  card: string,
  verb: Decision['verb'],
  options: readonly Option[],
): Option {
  const first = firstOption(verb);
  for (const wish of compiled.prefers.get(card) ?? []) {
    if (wish.answer !== undefined && wish.answer !== answerWith(verb)) continue;
    if (wish.test !== null && !wish.test(lens)) continue;
    for (const wanted of wish.cards) if (includesOption(options, first + wanted)) return first + wanted;
    return -1;
  }
  return -1;
}

/** The place in the hand of the card of the first `play` rule of the strategy that can be followed, or EMPTY. */
export function ruledPlay(compiled: CompiledStrategy, lens: Lens, hand: readonly number[]): number {
  for (const { card, test } of compiled.plays) {
    if (!compiled.set.isAction[card]! || !hand.includes(card) || (test !== null && !test(lens))) continue;
    if (!isForbidden(compiled, lens, card)) return hand.indexOf(card);
  }
  return EMPTY;
}
