// Hands in which nothing is unknown, by chance: the decks are of one kind, so that every order of play comes to what it comes to.

import type { Decision, Game, RandomState } from '@tenfold/rules';
import {
  Lens,
  NOBODY,
  apply,
  cardSetOf,
  clone,
  decision,
  newPosition,
  playOut,
  randomBelow,
} from '@tenfold/rules';
import type { BotMaker, Strategy } from '@tenfold/bots';
import { seatBots } from '@tenfold/bots';
import { factsOf } from '../src/play/card-facts.ts';
import { compile } from '../src/play/compiled-strategy.ts';
import { isLongerMatter } from '../src/chancellor/turn-search/longer-matters.ts';
import { TurnWorth } from '../src/chancellor/turn-search/turn-worth.ts';

/** Cards whose turns are known for their orders. */
export const NAMED = [
  'throne-room',
  'conspirator',
  'minion',
  'scrying-pool',
  'golem',
  'herbalist',
  'apprentice',
  'bridge',
] as const;

const COMPANY = [
  'village',
  'great-hall',
  'festival',
  'market',
  'smithy',
  'laboratory',
  'steward',
  'pawn',
  'workshop',
  'militia',
  'mining-village',
  'baron',
  'coppersmith',
  'remodel',
  'shanty-town',
];
const OTHERS = ['copper', 'copper', 'silver', 'gold', 'estate', 'curse'];
const DECKS = ['copper', 'silver', 'estate', 'village', 'great-hall', 'conspirator', 'festival', 'herbalist'];
const BASIC = new Set([...OTHERS, 'duchy', 'province']);

export interface Hand {
  readonly about: string;
  readonly game: Game;
  readonly strategy: Strategy;
}

export function drawHand(about: string, random: RandomState): Hand {
  const any = (of: readonly string[]): string => of[randomBelow(random, of.length)] ?? '';
  const several = (count: number, of: readonly string[]): string[] =>
    Array.from({ length: count }, () => any(of));
  const hand = [
    about,
    ...several(1, NAMED),
    ...several(1 + randomBelow(random, 2), COMPANY),
    ...several(2, OTHERS),
  ];
  const deck = Array.from({ length: 3 + randomBelow(random, 4) }, () => '').fill(any(DECKS));
  const wanted = several(2, [...NAMED, ...COMPANY]);
  const kingdom = [...new Set([...hand, ...deck, ...wanted])].filter((card) => !BASIC.has(card));
  const players = [
    { name: 'Ann', hand, deck, turns: 8 },
    { name: 'Bob', hand: several(5, ['copper']), deck: several(6, ['copper']), turns: 7 },
  ];
  const strategy = { name: 'test', buy: ['province', 'gold', ...wanted, 'silver'].map((card) => ({ card })) };
  return { about, game: newPosition({ players, kingdom }), strategy };
}

/** The seat that plays. */
const SEAT = 0;

/** What the turn comes to if this bot plays it. */
export function playedWorth({ game, strategy }: Hand, maker: BotMaker): number {
  const played = clone(game);
  const worth = worthIn(game, strategy);
  endTurn(played, maker, worth);
  return worth.of(played);
}

const worthIn = (game: Game, strategy: Strategy): TurnWorth =>
  new TurnWorth(compile(strategy, cardSetOf(game)), new Lens(game, SEAT));

function endTurn(game: Game, maker: BotMaker, worth: TurnWorth): void {
  const { number } = game.turn;
  const choose = seatBots(game, [maker, maker]);
  playOut(game, choose, { listener: worth.listenTo(game), until: ({ turn }) => turn.number !== number });
}

/** More cannot be looked at in a test. */
const MOST_POSITIONS = 2000;

/**
 * The most that any order of play and any choice in the Action phase come to, by trying all of them. In the Buy phase and for
 * others the strategy decides, and what of one's own is trashed for nothing. Null if something is unknown on the way, or if there is too much to try.
 */
export function provenBest({ game, strategy }: Hand, maker: BotMaker): number | null {
  const worth = worthIn(game, strategy);
  const facts = factsOf(cardSetOf(game));
  const known = new Map<string, number>();

  const best = (position: Game): number => {
    const asked = decision(position);
    if (asked === undefined || !isChoice(position, asked)) {
      endTurn(position, maker, worth);
      return worth.of(position);
    }
    const key = keyOf(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size > MOST_POSITIONS) return Number.NaN;
    let value = -Infinity;
    for (const option of asked.options) {
      const next = after(position, asked, option);
      value = turnsUpUnknown(position, next) ? Number.NaN : Math.max(value, best(next));
      if (Number.isNaN(value)) return value;
    }
    known.set(key, value);
    return value;
  };

  const isChoice = (position: Game, asked: Decision): boolean =>
    isActing(position, asked) && !isLongerMatter(facts, asked);

  const after = (position: Game, asked: Decision, option: number): Game => {
    const next = clone(position);
    apply(next, option, SEAT, null, asked.player);
    playOut(next, seatBots(next, [maker, maker]), {
      until: () => {
        const now = decision(next);
        return now === undefined || isChoice(next, now) || next.turn.player !== SEAT || next.turn.phase !== 0;
      },
    });
    return next;
  };

  const value = best(clone(game));
  return Number.isNaN(value) ? null : value;
}

const keyOf = ({ seats, supply, trash, turn, stack }: Game): string =>
  JSON.stringify([seats, supply, trash, turn, stack]);

const isSame = (some: readonly number[], others: readonly number[]): boolean => some.join() === others.join();

/** Whether a shuffle was needed, or a deck or another's hand has changed of which the seat could not know what it has. */
const turnsUpUnknown = (before: Game, after: Game): boolean =>
  !isSame(before.random, after.random) ||
  before.seats.some(({ deck, discard, hand }, player) => {
    const own = player === SEAT;
    const hidden = [...deck, ...discard.slice(0, -1), ...(own ? [] : hand)];
    const next = after.seats[player];
    const isChanged = !isSame(deck, next?.deck ?? []) || (!own && !isSame(hand, next?.hand ?? []));
    return isChanged && hidden.some((card) => card !== hidden[0]);
  });

const isActing = ({ turn }: Game, asked: Decision): boolean =>
  asked.seat === SEAT && turn.player === SEAT && turn.possessor === NOBODY && turn.phase === 0;
