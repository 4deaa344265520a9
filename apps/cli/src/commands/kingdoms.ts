// tenfold kingdoms [NAME]: the recommended kingdoms, or one of them; with --random, others by lot.

import type { Language } from '@tenfold/i18n';
import { LANGUAGES, findKingdom, isKingdomId, kingdomName } from '@tenfold/i18n';
import type { Kingdom } from '@tenfold/rules';
import { KingdomError, kingdoms, standardCards } from '@tenfold/rules';
import type { Command as CommandType } from 'commander';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { nameFor } from '../card-words.ts';
import { drawKingdoms, drawnInWords, fewerInWords, randomData } from '../kingdoms/random.ts';
import { whyNoneFits } from '../kingdoms/wishes.ts';
import { byCost, kingdomTable, setsInWords, setsOf } from '../kingdoms/kingdom-list.ts';
import type { RandomOptions } from '../kingdoms/wish-options.ts';
import { givenOptions, randomOptions } from '../kingdoms/wish-options.ts';
import { flow } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, lookOf, strong } from '../look.ts';
import { quoted } from '../play/record-file.ts';
import { UsageError } from '../usage-error.ts';
import { wordsIn } from '../words/index.ts';
import type { TerminalWords } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface KingdomsOptions extends WithLanguage, RandomOptions {
  readonly json?: boolean;
}

const NOTHING_FITS_CODE = 1;

const EXAMPLES = [
  'tenfold kingdoms',
  'tenfold kingdoms big money',
  'tenfold kingdoms "Győzelmi tánc" --lang hu',
  'tenfold kingdoms --json',
  'tenfold kingdoms --random',
  'tenfold kingdoms --random --sets base,intrigue --village --buy --trasher',
  'tenfold kingdoms --random --from base=5,intrigue=5 --attacks 1-2 --reaction-if-attacks',
  'tenfold kingdoms --random --must "witch, Burggraben" --ban saboteur --no-possession',
  'tenfold kingdoms --random --different-costs 6 --count 3 --seed 42 --json',
];

export function kingdomsCommand(words: TerminalWords): Command {
  const { json, kingdoms: help } = words.commandHelp;
  const command = new Command('kingdoms')
    .description(help.description)
    .argument('[name...]', help.name)
    .option('--json', json)
    .addOption(languageOption(words));
  for (const option of randomOptions(words)) command.addOption(option);
  return command
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action((typed: string[], options: KingdomsOptions, given: CommandType) => {
      const look = lookOf(process.stdout, options.lang, standardCards);
      const name = typed.join(' ');
      checkTogether(name, options, given, words);
      if (options.random === true) process.exitCode = showRandom(options, given, look);
      else
        console.log((name === '' ? listOrData(options, look) : oneKingdom(name, options, look)).join('\n'));
    });
}

function checkTogether(
  name: string,
  { random }: KingdomsOptions,
  command: CommandType,
  { wishes }: TerminalWords,
): void {
  if (random === true && name !== '') throw new UsageError(wishes.notWithName(name));
  const [wish] = random === true ? [] : givenOptions(command);
  if (wish !== undefined) throw new UsageError(wishes.needsRandom(wish.flag));
}

function showRandom(options: KingdomsOptions, command: CommandType, look: Look): number {
  const { count = 1, json } = options;
  const words = wordsIn(options.lang);
  try {
    const drawn = drawKingdoms(options, words);
    const data = drawn.kingdoms.map(randomData);
    if (json === true) console.log(inJson(options.count === undefined ? (data[0] ?? {}) : data));
    else console.log(drawnInWords(drawn, wishesOf(command), look).join('\n'));
    if (data.length < count) console.error(`tenfold kingdoms: ${fewerInWords(data.length, options, words)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof KingdomError)) throw error;
    console.error(`tenfold kingdoms: ${whyNoneFits(error.details, options, words) ?? error.message}`);
    return NOTHING_FITS_CODE;
  }
}

const wishesOf = (command: CommandType): string[] =>
  givenOptions(command)
    .filter(({ flag }) => flag !== '--seed')
    .map(({ words }) => words);

function listOrData({ json, lang }: KingdomsOptions, look: Look): string[] {
  if (json === true) return [inJson(kingdoms.map((kingdom) => dataOf(kingdom, lang)))];
  return kingdoms.flatMap(({ id, cards }, index) => {
    const names = byCost(cards).map((card) => inCardColours(look, card, nameFor(card, look)));
    const pieces = names.map((name, place) => (place < names.length - 1 ? `${name},` : name));
    const title = `${strong(look, nameOfKingdom(id, look.language))} ${faint(look, `(${setsInWords(cards, wordsIn(lang))})`)}`;
    return [...(index === 0 ? [] : ['']), title, ...flow('  ', pieces, look.width, ' ')];
  });
}

function oneKingdom(name: string, { json, lang }: KingdomsOptions, look: Look): string[] {
  const words = wordsIn(lang);
  const found = findKingdom(name, lang);
  const kingdom = 'id' in found ? kingdoms.find(({ id }) => id === found.id) : undefined;
  if (kingdom === undefined) {
    throw new UsageError(words.noKingdom(name, 'nearest' in found ? words.didYouMean(found.nearest) : ''));
  }
  if (json === true) return [inJson(dataOf(kingdom, lang))];
  const title = nameOfKingdom(kingdom.id, lang);
  return [
    `${strong(look, title)} ${faint(look, `(${setsInWords(kingdom.cards, words)})`)}`,
    ...kingdomTable(kingdom.cards, look),
    '',
    words.toPlay(`tenfold play --kingdom ${quoted(title)}`),
  ];
}

const nameOfKingdom = (id: string, language: Language): string =>
  isKingdomId(id) ? kingdomName(id, language) : id;

function dataOf({ id, cards }: Kingdom, language: Language): object {
  return {
    id,
    name: nameOfKingdom(id, language),
    names: Object.fromEntries(LANGUAGES.map((one) => [one, nameOfKingdom(id, one)])),
    sets: setsOf(cards),
    cards,
  };
}

const inJson = (data: object): string => JSON.stringify(data, null, 2);
