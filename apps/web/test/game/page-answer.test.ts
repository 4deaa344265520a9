import type { Prompt, WireOption } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { pageAnswer } from '../../src/game/page-answer.ts';

const option = (verb: string, card: string | null = null): WireOption => ({ verb, card, mode: null });

const prompt = (card: string | null, options: readonly WireOption[]): Prompt => ({
  number: 1,
  player: 0,
  about: 0,
  verb: options[0]?.verb ?? 'choose',
  card,
  least: 0,
  most: 1,
  picked: 0,
  from: {},
  filter: null,
  limit: null,
  acting: [],
  options: [...options],
});

describe('what the page answers by itself', () => {
  const attacked = prompt('militia', [
    option('reveal', 'moat'),
    option('reveal', 'secret-chamber'),
    option('reveal'),
  ]);
  const usual = { answerForced: true, revealMoat: false };

  it('is what cannot be chosen, at once', () => {
    expect(pageAnswer(prompt('militia', [option('gain', 'curse')]), usual)).toEqual({
      option: 0,
      later: false,
    });
    expect(pageAnswer(attacked, usual)).toBeNull();
  });

  it('is a Moat for those who always reveal it, after a pause', () => {
    expect(pageAnswer(attacked, { ...usual, revealMoat: true })).toEqual({ option: 0, later: true });
    const played = prompt(null, [option('play', 'moat'), option('end-actions')]);
    expect(pageAnswer(played, { ...usual, revealMoat: true })).toBeNull();
  });

  it('is nothing that the server answers', () => {
    const forced = { ...prompt('militia', [option('reveal')]), byServer: true as const };
    expect(pageAnswer(forced, usual)).toBeNull();
  });
});
