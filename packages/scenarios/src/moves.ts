// Moves as sentences: "Ann plays Torturer", "Bob discards Copper, Estate", "Bob reveals nothing".

import type { Decision, Frame, Game, Listener, Option } from '@tenfold/rules';
import {
  allCards,
  apply,
  clone,
  decision,
  fold,
  meaningOf,
  offeredWords,
  optionParts,
  waitingFor,
} from '@tenfold/rules';
import { MOST_COPIES } from './read.ts';

const VERBS: readonly (readonly [spoken: RegExp, words: string])[] = [
  [/^plays treasures$/, 'play treasures'],
  [/^plays plain treasures$/, 'play plain treasures'],
  [/^plays (.+)$/, 'play'],
  [/^buys (.+)$/, 'buy'],
  [/^ends actions$/, 'end actions'],
  [/^ends turn$/, 'end turn'],
  [/^discards (.+)$/, 'discard'],
  [/^trashes (.+)$/, 'trash'],
  [/^topdecks (.+)$/, 'topdeck'],
  [/^gains (.+)$/, 'gain'],
  [/^passes (.+)$/, 'pass'],
  [/^reveals (.+)$/, 'reveal'],
  [/^sets aside (.+)$/, 'set aside'],
  [/^names (.+)$/, 'name'],
  [/^chooses (.+)$/, 'choose'],
  [/^cleans up$/, 'clean up'],
];

export interface Move {
  readonly seat: number;
  /** One choice after the other, in the words of the notation. */
  readonly choices: readonly string[];
}

/** A reason in words, when the sentence is none. */
export function parseMove(sentence: string, players: readonly string[]): Move | string {
  const player = longestName(sentence, players);
  if (player === undefined) return `a move begins with a player's name (${players.join(', ')})`;
  const seat = players.indexOf(player);
  let rest = sentence.slice(player.length + 1).trim();
  // "Ann for Bob plays …": who decides for whom in a possessed turn; the engine knows, the reader may like to.
  if (rest.startsWith('for ')) {
    const possessed = longestName(rest.slice('for '.length), players);
    if (possessed === undefined) return `after "for" comes a player's name (${players.join(', ')})`;
    rest = rest.slice(`for ${possessed} `.length).trim();
  }
  for (const [spoken, words] of VERBS) {
    const found = spoken.exec(rest);
    if (found === null) continue;
    const object = found[1];
    if (object === undefined) return { seat, choices: [words] };
    if (words === 'choose') return { seat, choices: [`choose ${object}`] };
    const names = object.split(',').map((name) => name.trim());
    const many = names.find((name) => Number.parseInt(name, 10) > MOST_COPIES);
    if (many !== undefined) return `${many}: no game has so many`;
    return { seat, choices: names.flatMap((name) => repeated(words, name)) };
  }
  return `"${rest}" is no move; say plays, plays treasures, buys, ends actions, ends turn, discards, trashes, topdecks, gains, passes, reveals, sets aside, names, chooses or cleans up`;
}

/** The longest name that the text begins with: Ann may sit beside Ann B. */
const longestName = (text: string, players: readonly string[]): string | undefined =>
  players.filter((name) => text.startsWith(`${name} `)).toSorted((a, b) => b.length - a.length)[0];

/** "2 copper" is two choices. */
function repeated(words: string, name: string): string[] {
  const counted = /^(\d+)\s+(.+)$/.exec(name);
  return counted === null
    ? [`${words} ${name}`]
    : Array.from({ length: Number(counted[1]) }, () => `${words} ${counted[2]!}`);
}

/** Makes the choices of a move, and the forced ones before it that it does not mention. Returns a reason if it cannot. */
export function makeMove(game: Game, move: Move, listener: Listener): string | undefined {
  let question: ReturnType<typeof questionAsked> | undefined;
  for (const words of move.choices) {
    const option = reach(game, move.seat, words, listener);
    if (option === undefined) return notOffered(game, move.seat, words);
    question = questionAsked(game);
    apply(game, option, move.seat, listener);
  }
  stopPicking(game, move.seat, question, listener);
  return undefined;
}

