// docs/fidelity.md, and the same tables for the terminal.

import type { Contest, Mirror } from './contests.ts';
import { goodSense } from './good-sense.ts';
import type { KnownContest, Opening } from './known-figures.ts';
import type { ContestLine } from './lines.ts';
import {
  EVIDENCE_POINTS,
  MIRROR_POINTS,
  MIRROR_ROUNDS,
  POINTS_WITHOUT_DECISIONS,
  POINTS_WITH_DECISIONS,
  SOLO_TURNS,
  STANDARD_ERRORS,
} from './lines.ts';
import type { Fidelity } from './measure.ts';
import { verdictsOf } from './measure.ts';
import { markdownTable } from '../markdown-table.ts';

const OPENING_NAMES: Record<Opening, string> = {
  fiveTwo: 'opening hands of 5 and 2',
  fourThree: 'opening hands of 4 and 3',
  atLeastOne7: '7 coins at least once',
  atLeastOne6: '6 coins at least once',
  never5: 'never 5 coins',
  fiveTwice: '5 coins both times',
  fourTwice: '4 coins both times',
  threeTwice: '3 coins both times',
  meanTotal: 'coins of both turns, on average',
  collide: 'both new cards in one hand',
};

const OPPONENT_NAMES: Record<KnownContest['opponent'], string> = {
  'big-money-ultimate': 'Big Money Ultimate',
  'dominiate-big-money': "Dominiate's Big Money",
};

const numbers = new Intl.NumberFormat('en');
const count = (n: number): string => numbers.format(n);
const signed = (n: number): string => `${n >= 0 ? '+' : ''}${n.toFixed(1)}`;

export function writeFidelity(fidelity: Fidelity): string {
  return `${[
    '# Fidelity',
    `Do this engine and these bots give the numbers that are known? Written by \`npm run fidelity\`. ${summary(fidelity)}`,
    '## Openings',
    `Exact chances, through the engine, within ${STANDARD_ERRORS} standard errors. From the third line on: turns 3 and 4 ` +
      `after two Silvers on a 4/3 opening, ${count(fidelity.pairs)} times. The chances are also published: ` +
      `${fidelity.published.map((url) => `<${url}>`).join(', ')}.`,
    openingTable(fidelity),
    '## Big Money alone',
    `The mean turn of each Province while the other player only ends his turns; ${count(fidelity.amounts.solo)} games, ` +
      `known from a minimal independent simulator, within ${SOLO_TURNS} turns.`,
    soloTable(fidelity),
    '## Big Money against itself',
    `Per cent of ${count(fidelity.amounts.contests)} games won by the first and the second player, ties, and rounds; within ` +
      `${MIRROR_POINTS} point and ${MIRROR_ROUNDS} rounds. The guard: nobody ends a game that he loses by it. Each cell: ` +
      'measured, and known in brackets.',
    mirrorTable(fidelity),
    '## Strategies',
    `Per cent of ${count(fidelity.amounts.contests)} games won, half of them from each seat. Figures of DominionSim are against ` +
      'Big Money Ultimate with the named Kingdom piles only, those of Dominiate against its Big Money with ten piles. ' +
      `Within ${POINTS_WITHOUT_DECISIONS} points where no card asks for a decision, within ${POINTS_WITH_DECISIONS} where ` +
      'one does, since bots decide differently.',
    'Not every line is independent evidence: how the bots play Minion was chosen among some twenty variants by the very ' +
      'figure below, and where Chapel comes in the order of play, and when a Baron without an Estate is played, were ' +
      'changed after a look at theirs. The other lines came out without such adjusting.',
    contestTable(fidelity.contests),
    '## Differences explained',
    'Each reason is shown by a variant of play, measured in the same run: it must come within ' +
      `${EVIDENCE_POINTS} points of the known figure.`,
    ...fidelity.contests.filter(({ explanation }) => explanation !== undefined).flatMap(explanationText),
    goodSense.trimEnd(),
  ].join('\n\n')}\n`;
}

export function summary(fidelity: Fidelity): string {
  const verdicts = verdictsOf(fidelity);
  const having = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  return (
    `Of ${verdicts.length} lines ${having('holds')} hold, ${having('explained')} differ and are explained, ` +
    `${having('DIFFERS')} differ without explanation.`
  );
}

export const openingTable = ({ openings }: Fidelity): string =>
  markdownTable(
    ['', 'exact', 'expected', 'measured', 'standard error', 'off by', ''],
    openings.map(({ opening, fraction, expected, measured, standardError, verdict }) => [
      OPENING_NAMES[opening],
      fraction,
      expected.toFixed(5),
      measured.toFixed(5),
      standardError.toFixed(5),
      `${signed((measured - expected) / standardError)} errors`,
      verdict,
    ]),
  );

export const soloTable = ({ solo }: Fidelity): string =>
  markdownTable(
    ['buys', 'Province', 'known', 'measured', 'difference', ''],
    solo.map(({ rule, province, known, measured, verdict }) => [
      rule,
      String(province),
      known.toFixed(3),
      measured.toFixed(3),
      `${measured >= known ? '+' : ''}${(measured - known).toFixed(3)}`,
      verdict,
    ]),
  );

export function mirrorTable({ mirrors }: Fidelity): string {
  const cell = (what: keyof Mirror, measured: Mirror, known: Mirror): string =>
    `${measured[what].toFixed(2)} (${known[what].toFixed(2)})`;
  return markdownTable(
    ['strategy', 'guard', 'known from', 'first', 'second', 'ties', 'rounds', ''],
    mirrors.map(({ known, measured, verdict }) => [
      known.strategy,
      known.guard ? 'with' : 'without',
      known.source,
      cell('first', measured, known),
      cell('second', measured, known),
      cell('tie', measured, known),
      cell('rounds', measured, known),
      verdict,
    ]),
  );
}

export const contestTable = (contests: readonly ContestLine[]): string =>
  markdownTable(
    [
      'strategy',
      'known from',
      'against',
      'known',
      'measured',
      'difference',
      'allowed',
      'rounds known',
      'measured',
      '',
    ],
    contests.map(({ known, measured, difference, allowed, verdict }) => [
      known.id,
      `${known.simulator}, ${count(known.games)} games`,
      OPPONENT_NAMES[known.opponent],
      known.win.toFixed(1),
      `${measured.win.toFixed(1)} ± ${measured.spread.toFixed(1)}`,
      signed(difference),
      String(allowed),
      known.rounds.toFixed(2),
      measured.rounds.toFixed(2),
      verdict,
    ]),
  );

function explanationText({ known, measured, explanation, variants }: ContestLine): string[] {
  const row = (
    what: string,
    figures: Omit<Contest, 'spread'>,
    comes: string,
  ): readonly [string, ...string[]] => [
    what,
    figures.win.toFixed(1),
    figures.winGoingFirst.toFixed(1),
    figures.winGoingSecond.toFixed(1),
    figures.tie.toFixed(1),
    figures.rounds.toFixed(2),
    comes,
  ];
  return [
    `### ${known.id}`,
    ...(known.caution === undefined ? [] : [`Caution with the known figure: ${known.caution}`]),
    explanation?.text ?? '',
    markdownTable(
      ['', 'wins', 'going first', 'going second', 'ties', 'rounds', 'comes to the known figure'],
      [
        row('known', known, ''),
        row('measured', measured, ''),
        ...variants.map(({ variant, measured: figures }) =>
          row(variant.what, figures, Math.abs(figures.win - known.win) <= EVIDENCE_POINTS ? 'yes' : 'no'),
        ),
      ],
    ),
  ];
}
