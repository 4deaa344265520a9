// The record: a game as text, one line a choice. See docs/notation.md.

import { RuleError } from '../errors.ts';
import type { Listener } from '../engine/events.ts';
import { apply, decision, waitingFor } from '../engine/game.ts';
import { cardSetOf } from '../engine/game-cards.ts';
import type { Option } from '../engine/options.ts';
import type { Generator } from '../engine/random.ts';
import { GENERATORS, seedRandom } from '../engine/random.ts';
import type { Decision, Game } from '../engine/state.ts';
import type { SetupWish } from '../setup.ts';
import { completeSetup, newGame } from '../setup.ts';
import { checkCard } from '../vocabulary/check.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { noSuchCard, noSuchPlayer } from '../names/unknown.ts';
import { fold, title } from '../names/spelling.ts';
import { cardNumber, findOption, optionWords, readWords } from './words.ts';

/** The version that the first line of a record names. */
export const RECORD_VERSION = 1;
const FIRST_LINE = /^tenfold record (\d+)$/;

/** A choice in words, as a record has it. */
export interface RecordedChoice {
  /** Who decides. */
  readonly player: string;
  /** For whom, where it is said: a possessor may be asked for the possessed player and for himself at once. */
  readonly forWhom?: string;
  readonly words: string;
  /** Where it stands in the text, from 1; 0 if it was never read from one. */
  readonly line: number;
}

/** After so many choices all further shuffles follow from another seed: there the game was played on from a record. */
export interface Reseed {
  readonly after: number;
  readonly generator: Generator;
  readonly seed: string;
}

/** How a player's cards lay after a shuffle. */
export interface RecordedShuffle {
  readonly player: string;
  /** The top card first. */
  readonly cards: readonly string[];
}

/** A game as it is written down: its set-up and every choice. */
export interface GameRecord {
  readonly setup: SetupWish;
  readonly choices: readonly RecordedChoice[];
  /** Where the seed is not to be told: each player's shuffles in their order, that of the starting deck first. */
  readonly shuffles?: readonly RecordedShuffle[];
  /** In order, no two after the same choice. */
  readonly reseeds?: readonly Reseed[];
}

/** What is wrong with a record, and on which line. */
export class RecordError extends RuleError {
  readonly line: number;

  constructor(code: string, line: number, reason: string) {
    super(code, `line ${line}: ${reason}`);
    this.name = 'RecordError';
    this.line = line;
  }
}

/**
 * The line of a record for a choice, to be called before the choice is applied. For whom is said only where the line
 * would else be read as the answer to another question of the same seat.
 */
export function recordChoice(game: Game, option: Option, seat?: number, player?: number): RecordedChoice {
  const asked = decision(game, seat, player);
  if (asked === undefined)
    throw new RuleError('game-over', 'nobody is asked, so there is no choice to record');
  const { players } = game.setup;
  return {
    player: players[asked.seat]!,
    ...(decision(game, asked.seat) === asked ? {} : { forWhom: players[asked.player]! }),
    words: optionWords(game, option),
    line: 0,
  };
}

/** A record as text, which reads back as the same record. */
export function writeRecord(record: GameRecord): string {
  const { setup } = record;
  const head = [
    `tenfold record ${RECORD_VERSION}`,
    `players: ${setup.players.join(', ')}`,
    `kingdom: ${setup.kingdom.map(title).join(', ')}`,
    `seed: ${setup.seed}`,
    `generator: ${setup.generator ?? 'fast'}`,
    ...(setup.start === undefined ? [] : [`start: ${setup.players[setup.start]!}`]),
    ...(setup.boxes === undefined ? [] : [`boxes: ${setup.boxes}`]),
    ...(setup.further === undefined ? [] : [`further: ${setup.further.map(title).join(', ')}`]),
    ...(setup.study === true ? ['study: yes'] : []),
    ...(setup.ownCards ?? []).map((card) => `card: ${JSON.stringify(card)}`),
    ...(record.reseeds ?? []).map(
      ({ after, generator, seed }) => `reseed: after ${after}, ${generator} ${seed}`,
    ),
    ...(record.shuffles ?? []).map(
      ({ player, cards }) => `shuffle: ${[player, ...cards.map(title)].join(', ')}`,
    ),
  ];
  const choices = record.choices.map(({ player, forWhom, words }) =>
    forWhom === undefined ? `${player}: ${words}` : `${player} for ${forWhom}: ${words}`,
  );
  return [...head, '', ...choices, ''].join('\n');
}

