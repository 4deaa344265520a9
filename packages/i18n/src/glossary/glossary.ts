// What things of the game are called in one language, and what its cards and bots say.

import type { CardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import type { Known, Printing } from '../cards/look-up.ts';
import { lookUp, textsOf } from '../cards/look-up.ts';
import type { CardText, CardTexts } from '../cards/types.ts';
import { isKingdomId, kingdomName, kingdomOtherNamesIn, kingdomSpellings } from '../kingdoms.ts';
import type { Language } from '../languages.ts';
import { planSentence } from '../plans/plan-sentence.ts';
import type { PlanSentences } from '../plans/types.ts';
import type { PhaseName, TypeName, ZoneName } from '../terms.ts';
import { phaseName, termsOf, typeName, zoneName } from '../terms.ts';

/** Home-made cards and kingdoms have no translation: their id serves in every language. */
export interface Glossary {
  readonly language: Language;
  readonly printing: Printing;
  readonly cardName: (id: CardId) => string;
  /** What the card does, a line for each of its uses; empty for a home-made card. */
  readonly cardText: (id: CardId) => string;
  /** What other printings in this language call the card. */
  readonly cardOtherNames: (id: CardId) => readonly string[];
  /** Everything that the card is found by in this language. */
  readonly cardSpellings: (id: CardId) => readonly string[];
  readonly kingdomName: (id: string) => string;
  /** Everything that the kingdom is found by in this language. */
  readonly kingdomSpellings: (id: string) => readonly string[];
  readonly typeName: (type: TypeName) => string;
  readonly phaseName: (phase: PhaseName) => string;
  readonly zoneName: (zone: ZoneName) => string;
  /** A text of ours in the terms of this printing. */
  readonly inTerms: (text: string) => string;
  /** What a bot with this plan says; undefined for a plan that has no sentence, as one of a newer bot may not. */
  readonly planSentence: (plan: string, cards: readonly CardId[]) => string | undefined;
}

export interface Words<Card extends CardText> {
  readonly language: Language;
  readonly cards: CardTexts<Card>;
  readonly plans: PlanSentences;
  /** How plans join the names of cards. */
  readonly list: Intl.ListFormat;
  /** A card as plans name it. */
  readonly inPlan: (card: Known<Card>) => string;
}

export function newGlossary<Card extends CardText>(words: Words<Card>, printing: Printing): Glossary {
  const { language, cards, plans, list, inPlan } = words;
  const known = lookUp(cards, printing);
  const inTerms = termsOf(language, printing);
  return {
    language,
    printing,
    cardName: (id) => known(id).name,
    cardText: (id) => inTerms(textsOf(cards, id)?.text ?? ''),
    cardOtherNames: (id) => {
      const texts = textsOf(cards, id);
      if (texts === undefined) return [];
      return [texts.name, ...texts.otherNames].filter((name) => name !== known(id).name);
    },
    cardSpellings: (id) => {
      const texts = textsOf(cards, id);
      return texts === undefined
        ? [title(id)]
        : [texts.name, ...texts.otherNames, ...(texts.alsoTyped ?? [])];
    },
    kingdomName: (id) => {
      if (!isKingdomId(id)) return title(id);
      const other = printing === 'other' ? kingdomOtherNamesIn(id, language)[0] : undefined;
      return other ?? kingdomName(id, language);
    },
    kingdomSpellings: (id) =>
      isKingdomId(id) ? [kingdomName(id, language), ...kingdomSpellings(id, language)] : [title(id)],
    typeName: (type) => typeName(type, language, printing),
    phaseName: (phase) => phaseName(phase, language, printing),
    zoneName: (zone) => zoneName(zone, language, printing),
    inTerms,
    planSentence: (plan, ids) =>
      planSentence(
        plans,
        plan,
        ids.map((id) => inPlan(known(id))),
        list,
      ),
  };
}
