// What a card is good for, read from its definition, so that a home-made card is understood like a printed one.
//
// A trait is something that its player can plan on. Every mode of a choice and both sides of an "if" count,
// for one's own play can bring them about. What another player's cards decide does not: Tribute, which may
// give Actions, Cards or coins as the left neighbour's deck happens to lie, is no village.
// What a text does to others is never its player's own benefit: Council Room's extra card is not the reason
// why it draws, and Saboteur neither trashes from the hand nor gains.

import { allCards } from '../cards/index.ts';
import type { Amount, CardDefinition, CardId, Step } from '../vocabulary/definition.ts';

/** What Kingdom cards can be looked for by. */
export const TRAITS = [
  /** +2 Actions or more in one play. */
  'village',
  /** At least +1 Card and +1 Action, whatever is chosen and whatever happens. */
  'cantrip',
  /** +2 Cards or more in one play, or draws up to a hand size. "That many" for cards paid away is an exchange. */
  'plus-cards',
  'plus-buy',
  'plus-coins',
  /** Can trash cards from its player's own hand, if only certain ones. */
  'trasher',
  /** Its player gains a card without buying it. */
  'gainer',
  /** Plays other cards. */
  'plays-cards',
  'attack',
  /** Hands Curses to others. Not so a text that lets its player choose among cards, even if Curse is one. */
  'curser',
  /** Answers an Attack from the hand. */
  'reaction',
  /** Takes another player's turn. */
  'possesses',
  'treasure',
  'victory',
  'costs-potion',
] as const;
/** Something that a Kingdom card can be looked for by. */
export type Trait = (typeof TRAITS)[number];

const known = new WeakMap<CardDefinition, ReadonlySet<Trait>>();

/** The traits of a card, found in its definition. */
export function traitsOf(card: CardDefinition): ReadonlySet<Trait> {
  let traits = known.get(card);
  if (traits === undefined) {
    traits = new Set(TRAITS.filter((trait) => tests[trait](card)));
    known.set(card, traits);
  }
  return traits;
}

const tests: Readonly<Record<Trait, (card: CardDefinition) => boolean>> = {
  village: (card) => greatest('plusActions', textOf(card)) >= 2,
  cantrip: (card) => surely('plusCards', textOf(card)) >= 1 && surely('plusActions', textOf(card)) >= 1,
  'plus-cards': (card) =>
    greatest('plusCards', textOf(card)) >= 2 || some(ownSteps(card), (step) => step.do === 'drawUntil'),
  'plus-buy': (card) => greatest('plusBuys', textOf(card)) >= 1,
  'plus-coins': (card) => greatest('plusCoins', textOf(card)) >= 1,
  trasher: (card) => some(ownSteps(card), trashesFromHand),
  gainer: (card) => some(ownSteps(card), gains),
  'plays-cards': (card) => some(ownSteps(card), (step) => step.do === 'playThem'),
  attack: (card) => card.types.includes('Attack'),
  curser: (card) => some(othersSteps(card), (step) => step.do === 'gain' && curses.has(step.card)),
  reaction: (card) => card.onAttack !== undefined,
  possesses: (card) => some(ownSteps(card), (step) => step.do === 'possessLeftNeighbour'),
  treasure: (card) => card.types.includes('Treasure'),
  victory: (card) => card.types.includes('Victory'),
  'costs-potion': (card) => card.cost.potions > 0,
};

const curses: ReadonlySet<CardId> = new Set(
  allCards.filter((card) => card.types.includes('Curse')).map((card) => card.id),
);

const trashesFromHand = (step: Step): boolean =>
  (step.do === 'pick' && step.verb === 'trash' && step.from === 'hand') ||
  (step.do === 'pickDownTo' && step.verb === 'trash');

const gains = (step: Step): boolean =>
  step.do === 'gain' || step.do === 'gainACard' || step.do === 'gainFromTrash';

const textOf = (card: CardDefinition): readonly Step[] => card.play ?? [];

// How many +Cards, +Actions, … one play gives its player.

type Bonus = 'plusCards' | 'plusActions' | 'plusBuys' | 'plusCoins';

const greatest = (bonus: Bonus, steps: readonly Step[]): number =>
  sum(steps.map((step) => greatestOf(bonus, step)));

function greatestOf(bonus: Bonus, step: Step): number {
  switch (step.do) {
    case bonus:
      return greatestAmount(bonus, step.n);
    case 'choose': {
      const byMode = step.modes.map((mode) => greatest(bonus, mode.steps));
      return sum(byMode.sort((a, b) => b - a).slice(0, step.n));
    }
    case 'if':
      return Math.max(greatest(bonus, step.then), greatest(bonus, step.otherwise));
    case 'eachPlayer':
      return greatest(bonus, step.steps);
    default:
      return 0;
  }
}

function greatestAmount(bonus: Bonus, n: Amount): number {
  if (typeof n === 'number') return n;
  return bonus === 'plusCards' && 'thatMany' in n ? 0 : Infinity;
}

const surely = (bonus: Bonus, steps: readonly Step[]): number =>
  sum(steps.map((step) => surelyOf(bonus, step)));

function surelyOf(bonus: Bonus, step: Step): number {
  switch (step.do) {
    case bonus:
      return typeof step.n === 'number' ? step.n : 0;
    case 'choose': {
      const byMode = step.modes.map((mode) => surely(bonus, mode.steps));
      return step.optional ? 0 : sum(byMode.sort((a, b) => a - b).slice(0, step.n));
    }
    case 'if':
      return Math.min(surely(bonus, step.then), surely(bonus, step.otherwise));
    case 'eachPlayer':
      return surely(bonus, step.steps);
    default:
      return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

// Every step of a text, however deep it lies, with whom it is about.

interface Met {
  readonly step: Step;
  readonly own: boolean;
}

function* walk(steps: readonly Step[], own: boolean): Generator<Met> {
  for (const step of steps) {
    yield { step, own };
    switch (step.do) {
      case 'choose':
        for (const mode of step.modes) yield* walk(mode.steps, own);
        break;
      case 'if':
        yield* walk(step.then, own);
        yield* walk(step.otherwise, own);
        break;
      case 'eachPlayer':
        yield* walk(step.steps, own);
        if (own) yield* walk(step.steps, false);
        break;
      case 'eachOtherPlayer':
      case 'leftNeighbour':
        yield* walk(step.steps, false);
        break;
      default:
    }
  }
}

function* ownSteps(card: CardDefinition): Generator<Step> {
  for (const { step, own } of walk(textOf(card), true)) if (own) yield step;
}

function* othersSteps(card: CardDefinition): Generator<Step> {
  for (const { step, own } of walk(textOf(card), true)) if (!own) yield step;
}

function some(steps: Iterable<Step>, test: (step: Step) => boolean): boolean {
  for (const step of steps) if (test(step)) return true;
  return false;
}
