// A cost as the book's texts write it: $3P.

import type { Cost } from '@tenfold/rules';

export const costText = ({ coins, potions }: Cost): string => `$${coins}${potions > 0 ? 'P' : ''}`;
