// Every choice that a game with these cards can offer, numbered once and for all: verb by verb in the order of VERBS,
// within a verb card by card in the order of the slots, then "nothing". An index means the same in every position.

import type { Decision, Option, Step, Verb } from '@tenfold/rules';
import {
  NOTHING,
  OPTION_NUMBERS,
  PLAY_PLAIN_TREASURES,
  VERBS,
  argumentOf,
  firstOption,
  stepsOf,
  title,
} from '@tenfold/rules';
import type { CardSlots } from './card-slots.ts';
import { modesOf } from './modes.ts';

/** What each verb is said with: a card, or nothing, or both. Modes are those of every card that has some. */
const OBJECTS: Readonly<Record<Verb, { readonly cards: boolean; readonly nothing: boolean }>> = {
  play: { cards: true, nothing: true },
  'play-treasures': { cards: false, nothing: true },
  'end-actions': { cards: false, nothing: true },
  buy: { cards: true, nothing: false },
  'end-turn': { cards: false, nothing: true },
  discard: { cards: true, nothing: true },
  trash: { cards: true, nothing: true },
  topdeck: { cards: true, nothing: true },
  gain: { cards: true, nothing: true },
  pass: { cards: true, nothing: false },
  reveal: { cards: true, nothing: true },
  'set-aside': { cards: true, nothing: true },
  name: { cards: true, nothing: false },
  choose: { cards: false, nothing: true },
  'clean-up': { cards: false, nothing: true },
  return: { cards: true, nothing: true },
  'put-under': { cards: true, nothing: false },
  show: { cards: true, nothing: true },
};

export const NO_ACTION = -1;

const ALONE: readonly Verb[] = ['play-treasures', 'end-actions', 'end-turn', 'clean-up'];
const CHOOSE = firstOption('choose');

/** Verbs that only some texts use: where no card has such a text, they have no place. */
export function isUsed(verb: Verb, steps: readonly Step[]): boolean {
  if (verb === 'put-under') return steps.some((step) => step.do === 'putMarketUnder');
  if (verb !== 'show' && verb !== 'return') return true;
  return steps.some((step) => 'verb' in step && step.verb === verb);
}

/** The actions of a layout: an index means the same in every position, and `names` says what. */
export class ActionSpace {
  /** By index, in words: "play Village", "trash nothing", "choose cards (Steward)". */
  readonly names: readonly string[];
  readonly #byOption = new Int16Array(OPTION_NUMBERS).fill(NO_ACTION);
  readonly #byMode = new Map<string, ReadonlyMap<string, number>>();

  constructor({ set, cards }: CardSlots) {
    const names: string[] = [];
    const steps = cards.flatMap((card) => stepsOf(set.definitions[card]!));
    const buysOpen = steps.some((step) => step.do === 'buyFromMarket');
    for (const verb of VERBS) {
      if (!isUsed(verb, steps)) continue;
      const words = verb.replace('-', ' ');
      const first = firstOption(verb);
      if (OBJECTS[verb].cards) {
        for (const card of cards) {
          this.#byOption[first + card] = names.length;
          names.push(`${words} ${title(set.ids[card]!)}`);
        }
      }
      if (verb === 'choose') {
        for (const card of cards) {
          const id = set.ids[card]!;
          const modes = modesOf(set.definitions[card]!);
          this.#byMode.set(id, new Map(modes.map((mode, index) => [mode, names.length + index])));
          names.push(...modes.map((mode) => `${words} ${mode} (${title(id)})`));
        }
      }
      if (OBJECTS[verb].nothing || (verb === 'buy' && buysOpen)) {
        this.#byOption[first + NOTHING] = names.length;
        // Either is offered where the other is not: one action for both.
        if (verb === 'play-treasures') this.#byOption[PLAY_PLAIN_TREASURES] = names.length;
        names.push(ALONE.includes(verb) ? words : `${words} nothing`);
      }
    }
    this.names = names;
  }

  get size(): number {
    return this.names.length;
  }

  /** NO_ACTION for naming a card that has no slot, which cannot be hit. */
  indexOf(asked: Decision, option: Option): number {
    if (option < CHOOSE || option >= CHOOSE + NOTHING) return this.#byOption[option]!;
    return this.#byMode.get(asked.card!)!.get(asked.modes![argumentOf(option)]!)!;
  }

  /** The option that the action stands for in this decision; undefined if it is not offered. */
  optionFor(asked: Decision, action: number): Option | undefined {
    const { options } = asked;
    for (let i = 0; i < options.length; i++) {
      if (this.indexOf(asked, options[i]!) === action) return options[i]!;
    }
    return undefined;
  }

  /** The only option that an action stands for; undefined if there are several. */
  onlyOption(asked: Decision): Option | undefined {
    const { options } = asked;
    if (options.length === 1) return options[0]!;
    if (asked.verb !== 'name') return undefined;
    const named = options.filter((option) => this.indexOf(asked, option) !== NO_ACTION);
    return named.length === 1 ? named[0]! : undefined;
  }

  /** Sets what is offered to 1; the place must be all 0. */
  mark(asked: Decision, mask: Uint8Array, at: number): void {
    const { options } = asked;
    for (let i = 0; i < options.length; i++) {
      const action = this.indexOf(asked, options[i]!);
      if (action !== NO_ACTION) mask[at + action] = 1;
    }
  }
}
