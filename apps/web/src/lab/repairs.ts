// What can stand in place of a wrong word, where there is something to write and not only something to say.

import type { StrategyError } from '@tenfold/bots';

const listed = (one: StrategyError['words'][number] | undefined): readonly string[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

const word = (one: StrategyError['words'][number] | undefined): string => listed(one)[0] ?? '';

/** Texts of which each could take the place that the error is about; none where only its writer knows. */
export function repairsOf({ code, words }: StrategyError): readonly string[] {
  switch (code) {
    case 'unknownCard':
    case 'unknownLine':
    case 'notUnderstood':
    case 'unknownQuantity':
      return listed(words[1]).filter((text) => text !== '');
    case 'moneyAlone':
      return ['coins', 'total money'];
    case 'pointsAlone':
      return ['my points', 'opponent points'];
    case 'whenNotIf':
      return ['when'];
    case 'andNotComma':
      return [' and'];
    case 'commaNotAnd':
      return [','];
    case 'listOfCards':
      return [`\nbuy ${word(words[1])}`];
    case 'twoComparisons':
      return [`${word(words[0])} and ${word(words[1])} ${word(words[2])}`];
    case 'opponentAlone':
      return [`opponent owns ${word(words[1])}`, `opponents own ${word(words[1])}`];
    case 'hiddenPlace':
      return [`${word(words[0])} unseen`];
    case 'missingPlace':
      // What stands behind it is wrong, too, and not a part of what is marked.
      return word(words[1]) === '' ? [`own ${word(words[0])}`, `${word(words[0])} left`] : [];
    case 'unknownMode':
      return listed(words[2]);
    case 'missingMode':
      return listed(words[0]).map((mode) => ` ${mode}`);
    case 'guardState':
      return ['off'];
    default:
      return [];
  }
}

/** Where in a text is what the error is about. */
export function placeOfError(
  text: string,
  { line, column, length }: Pick<StrategyError, 'line' | 'column' | 'length'>,
): { readonly from: number; readonly to: number } {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const from = start + column - 1;
  // What is missing at the end of a line is marked behind it.
  return { from, to: Math.min(from + length, start + (lines[line - 1] ?? '').length) };
}

/** A part of a sentence as one by itself. */
export const asSentence = (part: string): string => {
  const [first = '', ...rest] = part;
  return `${first.toLocaleUpperCase()}${rest.join('')}${/[.?!]$/.test(part) ? '' : '.'}`;
};
