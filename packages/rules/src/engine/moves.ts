// The functions that move cards. Nothing else does, but for set-up.

import type { Destination } from '../vocabulary/definition.ts';
import { RuleError } from '../errors.ts';
import { BY_FORMULA } from './filters.ts';
import { shuffle } from './random.ts';
import type { Frame, Seat } from './state.ts';
import { EMPTY } from './state.ts';
import type { Table } from './card-set.ts';
import { controllerOf, eyesOf, keepsTrashedCards, tell } from './table.ts';

/** The top card of the deck, shuffling the discard pile in if need be; EMPTY if there is none at all. */
export function takeTop(table: Table, player: number): number {
  const seat = table.game.seats[player]!;
  if (seat.deck.length === 0) {
    if (seat.discard.length === 0) return EMPTY;
    shuffleDiscardIntoDeck(table, player);
  }
  return seat.deck.pop()!;
}

function shuffleDiscardIntoDeck(table: Table, player: number): void {
  const { game } = table;
  const seat = game.seats[player]!;
  const deck = seat.deck;
  seat.deck = seat.discard;
  seat.discard = deck;
  shuffleDeck(table, player);
  if (table.listener) tell(table, 'shuffle', player);
}

/** As it is planned for the player; by the generator where nothing is. */
export function shuffleDeck(table: Table, player: number): void {
  const { game } = table;
  const planned = game.plannedShuffles.length > 0 ? game.plannedShuffles[player]!.shift() : undefined;
  if (planned === undefined) shuffle(game.random, game.seats[player]!.deck);
  else arrange(table, player, planned);
}

/** A planned shuffle names the cards that come to the top; the others lie below in their old order. */
function arrange(table: Table, player: number, planned: readonly number[]): void {
  const seat = table.game.seats[player]!;
  const others = seat.deck.slice();
  for (const card of planned) {
    const at = others.indexOf(card);
    if (at < 0) {
      const name = table.set.ids[card]!;
      throw new RuleError(
        'bad-shuffle',
        `a planned shuffle of ${table.game.setup.players[player]!} wants ${name}, ` +
          'but no such card (or no more of them) is there to be shuffled then',
        [],
        { player: table.game.setup.players[player]!, card: name },
      );
    }
    others.splice(at, 1);
  }
  seat.deck = [...others, ...planned];
}

export function draw(table: Table, player: number, n: number): void {
  const { hand, deck } = table.game.seats[player]!;
  const before = hand.length;
  let drawn = 0;
  for (; drawn < n && deck.length > 0; drawn++) {
    hand.push(deck[deck.length - 1]!);
    deck.pop();
  }
  for (; drawn < n; drawn++) {
    const card = takeTop(table, player);
    if (card === EMPTY) break;
    hand.push(card);
  }
  if (table.listener) tellDraw(table, player, hand.slice(before));
}

/** Draws one card and gives it; EMPTY if there is none at all, which nobody is told of. */
export function drawOne(table: Table, player: number): number {
  const card = takeTop(table, player);
  if (card === EMPTY) return EMPTY;
  table.game.seats[player]!.hand.push(card);
  if (table.listener) tellDraw(table, player, [card]);
  return card;
}

function tellDraw(table: Table, player: number, cards: readonly number[]): void {
  tell(table, 'draw', player, { cards, count: cards.length, seenBy: eyesOf(table.game, player) });
}

/** The first card like this leaves the hand. */
export function takeFromHand(seat: Seat, card: number): void {
  const { hand } = seat;
  const last = hand.length - 1;
  let at = 0;
  while (at < last && hand[at] !== card) at++;
  takeFromHandAt(seat, at);
}

/** The card at this place leaves the hand. */
export function takeFromHandAt({ hand }: Seat, place: number): void {
  const last = hand.length - 1;
  // The order of a hand means nothing, so the last card fills the gap… but equal games must stay equal: keep the order.
  for (let at = place; at < last; at++) hand[at] = hand[at + 1]!;
  hand.pop();
}

/**
 * Cards that the caller has already taken from where they were go onto their owner's discard pile, the last on top.
 * `covered` says that others follow at once, so that nobody sees this top.
 */
export function putOnDiscard(
  table: Table,
  player: number,
  cards: readonly number[],
  from: 'hand' | 'revealed' | 'in-play',
  covered = false,
): void {
  if (cards.length === 0) return;
  const { discard } = table.game.seats[player]!;
  for (let i = 0; i < cards.length; i++) discard.push(cards[i]!);
  if (table.listener) {
    tell(table, 'discard', player, {
      cards: cards.slice(),
      count: cards.length,
      from,
      ...(covered ? {} : { top: table.set.ids[cards[cards.length - 1]!]! }),
      ...(from === 'hand' ? { seenBy: eyesOf(table.game, player) } : {}),
    });
  }
}

