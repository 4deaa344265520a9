// Plays the games of a task: each shuffle once from every seat.

import type { BotMaker, Character, Found, Play, Strategy } from '@tenfold/bots';
import { characters, knownStrategies, seatBots, strategist } from '@tenfold/bots';
import type { Decision, Game, Option } from '@tenfold/rules';
import { Lens, cardSetOf, newGame, playOut, setOfCard, winnersOf } from '@tenfold/rules';
import type { Measured, MetRival, Task, TaskResult, Thinking } from './task.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const named = (id: string): Character => characters.find((character) => character.id === id)!;

export function measure(task: Task): TaskResult {
  const measured: Measured[] = [];
  const rivals: MetRival[] = [];
  for (const id of task.characters) {
    const found = prepare(named(id), task);
    const play: Play = (found === null ? undefined : named(id).preparation?.playing(found)) ?? named(id);
    const watch = new Watch();
    const share = shareOf(task, task.games, watch.over(play.maker), named('magpie').maker);
    measured.push({ character: id, share, plan: play.plan(lensOf(task)), thinking: watch.thinking, found });
    if (task.rivals === 0 || found === null) continue;
    for (const { id: rival, strategy } of knownStrategies()) {
      if (!task.against.includes(rival) || !isLegal(strategy, task)) continue;
      rivals.push({
        character: id,
        rival,
        share: shareOf(task, task.rivals, play.maker, strategist(strategy)),
      });
    }
  }
  return { task, measured, rivals };
}

const isLegal = ({ buy, kingdomCards = [], players }: Strategy, task: Task): boolean =>
  (players?.includes(task.players) ?? true) &&
  [...kingdomCards, ...buy.map(({ card }) => card)].every(
    (card) => setOfCard(card) === 'basic' || task.kingdom.includes(card),
  );

const lensOf = (task: Task): Lens => new Lens(deal(task, 0), 0);

function prepare({ preparation }: Character, task: Task): Found | null {
  if (preparation === undefined) return null;
  const started = coreTime();
  const spent = (): number => (coreTime() - started) / (1000 * preparation.seconds);
  let best: Found | null = null;
  for (const found of preparation.prepare(lensOf(task), spent)) best = found;
  return best;
}

const deal = ({ players, kingdom, seed }: Task, shuffle: number): Game =>
  newGame({ players: NAMES.slice(0, players), kingdom, seed: `${seed} ${shuffle}`, start: 0 });

/** Of the victories, in percent; a shared one counts for its share. */
function shareOf(task: Task, games: number, maker: BotMaker, others: BotMaker): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % task.players;
    const game = deal(task, Math.floor(number / task.players));
    const makers = game.seats.map((_seat, player) => (player === seat ? maker : others));
    playOut(game, seatBots(game, makers));
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

  get thinking(): Thinking {
    return { decisions: this.#decisions, total: this.#total, worst: this.#worst };
  }
}
