// Plays everything that the table needs.

import { kingdomCardsOf } from '@tenfold/sim';
import { contest, lingeringBridge, mirror } from './contests.ts';
import type { Contest } from './contests.ts';
import type { Variant } from './explanations.ts';
import { explanations } from './explanations.ts';
import type { KnownFigures, KnownContest } from './known-figures.ts';
import type { ContestLine, MirrorLine, OpeningLine, SoloLine, Verdict, VariantLine } from './lines.ts';
import { contestLine, mirrorLine, openingLines, pointsAllowed, soloLines } from './lines.ts';
import { openingCounts } from './openings.ts';
import { readStrategy } from './strategies.ts';
import { runTrials } from './trials.ts';

/** How many games there are of each kind. */
export interface Amounts {
  readonly openings: number;
  readonly solo: number;
  readonly contests: number;
}

export interface Fidelity {
  readonly amounts: Amounts;
  readonly published: readonly string[];
  /** After two Silvers: how often turns 3 and 4 were looked at. */
  readonly pairs: number;
  readonly openings: readonly OpeningLine[];
  readonly solo: readonly SoloLine[];
  readonly mirrors: readonly MirrorLine[];
  readonly contests: readonly ContestLine[];
}

export async function measure(
  known: KnownFigures,
  amounts: Amounts,
  tell: (line: string) => void,
): Promise<Fidelity> {
  tell('openings');
  const counts = openingCounts(await runTrials('openings', amounts.openings));
  const solo: SoloLine[] = [];
  for (const variant of known.solo) {
    tell(`alone: ${variant.rule}`);
    solo.push(...soloLines(variant, await runTrials(`solo-${variant.id}`, amounts.solo)));
  }
  return {
    amounts,
    published: known.published,
    pairs: counts.pairs,
    openings: openingLines(known.openings, counts),
    solo,
    mirrors: await measureMirrors(known, amounts.contests, tell),
    contests: await measureContests(known.strategies, amounts.contests, tell),
  };
}

/** Several sources can know the same mirror; it is played once. */
async function measureMirrors(
  { mirrors }: KnownFigures,
  games: number,
  tell: (line: string) => void,
): Promise<MirrorLine[]> {
  const played = new Map<string, Awaited<ReturnType<typeof mirror>>>();
  const lines: MirrorLine[] = [];
  for (const known of mirrors) {
    const key = `${known.strategy} against itself, ${known.guard ? 'with' : 'without'} the guard`;
    let measured = played.get(key);
    if (measured === undefined) {
      tell(key);
      measured = await mirror(readStrategy(known.strategy), known.guard, games);
      played.set(key, measured);
    }
    lines.push(mirrorLine(known, measured));
  }
  return lines;
}

export async function measureContests(
  strategies: readonly KnownContest[],
  games: number,
  tell: (line: string) => void,
): Promise<ContestLine[]> {
  const lines: ContestLine[] = [];
  for (const known of strategies) {
    const strategy = readStrategy(known.id);
    const measured = await contest(strategy, known.opponent, games);
    const explanation = explanations.find(({ id }) => id === known.id);
    const variants: VariantLine[] = [];
    for (const variant of explanation?.variants ?? []) {
      variants.push({ variant, measured: await playVariant(variant, known.opponent, games) });
    }
    const line = contestLine(known, measured, pointsAllowed(kingdomCardsOf(strategy)), explanation, variants);
    tell(`${known.id}: ${measured.win.toFixed(1)}, known ${known.win.toFixed(1)}, ${line.verdict}`);
    lines.push(line);
  }
  return lines;
}

const playVariant = async (
  { play }: Variant,
  opponent: KnownContest['opponent'],
  games: number,
): Promise<Contest> =>
  play === 'lingering-bridge' ? lingeringBridge(games) : contest(play, opponent, games);

export const verdictsOf = ({ openings, solo, mirrors, contests }: Fidelity): Verdict[] =>
  [...openings, ...solo, ...mirrors, ...contests].map(({ verdict }) => verdict);
