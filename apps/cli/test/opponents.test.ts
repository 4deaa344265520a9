import { describe, expect, it } from 'vitest';
import { setupFrom } from '../src/play/setup.ts';
import { wordsIn } from '../src/words/index.ts';
import { call } from './tenfold.ts';

describe('bots by name', () => {
  const seated = (bots?: string, players?: number, name = 'Ann'): readonly string[] =>
    setupFrom(
      {
        kingdom: 'First Game',
        name,
        seed: '7',
        ...(bots === undefined ? {} : { bots }),
        ...(players === undefined ? {} : { players }),
      },
      wordsIn('en'),
    ).players;

  it.each<[wished: Parameters<typeof seated>, players: string[]]>([
    [[], ['Ann', 'Vixen']],
    [
      [undefined, 3],
      ['Ann', 'Vixen', 'Vixen 2'],
    ],
    [['bramble'], ['Ann', 'Bramble']],
    [['chancellor'], ['Ann', 'The Chancellor']],
    [
      ['The Chancellor', 3],
      ['Ann', 'The Chancellor', 'The Chancellor 2'],
    ],
    [['mag, VIXEN'], ['Ann', 'Magpie', 'Vixen']],
    [
      ['magpie,bramble', 5],
      ['Ann', 'Magpie', 'Bramble', 'Magpie 2', 'Bramble 2'],
    ],
    [
      ['vixen', 2, 'vixen'],
      ['vixen', 'Vixen 2'],
    ],
  ])('%j', (wished, players) => {
    expect(seated(...wished)).toEqual(players);
  });

  it('are told in the help', async () => {
    const { out } = await call('play', '--help');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('Bramble, Magpie, Wasp, Vixen');
  });
});
