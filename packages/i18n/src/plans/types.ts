// What bots mean to do, in their own voice. The keys are the plan ids of the bots.
//
// Each plan has its sentence by the number of cards that it is about: for none, for one, and so on; the last one serves
// for all numbers above. {cards} stands for all of the cards, {first} for the first of them, {rest} for the others.
// Names of cards are put in as they are, so a sentence must not need another case of them.

export type PlanSentence = readonly [string, ...string[]];
