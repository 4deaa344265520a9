// What is asked, as a sentence.

import type { InsightWords } from '@tenfold/i18n/insight';
import type { Question as Asked, Reader, Sentences } from '@tenfold/i18n/sentences';
import { promptSentence } from '@tenfold/i18n/sentences';
import type { View } from '@tenfold/rules';
import { wordsIn } from '../words/index.ts';
import type { Question } from './question.ts';

/** By whom and for whom the words are said. */
export interface Voice extends Reader {
  readonly say: Sentences;
  readonly insight: InsightWords;
}

/** Verbs by which several cards are picked one at a time. */
const PICKING: readonly string[] = ['discard', 'trash', 'topdeck'];

/** The question as sentences take it; `view` says how many cards have been picked for it. */
export function asked({ decision, choices }: Question, view: View): Asked {
  const { player, about, verb, card, least, most } = decision;
  const picked = card !== null && PICKING.includes(verb) ? (view.players[player]?.picked?.length ?? 0) : 0;
  return { player, about, verb, card, least, most, options: choices, picked };
}

export function questionWords(question: Question, view: View, voice: Voice): string {
  const { card, verb } = question.decision;
  const asking = card === null ? '' : `${voice.say.cardName(card)}: `;
  const any = verb === 'name' ? ` (${wordsIn(voice.say.language).anyCardMayBeTyped})` : '';
  return `${asking}${promptSentence(voice.say, asked(question, view), voice)}${any}`;
}
