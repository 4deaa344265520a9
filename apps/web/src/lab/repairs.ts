// What can stand in place of a wrong word, where there is something to write and not only something to say.

import type { StrategyError } from '@tenfold/bots';

const listed = (word: StrategyError['words'][number] | undefined): readonly string[] =>
  word === undefined ? [] : typeof word === 'string' ? [word] : word;

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
    default:
      return [];
  }
}

/** Where in a text is what the error is about. */
export function placeOfError(
  text: string,
  { line, column, length }: Pick<StrategyError, 'line' | 'column' | 'length'>,
): { readonly from: number; readonly to: number } {
  const before = text.split('\n').slice(0, line - 1);
  const from = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return { from, to: from + length };
}

/** A part of a sentence as one by itself. */
export const asSentence = (part: string): string => {
  const [first = '', ...rest] = part;
  return `${first.toLocaleUpperCase()}${rest.join('')}${/[.?!]$/.test(part) ? '' : '.'}`;
};
