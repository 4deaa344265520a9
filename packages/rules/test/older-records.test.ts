// Records from before the words of a choice changed. They are never written anew: they must go on playing as they are.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../src/index.ts';
import { told } from './playthroughs/told.ts';

const FOLDER = new URL('older-records/', import.meta.url);

test.each(readdirSync(FOLDER))('%s plays as ever, event for event', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('\r\n', '\n');
  expect(told(readRecord(text))).toBe(text);
});
