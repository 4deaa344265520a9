import { describe, expect, it } from 'vitest';
import { linkTo, textIn } from '../../src/scenario-player/shared-scenario.ts';

describe('a scenario in a link', () => {
  it('comes back as it was', async () => {
    const text = 'title: Árvíztűrő tükörfúrógép – żółć\nplayers:\n  Ann: { hand: [2 copper] }\n'.repeat(20);
    const link = (await linkTo(text, 'https://example.org/scenario')) ?? '';
    expect(link.length).toBeLessThan(400);
    expect(await textIn(new URL(link).hash)).toBe(text);
  });

  it('is refused where it is too long, and where it was cut', async () => {
    const noise = Array.from({ length: 40_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 7) % 90))).join(
      '',
    );
    const long = Array.from({ length: 9 }, (_, i) => noise.slice(i * 37)).join('');
    expect(
      await linkTo(long + Array.from({ length: 20_000 }, (_, i) => (i * 7919).toString(36)).join(''), ''),
    ).toBeNull();
    const link = (await linkTo('title: a scenario that is long enough to be cut in two', '')) ?? '';
    await expect(textIn(link.slice(0, -12))).rejects.toBeInstanceOf(Error);
    expect(await textIn('')).toBeNull();
    expect(await textIn('#top')).toBeNull();
  });
});
