// What one can point at on the table, and which option of a question it stands for.

import type { CardId, Filter, GainLimit, Zone } from '@tenfold/rules';

/** What one can point at: a pile, a card that lies somewhere, a deck or a discard pile. */
export type Target =
  | { readonly kind: 'pile'; readonly card: CardId }
  /** `beside`: cards that lie open beside the Supply. */
  | { readonly kind: 'trash' | 'beside'; readonly card: CardId }
  /** `open` cards are those revealed or set aside; `picked` ones of the hand have been picked for the question at hand. */
  | {
      readonly kind: 'hand' | 'picked' | 'in-play' | 'open';
      readonly player: number;
      readonly card: CardId;
    }
  | { readonly kind: 'deck' | 'discard'; readonly player: number };

type Kind = Target['kind'];

/** A question to a player with its options: as much of it as reasons need. */
export interface QuestionForReasons {
  /** For whom: for another player in a possessed turn. */
  readonly player: number;
  /** Whose cards it is about. */
  readonly about: number;
  readonly verb: string;
  /** The card that asks; null for the turn itself. */
  readonly card: CardId | null;
  /** Where the cards lie that are offered, by the verb of the option. */
  readonly from: Readonly<Record<string, Zone>>;
  /** Which cards the text speaks of; null for any. */
  readonly filter: Filter | null;
  /** Of a `gain`: what the card may cost; null if that does not matter. */
  readonly limit: GainLimit | null;
  readonly options: readonly { readonly verb: string; readonly card: CardId | null }[];
}

/** The place, in the question's list, of the option that pointing at the target means; null if it means none. */
export function optionFor(question: QuestionForReasons, target: Target): number | null {
  if (!('card' in target)) return null;
  if ('player' in target && target.player !== question.about) return null;
  const found = question.options.findIndex(
    (option) => option.card === target.card && kindIn(question.from[option.verb]) === target.kind,
  );
  return found < 0 ? null : found;
}

/** Whether the question asks for targets of this kind at all. */
export const asksFor = ({ from }: QuestionForReasons, kind: Kind): boolean =>
  Object.values(from).some((zone) => kindIn(zone) === kind);

/** What a card of that zone is on the table; a card that is only named is shown by its pile. */
function kindIn(zone: Zone | undefined): Kind | null {
  if (zone === undefined) return null;
  return zone === 'supply' || zone === 'anywhere' ? 'pile' : zone;
}
