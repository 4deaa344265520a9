// A scenario in an address: compressed, behind the hash, which no server is told.

const PREFIX = '#s=';
/** Longer addresses are cut by those who carry them. */
const LONGEST_LINK = 8_000;

export async function linkTo(text: string, page: string): Promise<string | null> {
  const link = page + PREFIX + base64Url(await through(new CompressionStream('deflate-raw'), bytesOf(text)));
  return link.length > LONGEST_LINK ? null : link;
}

/** The text in the hash of an address: null where there is none, and an error where it is not whole. */
export async function textIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(PREFIX)) return null;
  const bytes = await through(
    new DecompressionStream('deflate-raw'),
    fromBase64Url(hash.slice(PREFIX.length)),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
