// The learnt value, for those who train it, measure it, or ask it.

export type { Taking } from './option-judge.ts';
export { OptionJudge, winOfEnd, worthOfEnd } from './option-judge.ts';
export { Learner } from './learner.ts';
export type { TrainingExample } from './learner.ts';
export { ValueNetwork, WIN, WORTH } from './network.ts';
export { gamesOfValue, loadValue, loadedValue } from './shipped-value.ts';
export { packWeights, unpackWeights } from './packed-weights.ts';
export { bestTaking, commonSense, isTakeable, judgeFor, takingIn, valuePlayer } from './value-player.ts';
export { chanceAfter, winChance } from './win-chance.ts';
