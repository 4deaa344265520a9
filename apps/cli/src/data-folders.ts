// What comes along with the command and is no code. In the repository each lies where it is made; the installed package
// has them together, beside its built code.

import { fileURLToPath } from 'node:url';

/** Sources run as they are in the repository only. */
const inRepository = import.meta.url.endsWith('.ts');

const folder = (there: string, here: string): string =>
  fileURLToPath(new URL(inRepository ? here : there, import.meta.url));

/** The rulings as data, and their scenarios. */
export const RULINGS_FOLDER = folder('../data/rulings', '../../../rulings');

/** The lessons and puzzles. */
export const LESSONS_FOLDER = folder('../data/lessons', '../../../lessons');

/** The known strategies. */
export const STRATEGIES_FOLDER = folder('../data/strategies', '../../../strategies');

/** The page, where `npm run build:page` puts it. */
export const PAGE_FOLDER = folder('../data/page', '../../web/dist');
