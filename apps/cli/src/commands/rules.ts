// tenfold rules [TOPIC|ID|WORDS]: a chapter or a section of the rulebook, what is settled about a card, one ruling by its id,
// whatever has these words in it, or all rulings.

import type { Language } from '@tenfold/i18n';
import { findCard } from '@tenfold/i18n';
import type { BookPlace } from '@tenfold/i18n/rulebook';
import { CHAPTERS, hasWords, rulingsIn, search, sectionText } from '@tenfold/i18n/rulebook';
import { fold, nearestNames, standardCards } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { helpAfter } from '../help-text.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, lookOf } from '../look.ts';
import type { TerminalBook } from '../rulebook.ts';
import { indexOf, readBook, rulingLines, rulingsAbout, toldLines, wholeRuling } from '../rulebook.ts';
import { UsageError } from '../usage-error.ts';
import { wordsIn } from '../words/index.ts';
import type { TerminalWords } from '../words/index.ts';

const EXAMPLES = [
  'tenfold rules throne room',
  'tenfold rules Hexe --lang de',
  'tenfold rules costs',
  'tenfold rules INT-TRIBUTE-03',
  'tenfold rules ALC-POSSESSION',
  'tenfold rules shuffle empty deck',
  'tenfold rules | grep -i shuffle',
];
const MOST_FOUND = 12;
const ID = /^(?:INT|ALC|BASE)-[A-Z-]+\d+$/i;

export function rulesCommand(words: TerminalWords): Command {
  const { rules: help } = words.commandHelp;
  return new Command('rules')
    .description(help.description)
    .argument('[topic, id or words...]', help.name)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: EXAMPLES, end: help.notes }))
    .action(async (typed: string[], { lang }: WithLanguage) => {
      const look = lookOf(process.stdout, lang, standardCards);
      const whole = typed.join(' ');
      const id = ID.test(whole) ? whole.toUpperCase() : null;
      const lines = await wanted(whole, await readBook(lang, id), lang, look);
      console.log(lines.join('\n'));
    });
}

async function wanted(typed: string, book: TerminalBook, lang: Language, look: Look): Promise<string[]> {
  const { rulings } = book.settled;
  if (typed === '') return rulings.flatMap((ruling) => rulingLines(ruling, look));
  const start = typed.toUpperCase();
  const one = rulings.find(({ id }) => id === start);
  if (one !== undefined) return wholeRuling(one, book, look);
  const begun = rulings.filter(({ id }) => id.startsWith(`${start}-`));
  if (begun.length > 0) return begun.flatMap((ruling) => rulingLines(ruling, look));
  const found = findCard(typed, lang);
  if ('id' in found)
    return rulingsAbout(found.id, book.settled).flatMap((ruling) => rulingLines(ruling, look));
  const places = placesCalled(typed, book);
  if (places.length > 0) return places.flatMap((place) => placeLines(place, book, look));
  const index = await indexOf(book, lang);
  if (hasWords(index, typed)) {
    return search(index, typed, MOST_FOUND).flatMap(({ kind, id, title, text }) => [
      kind === 'ruling' ? faint(look, id) : title,
      ...wrap(text, look.width, '  '),
    ]);
  }
  const words = wordsIn(lang);
  const nearIds = nearestNames(
    start,
    rulings.map(({ id }) => id),
  );
  const near = words.didYouMean(nearIds.length > 0 ? nearIds : found.nearest);
  throw new UsageError(`${words.noRuling(typed, near)}; ${words.listsRulings}`);
}

/** All sections of a chapter that is called so, or the sections that are; by the id or by the title. */
function placesCalled(typed: string, { text }: TerminalBook): BookPlace[] {
  const name = fold(typed);
  return CHAPTERS.flatMap(({ id: chapter, sections }) => {
    const isWhole = chapter === name || fold(text.chapters[chapter].title) === name;
    return sections
      .map(({ id }) => ({ chapter, section: id }))
      .filter((place) => {
        const told = sectionText(text, place);
        return isWhole || (told !== undefined && (place.section === name || fold(told.title) === name));
      });
  });
}

function placeLines(place: BookPlace, { text, settled }: TerminalBook, look: Look): string[] {
  const told = sectionText(text, place);
  return [
    ...(told === undefined ? [] : toldLines(told.title, told.text, look)),
    ...rulingsIn(place, settled.rulings).flatMap((ruling) => rulingLines(ruling, look)),
    '',
  ];
}
