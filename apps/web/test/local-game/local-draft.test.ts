// A kingdom picked in turn with bots, without a server.

import type { OwnCard } from '@tenfold/protocol';
import { shownDraft } from '@tenfold/protocol';
import { setOfCard } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { beginDraft, draftStep, pickedKingdom } from '../../src/local-game/local-draft.ts';

const mill: OwnCard = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 3, potions: 0 },
    play: [{ do: 'plusCards', n: 2 }],
  },
  names: { en: 'Old Mill' },
};
const begun = (start: number) =>
  beginDraft(
    { kind: 'draft', sets: ['base'], vetoes: true, ownCards: [mill] },
    { players: 3, start, seed: 'draft', noPossession: true },
  );

describe('a local draft', () => {
  test.each([0, 1, 2])('has the picks of the bots before and after the person (start %i)', (start) => {
    let local = begun(start);
    expect(shownDraft(local.draft).picks).toHaveLength(start === 0 ? 0 : 3 - start);
    local = draftStep(local, 'pick', 'old-mill');
    const struck = shownDraft(local.draft).picks.find(({ seat }) => seat !== 0)?.card ?? '';
    local = draftStep(local, 'strike', struck);
    while (pickedKingdom(local) === null) {
      const { kinds, picks, turn } = shownDraft(local.draft);
      expect(turn).toBe(0);
      const next = kinds.find((card) => card !== struck && !picks.some((pick) => pick.card === card)) ?? '';
      local = draftStep(local, 'pick', next);
    }
    const kingdom = pickedKingdom(local);
    if (kingdom?.kind !== 'cards') throw new Error('nothing is settled');
    expect(kingdom.cards).toHaveLength(10);
    expect(kingdom.cards).toContain('old-mill');
    expect(kingdom.cards).not.toContain(struck);
    expect(kingdom.ownCards).toEqual([mill]);
    expect(kingdom.cards.every((card) => card === 'old-mill' || setOfCard(card) === 'base')).toBe(true);
  });
});
