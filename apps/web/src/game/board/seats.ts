// What is told of the people and bots at a table, beyond what the rules know of them.

import type { CountRange } from '@tenfold/insight';
import type { GameState, Prompt, TableView, Thinking } from '@tenfold/protocol';
import type { CardId, View } from '@tenfold/rules';

export interface SeatClock {
  /** Milliseconds left as of `at`. */
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
}

export interface SeatExtra {
  readonly isBot: boolean;
  /** Which bot, for its face. */
  readonly character: string | null;
  /** Points on the cards that it owns, where the table shows them. */
  readonly points: number | null;
  /** What it bought in its last turn. */
  readonly bought: readonly CardId[];
  /** A bot's plan, as a sentence. */
  readonly plan: string | null;
  /** Asks it why it bought what it bought last; null where that cannot be asked. */
  readonly askWhy: (() => void) | null;
  readonly thinking: Thinking | null;
  readonly clock: SeatClock | null;
  /** Gone; until then the seat waits. */
  readonly awayUntil: number | null;
  /** The name of the bot that plays on here for somebody who left. */
  readonly replacedBy: string | null;
}

export const PLAIN_SEAT: SeatExtra = {
  isBot: false,
  character: null,
  points: null,
  bought: [],
  plan: null,
  askWhy: null,
  thinking: null,
  clock: null,
  awayUntil: null,
  replacedBy: null,
};

/** What was counted and noticed on the way here, by seat. */
export interface SeatStory {
  /** Null where the table shows none; a range where cards were passed unseen. */
  readonly points: readonly CountRange[] | null;
  readonly bought: readonly (readonly CardId[])[];
}

/** From what the server says. `sentence` puts a plan into words. */
export function seatExtras(
  state: GameState,
  table: TableView | null,
  sentence: (plan: string, cards: readonly string[]) => string | undefined,
  { points, bought }: SeatStory = { points: null, bought: [] },
): SeatExtra[] {
  return state.view.players.map((_player, seat) => {
    const plan = state.plans[seat] ?? null;
    const left = state.clocks?.left[seat];
    const sitting = table?.seats[seat];
    const isBot = sitting?.kind === 'bot';
    const replacedBy = state.replaced.find((one) => one.seat === seat)?.name ?? null;
    return {
      isBot,
      character: sitting?.kind === 'bot' ? sitting.character : null,
      points: certain(points?.[seat]),
      bought: bought[seat] ?? [],
      plan: plan === null ? null : (sentence(plan.plan, plan.cards) ?? null),
      askWhy: null,
      thinking: state.thinking.find((one) => one.seat === seat) ?? null,
      clock:
        // The time of a bot never runs.
        state.clocks === null || left === undefined || isBot || replacedBy !== null
          ? null
          : {
              left,
              at: state.clocks.from?.[seat] ?? state.clocks.at,
              running: state.clocks.running.includes(seat),
            },
      awayUntil: state.away.find((one) => one.seat === seat)?.until ?? null,
      replacedBy,
    };
  });
}

/** A number that is a range is in the counts; a sign has room for one. */
const certain = (points: CountRange | undefined): number | null =>
  points !== undefined && points.least === points.most ? points.least : null;

/**
 * Whose cards lie before the reader: his own; those of the player whose turn he plays; for a spectator, of whoever is
 * on turn.
 */
export function nearSeat(view: View, prompt: Prompt | null): number {
  if (prompt !== null) return prompt.player;
  const { seat, turn } = view;
  if (seat === null) return turn.player;
  return turn.possessor === seat ? turn.player : seat;
}
