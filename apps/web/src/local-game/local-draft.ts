// A kingdom picked in turn with bots, in the page itself. The person sits in the first seat.

import type { DraftView, KingdomSetting } from '@tenfold/protocol';
import { ownCardsOf } from '@tenfold/protocol';
import type { CardId, Draft } from '@tenfold/rules';
import {
  BOXES,
  allCards,
  draftedKinds,
  newDraft,
  pickKind,
  setOfCard,
  strikeKind,
  suggestPick,
  whosePick,
} from '@tenfold/rules';

export const DRAFTER = 0;

type DraftSetting = Extract<KingdomSetting, { readonly kind: 'draft' }>;

export interface LocalDraft {
  readonly setting: DraftSetting;
  readonly draft: Draft;
  /** What the bots' picks follow from. */
  readonly seed: string;
}

/** Bots have made the picks that come before the person's. */
export function beginDraft(
  setting: DraftSetting,
  {
    players,
    start,
    seed,
    noPossession,
  }: {
    readonly players: number;
    readonly start: number;
    readonly seed: string;
    readonly noPossession: boolean;
  },
): LocalDraft {
  const sets: readonly string[] = setting.sets ?? BOXES;
  const kinds = allCards
    .map(({ id }) => id)
    .filter((id) => sets.includes(setOfCard(id)) && !(noPossession && id === 'possession'));
  const own = ownCardsOf(setting).map(({ definition }) => definition.id);
  const draft = newDraft(players, start, [...own, ...kinds], setting.vetoes === true);
  return withBotPicks({ setting, draft, seed });
}

/** The person's step, and the bots' picks after it. */
export function draftStep(local: LocalDraft, verb: 'pick' | 'strike', card: CardId): LocalDraft {
  const step = verb === 'pick' ? pickKind : strikeKind;
  return withBotPicks({ ...local, draft: step(local.draft, DRAFTER, card) });
}

function withBotPicks(local: LocalDraft): LocalDraft {
  const own = ownCardsOf(local.setting).map(({ definition }) => definition);
  let { draft } = local;
  for (let turn = whosePick(draft); turn !== undefined && turn !== DRAFTER; turn = whosePick(draft)) {
    const card = suggestPick(draft, `${local.seed} ${draft.picks.join(' ')}`, own);
    if (card === undefined) break;
    draft = pickKind(draft, turn, card);
  }
  return { ...local, draft };
}

/** As those see it who pick. */
export function draftView({ draft }: LocalDraft): Omit<DraftView, 'number' | 'until'> {
  const { kinds, picks, struck, vetoes, start, players } = draft;
  return {
    kinds,
    picks: picks.map((card, at) => ({ seat: (start + at) % players, card })),
    struck,
    vetoes,
    turn: whosePick(draft) ?? null,
  };
}

/** The ten cards, with the home-made ones among them; null while there are fewer. */
export function draftedKingdom({ setting, draft }: LocalDraft): KingdomSetting | null {
  if (whosePick(draft) !== undefined) return null;
  const cards = draftedKinds(draft).toSorted();
  const ownCards = ownCardsOf(setting).filter(({ definition }) => cards.includes(definition.id));
  return { kind: 'cards', cards, ...(ownCards.length === 0 ? {} : { ownCards }) };
}