/** Reads a record and checks its head; that its choices are legal shows only when it is replayed. */
export function readRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/).map((line, index) => ({
    text: line.replace(/\s+#.*$|^#.*$/, '').trim(),
    line: index + 1,
    // A line of comment alone does not end the head.
    empty: line.trim() === '',
  }));
  const written = lines.filter((line) => line.text !== '');
  const first = written[0] ?? { text: '', line: 1 };
  const version = FIRST_LINE.exec(first.text)?.[1];
  if (version === undefined) {
    throw new RecordError('no-record', first.line, `a record begins with "tenfold record ${RECORD_VERSION}"`);
  }
  if (Number(version) !== RECORD_VERSION) {
    throw new RecordError(
      'wrong-version',
      first.line,
      `this is a record of version ${version}; only version ${RECORD_VERSION} can be read`,
    );
  }
  const firstBlank = lines.find((line) => line.empty && line.line > first.line)?.line ?? lines.length + 1;
  const head = written.slice(1).filter((line) => line.line < firstBlank);
  const body = written.slice(1).filter((line) => line.line > firstBlank);
  const entries = (key: string): Line[] => head.filter((line) => split(line)[0] === key);
  const [reseedLines, shuffleLines] = [entries('reseed'), entries('shuffle')];
  const setup = readHead(
    head.filter((line) => !reseedLines.includes(line) && !shuffleLines.includes(line)),
    first.line,
  );
  const choices = body.map((line) => readChoice(line, setup.players));
  const reseeds = readReseeds(reseedLines, choices.length);
  const shuffles = shuffleLines.map((line) => readShuffle(line, setup.players));
  return {
    setup,
    choices,
    ...(reseeds.length === 0 ? {} : { reseeds }),
    ...(shuffles.length === 0 ? {} : { shuffles }),
  };
}

interface Line {
  readonly text: string;
  readonly line: number;
}

function split(line: Line): [string, string] {
  const colon = line.text.indexOf(':');
  if (colon < 0)
    throw new RecordError('bad-line', line.line, `"${line.text}" has no colon; write "name: value"`);
  return [line.text.slice(0, colon).trim(), line.text.slice(colon + 1).trim()];
}

const listed = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function readHead(lines: readonly Line[], firstLine: number): SetupWish {
  const values = new Map<string, Line>();
  const ownCards: CardDefinition[] = [];
  for (const line of lines) {
    const [key, value] = split(line);
    if (key === 'card') ownCards.push(readOwnCard(value, line.line));
    else if (!HEAD_KEYS.has(key)) {
      throw new RecordError(
        'unknown-entry',
        line.line,
        `there is no entry "${key}"; known are ${[...HEAD_KEYS].join(', ')}, card, reseed, shuffle`,
      );
    } else if (values.has(key))
      throw new RecordError(
        'repeated-entry',
        line.line,
        `"${key}" is said twice, first on line ${values.get(key)!.line}; keep one`,
      );
    else values.set(key, { text: value, line: line.line });
  }
  const needed = (key: string): Line => {
    const value = values.get(key);
    if (value === undefined) throw new RecordError('missing-entry', firstLine, `the head lacks "${key}: …"`);
    return value;
  };
  const players = listed(needed('players').text);
  const optional = <T>(key: string, read: (line: Line) => T): T | undefined => {
    const value = values.get(key);
    return value === undefined ? undefined : read(value);
  };
  const start = optional('start', (line) => seatOf(players, line.text, line.line));
  const boxes = optional('boxes', readBoxes);
  const further = optional('further', (line) => listed(line.text).map(fold));
  const setup: SetupWish = {
    players,
    kingdom: listed(needed('kingdom').text).map(fold),
    seed: needed('seed').text,
    generator: optional('generator', readGenerator) ?? 'fast',
    ...(start === undefined ? {} : { start }),
    ...(boxes === undefined ? {} : { boxes }),
    ...(further === undefined ? {} : { further }),
    ...(optional('study', readYes) === true ? { study: true } : {}),
    ...(ownCards.length === 0 ? {} : { ownCards }),
  };
  try {
    completeSetup(setup);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const line = values.get(String(error.place[0]))?.line ?? firstLine;
    throw new RecordError(error.code, line, error.message);
  }
  return setup;
}

