// How far down each entry of the browser's history was read. The browser itself forgets it when a page comes in pieces:
// it scrolls before they are there.

const KEY = 'tenfold.scroll-places';
/** What has not come by then is not waited for. */
const PATIENCE_MS = 4000;
/** By these somebody scrolls on his own, and is not pulled back. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export class ScrollPlaces {
  /** By the key of an entry. */
  readonly #places: Map<string, number>;
  #entry: string;
  #stop: () => void = () => undefined;

  constructor() {
    history.scrollRestoration = 'manual';
    this.#places = new Map(kept());
    const entry = entryKey();
    this.#entry = entry ?? newEntry();
    // The page was loaded anew, or one comes back to it from another site.
    if (entry !== null) this.comeBack();
    addEventListener('pagehide', () => {
      this.leave();
      keep([...this.#places]);
    });
  }

  /** To be called before the page changes. */
  leave(): void {
    this.#stop();
    // A link within the page has scrolled it by now; where it was has been noted with the click.
    if (entryKey() !== null) this.#places.set(this.#entry, scrollY);
  }

  /** The history has a new entry. */
  arrive(): void {
    this.#entry = newEntry();
  }

  /** The history has gone to an entry that was there: down to where it was read, as soon as there is so much of it. */
  comeBack(): void {
    const entry = entryKey();
    // A link within the page made it, and the browser follows that by itself.
    if (entry === null) return this.arrive();
    this.#entry = entry;
    this.#settleAt(this.#places.get(entry) ?? 0);
  }

  #settleAt(place: number): void {
    const settle = (): void => scrollTo({ top: place, behavior: 'instant' });
    const growing = new ResizeObserver(settle);
    const stop = (): void => {
      growing.disconnect();
      clearTimeout(patience);
      for (const deed of OWN_WILL) removeEventListener(deed, stop, true);
    };
    const patience = setTimeout(stop, PATIENCE_MS);
    for (const deed of OWN_WILL) addEventListener(deed, stop, true);
    growing.observe(document.body);
    this.#stop = stop;
  }
}

const entryKey = (): string | null => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : null;
};

function newEntry(): string {
  const entry = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ entry }, '');
  return entry;
}

function kept(): readonly (readonly [string, number])[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (found: unknown): found is [string, number] =>
  Array.isArray(found) && typeof found[0] === 'string' && typeof found[1] === 'number';

function keep(places: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // A browser that keeps nothing begins at the top again.
  }
}
