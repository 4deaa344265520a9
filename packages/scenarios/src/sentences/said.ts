// A sentence with what it is made of, so that it can be said in other languages.

import type { WrittenPart, RefusalFacts } from './en.ts';
import { en } from './en.ts';

/** All sentences in one language. */
export type ScenarioSentences = {
  readonly [Code in keyof typeof en]: (...words: Parameters<(typeof en)[Code]>) => string;
};
/** The name of a sentence. */
export type SentenceCode = keyof ScenarioSentences;

/** What a sentence is made of; one of them may be a sentence in itself. */
export type SentenceWord = string | number | readonly string[] | RefusalFacts | SaidOfScenario;

/** A sentence, whatever the language. */
export interface SaidOfScenario {
  readonly code: SentenceCode;
  readonly words: readonly SentenceWord[];
}

/** In place of a text, a sentence that will be said in its language. */
type Given<Word> = Word extends string ? (Word extends WrittenPart ? Word : Word | SaidOfScenario) : Word;
type GivenAll<Words extends readonly unknown[]> = { [At in keyof Words]: Given<Words[At]> };
type WordsOf<Code extends SentenceCode> = GivenAll<Parameters<ScenarioSentences[Code]>>;

export const said = <Code extends SentenceCode>(code: Code, ...words: WordsOf<Code>): SaidOfScenario => ({
  code,
  words,
});

const isSaid = (word: SentenceWord): word is SaidOfScenario =>
  typeof word === 'object' && 'code' in word && 'words' in word;

/** The sentence in a language. */
export function sayIn(language: ScenarioSentences, { code, words }: SaidOfScenario): string {
  // The words have been checked against the code where the sentence was made.
  const say = language[code] as (...given: readonly unknown[]) => string;
  return say(...words.map((word) => (isSaid(word) ? sayIn(language, word) : word)));
}

/** What is typed stays as it is. */
export const inEnglish = (one: string | SaidOfScenario): string =>
  typeof one === 'string' ? one : sayIn(en, one);
