// What is asked, as a sentence.

import type { InsightWords } from '@tenfold/i18n/insight';
import type { Question as Asked, Reader, Sentences } from '@tenfold/i18n/sentences';
import { promptSentence } from '@tenfold/i18n/sentences';
import { wordsIn } from '../words/index.ts';
import type { OfferedQuestion } from './question.ts';

/** By whom and for whom the words are said. */
export interface Voice extends Reader {
  readonly say: Sentences;
  readonly insight: InsightWords;
}

/** The question as sentences take it. */
export const asked = ({ decision, choices }: OfferedQuestion): Asked => ({ ...decision, options: choices });

export function questionWords(question: OfferedQuestion, voice: Voice): string {
  const { card, verb } = question.decision;
  const asking = card === null ? '' : `${voice.say.cardName(card)}: `;
  const any = verb === 'name' ? ` (${wordsIn(voice.say.language).anyCardMayBeTyped})` : '';
  return `${asking}${promptSentence(voice.say, asked(question), voice)}${any}`;
}
