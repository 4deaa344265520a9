import type { Prompt, WireOption } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { forcedOption, pageAnswer } from '../../src/game/forced.ts';

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

describe('the only possible answer', () => {
  it('is given to a card that asks', () => {
    expect(forcedOption(prompt('militia', [option('reveal')]))).toBe(0);
    expect(forcedOption(prompt('militia', [option('discard', 'copper')]))).toBe(0);
  });

  it('is given where a turn has no Action to play', () => {
    expect(forcedOption(prompt(null, [option('end-actions')]))).toBe(0);
    expect(forcedOption(prompt(null, [option('clean-up')]))).toBe(0);
  });

  it('never ends a turn, plays or buys', () => {
    for (const only of [
      option('end-turn'),
      option('buy', 'curse'),
      option('play', 'village'),
      option('play-treasures'),
    ]) {
      expect(forcedOption(prompt(null, [only]))).toBeNull();
    }
  });

  it('is none where there is a choice', () => {
    expect(forcedOption(prompt('moat', [option('reveal', 'moat'), option('reveal')]))).toBeNull();
    expect(forcedOption(prompt('moat', []))).toBeNull();
  });
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
