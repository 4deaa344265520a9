// One game from the first prompt to the result: show, ask, read, apply, and once more.

import { findCard } from '@tenfold/i18n';
import { loadInsightWords } from '@tenfold/i18n/insight';
import type { ReviewWords } from '@tenfold/i18n/review';
import { loadReviewWords } from '@tenfold/i18n/review';
import { loadSentences } from '@tenfold/i18n/sentences';
import { view } from '@tenfold/rules';
import { cardSheet } from '../card-sheet.ts';
import { nameFor } from '../card-words.ts';
import type { LogReader } from '../log.ts';
import { newLog, wholeLog } from '../log.ts';
import { wrap } from '../layout.ts';
import { logText } from '../log-print.ts';
import type { Look } from '../look.ts';
import { faint, strong } from '../look.ts';
import { namedBy } from '../name-matching.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { readAnswer } from './answer.ts';
import { countLines } from './count-lines.ts';
import type { Kept } from './keep-record.ts';
import { keep, saveTo } from './keep-record.ts';
import type { Menu } from './menu.ts';
import { completions, menuLines, menuOf } from './menu.ts';
import { newPlans, planLines } from './plans.ts';
import type { OfferedQuestion } from './question.ts';
import type { Voice } from './question-words.ts';
import { questionWords } from './question-words.ts';
import { recapLines } from './recap-lines.ts';
import { whyBoughtLines } from './why-bought.ts';
import { endingLines, resultLines } from './result.ts';
import type { Session } from './session.ts';
import { HUMAN, choose, runToHuman, undo } from './session.ts';
import { ownLines, tableLines } from './table-lines.ts';
import type { Terminal } from './terminal.ts';
import { INTERRUPTED } from './terminal.ts';
import type { Command } from './typed-commands.ts';
import { commandIn } from './typed-commands.ts';

export interface PlayContext {
  readonly session: Session;
  readonly terminal: Terminal;
  readonly look: Look;
  readonly kept: Kept;
}

/** How the game was left. */
export type Departure = 'over' | 'left' | 'interrupted';

interface Table extends PlayContext {
  log: ReturnType<typeof newLog>;
  readonly reader: LogReader & Voice;
  readonly words: TerminalWords;
  readonly review: ReviewWords;
  /** The last line printed is the heading of a turn. */
  afterHeading: boolean;
  /** The turn and phase in which the whole table was last shown. */
  shown: string;
}

export async function playGame(playing: PlayContext): Promise<Departure> {
  const { session, terminal, look } = playing;
  const reader: LogReader & Voice = {
    seat: HUMAN,
    you: HUMAN,
    names: session.game.setup.players,
    say: await loadSentences(look.language, 'usual', look.ownNames),
    insight: await loadInsightWords(look.language),
    set: look.set,
  };
  const words = wordsIn(look.language);
  const review = await loadReviewWords(look.language);
  const table: Table = {
    ...playing,
    reader,
    words,
    review,
    log: newLog(reader),
    shown: '',
    afterHeading: false,
  };
  terminal.print([...planLines(session, look), '']);
  const changedPlans = newPlans(session, look);
  catchUp(table, 0);
  if (session.choices.length > 0) skipToLastTurn(table);
  for (;;) {
    const told = session.events.length;
    const [question, other] = runToHuman(session);
    catchUp(table, told);
    const trouble = keep(playing.kept, session, words);
    if (trouble !== undefined) terminal.print([`✗ ${trouble}; ${words.saveElsewhere}`]);
    tell(table);
    terminal.print(changedPlans());
    if (question === undefined) {
      const end = view(session.game, HUMAN);
      terminal.print([
        '',
        ...endingLines(end, null, look, reader.insight, reader),
        ...resultLines(end, HUMAN, look),
      ]);
      return 'over';
    }
    const ending = await decide(table, question, other);
    if (ending !== undefined) return ending;
  }
}

function tell(table: Table): void {
  const lines = table.log.take();
  table.terminal.print(logText(lines, table.look));
  table.afterHeading = lines.at(-1)?.isTurn === true;
}

function catchUp({ session, log }: Table, from: number): void {
  for (const event of session.events.slice(from)) log.add(event);
}

/** Of a game that goes on only what came after the person's own last turn is told again. */
function skipToLastTurn(table: Table): void {
  const { session, terminal, look, reader, words } = table;
  const lines = wholeLog(session.events, reader);
  table.log.take();
  const turns = lines.flatMap((line, index) => (line.isTurn ? [index] : []));
  const players = session.game.setup.players.length;
  const recent = lines.slice(turns.at(-players) ?? 0);
  terminal.print([faint(look, words.goesOn), ...logText(recent, look)]);
}

