// Names as people type them: what of their spelling does not matter. All that is compared with what was typed goes
// through one of these. And how ids are written for people.

import type { CardId } from '../vocabulary/definition.ts';

/** Small letters without accents; ß and ł, which no accent makes, as they are typed where they are missing. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** As ids are written: case, accents and apostrophes do not matter, and one hyphen stands for whatever parts words. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Letters and digits alone: what parts words does not matter either. */
export const normalise = (text: string): string => withoutAccents(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Bruecke for Brücke: German as it is typed on a keyboard that has no umlauts. */
export const umlautsSpelledOut = (text: string): string =>
  text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

/** A card's name as the notation writes it. */
export const title = (id: CardId): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
