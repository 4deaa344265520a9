// What is wrong with a record, in the reader's language.

import { RecordError } from '@tenfold/rules';
import type { Words } from '../words/index.ts';
import { MOST_LETTERS, TooLong } from './record-file.ts';

export interface RecordTroubleWords {
  readonly heading: string;
  readonly text: string;
  /** The line that does not fit, as it is written; null where there is none to show. */
  readonly line: string | null;
  /** What the rules say, in English; null where there is nothing to add. */
  readonly detail: string | null;
}

type Code = keyof Words['archive']['troubles'];

export function recordTroubleWords(
  error: unknown,
  record: string,
  { archive, common }: Words,
): RecordTroubleWords {
  if (error instanceof TooLong) return plain(common.failed, archive.tooLong(MOST_LETTERS));
  if (!(error instanceof RecordError)) return plain(common.failed, archive.unreadable);
  const code = Object.hasOwn(archive.troubles, error.code) ? (error.code as Code) : 'other';
  return {
    heading: archive.troubleAt(error.line),
    text: archive.troubles[code],
    line: record.split(/\r?\n/)[error.line - 1]?.trim() ?? null,
    detail: error.message,
  };
}

const plain = (heading: string, text: string): RecordTroubleWords => ({
  heading,
  text,
  line: null,
  detail: null,
});
