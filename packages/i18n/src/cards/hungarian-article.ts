// The Hungarian definite article before a card's name.

import type { Known } from './look-up.ts';
import type { HungarianCard } from './types.ts';

/** A name that has no forms shows it by its first sound. */
export const articleOf = ({ name, forms }: Known<HungarianCard>): 'a' | 'az' =>
  forms?.article ?? (/^[aáeéiíoóöőuúüű]/i.test(name) ? 'az' : 'a');
