// Which Reaction to reveal: a shield always; one that changes hand and deck once for each Attack that touches either.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { NOTHING, argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf } from './options.ts';

/** What a bot remembers: the Attack to which it has revealed already. */
export interface Revealed {
  attack: number;
}

const LARGE = 4096;

/** A number that is another for every play of an Attack. */
const playNow = (lens: Lens): number =>
  (lens.turnsOf(lens.turnPlayer) * LARGE + lens.actionsPlayed) * 64 +
  lens.turnPlayer * 8 +
  lens.possessor +
  1;

/** A shield that is held and not offered has been shown already. */
const isShielded = (compiled: CompiledStrategy, lens: Lens, player: number): boolean =>
  lens.hand(player).some((card) => compiled.set.onlyShields[card]!);

export function reveal(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player }: Decision,
  attack: number,
  before: Revealed,
): Option {
  let other = -1;
  for (const option of options) {
    const card = argumentOf(option);
    if (card === NOTHING) continue;
    if (compiled.set.onlyShields[card]!) return option;
    other = option;
  }
  if (isShielded(compiled, lens, player)) return lastOf(options);
  const now = playNow(lens);
  if (other < 0 || before.attack === now || !hasAPurpose(compiled, lens, attack)) return lastOf(options);
  before.attack = now;
  return other;
}

/** It helps against Attacks on hands and decks, and may find a shield. */
function hasAPurpose(compiled: CompiledStrategy, lens: Lens, attack: number): boolean {
  const { hitsHands, hitsDecks } = compiled.facts.effects[attack]!;
  return (
    hitsHands ||
    hitsDecks ||
    lens.piles.some((card) => compiled.set.onlyShields[card]! && lens.owned(card) > 0)
  );
}
