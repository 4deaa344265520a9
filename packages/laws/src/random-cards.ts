// Many random definitions, half of them broken: what is accepted is played under all laws, the rest must be refused in words.

import type { CardDefinition } from '@tenfold/rules';
import { RuleError, checkCard } from '@tenfold/rules';
import type { ChooserName } from './choosers.ts';
import { Dice } from './dice.ts';
import { playUnderLaws } from './play-under-laws.ts';
import { brokenCard, randomCard } from './random-card.ts';

/** What has become of the definitions so far. */
export interface CardTally {
  played: number;
  refused: number;
  /** Spoiled in a way that leaves a card: played like any other. */
  harmless: number;
}

export const newCardTally = (): CardTally => ({ played: 0, refused: 0, harmless: 0 });

const CHOOSERS: readonly ChooserName[] = ['anything', 'keen', 'longest', 'keen'];
const MOST_DECISIONS = 100_000;

/** The definition of this number: checked, and played if it is accepted. Throws what breaks a law, with the way to see it again. */
export function tryCard(number: number, tally: CardTally): void {
  const dice = new Dice(`card ${number}`);
  const isBroken = number % 2 === 1;
  const definition = isBroken ? brokenCard(dice, 'odd-card') : soundCard(dice);
  // As it comes from outside.
  const arrived: unknown = JSON.parse(JSON.stringify(definition));
  try {
    checkCard(arrived);
  } catch (error) {
    if (!isBroken || !(error instanceof RuleError) || error.message.length > MOST_LETTERS) throw error;
    tally.refused++;
    return;
  }
  if (isBroken) tally.harmless++;
  playUnderLaws({
    seed: `card ${number}`,
    ownCards: [checkCard(arrived)],
    chooser: dice.pick(CHOOSERS),
    players: 2 + dice.below(5),
    mostDecisions: MOST_DECISIONS,
  });
  tally.played++;
}

/** The first of some random cards that says nothing which a text may not say. */
export function soundCard(dice: Dice): CardDefinition {
  for (;;) {
    const card = randomCard(dice, 'odd-card');
    if (isAccepted(card)) return card;
  }
}

function isAccepted(card: unknown): boolean {
  try {
    checkCard(card);
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}

/** A refusal is a sentence, not what was sent. */
const MOST_LETTERS = 1500;
