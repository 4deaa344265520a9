// A thread that paints: what takes a tenth of a second must not keep those waiting who play. Started by painter.ts.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

const { fonts } = workerData as { readonly fonts: readonly Uint8Array[] };
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort?.on('message', ({ id, svg }: { readonly id: number; readonly svg: string }) => {
  try {
    const options = {
      font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Alegreya Sans' },
    };
    parentPort?.postMessage({ id, png: new Resvg(svg, options).render().asPng() });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
