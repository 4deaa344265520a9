// What one can point at on the table, and which option of a question it stands for.

import type { CardId, View } from '@tenfold/rules';
import { stepsOf } from '../card-definitions.ts';

/** What one can point at: a pile, a card that lies somewhere, a deck or a discard pile. */
export type Target =
  | { readonly kind: 'pile'; readonly card: CardId }
  | { readonly kind: 'trash'; readonly card: CardId }
  /** `open` cards are those revealed or set aside; `picked` ones of the hand have been picked for the question at hand. */
  | {
      readonly kind: 'hand' | 'picked' | 'in-play' | 'open';
      readonly player: number;
      readonly card: CardId;
    }
  | { readonly kind: 'deck' | 'discard'; readonly player: number };

type Kind = Target['kind'];

/** A question to a player with its options: as much of it as reasons need. */
export interface Question {
  /** For whom: for another player in a possessed turn. */
  readonly player: number;
  /** Whose cards it is about. */
  readonly about: number;
  readonly verb: string;
  /** The card that asks; null for the turn itself. */
  readonly card: CardId | null;
  readonly options: readonly { readonly verb: string; readonly card: CardId | null }[];
}

/** The place, in the question's list, of the option that pointing at the target means; null if it means none. */
export function optionFor(view: View, prompt: Question, target: Target): number | null {
  if (!('card' in target)) return null;
  if ('player' in target && target.player !== prompt.about) return null;
  const found = prompt.options.findIndex(
    (option) => option.card === target.card && kindFor(view, prompt, option.verb) === target.kind,
  );
  return found < 0 ? null : found;
}

/** Whether the question asks for targets of this kind at all. */
export function asksFor(view: View, prompt: Question, kind: Kind): boolean {
  if (prompt.verb === 'buy' && kind === 'hand') return true;
  return kindFor(view, prompt, prompt.verb) === kind;
}

/** Where the cards lie that the options with this verb are about. */
function kindFor(view: View, prompt: Question, verb: string): Kind | null {
  switch (verb) {
    case 'buy':
    case 'name':
      return 'pile';
    case 'gain':
      return isFromTrash(prompt) ? 'trash' : 'pile';
    case 'pass':
    case 'reveal':
    case 'set-aside':
      return 'hand';
    case 'play':
      return prompt.card === null ? 'hand' : pickedFrom(view, prompt, verb);
    case 'discard':
    case 'trash':
    case 'topdeck':
      return prompt.card === null ? 'in-play' : pickedFrom(view, prompt, verb);
    default:
      return null;
  }
}

/** Whether the text that asks gives cards out of the Trash. */
export const isFromTrash = ({ card }: Question): boolean =>
  card !== null && stepsOf(card).some((step) => step.do === 'gainFromTrash');

function pickedFrom(view: View, { card, about }: Question, verb: string): Kind {
  for (const step of stepsOf(card ?? '')) {
    if (step.do === 'pick' && step.verb === verb) return step.from === 'revealed' ? 'open' : step.from;
    if (step.do === 'pickDownTo' && step.verb === verb) return 'hand';
  }
  // What a text has found lies open before it.
  return view.open.some((open) => open.player === about && open.because === card) ? 'open' : 'hand';
}
