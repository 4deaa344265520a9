// Measured beside known, line by line, and whether each line holds.

import type { Contest, Mirror } from './contests.ts';
import type { Explanation, Variant } from './explanations.ts';
import type { KnownFigures, KnownMirror, KnownSolo, KnownContest, Opening } from './known-figures.ts';
import { OPENINGS, valueOf } from './known-figures.ts';
import type { OpeningCounts } from './openings.ts';

export type Verdict = 'holds' | 'explained' | 'DIFFERS';

export const STANDARD_ERRORS = 3;
export const SOLO_TURNS = 0.05;
export const MIRROR_POINTS = 1;
export const MIRROR_ROUNDS = 0.1;
/** Points of wins, without and with decisions that a card asks for. */
export const POINTS_WITHOUT_DECISIONS = 2;
export const POINTS_WITH_DECISIONS = 5;
/** So near must a variant come that is to show the reason of a difference. */
export const EVIDENCE_POINTS = 2;

const holdsIf = (holds: boolean): Verdict => (holds ? 'holds' : 'DIFFERS');

export interface OpeningLine {
  readonly opening: Opening;
  readonly fraction: string;
  readonly expected: number;
  readonly measured: number;
  readonly standardError: number;
  readonly verdict: Verdict;
}

export function openingLines(known: KnownFigures['openings'], counts: OpeningCounts): OpeningLine[] {
  return OPENINGS.map((opening) => {
    const fraction = known[opening];
    const expected = valueOf(fraction);
    const trials = opening === 'fiveTwo' || opening === 'fourThree' ? counts.hands : counts.pairs;
    const measured = counts[opening] / trials;
    const variance =
      opening === 'meanTotal' ? counts.squares / trials - measured ** 2 : expected * (1 - expected);
    const standardError = Math.sqrt(variance / trials);
    const verdict = holdsIf(Math.abs(measured - expected) <= STANDARD_ERRORS * standardError);
    return { opening, fraction, expected, measured, standardError, verdict };
  });
}

export interface SoloLine {
  readonly rule: string;
  readonly province: number;
  readonly known: number;
  readonly measured: number;
  readonly verdict: Verdict;
}

/** `sums` as `countSolo` gives them. */
export function soloLines({ rule, turns }: KnownSolo, sums: readonly number[]): SoloLine[] {
  return Object.entries(turns).map(([number, known]) => {
    const province = Number(number);
    const measured = sums[province - 1]! / sums[8]!;
    return { rule, province, known, measured, verdict: holdsIf(Math.abs(measured - known) <= SOLO_TURNS) };
  });
}

export interface MirrorLine {
  readonly known: KnownMirror;
  readonly measured: Mirror;
  readonly verdict: Verdict;
}

export function mirrorLine(known: KnownMirror, measured: Mirror): MirrorLine {
  const near = (['first', 'second', 'tie'] as const).every(
    (what) => Math.abs(measured[what] - known[what]) <= MIRROR_POINTS,
  );
  const asLong = Math.abs(measured.rounds - known.rounds) <= MIRROR_ROUNDS;
  return { known, measured, verdict: holdsIf(near && asLong) };
}

export interface ContestLine {
  readonly known: KnownContest;
  readonly measured: Contest;
  readonly difference: number;
  readonly allowed: number;
  readonly verdict: Verdict;
  readonly explanation?: Explanation;
  readonly variants: readonly VariantLine[];
}

export interface VariantLine {
  readonly variant: Variant;
  readonly measured: Contest;
}

/** Cards that ask nothing when they are played. */
const PLAIN = new Set(['smithy', 'laboratory', 'village', 'market', 'festival', 'woodcutter']);

export const pointsAllowed = (kingdomCards: readonly string[]): number =>
  kingdomCards.every((card) => PLAIN.has(card)) ? POINTS_WITHOUT_DECISIONS : POINTS_WITH_DECISIONS;

export function contestLine(
  known: KnownContest,
  measured: Contest,
  allowed: number,
  explanation: Explanation | undefined,
  variants: readonly VariantLine[],
): ContestLine {
  const difference = measured.win - known.win;
  const showing = variants.filter(({ variant }) => variant.shows);
  const isShown =
    showing.length > 0 && showing.every((line) => Math.abs(line.measured.win - known.win) <= EVIDENCE_POINTS);
  const verdict = Math.abs(difference) <= allowed ? 'holds' : isShown ? 'explained' : 'DIFFERS';
  const why = explanation === undefined ? {} : { explanation };
  return { known, measured, difference, allowed, verdict, ...why, variants };
}
