// What the language knows of cards: their names, their modes, and what they ask for.

import { allCards, fold, modeNames, nearestNames, stepsOf, title } from '@tenfold/rules';
import type { CardDefinition, Step } from '@tenfold/rules';
import { ANSWERS, NOTHING_MORE } from './types.ts';
import type { Answer } from './types.ts';

/** The card that a name means, or the names that come nearest. */
export type FoundCard = { readonly id: string } | { readonly nearest: readonly string[] };
/** Finds a card by its name as somebody has typed it, in whatever languages it knows. */
export type FindCard = (name: string) => FoundCard;

/** Which cards a strategy may name, and how their names are read. */
export interface StrategyOptions {
  /** The cards that can be named; all cards of the boxes if left out. */
  readonly cards?: readonly CardDefinition[];
  /** Who knows the names; English names and ids if left out. */
  readonly findCard?: FindCard;
}

export interface CardBook {
  readonly find: FindCard;
  /** The modes that a card lets one choose from, in the words of the record; `nothing` where one may choose none. */
  modesOf(id: string): readonly string[];
  /** What a card asks for cards to do with, at any time, of whoever is asked. */
  answersOf(id: string): readonly Answer[];
  /** Whether a card can be played at all. */
  isPlayable(id: string): boolean;
}

export function cardBook({ cards = allCards, findCard = findAmong(cards) }: StrategyOptions): CardBook {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const known = new Map<string, FoundCard>();
  return {
    find(name) {
      const found = known.get(name) ?? findCard(name);
      known.set(name, found);
      return found;
    },
    modesOf: (id) => modesOf(textOf(byId.get(id))),
    answersOf: (id) => answersOf(byId.get(id)),
    isPlayable: (id) => byId.get(id)?.play !== undefined,
  };
}

/** English names and ids. */
function findAmong(cards: readonly CardDefinition[]): FindCard {
  const ids = new Map(cards.map(({ id }) => [fold(id), id]));
  const names = cards.map(({ id }) => title(id));
  return (name) => {
    const id = ids.get(fold(name));
    if (id !== undefined) return { id };
    // Most names that are tried are too long; only the one that is complained about needs its neighbours.
    return {
      get nearest() {
        return nearestNames(name, names);
      },
    };
  };
}

/** A card that is not known has no text. */
const textOf = (card: CardDefinition | undefined): readonly Step[] =>
  card === undefined ? [] : stepsOf(card);

function modesOf(steps: readonly Step[]): string[] {
  const modes = steps
    .filter((step) => step.do === 'choose')
    .flatMap((step) => (step.optional ? [...modeNames(step), NOTHING_MORE] : modeNames(step)));
  return [...new Set(modes)];
}

function answersOf(card: CardDefinition | undefined): Answer[] {
  const steps = textOf(card);
  const asked = new Set(steps.map((step) => answerTo(step, steps)));
  if (card?.types.includes('Attack') === true) asked.add('reveal');
  return ANSWERS.filter((answer) => asked.has(answer));
}

/** What is shown is said to be revealed, as cards say it. */
export const answerWith = <V extends string>(verb: V | 'show'): V | 'reveal' =>
  verb === 'show' ? 'reveal' : verb;

function answerTo(step: Step, all: readonly Step[]): Answer | undefined {
  switch (step.do) {
    case 'pick':
    case 'pickDownTo':
    case 'pickCopiesOfIt':
      return answerWith(step.verb);
    case 'gainACard':
    case 'gainFromTrash':
      return 'gain';
    case 'putTheRestOnDeck':
      return all.some((other) => other.do === 'reveal' && other.n > 1) ? 'topdeck' : undefined;
    case 'everyonePassesLeft':
      return 'pass';
    case 'playThem':
    case 'buyFromMarket':
      return 'play';
    case 'drawUntil':
      return 'set-aside';
    case 'nameACard':
      return 'name';
    default:
      return undefined;
  }
}
