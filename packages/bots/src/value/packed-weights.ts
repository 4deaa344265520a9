// Weights as text: two bytes each, in half precision, for a file that Node and a page load alike.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Weights as base64 of half-precision numbers. */
export function packWeights(weights: Float32Array): string {
  const bytes = new Uint8Array(weights.length * 2);
  for (let n = 0; n < weights.length; n++) {
    const half = toHalf(weights[n]!);
    bytes[2 * n] = half & 0xff;
    bytes[2 * n + 1] = half >> 8;
  }
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(three >> shift) & 63]!;
  }
  return text;
}

/** So many weights out of a text that `packWeights` has written. */
export function unpackWeights(text: string, many: number): Float32Array {
  if (text.length !== 4 * Math.ceil((2 * many) / 3)) {
    throw new Error(
      `${text.length} characters do not hold ${many} weights; make the file anew with npm run train`,
    );
  }
  const values = new Uint8Array(128);
  for (let value = 0; value < ALPHABET.length; value++) values[ALPHABET.codePointAt(value)!] = value;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    let four = 0;
    for (let n = 0; n < 4; n++) four = (four << 6) | values[text.codePointAt(from + n)!]!;
    bytes[to] = four >> 16;
    bytes[to + 1] = (four >> 8) & 0xff;
    bytes[to + 2] = four & 0xff;
  }
  return Float32Array.from({ length: many }, (_weight, n) =>
    fromHalf(bytes[2 * n]! | (bytes[2 * n + 1]! << 8)),
  );
}

// Half precision: a sign, five bits of exponent, ten of fraction.

const BIAS = 15;
const FRACTION = 1024;
const LARGEST = 65_504;

function toHalf(value: number): number {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.min(LARGEST, Math.abs(value));
  if (size < 2 ** (1 - BIAS)) return sign | Math.round(size * 2 ** (BIAS - 1) * FRACTION);
  let exponent = Math.floor(Math.log2(size));
  // The logarithm may be off by a hair.
  if (2 ** exponent > size) exponent--;
  const fraction = Math.round((size / 2 ** exponent - 1) * FRACTION);
  return sign | (((exponent + BIAS) * FRACTION + fraction) & 0x7fff);
}

function fromHalf(half: number): number {
  const exponent = (half >> 10) & 31;
  const fraction = (half & 1023) / FRACTION;
  const size = exponent === 0 ? fraction * 2 ** (1 - BIAS) : (1 + fraction) * 2 ** (exponent - BIAS);
  return half & 0x8000 ? -size : size;
}
