import { expect, test } from 'vitest';
import { packText, unpackText } from '../../src/parts/packed-text.ts';

test('what is packed comes back, in letters that an address can hold', async () => {
  const text = 'Öreg malom: +1 akció, „ziół” 🦉'.repeat(40);
  const packed = await packText(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackText(packed, 10_000)).toBe(text);
});

test('what is cut off, or no such text at all, is an error', async () => {
  const packed = await packText('A Village and a Smithy walk into a Market.');
  await expect(unpackText(packed.slice(0, -6), 10_000)).rejects.toThrow(Error);
  await expect(unpackText('%%%', 10_000)).rejects.toThrow(Error);
});

test('a short address that swells is given up', async () => {
  const packed = await packText('a'.repeat(5_000_000));
  expect(packed.length).toBeLessThan(10_000);
  await expect(unpackText(packed, 200_000)).rejects.toThrow(/more than 200000 bytes/);
});
