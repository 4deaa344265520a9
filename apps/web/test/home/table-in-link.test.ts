import { expect, it } from 'vitest';
import { tableInLink } from '../../src/home/table-in-link.ts';

const ID = 'wC0ZaAEy14BXwnIq0kBhYQ';

it.each([ID, ` ${ID}\n`, `/t/${ID}`, `https://example.org/t/${ID}`, `http://[::1]:8000/t/${ID}?x=1#y`])(
  'finds the table: %s',
  (pasted) => {
    expect(tableInLink(pasted)).toBe(ID);
  },
);

it.each(['', 'hello', `/g/${ID}`, `/t/${ID.slice(1)}`, `/t/${ID}x`, 'https://example.org/t/'])(
  'finds none: %s',
  (pasted) => {
    expect(tableInLink(pasted)).toBeUndefined();
  },
);
