// Who wins: a bar for each strategy, and its seats one by one.

import type { Interval, Rate, SimulationResult, StrategyResult } from '@tenfold/sim';
import type { ReportWords } from '../../words/report/en.ts';
import { grouped, percent, percentRange } from '../numbers.ts';
import { escaped, panel, tag } from './markup.ts';

const width = (rate: number): string => `${(100 * rate).toFixed(2)}%`;

export function winBars({ strategies }: SimulationResult, words: ReportWords): string {
  return tag(
    'div',
    { class: 'bars' },
    ...strategies.map((one, index) => winBar(one, index, strategies.length, words)),
  );
}

function winBar(
  { name, wins, ties, losses }: StrategyResult,
  index: number,
  players: number,
  words: ReportWords,
): string {
  const rates = words.rates(percent(wins.rate), percentRange(wins), percent(ties.rate), percent(losses.rate));
  const told = `${name}: ${rates}`;
  return tag(
    'div',
    { class: `bar s${index}`, title: told },
    tag('div', { class: 'name' }, escaped(name)),
    tag(
      'div',
      { class: 'track', role: 'img', 'aria-label': told },
      tag('i', { class: 'win', style: `width:${width(wins.rate)}` }),
      tag('i', { class: 'tie', style: `left:${width(wins.rate)};width:${width(ties.rate)}` }),
      tag('i', { class: 'fair', style: `left:${width(1 / players)}` }),
      whisker(wins),
    ),
    tag('div', { class: 'rate' }, tag('b', {}, percent(wins.rate)), tag('span', {}, percentRange(wins))),
    tag(
      'div',
      { class: 'rest' },
      escaped(words.counts(grouped(wins.count), grouped(ties.count), grouped(losses.count))),
    ),
  );
}

const whisker = ({ low, high }: Interval): string =>
  tag('i', { class: 'whisker', style: `left:${width(low)};width:${width(high - low)}` });

/** How much going first is worth. All bars share one scale, from the lowest interval to the highest. */
export function seatPanel(
  { strategies }: SimulationResult,
  words: ReportWords,
  seatNumber: (seat: number) => string,
): string {
  const rates = strategies.flatMap(({ seats }) => seats.map(({ wins }) => wins));
  const low = Math.floor(Math.min(...rates.map((rate) => rate.low)) * 20) / 20;
  const high = Math.ceil(Math.max(...rates.map((rate) => rate.high)) * 20) / 20;
  const place = (rate: number): string => width((rate - low) / (high - low || 1));
  const dot = ({ rate, ...interval }: Rate, index: number, name: string): string =>
    tag(
      'div',
      { class: `dotline s${index}`, title: `${name}: ${percent(rate)} (${percentRange(interval)})` },
      tag('i', { style: `left:${place(interval.low)};right:calc(100% - ${place(interval.high)})` }),
      tag('b', { style: `left:${place(rate)}` }),
    );
  const rows = strategies.map((_, seat) =>
    tag(
      'div',
      { class: 'seat' },
      tag('div', { class: 'name' }, seatNumber(seat)),
      tag(
        'div',
        { class: 'dots' },
        ...strategies.map(({ name, seats }, index) => {
          const wins = seats[seat]?.wins;
          return wins === undefined ? '' : dot(wins, index, name);
        }),
      ),
      tag(
        'div',
        { class: 'values' },
        ...strategies.map(({ seats }, index) =>
          tag('span', { class: `s${index}` }, percent(seats[seat]?.wins.rate ?? 0)),
        ),
      ),
    ),
  );
  const ends = tag(
    'div',
    { class: 'seat ends' },
    tag('div', {}),
    tag('div', { class: 'dots' }, tag('span', {}, percent(low)), tag('span', {}, percent(high))),
    tag('div', {}),
  );
  return panel(words.bySeat, words.bySeatHint, tag('div', { class: 'seats' }, ...rows, ends));
}