/** Whether this move, all of it, can be made now, with nothing done before it. The game stays as it is. */
export function isOffered(game: Game, move: Move): boolean {
  const trial = clone(game);
  return move.choices.every((words) => {
    const option = findWords(trial, decision(trial, move.seat), words);
    if (option !== undefined) apply(trial, option, move.seat);
    return option !== undefined;
  });
}

function findWords(game: Game, asked: Decision | undefined, words: string): Option | undefined {
  return asked && meaningOf(game, asked, words);
}

/** The option that the words mean, after settling what leaves no choice. */
function reach(game: Game, seat: number, words: string, listener: Listener): Option | undefined {
  for (;;) {
    const found = findWords(game, decision(game, seat), words);
    if (found !== undefined) return found;
    if (!settleOne(game, listener) && !leaveActionPhase(game, seat, words, listener)) return undefined;
  }
}

/** Answers one question that leaves no choice, except the end of a phase or turn. */
function settleOne(game: Game, listener: Listener, passesOnly = false): boolean {
  for (const seat of waitingFor(game)) {
    const asked = decision(game, seat)!;
    if (asked.options.length !== 1) continue;
    const [only] = asked.options as readonly [Option];
    const { verb, card, mode } = optionParts(game, only);
    if (verb === 'end-actions' || verb === 'end-turn') continue;
    if (passesOnly && (card !== null || mode !== null)) continue;
    apply(game, only, seat, listener);
    return true;
  }
  return false;
}

/** Answers everything that leaves no choice. */
export function settle(game: Game, listener: Listener): void {
  while (settleOne(game, listener));
}

/** Answers every question to which the one answer is "nothing". */
export function settlePasses(game: Game, listener: Listener): void {
  while (settleOne(game, listener, true));
}

/** Playing a Treasure, buying and ending the turn say that no more Actions are played. */
function leaveActionPhase(game: Game, seat: number, words: string, listener: Listener): boolean {
  if (!/^(play|buy|end turn)/.test(words)) return false;
  const asked = decision(game, seat);
  const end = findWords(game, asked, 'end actions');
  if (asked === undefined || end === undefined || asked.card !== null) return false;
  if (words.startsWith('play ') && !isTreasureName(game, words.slice(5))) return false;
  apply(game, end, seat, listener);
  return true;
}

function isTreasureName(game: Game, name: string): boolean {
  return (
    name === 'treasures' ||
    name === 'plain treasures' ||
    TREASURES.has(fold(name)) ||
    game.setup.ownCards?.some((card) => card.id === fold(name) && card.types.includes('Treasure')) === true
  );
}

const TREASURES: ReadonlySet<string> = new Set(
  allCards.filter((card) => card.types.includes('Treasure')).map((card) => card.id),
);

/** The frame that asks and its place in the text: the same for the picks of one question, and for no other. */
function questionAsked(game: Game): { frame: Frame; place: string } {
  const frame = game.stack[game.stack.length - 1]!;
  return { frame, place: `${frame.list}:${frame.step}` };
}

const PICKING: ReadonlySet<string> = new Set(['discard', 'trash', 'topdeck', 'gain']);

/** A list of cards is the whole answer: what may still be picked for the same question is not. */
function stopPicking(
  game: Game,
  seat: number,
  before: ReturnType<typeof questionAsked> | undefined,
  listener: Listener,
): void {
  const asked = decision(game, seat);
  if (asked === undefined || before === undefined || !PICKING.has(asked.verb) || asked.card === null) return;
  const now = questionAsked(game);
  if (now.frame !== before.frame || now.place !== before.place) return;
  const stop = asked.options.find((option) => {
    const parts = optionParts(game, option);
    return parts.verb === asked.verb && parts.card === null;
  });
  if (stop !== undefined) apply(game, stop, seat, listener);
}

function notOffered(game: Game, seat: number, words: string): string {
  const name = game.setup.players[seat]!;
  if (game.over) return `${name} cannot ${words}: the game is over`;
  const asked = decision(game, seat);
  if (asked === undefined) {
    const waiting = waitingFor(game).map(
      (one) => `${game.setup.players[one]!} (${offeredWords(game, one).join(', ')})`,
    );
    return `${name} cannot ${words}: the game waits for ${waiting.join(' and ')}`;
  }
  const because = asked.card === null ? '' : ` by ${asked.card}`;
  return `${name} cannot ${words}: offered${because} are ${offeredWords(game, seat).join(', ')}`;
}
