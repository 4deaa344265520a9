import { expect, it } from 'vitest';
import { keepingLast } from '../src/keeping-last.ts';

it('gives the very same to whoever asks for the same again, and fetches anew what is another or did not come', async () => {
  let fails = false;
  const load = keepingLast(async (language: string, names: object) => {
    if (fails) throw new Error('no connection');
    return { language, names };
  });
  const first = await load('en', {});
  expect(await load('en', {})).toBe(first);
  expect(await load('hu', {})).not.toBe(first);
  fails = true;
  await expect(load('en', {})).rejects.toThrow('no connection');
  fails = false;
  expect(await load('en', { mill: 'Old Mill' })).toEqual({ language: 'en', names: { mill: 'Old Mill' } });
});
