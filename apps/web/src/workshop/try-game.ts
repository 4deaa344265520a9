// A game to try a card in: with nine others that go with it, against a bot, in the page.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { newGame } from '@tenfold/rules';
import type { LocalStart } from '../local-game/local-match.ts';

/** A little of everything: a village, an Attack with its Moat, trashing, gaining, money. */
const BESIDE: readonly CardId[] = [
  'moat',
  'village',
  'chapel',
  'workshop',
  'smithy',
  'militia',
  'market',
  'laboratory',
  'festival',
];
/** Where the card costs a Potion, Potions are worth having. */
const BESIDE_POTIONS: readonly CardId[] = [
  'moat',
  'village',
  'workshop',
  'smithy',
  'militia',
  'market',
  'apothecary',
  'alchemist',
  'familiar',
];

const BOT = { id: 'magpie', name: 'Magpie' } as const;

export function tryGame(definition: CardDefinition, you: string, seed: string): LocalStart {
  const beside = definition.cost.potions > 0 ? BESIDE_POTIONS : BESIDE;
  const position = newGame({
    players: [you, BOT.name],
    kingdom: [definition.id, ...beside],
    ownCards: [definition],
    seed,
    start: 0,
  });
  return { position, events: [], you: 0, bots: [null, BOT.id] };
}
