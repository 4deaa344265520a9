// Light means "you can": which of the answers to a question the board lights.

import type { WireOption } from '@tenfold/protocol';
import { expect, test } from 'vitest';
import { glowing } from '../../src/game/board/glow.ts';

const option = (verb: WireOption['verb'], card: string | null = null): WireOption => ({
  verb,
  card,
  mode: null,
});
const buy = (...cards: readonly string[]): WireOption[] => cards.map((card) => option('buy', card));
const END = option('end-turn');
const lit = (options: WireOption[], acting: readonly string[] = []): string[] =>
  [...glowing({ options, acting })].map(({ verb, card }) => (card === null ? verb : `${verb} ${card}`));

test('before Treasures are played no pile is lit, only they and their button', () => {
  const together = option('play-treasures');
  expect(lit([together, option('play', 'gold'), ...buy('curse', 'copper', 'estate'), END])).toEqual([
    'play-treasures',
    'play gold',
    'end-turn',
  ]);
});

test('Copper and Curse are not lit where something better can be bought', () => {
  expect(lit([...buy('curse', 'copper', 'estate', 'village'), END])).toEqual([
    'buy estate',
    'buy village',
    'end-turn',
  ]);
});

test('for want of better Copper is lit, and a Curse if there is nothing else', () => {
  expect(lit([...buy('curse', 'copper'), END])).toEqual(['buy copper', 'end-turn']);
  expect(lit([...buy('curse'), END])).toEqual(['buy curse', 'end-turn']);
});

test('in Clean-up only cards that do something are lit', () => {
  const discarded = ['herbalist', 'silver', 'village'].map((card) => option('discard', card));
  expect(lit([...discarded, option('clean-up')], ['herbalist'])).toEqual(['discard herbalist', 'clean-up']);
});

test('whatever else is asked, every answer is lit', () => {
  const gained = ['curse', 'copper', 'estate'].map((card) => option('gain', card));
  expect(lit(gained)).toEqual(['gain curse', 'gain copper', 'gain estate']);
  expect(lit([option('play', 'village'), option('end-actions'), END])).toEqual([
    'play village',
    'end-actions',
    'end-turn',
  ]);
});
