// The turn of a set position: whose it is, what is left of it, what is in effect, and which turns are to come.

import type { CardSet } from './engine/card-set.ts';
import type { ErrorPath } from './errors.ts';
import { RuleError } from './errors.ts';
import { MOST_TURNS } from './engine/bounds.ts';
import { HAND_SIZE } from './engine/rulebook-numbers.ts';
import type { Game } from './engine/state.ts';
import { ACTION, NOBODY, PHASES } from './engine/state.ts';
import { leftOf } from './engine/table.ts';
import { noSuchCard } from './names/unknown.ts';
import type { Position, PositionExtraTurn, PositionTurn } from './position-wish.ts';
import { wholeNumber } from './position-wish.ts';
import type { CardId } from './vocabulary/definition.ts';

export function setTurn(game: Game, set: CardSet, position: Position): void {
  setCounts(game, position);
  setLastOrdinary(game, position);
  setBonuses(game, set, position.turn?.bonuses ?? {});
  refuseCardsOutOfTurn(game, set);
  queueExtraTurns(game, position.extraTurns ?? []);
}

function setCounts(game: Game, position: Position): void {
  const { turn, seats } = game;
  const wish = position.turn ?? {};
  const seatIn = (seat: number, what: string, key: string): number => {
    if (Number.isInteger(seat) && seat >= 0 && seat < seats.length) return seat;
    throw new RuleError('bad-seat', `${what} is seat ${seat}; there are seats 0 to ${seats.length - 1}`, [
      'turn',
      key,
    ]);
  };
  turn.player = seatIn(wish.player ?? 0, "the turn's player", 'player');
  turn.possessor =
    wish.possessor === undefined ? NOBODY : seatIn(wish.possessor, 'the possessor', 'possessor');
  if (turn.possessor !== NOBODY)
    refuseOtherPossessor(game, turn.player, turn.possessor, ['turn', 'possessor']);
  turn.phase = PHASES.indexOf(wish.phase ?? 'action');
  if (turn.phase < 0)
    throw new RuleError(
      'bad-phase',
      `there is no phase "${String(wish.phase)}"; name one of ${PHASES.join(', ')}`,
      ['turn', 'phase'],
    );
  const count = (
    key: keyof PositionTurn & string,
    value: number | undefined,
    otherwise: number,
    what: string,
  ) => wholeNumber(value ?? otherwise, what, ['turn', key]);
  turn.number = wholeNumber(wish.number ?? 1, 'the number of the turn', ['turn', 'number'], MOST_TURNS, 1);
  turn.actions = count('actions', wish.actions, 1, 'the number of Actions');
  turn.buys = count('buys', wish.buys, 1, 'the number of Buys');
  turn.coins = count('coins', wish.coins, 0, 'the number of coins');
  turn.potions = count('potions', wish.potions, 0, 'the number of Potions');
  turn.played = count('actionsPlayed', wish.actionsPlayed, 0, 'the number of Actions played');
  turn.bought = count('bought', wish.bought, 0, 'the number of cards bought');
  turn.discount = count('discount', wish.discount, 0, 'the discount');
  turn.nextHand = count('nextHand', wish.nextHand, HAND_SIZE, 'the number of cards in the next hand');
  turn.inARow = wholeNumber(
    wish.inARow ?? 1,
    'the number of turns in a row',
    ['turn', 'inARow'],
    MOST_TURNS,
    1,
  );
  if (turn.bought > 0 && turn.phase === ACTION) {
    throw new RuleError(
      'bad-turn',
      'nothing can have been bought in the Action phase; say phase: buy',
      ['turn', 'bought'],
      { because: 'bought-in-action-phase' },
    );
  }
}

function setLastOrdinary(game: Game, { players, turn: wish = {} }: Position): void {
  const { turn, seats } = game;
  const isOrdinary = turn.possessor === NOBODY;
  const last = wish.lastOrdinary ?? (isOrdinary ? turn.player : turn.possessor);
  const place = ['turn', 'lastOrdinary'];
  if (seats[last] === undefined)
    throw new RuleError(
      'bad-seat',
      `the player of the last ordinary turn is seat ${last}; there are seats 0 to ${seats.length - 1}`,
      place,
    );
  if (isOrdinary && last !== turn.player)
    throw new RuleError(
      'bad-turn',
      `this turn is an ordinary one, and ${players[turn.player]!.name}'s: leave lastOrdinary out, or name the possessor`,
      place,
      { because: 'ordinary-turn', name: players[turn.player]!.name },
    );
  game.lastOrdinary = last;
  if (isOrdinary && players[turn.player]!.turns === undefined) seats[turn.player]!.turns = 1;
}

