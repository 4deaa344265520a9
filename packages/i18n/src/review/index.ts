// What a review finds out, in words: chances by turn, purchases that cost much and why, a bot that explains itself.
//
//   const words = await loadReviewWords('hu');
//   show(reasonSentence(words, { why: 'coins', more: 0.7 }, cardName));

export type { ReviewWords } from './languages/en.ts';
export { loadReviewWords } from './load.ts';
export { percent, reasonSentence, roughPercent } from './review-sentence.ts';
export type { ToldReason } from './review-sentence.ts';
