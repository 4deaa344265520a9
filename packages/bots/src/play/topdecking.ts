// What to put on the deck, and in which order.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { bestRule, coinsAhead, potionsAhead } from './buy-rules.ts';
import { actionsFor, averageDraw, handWorth } from './worth.ts';

export function topdeck(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, seat } = decision;
  if (options.length === 1) return options[0]!;
  const isOwn = player === seat;
  switch (compiled.facts.effects[asking]!.topdecks) {
    case 'in-play':
      return fromPlay(compiled, lens, decision);
    case 'revealed':
      // The last one named comes to the top: the best, unless the deck is another's.
      return (isOwn ? least : most)(options, (card) => compiled.facts.drawWorth[card]!);
    default:
      if (lens.turnPlayer !== player) return whenAttacked(compiled, lens, decision, asking);
      return isOwn ? putBack(compiled, lens, decision) : worst(compiled, lens, decision);
  }
}

const worst = (compiled: CompiledStrategy, lens: Lens, { options, player }: Decision): Option =>
  least(options, (card) => handWorth(compiled, lens, card, player, actionsFor(lens, player)));

/** At the end of the turn: a card that is better than what would be drawn instead. */
function fromPlay(compiled: CompiledStrategy, lens: Lens, { options, player, seat }: Decision): Option {
  const best = most(options, (card) => treasureWorth(compiled, card));
  if (!mayStop(options)) return best;
  const helps = player === seat && treasureWorth(compiled, argumentOf(best)) > averageDraw(compiled, lens);
  return helps ? best : lastOf(options);
}

const treasureWorth = (compiled: CompiledStrategy, card: number): number =>
  compiled.facts.makesPotions[card]! && !compiled.wantsPotions ? 0 : compiled.facts.drawWorth[card]!;

/**
 * In one's own turn: an Action that cannot be played any more; or else the best Treasure that this turn's purchase does
 * not need; or else the worst card.
 */
function putBack(compiled: CompiledStrategy, lens: Lens, decision: Decision): Option {
  const { options, player } = decision;
  const { facts, set } = compiled;
  const actions = actionsFor(lens, player);
  const coins = coinsAhead(compiled, lens, player);
  const potions = potionsAhead(compiled, lens, player);
  const purchase = bestRule(compiled, lens, coins, potions);
  const isNeeded = (card: number): boolean => {
    if (set.isAction[card]!)
      return handWorth(compiled, lens, card, player, actions) === facts.drawWorth[card];
    const left = potions - (facts.makesPotions[card]! ? 1 : 0);
    return bestRule(compiled, lens, coins - facts.treasureCoins[card]!, left) !== purchase;
  };
  const spareWorth = (card: number): number => {
    if (facts.isDead[card]! || isNeeded(card)) return -1;
    return treasureWorth(compiled, card) + (set.isAction[card]! ? BEFORE_TREASURES : 0);
  };
  const spare = most(options, spareWorth);
  return spareWorth(argumentOf(spare)) >= 0 ? spare : worst(compiled, lens, decision);
}

const BEFORE_TREASURES = 1000;

/** Cards that one keeps after an Attack that makes everybody discard down. */
const KEPT_IN_HAND = 3;

/**
 * In another's turn. By a Reaction of one's own (Secret Chamber): before an Attack on hands, put away the best of what
 * would have to be discarded; before others, the worst. Asked by the Attack itself (Bureaucrat): the worst.
 */
function whenAttacked(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player } = decision;
  const attack = attackNow(lens);
  const isReaction = compiled.set.isReaction[asking]!;
  if (!isReaction || attack < 0 || !compiled.facts.effects[attack]!.hitsHands)
    return worst(compiled, lens, decision);
  const worthOf = (card: number) => handWorth(compiled, lens, card, player, 1);
  const best = lens
    .hand(player)
    .map(worthOf)
    .sort((a, b) => b - a);
  const next = best[KEPT_IN_HAND] ?? -Infinity;
  return most(options, (card) =>
    worthOf(card) > next || compiled.set.onlyShields[card]! ? -Infinity : worthOf(card),
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
