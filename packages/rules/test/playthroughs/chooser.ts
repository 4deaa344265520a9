// A player for the golden games: plays what it holds and buys a bit of everything, so that cards get used.

import type { Decision, Game, Option } from '../../src/index.ts';
import { argumentOf, cardSetOf, randomBelow, seedRandom, verbOf } from '../../src/index.ts';

export function goldenChooser(seed: string): (game: Game, asked: Decision) => Option {
  const dice = seedRandom('fast', seed);
  const pick = (options: readonly Option[]): Option => {
    const option = options[randomBelow(dice, options.length)];
    if (option === undefined) throw new Error('a question without options');
    return option;
  };
  return (game, asked) => {
    const { options } = asked;
    if (asked.card !== null) return pick(options);
    if (asked.verb === 'play') return pick(options.slice(0, Math.max(1, options.length - 1)));
    if (asked.verb !== 'buy') return pick(options);
    const all = options.filter((option) => verbOf(option) === 'play-treasures');
    if (all.length > 0) return pick(all);
    const treasures = options.filter((option) => verbOf(option) === 'play');
    if (treasures.length > 0) return pick(treasures);
    const set = cardSetOf(game);
    const purchases = options.filter((option) => verbOf(option) === 'buy');
    const named = (...ids: string[]) =>
      purchases.filter((option) => ids.includes(set.ids[argumentOf(option)] ?? ''));
    const provinces = named('province');
    if (provinces.length > 0) return pick(provinces);
    const withPotion = purchases.filter((option) => (set.potions[argumentOf(option)] ?? 0) > 0);
    if (withPotion.length > 0) return pick(withPotion);
    const potions = named('potion');
    if (potions.length > 0 && randomBelow(dice, 3) === 0) return pick(potions);
    const money = named('silver', 'gold');
    if (money.length > 0 && randomBelow(dice, 2) > 0) return money.at(-1) ?? pick(money);
    const coins = (option: Option) => set.coins[argumentOf(option)] ?? 0;
    const dearest = Math.max(...purchases.map(coins), 2);
    const good = purchases.filter((option) => coins(option) >= dearest - 1);
    return pick(good.length > 0 ? good : options.filter((option) => verbOf(option) === 'end-turn'));
  };
}
