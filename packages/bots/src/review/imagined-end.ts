// An imagined game played to its end, and what of it tells why it went so.

import type { Game, Option } from '@tenfold/rules';
import { EMPTY, apply, cardSetOf, playOut } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { seatBots } from '../bot.ts';
import { shareAndLead } from '../game-result.ts';
import { factsOf } from '../play/card-facts.ts';
import { BUY } from '../play/options.ts';

/** How it came out for a seat. */
export interface ImaginedEnd {
  /** Of the victory. */
  readonly share: number;
  /** Points more than the best of the others. */
  readonly lead: number;
  readonly decisions: number;
}

/** Applies the option and plays on. The game is used up by it. */
export function imaginedEnd(
  game: Game,
  seat: number,
  option: Option | null,
  makers: readonly BotMaker[],
): ImaginedEnd {
  if (option !== null) apply(game, option, seat);
  const decisions = playOut(game, seatBots(game, makers));
  return { ...shareAndLead(game, seat), decisions };
}

/** What happened on the way, in one game or on average over many. */
export interface Course {
  readonly share: number;
  readonly lead: number;
  /** Whether the choice itself ended the game. */
  readonly endsIt: number;
  /** Coins to spend in each of the next own turns. */
  readonly coins: number;
  /** How often the seat played the card that it bought. */
  readonly plays: number;
  /** Curses that the others have in the end, and the seat. */
  readonly cursesGiven: number;
  readonly cursesTaken: number;
  /** Own turns until the end. */
  readonly turns: number;
}

/** How many of one's own turns after this one are looked at for what they bring. */
const TURNS_AHEAD = 5;

/** The same as `imaginedEnd`, and watches what happens; that takes longer. */
export function watchedEnd(game: Game, seat: number, option: Option, makers: readonly BotMaker[]): Course {
  const set = cardSetOf(game);
  const bought = set.ids[option - BUY] ?? null;
  const begun = game.seats[seat]!.turns;
  apply(game, option, seat);
  const endsIt = game.over ? 1 : 0;
  let plays = 0;
  let coins = 0;
  let turn = begun;
  const choose = seatBots(game, makers);
  playOut(
    game,
    (position, asked) => {
      const chosen = choose(position, asked);
      const own = position.seats[seat]!.turns;
      // The first purchase of a turn: until then nothing of its coins is spent.
      if (own > turn && asked.seat === seat && asked.card === null && asked.verb === 'buy' && chosen >= BUY) {
        turn = own;
        if (own <= begun + TURNS_AHEAD) coins += position.turn.coins;
      }
      return chosen;
    },
    {
      listener: ({ type, player, cards }) => {
        if (type === 'play' && player === seat && bought !== null && cards?.includes(bought) === true)
          plays++;
      },
    },
  );
  const turns = game.seats[seat]!.turns - begun;
  const curses = game.seats.map((_seat, player) => cursesOf(game, player));
  const taken = curses[seat]!;
  return {
    ...shareAndLead(game, seat),
    endsIt,
    coins: turns === 0 ? 0 : coins / Math.min(turns, TURNS_AHEAD),
    plays,
    cursesGiven: curses.reduce((sum, many) => sum + many, 0) - taken,
    cursesTaken: taken,
    turns,
  };
}

function cursesOf(game: Game, player: number): number {
  const { isCurse } = factsOf(cardSetOf(game));
  const { deck, hand, discard, inPlay } = game.seats[player]!;
  return [deck, hand, discard, inPlay].reduce(
    (sum, cards) => sum + cards.filter((card) => card !== EMPTY && isCurse[card]).length,
    0,
  );
}

/** By field. */
export function averageCourse(courses: readonly Course[]): Course {
  const mean = (of: (course: Course) => number): number =>
    courses.reduce((sum, course) => sum + of(course), 0) / Math.max(1, courses.length);
  return {
    share: mean(({ share }) => share),
    lead: mean(({ lead }) => lead),
    endsIt: mean(({ endsIt }) => endsIt),
    coins: mean(({ coins }) => coins),
    plays: mean(({ plays }) => plays),
    cursesGiven: mean(({ cursesGiven }) => cursesGiven),
    cursesTaken: mean(({ cursesTaken }) => cursesTaken),
    turns: mean(({ turns }) => turns),
  };
}
