// Positions out of random play, each with a twin: equal in everything that one seat may know, different in what it may
// not. Those at which most is at stake come first: Attacks with Reactions pending, cards that are passed, possessed turns.

import { Dice, chooserOf, twinOf } from '@tenfold/laws';
import type { Chooser, Game } from '@tenfold/rules';
import { apply, clone, completeSetup, decision, newGame } from '@tenfold/rules';

export interface TwinPosition {
  readonly kind: Kind;
  readonly name: string;
  readonly seed: string;
  /** The seat that must not be able to tell them apart; null for those who look on. */
  readonly seat: number | null;
  readonly game: Game;
  readonly twin: Game;
  readonly choose: Chooser;
}

export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'] as const;

/** Cards that a kingdom should see played, if it has them. */
const FAVOURITES = [
  'masquerade',
  'moat',
  'secret-chamber',
  'militia',
  'witch',
  'swindler',
  'torturer',
  'spy',
];
const MOST_CHOICES = 400;

export type Kind = 'reaction' | 'pass' | 'possessed' | 'attack' | 'single option' | 'other';

function kindOf(game: Game): Kind {
  const [asked] = game.asks;
  if (asked?.verb === 'reveal') return 'reaction';
  if (asked?.verb === 'pass') return 'pass';
  if (game.turn.possessor >= 0) return 'possessed';
  if (asked !== undefined && asked.card !== null && asked.seat !== game.turn.player) return 'attack';
  return asked?.options.length === 1 ? 'single option' : 'other';
}

/** So many positions of one random game with these cards. */
export function positionsOf(
  kingdom: readonly string[],
  players: number,
  count: number,
  seed: string,
): TwinPosition[] {
  const dice = new Dice(seed);
  const play = chooserOf(kingdom.includes('possession') ? 'possessor' : 'keen', dice, FAVOURITES);
  const found = new Map<Kind, Game[]>();
  const setup = completeSetup({ players: NAMES.slice(0, players), kingdom, seed, generator: 'fast' });
  const game = newGame(setup);
  for (let choices = 0; choices < MOST_CHOICES && game.asks.length > 0; choices++) {
    const kind = kindOf(game);
    found.set(kind, [...(found.get(kind) ?? []), clone(game)]);
    const { seat } = dice.pick(game.asks);
    const asked = decision(game, seat);
    if (asked === undefined) break;
    apply(game, play(game, asked), seat);
  }
  return drawn(found, count, dice).map(([kind, position], index) => {
    const seat = index % 5 === 4 ? null : dice.below(players);
    return {
      kind,
      name: `${seed} ${index} (${kind}, seat ${seat ?? 'none'})`,
      seed: `${seed} ${index}`,
      seat,
      game: position,
      twin: twinOf(position, seat, dice, true),
      choose: chooserOf('keen', new Dice(`${seed} ${index}`), FAVOURITES),
    };
  });
}

/** How many of each kind are taken in turn, until there are enough. */
const SHARES: Readonly<Record<Kind, number>> = {
  reaction: 3,
  pass: 3,
  possessed: 3,
  attack: 2,
  'single option': 1,
  other: 1,
};

function drawn(found: ReadonlyMap<Kind, Game[]>, count: number, dice: Dice): [Kind, Game][] {
  const piles = [...found].map(([kind, games]) => ({ kind, games: dice.shuffled(games) }));
  const all: [Kind, Game][] = [];
  while (all.length < count && piles.some(({ games }) => games.length > 0)) {
    for (const { kind, games } of piles) {
      for (const game of games.splice(0, SHARES[kind])) all.push([kind, game]);
    }
  }
  return all.slice(0, count);
}
