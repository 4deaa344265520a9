// What a card in the making still lacks: nothing, or a list of it, each with its place.

import { LANGUAGES } from '@tenfold/i18n/languages';
import type { Language } from '@tenfold/i18n/languages';
import { isCardName } from '@tenfold/protocol';
import type { CardReason, CardTrouble } from '@tenfold/rules';
import { CardError, checkCard } from '@tenfold/rules';
import type { CardDraft } from './draft.ts';
import { definitionOf } from './draft.ts';
import type { CardPhrase, Phrases } from './phrases.ts';
import { innerPhrases, stepsOfPhrase } from './phrases.ts';

/** The texts that a card can have. */
export const PARTS = ['play', 'onAttack', 'onDiscardFromPlay'] as const;
export type MissingPart = (typeof PARTS)[number];

/** A sentence, counted from 1; null where it is about the whole. */
interface Place {
  readonly part: MissingPart | null;
  readonly sentence: number | null;
}

export type Missing =
  | { readonly what: 'name' | 'type' | 'text' }
  | { readonly what: 'bad-name'; readonly language: Language }
  | ({ readonly what: 'empty' | CardReason } & Place);

export function missingIn(draft: CardDraft): readonly Missing[] {
  const missing: Missing[] = [];
  const named = LANGUAGES.filter((language) => draft.names[language] !== undefined);
  if (named.length === 0) missing.push({ what: 'name' });
  for (const language of named) {
    if (!isCardName(draft.names[language] ?? '')) missing.push({ what: 'bad-name', language });
  }
  if (draft.types.length === 0) return [...missing, { what: 'type' }];
  const { types } = draft;
  if (draft.play.length === 0 && (types.includes('Action') || types.includes('Treasure')))
    missing.push({ what: 'text' });
  for (const part of PARTS) {
    const phrases = phrasesIn(draft, part);
    if (phrases?.length === 0 && part !== 'play') missing.push({ what: 'empty', part, sentence: null });
    phrases?.forEach((phrase, at) => {
      if (isUnfinished(phrase)) missing.push({ what: 'empty', part, sentence: at + 1 });
    });
  }
  return [...missing, ...refusalsOf(draft)];
}

/** The sentences of a part; null where the card has none. */
function phrasesIn(draft: CardDraft, part: MissingPart): Phrases | null {
  switch (part) {
    case 'play':
      return draft.play;
    case 'onAttack':
      return draft.onAttack;
    case 'onDiscardFromPlay':
      return draft.onDiscardFromPlay?.phrases ?? null;
  }
}

/** A choice of nothing, players who do nothing, a condition without a consequence. */
function isUnfinished(phrase: CardPhrase): boolean {
  const inner = innerPhrases(phrase);
  if (inner.some((phrases) => phrases.some(isUnfinished))) return true;
  switch (phrase.kind) {
    case 'bonuses':
      return phrase.bonuses.length === 0;
    case 'if':
    case 'byType':
      return inner.every((phrases) => phrases.length === 0);
    case 'choose':
    case 'group':
      return inner.some((phrases) => phrases.length === 0);
    default:
      return false;
  }
}

function refusalsOf(draft: CardDraft): readonly Missing[] {
  try {
    checkCard(definitionOf(draft));
    return [];
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return error.troubles.map((trouble) => ({ what: trouble.reason, ...placeOf(draft, trouble) }));
  }
}

/** Which sentence the rules speak of. */
function placeOf(draft: CardDraft, { where }: CardTrouble): Place {
  const [, name, index] = /, (play|onAttack|onDiscardFromPlay)(?:, steps)?\[(\d+)\]/.exec(where) ?? [];
  const part = PARTS.find((one) => one === name) ?? null;
  if (part === null) return { part, sentence: null };
  let left = Number(index);
  const sentence = (phrasesIn(draft, part) ?? []).findIndex((phrase) => {
    left -= stepsOfPhrase(phrase).length;
    return left < 0;
  });
  return { part, sentence: sentence < 0 ? null : sentence + 1 };
}
