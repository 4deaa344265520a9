// A record that somebody opened from his own device. It stays in its tab: no server sees it.

const KEY = 'tenfold.own-record';

let kept: string | null = null;

export function keepOwnRecord(text: string): void {
  kept = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it lasts as long as the page.
  }
}

export function ownRecord(): string | null {
  try {
    kept ??= sessionStorage.getItem(KEY);
  } catch {
    // Nothing was kept.
  }
  return kept;
}
