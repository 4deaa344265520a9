// A complaint with what it is made of, so that it can be said in other languages.

import type { Complaint } from './complaint.ts';
import { en } from './en.ts';

/** All complaints in one language. */
export type Complaints = typeof en;
/** The name of a complaint. */
export type ComplaintCode = keyof Complaints;

/** A complaint in English, and what it is made of in any language. */
export interface CodedComplaint extends Complaint {
  readonly code: ComplaintCode;
  readonly words: readonly (string | readonly string[])[];
}

export function complaint<Code extends ComplaintCode>(
  code: Code,
  ...words: Parameters<Complaints[Code]>
): CodedComplaint {
  return { code, words, ...spoken(en, code, words) };
}

/** The same complaint in another language. */
export const complaintIn = (language: Complaints, { code, words }: CodedComplaint): Complaint =>
  spoken(language, code, words);

function spoken(language: Complaints, code: ComplaintCode, words: CodedComplaint['words']): Complaint {
  // The words have been checked against the code where the complaint was made.
  const say = language[code] as (...given: readonly unknown[]) => Complaint;
  return say(...words);
}