const HEAD_KEYS: ReadonlySet<string> = new Set([
  'players',
  'kingdom',
  'seed',
  'generator',
  'start',
  'boxes',
  'further',
  'study',
]);

function readBoxes(line: Line): 1 | 2 {
  if (line.text === '1') return 1;
  if (line.text === '2') return 2;
  throw new RecordError('bad-value', line.line, `boxes is "${line.text}"; it can be 1 or 2`);
}

function readGenerator({ text, line }: Line): Generator {
  const found = GENERATORS.find((generator) => generator === text);
  if (found === undefined) {
    throw new RecordError(
      'bad-generator',
      line,
      `there is no generator "${text}"; name one of ${GENERATORS.join(', ')}`,
    );
  }
  return found;
}

const RESEED = /^after (\d+), (\S+) (\S+)$/;

function readReseeds(lines: readonly Line[], choices: number): readonly Reseed[] {
  let last = -1;
  return lines.map((line) => {
    const bad = (reason: string): never => {
      throw new RecordError('bad-value', line.line, `the entry "${line.text}" ${reason}`);
    };
    const [, value] = split(line);
    const [, count, generatorName = '', seed = ''] =
      RESEED.exec(value) ?? bad('cannot be read; write "reseed: after 20, secure SEED"');
    const after = Number(count);
    if (after <= last) bad('stands after one of the same or a later choice; put them in order, each once');
    if (after > choices) bad(`comes after the end; the record has ${choices} choices`);
    last = after;
    const generator = readGenerator({ text: generatorName, line: line.line });
    try {
      seedRandom(generator, seed);
    } catch (error) {
      bad(error instanceof RuleError ? `has no seed: ${error.message}` : 'has no seed');
    }
    return { after, generator, seed };
  });
}

function readShuffle(line: Line, players: readonly string[]): RecordedShuffle {
  const [player = '', ...cards] = listed(split(line)[1]);
  seatOf(players, player, line.line);
  return { player, cards: cards.map(fold) };
}

function readYes(line: Line): boolean {
  if (line.text === 'yes' || line.text === 'no') return line.text === 'yes';
  throw new RecordError('bad-value', line.line, `study is "${line.text}"; it can be yes or no`);
}

function readOwnCard(json: string, line: number): CardDefinition {
  let card: unknown;
  try {
    card = JSON.parse(json);
  } catch {
    throw new RecordError(
      'bad-card',
      line,
      'the card is not written in JSON; copy it whole from where it was made',
    );
  }
  try {
    return checkCard(card);
  } catch (error) {
    if (error instanceof RuleError) throw new RecordError(error.code, line, error.message);
    throw error;
  }
}

function seatOf(players: readonly string[], name: string, line: number): number {
  const seat = players.indexOf(name);
  if (seat < 0) throw new RecordError('unknown-player', line, noSuchPlayer(name, players));
  return seat;
}

/** "Ann" or "Ann for Bob". A player may well be called "Ann for Bob". */
function readChoice(line: Line, players: readonly string[]): RecordedChoice {
  const [who, words] = split(line);
  if (players.includes(who)) return { player: who, words, line: line.line };
  for (const player of players)
    for (const forWhom of players)
      if (who === `${player} for ${forWhom}`) return { player, forWhom, words, line: line.line };
  // Nobody at this table: said with its line when the choice is to be made.
  const [, player = who, forWhom] = FOR_WHOM.exec(who) ?? [];
  return { player, ...(forWhom === undefined ? {} : { forWhom }), words, line: line.line };
}

