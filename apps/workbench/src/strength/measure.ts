// Plays the games of a task.

import type { BotMaker, Character, PreparedStrategy } from '@tenfold/bots';
import { characters, firstChancellor, preparedPlay, strategist } from '@tenfold/bots';
import type { Decision, Option } from '@tenfold/rules';
import { shareOf } from './played-games.ts';
import { coreTime, lensOf, prepare } from './preparing.ts';
import type { Measured, MetRival, StrengthTask, TaskResult, ThinkingTime } from './task.ts';

const all: readonly Character[] = [...characters, firstChancellor];
const named = (id: string): Character => all.find((character) => character.id === id)!;

/** With what was found; alone, by the strategy and nothing else. */
const makerOf = (task: StrengthTask, character: Character, found: PreparedStrategy | null): BotMaker =>
  task.alone && found !== null ? strategist(found.strategy) : preparedPlay(character, found).maker;

export function measure(task: StrengthTask): TaskResult {
  const measured: Measured[] = [];
  const rivals: MetRival[] = [];
  for (const id of task.characters) {
    const found = prepare(named(id), task, task.searchGames);
    const play = preparedPlay(named(id), found);
    const maker = makerOf(task, named(id), found);
    const watch = new Watch();
    const share = shareOf(task, task.games, watch.over(maker), named('magpie').maker);
    measured.push({ character: id, share, plan: play.plan(lensOf(task)), thinking: watch.thinking, found });
    if (found === null) continue;
    const meet = (rival: string, games: number, others: BotMaker): void => {
      rivals.push({ character: id, rival, share: shareOf(task, games, maker, others) });
    };
    if (task.rivals > 0) {
      for (const { id: rival, strategy } of task.opponents) meet(rival, task.rivals, strategist(strategy));
    }
    if (task.versus > 0 && id !== firstChancellor.id) {
      const first = makerOf(task, firstChancellor, prepare(firstChancellor, task, task.searchGames));
      meet(firstChancellor.id, task.versus, first);
    }
  }
  return { task, measured, rivals };
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
