// Every refusal of the protocol has a sentence in every language, and a question of the wire can be put into words.

import { LANGUAGES } from '@tenfold/i18n';
import { loadSentences, optionLabel, promptSentence } from '@tenfold/i18n/sentences';
import { REFUSALS } from '@tenfold/protocol';
import type { Prompt } from '@tenfold/protocol';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('the refusals in %s are those of the protocol', async (language) => {
  const { refusals } = await loadSentences(language);
  expect(Object.keys(refusals).toSorted()).toEqual([...REFUSALS].toSorted());
  for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test('a prompt as it comes over the wire', async () => {
  const prompt: Prompt = {
    number: 7,
    player: 1,
    about: 1,
    verb: 'trash',
    card: 'chapel',
    least: 0,
    most: 4,
    picked: 0,
    from: { trash: 'hand' },
    filter: null,
    limit: null,
    acting: [],
    options: [
      { verb: 'trash', card: 'estate', mode: null },
      { verb: 'trash', card: null, mode: null },
    ],
  };
  const say = await loadSentences('en');
  const reader = { you: 1, names: ['Ann', 'Bob'] };
  expect(promptSentence(say, prompt, reader)).toBe('Trash up to 4 cards');
  expect(prompt.options.map((option) => optionLabel(say, prompt, option, reader))).toEqual([
    'Trash Estate',
    'Trash nothing',
  ]);
});
