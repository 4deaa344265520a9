/** What is wrong and what to do, before it is known where. */
export interface Complaint {
  readonly message: string;
  readonly remedy: string;
}

/** "a, b or c". */
export function enumerated(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
