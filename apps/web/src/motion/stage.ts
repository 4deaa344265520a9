// What moves when the page has changed: cards travel to where they are now, and what stays glides to its new place. For
// both it must be known where things were and where they are; the first is read before the page changes, the second in
// the frame that lays it out, so that the browser lays it out once.

import type { Spots } from './anchors.ts';
import { measure } from './anchors.ts';
import type { Flight } from './flights.ts';
import { MOST_FLIGHTS, inOrder } from './flights.ts';
import type { Flying } from './flying.svelte.ts';

const GLIDE_MS = 220;
/** Nobody sees anything glide a shorter way. */
const SHORTEST_PX = 1;

export class Stage {
  readonly #flying: Flying;
  readonly #tempo: () => number;
  /** As the last frame has left them; null where they may have moved since. */
  #known: Spots | null = null;
  #before: Spots | null = null;
  #flights: readonly Flight[] = [];
  #frame: number | undefined;
  /** The frame in which cards take off. */
  #takeOff = 0;
  #gliding: Animation[] = [];

  constructor(flying: Flying, tempo: () => number) {
    this.#flying = flying;
    this.#tempo = tempo;
  }

  /** Before the page changes: what is going to travel. Several changes in one frame are shown as one. */
  prepare(board: HTMLElement | undefined, flights: readonly Flight[]): void {
    if (board === undefined || flights.length === 0 || this.#tempo() === 0 || document.hidden) return;
    this.#before ??= this.#asTheyLie(board);
    const first = (this.#flights.at(-1)?.order ?? -1) + 1;
    const later = flights.map((flight) => ({ ...flight, order: first + flight.order }));
    this.#flights = inOrder([...this.#flights, ...later].slice(-MOST_FLIGHTS));
  }

  /** After the page has changed. What moved before is over then, shown to its end or not. */
  show(board: HTMLElement, withTheFrame: () => void): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      withTheFrame();
      this.#move(board);
    });
  }

  /** The window has another size, or somebody has scrolled. */
  forget(): void {
    this.#known = null;
  }

  /**
   * To measure here would lay out the page in between, with what has been written since the last frame. What still glides is
   * elsewhere than where it ends.
   */
  #asTheyLie(board: HTMLElement): Spots {
    return (this.#isGliding ? null : this.#known) ?? measure(board);
  }

  get #isGliding(): boolean {
    return this.#gliding.some(({ playState }) => playState === 'running');
  }

  end(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    cancelAnimationFrame(this.#takeOff);
    this.#flying.stop();
  }

  #move(board: HTMLElement): void {
    const before = this.#before;
    const flights = this.#flights;
    this.#before = null;
    this.#flights = [];
    cancelAnimationFrame(this.#takeOff);
    if (before === null) {
      this.#known = this.#isGliding ? null : measure(board);
      return this.#flying.stop();
    }
    for (const one of this.#gliding) one.cancel();
    const after = measure(board);
    this.#known = after;
    // First what has happened, then the show: so nobody waits for it.
    this.#takeOff = requestAnimationFrame(() => {
      this.#flying.start(flights, before, after, this.#tempo());
    });
    this.#gliding = [...board.querySelectorAll<HTMLElement>('[data-glides]')].flatMap((element) =>
      this.#glide(element, before, after),
    );
  }

  #glide(element: HTMLElement, before: Spots, after: Spots): Animation[] {
    const key = element.querySelector<HTMLElement>('[data-key]')?.dataset['key'] ?? '';
    const [was, is] = [before.get(key), after.get(key)];
    if (was === undefined || is === undefined) return [];
    const [x, y] = [was.x - is.x, was.y - is.y];
    if (Math.hypot(x, y) < SHORTEST_PX) return [];
    const from = { transform: `translate(${x}px, ${y}px)` };
    const timing = { duration: GLIDE_MS * this.#tempo(), easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
    return [element.animate([from, { transform: 'none' }], timing)];
  }
}
