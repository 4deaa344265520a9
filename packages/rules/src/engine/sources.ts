// Where the cards of a question lie.

import type { Verb } from './options.ts';

/**
 * Where a card that is offered can lie: in the hand or in play of the player whom the question is about; open before the text that asks, which is the last group of a view's open cards; in the
 * Supply; in the Trash; open before the deck beside the Supply. A card that is only named may be anywhere.
 */
export const ZONES = ['hand', 'in-play', 'open', 'supply', 'trash', 'beside', 'anywhere'] as const;
/** Where a card that is offered lies. */
export type Zone = (typeof ZONES)[number];

/** Where the cards lie that the options of each verb are about. A verb without cards is not in it. */
export type Sources = Readonly<Partial<Record<Verb, Zone>>>;
