// A thread of a simulation. Started by simulate.ts. To read and compile the sources takes half a second; what came of it
// is kept from run to run, so that a second thread is worth starting for short simulations too.

import * as modules from 'node:module';

// Node 20 keeps nothing.
const cache: Partial<Pick<typeof modules, 'enableCompileCache' | 'flushCompileCache'>> = modules;
cache.enableCompileCache?.();
await import('./worker.ts');
cache.flushCompileCache?.();
