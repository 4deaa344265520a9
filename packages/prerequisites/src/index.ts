// What the tests need of the machine and npm's lockfile does not bring: a browser, PostgreSQL, Python and other Nodes, wherever they are.

import { BROWSER } from './browser.ts';
import { thisMachine } from './machine.ts';
import { locateNodes } from './nodes.ts';
import { POSTGRES, locatePostgres } from './postgres.ts';
import { locate, missing } from './prerequisite.ts';
import { PYTHON } from './python.ts';

export { wantsFullTests } from './full-tests.ts';
export { aptGet } from './apt-get.ts';
export { BROWSER, HEADLESS_SHELL } from './browser.ts';
export { thisMachine } from './machine.ts';
export type { Machine } from './machine.ts';
export { POSTGRES, POSTGRES_CACHE, locatePostgres } from './postgres.ts';
export { locate, missing } from './prerequisite.ts';
export type { Prerequisite } from './prerequisite.ts';
export { PYTHON } from './python.ts';

/** The program of a browser. */
export const browserHere = (): string => locate(BROWSER, thisMachine()) ?? complain(missing(BROWSER));

/** The program that runs Python 3. */
export const pythonHere = (): string => locate(PYTHON, thisMachine()) ?? complain(missing(PYTHON));

/** Programs of Node, of whatever version. */
export const nodesHere = (): readonly string[] => locateNodes(thisMachine());

/** The folder of PostgreSQL's programs. */
export const postgresHere = (): string => locatePostgres(thisMachine()) ?? complain(missing(POSTGRES));

function complain(what: string): never {
  throw new Error(what);
}
