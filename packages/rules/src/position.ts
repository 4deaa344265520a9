// Set positions: a game begun in the middle, for scenarios and study. What could not lie on a table is refused.

import { setOfCard } from './cards/index.ts';
import type { CardSet } from './engine/card-set.ts';
import { RuleError } from './engine/errors.ts';
import type { Listener } from './engine/events.ts';
import { advance, cardSetOf } from './engine/game.ts';
import type { Game, Phase, Seat } from './engine/state.ts';
import { EMPTY, NOBODY, PHASES } from './engine/state.ts';
import { newFrame, tableOf } from './engine/table.ts';
import { STARTING_COPPERS, STARTING_ESTATES, completeSetup, emptyGame } from './setup.ts';
import type { CardDefinition, CardId } from './vocabulary/definition.ts';

export interface PositionPlayer {
  readonly name: string;
  readonly hand?: readonly CardId[];
  /** Top first, like the discard pile. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly inPlay?: readonly CardId[];
  readonly returning?: readonly CardId[];
  readonly turns?: number;
  /** Orders that the player's coming shuffles will give, top first; cards left out lie below those named. */
  readonly shuffles?: readonly (readonly CardId[])[];
}

export interface PositionTurn {
  /** A seat. */
  readonly player?: number;
  readonly possessor?: number;
  /** Whose ordinary turn was last; in a possessed turn the possessor's, unless said otherwise. */
  readonly lastOrdinary?: number;
  readonly phase?: Phase;
  readonly number?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly potions?: number;
  readonly actionsPlayed?: number;
  readonly bought?: number;
  readonly discount?: number;
}

export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Any number of piles up to ten. */
  readonly kingdom: readonly CardId[];
  /** Piles that differ from a full pile less what lies elsewhere. */
  readonly supply?: Readonly<Record<CardId, number>>;
  readonly trash?: readonly CardId[];
  readonly turn?: PositionTurn;
  readonly seed?: string;
  /** Home-made cards of this game alone. */
  readonly ownCards?: readonly CardDefinition[];
}

type Pile = Exclude<keyof Seat, 'turns'>;
const PILES: readonly Pile[] = ['hand', 'deck', 'discard', 'inPlay', 'returning'];

export function newPosition(position: Position, listener: Listener | null = null): Game {
  const setup = completeSetup({
    players: position.players.map((player) => player.name),
    kingdom: position.kingdom,
    seed: position.seed ?? 'position',
    start: 0,
    study: true,
    ...(position.ownCards === undefined ? {} : { ownCards: position.ownCards }),
  });
  const game = emptyGame(setup);
  const set = cardSetOf(game);
  position.players.forEach((player, seat) => seatPlayer(game, set, player, seat));
  game.trash = numbersOf(set, game, position.trash ?? [], 'the Trash');
  countSupply(game, set, position.supply ?? {});
  setTurn(game, position);
  const table = tableOf(game, set, listener);
  const { turn } = game;
  const frame = newFrame(set.turn, turn.player, EMPTY, EMPTY, EMPTY, 0);
  // The first steps of a turn are its phases.
  frame.step = turn.phase;
  game.stack.push(frame);
  advance(table);
  return game;
}

function seatPlayer(game: Game, set: CardSet, player: PositionPlayer, seat: number): void {
  const own = game.seats[seat]!;
  for (const pile of PILES) {
    const cards = numbersOf(set, game, player[pile] ?? [], `${player.name}'s ${pile}`);
    own[pile] = pile === 'deck' || pile === 'discard' ? cards.reverse() : cards;
  }
  own.turns = wholeNumber(player.turns ?? 0, `${player.name}'s turns`);
  const shuffles = (player.shuffles ?? []).map((cards) =>
    numbersOf(set, game, cards, `a shuffle of ${player.name}`).reverse(),
  );
  if (game.plannedShuffles.length === 0) game.plannedShuffles = game.seats.map(() => []);
  game.plannedShuffles[seat] = shuffles;
}

