// What one can point at on the table, and which option of a prompt it stands for.

import type { Prompt } from '@tenfold/protocol';
import type { CardId, Zone } from '@tenfold/rules';

export type Thing =
  | { readonly kind: 'pile'; readonly card: CardId }
  | { readonly kind: 'trash'; readonly card: CardId }
  /** `open` cards are those revealed or set aside; `picked` ones of the hand have been picked for the question at hand. */
  | {
      readonly kind: 'hand' | 'picked' | 'in-play' | 'open';
      readonly player: number;
      readonly card: CardId;
    }
  | { readonly kind: 'deck' | 'discard'; readonly player: number };

type Kind = Thing['kind'];

/** As much of a prompt as this needs. */
export type Question = Pick<
  Prompt,
  'player' | 'about' | 'verb' | 'card' | 'from' | 'filter' | 'limit' | 'options'
>;

/** The place, in the prompt's list, of the option that pointing at the thing means; null if it means none. */
export function optionFor(prompt: Question, thing: Thing): number | null {
  if (!('card' in thing)) return null;
  if ('player' in thing && thing.player !== prompt.about) return null;
  const found = prompt.options.findIndex(
    (option) => option.card === thing.card && kindIn(prompt.from[option.verb]) === thing.kind,
  );
  return found < 0 ? null : found;
}

/** Whether the prompt asks for things of this kind at all. */
export const asksFor = ({ from }: Question, kind: Kind): boolean =>
  Object.values(from).some((zone) => kindIn(zone) === kind);

/** What a card of that zone is on the table; a card that is only named is shown by its pile. */
function kindIn(zone: Zone | undefined): Kind | null {
  if (zone === undefined) return null;
  return zone === 'supply' || zone === 'anywhere' ? 'pile' : zone;
}
