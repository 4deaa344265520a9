// What is hidden stays hidden: a seat's view, the questions and the events as told to it follow from what it may know.
//
// Two games that differ only in what the seat may not know must look alike to it, and must go on looking alike under
// the same choices, up to the moment at which the rules show it a card.

import type { Chooser, Decision, Game, GameEvent, Option } from '@tenfold/rules';
import {
  NOTHING,
  apply,
  argumentOf,
  cardSetOf,
  decision,
  eventFor,
  ownedCards,
  verbOf,
  view,
} from '@tenfold/rules';
import { difference } from './copy-laws.ts';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';
import { Broken } from './law-error.ts';
import { lensText } from './lens-laws.ts';
import { sees } from './twin.ts';

type Seat = number | null;

export function checkViews(game: Game, twin: Game, seat: Seat): void {
  const own = JSON.stringify(view(game, seat));
  const other = JSON.stringify(view(twin, seat));
  if (own !== other) {
    throw new Broken('a view shows nothing hidden', `to ${nameOf(game, seat)}: ${difference(own, other, 0)}`);
  }
  if (seat !== null) checkLenses(game, twin, seat);
}

function checkLenses(game: Game, twin: Game, seat: number): void {
  const own = lensText(game, seat);
  const other = lensText(twin, seat);
  if (own !== other) {
    throw new Broken('a lens shows nothing hidden', `to ${nameOf(game, seat)}: ${difference(own, other, 0)}`);
  }
}

const nameOf = (game: Game, seat: Seat): string =>
  seat === null ? 'a spectator' : at(game.setup.players, seat);

/** Plays both games, which are changed by it, until they may differ; gives the number of choices made. */
export function playBoth(
  game: Game,
  twin: Game,
  seat: Seat,
  choose: Chooser,
  dice: Dice,
  steps: number,
): number {
  for (let step = 0; step < steps; step++) {
    const taken = stepBoth(game, twin, seat, choose, dice);
    if (taken === null) return step;
    if (taken.mayDiffer) return step + 1;
    checkViews(game, twin, seat);
  }
  return steps;
}

/** One choice in a game and its twin. */
export interface TwinStep {
  /** Who chose. */
  readonly seat: number;
  /** The place of the choice among the options, in the game and in the twin. */
  readonly places: readonly [number, number];
  /** Whether the rules have shown a card in which the games may differ. */
  readonly mayDiffer: boolean;
}

/**
 * Makes one choice in both games; null if there is none that could be made in both. Whatever the seat is told before the
 * rules show it a card must be the same.
 */
export function stepBoth(game: Game, twin: Game, seat: Seat, choose: Chooser, dice: Dice): TwinStep | null {
  if (game.asks.length === 0) return null;
  const decider = dice.pick(game.asks).seat;
  const asked = decision(game, decider);
  const twinAsked = decision(twin, decider);
  if (asked === undefined || twinAsked === undefined) {
    throw new Broken('play shows nothing hidden', `only one of the games asks seat ${decider}`);
  }
  const option = choose(game, asked);
  if (verbOf(option) === 'play-treasures' && treasuresOf(game, asked) !== treasuresOf(twin, asked)) {
    return null;
  }
  const other = likeChoice(option, asked, twinAsked, dice);
  if (other === undefined) return null;
  const words = `seat ${decider} chooses ${option}${other === option ? '' : ` and ${other}`}`;
  const seen = playersSeen(game, seat);
  const events = applyFor(game, option, decider, seat);
  const twinEvents = applyFor(twin, other, decider, seat);
  const places = [asked.options.indexOf(option), twinAsked.options.indexOf(other)] as const;
  const shown = shownApart(game, seat, events, twinEvents, words);
  const isOver = !shown && (game.over || twin.over);
  if (isOver) compareEnds(game, twin, seat);
  // Whoever begins to possess a player is shown that player's hand.
  const mayDiffer = shown || isOver || playersSeen(game, seat).some((player) => !seen.includes(player));
  return { seat: decider, places, mayDiffer };
}

