// What the clients of the bench answer: at random among what makes sense, and seldom buying, so that games run long.

import type { WireOption } from '@tenfold/protocol';

/** Of turns in which something could be bought, one in so many sees a purchase. */
const TURNS_FOR_A_PURCHASE = 2;
const NOT_WANTED: ReadonlySet<string | null> = new Set(['curse', 'copper', 'province']);

const below = (count: number): number => Math.floor(Math.random() * count);

/** The place of the chosen option in the list. */
export function sensibleChoice(verb: string, options: readonly WireOption[]): number {
  if (verb === 'play') return oneOf(options, (option) => option.verb === 'play');
  if (verb !== 'buy') return below(options.length);
  const treasures = options.findIndex((option) => option.verb === 'play-treasures');
  if (treasures >= 0) return treasures;
  const end = options.findIndex((option) => option.verb === 'end-turn');
  if (below(TURNS_FOR_A_PURCHASE) > 0 && end >= 0) return end;
  return oneOf(options, (option) => option.verb !== 'end-turn' && !NOT_WANTED.has(option.card));
}

function oneOf(options: readonly WireOption[], isWanted: (option: WireOption) => boolean): number {
  const wanted = [...options.keys()].filter((place) => isWanted(options[place]!));
  return wanted.length > 0 ? wanted[below(wanted.length)]! : below(options.length);
}
