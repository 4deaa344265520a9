// npm run document:rulings: writes docs/rulings.md from the data in rulings/.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRulings } from './rulings-document/document.ts';
import { readSources } from './rulings-document/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const path = 'docs/rulings.md';
writeFileSync(join(root, path), writeRulings(readSources(root)));
console.log(`${path} is written`);
