// The result as text.

import type { Rate, Result } from '@tenfold/sim';
import { nameOf } from '../card-words.ts';
import { flow, padEnd, padStart, widthOf, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, strong } from '../look.ts';
import { grouped, ordinal, percent, percentRange, rounded } from './numbers.ts';
import { verdict } from './verdict.ts';

export function resultLines(result: Result, look: Look): string[] {
  const { strategies } = result;
  if (result.games === 0) return ['No game was played.'];
  return [
    ...wrap(about(result), look.width),
    ...board(result, look),
    '',
    ...table(
      ['', 'wins', '95 % interval', 'ties', 'losses', 'points'],
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
      ['wins by seat', ...strategies.map((_, seat) => ordinal(seat))],
      strategies.map(({ name, seats }) => [name, ...seats.map(({ wins }) => percent(wins.rate))]),
      look,
    ),
    ...paired(result, look),
    '',
    ...wrap(course(result), look.width),
    ...wrap(verdict(result), look.width),
  ];
}

function about({ games, planned, seed, mirror, strategies }: Result): string {
  const played = games < planned ? `${grouped(games)} of ${grouped(planned)}` : grouped(games);
  const mirrored = mirror ? ', each shuffle played from every seat' : '';
  return `${played} games of ${strategies.length} players, seed ${seed}${mirrored}`;
}

function board({ kingdom, study }: Result, look: Look): string[] {
  if (kingdom.length === 0) return ['No Kingdom cards: a study with the basic cards alone'];
  const names = kingdom.map((card) => inCardColours(look, card, nameOf(card, look.language)));
  const pieces = names.map((name, index) => (index < names.length - 1 ? `${name},` : name));
  return flow(study ? 'Kingdom (a study): ' : 'Kingdom: ', pieces, look.width, ' ');
}

/** With mirrored shuffles the shares of victory have narrower intervals than the wins. */
function paired({ mirror, strategies }: Result, look: Look): string[] {
  if (!mirror) return [];
  const rows = strategies.map(({ name, share }) => [name, percent(share.mean), percentRange(share)]);
  return ['', ...table(['victories, ties divided', 'share', '95 % interval, paired'], rows, look)];
}

function course({ length, endings }: Result): string {
  const { mean, shortest, longest, median } = length;
  const lengths = `A game takes ${rounded(mean)} rounds (${shortest} to ${longest}, half of them at most ${median}).`;
  const ways: [Rate, string][] = [
    [endings.provinces, 'with the last Province'],
    [endings.piles, 'with empty piles'],
    [endings.idle, 'because nothing happened any more'],
  ];
  const told = ways
    .filter(([rate]) => rate.count > 0)
    .map(([rate, words]) => `${percent(rate.rate)} end ${words}`);
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
