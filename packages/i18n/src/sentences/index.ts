// A game in words: prompts, options, the log and refusals, in the reader's language.
//
//   const say = await loadSentences('hu');
//   promptSentence(say, prompt, { you: 0, names: ['Anna', 'Béla'] });

export { causedSentence, eventSentence } from './event.ts';
export { loadSentences } from './load.ts';
export { optionEffect, optionLabel } from './option.ts';
export { promptSentence } from './prompt.ts';
export { refusalSentence } from './refusal.ts';
export type {
  LogEvent,
  Printing,
  Question,
  QuestionOption,
  Reader,
  RefusalKey,
  Sentences,
} from './sentences.ts';
