// The modes that cards offer, and what there is to know of each before the game begins.

import type { Step } from '@tenfold/rules';
import { bonus, isHarmless } from './card-effects.ts';

export type ChooseStep = Extract<Step, { do: 'choose' }>;

/** A choice that a card's texts offer, and the names of its options. */
export interface Choice {
  readonly step: ChooseStep;
  readonly names: readonly string[];
  /** By option: the modes that are carried out. */
  readonly picks: readonly (readonly ModeFacts[])[];
  /** The option that throws the hand away, if it does nothing else beside another mode; -1 if there is none. */
  readonly newHand: number;
  /** Whether one may go on playing with what it gives. */
  readonly givesActions: boolean;
  /** The top of a deck that was revealed stays or is discarded. */
  readonly isAboutTheTop: boolean;
}

export interface ModeFacts {
  /** What it gives in any case. */
  readonly cards: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** A coin for each Coin token instead. */
  readonly coinsPerToken: boolean;
  /** Whatever else it does. */
  readonly further: readonly Step[];
  /** Coins of that other mode which makes most of them. */
  readonly coinsInstead: number;
  readonly discardsHand: boolean;
  readonly befallsOthers: boolean;
  readonly isHarmless: boolean;
}

export const modesOf = ({ modes }: ChooseStep): ModeFacts[] =>
  modes.map((mode) => {
    const { steps } = mode;
    const others = modes.filter((other) => other !== mode);
    return {
      cards: bonus('plusCards', steps),
      actions: bonus('plusActions', steps),
      buys: bonus('plusBuys', steps),
      coins: bonus('plusCoins', steps),
      coinsPerToken: steps.some(
        (step) => step.do === 'plusCoins' && typeof step.n === 'object' && 'perToken' in step.n,
      ),
      further: steps.filter((step) => !PLAIN.has(step.do)),
      coinsInstead: Math.max(0, ...others.map((other) => bonus('plusCoins', other.steps))),
      discardsHand: steps.some((step) => step.do === 'discardHand'),
      befallsOthers: steps.some((step) => step.do === 'eachOtherPlayer'),
      isHarmless: isHarmless(steps),
    };
  });

export const isAboutTheTop = ({ modes }: ChooseStep): boolean =>
  (['discardTheRest', 'putTheRestOnDeck'] as const).every((kind) =>
    modes.some(({ steps }) => steps.some((step) => step.do === kind)),
  );

const PLAIN: ReadonlySet<Step['do']> = new Set(['plusCards', 'plusActions', 'plusBuys', 'plusCoins']);
