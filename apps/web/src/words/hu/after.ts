import type { after as English } from '../en/after.ts';

export const after: typeof English = {};
