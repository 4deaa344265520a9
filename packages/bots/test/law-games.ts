// Games of bots under the laws that hold for all of them: they answer with what is offered, they bring the game to an
// end, and their answers follow from what their seat may know.

import type { Decision, Game, Option } from '@tenfold/rules';
import { Lens, decision, optionWords, playOut, view } from '@tenfold/rules';
import type { BotMaker } from '@tenfold/bots';
import { Dice, twinOf } from '@tenfold/laws';

export interface Seated {
  readonly name: string;
  readonly maker: BotMaker;
}

/** What has been looked at; several games may add to one. */
export interface Tally {
  twins: number;
  /** Cards whose questions have been put to a bot and to its twin. */
  readonly asking: Set<string>;
  readonly played: Set<string>;
}

export const newTally = (): Tally => ({
  twins: 0,
  asking: new Set(),
  played: new Set(),
});

/** Nobody plays so slowly that a game takes more. */
const MOST_DECISIONS = 10_000;

/** One in so many questions is asked again in a twin of the game: of those that a card asks, and of those of the turn. */
const TWINS = { card: 3, turn: 12 } as const;

/** Plays to the end and gives the choices; throws at the first law that does not hold. `seed` says where twins are made. */
export function playUnderLaws(game: Game, seated: readonly Seated[], seed: string, tally: Tally): Option[] {
  const dice = new Dice(seed);
  const bots = game.seats.map((_seat, seat) => {
    const lens = new Lens(game, seat);
    return { lens, bot: at(seated, seat).maker(lens) };
  });
  const choices: Option[] = [];
  const choose = (_game: Game, asked: Decision): Option => {
    const { seat, card, options } = asked;
    const { lens, bot } = at(bots, seat);
    const who = at(seated, seat);
    const option = bot.choose(lens, asked);
    const said = (): string =>
      `${seed}: ${who.name}, asked to ${asked.verb} by ${card ?? 'the turn'}, in ${game.setup.kingdom.join(' ')}`;
    if (!options.includes(option)) throw new Error(`${said()}: ${option} is not among ${options.join()}`);
    if (options.length > 1 && dice.onceIn(card === null ? TWINS.turn : TWINS.card)) {
      const other = differenceInTwin(game, asked, who.maker, dice);
      if (other !== undefined) throw new Error(`${said()}: ${other}`);
      tally.twins++;
      if (card !== null) tally.asking.add(card);
    }
    if (choices.push(option) > MOST_DECISIONS) throw new Error(`${said()}: the game does not end`);
    return option;
  };
  playOut(game, choose, {
    listener: ({ type, cards = [] }) => {
      if (type === 'play') for (const id of cards) tally.played.add(id);
    },
  });
  if (!game.over) throw new Error(`${seed}: nobody is asked, and the game is not over`);
  return choices;
}

/**
 * How a bot answers otherwise where only that differs which its seat may not know. What it keeps in mind must be the same
 * too: asked once more, in one and the same game, both bots answer alike.
 */
function differenceInTwin(game: Game, asked: Decision, maker: BotMaker, dice: Dice): string | undefined {
  const { seat } = asked;
  const twin = twinOf(game, seat, dice, true);
  const twinAsked = decision(twin, seat);
  if (twinAsked === undefined || JSON.stringify(view(twin, seat)) !== JSON.stringify(view(game, seat))) {
    throw new Error('the twin is none: its seat sees another game');
  }
  const [lens, twinLens] = [new Lens(game, seat), new Lens(twin, seat)];
  const [bot, twinBot] = [maker(lens), maker(twinLens)];
  const [first, other] = [bot.choose(lens, asked), twinBot.choose(twinLens, twinAsked)];
  const words = (option: Option): string => optionWords(game, option);
  if (first !== other) return `hidden cards make it ${words(other)} instead of ${words(first)}`;
  const [second, otherSecond] = [bot.choose(lens, asked), twinBot.choose(lens, asked)];
  if (second === otherSecond) return undefined;
  return `hidden cards that it remembers make it ${words(otherSecond)} instead of ${words(second)}`;
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index} among ${items.length}`);
  return item;
}
