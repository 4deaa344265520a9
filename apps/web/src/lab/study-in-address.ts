// A study as a short text for an address, and back: packed, and in letters that need no escapes.

import { kingdomText } from '@tenfold/rules';
import type { Study } from './study.ts';
import { readStudy } from './study.ts';

/** More than any study takes when it is unpacked; an address that swells beyond it is no study. */
const MOST_BYTES = 200_000;

const asData = (study: Study) => ({ ...study, kingdom: kingdomText(study.kingdom) });

/** A study as a file: what an address holds, to be read by people too. */
export const studyFile = (study: Study): string => `${JSON.stringify(asData(study), null, 2)}\n`;

export async function packStudy(study: Study): Promise<string> {
  const packed = new Blob([JSON.stringify(asData(study))])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where the address holds no study. */
export async function unpackStudy(text: string): Promise<Study | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const json = await unpacked(new Blob([bytes]).stream());
    return readStudy(JSON.parse(json));
  } catch {
    return null;
  }
}

async function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('this unpacks to more than a study takes');
    text += decoder.decode(value, { stream: true });
  }
}
