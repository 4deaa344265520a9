// Where on the board each option of a question lies. A card that can be seen is chosen where it lies; a card that cannot
// be seen anywhere is offered in a row of its own under the question; what is no card is a button.

import type { Prompt, WireOption } from '@tenfold/protocol';
import type { CardId, View } from '@tenfold/rules';
import { stepsOf } from '@tenfold/insight';

export type Place =
  | { readonly zone: 'pile'; readonly card: CardId }
  | { readonly zone: 'hand' | 'in-play'; readonly player: number; readonly card: CardId }
  /** `group` is an index of the view's open cards. */
  | { readonly zone: 'open'; readonly group: number; readonly card: CardId }
  | { readonly zone: 'picker'; readonly card: CardId }
  | { readonly zone: 'button'; readonly verb: string; readonly mode: string | null };

/** One for each place, and the same for as long as the place is there. */
export function placeKey(place: Place): string {
  switch (place.zone) {
    case 'pile':
    case 'picker':
      return `${place.zone} ${place.card}`;
    case 'hand':
    case 'in-play':
      return `${place.zone} ${place.player} ${place.card}`;
    case 'open':
      return `open ${place.group} ${place.card}`;
    case 'button':
      return `button ${place.verb} ${place.mode ?? ''}`;
  }
}

export function placeOf(view: View, prompt: Prompt, option: WireOption): Place {
  const { verb, card, mode } = option;
  if (card === null) return { zone: 'button', verb, mode };
  for (const source of sourcesOf(view, prompt, verb)) {
    const place = placeIn(source, view, prompt, card);
    if (place !== undefined) return place;
  }
  return { zone: 'picker', card };
}

type Source = 'supply' | 'hand' | 'open' | 'in-play';

/** Where cards may be that are asked for in this way, the likeliest first. */
function sourcesOf(view: View, prompt: Prompt, verb: string): readonly Source[] {
  switch (verb) {
    case 'buy':
    case 'name':
      return ['supply'];
    case 'gain':
      return gainsFromTrash(prompt.card) ? [] : ['supply'];
    case 'pass':
    case 'reveal':
    case 'set-aside':
      return ['hand'];
    default:
      return pickedFrom(view, prompt, verb);
  }
}

const gainsFromTrash = (card: CardId | null): boolean =>
  card !== null && stepsOf(card).some((step) => step.do === 'gainFromTrash');

/** What the turn itself asks for lies in hand, or in play at its end; what a card asks for, where its text says. */
function pickedFrom(view: View, prompt: Prompt, verb: string): readonly Source[] {
  const isCleanUp = view.turn.phase === 'clean-up';
  if (prompt.card === null) return isCleanUp ? ['in-play'] : ['hand'];
  const told = stepsOf(prompt.card).flatMap((step): Source[] => {
    if (step.do === 'pick') return step.verb === verb ? [step.from === 'revealed' ? 'open' : step.from] : [];
    if (step.do === 'pickDownTo') return step.verb === verb ? ['hand'] : [];
    return [];
  });
  // What a text found and now plays or puts back is not picked but lies open; of home-made cards nothing is known here.
  if (told.length === 0) return isCleanUp ? ['in-play', 'open', 'hand'] : ['open', 'hand', 'in-play'];
  return told;
}

function placeIn(
  source: Source,
  view: View,
  { player, about, card: asking }: Prompt,
  card: CardId,
): Place | undefined {
  switch (source) {
    case 'supply':
      return view.supply.some((pile) => pile.card === card) ? { zone: 'pile', card } : undefined;
    case 'hand': {
      const owner = view.players[about]?.hand?.includes(card) === true ? about : player;
      return view.players[owner]?.hand?.includes(card) === true
        ? { zone: 'hand', player: owner, card }
        : undefined;
    }
    case 'in-play':
      return view.players[about]?.inPlay.includes(card) === true
        ? { zone: 'in-play', player: about, card }
        : undefined;
    case 'open': {
      // The text that asks is the innermost one.
      const group = view.open.findLastIndex(
        (open) => open.because === asking && open.player === about && open.cards.includes(card),
      );
      return group < 0 ? undefined : { zone: 'open', group, card };
    }
  }
}
