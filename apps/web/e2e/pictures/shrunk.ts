// Pictures of a page, compared as one sees them from across the room: shrunk until the edges of letters, which each build of
// a browser draws a little differently, are gone, and what moved, is missing or has another colour is not.

import type { Page } from '@playwright/test';

/** So many pixels each way become one: fewer on a phone, where everything is smaller. */
const BLOCK = { phone: 4, desk: 8 };
const WIDEST_PHONE = 900;
/** Of 255, in one of the three colours: what another build draws at the edges of letters stays below. */
const SEEN = 24;
/** So many pixels of the small picture may differ: a sign of 24 by 24 is 9 of them on a desk. */
export const MOST_DIFFERENT = 5;

export interface Comparison {
  /** Pixels of the small picture that differ; null where it has another size, or there is none to compare with. */
  readonly different: number | null;
  /** The picture as it is kept, in base64. */
  readonly small: string;
  /** Where it differs, in base64; null if nowhere. */
  readonly marked: string | null;
}

/** Pictures in base64: a screenshot, and the small one that it should look like. Any page's browser will do for it. */
export async function compared(page: Page, screenshot: string, kept: string | null): Promise<Comparison> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= WIDEST_PHONE;
  const block = isPhone ? BLOCK.phone : BLOCK.desk;
  return page.evaluate(compareInBrowser, { screenshot, kept, block, SEEN });
}

/** Carried out in the browser, which reads and writes pictures: it knows nothing but its argument. */
async function compareInBrowser(given: {
  readonly screenshot: string;
  readonly kept: string | null;
  readonly block: number;
  readonly SEEN: number;
}): Promise<Comparison> {
  const pixelsOf = async (base64: string, type: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type }));
    const context = contextOf(image.width, image.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const contextOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('this browser cannot draw');
    return context;
  };
  const written = async (pixels: ImageData): Promise<string> => {
    const context = contextOf(pixels.width, pixels.height);
    context.putImageData(pixels, 0, 0);
    // Without loss: what is read again is what was written.
    const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const shrink = (large: ImageData, block: number): ImageData => {
    const small = new ImageData(Math.floor(large.width / block), Math.floor(large.height / block));
    // Added up line by line, as they lie in memory: a picture has a million pixels.
    for (let y = 0; y < small.height; y++) {
      const sums = new Uint32Array(small.width * 4);
      for (let row = y * block; row < (y + 1) * block; row++) {
        for (let column = 0; column < small.width * block; column++) {
          const from = (row * large.width + column) * 4;
          const to = Math.floor(column / block) * 4;
          for (let channel = 0; channel < 4; channel++)
            sums[to + channel] = (sums[to + channel] ?? 0) + (large.data[from + channel] ?? 0);
        }
      }
      const line = y * small.width * 4;
      for (const [at, sum] of sums.entries()) small.data[line + at] = sum / (block * block);
    }
    return small;
  };

  const now = shrink(await pixelsOf(given.screenshot, 'image/png'), given.block);
  const small = await written(now);
  if (given.kept === null) return { different: null, small, marked: null };
  const before = await pixelsOf(given.kept, 'image/webp');
  if (before.width !== now.width || before.height !== now.height)
    return { different: null, small, marked: null };
  const marked = new ImageData(now.width, now.height);
  let different = 0;
  for (let pixel = 0; pixel < now.data.length; pixel += 4) {
    const deltas = [0, 1, 2].map((at) =>
      Math.abs((now.data[pixel + at] ?? 0) - (before.data[pixel + at] ?? 0)),
    );
    const isSeen = Math.max(...deltas) > given.SEEN;
    if (isSeen) different++;
    // What differs is red on a pale picture.
    const pale = (at: number): number => 255 - (255 - (now.data[pixel + at] ?? 0)) / 4;
    marked.data.set(isSeen ? [220, 0, 0, 255] : [pale(0), pale(1), pale(2), 255], pixel);
  }
  return { different, small, marked: different === 0 ? null : await written(marked) };
}
