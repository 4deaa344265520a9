// The games of a round on one kingdom. Who plays them does not matter: each game's chance follows from the seed of the training and
// its own number.

import type { RandomState } from '@tenfold/rules';
import { newGame, playOut, randomBelow, seedRandom } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import { seatBots } from '../bot.ts';
import { shareAndLead } from '../game-result.ts';
import { strategist } from '../play/strategist.ts';
import type { TrainingExample } from '../value/learner.ts';
import type { ValueNetwork } from '../value/network.ts';
import { winOfEnd, worthOfEnd } from '../value/option-judge.ts';
import { commonSense, valuePlayer } from '../value/value-player.ts';
import { randomFraction } from './fraction.ts';
import type { LeagueKingdom } from './league.ts';
import { drawStrategy } from './league.ts';
import { LearningSeat } from './learning-seat.ts';
import { examplesOf } from './training-examples.ts';

/** Networks as they were when a round began. */
export interface PlayingNetworks {
  /** The one that learns. */
  readonly network: ValueNetwork;
  readonly older: readonly ValueNetwork[];
}

/** What is to be played on one kingdom. */
export interface KingdomTask {
  /** From which all chance in these games follows; no other task has the same. */
  readonly seed: string;
  readonly met: Omit<LeagueKingdom, 'best'>;
  readonly games: number;
  /** Whether strategies play all seats: at first, when the network knows nothing. */
  readonly watchAll: boolean;
}

const MOST_TURNS = 45;
const NAMES = ['A', 'B', 'C', 'D'];

/** Plays them, and gives what there is to learn. */
export function playKingdom(task: KingdomTask, networks: PlayingNetworks): TrainingExample[] {
  const games = new KingdomGames(task, networks);
  return Array.from({ length: task.games }, (_game, number) => games.play(number)).flat();
}

class KingdomGames {
  readonly #task: KingdomTask;
  readonly #networks: PlayingNetworks;
  readonly #sensible = commonSense();
  readonly #strategists = new Map<number, BotMaker>();
  #random: RandomState;

  constructor(task: KingdomTask, networks: PlayingNetworks) {
    this.#task = task;
    this.#networks = networks;
    this.#random = seedRandom('fast', task.seed);
  }

  play(number: number): TrainingExample[] {
    const seed = `${this.#task.seed} ${number}`;
    this.#random = seedRandom('fast', `seats ${seed}`);
    const game = newGame({
      players: NAMES.slice(0, this.#players()),
      kingdom: this.#task.met.kingdom,
      seed,
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
    return learnt.flatMap((bot, seat) => {
      if (!(bot instanceof LearningSeat)) return [];
      const { share, lead } = shareAndLead(game, seat);
      return examplesOf(bot.visited, [worthOfEnd(share, players, lead), winOfEnd(share, players)]);
    });
  }

  #players(): number {
    const drawn = randomFraction(this.#random);
    return drawn < 0.8 ? 2 : drawn < 0.92 ? 3 : 4;
  }

  #makers(players: number): BotMaker[] {
    const hasStrategies = this.#task.met.strategies.length > 0;
    const drawn = randomFraction(this.#random);
    const watchAll = this.#task.watchAll || (hasStrategies && drawn < 0.2);
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
    if (!hasStrategies || randomFraction(this.#random) < 0.5) return 0;
    return 1 + randomBelow(this.#random, 14);
  }

  #older(): BotMaker {
    const { older, network } = this.#networks;
    const drawn = older[randomBelow(this.#random, Math.max(1, older.length))] ?? network;
    return valuePlayer(drawn, this.#sensible);
  }

  #seat(watchedTurns: number): BotMaker {
    const plan = {
      network: this.#networks.network,
      strategist: watchedTurns === 0 ? this.#sensible : this.#strategist(),
      watchedTurns,
      trying: 0.05,
      random: this.#random,
    };
    return (lens) => new LearningSeat(plan, this.#sensible, lens);
  }

  #strategist(): BotMaker {
    const { met } = this.#task;
    const index = drawStrategy(met, this.#random);
    let maker = this.#strategists.get(index);
    if (maker === undefined) {
      maker = strategist(met.strategies[index]!);
      this.#strategists.set(index, maker);
    }
    return maker;
  }
}
