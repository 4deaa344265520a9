// What one can point at on the table, and which option of a prompt it stands for.

import type { Prompt } from '@tenfold/protocol';
import type { CardId, View } from '@tenfold/rules';
import { stepsOf } from '../definitions.ts';

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
export type Question = Pick<Prompt, 'player' | 'about' | 'verb' | 'card' | 'options'>;

/** The place, in the prompt's list, of the option that pointing at the thing means; null if it means none. */
export function optionFor(view: View, prompt: Question, thing: Thing): number | null {
  if (!('card' in thing)) return null;
  if ('player' in thing && thing.player !== prompt.about) return null;
  const found = prompt.options.findIndex(
    (option) => option.card === thing.card && kindFor(view, prompt, option.verb) === thing.kind,
  );
  return found < 0 ? null : found;
}

/** Whether the prompt asks for things of this kind at all. */
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
