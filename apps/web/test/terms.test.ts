import { inOtherTerms } from '@tenfold/i18n/glossary';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../src/words/index.ts';

describe('the words in the terms of the other printing', () => {
  test('have the terms of the second Hungarian one, and none of the usual ones', async () => {
    const words = await loadWords('hu', 'other');
    expect(words.board.discard).toBe('Dobópakli');
    expect(words.board.emptyDiscard).toBe('A dobópakli üres');
    expect(words.help.turn[2]?.[0]).toBe('Rendrakó fázis');
    expect(words.help.terms.map(([term]) => term)).toEqual(expect.arrayContaining(['Támadó', 'Védekező']));
    expect(textsOf(words).join('\n')).not.toMatch(
      /használt pakli|befejező fázis|győzelmipont-|védekezéskár|támadáskár/i,
    );
  });

  test('are the same in the other languages, which differ in names alone', async () => {
    for (const language of LANGUAGES.filter((one) => one !== 'hu')) {
      const usual = await loadWords(language);
      const other = await loadWords(language, 'other');
      expect(textsOf(other)).toEqual(textsOf(usual));
    }
  });

  test('leave alone what people are called', async () => {
    const { board } = await loadWords('hu', 'other');
    expect(board.onDiscard('Használt pakli')).toBe('Használt pakli a dobópakli tetején');
    expect(board.waitingFor(['Használt pakli', 'Anna'])).toContain('Használt pakli és Anna');
    const made = inOtherTerms({ of: ({ name }: { name: string }) => `old ${name}` }, (text) =>
      text.replaceAll('old', 'new'),
    );
    expect(made.of({ name: 'old Anna' })).toBe('new old Anna');
  });
});

/** Those that stand ready, wherever they stand. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}
