// The report: one file that needs nothing else, neither a network nor a font.

import type { Strategy } from '@tenfold/bots';
import { printStrategy } from '@tenfold/bots';
import type { Language, OwnNames } from '@tenfold/i18n';
import type { CardSet } from '@tenfold/rules';
import type { SimulationResult, StrategyResult } from '@tenfold/sim';
import { isSeatedCharacter } from '@tenfold/sim';
import { nameOf as nameIn } from '../../card-words.ts';
import { wordsIn } from '../../words/index.ts';
import { grouped, ordinal, percent, percentRange, rounded } from '../numbers.ts';
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
  const nameOf = (card: string): string => nameIn(card, source.language, source.ownNames);
  const title = result.strategies.map(({ name }) => name).join(' – ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)} · Tenfold</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${header(result)}
${result.games === 0 ? '' : plots(result, source.set, nameOf)}
<div class="panels">
${result.games === 0 ? '' : numbers(result)}
${about(result, source, nameOf)}
</div>
<footer>Made by tenfold sim. Intervals hold with 95 % confidence (Wilson’s for rates).</footer>
</main>
<div id="tip" role="status"></div>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function header(result: SimulationResult): string {
  const { strategies, games, planned, length, mirror, seed } = result;
  const names = strategies.map(({ name }, index) => tag('span', { class: `s${index}` }, escaped(name)));
  const facts: [string, string][] = [
    ['Games', games < planned ? `${grouped(games)} of ${grouped(planned)}` : grouped(games)],
    ['Players', String(strategies.length)],
    ['Rounds a game', rounded(length.mean)],
    ['Shuffles', mirror ? 'each from every seat' : 'new for each game'],
    ['Seed', seed],
  ];
  return tag(
    'header',
    {},
    tag('p', { class: 'eyebrow' }, 'Tenfold simulation'),
    tag('h1', {}, names.join(` ${tag('em', {}, strategies.length > 2 ? '·' : 'against')} `)),
    tag('p', { class: 'verdict' }, escaped(verdict(result, wordsIn('en')))),
    tag(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) => tag('div', {}, tag('dt', {}, name) + tag('dd', {}, escaped(value)))),
    ),
  );
}

function plots(result: SimulationResult, set: CardSet, nameOf: (card: string) => string): string {
  const detailed = result.strategies.every(({ detail }) => detail !== undefined);
  const legend = tag(
    'ul',
    { class: 'legend' },
    ...result.strategies.map(({ name }, index) =>
      tag('li', { class: `s${index}` }, tag('i', {}), escaped(name)),
    ),
  );
  const share =
    'Games won alone, striped: shared. The mark at the end of the bar is the 95 % interval, the dashed line an equal share.';
  const first = tag('div', { class: 'panels' }, panel('Who wins', share, winBars(result)), seatPanel(result));
  if (!detailed) return first + tag('div', { class: 'panels', style: 'margin:18px 0' }, lengthPanel(result));
  const dotted = 'Dotted where fewer than half of the games last so long.';
  return [
    first,
    tag('h2', { class: 'group' }, 'How the games go'),
    legend,
    tag(
      'div',
      { class: 'panels' },
      curvePanel(result, 'Points after each turn', `Mean over the games. ${dotted}`, ({ points }) => points),
      curvePanel(
        result,
        'Money after each turn',
        `Coins on all Treasures owned. ${dotted}`,
        ({ coins }) => coins,
      ),
      lengthPanel(result),
    ),
    tag('h2', { class: 'group' }, 'When cards are gained'),
    tag(
      'p',
      { class: 'hint' },
      'A hill shows the copies gained turn by turn, each in a scale of its own; the dot, by which turn half of the games ' +
        'that see the card have the first one. Beside it: copies a game, and in how many of the games there is any.',
    ),
    tag('div', { class: 'panels' }, ...gainPanels(result, nameOf)),
    tag('h2', { class: 'group' }, 'Final decks'),
    legend,
    tag('div', { class: 'panels' }, deckPanel(result, set, nameOf)),
    tag('h2', { class: 'group' }, 'The numbers'),
  ].join('\n');
}

function numbers({ strategies, mirror }: SimulationResult): string {
  const head = [
    'Strategy',
    'wins',
    '95 % interval',
    'ties',
    'losses',
    'share, ties divided',
    mirror ? '95 % interval, paired' : '95 % interval',
    'points',
    ...strategies.map((_, seat) => `wins as ${ordinal(seat)}`),
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
    tag('thead', {}, tag('tr', {}, ...head.map((name) => tag('th', { scope: 'col' }, name)))),
    tag('tbody', {}, ...rows),
  );
  return panel('Results', '', tag('div', { class: 'scroll' }, table), { class: 'panel wide' });
}

function about(
  { kingdom, study, strategies }: SimulationResult,
  source: ReportSource,
  nameOf: (card: string) => string,
): string {
  const piles = kingdom.map((card) => tag('li', {}, escaped(nameOf(card))));
  const missing = strategies.flatMap((strategy) =>
    strategy.missing.length === 0
      ? []
      : [`${strategy.name} would like ${wordsIn('en').and(strategy.missing.map(nameOf))} too.`],
  );
  const hint = study ? 'A study: only the Kingdom cards that the strategies name.' : '';
  const texts = source.strategies.map((strategy, index) =>
    tag(
      'details',
      { class: `s${index}` },
      tag('summary', {}, escaped(strategies[index]?.name ?? strategy.name)),
      tag('pre', {}, escaped(rulesOf(strategy, nameOf))),
    ),
  );
  return [
    panel(
      'Kingdom',
      [hint, ...missing].filter((sentence) => sentence !== '').join(' '),
      tag('ul', { class: 'kingdom' }, ...piles),
    ),
    panel('The strategies', '', texts.join('')),
    panel('The same games again', '', tag('pre', {}, escaped(source.command)), { class: 'panel wide' }),
  ].join('\n');
}

/** Of a character that has prepared, what it has found; of one that makes it up at the table, that. */
function rulesOf(strategy: Strategy, nameOf: (card: string) => string): string {
  const printed = (rules: Strategy): string => printStrategy(rules, { nameOf }).trimEnd();
  if (!isSeatedCharacter(strategy)) return printed(strategy);
  return strategy.found === undefined
    ? '# a character: it makes up its mind at the table'
    : printed(strategy.found.strategy);
}
