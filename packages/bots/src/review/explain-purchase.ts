// Why somebody bought what he bought, while a game is played: the alternatives and how often he would win with them, by what
// everybody at the table can see, so that nothing of his hand shows through.

import type { CardId, Option, Position } from '@tenfold/rules';
import { END_TURN, Lens, NOBODY, decision, newPosition } from '@tenfold/rules';
import { BUY } from '../play/options.ts';
import { TableStudy } from '../chancellor/table-mind.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { strategist } from '../play/strategist.ts';
import type { PreparedStrategy } from '../preparation.ts';
import { PlayerModel } from './player-model.ts';
import { isPurchase } from './recorded-game.ts';
import type { ReviewEffort } from './review-game.ts';
import { REVIEW_EFFORT, plansOf, studyFor } from './review-game.ts';
import type { WeighedPurchase } from './weigh-purchase.ts';
import { PurchaseWeigher } from './weigh-purchase.ts';

/** How much is spent to explain one purchase: two seconds or so on one core. */
export const EXPLAINING_EFFORT: ReviewEffort = {
  ...REVIEW_EFFORT,
  searchGames: 3000,
  // All alternatives are shown, not only the best of them.
  weighing: { ...REVIEW_EFFORT.weighing, all: 100 },
};
/** Of what he could have bought, so many are named. */
const MOST_ALTERNATIVES = 4;

/** `taken` is null where nothing was bought. Gives null where the table, as it is seen, does not offer it. */
export function explainPurchase(
  seen: Position,
  taken: CardId | null,
  effort: ReviewEffort = EXPLAINING_EFFORT,
): WeighedPurchase | null {
  const position = newPosition(seen);
  const seat = position.turn.player;
  const asked = decision(position, seat);
  const lens = new Lens(position, seat);
  const option = taken === null ? END_TURN : BUY + (lens.set.numbers.get(taken) ?? Infinity);
  if (asked?.options.includes(option) !== true || !isPurchase(position, asked, option)) return null;
  const study = studyFor(lens, effort);
  const plans = plansOf(study);
  const models = position.seats.map((_seat, player) => modelByDeck(lens, player, study));
  const own = position.seats[seat]!.turns;
  const purchase = { moment: 0, seat, own, asked, option, position };
  const also = dearest(asked.options, lens).filter((other) => other !== option);
  return new PurchaseWeigher(models, plans, effort.weighing).weigh(purchase, {
    eyes: NOBODY,
    also: also.slice(0, MOST_ALTERNATIVES),
  });
}

/** What somebody plays, by the cards that he has: as the Chancellor reads it at the table. */
function modelByDeck(lens: Lens, player: number, study: PreparedStrategy | null): PlayerModel {
  const money = { sense: strategist(bigMoneyUltimate(lens.players)), slips: 0, weight: 1 };
  if (study?.repertoire === undefined) return new PlayerModel([money]);
  const table = new TableStudy(study);
  const chances = table.read(lens, player);
  const likely = table.plays.map(({ maker }, index) => ({
    sense: maker,
    slips: 0,
    weight: chances[index] ?? 0,
  }));
  return new PlayerModel(likely.toSorted((a, b) => b.weight - a.weight));
}

/** What can be bought and costs something, the dearest first. */
function dearest(options: readonly Option[], { set }: Lens): Option[] {
  const price = (option: Option): number => set.coins[option - BUY]! + set.potions[option - BUY]!;
  return options
    .filter((option) => option >= BUY && option < END_TURN && price(option) > 0)
    .toSorted((a, b) => price(b) - price(a));
}
