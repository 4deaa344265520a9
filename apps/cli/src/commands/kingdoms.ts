// tenfold kingdoms [NAME]: the recommended kingdoms, or one of them.

import type { Language } from '@tenfold/i18n';
import { LANGUAGES, findKingdom, isKingdomId, kingdomName } from '@tenfold/i18n';
import type { CardId, Kingdom } from '@tenfold/rules';
import { SETS, allCards, kingdoms, setOfCard, standardCards } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { costInWords, nameOf, typesInWords } from '../card-words.ts';
import { flow, padEnd, padStart, widthOf } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, lookOf, strong } from '../look.ts';
import { quoted } from '../play/record-file.ts';
import { suggestion } from '../play/setup.ts';
import { UsageError } from '../usage-error.ts';

interface KingdomsOptions extends WithLanguage {
  readonly json?: boolean;
}

export const kingdomsCommand = new Command('kingdoms')
  .description('list the recommended kingdoms, or show one of them')
  .argument('[name...]', 'a kingdom, by its name in any of the languages')
  .option('--json', 'print data for other programs')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Examples:
  tenfold kingdoms
  tenfold kingdoms big money
  tenfold kingdoms "Győzelmi tánc" --lang hu
  tenfold kingdoms --json`,
  )
  .action((words: string[], options: KingdomsOptions) => {
    const look = lookOf(process.stdout, options.lang, standardCards);
    const name = words.join(' ');
    const lines = name === '' ? listOrData(options, look) : oneKingdom(name, options, look);
    console.log(lines.join('\n'));
  });

function listOrData({ json, lang }: KingdomsOptions, look: Look): string[] {
  if (json === true) return [inJson(kingdoms.map((kingdom) => dataOf(kingdom, lang)))];
  return kingdoms.flatMap(({ id, cards }, index) => {
    const names = sorted(cards).map((card) => inCardColours(look, card, nameOf(card, look.language)));
    const pieces = names.map((name, place) => (place < names.length - 1 ? `${name},` : name));
    const title = `${strong(look, nameOfKingdom(id, look.language))} ${faint(look, `(${setsOf(cards)})`)}`;
    return [...(index === 0 ? [] : ['']), title, ...flow('  ', pieces, look.width, ' ')];
  });
}

function oneKingdom(name: string, { json, lang }: KingdomsOptions, look: Look): string[] {
  const found = findKingdom(name);
  const kingdom = 'id' in found ? kingdoms.find(({ id }) => id === found.id) : undefined;
  if (kingdom === undefined) {
    const near = 'nearest' in found ? suggestion(found.nearest) : '';
    throw new UsageError(`there is no kingdom "${name}"${near}; \`tenfold kingdoms\` lists all`);
  }
  if (json === true) return [inJson(dataOf(kingdom, lang))];
  const cards = sorted(kingdom.cards);
  const widest = Math.max(...cards.map((card) => widthOf(nameOf(card, lang))));
  const title = nameOfKingdom(kingdom.id, lang);
  return [
    `${strong(look, title)} ${faint(look, `(${setsOf(cards)})`)}`,
    ...cards.map((card) => cardRow(card, widest, look)),
    '',
    `To play it: tenfold play --kingdom ${quoted(title)}`,
  ];
}

function cardRow(id: CardId, widest: number, look: Look): string {
  const card = allCards.find((one) => one.id === id);
  if (card === undefined) return id;
  const name = padEnd(inCardColours(look, id, nameOf(id, look.language)), widest);
  return `${padStart(costInWords(card.cost), 5)}  ${name}  ${faint(look, typesInWords(card.types, look.language))}`;
}

/** By cost, as the piles are laid out. */
function sorted(cards: readonly CardId[]): CardId[] {
  const cost = (id: CardId): number => {
    const { coins, potions } = allCards.find((card) => card.id === id)?.cost ?? { coins: 0, potions: 0 };
    return coins + potions / 2;
  };
  return cards.toSorted((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

function setsOf(cards: readonly CardId[]): string {
  const used = new Set(cards.map(setOfCard));
  return SETS.filter((set) => used.has(set))
    .map((set) => set.charAt(0).toUpperCase() + set.slice(1))
    .join(', ');
}

const nameOfKingdom = (id: string, language: Language): string =>
  isKingdomId(id) ? kingdomName(id, language) : id;

function dataOf({ id, cards }: Kingdom, language: Language): object {
  return {
    id,
    name: nameOfKingdom(id, language),
    names: Object.fromEntries(LANGUAGES.map((one) => [one, nameOfKingdom(id, one)])),
    sets: SETS.filter((set) => cards.some((card) => setOfCard(card) === set)),
    cards,
  };
}

const inJson = (data: object): string => JSON.stringify(data, null, 2);
