// A position as everybody at the table sees it: what lies open, and for the rest who owns what. Where hidden cards lie is
// anybody's guess; whoever imagines games from it deals them anew.

import type { CardDefinition, CardId, PileView, PlayerView, Position, View } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';

/** How many of a card somebody owns, wherever they are. */
export interface OwnedCard {
  readonly card: CardId;
  readonly count: number;
}

/** What `seenPosition` needs of a table. */
export interface SeenTable {
  /** Anybody's: nothing of it is read but what everybody sees. */
  readonly view: Pick<View, 'players' | 'supply' | 'trash' | 'turn'>;
  /** By seat. */
  readonly owned: readonly (readonly OwnedCard[])[];
  readonly definitionOf: (card: CardId) => CardDefinition | undefined;
  readonly ownCards: readonly CardDefinition[];
}

/** The table in the Buy phase of whoever is on turn. */
export function seenPosition({ view, owned, definitionOf, ownCards }: SeenTable): Position {
  const { players, supply, trash, turn } = view;
  const isTreasure = (card: CardId): boolean => definitionOf(card)?.types.includes('Treasure') === true;
  return {
    players: players.map((player, seat) => {
      const rest = without(owned[seat] ?? [], [...player.inPlay, ...player.returning]);
      // Who has come to buying has played his Treasures: those that are left are taken to lie in the deck.
      const inHand = seat === turn.player ? rest.filter((card) => !isTreasure(card)) : rest;
      return seatOf(player, rest, inHand.slice(0, player.handSize));
    }),
    kingdom: supply.map(({ card }) => card).filter((card) => setOfCard(card) !== 'basic'),
    supply: Object.fromEntries(supply.map(({ card, count }) => [card, count])),
    trash,
    turn: {
      player: turn.player,
      phase: 'buy',
      number: turn.number,
      actions: turn.actions,
      buys: turn.buys,
      coins: turn.coins,
      potions: turn.potions,
      actionsPlayed: turn.actionsPlayed,
      discount: discountIn(supply, definitionOf),
      nextHand: turn.nextHand,
    },
    ...(ownCards.length === 0 ? {} : { ownCards }),
  };
}

const seatOf = (
  { name, inPlay, returning, tokens, turns }: PlayerView,
  rest: readonly CardId[],
  hand: readonly CardId[],
): Position['players'][number] => ({
  name,
  hand,
  deck: without(counted(rest), hand),
  discard: [],
  inPlay,
  returning,
  tokens,
  turns,
});

const counted = (cards: readonly CardId[]): OwnedCard[] => cards.map((card) => ({ card, count: 1 }));

/** All these cards one by one, less those that lie elsewhere. */
function without(owned: readonly OwnedCard[], elsewhere: readonly CardId[]): CardId[] {
  const gone = [...elsewhere];
  return owned
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card))
    .filter((card) => {
      const place = gone.indexOf(card);
      if (place >= 0) gone.splice(place, 1);
      return place < 0;
    });
}

/** By how much everything is cheaper in this turn. */
const discountIn = (supply: readonly PileView[], definitionOf: SeenTable['definitionOf']): number =>
  Math.max(0, ...supply.map(({ card, cost }) => (definitionOf(card)?.cost.coins ?? 0) - cost.coins));
