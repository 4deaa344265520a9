// What the page makes of answers of the server.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable, api } from '../src/api.ts';

const PERSON = { id: 'TdMScsRv-2IyspPr4WDgDQ', name: 'Ann', language: 'en' };

const answers = (body: string, status = 200): void =>
  void vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an answer', () => {
  it('is what its schema says', async () => {
    answers(JSON.stringify(PERSON));
    expect(await api.me()).toEqual(PERSON);
  });

  it.each([JSON.stringify({ ...PERSON, name: null }), '[]', '<html>', ''])(
    'that cannot be read is one of another release: %j',
    async (body) => {
      answers(body);
      await expect(api.me()).rejects.toThrow(Refused);
      await expect(api.me()).rejects.toMatchObject({ code: 'wrong-version' });
    },
  );

  it('may be a refusal, also with a code that this page does not know', async () => {
    answers(JSON.stringify({ code: 'a-later-one', reason: 'because' }), 409);
    await expect(api.me()).rejects.toMatchObject({ code: 'a-later-one', message: 'because' });
  });

  it('that no server of ours made means that it is out of reach', async () => {
    answers('<h1>Bad Gateway</h1>', 502);
    await expect(api.me()).rejects.toThrow(Unreachable);
    answers(JSON.stringify({ error: 'bad gateway' }), 502);
    await expect(api.me()).rejects.toThrow(Unreachable);
  });
});
