import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { writeRulings } from '../src/rulings-document/document.ts';
import { readSources } from '../src/rulings-document/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = readSources(root);
const page = writeRulings(sources);
const committed = readFileSync(join(root, 'docs/rulings.md'), 'utf8').replaceAll('\r\n', '\n');

const found = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, one]) => one ?? '');
const anchors = new Set(found(/<a id="([^"]+)">/g));
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe('docs/rulings.md', () => {
  test('is what the data makes; else: npm run document:rulings', () => {
    expect(committed === page).toBe(true);
  });

  test('has all rulings, each once in full', () => {
    expect(sources.rulings.length).toBeGreaterThanOrEqual(770);
    expect(page).toContain(`: ${sources.rulings.length} rulings, `);
    expect(sources.rulings.filter(({ id }) => !anchors.has(id.toLowerCase()))).toEqual([]);
    const ids = found(/<a id="([^"]+)">/g);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('has all 93 conflicts', () => {
    expect(sources.conflicts).toHaveLength(93);
    expect(sources.conflicts.filter(({ id }) => !anchors.has(id.toLowerCase()))).toEqual([]);
  });

  test('has all 12 ambiguities and all house rules', () => {
    expect(sources.ambiguities).toHaveLength(12);
    for (const { question } of [...sources.ambiguities, ...sources.houseRules]) {
      expect(page).toContain(`> - *${question}`);
    }
  });

  test('says where a ruling departs from the text it was taken from', () => {
    const departing = sources.rulings.filter(({ departure }) => departure !== undefined);
    expect(departing.map(({ id }) => id)).toContain('ALC-COST-21');
    for (const { id } of departing) expect(page).toContain(`- [${id}](#${id.toLowerCase()}): `);
  });

  test('and the data name no file that is not in the repository, and no note of an editor', () => {
    const data = JSON.stringify([sources.rulings, sources.conflicts, sources.ambiguities]);
    expect(data.match(/[\w-]+\.json\b|icon_recovery|Wiki confirms/g)).toBeNull();
  });

  test('says nothing in numbers of texts or lines', () => {
    expect(page.match(/\b00[0-4]\b|\bl\.\d|\blines? \d|\bseed\b|\.json\b/g)).toBeNull();
  });

  test('has no link that leads nowhere', () => {
    const headings = found(/^#{2,3} (.+)$/gm).map(anchorOf);
    expect(headings).toHaveLength(new Set(headings).size);
    const inside = found(/\]\(#([^)]+)\)/g).filter((one) => !anchors.has(one) && !headings.includes(one));
    expect(inside).toEqual([]);
    const files = new Set(found(/\]\(([^#)]+)\)/g));
    expect([...files].filter((file) => !existsSync(join(root, 'docs', file)))).toEqual([]);
  });
});
