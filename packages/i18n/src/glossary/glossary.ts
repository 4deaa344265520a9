// What things of the game are called in one language, and what its cards and bots say.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import { plainText, signInWords } from '../card-texts/plain-text.ts';
import type { PrintedText } from '../card-texts/printed-text.ts';
import { printedText } from '../card-texts/printed-text.ts';
import type { CardTexts, Line, Sign } from '../card-texts/text.ts';
import type { Known, OwnNames, Printing } from '../cards/look-up.ts';
import { lookUp, entryOf } from '../cards/look-up.ts';
import type { CardName, CardNames } from '../cards/types.ts';
import { isKingdomId, kingdomName, kingdomOtherNamesIn, kingdomSpellings } from '../kingdoms.ts';
import type { Language } from '../languages.ts';
import type { PlanSentences } from '../plans/en.ts';
import { planSentence } from '../plans/plan-sentence.ts';
import type { PhaseName, TypeName, ZoneName } from '../terms.ts';
import { phaseName, termsOf, typeName, zoneName } from '../terms.ts';

/** Home-made cards are called as their makers say, else by their id; so are home-made kingdoms. */
export interface Glossary {
  readonly language: Language;
  readonly printing: Printing;
  readonly cardName: (id: CardId) => string;
  /** What the card says, as it is printed; of a home-made card what its definition says by itself. */
  readonly printedText: (card: CardDefinition) => PrintedText;
  /** The same in words alone, a line for each of its uses. */
  readonly cardText: (card: CardDefinition) => string;
  /** What is read aloud for a sign in a text. */
  readonly signInWords: (sign: Sign) => string;
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

export interface GlossaryWords<Card extends CardName> {
  readonly language: Language;
  readonly cards: CardNames<Card>;
  readonly texts: CardTexts;
  readonly plans: PlanSentences;
  /** How plans join the names of cards. */
  readonly list: Intl.ListFormat;
  /** A card as plans name it. */
  readonly inPlan: (card: Known<Card>) => string;
}

export function newGlossary<Card extends CardName>(
  words: GlossaryWords<Card>,
  printing: Printing,
  names: OwnNames = {},
): Glossary {
  const { language, cards, plans, list, inPlan } = words;
  const known = lookUp(cards, printing, names);
  const inTerms = termsOf(language, printing);
  const lineInTerms = (line: Line): Line =>
    line.map((piece) => (typeof piece === 'string' ? inTerms(piece) : piece));
  const printed = (card: CardDefinition): PrintedText => {
    const text = printedText(card, entryOf(words.texts, card.id));
    return {
      ...text,
      short: lineInTerms(text.short),
      now: text.now.map(lineInTerms),
      later: text.later.map(lineInTerms),
    };
  };
  return {
    language,
    printing,
    cardName: (id) => known(id).name,
    printedText: printed,
    cardText: (card) => plainText(printed(card), language),
    signInWords: (sign) => signInWords(sign, language),
    cardOtherNames: (id) => {
      const texts = entryOf(cards, id);
      if (texts === undefined) return [];
      return [texts.name, ...texts.otherNames].filter((name) => name !== known(id).name);
    },
    cardSpellings: (id) => {
      const texts = entryOf(cards, id);
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
