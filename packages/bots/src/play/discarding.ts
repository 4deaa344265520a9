// What to discard: forced, for something in return, or at the end of the turn.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { CLEAN_UP_REST, argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { actionsFor, averageDraw, handWorth, USELESS } from './worth.ts';

export function discard(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player } = decision;
  const actions = actionsFor(lens, player);
  const worst = least(options, (card) => handWorth(compiled, lens, card, player, actions));
  if (!mayStop(options)) return worst;
  if (options.length === 1) return lastOf(options);
  const { discard: payment, discardPays } = compiled.facts.effects[asking]!;
  // Baron's Estate: what is asked for by name is well paid.
  if (payment?.named !== null && payment?.named !== undefined) return options[0]!;
  const worth = handWorth(compiled, lens, argumentOf(worst), player, actions);
  const enough = discardPays === 'card' ? averageDraw(compiled, lens) - 1 : USELESS;
  return worth <= enough && (discardPays !== null || worth < USELESS) ? worst : lastOf(options);
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
