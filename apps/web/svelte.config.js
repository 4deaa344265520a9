import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
const config = {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};

// eslint-disable-next-line import/no-default-export -- the tools look for it here
export default config;
