import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardPictures } from './card-pictures.ts';
import { previewKit } from './preview-kit.ts';
import { rulebookFigures } from './rulebook-figures.ts';
import { rulebookFiles } from './rulebook-files.ts';
import { scenarioFiles } from './scenario-files.ts';
import { wireData } from './wire-data.ts';

const server = process.env['TENFOLD_API'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    scenarioFiles(),
    rulebookFiles(),
    rulebookFigures(),
    wireData(),
    cardPictures(),
    previewKit(),
  ],
  build: {
    target: 'es2023',
    // Written out for older browsers, `light-dark()` is settled at the root, and no part can have a scheme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The server's rules for pages allow data: addresses for nothing but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // Pages that are made beforehand need the styles of what draws them.
    ssrEmitAssets: true,
    // The files of the book are made by a plugin, and that takes its time.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every page begins with comes in one piece, which is smaller than its parts.
      output: { codeSplitting: { groups: [{ name: 'begin', tags: ['$initial'] }] } },
    },
  },
  // What a worker may never need comes in a file of its own.
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
