import { readdirSync } from 'node:fs';
import { kingdomCardsOf } from '@tenfold/sim';
import { describe, expect, test } from 'vitest';
import type { Contest } from '../src/fidelity/contests.ts';
import { mirror } from '../src/fidelity/contests.ts';
import { summary, writeFidelity } from '../src/fidelity/document.ts';
import { explanations } from '../src/fidelity/explanations.ts';
import { OPENINGS, readKnownFigures, valueOf } from '../src/fidelity/known-figures.ts';
import { countLingeringBridge } from '../src/fidelity/lingering-bridge.ts';
import { contestLine, openingLines, pointsAllowed, soloLines } from '../src/fidelity/lines.ts';
import { measureContests, verdictsOf } from '../src/fidelity/measure.ts';
import { countOpenings, openingCounts } from '../src/fidelity/openings.ts';
import { countSolo } from '../src/fidelity/solo.ts';
import { readStrategy } from '../src/fidelity/strategies.ts';
import { runTrials } from '../src/fidelity/trials.ts';

const known = readKnownFigures();
const silent = (): void => undefined;
const knownStrategy = (id: string) => known.strategies.filter((one) => one.id === id);

describe('known figures', () => {
  test('are about strategies that are there', () => {
    const files = readdirSync(new URL('../../../strategies', import.meta.url));
    const ids = [...known.strategies.map(({ id }) => id), ...known.mirrors.map(({ strategy }) => strategy)];
    expect(ids.filter((id) => !files.includes(`${id}.strategy`))).toEqual([]);
    expect(new Set(known.strategies.map(({ id }) => id)).size).toBe(known.strategies.length);
    const unknown = explanations.filter(({ id }) => knownStrategy(id).length === 0);
    expect(unknown).toEqual([]);
  });

  test('cover every strategy of two simulators that is for two', () => {
    const files = readdirSync(new URL('../../../strategies', import.meta.url))
      .map((file) => file.replace('.strategy', ''))
      .filter((id) => !id.startsWith('prov-') && readStrategy(id).players?.includes(2) === true);
    expect(known.strategies.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  test('add up to all games', () => {
    const wrong = known.strategies.filter(({ win, loss, tie }) => Math.abs(win + loss + tie - 100) > 0.05);
    expect(wrong).toEqual([]);
    expect(valueOf(known.openings.fiveTwo) + valueOf(known.openings.fourThree)).toBeCloseTo(1);
  });
});

describe('trials', () => {
  test('openings come near the exact chances', () => {
    const lines = openingLines(known.openings, openingCounts(countOpenings({ from: 1, to: 2000 })));
    expect(lines.map(({ opening }) => opening)).toEqual([...OPENINGS]);
    const far = lines.filter(
      ({ expected, measured, standardError }) => Math.abs(measured - expected) > 4 * standardError,
    );
    expect(far).toEqual([]);
  });

  test('give the same sums on threads as in one piece', async () => {
    expect(await runTrials('openings', 101)).toEqual(countOpenings({ from: 1, to: 101 }));
  });

  test.each(known.solo)('Big Money alone buys its Provinces when it should: $rule', (solo) => {
    const lines = soloLines(solo, countSolo(solo.id, { from: 1, to: 200 }));
    expect(lines).toHaveLength(Object.keys(solo.turns).length);
    expect(lines.filter((line) => Math.abs(line.measured - line.known) > 0.8)).toEqual([]);
  });

  test('what Bridge takes off can be made to last, and then it loses', () => {
    const [games = 0, first = 0, second = 0, ties = 0] = countLingeringBridge({ from: 1, to: 200 });
    expect(games).toBe(200);
    expect(first + second).toBeLessThan(90);
    expect(first + second + ties).toBeGreaterThan(30);
  });
});

describe('contests', () => {
  test('without the guard games are shorter', async () => {
    const strategy = readStrategy('gero-big-money-ultimate');
    const careful = await mirror(strategy, true, 200);
    const fearless = await mirror(strategy, false, 200);
    expect(careful.first + careful.second + careful.tie).toBeCloseTo(100);
    expect(careful.rounds - fearless.rounds).toBeGreaterThan(0.3);
  });

  test('a difference counts as explained only if a variant shows it', () => {
    const explanation = explanations.find(({ id }) => id === 'gero-bridge');
    const [figures] = knownStrategy('gero-bridge');
    if (figures === undefined || explanation === undefined) throw new Error('nothing is known of Bridge');
    const measured = (win: number): Contest => ({ ...figures, win, spread: 1 });
    const verdict = (win: number, shown?: number): string => {
      const variants =
        shown === undefined
          ? []
          : explanation.variants.map((variant) => ({
              variant,
              measured: measured(figures.win + (variant.shows ? shown : 20)),
            }));
      return contestLine(figures, measured(figures.win + win), 5, explanation, variants).verdict;
    };
    expect(verdict(4)).toBe('holds');
    expect(verdict(-4)).toBe('holds');
    expect(verdict(6)).toBe('DIFFERS');
    expect(verdict(6, 1)).toBe('explained');
    expect(verdict(6, 3)).toBe('DIFFERS');
  });

  test('cards that ask nothing are held to less', () => {
    const allowed = (id: string): number => pointsAllowed(kingdomCardsOf(readStrategy(id)));
    expect(allowed('gero-smithy')).toBe(2);
    expect(allowed('gero-basic-big-money')).toBe(2);
    expect(allowed('gero-militia')).toBe(5);
  });
});

test('the document says of each line whether it holds', async () => {
  const openings = openingLines(known.openings, openingCounts(countOpenings({ from: 1, to: 50 })));
  const contests = await measureContests(knownStrategy('gero-smithy'), 20, silent);
  const fidelity = {
    amounts: { openings: 50, solo: 0, contests: 20 },
    published: [],
    pairs: 1,
    openings,
    solo: [],
    mirrors: [],
    contests,
  };
  const page = writeFidelity(fidelity);
  expect(page.match(/\| (holds|explained|DIFFERS) *\|$/gm)).toHaveLength(11);
  expect(page).toContain(summary(fidelity));
  expect(verdictsOf(fidelity)).toHaveLength(11);
});