const FOR_WHOM = /^(.+?) for (.+)$/;

/** How far a record is replayed, and who is told of it. */
export interface ReplayOptions {
  /** Stop after so many choices: undo is a replay of all but the last. */
  readonly upTo?: number;
  readonly listener?: Listener;
  /** Called with the position before each choice. */
  readonly before?: (game: Game, choice: RecordedChoice) => void;
}

/** Plays a record. A choice that is not offered fails with its line. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Game {
  const listener = options.listener ?? null;
  const game = beginRecord(record, listener);
  followSeed(game, record, 0);
  for (const [made, choice] of record.choices.slice(0, options.upTo ?? record.choices.length).entries()) {
    options.before?.(game, choice);
    const { option, seat, player } = answerIn(game, choice);
    apply(game, option, seat, listener, player);
    followSeed(game, record, made + 1);
  }
  return game;
}

/** To be called when so many choices of a record have been made, also before the first, by whoever plays it step by step. */
export function followSeed(game: Game, { reseeds = [] }: GameRecord, made: number): void {
  const reseed = reseeds.find(({ after }) => after === made);
  if (reseed === undefined) return;
  game.random = seedRandom(reseed.generator, reseed.seed);
  // Whoever has read the record knows how the old game went on.
  game.plannedShuffles = [];
}

/** What the latest shuffles of a record follow from; the hash of it is what was settled before the game. */
export const lastSeedOf = ({ setup, reseeds = [] }: GameRecord): string => reseeds.at(-1)?.seed ?? setup.seed;

/** The game of a record before its first choice, for whoever plays it step by step. */
export function beginRecord(record: GameRecord, listener: Listener | null = null): Game {
  const { setup, shuffles = [] } = record;
  const planned =
    shuffles.length === 0
      ? []
      : setup.players.map((name) =>
          shuffles.flatMap(({ player, cards }) => (player === name ? [cards] : [])),
        );
  try {
    return newGame(setup, listener, planned);
  } catch (error) {
    if (error instanceof RuleError) throw new RecordError(error.code, 1, error.message);
    throw error;
  }
}

/** The answer that a line of a record gives, and to which question. A choice that is not offered fails with its line. */
export function answerIn(
  game: Game,
  choice: RecordedChoice,
): { readonly asked: Decision; readonly option: Option; readonly seat: number; readonly player: number } {
  const { players } = game.setup;
  const { line, forWhom } = choice;
  const seat = seatOf(players, choice.player, line);
  const asked = decision(game, seat, forWhom === undefined ? undefined : seatOf(players, forWhom, line));
  if (asked === undefined) throw new RecordError('not-asked', line, whyNotAsked(game, seat, choice));
  return { asked, option: optionOf(game, asked, choice), seat, player: asked.player };
}

function whyNotAsked(game: Game, seat: number, { player, forWhom }: RecordedChoice): string {
  const { players } = game.setup;
  const own = decision(game, seat);
  if (forWhom !== undefined && own !== undefined) {
    const whose = own.player === seat ? 'decides for nobody else' : `decides for ${players[own.player]!}`;
    return `${player} is not asked for ${forWhom} here; ${player} ${whose}`;
  }
  const waiting = waitingFor(game).map((one) => players[one]!);
  const reason = waiting.length === 0 ? 'the game is over' : `the game waits for ${waiting.join(', ')}`;
  return `${player} is not asked here; ${reason}`;
}

function optionOf(game: Game, asked: Decision, choice: RecordedChoice): Option {
  try {
    return findOption(game, asked, choice.words);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RecordError(error.code, choice.line, unknownCard(game, choice.words) ?? error.message);
  }
}

/** A card that this game does not know is the likelier mistake than a choice at the wrong time. */
function unknownCard(game: Game, words: string): string | undefined {
  const { verb, object = null } = readWords(words) ?? {};
  if (object === null || verb === 'choose' || fold(object) === 'nothing') return undefined;
  const set = cardSetOf(game);
  return cardNumber(set, object) === undefined ? noSuchCard(object, set) : undefined;
}
