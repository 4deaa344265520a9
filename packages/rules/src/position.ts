// Set positions: a game begun in the middle, for scenarios and study. What could not lie on a table is refused.

import { setOfCard } from './cards/index.ts';
import type { CardSet } from './engine/card-set.ts';
import type { ErrorPath } from './errors.ts';
import { RuleError } from './errors.ts';
import type { Listener } from './engine/events.ts';
import { advance } from './engine/game.ts';
import { cardSetOf } from './engine/game-cards.ts';
import { shuffle } from './engine/random.ts';
import { MOST_TURNS } from './engine/bounds.ts';
import { STARTING_DECK } from './engine/rulebook-numbers.ts';
import type { Game, Seat } from './engine/state.ts';
import { EMPTY } from './engine/state.ts';
import { isInGame, newFrame, tableOf } from './engine/table.ts';
import { KINGDOM_PILES } from './game-size.ts';
import { noSuchCard } from './names/unknown.ts';
import { setTurn } from './position-turn.ts';
import type { Position, PositionPlayer } from './position-wish.ts';
import { wholeNumber } from './position-wish.ts';
import { completeSetup, emptyGame, pileSizes } from './setup.ts';
import type { CardId } from './vocabulary/definition.ts';

type Pile = Exclude<keyof Seat, 'turns' | 'tokens' | 'staying'>;
const PILES: readonly Pile[] = ['hand', 'deck', 'discard', 'inPlay', 'returning', 'mat'];
const PILE_WORDS: Readonly<Record<Pile, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  inPlay: 'cards in play',
  returning: 'cards kept from the Trash',
  mat: 'mat',
};

/** A game begun in the middle, with the cards where they are wanted. */
export function newPosition(position: Position, listener: Listener | null = null): Game {
  if (position.seed === '')
    throw new RuleError('bad-seed', 'the seed is empty; give it a word or a number, or leave it out', [
      'seed',
    ]);
  const setup = completeSetup({
    players: position.players.map((player) => player.name),
    kingdom: position.kingdom,
    seed: position.seed ?? 'position',
    start: 0,
    study: true,
    ...(position.market === undefined ? {} : { further: marketOf(position) }),
    ...(position.ownCards === undefined ? {} : { ownCards: position.ownCards }),
  });
  const game = emptyGame(setup);
  const set = cardSetOf(game);
  position.players.forEach((player, seat) => seatPlayer(game, set, player, seat));
  game.trash = numbersOf(set, game, position.trash ?? [], 'the Trash', ['trash']);
  countSupply(game, set, position);
  stackMarket(game, set, position);
  setTurn(game, set, position);
  const table = tableOf(game, set, listener);
  const { turn } = game;
  const frame = newFrame(set.turn, turn.player, EMPTY, EMPTY, EMPTY, 0);
  // The first steps of a turn are its phases.
  frame.step = turn.phase;
  game.stack.push(frame);
  advance(table);
  return game;
}

/** What came to the game with the deck beside the Supply: what lies in it, and what others have bought of it. */
function marketOf({ market = [], kingdom, players, trash = [] }: Position): CardId[] {
  const elsewhere = [...players.flatMap((player) => PILES.flatMap((pile) => player[pile] ?? [])), ...trash];
  const bought = kingdomOf(elsewhere).filter((id) => !kingdom.includes(id) && !market.includes(id));
  return [...market, ...bought];
}

/** In the order that the position gives, or shuffled; without what lies elsewhere. */
function stackMarket(game: Game, set: CardSet, { market }: Position): void {
  if (game.market.length === 0) return;
  const elsewhere = new Set([
    ...game.seats.flatMap((own) => PILES.flatMap((pile) => own[pile])),
    ...game.trash,
  ]);
  if (market !== undefined) {
    game.market = market.map((id) => set.numbers.get(id)!).toReversed();
    return;
  }
  const cards = game.market.filter((card) => !elsewhere.has(card));
  shuffle(game.random, cards);
  game.market = cards;
}

function seatPlayer(game: Game, set: CardSet, player: PositionPlayer, seat: number): void {
  const own = game.seats[seat]!;
  const at = (...rest: ErrorPath): ErrorPath => ['players', seat, ...rest];
  for (const pile of PILES) {
    const cards = numbersOf(set, game, player[pile] ?? [], `${player.name}'s ${PILE_WORDS[pile]}`, at(pile));
    own[pile] = pile === 'deck' || pile === 'discard' ? cards.reverse() : cards;
  }
  own.turns = wholeNumber(player.turns ?? 0, `the number of ${player.name}'s turns`, at('turns'), MOST_TURNS);
  own.tokens = wholeNumber(player.tokens ?? 0, `the number of ${player.name}'s Coin tokens`, at('tokens'));
  const shuffles = (player.shuffles ?? []).map((cards, index) => {
    const planned = numbersOf(set, game, cards, `a shuffle of ${player.name}`, at('shuffles', index));
    planned.forEach((card, place) => {
      const copies = planned.slice(0, place + 1).filter((one) => one === card).length;
      if (copies > allCopies(game, set, card)) throw tooMany(game, set, card, copies, at('shuffles', index));
    });
    return planned.reverse();
  });
  if (game.plannedShuffles.length === 0) game.plannedShuffles = game.seats.map(() => []);
  game.plannedShuffles[seat] = shuffles;
}

