// tenfold worth CARD: what a card is worth, by games of money, as the workshop measures it.

import { existsSync } from 'node:fs';
import { findCard } from '@tenfold/i18n';
import { cardTrouble } from '@tenfold/i18n/card-troubles';
import type { CardDefinition } from '@tenfold/rules';
import { CardError, RuleError, allCards, checkCard, setOfCard } from '@tenfold/rules';
import type { WorthVerdict } from '@tenfold/sim';
import {
  WORTH_ROUNDS,
  canBeWeighed,
  gamesIn,
  newWorthTally,
  shareOfAll,
  intervalOf,
  weighingRunner,
  worthReference,
  worthVerdict,
} from '@tenfold/sim';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, readText } from '../arguments.ts';
import { nameOf } from '../card-words.ts';
import { helpAfter } from '../help-text.ts';
import { ownCardIn } from '../own-card-files.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface WorthOptions extends WithLanguage {
  readonly json?: boolean;
  readonly seed: string;
}

const EXAMPLES = [
  'tenfold worth smithy',
  'tenfold worth old-mill.json',
  'tenfold worth old-mill.json --json',
];
/** That of the workshop: it says the same. */
const SEED = 'workshop';

export function worthCommand(words: TerminalWords): Command {
  const { json, worth: help } = words.commandHelp;
  return new Command('worth')
    .description(help.description)
    .argument('<card...>', help.card)
    .option('--seed <seed>', help.seed, SEED)
    .option('--json', json)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES }))
    .action((typed: string[], { json: asData, seed, lang }: WorthOptions) => {
      const said = wordsIn(lang);
      const card = cardFrom(typed.join(' '), said);
      const tally = canBeWeighed(card) ? weighingRunner(card, seed).play(1, WORTH_ROUNDS) : newWorthTally(0);
      const verdict = worthVerdict(card, tally, worthReference());
      const games = gamesIn(tally.rounds, tally.wonIn.length);
      const won = { share: shareOfAll(tally).share, ...intervalOf(shareOfAll(tally)) };
      if (asData === true) console.log(JSON.stringify({ card: card.id, games, verdict }, null, 2));
      else console.log(linesOf(verdict, games, won, said).join('\n'));
    });
}

/** A file, or the name of a known card. */
function cardFrom(typed: string, words: TerminalWords): CardDefinition {
  if (typed.endsWith('.json') || existsSync(typed)) return cardIn(typed, words);
  const found = findCard(typed, words.language);
  const card = 'id' in found ? allCards.find(({ id }) => id === found.id) : undefined;
  if (card !== undefined && setOfCard(card.id) !== 'basic') return card;
  if (card !== undefined) throw new UsageError(words.worth.basic(nameOf(card.id, words.language)));
  throw new UsageError(
    `${words.noCard(typed, words.didYouMean('nearest' in found ? found.nearest : []))}; ${words.listsCards}`,
  );
}

function cardIn(file: string, words: TerminalWords): CardDefinition {
  const text = readText(file, words);
  try {
    const data: unknown = JSON.parse(text);
    // As the workshop saves it, with names and picture; or the definition alone.
    if (typeof data === 'object' && data !== null && 'definition' in data)
      return ownCardIn(file, words).definition;
    const card = checkCard(data);
    // Known cards are asked for by name; a home-made one must not be taken for one of them.
    if (setOfCard(card.id) === 'own') return card;
    throw new UsageError(`${file}: ${words.worth.taken(card.id)}`);
  } catch (error) {
    if (error instanceof CardError) {
      const told = error.troubles.map(({ where, must, demand }) => {
        return `${where}: ${cardTrouble({ what: `must be ${must}`, demand }, words.language)}`;
      });
      throw new UsageError(`${file}: ${told.join('; ')}`);
    }
    if (error instanceof RuleError || error instanceof SyntaxError)
      throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function linesOf(
  verdict: WorthVerdict,
  games: number,
  won: { readonly share: number; readonly low: number; readonly high: number },
  words: TerminalWords,
): string[] {
  const { language, worth } = words;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (share: number): string => number.format(100 * share);
  const played = worth.won(
    percent(won.share),
    percent(won.low),
    percent(won.high),
    new Intl.NumberFormat(language).format(games),
  );
  if (verdict.kind === 'early') return [];
  if (verdict.kind === 'cannot-tell') {
    return [`${worth.cannotTell} ${worth.reasons[verdict.reason]}`, ...(games === 0 ? [] : [played])];
  }
  const { coins, low, high, moreThan, lessThan, standings, isBeyond, blindSpots } = verdict;
  const range = [number.format(Math.max(0, low)), number.format(high)] as const;
  const sentence = isBeyond ? worth.beyond(coins) : worth.price(coins, ...range);
  const beside = [
    ...(moreThan === null || isBeyond ? [] : [worth.moreThan(nameOf(moreThan, language))]),
    ...(lessThan === null ? [] : [worth.lessThan(nameOf(lessThan, language))]),
  ];
  const standing = worth.standing(
    standings.map(({ beaten, cards, price }, at) =>
      (at === 0 ? worth.standingOf : worth.standingMore)(beaten, cards, price),
    ),
  );
  return [
    `${[sentence, ...beside].join('; ')}.`,
    standing,
    played,
    ...blindSpots.map((spot) => worth.limits[spot]),
  ];
}