/** Possession is of the left neighbour. */
function refuseOtherPossessor(game: Game, player: number, possessor: number, place: ErrorPath): void {
  if (leftOf(game, possessor) === player) return;
  const { players } = game.setup;
  const right = players.find((_name, seat) => leftOf(game, seat) === player)!;
  const reason =
    possessor === player
      ? `${players[player]!} cannot possess ${players[player]!}`
      : `${players[possessor]!} cannot possess ${players[player]!}, who is not the left neighbour`;
  throw new RuleError('bad-seat', `${reason}; only ${right} can`, place, {
    because: possessor === player ? 'own-possessor' : 'other-possessor',
    possessor: players[possessor]!,
    player: players[player]!,
    right,
  });
}

/** Only who is on turn has cards in play, but for those that stay there; and only in a possessed turn cards are kept from the Trash. */
function refuseCardsOutOfTurn({ seats, setup, turn }: Game, set: CardSet): void {
  const onTurn = setup.players[turn.player]!;
  const stays = (card: number): boolean => set.stays[card]!;
  seats.forEach(({ inPlay, returning }, seat) => {
    const name = setup.players[seat]!;
    if (seat !== turn.player && !inPlay.every(stays))
      throw new RuleError(
        'bad-place',
        `${name} has cards in play in ${onTurn}'s turn; put them elsewhere, or make it ${name}'s turn`,
        ['players', seat, 'inPlay'],
        { because: 'in-play-out-of-turn', name, onTurn },
      );
    if (returning.length > 0 && (seat !== turn.player || turn.possessor === NOBODY))
      throw new RuleError(
        'bad-place',
        `${name} has cards kept from the Trash, but is not possessed; put them elsewhere, or name the possessor of ${name}'s turn`,
        ['players', seat, 'returning'],
        { because: 'kept-but-not-possessed', name },
      );
  });
}

function setBonuses({ turn }: Game, set: CardSet, wished: Readonly<Record<CardId, number>>): void {
  for (const [id, coins] of Object.entries(wished)) {
    const place = ['turn', 'bonuses', id];
    const card = set.numbers.get(id);
    if (card === undefined) throw new RuleError('unknown-card', noSuchCard(id, set), place);
    if (!set.definitions.some((definition) => makesMore(definition, id)))
      throw new RuleError('bad-turn', `no card lets ${id} make more coins; take it out`, place, {
        because: 'makes-no-more',
        card: id,
      });
    // One coin at a time, as each card that says so would have added it.
    for (let i = wholeNumber(coins, `what each ${id} makes more`, place); i > 0; i--)
      turn.bonuses.push(card, 1);
  }
}

/** Whether a text, or a part of it, says that cards of this name make more coins. */
function makesMore(text: unknown, id: CardId): boolean {
  if (typeof text !== 'object' || text === null) return false;
  if ('do' in text && text.do === 'makesMore' && 'card' in text && text.card === id) return true;
  return Object.values(text).some((part) => makesMore(part, id));
}

/** A turn that a player has won for himself follows at once upon the one in which he won it. */
function refuseOwnTurn({ turn, extraTurns, setup }: Game, player: number, place: ErrorPath): void {
  if (player === turn.player && extraTurns.every((one, index) => index % 2 === 0 || one === NOBODY)) return;
  const name = setup.players[player]!;
  throw new RuleError(
    'bad-turn',
    player === turn.player
      ? `the extra turn that ${name} has won comes before those in which others are possessed; put it first`
      : `${name} is not on turn, and has won no extra turn; take it out`,
    place,
    { because: player === turn.player ? 'own-turn-first' : 'won-no-turn', name },
  );
}

/**
 * When an ordinary turn begins no extra turn is left. So those to come were won by whoever is on turn, or in a possessed
 * turn before that by the possessor.
 */
function queueExtraTurns(game: Game, wished: readonly PositionExtraTurn[]): void {
  const { turn, setup } = game;
  wholeNumber(wished.length, 'the number of extra turns', ['extraTurns']);
  let own = false;
  wished.forEach(({ player, possessor = NOBODY }, index) => {
    const place = ['extraTurns', index];
    for (const seat of possessor === NOBODY ? [player] : [player, possessor])
      if (game.seats[seat] === undefined)
        throw new RuleError('bad-seat', `an extra turn is of seat ${seat}; there is no such seat`, place);
    if (possessor === NOBODY) {
      refuseOwnTurn(game, player, place);
      game.extraTurns.push(player, possessor);
      return;
    }
    refuseOtherPossessor(game, player, possessor, place);
    own ||= possessor === turn.player;
    if (possessor !== (own ? turn.player : turn.possessor)) {
      const name = setup.players[possessor]!;
      throw new RuleError(
        'bad-turn',
        own
          ? `${name} has played Possession before ${setup.players[turn.player]!}; put that turn first`
          : `${name} has had no turn in which to win an extra turn; take it out`,
        place,
        { because: own ? 'possessed-before' : 'had-no-turn', name, onTurn: setup.players[turn.player]! },
      );
    }
    game.extraTurns.push(player, possessor);
  });
}
