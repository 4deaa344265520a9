// A round of training on many threads or machines.

export { TrainingCrew } from './training-crew.ts';
export type { RoundNetworks, TrainingResult, TrainingTask } from './training-task.ts';
export { doTraining, gatherResults, networksFrom } from './training-task.ts';
