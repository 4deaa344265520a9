// A game against bots that this device keeps: enough to go on with it, and when it is over its record.

import type { PreparedStrategy } from '@tenfold/bots';
import type { OwnCard } from '@tenfold/protocol';
import type { Setup } from '@tenfold/rules';
import type { LocalChoice } from './local-match.ts';

export interface KeptGame {
  readonly id: string;
  readonly setup: Setup;
  /** Its home-made cards, with their names. */
  readonly ownCards?: readonly OwnCard[];
  /** The person's seat. */
  readonly you: number;
  /** By seat: the character of the bot there; null for the person. */
  readonly bots: readonly (string | null)[];
  readonly choices: readonly LocalChoice[];
  readonly prepared: readonly (PreparedStrategy | null)[];
  readonly startedAt: number;
  /** Null while it is played. */
  readonly finishedAt: number | null;
  readonly record: string | null;
  /** By seat, of a game that was played to its end. */
  readonly points: readonly number[] | null;
  readonly winners: readonly number[];
  /** What has become of it on the server: not yet there, there under this id, or refused for good. */
  readonly sent: { readonly as: 'nothing' | 'refused' } | { readonly as: 'game'; readonly game: string };
}

const ID = /^[0-9a-f]{24}$/;

/** What is read may have been written by another release, or by a curious person: null for what is no game. */
export function readKeptGame(found: unknown): KeptGame | null {
  if (typeof found !== 'object' || found === null) return null;
  const game = found as Partial<KeptGame>;
  const isWhole =
    typeof game.id === 'string' &&
    ID.test(game.id) &&
    Array.isArray(game.setup?.players) &&
    Array.isArray(game.setup.kingdom) &&
    typeof game.you === 'number' &&
    Array.isArray(game.bots) &&
    Array.isArray(game.choices) &&
    Array.isArray(game.prepared) &&
    Array.isArray(game.winners) &&
    typeof game.startedAt === 'number' &&
    typeof game.sent === 'object';
  return isWhole ? (game as KeptGame) : null;
}
