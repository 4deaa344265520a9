// The report: one file that needs nothing else, neither a network nor a font.

import type { Strategy } from '@tenfold/bots';
import { printStrategy } from '@tenfold/bots';
import type { Language, OwnNames } from '@tenfold/i18n';
import type { CardSet } from '@tenfold/rules';
import type { SimulationResult, StrategyResult } from '@tenfold/sim';
import { isSeatedCharacter } from '@tenfold/sim';
import { nameOf as nameIn } from '../../card-words.ts';
import type { TerminalWords } from '../../words/index.ts';
import { wordsIn } from '../../words/index.ts';
import { grouped, percent, percentRange, rounded } from '../numbers.ts';
import { verdict } from '../verdict.ts';
import { curvePanel } from './curves.ts';
import { deckPanel } from './decks.ts';
import { gainPanels } from './gains.ts';
import { lengthPanel } from './lengths.ts';
import { escaped, panel, tag } from './markup.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { seatPanel, winBars } from './wins.ts';

export interface ReportSource {
  readonly strategies: readonly Strategy[];
  /** What to type to have the same games again. */
  readonly command: string;
  readonly language: Language;
  readonly set: CardSet;
  readonly ownNames: OwnNames;
}

/** Nothing may be fetched, from anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'";

export function reportPage(result: SimulationResult, source: ReportSource): string {
  const words = wordsIn(source.language);
  const nameOf = (card: string): string => nameIn(card, source.language, source.ownNames);
  const title = result.strategies.map(({ name }) => name).join(' – ');
  return `<!doctype html>
<html lang="${source.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)} · Tenfold</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${header(result, words)}
${result.games === 0 ? '' : plots(result, source.set, nameOf, words)}
<div class="panels">
${result.games === 0 ? '' : numbers(result, words)}
${about(result, source, nameOf, words)}
</div>
<footer>${escaped(words.report.footer)}</footer>
</main>
<div id="tip" role="status"></div>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function header(result: SimulationResult, words: TerminalWords): string {
  const { facts: named, eyebrow, against, shufflesOf } = words.report;
  const { strategies, games, planned, length, mirror, seed } = result;
  const names = strategies.map(({ name }, index) => tag('span', { class: `s${index}` }, escaped(name)));
  const facts: [string, string][] = [
    [named.games, games < planned ? words.someOf(grouped(games), grouped(planned)) : grouped(games)],
    [named.players, String(strategies.length)],
    [named.rounds, rounded(length.mean)],
    [named.shuffles, shufflesOf(mirror)],
    [named.seed, seed],
  ];
  return tag(
    'header',
    {},
    tag('p', { class: 'eyebrow' }, escaped(eyebrow)),
    tag('h1', {}, names.join(` ${tag('em', {}, strategies.length > 2 ? '·' : escaped(against))} `)),
    tag('p', { class: 'verdict' }, escaped(verdict(result, words))),
    tag(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) =>
        tag('div', {}, tag('dt', {}, escaped(name)) + tag('dd', {}, escaped(value))),
      ),
    ),
  );
}

function plots(
  result: SimulationResult,
  set: CardSet,
  nameOf: (card: string) => string,
  { report: words, seatNumber }: TerminalWords,
): string {
  const detailed = result.strategies.every(({ detail }) => detail !== undefined);
  const legend = tag(
    'ul',
    { class: 'legend' },
    ...result.strategies.map(({ name }, index) =>
      tag('li', { class: `s${index}` }, tag('i', {}), escaped(name)),
    ),
  );
  const first = tag(
    'div',
    { class: 'panels' },
    panel(words.whoWins, words.whoWinsHint, winBars(result, words)),
    seatPanel(result, words, seatNumber),
  );
  if (!detailed)
    return first + tag('div', { class: 'panels', style: 'margin:18px 0' }, lengthPanel(result, words));
  return [
    first,
    tag('h2', { class: 'group' }, escaped(words.games)),
    legend,
    tag(
      'div',
      { class: 'panels' },
      curvePanel(result, words, 'points'),
      curvePanel(result, words, 'money'),
      lengthPanel(result, words),
    ),
    tag('h2', { class: 'group' }, escaped(words.gains)),
    tag('p', { class: 'hint' }, escaped(words.gainsHint)),
    tag('div', { class: 'panels' }, ...gainPanels(result, nameOf, words)),
    tag('h2', { class: 'group' }, escaped(words.decks)),
    legend,
    tag('div', { class: 'panels' }, deckPanel(result, set, nameOf, words)),
    tag('h2', { class: 'group' }, escaped(words.numbers)),
  ].join('\n');
}

function numbers(
  { strategies, mirror }: SimulationResult,
  { report, columns, seatNumber }: TerminalWords,
): string {
  const head = [
    report.strategy,
    columns.wins,
    columns.interval,
    columns.ties,
    columns.losses,
    columns.shares,
    mirror ? columns.paired : columns.interval,
    columns.points,
    ...strategies.map((_, seat) => report.winsAs(seatNumber(seat))),
  ];
  const cells = ({ wins, ties, losses, share, points, seats }: StrategyResult): string[] => [
    percent(wins.rate),
    percentRange(wins),
    percent(ties.rate),
    percent(losses.rate),
    percent(share.mean),
    percentRange(share),
    rounded(points.mean),
    ...seats.map((seat) => percent(seat.wins.rate)),
  ];
  const rows = strategies.map((strategy, index) =>
    tag(
      'tr',
      { class: `s${index}` },
      tag('th', { scope: 'row' }, escaped(strategy.name)),
      ...cells(strategy).map((cell) => tag('td', {}, cell)),
    ),
  );
  const table = tag(
    'table',
    {},
    tag('thead', {}, tag('tr', {}, ...head.map((name) => tag('th', { scope: 'col' }, escaped(name))))),
    tag('tbody', {}, ...rows),
  );
  return panel(report.results, '', tag('div', { class: 'scroll' }, table), { class: 'panel wide' });
}

function about(
  { kingdom, study, strategies }: SimulationResult,
  source: ReportSource,
  nameOf: (card: string) => string,
  { report, and, wouldLike }: TerminalWords,
): string {
  const piles = kingdom.map((card) => tag('li', {}, escaped(nameOf(card))));
  const missing = strategies.flatMap((strategy) =>
    strategy.missing.length === 0 ? [] : [wouldLike(strategy.name, and(strategy.missing.map(nameOf)))],
  );
  const hint = study ? report.study : '';
  const texts = source.strategies.map((strategy, index) =>
    tag(
      'details',
      { class: `s${index}` },
      tag('summary', {}, escaped(strategies[index]?.name ?? strategy.name)),
      tag('pre', {}, escaped(rulesOf(strategy, nameOf, report.unprepared))),
    ),
  );
  return [
    panel(
      report.kingdom,
      [hint, ...missing].filter((sentence) => sentence !== '').join(' '),
      tag('ul', { class: 'kingdom' }, ...piles),
    ),
    panel(report.strategies, '', texts.join('')),
    panel(report.sameGames, '', tag('pre', {}, escaped(source.command)), { class: 'panel wide' }),
  ].join('\n');
}

/** Of a character that has prepared, what it has found; of one that makes it up at the table, that. */
function rulesOf(strategy: Strategy, nameOf: (card: string) => string, unprepared: string): string {
  const printed = (rules: Strategy): string => printStrategy(rules, { nameOf }).trimEnd();
  if (!isSeatedCharacter(strategy)) return printed(strategy);
  return strategy.found === undefined ? `# ${unprepared}` : printed(strategy.found.strategy);
}
