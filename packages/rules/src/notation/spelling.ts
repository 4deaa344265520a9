// How names are written, and how they may be.

import type { CardId } from '../vocabulary/definition.ts';

/** Spelling that does not matter: case, spaces, hyphens, apostrophes. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** A card's name as the notation writes it. */
export const title = (id: CardId): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
