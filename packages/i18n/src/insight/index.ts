// What @tenfold/insight finds out, in words: why something cannot be chosen, what is counted, what happened meanwhile.
//
//   const words = await loadInsightWords('hu');
//   const why = whyNot(view, question, { kind: 'pile', card: 'gold' });
//   if (why !== null) show(whySentence(words, why, cardName), whyRules(words, why, cardName));

export { endingSentence } from './ending-sentence.ts';
export type { CardName, InsightWords, ToldWords, WhyWords } from './insight-words.ts';
export { loadInsightWords, loadToldWords, loadWhyWords } from './load.ts';
export { purchaseSentence, turningSentence, winningSentence } from './story-sentence.ts';
export { whyRules, whySentence } from './why-sentence.ts';
export type { RuleText } from './why-sentence.ts';
