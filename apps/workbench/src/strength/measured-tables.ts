// The kingdoms to measure on, and whom to meet there.

import type { Strategy } from '@tenfold/bots';
import { knownStrategies } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';
import { kingdomText, randomKingdom, setOfCard } from '@tenfold/rules';
import type { StrengthWish } from './arguments.ts';
import { sparringPartners } from './sparring.ts';
import type { MetStrategy, StrengthTask } from './task.ts';

export type MeasuredTable = Pick<StrengthTask, 'name' | 'kingdom' | 'opponents'>;

export function tablesFor({
  sparring,
  random,
  recommended,
  players,
  against,
  seed,
}: StrengthWish): MeasuredTable[] {
  if (sparring.length > 0) {
    return sparringPartners()
      .filter(({ id }) => sparring.includes(id))
      .map(({ id, strategy, kingdom }) => ({ name: id, kingdom, opponents: [{ id, strategy }] }));
  }
  const kingdoms =
    random === 0
      ? recommended
      : Array.from({ length: random }, (_kingdom, index) => {
          const cards = randomKingdom({}, `${seed} ${index}`);
          return { id: kingdomText(cards), cards };
        });
  return kingdoms.map(({ id, cards }) => ({
    name: id,
    kingdom: cards,
    opponents: knownIn(cards, players).filter((known) => against.includes(known.id)),
  }));
}

const knownIn = (kingdom: readonly CardId[], players: number): MetStrategy[] =>
  knownStrategies().filter(({ strategy }) => isLegal(strategy, kingdom, players));

const isLegal = (
  { buy, kingdomCards = [], players }: Strategy,
  kingdom: readonly CardId[],
  seats: number,
): boolean =>
  (players?.includes(seats) ?? true) &&
  [...kingdomCards, ...buy.map(({ card }) => card)].every(
    (card) => setOfCard(card) === 'basic' || kingdom.includes(card),
  );
