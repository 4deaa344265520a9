// tenfold review FILE: a finished game looked at again, as the page does it: chances by turn, and what cost most.

import type { Review, ReviewEffort, ReviewedPart, WeighedPurchase } from '@tenfold/bots';
import { GameReview, REVIEW_EFFORT, reviewOf, studyTable } from '@tenfold/bots';
import type { ReviewWords } from '@tenfold/i18n/review';
import { loadReviewWords, percent, reasonSentence } from '@tenfold/i18n/review';
import { endedInRecord } from '@tenfold/insight';
import type { GameRecord } from '@tenfold/rules';
import { cardSetOf } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, readText, wholeNumber } from '../arguments.ts';
import { nameOf } from '../card-words.ts';
import { helpAfter } from '../help-text.ts';
import { padEnd, padStart, widthOf, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, lookOf, strong } from '../look.ts';
import { loadRecord, replayRecord } from '../play/record-file.ts';
import { seatNamed } from '../play/setup.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface ReviewOptions extends WithLanguage {
  readonly seat?: string;
  readonly games: number;
  readonly json?: boolean;
}

const EXAMPLES = [
  'tenfold review game.record',
  'tenfold review game.record --seat Ann --lang de',
  'tenfold review game.record --json',
];

export function reviewCommand(words: TerminalWords): Command {
  const { json, review: help } = words.commandHelp;
  return new Command('review')
    .description(help.description)
    .argument('<file>', help.file)
    .option('--seat <name>', help.seat)
    .option('--games <number>', help.games, wholeNumber(words, 1), REVIEW_EFFORT.worlds)
    .option('--json', json)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(printReview);
}

async function printReview(file: string, { seat: wished, games, json, lang }: ReviewOptions): Promise<void> {
  const words = wordsIn(lang);
  const record = loadRecord(file, words);
  const { players } = record.setup;
  const seat = wished === undefined ? 0 : seatNamed(wished, players, words);
  const last = replayRecord(file, record, {}, words);
  // Whoever reviews a game that is still played would be helped in it.
  if (!last.over && endedInRecord(readText(file, words), players) === null) {
    throw new UsageError(words.notOverYet(file));
  }
  const said = await loadReviewWords(lang);
  const review = reviewed(record, seat, effortFor(games), said);
  if (json === true) {
    console.log(JSON.stringify({ players, seat: players[seat], ...review }, null, 2));
    return;
  }
  const look = lookOf(process.stdout, lang, cardSetOf(last));
  console.log(
    [
      ...chanceLines(review, players, said, look),
      '',
      ...costlyLines(review, players[seat] ?? '', said, look),
    ].join('\n'),
  );
}

/** So many imagined games a turn, and in proportion for everything else. */
function effortFor(games: number): ReviewEffort {
  const { searchGames, worlds, weighing } = REVIEW_EFFORT;
  const part = (whole: number): number => Math.max(1, Math.round((whole * games) / worlds));
  const { plans, all, better, again, mostDecisions } = weighing;
  return {
    searchGames: part(searchGames),
    worlds: games,
    weighing: {
      plans: part(plans),
      all: part(all),
      better: part(better),
      again: part(again),
      mostDecisions: part(mostDecisions),
    },
  };
}

/** Of the whole work, what the search for plans is about. */
const STUDY_SHARE = 0.2;

function reviewed(record: GameRecord, seat: number, effort: ReviewEffort, said: ReviewWords): Review {
  const show = progressOn(process.stderr, said);
  const study = studyTable(record, (share) => show(STUDY_SHARE * share), effort);
  const review = new GameReview(record, study, effort);
  const parts = review.outline.parts[seat] ?? [];
  const done: ReviewedPart[] = [];
  for (const part of parts) {
    done.push(review.do(part));
    show(STUDY_SHARE + ((1 - STUDY_SHARE) * done.length) / parts.length);
  }
  show(null);
  return reviewOf(review.outline, done);
}

/** One line that is written over on a terminal; elsewhere nobody reads it. */
function progressOn(stream: NodeJS.WriteStream, said: ReviewWords): (share: number | null) => void {
  let shown = '';
  return (share) => {
    if (!stream.isTTY) return;
    const line = share === null ? '' : said.progress(percent(said, share));
    if (line !== shown) stream.write(`\r\u001B[K${line}`);
    shown = line;
  };
}

const BAR = 24;

function chanceLines(
  { turns, winners }: Review,
  players: readonly string[],
  said: ReviewWords,
  look: Look,
): string[] {
  const widest = Math.max(...players.map(widthOf));
  const columns = players.map((name) => Math.max(5, widthOf(name)));
  const rows = turns.map(({ own, player, chances }) => {
    const cells = chances.map(({ chance }, seat) => padStart(percent(said, chance), columns[seat] ?? 5));
    const filled = Math.round((chances[0]?.chance ?? 0) * BAR);
    const bar = faint(look, `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`);
    return `${padStart(`${own}`, widthOf(said.turn))}  ${padEnd(players[player] ?? '', widest)}  ${cells.join('  ')}  ${bar}`;
  });
  const heads = players.map((name, seat) => padStart(name, columns[seat] ?? 5));
  const won = winners.map((seat) => players[seat] ?? '').join(', ');
  return [
    strong(look, said.chances),
    `${said.turn}  ${padEnd('', widest)}  ${heads.join('  ')}`,
    ...rows,
    ...(won === '' ? [] : [`${won}: ${said.wins}`]),
    ...wrap(said.chancesAre, look.width).map((line) => faint(look, line)),
  ];
}

function costlyLines({ costly }: Review, player: string, said: ReviewWords, look: Look): string[] {
  return [
    strong(look, said.costly(player)),
    ...(costly.length === 0
      ? [said.none]
      : costly.flatMap((purchase) => purchaseLines(purchase, said, look))),
    '',
    ...wrap(said.how, look.width).map((line) => faint(look, line)),
  ];
}

function purchaseLines(purchase: WeighedPurchase, said: ReviewWords, look: Look): string[] {
  const { own, coins, cost, taken, others, reasons, moment } = purchase;
  const card = (id: string): string => nameOf(id, look.language);
  const alternative = ({ card: id, chance }: WeighedPurchase['taken']): string =>
    `${id === null ? said.nothing : card(id)}, ${said.chance(percent(said, chance))}`;
  const [better] = others;
  const detail = (text: string): string[] => wrap(text, look.width, '  ', '    ');
  return [
    `${said.inTurn(own, coins)}: ${said.cost((100 * cost).toFixed(0))}`,
    ...detail(`${said.bought}: ${alternative(taken)}`),
    ...(better === undefined ? [] : detail(`${said.better}: ${alternative(better)}`)),
    ...reasons.flatMap((reason) => detail(reasonSentence(said, reason, card))),
    faint(look, `  tenfold replay FILE --upto ${moment}`),
  ];
}
