import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AfterPaint } from '../../src/motion/after-paint.ts';

let frames: (() => void)[] = [];
const page = { hidden: false };
const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is done in order, in the task after two frames', () => {
  const done: number[] = [];
  const later = new AfterPaint();
  for (const number of [1, 2]) later.add(() => done.push(number));
  paint();
  vi.runAllTimers();
  expect(frames).toHaveLength(1);
  paint();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual([1, 2]);
});

it('waits for no frame where nobody looks', () => {
  page.hidden = true;
  const done: number[] = [];
  new AfterPaint().add(() => done.push(1));
  vi.runAllTimers();
  expect(done).toEqual([1]);
  expect(frames).toEqual([]);
});

it('can be hurried, and is not done twice', () => {
  const done: number[] = [];
  const later = new AfterPaint();
  later.add(() => done.push(1));
  later.doNow();
  expect(done).toEqual([1]);
  paint();
  paint();
  vi.runAllTimers();
  expect(done).toEqual([1]);
});

it('can be dropped', () => {
  const done: number[] = [];
  const later = new AfterPaint();
  later.add(() => done.push(1));
  later.drop();
  paint();
  paint();
  vi.runAllTimers();
  expect(done).toEqual([]);
});
