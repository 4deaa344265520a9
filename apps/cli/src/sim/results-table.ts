// The result as text.

import type { Rate, SimulationResult } from '@tenfold/sim';
import { nameFor } from '../card-words.ts';
import { flow, padEnd, padStart, widthOf, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, strong } from '../look.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { grouped, percent, percentRange, rounded } from './numbers.ts';
import { verdict } from './verdict.ts';

export function resultLines(result: SimulationResult, look: Look): string[] {
  const { strategies } = result;
  const words = wordsIn(look.language);
  const { columns } = words;
  if (result.games === 0) return [words.noGamePlayed];
  return [
    ...wrap(about(result, words), look.width),
    ...board(result, look),
    '',
    ...table(
      ['', columns.wins, columns.interval, columns.ties, columns.losses, columns.points],
      strategies.map(({ name, wins, ties, losses, points }) => [
        strong(look, name),
        percent(wins.rate),
        percentRange(wins),
        percent(ties.rate),
        percent(losses.rate),
        rounded(points.mean),
      ]),
      look,
    ),
    '',
    ...table(
      [columns.bySeat, ...strategies.map((_, seat) => words.seatNumber(seat))],
      strategies.map(({ name, seats }) => [name, ...seats.map(({ wins }) => percent(wins.rate))]),
      look,
    ),
    ...paired(result, look),
    '',
    ...wrap(course(result, words), look.width),
    ...wrap(verdict(result, words), look.width),
  ];
}

function about({ games, planned, seed, mirror, strategies }: SimulationResult, words: TerminalWords): string {
  const played = games < planned ? words.someOf(grouped(games), grouped(planned)) : grouped(games);
  return words.gamesOf(played, strategies.length, seed, mirror);
}

function board({ kingdom, study }: SimulationResult, look: Look): string[] {
  const words = wordsIn(look.language);
  if (kingdom.length === 0) return [words.noKingdomCards];
  const names = kingdom.map((card) => inCardColours(look, card, nameFor(card, look)));
  const pieces = names.map((name, index) => (index < names.length - 1 ? `${name},` : name));
  return flow(words.kingdom(study), pieces, look.width, ' ');
}

/** With mirrored shuffles the shares of victory have narrower intervals than the wins. */
function paired({ mirror, strategies }: SimulationResult, look: Look): string[] {
  if (!mirror) return [];
  const rows = strategies.map(({ name, share }) => [name, percent(share.mean), percentRange(share)]);
  const { columns } = wordsIn(look.language);
  return ['', ...table([columns.shares, columns.share, columns.paired], rows, look)];
}

function course({ length, endings }: SimulationResult, words: TerminalWords): string {
  const { mean, shortest, longest, median } = length;
  const lengths = words.rounds(rounded(mean), shortest, longest, median);
  const ways: [Rate, (share: string) => string][] = [
    [endings.provinces, words.endWithProvince],
    [endings.piles, words.endWithPiles],
    [endings.idle, words.endIdle],
  ];
  const told = ways.filter(([rate]) => rate.count > 0).map(([rate, say]) => say(percent(rate.rate)));
  return `${lengths} ${told.join(', ')}.`;
}

/** The first column to the left, all others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[], look: Look): string[] {
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? padEnd(cell, widths[0] ?? 0) : padStart(cell, widths[column] ?? 0),
      )
      .join('   ');
  return [faint(look, line(head)), ...rows.map(line)];
}
