// A home-made card as a short text for an address, and back: packed, and in letters that need no escapes.

import type { OwnCard } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol';

/** More than any card takes when it is unpacked; an address that swells beyond it holds none. */
const MOST_BYTES = 60_000;
/** Longer than the address of any card. */
const MOST_LETTERS = 20_000;

export async function packCard(card: OwnCard): Promise<string> {
  const packed = new Blob([JSON.stringify(card)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where the text holds no card that can be believed. */
export async function unpackCard(text: string): Promise<OwnCard | null> {
  if (text.length > MOST_LETTERS) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readOwnCard(JSON.parse(await textOf(stream))).card;
  } catch {
    return null;
  }
}

async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('this unpacks to more than a card takes');
    text += decoder.decode(value, { stream: true });
  }
}
