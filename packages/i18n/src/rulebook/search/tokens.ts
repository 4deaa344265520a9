// A text as the words that it is found by: small letters without accents, a bonus such as "+1 Buy" as "+buy", "+1buy" and "buy".

import { withoutAccents } from '@tenfold/rules';

const WORD = /\+?[\p{L}\p{N}]+/gu;
const BONUS = /\+\s*(\d*)\s*(\p{L}+)/gu;

/** The words of a text that is looked through, in order. */
export function tokensOf(text: string): string[] {
  return typedTokens(text).flatMap((token) => (/^\+\p{L}/u.test(token) ? [token, token.slice(1)] : [token]));
}

/** The words that somebody types: who types a plus means a bonus. */
export function typedTokens(text: string): string[] {
  const plain = withoutAccents(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(BONUS, (_, count: string, what: string) =>
      count === '' ? `+${what}` : `+${what} +${count}${what}`,
    );
  return (plain.match(WORD) ?? []).filter((token) => token.length > 1 || /\d/.test(token));
}

const POTION = /^(?:potion|varazsital|eliksir|trank)/;

/** "4 with a Potion" is a cost of 4P, in whatever language it is said: the numbers beside a Potion, with it. */
export function potionCosts(tokens: readonly string[]): ReadonlyMap<string, string> {
  if (!tokens.some((token) => POTION.test(token))) return new Map();
  return new Map(tokens.filter((token) => /^\d+$/.test(token)).map((token) => [token, `${token}p`]));
}
