// The ruling that a line of the log is about, where the line tells of a rule rather than of a card.

import type { LogLine } from '@tenfold/i18n/sentences';

const RULINGS: Readonly<Partial<Record<LogLine['type'], string>>> = {
  shuffle: 'INT-SHUFFLE-01',
  pass: 'INT-TERM-PASS-01',
  react: 'INT-REACT-02',
  unaffected: 'INT-MOAT-01',
  'set-aside': 'INT-TERM-SETASIDE-01',
  possess: 'ALC-POSSESSION-01',
  return: 'ALC-POSSESSION-13',
  over: 'INT-END-03',
};

export const ruleOfLine = ({ type }: LogLine): string | undefined => RULINGS[type];
