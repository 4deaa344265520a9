// What is written from the definitions of our own cards says what people have written: both stand side by side in
// docs/card-texts.md, for whoever reads them as an editor, and here is what can be compared without reading.

import type { CardDefinition, StandardCardId } from '@tenfold/rules';
import { BOXES, allCards, setOfCard } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { cards as de } from '../src/cards/de.ts';
import { cards as en } from '../src/cards/en.ts';
import { cards as hu } from '../src/cards/hu.ts';
import { cards as pl } from '../src/cards/pl.ts';
import { texts as deTexts } from '../src/card-texts/de.ts';
import { texts as enTexts } from '../src/card-texts/en.ts';
import { texts as huTexts } from '../src/card-texts/hu.ts';
import { texts as plTexts } from '../src/card-texts/pl.ts';
import { plainText } from '../src/card-texts/plain-text.ts';
import type { PrintedText } from '../src/card-texts/printed-text.ts';
import { printedText } from '../src/card-texts/printed-text.ts';
import { loadCardWriter } from '../src/card-writer/index.ts';
import type { Language } from '../src/index.ts';
import { CARD_IDS, LANGUAGES, cardName, writeCardText } from '../src/index.ts';

/** What the documents hold: the cards of the boxes, and the guests. */
const DOCUMENTED: readonly string[] = ['basic', ...BOXES, 'guests'];
const isDocumented = (id: StandardCardId): boolean => DOCUMENTED.includes(setOfCard(id));

const TEXTS = { en: enTexts, hu: huTexts, pl: plTexts, de: deTexts };

function definitionOf(id: StandardCardId): CardDefinition {
  const definition = allCards.find((card) => card.id === id);
  if (definition === undefined) throw new Error(`no card ${id}`);
  return definition;
}
const written = (id: StandardCardId, language: Language): PrintedText =>
  printedText(definitionOf(id), TEXTS[language][id]);
const generated = (id: StandardCardId, language: Language): PrintedText =>
  writeCardText(definitionOf(id), language);

/** All forms of a name that a text may have it in. */
const formsOf = (id: StandardCardId, language: Language): readonly string[] => {
  switch (language) {
    case 'en':
      return [en[id].name, en[id].plural];
    case 'hu':
      return [
        hu[id].name,
        hu[id].accusative,
        { copper: 'Rezek', potion: 'Varázsital' }[id as string] ?? hu[id].name,
      ];
    case 'pl':
      return [pl[id].name, pl[id].accusative, pl[id].few, pl[id].many];
    case 'de':
      return [de[id].name, de[id].accusative.replace(/^einen? |^eine /, ''), de[id].plural];
  }
};

/** Names of basic cards are no other word of the texts; "Potion" is a sign besides. */
const NAMED: readonly StandardCardId[] = [
  'copper',
  'silver',
  'gold',
  'estate',
  'duchy',
  'curse',
  'transmute',
  'golem',
];
const namesIn = (text: string, language: Language): StandardCardId[] =>
  NAMED.filter((id) => formsOf(id, language).some((form) => text.includes(form)));

/** Every number that a text has, in figures. A 1 may be an article in the other text. */
const numbersIn = (text: string): Set<string> =>
  new Set(text.match(/\d+/g)?.filter((number) => number !== '1'));

describe('home-made texts', () => {
  const card = (play: CardDefinition['play']): CardDefinition => ({
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 4, potions: 0 },
    play: play ?? [],
  });

  it('have a capital after a colon in German, and none after a semicolon', () => {
    const definition = card([
      {
        do: 'choose',
        n: 2,
        optional: false,
        asked: 'you',
        modes: [
          { name: 'cards', steps: [{ do: 'plusCards', n: 2 }] },
          { name: 'silver', steps: [{ do: 'gain', card: 'silver', to: 'hand' }] },
          { name: 'curse', steps: [{ do: 'gain', card: 'curse', to: 'discard' }] },
        ],
      },
    ]);
    expect(plainText(writeCardText(definition, 'de'), 'de')).toBe(
      'Wähle zwei verschiedene: +2 Karten; nimm ein Silber auf die Hand; nimm einen Fluch.',
    );
  });

  it('turn the sentence round in German where the card stays in play', () => {
    expect(plainText(writeCardText(definitionOf('outpost'), 'de'), 'de')).toContain(
      'Wenn du es tust, bleibt diese Karte',
    );
  });
});

/** What becomes of cards: the stems of the verbs that tell it, one list for each thing told. */
const STEMS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\btrash/i, /\bgain/i, /\bdiscard(?!ed? (?:pile|this)| this)/i],
  hu: [/szemétre/i, /(?<!\p{L})(?:meg)?kap/iu, /(?:eldob|dob\p{L}* el)/iu],
  pl: [/wyrzu[cć]/i, /pozysk/i, /odrzu[cć](?!asz)/i],
  de: [/entsorg/i, /\b(?:nimm|nehm)/i],
};
const orderOf = (text: string, language: Language): number[] =>
  STEMS[language]
    .map((stem, index) => ({ index, at: text.search(stem) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ index }) => index);

describe.each(LANGUAGES)('texts written from definitions in %s', (language) => {
  it.each(CARD_IDS)('%s has the bonuses, the other uses and the points of our text', (id) => {
    const [ours, its] = [written(id, language), generated(id, language)];
    expect(its.bonuses).toEqual(ours.bonuses);
    expect(its.later).toHaveLength(ours.later.length);
    expect(its.now.length > 0).toBe(ours.now.length > 0);
    expect(its.shortIsLater).toBe(ours.shortIsLater);
  });

  it.each(CARD_IDS)('%s speaks of the same numbers and cards, in the same order', (id) => {
    const ours = plainText(written(id, language), language);
    const its = plainText(generated(id, language), language);
    expect(numbersIn(its)).toEqual(numbersIn(ours));
    expect(namesIn(its, language)).toEqual(namesIn(ours, language));
    expect(orderOf(its, language)).toEqual(orderOf(ours, language));
  });

  it('stand beside ours in docs/card-texts', async () => {
    const rows = CARD_IDS.filter(isDocumented)
      .map((id) =>
        [
          cardName(id, language),
          plainText(written(id, language), language),
          plainText(generated(id, language), language),
        ].map((cell) => cell.replaceAll('\n', '<br>')),
      )
      .map((cells) => `| ${cells.join(' | ')} |`);
    const page = [
      `# Card texts: ${language}`,
      '',
      'Each card as we have written it, and as its text is written from its definition. A test holds both together.',
      '',
      '| card | written | from the definition |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot(`../../../docs/card-texts/${language}.md`);
  });

  it('are the same when one language is fetched by itself', async () => {
    const write = await loadCardWriter(language);
    for (const card of allCards) expect(write(card)).toEqual(writeCardText(card, language));
  });
});
