// What a pile of the Supply says: as many sentences of the text as there is room for.

import type { Line, Sign } from '../card-texts/text.ts';
import { joined, lengthOf, line } from './line.ts';

/** As long as the longest of the texts that were written for a pile. */
const ROOM = 62;

/** The lines in short, without a full stop at the end. */
export function shorten(lines: readonly Line[]): Line {
  const whole = withoutStop(
    joined(
      lines.filter((one) => one.length > 0),
      ' ',
    ),
  );
  if (lengthOf(whole) <= ROOM) return whole;
  const pieces: (string | Sign)[] = [];
  let room = ROOM - 2;
  for (const piece of whole) {
    if (typeof piece !== 'string') {
      room -= 3;
      if (room < 0) break;
      pieces.push(piece);
    } else if (piece.length <= room) {
      pieces.push(piece);
      room -= piece.length;
    } else {
      pieces.push(piece.slice(0, room + 1).replace(/\s+\S*$/u, ''));
      break;
    }
  }
  return line`${withoutStop(withoutBeginning(pieces))} …`;
}

/** A sentence that is broken off after two or three words says nothing: it ends with the one before. */
function withoutBeginning(text: Line): Line {
  const last = text.at(-1);
  return typeof last === 'string' ? [...text.slice(0, -1), last.replace(/\.\s[^.]{1,18}$/u, '')] : text;
}

function withoutStop(text: Line): Line {
  const last = text.at(-1);
  if (typeof last !== 'string') return text;
  return [...text.slice(0, -1), last.replace(/[\s.,;:(–-]+$/u, '')].filter((piece) => piece !== '');
}
