// A strategy made ready for a card set: card numbers instead of names, closures instead of conditions.

import type { CardSet, Decision, Lens, Option } from '@tenfold/rules';
import { NOTHING, argumentOf, firstOption, includesOption } from '@tenfold/rules';
import type { PlayRule, Strategy } from '../strategy/types.ts';
import { NOTHING_MORE } from '../strategy/types.ts';
import type { Test } from './conditions.ts';
import { compileConditions } from './conditions.ts';
import type { Lore } from './lore.ts';
import { loreOf } from './lore.ts';
import { CHOOSE, PLAY } from './options.ts';

interface Wish {
  readonly answer: PlayRule['answer'] | undefined;
  readonly what: readonly string[];
  /** Card numbers, or NOTHING. */
  readonly cards: readonly number[];
  readonly test: Test | null;
}

export interface Mind {
  readonly set: CardSet;
  readonly lore: Lore;
  /** The buy rules, side by side: the card and when. */
  readonly buyCards: readonly number[];
  readonly buyTests: readonly (Test | null)[];
  /** Whether any rule buys the card, by card number. */
  readonly everBuys: readonly boolean[];
  readonly wantsPotions: boolean;
  /** Scores by the number of its cards, so that it trashes none that it need not. */
  readonly hoards: boolean;
  readonly plays: readonly { readonly option: Option; readonly test: Test | null }[];
  readonly nevers: ReadonlyMap<number, readonly (Test | null)[]>;
  readonly chooses: ReadonlyMap<string, readonly Wish[]>;
  readonly prefers: ReadonlyMap<string, readonly Wish[]>;
  readonly styles: ReadonlyMap<string, string>;
}

export function compile(strategy: Strategy, set: CardSet): Mind {
  const lore = loreOf(set);
  const rules = strategy.buy.filter((rule) => set.numbers.has(rule.card));
  const buyCards = rules.map((rule) => set.numbers.get(rule.card)!);
  const play = (strategy.play ?? []).filter((rule) => set.numbers.has(rule.card));
  const testOf = (rule: PlayRule) => compileConditions(rule.if, lore);
  return {
    set,
    lore,
    buyCards,
    buyTests: rules.map((rule) => compileConditions(rule.if, lore)),
    everBuys: set.ids.map((_id, card) => buyCards.includes(card)),
    wantsPotions: buyCards.some((card) => set.potions[card]! > 0),
    hoards: lore.formulas.some(
      (formula) => buyCards.includes(formula.card) && formula.counts.every((counts) => counts === 1),
    ),
    plays: play
      .filter((rule) => rule.how === 'play')
      .map((rule) => ({ option: PLAY + set.numbers.get(rule.card)!, test: testOf(rule) })),
    nevers: grouped(
      play.filter((rule) => rule.how === 'never'),
      (rule) => set.numbers.get(rule.card)!,
      testOf,
    ),
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
export function isForbidden(mind: Mind, lens: Lens, card: number): boolean {
  if (mind.nevers.size === 0) return false;
  return mind.nevers.get(card)?.some((test) => test === null || test(lens)) ?? false;
}

/** What the strategy itself says to this question, or -1. */
export function ruledAnswer(mind: Mind, lens: Lens, decision: Decision): Option {
  const { card, verb, options } = decision;
  if (card === null) return -1;
  return verb === 'choose' ? ruledMode(mind, lens, decision) : ruledCard(mind, lens, card, verb, options);
}

function ruledMode(mind: Mind, lens: Lens, { card, modes, options }: Decision): Option {
  for (const wish of mind.chooses.get(card ?? '') ?? []) {
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
  mind: Mind,
  lens: Lens,
  card: string,
  verb: Decision['verb'],
  options: readonly Option[],
): Option {
  const first = firstOption(verb);
  for (const wish of mind.prefers.get(card) ?? []) {
    if (wish.answer !== undefined && wish.answer !== verb) continue;
    if (wish.test !== null && !wish.test(lens)) continue;
    for (const wanted of wish.cards) if (includesOption(options, first + wanted)) return first + wanted;
    return -1;
  }
  return -1;
}

/** The first of the strategy's own `play` rules that can be followed, or -1. */
export function ruledPlay(mind: Mind, lens: Lens, options: readonly Option[]): Option {
  for (const { option, test } of mind.plays) {
    if (!includesOption(options, option) || (test !== null && !test(lens))) continue;
    if (!isForbidden(mind, lens, argumentOf(option))) return option;
  }
  return -1;
}
