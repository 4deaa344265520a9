// Where the record of a game is kept.

import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordTrouble } from '@tenfold/i18n/record-troubles';
import type { OwnCard } from '@tenfold/protocol';
import { ownCardsOfRecord, withOwnCardLines } from '@tenfold/protocol';
import { RecordError, RuleError, readRecord, replay, writeRecord } from '@tenfold/rules';
import type { Game, GameRecord, ReplayOptions } from '@tenfold/rules';
import { fileTrouble, readText } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import type { Session } from './session.ts';
import { recordOf } from './session.ts';

export function loadRecord(file: string, words: TerminalWords): GameRecord {
  const text = readText(file, words);
  return saidOf(file, words, () => readRecord(text));
}

/** The home-made cards of the record in a file, as it shows them. */
export const ownCardsOfFile = (
  file: string,
  { setup }: GameRecord,
  words: TerminalWords,
): readonly OwnCard[] => ownCardsOfRecord(setup.ownCards ?? [], readText(file, words));

export const replayRecord = (
  file: string,
  record: GameRecord,
  options: ReplayOptions,
  words: TerminalWords,
): Game => saidOf(file, words, () => replay(record, options));

/** What is wrong inside a record is said with the file and the line. */
export function saidOf<T>(file: string, words: TerminalWords, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(recordTroubleIn(file, error, words));
    if (error instanceof RuleError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The place and the reason; in other languages than English, the details that the rules have after it. */
export function recordTroubleIn(
  file: string,
  { code, line, message }: RecordError,
  words: TerminalWords,
): string {
  if (words.language === 'en') return `${file}, ${message}`;
  const reason = recordTrouble(code, words.language);
  return `${words.troubleAt(file, line)}: ${reason}\n${words.inEnglish} ${message}`;
}

/** Never half a file: it is written beside the old one and takes its place when it is whole. */
export function saveRecord(file: string, session: Session, words: TerminalWords): void {
  const beside = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(beside, withOwnCardLines(writeRecord(recordOf(session)), session.ownCards), { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(words.cannotBeWritten(file, fileTrouble(error, words)));
  }
}

export function refuseToOverwrite(file: string, remedy: string, words: TerminalWords): void {
  if (existsSync(file)) throw new UsageError(words.isThere(file, remedy));
}

/** For a game that nobody gave a file. */
export const fileOfLastResort = (): string =>
  join(tmpdir(), `tenfold-${randomBytes(4).toString('hex')}.record`);

/** As a shell takes it. */
export const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
