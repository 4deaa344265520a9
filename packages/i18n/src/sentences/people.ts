// Seats as persons of a sentence.

import type { MentionedPerson, Reader } from './sentences.ts';

/** A player without a name is called by the number of the seat. */
export const personAt = (seat: number, { you, names }: Reader): MentionedPerson => ({
  you: seat === you,
  name: names[seat] ?? `${seat + 1}.`,
});

export const leftOf = (seat: number, reader: Reader): MentionedPerson =>
  personAt((seat + 1) % Math.max(1, reader.names.length), reader);
