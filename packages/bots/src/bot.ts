// What a bot is: it sees what its seat may know and a decision, and answers with one of the options.

import type { Chooser, Decision, Game, Option, TurnTaker } from '@tenfold/rules';
import { Lens, playOut } from '@tenfold/rules';

/** Who answers for a seat: with one of the options that the decision offers. */
export interface Bot {
  readonly name: string;
  /** Set if it always plays all Treasures that make coins and nothing else: then it need not be asked for each hand. */
  readonly playsTreasures?: boolean;
  /** Must be one of `decision.options`. Gets no more than the lens lets it see, and keeps nothing of it. */
  choose(lens: Lens, decision: Decision): Option;
  /**
   * What it would choose in its own turn, by what it sees alone: the place in its hand of the Action that it plays next, or EMPTY;
   * and what it buys with no Treasure left to play. Whoever has both need not be asked.
   */
  act?(lens: Lens): number;
  buy?(lens: Lens): Option;
}

/** Bots are made for one seat of one game, so that one that plans or remembers can; most do neither. */
export type BotMaker = (lens: Lens) => Bot;

/**
 * Makes a bot for every seat of a game, and gives who chooses for them all: what `playOut` of `@tenfold/rules` asks for.
 * Where there is one option a bot is not asked: there is nothing to think about.
 */
export const seatBots = (game: Game, makers: readonly BotMaker[]): Chooser =>
  chooserOf(seatedAt(game, makers));

/**
 * Plays a game to its end with a bot at every seat: the same game that `seatBots` plays, a little sooner. Gives the number of
 * choices that were asked for.
 */
export function playBots(game: Game, makers: readonly BotMaker[]): number {
  const seated = seatedAt(game, makers);
  const playsTreasures = seated.every(({ bot }) => bot.playsTreasures === true);
  return playOut(game, chooserOf(seated), { playsTreasures, skipsForced: true, taker: takerOf(seated) });
}

interface SeatedBot {
  readonly lens: Lens;
  readonly bot: Bot;
}

const seatedAt = (game: Game, makers: readonly BotMaker[]): SeatedBot[] =>
  game.seats.map((_seat, seat) => {
    const lens = new Lens(game, seat);
    const maker = makers[seat];
    if (maker === undefined) {
      throw new Error(`nobody plays seat ${seat}: ${makers.length} bots for ${game.seats.length} seats`);
    }
    return { lens, bot: maker(lens) };
  });

/** Who takes the turns of all seats, if every bot can say unasked what it does in its turn. */
function takerOf(seated: readonly SeatedBot[]): TurnTaker | null {
  if (!seated.every(({ bot }) => bot.act !== undefined && bot.buy !== undefined)) return null;
  return {
    act(player) {
      const { bot, lens } = seated[player]!;
      return bot.act!(lens);
    },
    buy(player) {
      const { bot, lens } = seated[player]!;
      return bot.buy!(lens);
    },
  };
}

const chooserOf =
  (seated: readonly SeatedBot[]): Chooser =>
  (_game, asked) => {
    const { options } = asked;
    if (options.length === 1) return options[0]!;
    const { lens, bot } = seated[asked.seat]!;
    return bot.choose(lens, asked);
  };
