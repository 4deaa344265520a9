// tenfold cards [NAME]: all cards, or one of them.

import { LANGUAGES, cardName, cardText, findCard, isCardId } from '@tenfold/i18n';
import type { Language } from '@tenfold/i18n';
import type { BookRulings } from '@tenfold/i18n/rulebook';
import type { CardDefinition, CardId } from '@tenfold/rules';
import { MOST_PLAYERS, SETS, allCards, pileSizes, setOfCard, standardCards } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { cardSheet } from '../card-sheet.ts';
import { costInWords, nameFor, nameOf, typesInWords } from '../card-words.ts';
import { padEnd, padStart, widthOf } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, lookOf, strong } from '../look.ts';
import { readBook, rulingLines, rulingsAbout } from '../rulebook.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface CardsOptions extends WithLanguage {
  readonly json?: boolean;
}

const EXAMPLES = [
  'tenfold cards',
  'tenfold cards throne room',
  'tenfold cards Hexe --lang de',
  'tenfold cards --json',
];

export function cardsCommand(words: TerminalWords): Command {
  const { json, cards: help } = words.commandHelp;
  return new Command('cards')
    .description(help.description)
    .argument('[name...]', help.name)
    .option('--json', json)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: EXAMPLES }))
    .action(async (typed: string[], options: CardsOptions) => {
      const look = lookOf(process.stdout, options.lang, standardCards);
      const lines =
        typed.length === 0 ? listOrData(options, look) : await oneCard(typed.join(' '), options, look);
      console.log(lines.join('\n'));
    });
}

function listOrData({ json, lang }: CardsOptions, look: Look): string[] {
  return json === true ? [inJson(allCards.map((card) => dataOf(card, lang)))] : listOfCards(look);
}

function listOfCards(look: Look): string[] {
  const { sets } = wordsIn(look.language);
  const widest = Math.max(...allCards.map(({ id }) => widthOf(nameFor(id, look))));
  return SETS.flatMap((set) => {
    const cards = allCards.filter(({ id }) => setOfCard(id) === set);
    if (cards.length === 0) return [];
    const rows = cards.map(
      ({ id, cost, types }) =>
        `${padStart(costInWords(cost), 5)}  ${padEnd(inCardColours(look, id, nameFor(id, look)), widest)}  ` +
        faint(look, typesInWords(types, look.language)),
    );
    const gap = set === 'basic' ? [] : [''];
    return [...gap, strong(look, `${sets[set]} (${cards.length})`), ...rows];
  });
}

async function oneCard(name: string, { json, lang }: CardsOptions, look: Look): Promise<string[]> {
  const words = wordsIn(lang);
  const found = findCard(name, lang);
  if (!('id' in found)) {
    throw new UsageError(`${words.noCard(name, words.didYouMean(found.nearest))}; ${words.listsCards}`);
  }
  const card = allCards.find(({ id }) => id === found.id);
  if (card === undefined) throw new UsageError(`${found.id} has a name, but no rules yet`);
  if (json === true) return [inJson(dataOf(card, lang))];
  const names = LANGUAGES.map((language) => `${language} ${cardName(found.id, language)}`);
  return [
    ...cardSheet(card.id, look),
    '',
    ...facts(
      [
        [words.names, names.join(' · ')],
        [words.set, words.sets[setOfCard(card.id)]],
        [words.pile, pileInWords(pileByPlayers(card.id), words)],
      ],
      look,
    ),
    ...rulingsOf(card.id, (await readBook(lang)).settled, look),
  ];
}

/** Under their heading, if there are any. */
function rulingsOf(card: CardId, settled: BookRulings, look: Look): string[] {
  const rulings = rulingsAbout(card, settled);
  if (rulings.length === 0) return [];
  const heading = strong(look, `${wordsIn(look.language).rulebook.settled} (${rulings.length})`);
  return ['', heading, ...rulings.flatMap((ruling) => rulingLines(ruling, look))];
}

function facts(rows: readonly (readonly [what: string, fact: string])[], look: Look): string[] {
  const width = Math.max(...rows.map(([what]) => widthOf(what)));
  return rows.map(([what, fact]) => `  ${padEnd(faint(look, what), width)}   ${fact}`);
}

function pileByPlayers(id: CardId): Record<number, number> {
  const sizes: Record<number, number> = {};
  for (let players = 2; players <= MOST_PLAYERS; players++) {
    const kingdom = setOfCard(id) === 'basic' ? [] : [id];
    const setup = {
      players: Array.from({ length: players }, (_, seat) => `P${seat}`),
      kingdom,
      // The Potion pile is there only if a cost asks for it.
      further: ['alchemist'],
      seed: '',
      generator: 'fast' as const,
      study: true,
    };
    sizes[players] = pileSizes(setup)[id] ?? 0;
  }
  return sizes;
}

/** "8 cards with 2 players, 12 with 3 to 6", or one number if it is always the same. */
function pileInWords(sizes: Readonly<Record<number, number>>, words: TerminalWords): string {
  const spans: { size: number; from: number; to: number }[] = [];
  for (const [players, size] of Object.entries(sizes)) {
    const last = spans.at(-1);
    if (last?.size === size) last.to = Number(players);
    else spans.push({ size, from: Number(players), to: Number(players) });
  }
  const [only] = spans;
  if (only !== undefined && spans.length === 1) return words.pileOf(only.size);
  return spans.map(({ size, from, to }, index) => words.pileWith(size, from, to, index === 0)).join(', ');
}

function dataOf({ id, cost, types }: CardDefinition, language: Language): object {
  const known = isCardId(id) ? id : undefined;
  return {
    id,
    name: nameOf(id, language),
    set: setOfCard(id),
    types,
    cost,
    names: Object.fromEntries(LANGUAGES.map((one) => [one, nameOf(id, one)])),
    text: known === undefined ? '' : cardText(known, language),
    pile: pileByPlayers(id),
  };
}

const inJson = (data: object): string => JSON.stringify(data, null, 2);
