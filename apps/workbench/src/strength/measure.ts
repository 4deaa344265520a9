// Plays the games of a task: each shuffle once from every seat.

import type { BotMaker, Character, PreparedStrategy } from '@tenfold/bots';
import {
  characters,
  firstChancellor,
  playBots,
  preparedPlay,
  runPreparation,
  strategist,
  timeSpent,
} from '@tenfold/bots';
import type { Decision, Game, Option } from '@tenfold/rules';
import { Lens, cardSetOf, newGame, winnersOf } from '@tenfold/rules';
import type { Measured, MetRival, StrengthTask, TaskResult, ThinkingTime } from './task.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const all: readonly Character[] = [...characters, firstChancellor];
const named = (id: string): Character => all.find((character) => character.id === id)!;

export function measure(task: StrengthTask): TaskResult {
  const measured: Measured[] = [];
  const rivals: MetRival[] = [];
  for (const id of task.characters) {
    const found = prepare(named(id), task);
    const play = preparedPlay(named(id), found);
    const watch = new Watch();
    const share = shareOf(task, task.games, watch.over(play.maker), named('magpie').maker);
    measured.push({ character: id, share, plan: play.plan(lensOf(task)), thinking: watch.thinking, found });
    if (found === null) continue;
    const meet = (rival: string, games: number, maker: BotMaker): void => {
      rivals.push({ character: id, rival, share: shareOf(task, games, play.maker, maker) });
    };
    if (task.rivals > 0) {
      for (const { id: rival, strategy } of task.opponents) meet(rival, task.rivals, strategist(strategy));
    }
    if (task.versus > 0 && id !== firstChancellor.id) {
      const first = preparedPlay(firstChancellor, prepare(firstChancellor, task));
      meet(firstChancellor.id, task.versus, first.maker);
    }
  }
  return { task, measured, rivals };
}

const lensOf = (task: StrengthTask): Lens => new Lens(deal(task, 0), 0);

function prepare({ preparation }: Character, task: StrengthTask): PreparedStrategy | null {
  if (preparation === undefined) return null;
  const { searchGames } = task;
  if (searchGames === 0) {
    return runPreparation(preparation, lensOf(task), { spent: timeSpent(preparation.seconds, coreTime) });
  }
  let best: PreparedStrategy | null = null;
  for (const found of preparation.prepare(lensOf(task), (games) => games / searchGames)) best = found;
  return best;
}

const deal = ({ players, kingdom, seed }: StrengthTask, shuffle: number): Game =>
  newGame({ players: NAMES.slice(0, players), kingdom, seed: `${seed} ${shuffle}`, start: 0 });

/** Of the victories, in percent; a shared one counts for its share. */
function shareOf(task: StrengthTask, games: number, maker: BotMaker, others: BotMaker): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % task.players;
    const game = deal(task, Math.floor(number / task.players));
    const makers = game.seats.map((_seat, player) => (player === seat ? maker : others));
    playBots(game, makers);
    const winners = winnersOf(game, cardSetOf(game));
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return (100 * won) / games;
}

/**
 * Milliseconds that a core has worked for this thread: by the clock on a machine that does nothing else, and the same on
 * one that is busy.
 */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Looks at how long bots think. */
class Watch {
  #decisions = 0;
  #total = 0;
  #worst = 0;

  over(maker: BotMaker): BotMaker {
    return (lens) => {
      const bot = maker(lens);
      return { name: bot.name, choose: (seen, asked) => this.#time(asked, () => bot.choose(seen, asked)) };
    };
  }

  #time(asked: Decision, choose: () => Option): Option {
    if (asked.options.length === 1) return choose();
    const started = coreTime();
    const option = choose();
    const took = coreTime() - started;
    this.#decisions++;
    this.#total += took;
    this.#worst = Math.max(this.#worst, took);
    return option;
  }

  get thinking(): ThinkingTime {
    return { decisions: this.#decisions, total: this.#total, worst: this.#worst };
  }
}
