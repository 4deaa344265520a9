// tenfold rules [CARD|ID]: what is settled about a card, one ruling by its id, or all of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tenfold/i18n';
import { findCard } from '@tenfold/i18n';
import type { Ruling } from '@tenfold/i18n/rulings';
import { rulingsOf } from '@tenfold/i18n/rulings';
import { nearestNames, standardCards } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { RULINGS_FOLDER } from '../data-folders.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, lookOf } from '../look.ts';
import { UsageError } from '../usage-error.ts';
import { wordsIn } from '../words/index.ts';
import type { TerminalWords } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

const EXAMPLES = [
  'tenfold rules throne room',
  'tenfold rules Hexe --lang de',
  'tenfold rules INT-TRIBUTE-03',
  'tenfold rules ALC-POSSESSION',
  'tenfold rules | grep -i shuffle',
];

export function rulesCommand(words: TerminalWords): Command {
  const { rules: help } = words.commandHelp;
  return new Command('rules')
    .description(help.description)
    .argument('[card or id...]', help.name)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: EXAMPLES, end: help.notes }))
    .action((typed: string[], { lang }: WithLanguage) => {
      const look = lookOf(process.stdout, lang, standardCards);
      const lines = translated(wanted(typed.join(' '), lang), lang).flatMap((ruling) =>
        inLines(ruling, look),
      );
      console.log(lines.join('\n'));
    });
}

/** Which are about a card is told by the English text, in whatever language they are then printed. */
function wanted(typed: string, lang: Language): readonly Ruling[] {
  const rulings = readData('rulings.json') as readonly Ruling[];
  if (typed === '') return rulings;
  const start = typed.toUpperCase();
  const byId = rulings.filter(({ id }) => id === start || id.startsWith(`${start}-`));
  if (byId.length > 0) return byId;
  const found = findCard(typed, lang);
  if ('id' in found) return rulingsOf(found.id, rulings);
  const words = wordsIn(lang);
  const nearIds = nearestNames(
    start,
    rulings.map(({ id }) => id),
  );
  const near = words.didYouMean(nearIds.length > 0 ? nearIds : found.nearest);
  throw new UsageError(`${words.noRuling(typed, near)}; ${words.listsRulings}`);
}

function translated(rulings: readonly Ruling[], lang: Language): readonly Ruling[] {
  if (lang === 'en') return rulings;
  const statements = readData(join('translations', `${lang}.json`)) as Readonly<Record<string, string>>;
  return rulings.map((ruling) => ({ ...ruling, statement: statements[ruling.id] ?? ruling.statement }));
}

const readData = (name: string): unknown => JSON.parse(readFileSync(join(RULINGS_FOLDER, name), 'utf8'));

/** On a line of its own the id can be found by machine and the text is easy to read. */
function inLines({ id, statement }: Ruling, look: Look): string[] {
  return [faint(look, id), ...wrap(statement, look.width, '  ')];
}
