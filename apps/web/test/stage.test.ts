import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight } from '../src/motion/flights.ts';
import type { Flying } from '../src/motion/flying.svelte.ts';
import { Stage } from '../src/motion/stage.ts';

const flight: Flight = {
  card: 'village',
  from: { zone: 'hand', player: 0 },
  to: { zone: 'in-play', player: 0 },
  count: 1,
  order: 0,
};

const flying = { start: () => undefined, stop: () => undefined } as unknown as Flying;

/** A board on which nothing glides; `looks` counts how often somebody asks where things are. */
function boardWith(looks: { count: number }): HTMLElement {
  const pile = {
    dataset: { place: 'hand 0' },
    getBoundingClientRect: () => {
      looks.count += 1;
      return { left: 0, top: 0, width: 80, height: 100 };
    },
  };
  return {
    querySelectorAll: (selector: string) => (selector.includes('glides') ? [] : [pile]),
  } as unknown as HTMLElement;
}

describe('the stage', () => {
  const frames: (() => void)[] = [];
  const nextFrame = (): void => {
    for (const frame of frames.splice(0)) frame();
  };

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    frames.length = 0;
    vi.unstubAllGlobals();
  });

  it('knows from the last frame where things lie, and does not lay out the page to ask again', () => {
    const looks = { count: 0 };
    const board = boardWith(looks);
    const stage = new Stage(flying, () => 1);
    stage.show(board, () => undefined);
    nextFrame();
    expect(looks.count).toBe(1);

    stage.prepare(board, [flight]);
    expect(looks.count).toBe(1);
  });

  it('asks again when the window has another size, or somebody has scrolled', () => {
    const looks = { count: 0 };
    const board = boardWith(looks);
    const stage = new Stage(flying, () => 1);
    stage.show(board, () => undefined);
    nextFrame();

    stage.forget();
    stage.prepare(board, [flight]);
    expect(looks.count).toBe(2);
  });
});
