// How strong players are, kingdom by kingdom, as lines of text.

import type { Mean, Rate } from '@tenfold/sim';
import { padEnd, padStart, widthOf, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, strong } from '../look.ts';
import { wordsIn } from '../words/index.ts';
import { grouped, percent, percentRange } from './numbers.ts';

export interface MeasuredPlayer {
  readonly name: string;
  /** Of the victories, with its interval. */
  readonly share: Mean;
  readonly wins: Rate;
  readonly games: number;
}

export interface MeasuredKingdom {
  readonly kingdom: string;
  readonly cards: readonly string[];
  readonly players: readonly MeasuredPlayer[];
}

export interface StrengthFacts {
  readonly against: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
}

export function strengthLines(
  measured: readonly MeasuredKingdom[],
  { against, games, players, seed }: StrengthFacts,
  look: Look,
): string[] {
  const said = wordsIn(look.language).strength;
  const names = measured[0]?.players.map(({ name }) => name) ?? [];
  const rows = measured.map(({ kingdom, players: all }) => [
    kingdom,
    ...all.map(({ share }) => `${percent(share.mean)}  ${percentRange(share)}`),
  ]);
  const average = names.map((_name, at) => {
    const shares = measured.map(({ players: all }) => all[at]?.share.mean ?? 0);
    return percent(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  });
  const table = [['', ...names], ...rows, ...(measured.length > 1 ? [[said.average, ...average]] : [])];
  const widths = ['', ...names].map((_name, column) =>
    Math.max(...table.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? padEnd(cell, widths[0] ?? 0) : padStart(cell, widths[column] ?? 0),
      )
      .join('   ');
  return [
    ...wrap(said.about(against, grouped(games), players, seed), look.width),
    '',
    ...table.map((row, at) =>
      at === 0 ? faint(look, line(row)) : at > measured.length ? strong(look, line(row)) : line(row),
    ),
  ];
}
