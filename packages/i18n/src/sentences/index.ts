// A game in words: prompts, options, the log and refusals, in the reader's language.
//
//   const say = await loadSentences('hu');
//   promptSentence(say, prompt, { you: 0, names: ['Anna', 'Béla'] });

export type { Printing } from '../cards/look-up.ts';
export { causedSentence, eventSentence } from './event.ts';
export { loadSentences } from './load.ts';
export type { Log, LogLine, LogUpdate } from './log.ts';
export { newLog } from './log.ts';
export { optionEffect, optionLabel } from './option.ts';
export { phraseSentence } from './phrase.ts';
export type { PhraseWords } from './phrases/phrase-words.ts';
export { promptSentence } from './prompt.ts';
export { refusalSentence } from './refusal.ts';
export type { LogEvent, Question, QuestionOption, Reader, RefusalKey, Sentences } from './sentences.ts';
