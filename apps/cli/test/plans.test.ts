import { PLANS } from '@tenfold/bots';
import { LANGUAGES, planSentence } from '@tenfold/i18n';
import { describe, expect, it } from 'vitest';
import { cardSetOf } from '@tenfold/rules';
import { newPlans } from '../src/play/plans.ts';
import { startSession } from '../src/play/session.ts';
import { setupFrom } from '../src/play/setup.ts';
import { wordsIn } from '../src/words/index.ts';
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

  it('are told again when a bot has made up its mind anew, and then once', () => {
    const session = startSession(
      setupFrom(
        { kingdom: 'First Game', players: 3, bots: 'vixen,magpie', name: 'Ann', seed: '7' },
        wordsIn('en'),
      ),
    );
    const look = { language: 'en', set: cardSetOf(session.game), colour: false, width: 80 } as const;
    const changed = newPlans(session, look);
    expect(changed()).toEqual([]);
    const [person, vixen, magpie] = session.opponents;
    if (person === undefined || vixen === undefined || magpie === undefined)
      throw new Error('three sit there');
    session.opponents = [
      person,
      { ...vixen, plan: () => ({ plan: 'engine', cards: ['village', 'smithy'] }) },
      magpie,
    ];
    expect(changed()).toEqual(['Vixen: I want to draw most of my deck every turn, with Village and Smithy.']);
    expect(changed()).toEqual([]);
  });
});

describe('why a bot bought something', () => {
  it.each([
    ['en', 'why', 'I bought: ', 'how often I would win'],
    ['hu', 'miért', 'Ezt vettem: ', 'ilyen gyakran nyernék'],
  ] as const)('is said in %s, without a word about its hand', async (lang, typed, bought, compared) => {
    const { out } = await played(['treasures, silver', typed], { bots: 'bramble', lang });
    expect(out).toContain(`Bramble: ${bought}`);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(compared);
    expect(out).toMatch(/ \d*[05]\s?%/);
  });

  it('has no answer before the first purchase', async () => {
    const { out } = await played(['why'], {});
    expect(out).toContain('Vixen: I have not bought anything yet.');
  });
});
