// What there is to do in a round of training, cut so that anybody can do it.

import type { TrainingExample } from '@tenfold/bots/value';
import { ValueNetwork } from '@tenfold/bots/value';
import type { KingdomTask, LeagueKingdom, PlayingNetworks } from '@tenfold/bots/training';
import { playKingdom, searchKingdom } from '@tenfold/bots/training';
import { packExamples, unpackExamples } from './packed-examples.ts';

/** The networks that play a round, as they are handed over. */
export interface RoundNetworks {
  /** No other round of a training has the same. */
  readonly round: number;
  /** The cards that they know by name. */
  readonly cards: readonly string[];
  /** Of the one that learns, and of older ones. */
  readonly weights: readonly Float32Array[];
}

/** Games on some kingdoms, or a search on one that joins the league. */
export type TrainingTask =
  | { readonly type: 'games'; readonly tasks: readonly KingdomTask[] }
  | { readonly type: 'search'; readonly seed: string; readonly number: number; readonly games: number };

/** What came of it: examples as bytes, or what joins the league. */
export type TrainingResult =
  | { readonly type: 'games'; readonly examples: Uint8Array }
  | { readonly type: 'search'; readonly found: LeagueKingdom };

/** Carries it out in this thread. */
export function doTraining(task: TrainingTask, networks: PlayingNetworks): TrainingResult {
  if (task.type === 'search') {
    return { type: 'search', found: searchKingdom(task.seed, task.number, task.games) };
  }
  const examples = task.tasks.flatMap((one) => playKingdom(one, networks));
  return { type: 'games', examples: packExamples(examples) };
}

/** The networks that were handed over, ready to play. */
export function networksFrom({ cards, weights }: RoundNetworks): PlayingNetworks {
  const [network, ...older] = weights.map((one) => new ValueNetwork(cards, one));
  if (network === undefined) throw new Error('a round is played by a network');
  return { network, older };
}

/** What there is to learn, in the order of the tasks; and what joins the league. */
export function gatherResults(results: readonly TrainingResult[]): {
  readonly examples: readonly (readonly TrainingExample[])[];
  readonly found: readonly LeagueKingdom[];
} {
  return {
    examples: results.flatMap((one) => (one.type === 'games' ? [unpackExamples(one.examples)] : [])),
    found: results.flatMap((one) => (one.type === 'search' ? [one.found] : [])),
  };
}
