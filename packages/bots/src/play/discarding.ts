// What to discard: forced, for something in return, or at the end of the turn.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { CLEAN_UP_REST, argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { actionsFor, averageMoney, handWorth, USELESS } from './worth.ts';

/**
 * What is drawn instead counts by its coins, for of Actions it is not sure that they can still be played; and a little more,
 * since the deck comes round sooner.
 */
const A_TURN_OF_THE_DECK = 2;

export function discard(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player } = decision;
  const actions = actionsFor(lens, player);
  const { discard: payment, discardPays } = compiled.facts.effects[asking]!;
  // Where each discarded card is another one, the next of its kind would find nothing left to discard.
  const worthOf = (card: number): number =>
    card === asking && discardPays === 'card' ? 0 : handWorth(compiled, lens, card, player, actions);
  const worst = least(options, worthOf);
  if (!mayStop(options)) return worst;
  if (options.length === 1) return lastOf(options);
  // Baron's Estate: what is asked for by name is well paid.
  if (payment?.named !== null && payment?.named !== undefined) return options[0]!;
  const worth = worthOf(argumentOf(worst));
  if (discardPays === null) return worth < USELESS ? worst : lastOf(options);
  const isWorse = discardPays === 'card' && worth < averageMoney(compiled, lens) + A_TURN_OF_THE_DECK;
  return worth <= USELESS || isWorse ? worst : lastOf(options);
}

/** At clean-up: first what goes back on the deck by its own text, then what puts others there, then the rest. */
export function cleanUp(compiled: CompiledStrategy, { options, player, seat }: Decision): Option {
  if (player !== seat) return CLEAN_UP_REST;
  const { effects, set } = compiled.facts;
  const option = most(options, (card) => {
    if (set.definitions[card]!.onDiscardFromPlay === undefined) return 0;
    return effects[card]!.putsItselfOnDeck ? 2 : 1;
  });
  return set.definitions[argumentOf(option)]?.onDiscardFromPlay === undefined ? CLEAN_UP_REST : option;
}
