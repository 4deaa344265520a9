// What an imagined game came to: by its end, or by the end of the turn.

import type { CardSet, Game } from '@tenfold/rules';
import { EMPTY, cardSetOf, playOut } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { playBots, seatBots } from '../bot.ts';
import { shareAndLead } from '../game-result.ts';
import { factsOf } from '../play/card-facts.ts';

/** How many decisions were made in imagined games: what thinking costs, whatever the machine. */
export interface Meter {
  decisions: number;
}

/** How the player of a seat is imagined to play. */
export type OthersMaker = (seat: number) => BotMaker;

/** How oneself is imagined to play, and how long that takes: so many times as long as to follow a strategy. */
export interface OwnPlay {
  readonly maker: BotMaker;
  readonly cost: number;
}

const imagined = ({ seats }: Game, seat: number, own: BotMaker, others: OthersMaker): BotMaker[] =>
  seats.map((_seat, player) => (player === seat ? own : others(player)));

/** Points tip the scale between options that win equally often. */
const POINT = 0.004;
const POINTS_THAT_COUNT = 20;

/** The share of the victory. */
export function atTheEnd(game: Game, seat: number, own: BotMaker, others: OthersMaker, meter: Meter): number {
  meter.decisions += playOut(game, seatBots(game, imagined(game, seat, own, others)));
  const { share, lead } = shareAndLead(game, seat);
  return share + POINT * Math.max(-POINTS_THAT_COUNT, Math.min(POINTS_THAT_COUNT, lead));
}

/**
 * How much of what an end is worth is the lead. It says the same as the share of the victory alone in half as many games, since one
 * that is ahead by far wins with other luck, too; but when the end is near all that counts is who wins.
 */
export const BY_LEAD = { early: 0.5, nearEnd: 0 } as const;
const WIDE_LEAD = 10;

/** What an end promises, from 0 to 1: in part the share of the victory, in part the lead, smoothly. */
export function promiseOfEnd(
  game: Game,
  seat: number,
  { maker, cost }: OwnPlay,
  others: OthersMaker,
  byLead: number,
  meter: Meter,
): number {
  meter.decisions += cost * playBots(game, imagined(game, seat, maker, others));
  const { share, lead } = shareAndLead(game, seat);
  const wide = lead / WIDE_LEAD;
  return (1 - byLead) * share + byLead * (0.5 + (0.5 * wide) / Math.sqrt(1 + wide * wide));
}

/** A card less in another's hand. */
const CARD_IN_HAND = 1;

/** What the turn has brought: cards by their cost, and what it did to the others. */
export function atTurnsEnd(
  game: Game,
  seat: number,
  own: BotMaker,
  others: OthersMaker,
  meter: Meter,
): number {
  const { number } = game.turn;
  meter.decisions += playOut(game, seatBots(game, imagined(game, seat, own, others)), {
    until: ({ turn }) => turn.number !== number,
  });
  const worth = worthOf(cardSetOf(game));
  let value = 0;
  for (const [player, cards] of game.seats.entries()) {
    const owned = [cards.deck, cards.hand, cards.discard, cards.inPlay, cards.returning].reduce(
      (total, pile) => total + sum(pile, worth),
      0,
    );
    value += player === seat ? owned : -(owned + CARD_IN_HAND * cards.hand.length) / (game.seats.length - 1);
  }
  return value;
}

const known = new WeakMap<CardSet, readonly number[]>();

const CURSE = -4;
const DEAD = -0.5;
const POTION = 2;
const BIG_POINTS = 1.3;

/** By card number: what it is to own one more. */
function worthOf(set: CardSet): readonly number[] {
  const found = known.get(set);
  if (found !== undefined) return found;
  const facts = factsOf(set);
  const worth = set.ids.map((_id, card) => {
    if (facts.isCurse[card]!) return CURSE;
    const cost = set.coins[card]! + POTION * set.potions[card]!;
    // What counts other cards is worth its price to whoever gains it.
    if (facts.formulas.some((formula) => formula.card === card)) return cost;
    if (facts.isDead[card]!) return facts.points[card]! > 1 ? BIG_POINTS * facts.points[card]! : DEAD;
    return cost === 0 ? DEAD : cost;
  });
  known.set(set, worth);
  return worth;
}

function sum(cards: readonly number[], worth: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) total += worth[cards[i]!]!;
  return total;
}
