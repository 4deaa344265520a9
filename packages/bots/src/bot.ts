// What a bot is: it sees what its seat may know and a decision, and answers with one of the options.

import type { Decision, Lens, Option } from '@tenfold/rules';

/** Who answers for a seat: with one of the options that the decision offers. */
export interface Bot {
  readonly name: string;
  /** Must be one of `decision.options`. Gets no more than the lens lets it see, and keeps nothing of it. */
  choose(lens: Lens, decision: Decision): Option;
}

/** Bots are made for one seat of one game, so that one that plans or remembers can; most do neither. */
export type BotMaker = (lens: Lens) => Bot;
