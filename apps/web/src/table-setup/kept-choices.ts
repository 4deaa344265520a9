// What was chosen for the last game, kept on this device so that the next one is a click away.

import type { PlayWish } from '@tenfold/protocol';
import type { KeptKingdom } from '../kingdom/kept-kingdom.ts';
import { readKeptKingdom } from '../kingdom/kept-kingdom.ts';
import type { TableRules } from './table-rules.ts';
import { CLOCKS, TABLE_SIZES, readRules } from './table-rules.ts';

export interface KeptChoices {
  /** A character for each opponent. */
  readonly bots: readonly string[];
  /** At a table of friends. */
  readonly seats: number;
  readonly rules: TableRules;
  readonly kingdom: KeptKingdom;
  readonly anyone: PlayWish;
}

const KEY = 'tenfold.choices';
export const MOST_BOTS = 5;
const USUAL_BOT = 'vixen';
const USUAL_SEATS = 2;
const CHARACTER = /^[a-z0-9-]{1,40}$/;

export function keptChoices(): KeptChoices {
  try {
    return readChoices(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return readChoices({});
  }
}

export function keepChoices(change: Partial<KeptChoices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...keptChoices(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** An older page, or a curious person, may have written it: only what is possible counts. */
export function readChoices(kept: unknown): KeptChoices {
  const { bots, seats, rules, kingdom, anyone } = fieldsOf(kept);
  return {
    bots: readBots(bots),
    seats: TABLE_SIZES.find((size) => size === seats) ?? USUAL_SEATS,
    rules: readRules(rules),
    kingdom: readKeptKingdom(kingdom),
    anyone: readWish(anyone),
  };
}

const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};

function readBots(kept: unknown): string[] {
  const bots = Array.isArray(kept)
    ? kept.filter((bot): bot is string => typeof bot === 'string' && CHARACTER.test(bot)).slice(0, MOST_BOTS)
    : [];
  return bots.length === 0 ? [USUAL_BOT] : bots;
}

const KINGDOMS = ['any', 'recommended', 'random'] as const;

function readWish(kept: unknown): PlayWish {
  const { players, kingdom, clock } = fieldsOf(kept);
  return {
    players: someOf(TABLE_SIZES, players) ?? [2, 3, 4],
    kingdom: KINGDOMS.find((one) => one === kingdom) ?? 'any',
    clock: someOf(CLOCKS, clock) ?? ['gentle', 'fast'],
  };
}

function someOf<One>(all: readonly One[], kept: unknown): One[] | undefined {
  const found = Array.isArray(kept) ? all.filter((one) => kept.includes(one)) : [];
  return found.length === 0 ? undefined : found;
}
