// A seat whose positions become examples: by the network itself, which now and then tries something, or by a strategy that it
// watches.

import type { Decision, Lens, Option, RandomState } from '@tenfold/rules';
import { randomBelow } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import type { ValueNetwork } from '../value/network.ts';
import { WIN, WORTH } from '../value/network.ts';
import type { OptionJudge, Taking } from '../value/option-judge.ts';
import { bestTaking, isTakeable, judgeFor, takingIn } from '../value/value-player.ts';
import { randomFraction } from './fraction.ts';

/** A position in which a training game was just after somebody had taken a card, with what the network said of it. */
export interface VisitedPosition {
  readonly index: Int32Array;
  readonly value: Float32Array;
  readonly turn: number;
  /** What the network said of it, by output. */
  readonly said: readonly number[];
  /** What it said of what it likes best, where something else was tried; null where nothing was. */
  readonly liked: readonly number[] | null;
  readonly watched: boolean;
}

/** How a seat plays. */
export interface SeatPlan {
  readonly network: ValueNetwork;
  /** Plays what the network does not, and its first turns. */
  readonly strategist: BotMaker;
  /** So many turns are the strategist's; Infinity for the whole game. */
  readonly watchedTurns: number;
  /** How often something else than the best is tried. */
  readonly trying: number;
  readonly random: RandomState;
}

const NEAR_THE_BEST = 3;

export class LearningSeat implements Bot {
  readonly name = 'Learner';
  readonly visited: VisitedPosition[] = [];
  readonly #plan: SeatPlan;
  readonly #judge: OptionJudge;
  readonly #strategist: Bot;
  readonly #sensible: Bot;

  constructor(plan: SeatPlan, sensible: BotMaker, lens: Lens) {
    this.#plan = plan;
    this.#judge = judgeFor(plan.network, lens.set);
    this.#strategist = plan.strategist(lens);
    this.#sensible = sensible(lens);
  }

  choose(lens: Lens, asked: Decision): Option {
    const watched = lens.turnsOf(lens.seat) <= this.#plan.watchedTurns;
    const player = watched ? this.#strategist : this.#sensible;
    const taking = takingIn(lens, asked);
    if (taking === null) return player.choose(lens, asked);
    const judge = this.#judge;
    const options = asked.options.filter((option) => isTakeable(lens, option));
    let option: Option;
    let liked: number[] | null = null;
    if (watched || options.length === 0) {
      option = player.choose(lens, asked);
      judge.begin(lens);
    } else {
      option = bestTaking(judge, lens, options, taking);
      if (options.length > 1 && randomFraction(this.#plan.random) < this.#plan.trying) {
        judge.worth(lens, option, taking);
        liked = [...judge.said];
        option = this.#tried(lens, options, taking);
      }
    }
    this.#note(lens, option, taking, { liked, watched });
    return option;
  }

  /** Something else: half the time anything, else something that is nearly as good as the best. */
  #tried(lens: Lens, options: readonly Option[], taking: Taking): Option {
    const { random } = this.#plan;
    if (randomFraction(random) < 0.5) return options[randomBelow(random, options.length)]!;
    const worths = options.map((option) => this.#judge.worth(lens, option, taking));
    const ranked = [...options.keys()].toSorted((a, b) => worths[b]! - worths[a]!);
    return options[ranked[randomBelow(random, Math.min(NEAR_THE_BEST, options.length))]!]!;
  }

  #note(
    lens: Lens,
    option: Option,
    taking: Taking,
    { liked, watched }: Pick<VisitedPosition, 'liked' | 'watched'>,
  ): void {
    const judge = this.#judge;
    judge.worth(lens, option, taking);
    const [table, own] = judge.inputsAfter(lens, option, taking);
    const length = table.length + own.length;
    const index = new Int32Array(length);
    const value = new Float32Array(length);
    index.set(table.index.subarray(0, table.length));
    index.set(own.index.subarray(0, own.length), table.length);
    value.set(table.value.subarray(0, table.length));
    value.set(own.value.subarray(0, own.length), table.length);
    this.visited.push({
      index,
      value,
      turn: lens.turnsOf(lens.seat),
      said: [judge.said[WORTH]!, judge.said[WIN]!],
      liked,
      watched,
    });
  }
}
