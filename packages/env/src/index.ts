// A reinforcement-learning environment around the rules: fixed actions, observations as numbers, many games at once.

export type { ActionSpace } from './action-space.ts';
export { Batch, newBuffers, seeded } from './batch.ts';
export type { BatchOptions, Buffers, SetupSource } from './batch.ts';
export { EnvError } from './env-error.ts';
export { Environment } from './environment.ts';
export type { EnvironmentOptions } from './environment.ts';
export { layoutFor, layoutForAllCards } from './layout.ts';
export type { Layout } from './layout.ts';
export { MOST_PICKS } from './observation-space.ts';
export type { ObservationSpace } from './observation-space.ts';
export { RETURNS } from './returns.ts';
export type { Returns } from './returns.ts';
