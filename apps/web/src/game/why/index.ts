// "Why can't I?", for the game page.
//
//   const why = whyNot(view, prompt, { kind: 'pile', card: 'gold' });
//   if (why !== null) show(whySentence(words, why, cardName), whyRules(words, why, cardName));

export type { Why } from './reasons.ts';
export { whyRules, whySentence } from './say.ts';
export type { Thing } from './things.ts';
export { whyNot } from './why-not.ts';
