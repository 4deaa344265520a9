// What to gain: by the buy rules, then by worth.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import { endsItBadly } from './end-game.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { give } from './giving.ts';
import { GAIN, lastOf, mayStop, most } from './options.ts';
import { wantedOption, wantedRule, NO_RULE } from './buy-rules.ts';
import { gainWorth } from './worth.ts';

/** What need not be gained had better be worth a Silver, or nearly. */
const WORTH_TAKING = 25;
const TO_BE_AVOIDED = 1000;

export function gain(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, about, seat } = decision;
  if (options.length === 1) return options[0]!;
  // Cards go to whoever decides for `about`: to oneself, or to a victim.
  const isVictim = about !== player && about !== seat;
  if (isVictim) return give(compiled, lens, options, about);
  const wanted = wantedForActions(compiled, lens, decision, asking);
  if (wanted >= 0) return wanted;
  const ruled = wantedOption(compiled, lens, options, GAIN);
  if (ruled >= 0) return ruled;
  const worthOf = (card: number) =>
    gainWorth(compiled, lens, card) - (endsItBadly(compiled, lens, card) ? TO_BE_AVOIDED : 0);
  const best = most(options, worthOf);
  return mayStop(options) && worthOf(argumentOf(best)) < WORTH_TAKING ? lastOf(options) : best;
}

/** Where a gained Action gives an Action back and another waits in hand, an Action is gained first. */
function wantedForActions(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player }: Decision,
  asking: number,
): Option {
  if (compiled.facts.effects[asking]!.actionForGain === null) return -1;
  if (lens.actions > 0 || lens.turnPlayer !== player) return -1;
  if (!lens.hand(player).some((card) => compiled.set.isAction[card]!)) return -1;
  const rule = wantedRule(
    compiled,
    lens,
    (card) => compiled.set.isAction[card]! && options.includes(GAIN + card),
  );
  return rule === NO_RULE ? -1 : GAIN + compiled.buyCards[rule]!;
}
