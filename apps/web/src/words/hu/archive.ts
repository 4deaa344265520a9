import type { archive as English } from '../en/archive.ts';

export const archive: typeof English = {};
