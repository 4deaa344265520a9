// Whatever card somebody makes, its text can be written, reads like a text, and tells what makes it differ from others.

import { Dice, soundCard } from '@tenfold/laws';
import { wantsFullTests } from '@tenfold/prerequisites';
import type { CardDefinition } from '@tenfold/rules';
import { checkCard } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { plainText } from '../src/card-texts/plain-text.ts';
import type { Line } from '../src/card-texts/text.ts';
import { LANGUAGES, writeCardText } from '../src/index.ts';

const CARDS = wantsFullTests() ? 1000 : 300;
const cards = (seed: string): readonly CardDefinition[] =>
  Array.from({ length: CARDS }, (_, number) => soundCard(new Dice(`${seed} ${number}`)));

/** Numbers that a text tells: how many, how much, up to what. */
const TOLD = new Set(['n', 'handSize', 'coins', 'cards', 'mostInARow', 'every', 'costsAtLeast']);

/** Longer than any card with as many steps as are allowed. */
const MOST_LETTERS = 9000;
const MOST_LETTERS_IN_SHORT = 64;

/** Gaps, doubled marks, and what a program says where it has nothing to say. */
const SLIPS = /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\s[,.;:)]|\(\s|[,;:][,.;:]|\.\.|^\s|\s$/;

const lengthOf = (line: Line): number =>
  line.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 3), 0);

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;

describe.each(LANGUAGES)('the text of any card in %s', (language) => {
  const textOf = (card: CardDefinition): string => plainText(writeCardText(card, language), language);
  const isSlip = (part: string): boolean =>
    SLIPS.test(part) || !isBalanced(part) || (part !== '' && !/[.)]$/.test(part));

  it('has no gaps, no half sentences, and an end', () => {
    for (const card of cards('any card')) {
      expect(textOf(card).split('\n').filter(isSlip)).toEqual([]);
      expect(textOf(card).length).toBeLessThan(MOST_LETTERS);
      expect(lengthOf(writeCardText(card, language).short)).toBeLessThanOrEqual(MOST_LETTERS_IN_SHORT);
    }
  });

  it('is another where a number is another', () => {
    for (const card of cards('another number')) {
      const others = withOneNumberMore(card).filter((other) => textOf(other) === textOf(card));
      expect(others).toEqual([]);
    }
  });
});

/** The card again and again, each time with another number in its texts one higher, if that is a card. */
function withOneNumberMore(card: CardDefinition): readonly CardDefinition[] {
  const made: CardDefinition[] = [];
  const { cost, id, types, ...texts } = card;
  const walk = (part: unknown, change: (changed: unknown) => unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const withThis = (changed: unknown): unknown =>
        change(Array.isArray(part) ? part.with(Number(key), changed) : { ...part, [key]: changed });
      if (typeof value === 'number' && TOLD.has(key)) {
        const other = { cost, id, types, ...(withThis(value + 1) as object) };
        if (isCard(other)) made.push(other);
      }
      walk(value, withThis);
    }
  };
  walk(texts, (changed) => changed);
  return made;
}

function isCard(value: unknown): value is CardDefinition {
  try {
    checkCard(value);
    return true;
  } catch {
    return false;
  }
}
