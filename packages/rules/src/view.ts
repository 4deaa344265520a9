// The fifth verb: what one seat may know, as plain data with names of cards. Nothing else of the game leaves the server.
//
// After the rulebooks: one's own hand; the sizes of all hands and of one's own deck; the top of each discard pile;
// the Trash; the Supply; whatever is revealed; one's own mat, and how many cards lie on another's. Not the order of any deck, not a discard pile below its top,
// not another's hand. Whoever possesses a player sees what that player may see.

import type { CardSet } from './engine/card-set.ts';
import { decision, waitingFor } from './engine/game.ts';
import { cardSetOf } from './engine/game-cards.ts';
import type { Score } from './engine/score.ts';
import { scoreOf, winnersOf } from './engine/score.ts';
import type { Decision, Frame, Game, Phase } from './engine/state.ts';
import { EMPTY, NOBODY, PHASES } from './engine/state.ts';
import { controllerOf, coinsOf, tableOf } from './engine/table.ts';
import type { CardId, Cost } from './vocabulary/definition.ts';

/** A player as one seat sees them. */
export interface PlayerView {
  readonly name: string;
  readonly handSize: number;
  /** Sorted by the card set's order. Only for eyes that may see it. */
  readonly hand?: readonly CardId[];
  /** Of the hand: what has been picked for the question at hand. */
  readonly picked?: readonly CardId[];
  readonly deckSize?: number;
  /** Null while the discard pile is empty. */
  readonly discardTop: CardId | null;
  readonly inPlay: readonly CardId[];
  /** Kept from the Trash in a possessed turn. */
  readonly returning: readonly CardId[];
  readonly matSize: number;
  /** The cards on the player's mat, sorted. Only for eyes that may see them. */
  readonly mat?: readonly CardId[];
  /** Coin tokens. */
  readonly tokens: number;
  readonly turns: number;
}

/** A pile of the Supply as everybody sees it. */
export interface PileView {
  readonly card: CardId;
  readonly count: number;
  readonly cost: Cost;
}

/** Cards that lie open because a text revealed or set them aside and has not yet said where they go. */
export interface OpenCards {
  readonly player: number;
  readonly because: CardId | null;
  readonly cards: readonly CardId[];
  /** Those of them that go on the deck first, the last on top: for whoever is asked for their order, and nobody else. */
  readonly named?: readonly CardId[];
}

/** What one seat, or a spectator, may know of a game, as plain data. */
export interface View {
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly players: readonly PlayerView[];
  readonly supply: readonly PileView[];
  readonly trash: readonly CardId[];
  /** The deck beside the Supply: what it holds, sorted, for its order nobody knows; and what lies open of it. */
  readonly market: {
    readonly deck: readonly CardId[];
    readonly open: readonly { readonly card: CardId; readonly cost: Cost }[];
  };
  readonly open: readonly OpenCards[];
  readonly turn: {
    readonly number: number;
    readonly player: number;
    readonly possessor: number | null;
    readonly phase: Phase;
    readonly actions: number;
    readonly buys: number;
    readonly coins: number;
    readonly potions: number;
    readonly actionsPlayed: number;
    /** How many cards its Clean-up draws. */
    readonly nextHand: number;
  };
  /** Who must choose, and because of which card. */
  readonly waitingFor: readonly number[];
  readonly asking: CardId | null;
  /** This seat's own decision, if it has one. */
  readonly decision: Decision | null;
  /** Only when the game is over, when all cards may be shown. */
  readonly result: { readonly scores: readonly Score[]; readonly winners: readonly number[] } | null;
}

/** What that seat, or with null a spectator, may know. */
export function view(game: Game, seat: number | null): View {
  const set = cardSetOf(game);
  const { turn } = game;
  const table = tableOf(game, set, null);
  const costOf = (card: number): Cost => ({ coins: coinsOf(table, card), potions: set.potions[card]! });
  return {
    seat,
    players: game.seats.map((_seat, player) => playerView(game, set, player, seat)),
    supply: game.piles.map((card) => ({
      card: set.ids[card]!,
      count: game.supply[card]!,
      cost: costOf(card),
    })),
    trash: names(set, game.trash),
    market: {
      deck: names(set, sorted(game.market)),
      open: game.marketOpen.map((card) => ({ card: set.ids[card]!, cost: costOf(card) })),
    },
    open: openCards(game, set, seat),
    turn: {
      number: turn.number,
      player: turn.player,
      possessor: turn.possessor === NOBODY ? null : turn.possessor,
      phase: PHASES[turn.phase]!,
      actions: turn.actions,
      buys: turn.buys,
      coins: turn.coins,
      potions: turn.potions,
      actionsPlayed: turn.played,
      nextHand: turn.nextHand,
    },
    waitingFor: waitingFor(game),
    asking: askingCard(game, set),
    decision: seat === null ? null : (decision(game, seat) ?? null),
    result: game.over
      ? { scores: game.seats.map((_s, player) => scoreOf(game, set, player)), winners: winnersOf(game, set) }
      : null,
  };
}

const names = (set: CardSet, cards: readonly number[]): CardId[] => cards.map((card) => set.ids[card]!);
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function askingCard(game: Game, set: CardSet): CardId | null {
  const top = game.stack[game.stack.length - 1];
  return top === undefined || top.card === EMPTY ? null : set.ids[top.card]!;
}

const mayKnow = (game: Game, player: number, seat: number | null): boolean =>
  seat !== null && (seat === player || seat === controllerOf(game, player));

function playerView(game: Game, set: CardSet, player: number, seat: number | null): PlayerView {
  const own = game.seats[player]!;
  const picked = hiddenPicks(game, player);
  const knows = mayKnow(game, player, seat);
  return {
    name: game.setup.players[player]!,
    // Cards picked but not yet laid anywhere still count as in hand for the others.
    handSize: own.hand.length + picked.length,
    ...(knows
      ? {
          hand: names(set, sorted(own.hand)),
          picked: names(set, picked),
          deckSize: own.deck.length,
          mat: names(set, sorted(own.mat)),
        }
      : {}),
    discardTop: own.discard.length === 0 ? null : set.ids[own.discard[own.discard.length - 1]!]!,
    inPlay: names(
      set,
      own.inPlay.filter((card) => card !== EMPTY),
    ),
    returning: names(set, own.returning),
    matSize: own.mat.length,
    tokens: own.tokens,
    turns: own.turns,
  };
}

function hiddenPicks(game: Game, player: number): number[] {
  return game.stack.flatMap((frame) =>
    frame.player === player && frame.themFrom === 'hand' ? frame.them : [],
  );
}

function openCards(game: Game, set: CardSet, seat: number | null): OpenCards[] {
  const top = game.stack.length - 1;
  const { ordered = [] } = seat === null ? {} : (decision(game, seat) ?? {});
  return game.stack
    .map((frame: Frame, place): OpenCards => {
      const named = place === top ? ordered : [];
      return {
        player: frame.player,
        because: frame.card === EMPTY ? null : set.ids[frame.card]!,
        cards: names(set, sorted([...(frame.themFrom === 'hand' ? [] : frame.them), ...frame.rest])),
        ...(named.length === 0 ? {} : { named }),
      };
    })
    .filter((open) => open.cards.length > 0);
}
