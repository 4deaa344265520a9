// A study as a short text for an address, and back.

import { kingdomText } from '@tenfold/rules';
import { packText, unpackText } from '../parts/packed-text.ts';
import type { Study } from './study.ts';
import { readStudy } from './study.ts';

/** More than any study takes when it is unpacked; an address that swells beyond it is no study. */
const MOST_BYTES = 200_000;

const asData = ({ kingdom, ownCards = [], ...study }: Study) => ({
  ...study,
  kingdom: kingdomText(
    kingdom,
    ownCards.map(({ definition }) => definition),
  ),
  ...(ownCards.length === 0 ? {} : { ownCards }),
});

/** A study as a file: what an address holds, to be read by people too. */
export const studyFile = (study: Study): string => `${JSON.stringify(asData(study), null, 2)}\n`;

export const packStudy = async (study: Study): Promise<string> => packText(JSON.stringify(asData(study)));

/** Null where the address holds no study. */
export async function unpackStudy(text: string): Promise<Study | null> {
  try {
    return await readStudy(JSON.parse(await unpackText(text, MOST_BYTES)));
  } catch {
    return null;
  }
}
