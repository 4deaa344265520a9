// The files that pictures of known cards are drawn from.

import { allCards } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { allPictures } from '../../card-pictures.ts';

const { files } = allPictures();

it('every known card has a picture of its own, with nothing left to be filled in', () => {
  expect(files.map(({ address }) => /card-(.+)-.{8}\.svg$/.exec(address)?.[1])).toEqual(
    expect.arrayContaining(allCards.map(({ id }) => id)),
  );
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
  for (const { svg } of files) {
    expect(svg).toMatch(/^<svg .*<linearGradient id="material-.*<g id="emblem"><path .*<\/svg>$/s);
    expect(svg).not.toMatch(/var\(|undefined/);
  }
});
