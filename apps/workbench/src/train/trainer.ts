// Trains a network by self-play: games of the network against itself, against older ones and against searched strategies,
// on one kingdom after the other. Everything follows from the seed and the number of games.

import { seatBots, strategist } from '@tenfold/bots';
import type { Bot, BotMaker } from '@tenfold/bots';
import type { TrainingExample } from '@tenfold/bots/value';
import { Learner, ValueNetwork, commonSense, valuePlayer, winOfEnd, worthOfEnd } from '@tenfold/bots/value';
import type { RandomState } from '@tenfold/rules';
import {
  cardSetOf,
  newGame,
  playOut,
  pointsOf,
  randomBelow,
  seedRandom,
  standardCards,
  winnersOf,
} from '@tenfold/rules';
import type { LeagueKingdom } from './league.ts';
import { drawStrategy, kingdomOf, searchKingdom } from './league.ts';
import { LearningSeat } from './learning-seat.ts';
import { examplesOf } from './training-examples.ts';

/** All that a training is at one moment. */
export interface TrainingState {
  readonly seed: string;
  games: number;
  rounds: number;
  readonly learner: Learner;
  /** The mean of the weights over the last part of the training: what is played with. */
  readonly average: Float32Array;
  readonly league: LeagueKingdom[];
  /** Older networks. */
  readonly older: ValueNetwork[];
}

/** How much is played in a round. */
export interface RoundEffort {
  /** On each kingdom. */
  readonly games: number;
  /** To search a kingdom that joins the league. */
  readonly searchGames: number;
}

const USUAL_EFFORT: RoundEffort = { games: 12, searchGames: 2000 };
const KINGDOMS_A_ROUND = 3;
/** All examples of a round are learnt so many times, so many of them at once. */
const TIMES_LEARNT = 2;
const EXAMPLES_AT_ONCE = 128;
const FROM_LEAGUE = 0.6;
/** At first, strategies are watched. */
const WATCH_FIRST = 3000;
const LEAGUE_SIZE = 800;
/** A kingdom joins the league in every so many rounds; at first in each. */
const ROUNDS_A_KINGDOM = 8;
const FIRST_KINGDOMS = 20;
const FIRST_RATE = 0.0015;
const RATE_FALLS = 40_000;
/** So much of the games so far is in the average. */
const AVERAGED = 0.2;
const OLDER = 6;
const GAMES_TO_OLDER = 12_000;
const MOST_TURNS = 45;
const NAMES = ['A', 'B', 'C', 'D'];

export function beginTraining(seed: string): TrainingState {
  const network = new ValueNetwork(standardCards.ids);
  const random = seedRandom('fast', `weights ${seed}`);
  const { lowerBias, upper, upperBias, last, lastBias } = network.layout;
  const spread = (from: number, to: number, size: number): void => {
    for (let n = from; n < to; n++) network.weights[n] = size * (fraction(random) - 0.5);
  };
  spread(0, lowerBias, 0.2);
  spread(upper, upperBias, 0.5);
  spread(last, lastBias, 0.3);
  return {
    seed,
    games: 0,
    rounds: 0,
    learner: new Learner(network),
    average: network.weights.slice(),
    league: [],
    older: [],
  };
}

/** How fast it learns after so many games. */
const rateAfter = (games: number): number => FIRST_RATE / (1 + games / RATE_FALLS);

/** Plays one round on a few kingdoms, learns from it, and gives the mean squared error. */
export function trainOn(state: TrainingState, effort: RoundEffort = USUAL_EFFORT): number {
  const { learner, seed, league } = state;
  const random = seedRandom('fast', `round ${seed} ${state.rounds}`);
  if (
    league.length < LEAGUE_SIZE &&
    (league.length < FIRST_KINGDOMS || state.rounds % ROUNDS_A_KINGDOM === 0)
  ) {
    league.push(searchKingdom(seed, league.length, effort.searchGames));
  }
  const examples: TrainingExample[] = [];
  for (let number = 0; number < KINGDOMS_A_ROUND; number++) {
    const games = new KingdomGames(state, drawKingdom(state, number, random), number, random);
    for (let game = 0; game < effort.games; game++) examples.push(...games.play());
  }
  const before = state.games;
  state.games += KINGDOMS_A_ROUND * effort.games;
  let loss = 0;
  for (let time = 0; time < TIMES_LEARNT; time++) {
    shuffle(examples, random);
    for (let at = 0; at < examples.length; at += EXAMPLES_AT_ONCE) {
      const some = examples.slice(at, at + EXAMPLES_AT_ONCE);
      loss += some.length * learner.learn(some, rateAfter(state.games));
    }
  }
  state.rounds++;
  averageIn(state);
  const due = Math.floor(state.games / GAMES_TO_OLDER);
  if (due > Math.floor(before / GAMES_TO_OLDER)) {
    state.older.push(new ValueNetwork(learner.network.cards, state.average.slice()));
    if (state.older.length > OLDER) state.older.splice(due % (OLDER - 1), 1);
  }
  return loss / Math.max(1, TIMES_LEARNT * examples.length);
}

