// Work on many machines, for those who give it and those who do it.

export { simulateOn } from './simulate-on.ts';
export type { SharedSimulation } from './simulate-on.ts';
export { trainOn } from './train-on.ts';
export type { SharedTraining } from './train-on.ts';
export { startWorker } from './worker-process.ts';
export type { RunningWorker } from './worker-process.ts';
