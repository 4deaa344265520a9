// What is wrong with a record, in the reader's language.

import type { Language } from '@tenfold/i18n/languages';
import { recordTrouble } from '@tenfold/i18n/record-troubles';
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

export function recordTroubleWords(
  error: unknown,
  record: string,
  language: Language,
  { archive, common }: Words,
): RecordTroubleWords {
  if (error instanceof TooLong) return plain(common.failed, archive.tooLong(MOST_LETTERS));
  if (!(error instanceof RecordError)) return plain(common.failed, archive.unreadable);
  return {
    heading: archive.troubleAt(error.line),
    text: recordTrouble(error.code, language),
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
