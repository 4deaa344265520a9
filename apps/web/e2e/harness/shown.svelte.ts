// What the harness shows: a question on the board, all cards, or what a card is worth.

import type { OwnCard, Prompt } from '@tenfold/protocol';
import type { CardDefinition, GameEvent, View } from '@tenfold/rules';
import type { SeatExtra } from '../../src/game/board/seats.ts';

export interface Question {
  readonly view: View;
  /** Null while one waits, and at the end. */
  readonly prompt: Prompt | null;
  /** What is asked at the same time. */
  readonly otherPrompt?: Prompt;
  readonly seats?: readonly SeatExtra[];
  /** Home-made cards that are in the game. */
  readonly ownCards?: readonly OwnCard[];
  /** What has just happened. */
  readonly news?: { readonly history: readonly GameEvent[]; readonly start: number };
}

class Shown {
  question: Question | null = $state.raw(null);
  /** Without a question: all cards in all sizes, a sheet of them to look at, or nothing, as long as nobody has asked for them. */
  cards: 'sizes' | 'sheet' | null = $state(null);
  /** A card whose worth is shown, in place of all else. */
  weighed: { readonly card: CardDefinition | null; readonly name: string } | null = $state.raw(null);
}

export const shown = new Shown();
