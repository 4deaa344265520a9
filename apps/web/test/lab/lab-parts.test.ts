// The lab without its page: numbers in a text, games that are looked for, the picture.

import { strategist } from '@tenfold/bots';
import { kingdoms, ownedCards, readRecord, replay, standardCards } from '@tenfold/rules';
import { rangeRunner, resultOf, settlePlan } from '@tenfold/sim/core';
import { describe, expect, test } from 'vitest';
import { bandPath, differenceOf, figuresIn, linesOf } from '../../src/lab/figures.ts';
import { findGame } from '../../src/lab/find-game.ts';
import { lineChanges } from '../../src/lab/line-changes.ts';
import { numberAt, valuesAround, withNumber } from '../../src/lab/numbers-in-text.ts';
import { pictureOf } from '../../src/lab/picture.ts';
import { PlanRun } from '../../src/lab/plan-run.ts';
import { commandFor, readStudy, seated, seatsOf } from '../../src/lab/study.ts';
import { studyFile } from '../../src/lab/study-in-address.ts';
import { lab as en } from '../../src/words/lab/en.ts';

const kingdom = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
const plan = settlePlan({
  strategies: [
    { name: 'Gold & <Silver>', buy: [{ card: 'province' }, { card: 'gold' }, { card: 'silver' }] },
    { name: 'Copper', buy: [{ card: 'province' }, { card: 'silver' }, { card: 'copper' }] },
  ],
  games: 40,
  seed: 'parts',
  kingdom,
  mirror: true,
  detail: true,
});

describe('a number in a text', () => {
  const text = 'strategy Level 9\nplayers 2\nbuy Witch when Gold left > 10 and own < 2 # 7\n';

  test('is found where the cursor stands at it, with what it is about', () => {
    const at = numberAt(text, text.indexOf('< 2') + 3);
    expect(at).toMatchObject({ value: 2, about: 'own <', line: 2 });
    expect(at === null ? '' : withNumber(text, at, 14)).toContain('own < 14 # 7');
    expect(numberAt(text, text.indexOf('10'))).toMatchObject({ value: 10, about: 'Gold left >' });
  });

  test.each(['Level 9', 'players 2', '# 7', 'Witch'])('is none in "%s"', (place) => {
    expect(numberAt(text, text.indexOf(place) + place.length)).toBeNull();
  });

  test('has values around it, none below zero', () => {
    expect(valuesAround(2)).toEqual([0, 1, 2, 3, 4]);
    expect(valuesAround(0)).toEqual([0, 1, 2, 3, 4]);
    expect(valuesAround(15)).toEqual([13, 14, 15, 16, 17]);
    expect(valuesAround(30)).toEqual([24, 27, 30, 33, 36]);
    expect(valuesAround(2.5)).toEqual([1.5, 2, 2.5, 3, 3.5]);
  });
});

/** Of whoever buys them. */
function coppersAtEnd(record: string | null): number {
  const read = readRecord(record ?? '');
  const seat = read.setup.players.indexOf('Copper');
  return ownedCards(replay(read), standardCards, seat)[standardCards.copper] ?? 0;
}

describe('a game that is looked for', () => {
  test('is as wanted', async () => {
    const record = await findGame(plan, { kind: 'bought', strategy: 0, card: 'gold', turn: 5 });
    expect(readRecord(record ?? '').setup.players).toContain('Copper');
    expect(await findGame(plan, { kind: 'won', strategy: 0 })).not.toBeNull();
    expect(await findGame(plan, { kind: 'ending', ending: 'provinces' })).not.toBeNull();
    const many = await findGame(plan, { kind: 'owned', strategy: 1, card: 'copper', copies: 30 });
    const few = await findGame(plan, { kind: 'owned', strategy: 1, card: 'copper', copies: 7 });
    expect(coppersAtEnd(many)).toBeGreaterThan(coppersAtEnd(few));
    expect(await findGame(plan, { kind: 'typical', value: 'points', turn: 4, means: [3, 3] })).not.toBeNull();
  });

  test('is not there where none is like that', async () => {
    expect(await findGame(plan, { kind: 'bought', strategy: 0, card: 'mine', turn: 5 })).toBeNull();
    expect(await findGame(plan, { kind: 'length', turns: 999 })).toBeNull();
  });
});

test('parts of a run are whole rounds, and add up to the plan', () => {
  const runner = rangeRunner(plan, strategist);
  let heard = 0;
  const run = new PlanRun(plan, () => heard++);
  while (run.wantsMore) {
    const range = run.next();
    expect((range.to - range.from + 1) % 2).toBe(0);
    run.take(runner.play(range), 0.01);
  }
  expect(run.isDone).toBe(true);
  expect(heard).toBeGreaterThan(0);
  const whole = runner.play({ from: 1, to: plan.games });
  expect(resultOf(plan, run.total)).toEqual(resultOf(plan, whole));
});

test('the picture stands by itself, and names are no markup', () => {
  const result = resultOf(plan, rangeRunner(plan, strategist).play({ from: 1, to: plan.games }));
  const svg = pictureOf(result, 'First Game', en, figuresIn('en'));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('Gold &amp; &lt;Silver&gt;');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});

test('each line has a band around it, which a single game has not', () => {
  const bandOf = (games: number) => {
    const result = resultOf(plan, rangeRunner(plan, strategist).play({ from: 1, to: games }));
    const [line] = linesOf(result, 'points');
    return line;
  };
  const all = bandOf(plan.games);
  expect(all?.points[9]?.low).toBeLessThan(all?.points[9]?.value ?? NaN);
  expect(all?.points[9]?.high).toBeGreaterThan(all?.points[9]?.value ?? NaN);
  const one = bandOf(1);
  expect(one?.points[9]?.low).toBe(one?.points[9]?.value);
  const drawn =
    all === undefined
      ? ''
      : bandPath(
          all,
          (turn) => turn,
          (value) => value,
        );
  expect(drawn).toMatch(/^M[-\d. L]+Z$/);
});

test('lines that came and went', () => {
  expect(lineChanges('a\nb\nb', 'b\nc\na')).toEqual({ added: ['c'], removed: ['b'] });
  expect(lineChanges('a\nb', 'b\na')).toEqual({ added: [], removed: [] });
});

test('a difference may be off by what both may', () => {
  const difference = differenceOf({ mean: 0.6, low: 0.57, high: 0.63 }, { mean: 0.5, low: 0.46, high: 0.54 });
  expect(difference.mean).toBeCloseTo(0.1);
  expect(difference.reach).toBeCloseTo(0.05);
});

describe('seats', () => {
  const study = { texts: ['a', 'b'], kingdom, games: 10, seed: '1' };

  test('are as many as strategies, or as were asked for', () => {
    expect(seatsOf(study)).toBe(2);
    expect(seated(['a', 'b'], 4)).toEqual(['a', 'b', 'a', 'b']);
    expect(commandFor({ ...study, seats: 3 }, ['1.strategy', '2.strategy'])).toMatch(
      /^tenfold sim 1\.strategy 2\.strategy 1\.strategy /,
    );
  });

  test('come back from a file, and what is none is refused', async () => {
    expect((await readStudy(JSON.parse(studyFile({ ...study, seats: 4 }))))?.seats).toBe(4);
    const data = { ...study, kingdom: 'first-game' };
    expect(await readStudy(data)).not.toBeNull();
    for (const seats of [1, 7, 2.5, '3']) expect(await readStudy({ ...data, seats })).toBeNull();
  });
});
