// Who plays the other seats: characters by name.

import type { Bot, Character, Plan, Play, PreparedStrategy } from '@tenfold/bots';
import { allRounder, characters, planNow, preparedPlay } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import { Lens, decision, normalise } from '@tenfold/rules';
import { namedBy } from '../name-matching.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';

export const DEFAULT_OPPONENT = allRounder.name;

/** The weakest first. */
export const characterNames = (): string[] => characters.map(({ name }) => name);

/** Names for so many bots: those wished for, over and over; a namesake gets a number, also one of the person. */
export function opponentNames(
  wished: readonly string[],
  count: number,
  person: string,
  words: TerminalWords,
): string[] {
  const wishes = wished.map((name) => characterNamed(name, words));
  if (wishes.length > count) throw new UsageError(words.botsForSeats(wishes.length, count));
  const taken = new Set([normalise(person)]);
  return Array.from({ length: count }, (_seat, index) => {
    const { name } = wishes[index % Math.max(1, wishes.length)] ?? allRounder;
    let different = name;
    for (let copy = 2; taken.has(normalise(different)); copy++) different = `${name} ${copy}`;
    taken.add(normalise(different));
    return different;
  });
}

function characterNamed(typed: string, words: TerminalWords): Character {
  const [only, ...others] = namedBy(typed, characters, ({ id, name }) => [id, name]);
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(words.noBot(typed, words.and(characterNames())));
}

/** Records tell the characters by their names; anybody else in them is played by the default one. */
const characterOf = (player: string): Character =>
  characters.find(({ name }) => normalise(player.replace(/ \d+$/, '')) === normalise(name)) ?? allRounder;

/** What the characters that prepare have found for a game, by their ids. */
export type Studies = ReadonlyMap<string, PreparedStrategy>;

/** Those that prepare among the characters of these players, each once. */
export const studentsAmong = (players: readonly string[]): Character[] =>
  [...new Set(players.map(characterOf))].filter(({ preparation }) => preparation !== undefined);

const playOf = (character: Character, studies: Studies): Play =>
  preparedPlay(character, studies.get(character.id) ?? null);

/** Answers for a seat of one game. */
export interface Opponent {
  answer(): number | undefined;
  /** What it means to do now, worked out when first asked for. */
  plan(): Plan;
}

export const seatOpponents = (game: Game, studies: Studies): Opponent[] =>
  game.setup.players.map((player, seat) => {
    const lens = new Lens(game, seat);
    const play = playOf(characterOf(player), studies);
    let bot: Bot | undefined;
    let plan: Plan | undefined;
    return {
      answer() {
        const asked = decision(game, seat);
        bot ??= play.maker(lens);
        return asked === undefined ? undefined : bot.choose(lens, asked);
      },
      plan() {
        plan ??= play.plan(lens);
        return bot === undefined ? plan : planNow(bot, plan);
      },
    };
  });
