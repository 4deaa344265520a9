// Rules that can never matter, because one above them is followed whenever they could be.

import { title } from '@tenfold/rules';
import type { CardBook } from './card-book.ts';
import type { CodedComplaint } from './complaints/complaints.ts';
import { complaint } from './complaints/complaints.ts';
import { conditionText } from './print.ts';
import type { BuyRule, StrategyCondition, PlayRule, Strategy } from './types.ts';

type List = 'buy' | 'play';

export interface Needless extends CodedComplaint {
  readonly list: List;
  readonly index: number;
}

/** `place` says how a rule is pointed at: by its line, or by its place in the data. */
export function needlessRules(
  { buy, play = [] }: Strategy,
  book: CardBook,
  place: (list: List, index: number) => string,
): Needless[] {
  const found: Needless[] = [];
  const shadows = <Rule extends BuyRule | PlayRule>(
    list: List,
    rules: readonly Rule[],
    concernsSame: (above: Rule, below: Rule) => boolean,
  ): void =>
    rules.forEach((rule, index) => {
      const above = rules.findIndex(
        (other, at) => at < index && concernsSame(other, rule) && holdsWhenever(other.if, rule.if),
      );
      if (above === -1) return;
      const where = place(list, above);
      found.push({
        list,
        index,
        ...complaint('neverReached', title(rule.card), where),
      });
    });
  shadows('buy', buy, (above, below) => above.card === below.card);
  shadows('play', play, isAboutTheSame);
  play.forEach(({ card, how }, index) => {
    if (how === 'choose' || how === 'prefer' || book.isPlayable(card)) return;
    found.push({
      list: 'play',
      index,
      ...complaint('neverPlayed', title(card)),
    });
  });
  return found;
}

function isAboutTheSame(above: PlayRule, below: PlayRule): boolean {
  return (
    above.card === below.card &&
    above.how === below.how &&
    (above.answer === undefined || above.answer === below.answer) &&
    (above.how !== 'before' || below.what?.every((card) => above.what?.includes(card)) === true)
  );
}

/** Whether the upper conditions are all among the lower ones. */
function holdsWhenever(
  upper: readonly StrategyCondition[] = [],
  lower: readonly StrategyCondition[] = [],
): boolean {
  const said = new Set(lower.map((condition) => conditionText(condition)));
  return upper.every((condition) => said.has(conditionText(condition)));
}
