import { PLANS } from '@tenfold/bots';
import { LANGUAGES, planSentence } from '@tenfold/i18n';
import { describe, expect, it } from 'vitest';
import { played } from './tenfold.ts';

describe('plans of the bots', () => {
  it.each(PLANS)('%s has its sentence in every language', (plan) => {
    for (const language of LANGUAGES) {
      expect(planSentence(plan, ['chapel', 'smithy'], language)).toEqual(expect.any(String));
    }
  });

  it('are told once when the game begins, before anything else', async () => {
    const { out } = await played(['treasures, silver'], { players: 3, bots: 'bramble,magpie' });
    expect(out).toMatch(
      /^Bramble: I take whatever looks nice\.\nMagpie: I fill up on Treasures, then I buy Provinces\.\n\n You draw /,
    );
    expect(out.match(/Bramble: I /g)).toHaveLength(1);
  });

  it('are told in the chosen language', async () => {
    const { out } = await played([], { bots: 'magpie', lang: 'hu' });
    expect(out).toMatch(/^Magpie: Kincskártyákat gyűjtök, aztán Tartományokat veszek\.\n/);
  });

  it('can be asked for again, also after an undo', async () => {
    const { out } = await played(['treasures, silver', 'undo', 'plans']);
    const [first = '', ...others] = out.match(/^Vixen: I .*\.$/gm) ?? [];
    expect(others).toEqual([first]);
  });

  it('are mentioned in the help', async () => {
    const { out } = await played(['?']);
    expect(out).toContain('plans        what the bots mean to do');
  });
});