/** One of the league, or one that nobody has searched. */
function drawKingdom(
  { league, games, rounds, seed }: TrainingState,
  number: number,
  random: RandomState,
): MetKingdom {
  if (games < WATCH_FIRST || fraction(random) < FROM_LEAGUE)
    return league[randomBelow(random, league.length)]!;
  const kingdom = kingdomOf(seed, LEAGUE_SIZE + KINGDOMS_A_ROUND * rounds + number);
  return { kingdom, strategies: [], mixture: [] };
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

type MetKingdom = Omit<LeagueKingdom, 'best'>;

const fraction = (random: RandomState): number => randomBelow(random, 1 << 24) / (1 << 24);

/** The games of a round on one kingdom. */
class KingdomGames {
  readonly #state: TrainingState;
  readonly #met: MetKingdom;
  readonly #name: string;
  readonly #random: RandomState;
  readonly #sensible = commonSense();
  readonly #strategists = new Map<number, BotMaker>();
  #number = 0;

  constructor(state: TrainingState, met: MetKingdom, number: number, random: RandomState) {
    this.#state = state;
    this.#name = `game ${state.seed} ${state.rounds} ${number}`;
    this.#met = met;
    this.#random = random;
  }

  play(): TrainingExample[] {
    const game = newGame({
      players: NAMES.slice(0, this.#players()),
      kingdom: this.#met.kingdom,
      seed: `${this.#name} ${this.#number++}`,
      generator: 'fast',
      start: 0,
    });
    const players = game.seats.length;
    const learnt: (Bot | undefined)[] = [];
    const makers = this.#makers(players).map((maker): BotMaker => (lens) => {
      const bot = maker(lens);
      learnt[lens.seat] = bot;
      return bot;
    });
    playOut(game, seatBots(game, makers), { until: ({ turn }) => turn.number > MOST_TURNS * players });
    const set = cardSetOf(game);
    const winners = winnersOf(game, set);
    const points = game.seats.map((_seat, player) => pointsOf(game, set, player));
    return learnt.flatMap((bot, seat) => {
      if (!(bot instanceof LearningSeat)) return [];
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      const lead = points[seat]! - Math.max(...points.filter((_points, player) => player !== seat));
      return examplesOf(bot.visited, [worthOfEnd(share, players, lead), winOfEnd(share, players)]);
    });
  }

  #players(): number {
    const drawn = fraction(this.#random);
    return drawn < 0.8 ? 2 : drawn < 0.92 ? 3 : 4;
  }

  #makers(players: number): BotMaker[] {
    const { games } = this.#state;
    const hasStrategies = this.#met.strategies.length > 0;
    const drawn = fraction(this.#random);
    const watchAll = games < WATCH_FIRST || (hasStrategies && drawn < 0.2);
    const others: 'watched' | 'older' | 'itself' =
      hasStrategies && drawn < 0.55 ? 'watched' : drawn < 0.72 ? 'older' : 'itself';
    const first = randomBelow(this.#random, players);
    return Array.from({ length: players }, (_seat, seat) => {
      if (watchAll) return this.#seat(Infinity);
      if (seat === first || others === 'itself') return this.#seat(this.#opening(hasStrategies));
      return others === 'older' ? this.#older() : this.#seat(hasStrategies ? Infinity : 0);
    });
  }

  /** Turns at the beginning that a strategy plays: often none. */
  #opening(hasStrategies: boolean): number {
    if (!hasStrategies || fraction(this.#random) < 0.5) return 0;
    return 1 + randomBelow(this.#random, 14);
  }

  #older(): BotMaker {
    const { older, learner } = this.#state;
    const network = older[randomBelow(this.#random, Math.max(1, older.length))] ?? learner.network;
    return valuePlayer(network, this.#sensible);
  }

  #seat(watchedTurns: number): BotMaker {
    const plan = {
      network: this.#state.learner.network,
      strategist: watchedTurns === 0 ? this.#sensible : this.#strategist(),
      watchedTurns,
      trying: 0.05,
      random: this.#random,
    };
    return (lens) => new LearningSeat(plan, this.#sensible, lens);
  }

  #strategist(): BotMaker {
    const index = drawStrategy(this.#met, this.#random);
    let maker = this.#strategists.get(index);
    if (maker === undefined) {
      maker = strategist(this.#met.strategies[index]!);
      this.#strategists.set(index, maker);
    }
    return maker;
  }
}
