// What is wrong with a strategy, in every language.

import { expect, test } from 'vitest';
import type { Complaints } from '../src/index.ts';
import { complaintIn, complaintsIn, parseStrategy } from '../src/index.ts';

const english = await complaintsIn.en();
const codes = Object.keys(english) as (keyof Complaints)[];
/** Given in place of names, so that they can be found again. */
const WORDS = ['Ann', 'Bob', ['Cid', 'Dot']];

for (const language of ['hu', 'pl', 'de'] as const) {
  test(`each complaint is said in ${language}, of the same things, with a remedy`, async () => {
    const theirs = await complaintsIn[language]();
    expect(Object.keys(theirs)).toEqual(codes);
    for (const code of codes) {
      const words = english[code].length === 0 ? [] : wordsFor(code);
      const [ours, said] = [english, theirs].map((one) =>
        complaintIn(one, { code, words, message: '', remedy: '' }),
      );
      expect({ code, message: said?.message }).not.toEqual({ code, message: ours?.message });
      const named = ['Ann', 'Bob', 'Cid', 'Dot'].filter((name) =>
        `${ours?.message} ${ours?.remedy}`.includes(name),
      );
      const told = named.filter((name) => `${said?.message} ${said?.remedy}`.includes(name));
      expect({ code, told, hasRemedy: said?.remedy !== '' }).toEqual({ code, told: named, hasRemedy: true });
    }
  });
}

/** Lists stand where the complaint takes a list. */
function wordsFor(code: keyof Complaints): (string | string[])[] {
  const say = english[code] as (...words: readonly unknown[]) => unknown;
  for (const lists of [[], [0], [1], [2]]) {
    const words = WORDS.flat()
      .slice(0, say.length)
      .map((word, at) => (lists.includes(at) ? ['Cid', 'Dot'] : word));
    try {
      say(...words);
      return words;
    } catch {
      // A list was wanted elsewhere.
    }
  }
  throw new Error(`what ${code} is made of was not found out`);
}

test('an error keeps what it is made of', async () => {
  const [error] = parseStrategy('strategy A\nbuy Gold when money > 6\n').errors;
  const german = await complaintsIn.de();
  expect(error === undefined ? null : complaintIn(german, error).message).toBe(
    '„money“ allein ist keine Größe',
  );
});
