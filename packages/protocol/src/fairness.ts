// How anybody can check that a game was not dealt to please somebody: the server names the SHA-256 of the seed when a
// game starts and the seed itself when it is over, so the seed was settled before the first card was seen.

const HASH = /^[0-9a-f]{64}$/i;
/** A comment in the head of a record; readers that know nothing of it pass over it. */
const HASH_LINE = /^#\s*seed-sha256:\s*(\S*)\s*$/m;

/** SHA-256 of the seed as it is written, in hexadecimal: what `printf %s SEED | sha256sum` prints. */
export async function seedHashOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that a record says its seed has; null if it says none. */
export const seedHashInRecord = (text: string): string | null => HASH_LINE.exec(text)?.[1] ?? null;

/** Whether a text can be the hash of a seed: 64 hexadecimal digits. */
export const isSeedHash = (text: string): boolean => HASH.test(text);
