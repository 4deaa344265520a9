// What a pile says of a home-made card that says much.

import { describe, expect, it } from 'vitest';
import { shorten } from '../src/card-writer/shorten.ts';

describe('a short text', () => {
  it('is the whole of it where there is room', () => {
    expect(shorten([['Discard a card from your hand.']])).toEqual(['Discard a card from your hand']);
  });

  it('breaks off between two words', () => {
    const text =
      'Each other player reveals the top two cards of his deck and trashes one of them that you choose.';
    expect(shorten([[text]])).toEqual(['Each other player reveals the top two cards of his deck and …']);
  });

  it('does not begin a sentence of which it has room for two or three words', () => {
    const text = 'Choose one or trash a card from your hand. Each other player gains a Copper.';
    expect(shorten([[text]])).toEqual(['Choose one or trash a card from your hand …']);
  });
});
