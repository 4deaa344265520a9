// Who plays the other seats: characters by name.

import type { Bot, Character, Found, Plan, Play } from '@tenfold/bots';
import { allRounder, characters } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import { Lens, decision } from '@tenfold/rules';
import { fold, namedBy } from '../name-matching.ts';
import { UsageError } from '../usage-error.ts';
import type { Words } from '../words/index.ts';

export const DEFAULT_OPPONENT = allRounder.name;

/** The weakest first. */
export const characterNames = (): string[] => characters.map(({ name }) => name);

/** Names for so many bots: those wished for, over and over; a namesake gets a number, also one of the person. */
export function opponentNames(
  wished: readonly string[],
  count: number,
  person: string,
  words: Words,
): string[] {
  const wishes = wished.map((name) => characterNamed(name, words));
  if (wishes.length > count) throw new UsageError(words.botsForSeats(wishes.length, count));
  const taken = new Set([fold(person)]);
  return Array.from({ length: count }, (_seat, index) => {
    const { name } = wishes[index % Math.max(1, wishes.length)] ?? allRounder;
    let different = name;
    for (let copy = 2; taken.has(fold(different)); copy++) different = `${name} ${copy}`;
    taken.add(fold(different));
    return different;
  });
}

function characterNamed(typed: string, words: Words): Character {
  const [only, ...others] = namedBy(typed, characters, ({ id, name }) => [id, name]);
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(words.noBot(typed, words.and(characterNames())));
}

/** Records tell the characters by their names; anybody else in them is played by the default one. */
const characterOf = (player: string): Character =>
  characters.find(({ name }) => fold(player.replace(/ \d+$/, '')) === fold(name)) ?? allRounder;

/** What the characters that prepare have found for a game, by their ids. */
export type Studies = ReadonlyMap<string, Found>;

/** Those that prepare among the characters of these players, each once. */
export const studentsAmong = (players: readonly string[]): Character[] =>
  [...new Set(players.map(characterOf))].filter(({ preparation }) => preparation !== undefined);

function playOf(character: Character, studies: Studies): Play {
  const found = studies.get(character.id);
  return (found === undefined ? undefined : character.preparation?.playing(found)) ?? character;
}

/** Answers for a seat of one game. */
export interface Opponent {
  answer(): number | undefined;
  /** What it means to do, worked out when first asked for. */
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
      plan: () => (plan ??= play.plan(lens)),
    };
  });
