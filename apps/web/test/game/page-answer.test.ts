import type { Prompt, WireOption } from '@tenfold/protocol';
import type { View } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { pageAnswer } from '../../src/game/page-answer.ts';
import { madeUpPrompt } from '../prompts.ts';

const option = (verb: string, card: string | null = null): WireOption => ({ verb, card, mode: null });

const prompt = (card: string | null, options: readonly WireOption[]): Prompt =>
  madeUpPrompt({ verb: options[0]?.verb ?? 'choose', card, options: [...options] });

const usual = { answerForced: true, revealMoat: false, ignoreSecretChamber: false };

/** With these cards in play. */
function answer(
  asked: Prompt,
  settings: Partial<typeof usual> = {},
  { inPlay = [], declined = null }: { inPlay?: readonly string[]; declined?: string | null } = {},
): ReturnType<typeof pageAnswer> {
  const players = [{ inPlay }] as unknown as View['players'];
  return pageAnswer(asked, { players }, { ...usual, ...settings }, declined);
}

describe('what the page answers by itself', () => {
  const attacked = prompt('militia', [
    option('reveal', 'moat'),
    option('reveal', 'secret-chamber'),
    option('reveal'),
  ]);
  const withChamber = prompt('militia', [option('reveal', 'secret-chamber'), option('reveal')]);

  it('is what cannot be chosen, at once', () => {
    expect(answer(prompt('militia', [option('gain', 'curse')]))).toEqual({ option: 0, later: false });
    expect(answer(attacked)).toBeNull();
  });

  it('is a Moat for those who always reveal it, after a pause', () => {
    expect(answer(attacked, { revealMoat: true })).toEqual({ option: 0, later: true });
    const played = prompt(null, [option('play', 'moat'), option('end-actions')]);
    expect(answer(played, { revealMoat: true })).toBeNull();
  });

  it('is nothing for those who never reveal Secret Chamber, after the same pause', () => {
    expect(answer(withChamber)).toBeNull();
    expect(answer(withChamber, { ignoreSecretChamber: true })).toEqual({ option: 1, later: true });
    // Whether to reveal the Moat beside it is a question still.
    expect(answer(attacked, { ignoreSecretChamber: true })).toBeNull();
    expect(answer(attacked, { ignoreSecretChamber: true, revealMoat: true })).toEqual({
      option: 0,
      later: true,
    });
  });

  it('is the order of Clean-up where that makes no difference', () => {
    const cleanUp = {
      ...prompt(null, [option('discard', 'alchemist'), option('discard', 'potion'), option('clean-up')]),
      acting: ['alchemist'],
    };
    const inPlay = ['alchemist', 'alchemist', 'potion'];
    expect(answer(cleanUp, {}, { inPlay })).toEqual({ option: 0, later: false });
    expect(answer(cleanUp, {}, { inPlay, declined: 'alchemist' })).toBeNull();
  });

  it('is nothing that the server answers', () => {
    const forced = { ...prompt('militia', [option('reveal')]), byServer: true as const };
    expect(answer(forced)).toBeNull();
  });
});
