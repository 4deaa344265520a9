// What to put on the deck, and in which order.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import type { Mind } from './mind.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { bestRule, coinsAhead, potionsAhead } from './wants.ts';
import { actionsFor, averageDraw, handWorth } from './worth.ts';

export function topdeck(mind: Mind, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, seat } = decision;
  if (options.length === 1) return options[0]!;
  const isOwn = player === seat;
  switch (mind.lore.readings[asking]!.topdecks) {
    case 'in-play':
      return fromPlay(mind, lens, decision);
    case 'revealed':
      // The last one named comes to the top: the best, unless the deck is another's.
      return (isOwn ? least : most)(options, (card) => mind.lore.drawWorth[card]!);
    default:
      if (lens.turnPlayer !== player) return whenAttacked(mind, lens, decision, asking);
      return isOwn ? putBack(mind, lens, decision) : worst(mind, lens, decision);
  }
}

const worst = (mind: Mind, lens: Lens, { options, player }: Decision): Option =>
  least(options, (card) => handWorth(mind, lens, card, player, actionsFor(lens, player)));

/** At the end of the turn: a card that is better than what would be drawn instead. */
function fromPlay(mind: Mind, lens: Lens, { options, player, seat }: Decision): Option {
  const best = most(options, (card) => treasureWorth(mind, card));
  if (!mayStop(options)) return best;
  const helps = player === seat && treasureWorth(mind, argumentOf(best)) > averageDraw(mind, lens);
  return helps ? best : lastOf(options);
}

const treasureWorth = (mind: Mind, card: number): number =>
  mind.lore.makesPotions[card]! && !mind.wantsPotions ? 0 : mind.lore.drawWorth[card]!;

/**
 * In one's own turn: an Action that cannot be played any more; or else the best Treasure that this turn's purchase does
 * not need; or else the worst card.
 */
function putBack(mind: Mind, lens: Lens, decision: Decision): Option {
  const { options, player } = decision;
  const { lore, set } = mind;
  const actions = actionsFor(lens, player);
  const coins = coinsAhead(mind, lens, player);
  const potions = potionsAhead(mind, lens, player);
  const purchase = bestRule(mind, lens, coins, potions);
  const isNeeded = (card: number): boolean => {
    if (set.isAction[card]!) return handWorth(mind, lens, card, player, actions) === lore.drawWorth[card];
    const left = potions - (lore.makesPotions[card]! ? 1 : 0);
    return bestRule(mind, lens, coins - lore.treasureCoins[card]!, left) !== purchase;
  };
  const spareWorth = (card: number): number => {
    if (lore.isDead[card]! || isNeeded(card)) return -1;
    return treasureWorth(mind, card) + (set.isAction[card]! ? BEFORE_TREASURES : 0);
  };
  const spare = most(options, spareWorth);
  return spareWorth(argumentOf(spare)) >= 0 ? spare : worst(mind, lens, decision);
}

const BEFORE_TREASURES = 1000;

/** Cards that one keeps after an Attack that makes everybody discard down. */
const KEPT_IN_HAND = 3;

/**
 * In another's turn. By a Reaction of one's own (Secret Chamber): before an Attack on hands, put away the best of what
 * would have to be discarded; before others, the worst. Asked by the Attack itself (Bureaucrat): the worst.
 */
function whenAttacked(mind: Mind, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player } = decision;
  const attack = attackNow(lens);
  const isReaction = mind.set.isReaction[asking]!;
  if (!isReaction || attack < 0 || !mind.lore.readings[attack]!.hitsHands) return worst(mind, lens, decision);
  const worthOf = (card: number) => handWorth(mind, lens, card, player, 1);
  const best = lens
    .hand(player)
    .map(worthOf)
    .sort((a, b) => b - a);
  const next = best[KEPT_IN_HAND] ?? -Infinity;
  return most(options, (card) =>
    worthOf(card) > next || mind.set.onlyShields[card]! ? -Infinity : worthOf(card),
  );
}

/** The Attack that is being played: the last card that its player has laid down. */
function attackNow(lens: Lens): number {
  const inPlay = lens.inPlay(lens.turnPlayer);
  for (let i = inPlay.length - 1; i >= 0; i--) {
    const card = inPlay[i]!;
    if (card >= 0 && lens.set.isAttack[card]!) return card;
  }
  return -1;
}
