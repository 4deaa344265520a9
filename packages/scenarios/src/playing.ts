// Making the moves of a scenario: the question that a sentence answers is found, and what leaves no choice is done on the
// way. No sentence answers a question that it was not meant for.

import type { Decision, Game, Listener, Option } from '@tenfold/rules';
import {
  apply,
  cardNumber,
  cardSetOf,
  clone,
  decision,
  meaningOf,
  optionParts,
  optionWords,
  readWords,
} from '@tenfold/rules';
import type { Move } from './moves.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';

/** Who is told what is chosen, and what happens by it. */
export interface Witness {
  readonly heard: Listener;
  /** Before it is done. */
  readonly chosen?: (game: Game, asked: Decision, option: Option, isForced: boolean) => void;
}

/** Makes the choices of a move, and the forced ones before it that it does not mention. Returns a reason if it cannot. */
export function makeMove(game: Game, move: Move, witness: Witness): SaidOfScenario | undefined {
  let answered: Decision | undefined;
  let { forSeat } = move;
  for (const words of move.choices) {
    const found = reach(game, { ...move, ...(forSeat === undefined ? {} : { forSeat }) }, words, witness);
    if ('code' in found) return found;
    const { asked, option } = found;
    answered = asked;
    forSeat = asked.player;
    answer(game, asked, option, witness, false);
  }
  if (answered !== undefined) stopPicking(game, answered, witness);
  return undefined;
}

/** Whether this move, all of it, can be made now, with nothing done before it. The game stays as it is. */
export function isOffered(game: Game, move: Move): boolean {
  const trial = clone(game);
  let { forSeat } = move;
  return move.choices.every((words) => {
    const [found] = answersIn(trial, move.seat, forSeat, words);
    if (found === undefined) return false;
    forSeat = found.asked.player;
    answer(trial, found.asked, found.option, null);
    return true;
  });
}

interface Answer {
  readonly asked: Decision;
  readonly option: Option;
}

function answer(
  game: Game,
  asked: Decision,
  option: Option,
  witness: Witness | null,
  isForced = asked.options.length === 1,
): void {
  witness?.chosen?.(game, asked, option, isForced);
  apply(game, option, asked.seat, witness?.heard ?? null, asked.player);
}

/** The open questions of a seat, all of them or those for one player. */
const questionsTo = (game: Game, seat: number, forSeat: number | undefined): Decision[] =>
  game.asks.filter((asked) => asked.seat === seat && (forSeat === undefined || asked.player === forSeat));

/** Every open question that the words answer. */
function answersIn(game: Game, seat: number, forSeat: number | undefined, words: string): Answer[] {
  return questionsTo(game, seat, forSeat).flatMap((asked) => {
    const option = meaningOf(game, asked, words);
    return option === undefined ? [] : [{ asked, option }];
  });
}

/** What the words mean, after settling what leaves no choice; or why they mean nothing here. */
function reach(game: Game, move: Move, words: string, witness: Witness): Answer | SaidOfScenario {
  for (;;) {
    const [found, another] = answersIn(game, move.seat, move.forSeat, words);
    if (found !== undefined && another !== undefined) return notSaidForWhom(game, move.seat, words);
    if (found !== undefined && !isMeantForLater(game, found, words)) return found;
    const forced = forcedQuestions(game);
    const mistaken = forced.find(({ asked, option }) => isOfTheKind(game, asked, option, move, words));
    if (mistaken !== undefined) return saidTooEarly(game, mistaken, words);
    const [first] = forced;
    if (first !== undefined) answer(game, first.asked, first.option, witness);
    else if (!leaveActionPhase(game, move, words, witness)) return notOffered(game, move, words);
  }
}

/** The questions that leave no choice, except the end of a phase or turn. */
function forcedQuestions(game: Game): Answer[] {
  return game.asks.flatMap((asked) => {
    const [option] = asked.options;
    if (option === undefined || asked.options.length > 1) return [];
    const { verb } = optionParts(game, option);
    return verb === 'end-actions' || verb === 'end-turn' ? [] : [{ asked, option }];
  });
}

/** The one answer is "nothing". */
function isPass(game: Game, option: Option): boolean {
  const { card, mode } = optionParts(game, option);
  return card === null && mode === null;
}

/**
 * A text may ask about one card after the other, as Library does. "Nothing" is then said of a card with which something
 * could be done, not of the one before with which nothing can.
 */
