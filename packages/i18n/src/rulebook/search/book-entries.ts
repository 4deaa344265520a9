// Everything in the book that can be found in one language: its cards, its rulings, its sections, its words.

import type { CardDefinition } from '@tenfold/rules';
import { allCards, normalise, umlautsSpelledOut } from '@tenfold/rules';
import type { Glossary } from '../../glossary/glossary.ts';
import type { Language } from '../../languages.ts';
import type { BookRulings } from '../book-rulings.ts';
import type { BookText } from '../book-text.ts';
import { CHAPTERS } from '../chapters.ts';
import { plainMarks } from '../marks.ts';
import { sectionText } from '../section-text.ts';
import type { IndexedEntry } from './search-index.ts';
import { potionCosts, tokensOf } from './tokens.ts';

/** What a word says about an entry, by where it stands. */
const WEIGHTS = { name: 12, heading: 7, cost: 6, cardText: 4, text: 1 };
/** Enough to recognise a ruling by; the rest is on its page. */
const SHOWN_LETTERS = 130;

const COSTS: Readonly<Record<Language, { readonly costs: string; readonly potion: string }>> = {
  en: { costs: 'costs cost coins', potion: 'with and a Potion' },
  hu: { costs: 'kerül ára érme érmébe', potion: 'és Varázsital Varázsitalba Varázsitallal' },
  pl: { costs: 'kosztuje koszt Monet Monety', potion: 'i z Eliksir Eliksirem' },
  de: { costs: 'kostet Kosten Geld', potion: 'und mit einen einem Trank' },
};

/** All entries; `glossaries` are those of all languages, for a card is found by any of its names. */
export function bookEntries(
  language: Language,
  text: BookText,
  { rulings }: BookRulings,
  glossaries: readonly Glossary[],
): IndexedEntry[] {
  const own = glossaries.find((glossary) => glossary.language === language);
  if (own === undefined) throw new Error(`there are no names in ${language} to search for`);
  return [
    ...allCards.map((card) => cardEntry(card, own, glossaries)),
    ...sectionEntries(text),
    ...text.words.map(([word, meaning]) => {
      const plain = plainMarks(meaning);
      const fields = [
        [word, WEIGHTS.heading + 1],
        [plain, WEIGHTS.text],
      ] as const;
      return { kind: 'word' as const, id: word, title: word, text: plain, fields };
    }),
    ...rulings.map(({ id, statement, examples }) => ({
      kind: 'ruling' as const,
      id,
      title: id,
      text: shortened(statement),
      fields: [
        [withPotionCosts(statement), WEIGHTS.text],
        [examples.join(' '), WEIGHTS.text],
      ] as const,
    })),
  ];
}

function cardEntry(card: CardDefinition, own: Glossary, glossaries: readonly Glossary[]): IndexedEntry {
  const names = glossaries.flatMap((glossary) => glossary.cardSpellings(card.id));
  const { costs, potion } = COSTS[own.language];
  const { coins, potions } = card.cost;
  const types = card.types.map((type) => own.typeName(type)).join(' ');
  const text = own.cardText(card).replaceAll('\n', ' ');
  const english = glossaries.find(({ language }) => language === 'en');
  return {
    kind: 'card',
    id: card.id,
    title: own.cardName(card.id),
    text,
    fields: [
      [names.flatMap((name) => [name, umlautsSpelledOut(name), normalise(name)]).join(' '), WEIGHTS.name],
      [`${text} ${types}`, WEIGHTS.cardText],
      [`${costs} ${coins} ${potions > 0 ? `${coins}p ${potion}` : ''}`, WEIGHTS.cost],
      // Some know the English words better than their own.
      [english?.cardText(card) ?? '', WEIGHTS.text],
    ],
  };
}

function sectionEntries(text: BookText): IndexedEntry[] {
  return CHAPTERS.flatMap(({ id: chapter, sections }) =>
    sections.flatMap(({ id }) => {
      const section = sectionText(text, { chapter, section: id });
      if (section === undefined) return [];
      const plain = section.text.map(plainMarks).join(' ');
      return [
        {
          kind: 'section' as const,
          id: `${chapter}#${id}`,
          title: section.title,
          text: shortened(plain),
          fields: [
            [`${section.title} ${text.chapters[chapter].title}`, WEIGHTS.heading],
            [plain, WEIGHTS.text],
          ] as const,
        },
      ];
    }),
  );
}

/** Found by "4 with a Potion" as well as by "4". */
const withPotionCosts = (text: string): string => [text, ...potionCosts(tokensOf(text)).values()].join(' ');

function shortened(text: string): string {
  if (text.length <= SHOWN_LETTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN_LETTERS))} …`;
}
