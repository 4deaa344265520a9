// What the figures of the book show, found out by the rules themselves while the page is built: how high the piles are for each
// number of players, and which cards a card may give for another. The page only looks it up.

import type { Plugin } from 'vite';
import type { CardId } from '@tenfold/rules';
import {
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  apply,
  decision,
  emptyPilesToEnd,
  findOption,
  newPosition,
  optionParts,
  pileSizes,
  view,
} from '@tenfold/rules';

/** Cards that give one card for another, or for nothing. */
const GIVERS = ['remodel', 'upgrade', 'swindler', 'saboteur', 'university'] as const;
/** What they are used on; `university` is used on nothing. */
const KINDS_GIVEN_FOR = ['smithy', 'laboratory', 'transmute', 'university', 'familiar', 'golem'] as const;
const GIVEN_FOR = ['estate', 'silver', ...KINDS_GIVEN_FOR] as const;
/** Kingdom cards on the shelves, besides all basic ones. */
const KINGDOM = [...KINDS_GIVEN_FOR, 'possession', 'alchemist'];
/** A Kingdom pile, and one of Victory cards. */
const PILES = [
  'copper',
  'silver',
  'gold',
  'estate',
  'duchy',
  'province',
  'curse',
  'potion',
  'smithy',
  'gardens',
] as const;

export interface BookFigures {
  /** How many cards each pile has, for each number of players. */
  readonly piles: Readonly<Record<number, readonly { readonly card: CardId; readonly left: number }[]>>;
  /** How many empty piles end the game, for each number of players. */
  readonly pilesToEnd: Readonly<Record<number, number>>;
  /** What a giver may give for a card. */
  readonly gains: Readonly<Record<string, Readonly<Record<string, readonly CardId[]>>>>;
  /** How many cards Apprentice draws for a card. */
  readonly draws: Readonly<Record<string, number>>;
}

export function bookFigures(): BookFigures {
  const players = Array.from(
    { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
    (_, index) => FEWEST_PLAYERS + index,
  );
  return {
    piles: Object.fromEntries(players.map((count) => [count, pilesFor(count)])),
    pilesToEnd: Object.fromEntries(players.map((count) => [count, emptyPilesToEnd(count)])),
    gains: Object.fromEntries(
      GIVERS.map((giver) => [giver, Object.fromEntries(GIVEN_FOR.map((card) => [card, gains(giver, card)]))]),
    ),
    draws: Object.fromEntries(GIVEN_FOR.map((card) => [card, apprenticeDraws(card)])),
  };
}

function pilesFor(players: number): { card: CardId; left: number }[] {
  const sizes = pileSizes({
    players: Array.from({ length: players }, (_, seat) => `P${seat}`),
    kingdom: ['smithy', 'gardens', 'alchemist'],
    seed: '',
    generator: 'fast',
    study: true,
  });
  return PILES.map((card) => ({ card, left: sizes[card] ?? 0 }));
}

/** Plays the giver, trashes the card for it, and reads what may be gained. */
function gains(giver: CardId, card: CardId): CardId[] {
  const game = newPosition({
    kingdom: [...new Set([giver, ...KINGDOM])],
    players: [
      { name: 'Ann', hand: [giver, card] },
      { name: 'Bob', deck: [card] },
    ],
    turn: { player: 0, phase: 'action' },
  });
  for (
    let asked = decision(game), count = 0;
    asked !== undefined && count < 9;
    asked = decision(game), count++
  ) {
    const gained = asked.options
      .map((option) => optionParts(game, option))
      .flatMap((parts) => (parts.verb === 'gain' && parts.card !== null ? [parts.card] : []));
    if (gained.length > 0) return gained;
    const next = asked.options.find((option) => {
      const { verb, card: named } = optionParts(game, option);
      return (verb === 'play' && named === giver) || (verb === 'trash' && named === card);
    });
    if (next === undefined) return [];
    apply(game, next, asked.seat);
  }
  return [];
}

/** More than it can draw. */
const DECK: readonly CardId[] = Array.from({ length: 12 }, () => 'copper');

function apprenticeDraws(card: CardId): number {
  const game = newPosition({
    kingdom: [...new Set(['apprentice', ...KINGDOM])],
    players: [{ name: 'Ann', hand: ['apprentice', card], deck: DECK }, { name: 'Bob' }],
    turn: { player: 0, phase: 'action' },
  });
  for (const word of ['play apprentice', `trash ${card}`]) {
    const asked = decision(game);
    if (asked === undefined) break;
    apply(game, findOption(game, asked, word), asked.seat);
  }
  return DECK.length - (view(game, 0).players[0]?.deckSize ?? DECK.length);
}

const MODULE = 'virtual:rulebook-figures';

/** `import { figures } from 'virtual:rulebook-figures'`. */
export function rulebookFigures(): Plugin {
  return {
    name: 'rulebook-figures',
    resolveId: { filter: { id: /^virtual:rulebook-figures$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:rulebook-figures$/ },
      handler: () => `export const figures = ${JSON.stringify(bookFigures())};`,
    },
  };
}