/** Asks until the person has chosen, has taken something back, or leaves. `other` is asked at the same time. */
async function decide(
  table: Table,
  question: OfferedQuestion,
  other: OfferedQuestion | undefined,
): Promise<Departure | undefined> {
  const { terminal, look, session, reader, words } = table;
  const seen = view(session.game, HUMAN);
  const piles = seen.supply.map(({ card }) => card);
  const menu = menuOf(question, look, reader, piles);
  terminal.completeWith((typed) => completions(menu, typed));
  show(table, menu);
  if (other !== undefined) terminal.print(wrap(words.alsoAsked(questionWords(other, reader)), look.width));
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === INTERRUPTED) return 'interrupted';
    if (typed === undefined) return 'left';
    const line = typed.trim();
    const command = commandIn(line, words);
    if (command === undefined) {
      const answer = readAnswer(line, session.game, menu, look, reader);
      if ('options' in answer) {
        makeChoices(table, answer.options, question.decision.player);
        return undefined;
      }
      const [problem = '', ...rules] = answer.problem;
      terminal.print([...wrap(`✗ ${problem}`, look.width, '', '  '), ...rules]);
    } else if (command.name === 'quit') {
      return 'left';
    } else if (command.name === 'undo') {
      if (takeBack(table)) return undefined;
    } else if (command.name === 'other') {
      if (other !== undefined) return decide(table, other, question);
      terminal.print([`✗ ${words.oneQuestion}`]);
    } else obey(table, menu, command);
  }
}

function makeChoices(table: Table, options: readonly number[], player: number): void {
  const { session } = table;
  session.undoPoints.push(session.choices.length);
  const told = session.events.length;
  for (const option of options) choose(session, option, HUMAN, player);
  catchUp(table, told);
}

function takeBack(table: Table): boolean {
  const { session, terminal, words } = table;
  if (!undo(session)) {
    terminal.print([`✗ ${words.nothingToUndo}`]);
    return false;
  }
  table.log = newLog(table.reader);
  catchUp(table, 0);
  table.log.take();
  table.shown = '';
  terminal.print([words.undone]);
  return true;
}

// What is shown

function show(table: Table, menu: Menu): void {
  const { session, terminal, look } = table;
  const seen = view(session.game, HUMAN);
  const { turn } = seen;
  const own = (turn.possessor ?? turn.player) === HUMAN;
  // The whole table when one's turn begins, and again for buying if Actions have moved it out of sight.
  const now = `${turn.number} ${turn.phase === 'buy' && turn.actionsPlayed > 0 ? 'buy' : 'begin'}`;
  const gap = table.afterHeading ? [] : [''];
  table.afterHeading = false;
  if (own && table.shown !== now) {
    table.shown = now;
    terminal.print([...gap, ...tableLines(seen, look), '']);
  } else {
    terminal.print([...gap, ...ownLines(seen, look, menu.question.decision.player)]);
  }
  showMenu(table, menu);
}

function showMenu({ session, terminal, look, reader }: Table, menu: Menu): void {
  const seen = view(session.game, HUMAN);
  terminal.print([strong(look, questionWords(menu.question, reader)), ...menuLines(menu, seen, look)]);
}

// What the person wants to know

function obey(table: Table, menu: Menu, { name, argument }: Command): void {
  const { session, terminal, look, words } = table;
  if (name === 'help') terminal.print(argument === '' ? words.help : cardHelp(argument, table));
  else if (name === 'plans') terminal.print(planLines(session, look));
  else if (name === 'why') terminal.print(whyBoughtLines(session, look, table.review));
  else if (name === 'log') terminal.print(logText(wholeLog(session.events, table.reader), look));
  else if (name === 'recap') terminal.print(recapLines(session.events, HUMAN, look, table.reader));
  else if (name === 'counts') terminal.print(countLines(session.events, HUMAN, look, table.reader));
  else if (name === 'save') terminal.print([saveTo(argument, table.kept, session, words)]);
  else {
    terminal.print(['', ...tableLines(view(session.game, HUMAN), look), '']);
    showMenu(table, menu);
  }
}

/** A card by any of its names; the beginning of a name is enough for the cards of this game. */
function cardHelp(name: string, { look, session, words }: Table): string[] {
  const found = findCard(name, look.language);
  if ('id' in found) return cardSheet(found.id, look);
  const piles = view(session.game, HUMAN).supply.map(({ card }) => card);
  const meant = namedBy(name, piles, (id) => [nameFor(id, look), id]);
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return cardSheet(only, look);
  return [`✗ ${words.noCard(name, words.didYouMean(found.nearest))}`];
}