function numbersOf(
  set: CardSet,
  game: Game,
  cards: readonly CardId[],
  where: string,
  place: ErrorPath,
): number[] {
  return cards.map((id, index) => {
    const card = set.numbers.get(id);
    const here = [...place, index];
    if (card === undefined) throw new RuleError('unknown-card', `${where}: ${noSuchCard(id, set)}`, here);
    if (!isInGame(game, card)) {
      throw new RuleError(
        'not-in-game',
        `${where}: ${id} has no pile in this game; ${pileRemedy(game, id)}`,
        here,
        { card: id, because: setOfCard(id) === 'basic' ? 'no-potion-pile' : 'not-in-game' },
      );
    }
    return card;
  });
}

/** The Potion pile comes with the cards that cost a Potion, and cannot be asked for by itself. */
function pileRemedy({ setup }: Game, id: CardId): string {
  const isFull = setup.kingdom.length === KINGDOM_PILES;
  if (setOfCard(id) !== 'basic')
    return isFull ? 'put it into the kingdom in the place of another card' : 'add it to the kingdom';
  const how = isFull ? 'put one into the kingdom in the place of another' : 'add one to the kingdom';
  return `it comes with a card whose cost has a Potion: ${how}, such as alchemist`;
}

/** A full pile and what is dealt at the start make up all the cards there are. */
function allCopies(game: Game, set: CardSet, card: number): number {
  const dealt = card === set.copper ? STARTING_DECK.copper : card === set.estate ? STARTING_DECK.estate : 0;
  const inMarket = game.inMarket.includes(card) ? 1 : 0;
  return (pileSizes(game.setup)[set.ids[card]!] ?? 0) + inMarket + dealt * game.seats.length;
}

function tooMany(game: Game, set: CardSet, card: number, copies: number, place: ErrorPath): RuleError {
  return new RuleError(
    'too-many-copies',
    `${copies} copies of ${set.ids[card]!}: a game of ${game.seats.length} has ${allCopies(game, set, card)}; take some away`,
    place,
    { card: set.ids[card]!, copies, players: game.seats.length, all: allCopies(game, set, card) },
  );
}

/** No position may hold more of a card than there are. */
function countSupply(game: Game, set: CardSet, position: Position): void {
  const wished = position.supply ?? {};
  const outside = set.ids.map(() => 0);
  for (const own of game.seats) for (const pile of PILES) for (const card of own[pile]) outside[card]!++;
  for (const card of game.trash) outside[card]!++;
  for (const id of Object.keys(wished)) {
    numbersOf(set, game, [id], 'the Supply', ['supply', id]);
    wholeNumber(wished[id]!, `the pile of ${id}`, ['supply', id]);
  }
  for (const card of game.piles) {
    const id = set.ids[card]!;
    const all = allCopies(game, set, card);
    if (outside[card]! > all) throw tooMany(game, set, card, outside[card]!, placeOfCopy(position, id, all));
    const left = wished[id] ?? Math.min(game.supply[card]!, all - outside[card]!);
    if (left + outside[card]! > all) throw tooMany(game, set, card, left + outside[card]!, ['supply', id]);
    game.supply[card] = left;
    if (left === 0) game.emptyPiles++;
    if (set.isAction[card]!) game.actionsOut += outside[card]!;
  }
  for (const card of game.inMarket) {
    const id = set.ids[card]!;
    const copies = outside[card]! + (position.market?.includes(id) === true ? 1 : 0);
    if (copies > 1) throw tooMany(game, set, card, copies, placeOfCopy(position, id, copies - 1));
    if (set.isAction[card]!) game.actionsOut += outside[card]!;
  }
}

/** Where the card of this name lies that comes after so many others of the name. */
function placeOfCopy({ players, trash = [], market = [] }: Position, id: CardId, before: number): ErrorPath {
  const places: ErrorPath[] = [];
  const note = (cards: readonly CardId[], place: ErrorPath): void =>
    cards.forEach((card, index) => {
      if (card === id) places.push([...place, index]);
    });
  players.forEach((player, seat) => {
    for (const pile of PILES) note(player[pile] ?? [], ['players', seat, pile]);
  });
  note(trash, ['trash']);
  note(market, ['further']);
  return places[before] ?? [];
}

/** The Kingdom cards among these, each once: the kingdom of a position that names none. */
export const kingdomOf = (cards: readonly CardId[]): CardId[] =>
  [...new Set(cards)].filter((id) => setOfCard(id) !== 'basic');
