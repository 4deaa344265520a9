// Random kingdoms as they are wished for: drawn, and shown.

import type { CardId, KingdomWish } from '@tenfold/rules';
import { KingdomError, countKingdoms, kingdomText, randomKingdom } from '@tenfold/rules';
import type { Look } from '../look.ts';
import { faint, strong } from '../look.ts';
import { quoted } from '../play/record-file.ts';
import { checkedSeed, freshKingdomSeed } from '../play/setup.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { kingdomTable, setsInWords, setsOf } from './kingdom-list.ts';
import type { RandomOptions } from './wish-options.ts';
import { contradiction, wishFrom } from './wishes.ts';

export interface RandomKingdom {
  readonly cards: readonly CardId[];
  readonly text: string;
  /** Draws this one alone, whichever of several it was. */
  readonly seed: string;
}

export interface Drawn {
  readonly kingdoms: readonly RandomKingdom[];
  /** Draws all of them. */
  readonly seed: string;
}

/** As many different kingdoms as are wanted, or all if fewer fit. Throws a KingdomError if none does. */
export function drawKingdoms(options: RandomOptions, words: TerminalWords): Drawn {
  const wish = wishFrom(options, words);
  const seed = options.seed === undefined ? freshKingdomSeed() : checkedSeed(options.seed, words);
  try {
    return { kingdoms: different(wish, seed, options.count ?? 1), seed };
  } catch (error) {
    const told = error instanceof KingdomError ? contradiction(error.details, options, words) : undefined;
    throw told === undefined ? error : new UsageError(told);
  }
}

function different(wish: KingdomWish, seed: string, wanted: number): RandomKingdom[] {
  const found = new Map<string, RandomKingdom>();
  let most = wanted;
  let knowsMost = false;
  for (let number = 1; found.size < most; number++) {
    const own = number === 1 ? seed : `${seed}-${number}`;
    const cards = randomKingdom(wish, own);
    const text = kingdomText(cards);
    if (!found.has(text)) found.set(text, { cards, text, seed: own });
    else if (!knowsMost) {
      // Counting takes a while, and where kingdoms are plentiful none comes twice.
      most = Math.min(wanted, countKingdoms(wish));
      knowsMost = true;
    }
  }
  return [...found.values()];
}

/** `wishes` are the words of all the wishes, for drawing the same again. */
export function drawnInWords({ kingdoms, seed }: Drawn, wishes: readonly string[], look: Look): string[] {
  const shown = kingdoms.flatMap((kingdom, index) => [
    ...(index === 0 ? [] : ['']),
    ...kingdomInWords(kingdom, kingdoms.length === 1 ? undefined : index + 1, look),
  ]);
  const again = ['tenfold kingdoms --random', ...wishes, `--seed ${quoted(seed)}`].join(' ');
  return [...shown, ...(kingdoms.length === 1 ? [] : ['']), wordsIn(look.language).toDrawAgain(again)];
}

function kingdomInWords(
  { cards, text, seed }: RandomKingdom,
  number: number | undefined,
  look: Look,
): string[] {
  const words = wordsIn(look.language);
  const about = faint(look, `(${setsInWords(cards, words)}; ${words.seed(seed)})`);
  return [
    `${strong(look, words.randomKingdom(number))} ${about}`,
    ...kingdomTable(cards, look),
    '',
    words.forUrl(text),
    words.toPlay(`tenfold play --kingdom ${text}`),
  ];
}

export const randomData = ({ cards, text, seed }: RandomKingdom): object => ({
  text,
  seed,
  sets: setsOf(cards),
  cards,
});

/** Said when all that fit have been drawn, and they are fewer than wanted. */
export function fewerInWords(count: number, options: RandomOptions, words: TerminalWords): string {
  const wish = { ...wishFrom(options, words), alchemyThreeToFive: false };
  return words.wishes.fewer(options.count ?? 1, count, countKingdoms(wish) > count);
}
