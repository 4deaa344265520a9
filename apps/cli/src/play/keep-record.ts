// Keeping the record of a game that is being played: after each choice, when asked to, and at the end.

import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { fileOfLastResort, quoted, refuseToOverwrite, saveRecord } from './record-file.ts';
import type { Session } from './session.ts';

export interface Kept {
  /** Where the record is written after each choice, if anywhere. */
  file: string | undefined;
}

/** What could not be written, if anything. A disk that fails is no reason to end the game. */
export function keep({ file }: Kept, session: Session, words: TerminalWords): string | undefined {
  return file === undefined ? undefined : troubleWith(() => saveRecord(file, session, words));
}

/** What could not be done, if anything. */
function troubleWith(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** A file given during the game is where the record is kept from then on, unless it had one. */
export function saveTo(file: string, kept: Kept, session: Session, words: TerminalWords): string {
  if (file === '') return `✗ ${words.saveNeedsName}`;
  const trouble = troubleWith(() => {
    if (file !== kept.file) refuseToOverwrite(file, words.nameAnother, words);
    saveRecord(file, session, words);
  });
  if (trouble !== undefined) return `✗ ${trouble}`;
  kept.file ??= file;
  return words.saved(`${command('play')} --resume ${quoted(file)}`);
}

/** What to type to come back to the game, or to see it again. A game without a file is given one. */
export function farewell(kept: Kept, session: Session, words: TerminalWords): string[] {
  const { over } = session.game;
  if (session.undoPoints.length === 0 && kept.file === undefined) return [words.nothingKept];
  const file = kept.file ?? fileOfLastResort();
  const trouble = troubleWith(() => saveRecord(file, session, words));
  if (trouble !== undefined) return [`✗ ${trouble}`];
  const path = quoted(file);
  return over
    ? [words.toSeeAgain(`${command('replay')} ${path}`)]
    : [words.toGoOn(`${command('play')} --resume ${path}`)];
}

/** As it must be typed here: started by npm, the program's own name is not known to the shell. */
function command(name: string): string {
  const script = process.env['npm_lifecycle_event'];
  return script === 'start' || script === 'tenfold' ? `npm run tenfold -- ${name}` : `tenfold ${name}`;
}
