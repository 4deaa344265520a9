// Trains a network by self-play: games of the network against itself, against older ones and against searched strategies,
// on one kingdom after the other. Everything follows from the seed and the number of games.
//
// A round is played by the network as it was before the round before was learnt: so one round can be played elsewhere while another is
// learnt, and the same comes of it wherever it is played.

import type { KingdomTask, LeagueKingdom } from '@tenfold/bots/training';
import { kingdomOf, randomFraction } from '@tenfold/bots/training';
import type { TrainingExample } from '@tenfold/bots/value';
import { Learner, ValueNetwork } from '@tenfold/bots/value';
import type { RandomState } from '@tenfold/rules';
import { randomBelow, seedRandom, standardCards } from '@tenfold/rules';

/** All that a training is at one moment. */
export interface TrainingState {
  readonly seed: string;
  games: number;
  rounds: number;
  readonly learner: Learner;
  /** The mean of the weights over the last part of the training: what is played with. */
  readonly average: Float32Array;
  readonly league: LeagueKingdom[];
  /** Who plays the next round: the network as it was a round ago. */
  readonly player: ValueNetwork;
  /** Older networks, whom it meets. */
  readonly older: ValueNetwork[];
}

/** How much is played in a round. */
export interface RoundEffort {
  readonly kingdoms: number;
  /** On each kingdom. */
  readonly games: number;
  /** To search a kingdom that joins the league. */
  readonly searchGames: number;
  /** Kingdoms that are searched before anything is played; then another joins in every round. */
  readonly firstKingdoms: number;
}

/** What a round consists of; all of it can be done at once. */
export interface Round {
  readonly tasks: readonly KingdomTask[];
  /** Numbers of kingdoms that are searched to join the league. */
  readonly searches: readonly number[];
}

/** What has come of it, in the order in which it was asked for. */
export interface PlayedRound {
  readonly examples: readonly (readonly TrainingExample[])[];
  readonly found: readonly LeagueKingdom[];
}

export const USUAL_EFFORT: RoundEffort = { kingdoms: 24, games: 12, searchGames: 2000, firstKingdoms: 40 };
/** All examples of a round are learnt so many times, so many of them at once. */
const TIMES_LEARNT = 2;
const EXAMPLES_AT_ONCE = 128;
const FROM_LEAGUE = 0.6;
/** At first, strategies are watched. */
const WATCH_FIRST = 3000;
const LEAGUE_SIZE = 800;
const FIRST_RATE = 0.0015;
const RATE_FALLS = 60_000;
/** So much of the games so far is in the average. */
const AVERAGED = 0.2;
const OLDER = 6;
const GAMES_TO_OLDER = 24_000;

/** Something that is known already, to go on from. */
export interface Foreknowledge {
  readonly network: ValueNetwork;
  readonly games: number;
}

/** A training from nothing, or from a network that has learnt from so many games. */
export function beginTraining(seed: string, known?: Foreknowledge): TrainingState {
  const games = known?.games ?? 0;
  const network =
    known === undefined
      ? newNetwork(seed)
      : new ValueNetwork(known.network.cards, known.network.weights.slice());
  return {
    seed,
    games,
    rounds: Math.floor(games / (USUAL_EFFORT.kingdoms * USUAL_EFFORT.games)),
    learner: new Learner(network),
    average: network.weights.slice(),
    league: [],
    player: new ValueNetwork(network.cards, network.weights.slice()),
    older: known === undefined ? [] : [new ValueNetwork(network.cards, network.weights.slice())],
  };
}

function newNetwork(seed: string): ValueNetwork {
  const network = new ValueNetwork(standardCards.ids);
  const random = seedRandom('fast', `weights ${seed}`);
  const { lowerBias, upper, upperBias, last, lastBias } = network.layout;
  const spread = (from: number, to: number, size: number): void => {
    for (let n = from; n < to; n++) network.weights[n] = size * (randomFraction(random) - 0.5);
  };
  spread(0, lowerBias, 0.2);
  spread(upper, upperBias, 0.5);
  spread(last, lastBias, 0.3);
  return network;
}

/** How fast it learns after so many games. */
const rateAfter = (games: number): number => FIRST_RATE / (1 + games / RATE_FALLS);

/** What is to be done in the next round. The very first has no kingdoms to play yet. */
export function roundOf(state: TrainingState, { kingdoms, games, firstKingdoms }: RoundEffort): Round {
  const { seed, rounds, league } = state;
  if (league.length === 0) return { tasks: [], searches: [...Array(firstKingdoms).keys()] };
  const random = seedRandom('fast', `round ${seed} ${rounds}`);
  const watchAll = state.games < WATCH_FIRST;
  const tasks = Array.from({ length: kingdoms }, (_task, number) => ({
    seed: `game ${seed} ${rounds} ${number}`,
    met: drawKingdom(league, watchAll, `${seed} ${rounds} ${number}`, random),
    games,
    watchAll,
  }));
  return { tasks, searches: league.length < LEAGUE_SIZE ? [league.length] : [] };
}

/** Makes ready for the next round, before anything is learnt from this one. */
export function endRound(state: TrainingState, { found }: PlayedRound, effort: RoundEffort): void {
  const { learner, league, older, average, player } = state;
  const before = state.games;
  if (league.length > 0) state.games += effort.kingdoms * effort.games;
  state.rounds++;
  league.push(...found);
  player.weights.set(learner.network.weights);
  const due = Math.floor(state.games / GAMES_TO_OLDER);
  if (due > Math.floor(before / GAMES_TO_OLDER)) {
    older.push(new ValueNetwork(player.cards, average.slice()));
    if (older.length > OLDER) older.splice(due % (OLDER - 1), 1);
  }
}

/** Learns what a round that is over has taught; gives the mean squared error. */
export function learnFrom(state: TrainingState, played: PlayedRound): number {
  const examples = played.examples.flat();
  if (examples.length === 0) return 0;
  const random = seedRandom('fast', `learning ${state.seed} ${state.rounds}`);
  const rate = rateAfter(state.games);
  let loss = 0;
  for (let time = 0; time < TIMES_LEARNT; time++) {
    shuffle(examples, random);
    for (let at = 0; at < examples.length; at += EXAMPLES_AT_ONCE) {
      const some = examples.slice(at, at + EXAMPLES_AT_ONCE);
      loss += some.length * state.learner.learn(some, rate);
    }
  }
  averageIn(state);
  return loss / (TIMES_LEARNT * examples.length);
}

/** One of the league, or one that nobody has searched. */
function drawKingdom(
  league: readonly LeagueKingdom[],
  mustBeKnown: boolean,
  name: string,
  random: RandomState,
): KingdomTask['met'] {
  if (mustBeKnown || randomFraction(random) < FROM_LEAGUE) {
    const { kingdom, strategies, mixture } = league[randomBelow(random, league.length)]!;
    return { kingdom, strategies, mixture };
  }
  return { kingdom: kingdomOf('new', name), strategies: [], mixture: [] };
}

function shuffle(items: TrainingExample[], random: RandomState): void {
  for (let left = items.length; left > 1; left--) {
    const drawn = randomBelow(random, left);
    [items[left - 1], items[drawn]] = [items[drawn]!, items[left - 1]!];
  }
}

function averageIn({ average, learner, rounds }: TrainingState): void {
  const { weights } = learner.network;
  const part = 1 / Math.max(1, AVERAGED * rounds);
  for (let n = 0; n < average.length; n++) average[n]! += part * (weights[n]! - average[n]!);
}
