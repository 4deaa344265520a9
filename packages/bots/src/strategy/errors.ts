// What is wrong with a strategy, where, and what to do about it.

import type { CodedComplaint } from './complaints/complaints.ts';

/** A remark on a place of the text. Lines and columns count from 1. */
export interface StrategyRemark extends CodedComplaint {
  readonly line: number;
  readonly column: number;
  /** How many characters it is about. */
  readonly length: number;
}

/** Something in the text of a strategy that cannot be understood. */
export class StrategyError extends Error implements StrategyRemark {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly remedy: string;
  readonly code: StrategyRemark['code'];
  readonly words: StrategyRemark['words'];

  constructor({ line, column, length, message, remedy, code, words }: StrategyRemark) {
    super(message);
    this.name = 'StrategyError';
    this.line = line;
    this.column = column;
    this.length = length;
    this.remedy = remedy;
    this.code = code;
    this.words = words;
  }

  override toString(): string {
    return `line ${this.line}, column ${this.column}: ${this.message}; ${this.remedy}`;
  }
}

/** A remark on a place in the data, such as `strategies[3].buy[2].if[0].l.fn`. */
export interface DataRemark {
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

/** Something in the JSON form of a strategy that cannot be understood. */
export class StrategyDataError extends Error implements DataRemark {
  readonly place: string;
  readonly remedy: string;

  constructor({ place, message, remedy }: DataRemark) {
    super(message);
    this.name = 'StrategyDataError';
    this.place = place;
    this.remedy = remedy;
  }

  override toString(): string {
    return `${this.place}: ${this.message}; ${this.remedy}`;
  }
}
