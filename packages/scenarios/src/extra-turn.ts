// An extra turn to come, as a sentence: "Ann possesses Bob"; or by the name alone of whoever takes it himself.

import type { PositionExtraTurn } from '@tenfold/rules';
import type { Written } from './scenario.ts';
import type { ScenarioReader } from './read.ts';
import { said } from './sentences/said.ts';
import { leadingName } from './spelling.ts';

export function readExtraTurn(
  reader: ScenarioReader,
  names: readonly string[],
  written: Written,
): PositionExtraTurn {
  const text = reader.text(written);
  if (names.includes(text)) return { player: names.indexOf(text) };
  const [, first = '', second = ''] = /^(.+) possesses (.+)$/i.exec(text) ?? [];
  if (first === '') reader.fail(written.line, said('noExtraTurn', text));
  // A name may hold the word itself.
  const possessor = leadingName(text, names) ?? first;
  const player = possessor === first ? second : text.slice(`${possessor} possesses `.length);
  return {
    player: reader.seat(names, { ...written, value: player }),
    possessor: reader.seat(names, { ...written, value: possessor }),
  };
}