const playersSeen = (game: Game, seat: Seat): number[] =>
  [...game.seats.keys()].filter((player) => sees(game, seat, player));

function applyFor(game: Game, option: Option, decider: number, seat: Seat): GameEvent[] {
  const events: GameEvent[] = [];
  apply(game, option, decider, (event) => events.push(eventFor(event, seat)));
  return events;
}

/** What "play treasures" means for this player now. */
function treasuresOf(game: Game, { player }: Decision): string {
  const { isPlainTreasure } = cardSetOf(game);
  return at(game.seats, player)
    .hand.filter((card) => at(isPlainTreasure, card))
    .join();
}

const FROM_HAND: readonly string[] = ['discard', 'trash', 'topdeck', 'pass', 'show', 'return'];

/**
 * The same choice. Where it is one of cards that the seat may not see, any card will do in place of another: which one
 * it was shows, if ever, when it is laid open. Undefined if the twin has nothing like it.
 */
function likeChoice(option: Option, asked: Decision, twinAsked: Decision, dice: Dice): Option | undefined {
  const same = twinAsked.options.includes(option);
  const aCard = FROM_HAND.includes(asked.verb) && asked.card !== null && argumentOf(option) !== NOTHING;
  if (same && !(aCard && differs(asked, twinAsked) && dice.onceIn(2))) return option;
  if (!aCard) return undefined;
  const cards = twinAsked.options.filter((other) => argumentOf(other) !== NOTHING);
  return cards.length === 0 ? undefined : dice.pick(cards);
}

const differs = (a: Decision, b: Decision): boolean => a.options.join() !== b.options.join();

/** By these events the rules show cards. What else happens follows from what was shown. */
const SHOWING: readonly string[] = [
  'play',
  'draw',
  'discard',
  'trash',
  'set-aside',
  'topdeck',
  'reveal',
  'look',
  'pass',
  'mat',
  'take',
  'restock',
];

/** Whether a card has been shown in which the games differ. Any earlier difference breaks the law. */
function shownApart(
  game: Game,
  seat: Seat,
  events: readonly GameEvent[],
  twinEvents: readonly GameEvent[],
  words: string,
): boolean {
  for (let i = 0; i < Math.max(events.length, twinEvents.length); i++) {
    const event = events[i];
    const other = twinEvents[i];
    const own = JSON.stringify(event);
    if (own === JSON.stringify(other)) continue;
    const found = `${words}; ${nameOf(game, seat)} is told ${own} or ${JSON.stringify(other)}`;
    if (event === undefined || other === undefined) throw new Broken('play shows nothing hidden', found);
    if (event.type === 'over' && other.type === 'over') return false;
    if (
      !SHOWING.includes(event.type) ||
      JSON.stringify(faceless(event)) !== JSON.stringify(faceless(other))
    ) {
      throw new Broken('play shows nothing hidden', found);
    }
    // In Clean-up, which no card causes, all is put down in one go, so only its last card is seen on top. Two sentences of one
    // text discard one after the other, and each shows its own top card, as at a table: that is no fault.
    const next = event.because === null ? events[i + 1] : undefined;
    if (event.cards === undefined && next?.type === 'discard' && next.player === event.player) {
      throw new Broken('play shows nothing hidden', `${found}, a face that is covered at once`);
    }
    return true;
  }
  return false;
}

/** Without the faces, but with whether there are any. */
const faceless = ({ cards, top, ...rest }: GameEvent): object => ({
  ...rest,
  cards: cards !== undefined,
  top: top !== undefined,
});

/** When the game is over all cards may be shown: the result follows from whose they are. */
function compareEnds(game: Game, twin: Game, seat: Seat): void {
  if (game.over !== twin.over) throw new Broken('play shows nothing hidden', 'only one of the games is over');
  const cardsOf = (one: Game) =>
    JSON.stringify(one.seats.map((_seat, player) => ownedCards(one, cardSetOf(one), player)));
  if (cardsOf(game) === cardsOf(twin)) checkViews(game, twin, seat);
}
