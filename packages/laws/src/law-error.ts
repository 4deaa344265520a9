// A law that does not hold: which one, what was found, and how to see it again.

export const LAWS = [
  'cards are conserved',
  'counts agree',
  'nothing is left over',
  'what is offered is accepted',
  'what is not offered is refused',
  'a question says where its cards lie',
  'a question counts its picks',
  'a copy goes on alike',
  'a clone is independent',
  'answers come in any order',
  'the record gives the same game',
  'undo gives the earlier position',
  'a view shows nothing hidden',
  'a lens shows nothing hidden',
  'play shows nothing hidden',
  'events show nothing hidden',
  'what is imagined could be real',
  'nothing changes untold',
  'the seed stays secret',
  'the game ends',
] as const;
export type Law = (typeof LAWS)[number];

/** Thrown by a single check, which knows neither the seed nor the choices so far. */
export class Broken extends Error {
  readonly law: Law;

  constructor(law: Law, found: string) {
    super(found);
    this.name = 'Broken';
    this.law = law;
  }
}

/** What reaches the reader: the law, the seed that plays it again, and the game so far as a record. */
export class LawError extends Error {
  readonly law: Law;
  readonly seed: string;
  readonly record: string;

  constructor(law: Law, seed: string, found: string, record: string, cause?: unknown) {
    super(`${law}: does not hold\nseed: ${seed}\nfound: ${found}\n\n${record}`, { cause });
    this.name = 'LawError';
    this.law = law;
    this.seed = seed;
    this.record = record;
  }
}
