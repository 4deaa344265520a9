import type { CountRange } from '@tenfold/insight';

/** "3", or "2–4" where nobody knows exactly. */
export const range = ({ least, most }: CountRange): string =>
  least === most ? String(most) : `${least}–${most}`;