export function putOnDeck(
  table: Table,
  player: number,
  cards: readonly number[],
  from: 'hand' | 'revealed' | 'in-play',
  hidden: boolean,
): void {
  if (cards.length === 0) return;
  const { deck } = table.game.seats[player]!;
  for (let i = 0; i < cards.length; i++) deck.push(cards[i]!);
  if (table.listener) {
    tell(table, 'topdeck', player, {
      cards,
      count: cards.length,
      from,
      ...(hidden ? { seenBy: eyesOf(table.game, player) } : {}),
    });
  }
}

/** Cards that the caller has taken from the hand and shown go back into it. */
export function putBackInHand({ hand }: Seat, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) hand.push(cards[i]!);
}

/** The top cards of the deck go onto the mat, where their owner alone may look at them. */
export function putTopOnMat(table: Table, player: number, n: number): void {
  const seat = table.game.seats[player]!;
  const cards: number[] = [];
  while (cards.length < n) {
    const card = takeTop(table, player);
    if (card === EMPTY) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  seat.mat = [...seat.mat, ...cards];
  if (table.listener) {
    tell(table, 'mat', player, {
      cards,
      count: cards.length,
      from: 'deck',
      seenBy: eyesOf(table.game, player),
    });
  }
}

/** All cards of the mat go into the hand. */
export function takeMat(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  const cards = seat.mat;
  if (cards.length === 0) return;
  seat.mat = [];
  for (let i = 0; i < cards.length; i++) seat.hand.push(cards[i]!);
  if (table.listener) {
    const seenBy = eyesOf(table.game, player);
    tell(table, 'take', player, { cards, count: cards.length, from: 'mat', to: 'hand', seenBy });
  }
}

/** Cards that the caller has taken from where they were go back to their piles: it offers none that has no pile. */
export function returnToSupply(
  table: Table,
  player: number,
  cards: readonly number[],
  from: 'hand' | 'revealed' | 'in-play',
): void {
  if (cards.length === 0) return;
  const { game, set } = table;
  for (const card of cards) {
    if (game.supply[card] === 0) game.emptyPiles--;
    game.supply[card]!++;
    game.returned++;
    if (set.isAction[card]!) game.actionsOut--;
  }
  if (table.listener) tell(table, 'restock', player, { cards, count: cards.length, from });
}

// The deck beside the Supply

/** Its top cards are laid open. */
export function layMarketOpen(table: Table, player: number, n: number): void {
  const { game } = table;
  const left = Math.max(0, game.market.length - n);
  const cards = game.market.slice(left).reverse();
  if (cards.length === 0) return;
  game.market = game.market.slice(0, left);
  game.marketOpen = [...game.marketOpen, ...cards];
  if (table.listener) tell(table, 'reveal', player, { cards, from: 'beside' });
}

/** Open cards go under the deck, in the order in which they are named: the first lies highest. */
export function putUnderMarket(table: Table, player: number, cards: readonly number[]): void {
  const { game } = table;
  if (cards.length === 0) return;
  const left = game.marketOpen.slice();
  for (const card of cards) left.splice(left.indexOf(card), 1);
  game.marketOpen = left;
  game.market = [...cards.toReversed(), ...game.market];
  if (table.listener) {
    const hidden = cards.some((card) => card !== cards[0]) ? { seenBy: eyesOf(game, player) } : {};
    tell(table, 'put-under', player, { cards, count: cards.length, ...hidden });
  }
}

/** One of the open cards, if it is there. */
export function gainFromMarket(table: Table, player: number, card: number): void {
  const { game } = table;
  const left = game.marketOpen.slice();
  left.splice(left.indexOf(card), 1);
  game.marketOpen = left;
  game.idleTurns = 0;
  if (table.set.isAction[card]!) game.actionsOut++;
  receive(table, player, card, 'discard', 'beside');
}

/** Revealed cards, known to all, go into the hand. */
export function putInHand(table: Table, player: number, cards: readonly number[]): void {
  if (cards.length === 0) return;
  const { hand } = table.game.seats[player]!;
  for (let i = 0; i < cards.length; i++) hand.push(cards[i]!);
  if (table.listener)
    tell(table, 'take', player, { cards, count: cards.length, from: 'revealed', to: 'hand' });
}

/** What a text has revealed and left lying when it ends is discarded. What it picks has a place: `checkCard` sees to that. */
export function discardLeftLying(table: Table, { player, rest }: Frame): void {
  putOnDiscard(table, player, rest, 'revealed');
}

export function trashCards(
  table: Table,
  player: number,
  cards: readonly number[],
  from: 'hand' | 'revealed' | 'in-play',
): void {
  if (cards.length === 0) return;
  const { game } = table;
  const kept = keepsTrashedCards(game, player);
  const pile = kept ? game.seats[player]!.returning : game.trash;
  for (let i = 0; i < cards.length; i++) pile.push(cards[i]!);
  if (table.listener) tell(table, kept ? 'set-aside' : 'trash', player, { cards, count: cards.length, from });
}

/** From the Supply, if there is one left. Whoever decides for the player gets it, onto his own discard pile. */
export function gainFromSupply(table: Table, player: number, card: number, to: Destination): boolean {
  const { game } = table;
  const left = game.supply[card]!;
  if (left <= 0) return false;
  game.supply[card] = left - 1;
  if (left === 1) game.emptyPiles++;
  if (game.returned > 0) game.returned--;
  else game.idleTurns = 0;
  if (table.set.isAction[card]!) game.actionsOut++;
  receive(table, player, card, to, 'supply');
  return true;
}

export function gainFromTrash(table: Table, player: number, card: number): void {
  const { trash } = table.game;
  trash.splice(trash.lastIndexOf(card), 1);
  receive(table, player, card, 'discard', 'trash');
}

function receive(
  table: Table,
  player: number,
  card: number,
  to: Destination,
  from: 'supply' | 'trash' | 'beside',
): void {
  const { game } = table;
  const gainer = controllerOf(game, player);
  const place = gainer === player ? to : 'discard';
  const seat = game.seats[gainer]!;
  if (place === 'discard') seat.discard.push(card);
  else if (place === 'hand') seat.hand.push(card);
  else seat.deck.push(card);
  game.turn.gained.push(gainer, card);
  if (table.listener) tell(table, 'gain', gainer, { cards: [card], count: 1, from, to: place });
}

/** Lays a card, taken by the caller from where it was, into the play area; gives its place. */
export function layInPlay(table: Table, player: number, card: number): number {
  return table.game.seats[player]!.inPlay.push(card) - 1;
}

/** Lays those cards of a hand into the play area that have a number here, not less than 0; gives the sum of the numbers. */
export function layAllInPlay({ hand, inPlay }: Seat, numbers: readonly number[]): number {
  let kept = 0;
  let sum = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const number = numbers[card]!;
    if (number < 0) {
      hand[kept++] = card;
    } else {
      inPlay.push(card);
      sum += number;
    }
  }
  while (hand.length > kept) hand.pop();
  return sum;
}