function isMeantForLater(game: Game, { asked, option }: Answer, words: string): boolean {
  if (asked.verb !== 'set-aside' || asked.options.length > 1 || !isPass(game, option)) return false;
  const trial = clone(game);
  for (
    let now: Decision | undefined = asked;
    now !== undefined;
    now = decision(trial, asked.seat, asked.player)
  ) {
    if (now.verb !== asked.verb || now.card !== asked.card) return false;
    if (now.options.length > 1) return meaningOf(trial, now, words) !== undefined;
    answer(trial, now, now.options[0]!, null);
  }
  return false;
}

/** Whoever says what is played, and with what, means the question that asks just that, and no later one. */
function isOfTheKind(game: Game, asked: Decision, option: Option, move: Move, words: string): boolean {
  if (asked.seat !== move.seat || isPass(game, option)) return false;
  if (move.forSeat !== undefined && move.forSeat !== asked.player) return false;
  const verb = readWords(words)?.verb;
  return verb !== undefined && readWords(optionWords(game, option))?.verb === verb;
}

/** Answers everything that leaves no choice. */
export function settle(game: Game, witness: Witness): void {
  for (let [forced] = forcedQuestions(game); forced !== undefined; [forced] = forcedQuestions(game))
    answer(game, forced.asked, forced.option, witness);
}

/** Answers every question to which the one answer is "nothing". */
export function settlePasses(game: Game, witness: Witness): void {
  const next = () => forcedQuestions(game).find(({ option }) => isPass(game, option));
  for (let forced = next(); forced !== undefined; forced = next())
    answer(game, forced.asked, forced.option, witness);
}

/** Playing a Treasure, buying and ending the turn say that no more Actions are played. */
function leaveActionPhase(game: Game, { seat, forSeat }: Move, words: string, witness: Witness): boolean {
  if (!/^(play|buy|end turn)/.test(words)) return false;
  const asked = decision(game, seat, forSeat);
  if (asked === undefined || asked.card !== null) return false;
  const end = meaningOf(game, asked, 'end actions');
  if (end === undefined) return false;
  if (words.startsWith('play ') && !isTreasureName(game, words.slice('play '.length))) return false;
  answer(game, asked, end, witness, true);
  return true;
}

function isTreasureName(game: Game, name: string): boolean {
  if (name === 'treasures' || name === 'plain treasures') return true;
  const set = cardSetOf(game);
  const card = cardNumber(set, name);
  return card !== undefined && set.isTreasure[card]!;
}

/** A list of cards is the whole answer: what may still be picked for the same question is not. */
function stopPicking(game: Game, before: Decision, witness: Witness): void {
  const asked = decision(game, before.seat, before.player);
  if (asked === undefined || asked.picked === 0) return;
  if (asked.verb !== before.verb || asked.card !== before.card) return;
  const stop = asked.options.find((option) => {
    const parts = optionParts(game, option);
    return parts.verb === asked.verb && parts.card === null;
  });
  if (stop !== undefined) answer(game, asked, stop, witness, true);
}

const offersOf = (game: Game, asked: Decision): string[] =>
  asked.options.map((option) => optionWords(game, option));

const offeredBy = (game: Game, asked: Decision): string => offersOf(game, asked).join(', ');

function notSaidForWhom(game: Game, seat: number, words: string): SaidOfScenario {
  const { players } = game.setup;
  const questions = questionsTo(game, seat, undefined).map(
    (asked) => `"${players[seat]!} for ${players[asked.player]!} …" (${offeredBy(game, asked)})`,
  );
  return said('forWhom', players[seat]!, words, questions);
}

function saidTooEarly(game: Game, { asked, option }: Answer, words: string): SaidOfScenario {
  const name = game.setup.players[asked.seat]!;
  return said('tooEarly', name, words, asked.card ?? '', optionWords(game, option));
}

function notOffered(game: Game, { seat, forSeat }: Move, words: string): SaidOfScenario {
  const { players } = game.setup;
  const name = players[seat]!;
  const other = forSeat === undefined || forSeat === seat ? '' : players[forSeat]!;
  if (game.over) return said('gameIsOver', name, words, other);
  const [asked] = questionsTo(game, seat, forSeat);
  if (asked !== undefined)
    return said('otherOffers', name, words, other, asked.card ?? '', offersOf(game, asked));
  const [another] = questionsTo(game, seat, undefined);
  if (another !== undefined) return said('decidesForAnother', name, words, other, players[another.player]!);
  const waiting = game.asks.map((one) => `${players[one.seat]!} (${offeredBy(game, one)})`);
  return said('waitsFor', name, words, other, waiting);
}
