// What a person may be called. A name is shown to strangers and stands in records, so it must be seen as it is: nothing
// invisible, nothing that turns the writing direction of what follows, nothing that a record uses as punctuation.

import { LIMITS } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';

/** Room for letters with marks and for emoji made of several; towers of marks are refused. */
const MOST_CODE_POINTS_A_LETTER = 3;

/** Control characters, line separators, half a surrogate pair, private use, and what nobody has assigned yet. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;
/** The joiners that scripts and emoji need, and the marks that choose between a sign and its picture. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
/** Whatever leaves no trace on the screen: direction overrides, zero-width spaces, fillers, the blank Braille cell. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const RECORD_PUNCTUATION = /[:,#]/;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it is kept: composed, trimmed, single spaces. Throws a refusal that says what to change. */
export function checkedName(wished: string): string {
  const name = wished
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
  if (name === '') throw refused('it is empty; give at least one letter');
  if (UNPRINTABLE.test(name)) {
    throw refused('it has a control character, a line break or a character without a meaning; leave it out');
  }
  if (INVISIBLE.test(name.replaceAll(JOINERS, ''))) {
    throw refused('it has an invisible character or one that turns the writing direction; leave it out');
  }
  if (RECORD_PUNCTUATION.test(name)) {
    throw refused('colon, comma and # have a meaning in the records of games; leave them out');
  }
  if (!SOMETHING_TO_SEE.test(name)) throw refused('there is nothing to see in it; give at least one letter');
  const length = [...letters.segment(name)].length;
  if (length > LIMITS.nameLength) {
    throw refused(`it has ${length} letters; at most ${LIMITS.nameLength} can be shown`);
  }
  if (Array.from(name).length > LIMITS.nameLength * MOST_CODE_POINTS_A_LETTER) {
    throw refused('too many marks are piled on its letters; leave some out');
  }
  return name;
}

const refused = (why: string): Refusal => new Refusal('malformed', `this name cannot be taken: ${why}`);
