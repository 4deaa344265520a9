// A kingdom picked in turn with bots, in the page itself. The person sits in the first seat.

import type { KingdomSetting } from '@tenfold/protocol';
import { draftedKingdom, ownCardsOf } from '@tenfold/protocol';
import type { CardId, Draft } from '@tenfold/rules';
import { BOXES, draftedFrom, newDraft, pickKind, strikeKind, suggestPick, whosePick } from '@tenfold/rules';

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
  const own = ownCardsOf(setting).map(({ definition }) => definition);
  const kinds = draftedFrom(setting.sets ?? BOXES, own, noPossession);
  const draft = newDraft(players, start, kinds, setting.vetoes === true);
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
    const card = suggestPick(draft, local.seed, own);
    if (card === undefined) break;
    draft = pickKind(draft, turn, card);
  }
  return { ...local, draft };
}

/** The ten cards, with the home-made ones among them; null while there are fewer. */
export const pickedKingdom = ({ setting, draft }: LocalDraft): KingdomSetting | null =>
  whosePick(draft) === undefined ? draftedKingdom(setting, draft) : null;