function numbersOf(set: CardSet, game: Game, cards: readonly CardId[], where: string): number[] {
  return cards.map((id) => {
    const card = set.numbers.get(id);
    if (card === undefined) throw new RuleError('unknown-card', `${where}: there is no card "${id}"`);
    if (!game.piles.includes(card)) {
      throw new RuleError('not-in-game', `${where}: ${id} has no pile in this game; add it to the kingdom`);
    }
    return card;
  });
}

function wholeNumber(value: number, what: string): number {
  if (Number.isInteger(value) && value >= 0) return value;
  throw new RuleError('bad-number', `${what} is ${value}; it must be a whole number from 0 up`);
}

/** A full pile and what is dealt at the start make up all the cards there are; no position may hold more. */
function countSupply(game: Game, set: CardSet, wished: Readonly<Record<CardId, number>>): void {
  const players = game.seats.length;
  const dealt = (card: number) =>
    card === set.copper ? STARTING_COPPERS * players : card === set.estate ? STARTING_ESTATES * players : 0;
  const outside = set.ids.map(() => 0);
  for (const own of game.seats) for (const pile of PILES) for (const card of own[pile]) outside[card]!++;
  for (const card of game.trash) outside[card]!++;
  for (const card of numbersOf(set, game, Object.keys(wished), 'the Supply')) {
    wholeNumber(wished[set.ids[card]!]!, `the pile of ${set.ids[card]!}`);
  }
  for (const card of game.piles) {
    const id = set.ids[card]!;
    const all = game.supply[card]! + dealt(card);
    const left = wished[id] ?? Math.min(game.supply[card]!, all - outside[card]!);
    if (left + outside[card]! > all || left < 0) {
      throw new RuleError(
        'too-many-copies',
        `${left < 0 ? outside[card]! : left + outside[card]!} copies of ${id}: a game of ${players} has ${all}; take some away`,
      );
    }
    game.supply[card] = left;
    if (left === 0) game.emptyPiles++;
    if (set.isAction[card]!) game.actionsOut += outside[card]!;
  }
}

function setTurn(game: Game, position: Position): void {
  const { turn, seats } = game;
  const wish = position.turn ?? {};
  const seatIn = (seat: number, what: string): number => {
    if (Number.isInteger(seat) && seat >= 0 && seat < seats.length) return seat;
    throw new RuleError('bad-seat', `${what} is seat ${seat}; there are seats 0 to ${seats.length - 1}`);
  };
  turn.player = seatIn(wish.player ?? 0, "the turn's player");
  turn.possessor = wish.possessor === undefined ? NOBODY : seatIn(wish.possessor, 'the possessor');
  if (turn.possessor === turn.player) {
    throw new RuleError('bad-seat', 'a player cannot possess himself; name another possessor');
  }
  turn.phase = PHASES.indexOf(wish.phase ?? 'action');
  if (turn.phase < 0)
    throw new RuleError(
      'bad-phase',
      `there is no phase "${String(wish.phase)}"; name one of ${PHASES.join(', ')}`,
    );
  turn.number = wholeNumber(wish.number ?? 1, 'the number of the turn');
  turn.actions = wholeNumber(wish.actions ?? 1, 'the number of Actions');
  turn.buys = wholeNumber(wish.buys ?? 1, 'the number of Buys');
  turn.coins = wholeNumber(wish.coins ?? 0, 'the number of coins');
  turn.potions = wholeNumber(wish.potions ?? 0, 'the number of Potions');
  turn.played = wholeNumber(wish.actionsPlayed ?? 0, 'the number of Actions played');
  turn.bought = wholeNumber(wish.bought ?? 0, 'the number of cards bought');
  turn.discount = wholeNumber(wish.discount ?? 0, 'the discount');
  game.lastOrdinary = seatIn(
    wish.lastOrdinary ?? (turn.possessor === NOBODY ? turn.player : turn.possessor),
    'the player of the last ordinary turn',
  );
  if (turn.possessor === NOBODY && position.players[turn.player]!.turns === undefined)
    seats[turn.player]!.turns = 1;
}

/** The Kingdom cards among these, each once: the kingdom of a position that names none. */
export const kingdomOf = (cards: readonly CardId[]): CardId[] =>
  [...new Set(cards)].filter((id) => setOfCard(id) !== 'basic');
