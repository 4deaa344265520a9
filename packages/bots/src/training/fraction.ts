import type { RandomState } from '@tenfold/rules';
import { randomBelow } from '@tenfold/rules';

const FINENESS = 1 << 24;

/** A number from 0 to below 1. */
export const randomFraction = (random: RandomState): number => randomBelow(random, FINENESS) / FINENESS;