/** Takes the card at this place out of play. */
export function takeFromPlay(seat: Seat, place: number): number {
  const card = seat.inPlay[place]!;
  seat.inPlay[place] = EMPTY;
  return card;
}

/** The deck becomes the top of the discard pile, unseen but for its last card, and uncounted. */
export function putDeckOnDiscard(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  if (seat.deck.length === 0) return;
  while (seat.deck.length > 0) seat.discard.push(seat.deck.pop()!);
  if (table.listener) {
    const top = seat.discard[seat.discard.length - 1]!;
    tell(table, 'discard', player, { from: 'deck', top: table.set.ids[top]! });
  }
}

export function discardWholeHand(table: Table, player: number, covered = false): void {
  const { hand } = table.game.seats[player]!;
  putOnDiscard(table, player, hand, 'hand', covered);
  clear(hand);
}

/** At clean-up, where nobody listens: the hand, and upon it everything in play. */
export function discardEverything({ discard, hand, inPlay }: Seat): void {
  for (let i = 0; i < hand.length; i++) discard.push(hand[i]!);
  for (let i = 0; i < inPlay.length; i++) if (inPlay[i] !== EMPTY) discard.push(inPlay[i]!);
  clear(hand);
  clear(inPlay);
}

/** At clean-up: everything that is still in play, but for what stays there. */
export function discardAllInPlay(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  if (seat.staying.length > 0) return discardAllButStaying(table, player);
  const { inPlay } = seat;
  let left = 0;
  for (let i = 0; i < inPlay.length; i++) if (inPlay[i] !== EMPTY) inPlay[left++] = inPlay[i]!;
  while (inPlay.length > left) inPlay.pop();
  putOnDiscard(table, player, inPlay, 'in-play');
  clear(inPlay);
}

function discardAllButStaying(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  const there = seat.inPlay.map((card, place) => ({ card, stays: seat.staying.includes(place) }));
  const cards = there.filter(({ card }) => card !== EMPTY);
  seat.staying = [];
  seat.inPlay = cards.filter(({ stays }) => stays).map(({ card }) => card);
  putOnDiscard(
    table,
    player,
    cards.filter(({ stays }) => !stays).map(({ card }) => card),
    'in-play',
  );
}

/** Empties an array and keeps its room for what comes next. */
export function clear(cards: number[]): void {
  while (cards.length > 0) cards.pop();
}

export function passCard(table: Table, from: number, to: number, card: number): void {
  const { game } = table;
  game.seats[to]!.hand.push(card);
  if (game.passedPoints.length === 0) game.passedPoints = game.seats.map(() => 0);
  const points = table.set.points[card]!;
  if (points !== BY_FORMULA) game.passedPoints[from]! += points;
  if (table.listener) {
    const seenBy = [...new Set([...eyesOf(game, from), ...eyesOf(game, to)])];
    tell(table, 'pass', from, { cards: [card], count: 1, other: to, seenBy });
  }
}

/** What a possessed turn kept from the Trash comes back; that is no gain. */
export function returnKeptCards(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  const cards = seat.returning;
  seat.returning = [];
  for (const card of cards) seat.discard.push(card);
  if (table.listener) tell(table, 'return', player, { cards, count: cards.length, to: 'discard' });
}
