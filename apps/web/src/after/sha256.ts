// SHA-256 (FIPS 180-4), for where the browser has none to offer.

const BLOCK = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractions of the square and cube roots of the first primes. */
const primes = [...firstPrimes(64)];
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(START);
  const padded = withLength(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function withLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(ROUNDS.length);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < words.length; i++) {
    if (i < 16) words[i] = block.getUint32(i * 4);
    else {
      const early = turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3);
      const late = turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10);
      words[i] = word(i - 16) + early + word(i - 7) + late;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < words.length; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function* firstPrimes(count: number): Generator<number> {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.some((prime) => n % prime === 0)) continue;
    found.push(n);
    yield n;
  }
}
