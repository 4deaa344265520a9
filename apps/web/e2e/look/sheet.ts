// Pictures side by side on sheets, each as large as it is, unless that is too large for a sheet.

import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const SHEET_WIDTH = 4400;
const WIDEST = 1920;
const GAP = 8;

interface Sheets {
  readonly folder: string;
  readonly name: string;
  /** Of each picture. */
  readonly width: number;
  /** How many go on one sheet. */
  readonly onSheet: number;
}

export async function saveSheets(
  context: BrowserContext,
  pictures: readonly Buffer[],
  { folder, name, width, onSheet }: Sheets,
): Promise<void> {
  const on = Math.min(width, WIDEST);
  const columns = Math.max(1, Math.min(onSheet, pictures.length, Math.floor(SHEET_WIDTH / on)));
  for (let first = 0; first < pictures.length; first += onSheet) {
    const images = pictures
      .slice(first, first + onSheet)
      .map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
    const sheet = await context.newPage();
    await sheet.setViewportSize({ width: columns * (on + GAP), height: 100 });
    await sheet.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:${GAP}px;align-items:start;background:#888}img{width:${on}px}</style>${images.join('')}`,
    );
    const number = pictures.length > onSheet ? `-${first / onSheet + 1}` : '';
    await sheet.screenshot({ path: join(folder, `${name}${number}.png`), fullPage: true });
    await sheet.close();
  }
}
