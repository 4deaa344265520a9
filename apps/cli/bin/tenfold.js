#!/usr/bin/env node
const NEEDED = 24;
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `tenfold needs Node ${NEEDED} or newer, and this is ${process.version}. ` +
      'In the repository, `npm run tenfold -- …` runs it on the right one.',
  );
  process.exit(1);
}
// Compiled sources are kept from run to run: half the time to start, also for the threads, which are told by the environment.
const { enableCompileCache } = await import('node:module');
const { directory } = enableCompileCache();
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] = directory;
const { endWhenNobodyReads, main } = await import('../src/main.ts');
endWhenNobodyReads();
await main(process.argv.slice(2));
