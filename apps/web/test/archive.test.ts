import { RecordError } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { MOST_LETTERS, TooLong, checkRecord } from '../src/replay/record-file.ts';
import { recordTroubleWords } from '../src/replay/record-trouble.ts';
import { EVERYTHING, addressOf, searchIn } from '../src/archive/search.ts';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../src/words/index.ts';
import { recordedGame } from '@tenfold/laws';

describe('the address of the archive', () => {
  it.each([
    EVERYTHING,
    { player: 'Zsófi & co', card: '', mine: false },
    { player: 'ann', card: 'moat', mine: true },
  ])('says what is looked for: %o', (search) => {
    expect(searchIn(new URL(addressOf(search), 'http://localhost').searchParams)).toEqual(search);
  });
});

describe('a record that somebody brings along', () => {
  const { text } = recordedGame(2, ['village', 'smithy'], 40);

  it('is taken if it can be played', async () => {
    await expect(checkRecord(text)).resolves.toBeUndefined();
    await expect(checkRecord(`${text}${'#'.repeat(MOST_LETTERS)}`)).rejects.toBeInstanceOf(TooLong);
  });

  it.each(LANGUAGES)('is shown with the line where it stops: %s', async (language) => {
    const words = await loadWords(language);
    const broken = `${text}Zoe: end turn\n`;
    const error: unknown = await checkRecord(broken).catch((caught: unknown) => caught);
    const line = broken.split('\n').indexOf('Zoe: end turn') + 1;
    expect(error).toBeInstanceOf(RecordError);
    expect(recordTroubleWords(error, broken, 'en', words)).toEqual({
      heading: words.archive.troubleAt(line),
      text: 'Nobody at this table has that name.',
      line: 'Zoe: end turn',
      detail: expect.stringContaining('Zoe') as string,
    });
  });

  it('has words for what nobody foresaw', async () => {
    const words = await loadWords('en');
    expect(recordTroubleWords(new RecordError('strange', 1, 'so'), text, 'en', words).text).toBe(
      'A game cannot be set up like this.',
    );
    expect(recordTroubleWords(new Error('broken file'), '', 'en', words).text).toBe(words.archive.unreadable);
  });
});
