// Whether this device is to be kept cool: its reader says so once.

const KEY = 'tenfold.gentle-lab';

export function keptGentle(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepGentle(isGentle: boolean): void {
  try {
    if (isGentle) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
