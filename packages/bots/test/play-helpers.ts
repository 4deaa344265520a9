import type { CardDefinition, Chooser, Decision, Game, Position, PositionPlayer } from '@tenfold/rules';
import { Lens, apply, decision, findOption, newPosition, optionWords, playOut } from '@tenfold/rules';
import { strategist } from '@tenfold/bots';
import type { BuyRule, PlayRule, Strategy } from '@tenfold/bots';

/** Buys Province, Gold and Silver, and before them whatever else is named. */
export const money = (...first: readonly (string | BuyRule)[]): Strategy => ({
  name: 'money',
  buy: [...first, 'province', 'gold', 'silver'].map((rule) =>
    typeof rule === 'string' ? { card: rule } : rule,
  ),
});

export const withPlay = (strategy: Strategy, ...rules: readonly PlayRule[]): Strategy => ({
  ...strategy,
  play: rules,
});

const MIDDLE_DECK = ['copper', 'copper', 'copper', 'silver', 'silver', 'estate', 'gold'];

/** A table in the middle of a game: Ann to play, with these cards in hand, and Bob, Cleo, … */
export function table(
  hand: readonly string[],
  more: Omit<Partial<Position>, 'players'> & {
    readonly ann?: Partial<PositionPlayer>;
    readonly others?: readonly Partial<PositionPlayer>[];
    readonly ownCards?: readonly CardDefinition[];
  } = {},
): Game {
  const { ann = {}, others = [{}], ...rest } = more;
  const names = ['Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const players = [
    { name: 'Ann', deck: MIDDLE_DECK, hand, turns: 5, ...ann },
    ...others.map((other, index) => ({
      name: names[index] ?? 'Gil',
      deck: MIDDLE_DECK,
      hand: ['copper', 'copper', 'silver', 'estate', 'estate'],
      turns: 4,
      ...other,
    })),
  ];
  const named = players.flatMap((player: Partial<PositionPlayer>) => [
    ...(player.hand ?? []),
    ...(player.deck ?? []),
    ...(player.discard ?? []),
    ...(player.inPlay ?? []),
  ]);
  const basic = new Set(['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'potion']);
  const kingdom = [...new Set([...(rest.kingdom ?? []), ...named])].filter((card) => !basic.has(card));
  return newPosition({ ...rest, players, kingdom });
}

export function askedOf(game: Game): Decision {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

/** Carries out moves, given in words, for whoever is asked. */
export function play(game: Game, ...moves: readonly string[]): Game {
  for (const move of moves) {
    const asked = askedOf(game);
    apply(game, findOption(game, asked, move), asked.seat);
  }
  return game;
}

/** What a bot with this strategy says to the question that is asked now. */
export function says(game: Game, strategy: Strategy = money()): string {
  const asked = askedOf(game);
  const lens = new Lens(game, asked.seat);
  return optionWords(game, strategist(strategy)(lens).choose(lens, asked));
}

/** Everything that a bot says to one card's questions, or in one phase, until something else is asked. */
export function saysInTurn(game: Game, strategy: Strategy = money()): string[] {
  const { card, seat, verb } = askedOf(game);
  const lens = new Lens(game, seat);
  const bot = strategist(strategy)(lens);
  const words: string[] = [];
  const isAnother = (asked: Decision): boolean =>
    asked.card !== card || asked.seat !== seat || asked.verb !== verb;
  const choose: Chooser = (_game, asked) => {
    const option = bot.choose(lens, asked);
    words.push(optionWords(game, option));
    return option;
  };
  playOut(game, choose, { until: () => isAnother(askedOf(game)) });
  return words;
}
