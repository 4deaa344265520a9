// The worker is one small script beside the page, under a name that never changes.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
