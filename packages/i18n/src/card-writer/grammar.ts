// What a language must be able to say so that the text of any card can be put together in it.

import type { CardType, Filter } from '@tenfold/rules';
import type { Line } from '../card-texts/text.ts';
import type { Act, ToldCondition, Fact, GroupName } from './outline.ts';

/** Whom a clause is about: the reader, or whoever is being spoken of. */
export type Who = 'you' | 'they';

/** How a clause begins: with those it is about, with a pronoun for them, or with the bare verb, as in a list of choices. */
export type ClauseSubject = GroupName | 'pronoun' | 'bare';

export interface Speaking {
  readonly who: Who;
  /** Of those spoken of; the reader is told what to do. */
  readonly subject: ClauseSubject;
  /** "You may …". */
  readonly may: boolean;
}

/** What is explained where a text speaks of it. */
export type Note = 'potion' | 'mat' | 'market';

/** All lines but notes begin small and have no full stop. */
export interface Grammar {
  /** What one player does, one thing after the other. */
  readonly clause: (acts: readonly Act[], speaking: Speaking) => Line;
  readonly fact: (fact: Fact, who: Who) => Line;
  /** "if you do", "if you do not". */
  readonly condition: (condition: ToldCondition, who: Who, holds: boolean) => Line;
  /** "if you do" with what then happens, or after "otherwise". */
  readonly consequence: (condition: Line, body: Line) => Line;
  readonly otherwise: Line;
  /** "choose one", "each other player may choose two different ones". */
  readonly chooses: (
    n: number,
    optional: boolean,
    chooser: Who,
    subject: ClauseSubject,
    forOthers: boolean,
  ) => Line;
  /** Before what may be done or left, where no verb of its own can say so. */
  readonly mayDoThis: (chooser: Who, subject: ClauseSubject) => Line;
  readonly or: string;
  readonly doNothing: Line;
  /** "for each other player". */
  readonly forGroup: (group: GroupName) => Line;
  readonly forEachDifferentlyNamed: Line;
  /** "an Action", as what follows "if it is". */
  readonly ofType: (type: CardType) => Line;
  readonly whenAttacked: Line;
  readonly whenDiscarded: (whileInPlay: Filter | undefined) => Line;
  readonly notes: Readonly<Record<Note, Line>>;
  readonly worth: (every: number, of: Filter) => Line;
  /** Whether a clause after a colon begins with a capital. */
  readonly capitalAfterColon: boolean;
}
