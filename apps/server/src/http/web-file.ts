// A file of the page, as it is sent: plain, or compressed beforehand if the build has put that beside it. It is held in
// memory: a page that is built anew while the server runs does not change under those who are just loading it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { weightsIn } from './header-weights.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** The smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br', plain: brotliDecompressSync },
  { name: 'gzip', ending: '.gz', plain: gunzipSync },
] as const;

interface Form {
  /** Null for the plain one. */
  readonly encoding: (typeof ENCODINGS)[number]['name'] | null;
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface WebFile {
  readonly type: string;
  readonly caching: string;
  /** In the order in which they are preferred; the plain one is the last, and always there. */
  readonly compressed: readonly Form[];
  readonly plain: Form;
}

/** Whether this is only another form of a file that is there too. */
export const isForm = (names: ReadonlySet<string>, name: string): boolean =>
  ENCODINGS.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));

/**
 * All its bytes, now. What takes time, its hash and whether its forms are of the same release, is found out when somebody
 * asks for it: there are thousands, and a server has to start.
 */
export function readWebFile(folder: string, name: string, names: ReadonlySet<string>): WebFile {
  const bytes = readFileSync(join(folder, name));
  const forms = ENCODINGS.filter(({ ending }) => names.has(name + ending)).map((encoding) => ({
    ...encoding,
    bytes: readFileSync(join(folder, name + encoding.ending)),
  }));
  const hash = once(() => createHash('sha256').update(bytes).digest('base64url').slice(0, 22));
  const compressed = once(() =>
    forms
      .filter((form) => isFormOf(form.bytes, bytes, form.plain))
      .map((form) => ({ encoding: form.name, bytes: form.bytes, tag: `"${hash()}-${form.name}"` })),
  );
  return {
    type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
    // The build writes a hash of what is inside into the names of these.
    caching: /^assets[\\/]/.test(name) ? FOR_EVER : ASK_FIRST,
    get compressed() {
      return compressed();
    },
    get plain() {
      return { encoding: null, bytes, tag: `"${hash()}"` };
    },
  };
}

function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => (found ??= { value: find() }).value;
}

/** Not if it is one of another release of the file. */
function isFormOf(form: Buffer, bytes: Buffer, plain: (form: Buffer) => Buffer): boolean {
  try {
    return plain(form).equals(bytes);
  } catch {
    return false;
  }
}

export function sendWebFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, bytes, tag } = formFor(file, request.headers['accept-encoding'] ?? '');
  reply.headers({ 'cache-control': file.caching, etag: tag });
  if (file.compressed.length > 0) {
    // Whoever chose the file by another header has said so already.
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? 'Accept-Encoding' : `${String(before)}, Accept-Encoding`);
  }
  if (isAmong(tag, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(bytes);
}

function formFor({ compressed, plain }: WebFile, accepted: string): Form {
  const weights = weightsIn(accepted);
  const accepts = (encoding: string): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return compressed.find(({ encoding }) => encoding !== null && accepts(encoding)) ?? plain;
}

/** A proxy between may have made the tag a weak one. */
const isAmong = (tag: string, tags: string): boolean =>
  tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
