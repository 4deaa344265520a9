// WebSocket frames (RFC 6455), as bytes: written by hand, so that they can also be wrong.

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FrameParts {
  readonly opcode: number;
  readonly payload: Buffer;
  /** Whether it is the last of its message; true if left out. */
  readonly fin?: boolean;
  /** The three reserved bits, as a number from 0 to 7. */
  readonly reserved?: number;
  /** Clients must; true if left out. */
  readonly masked?: boolean;
  /** What the frame says about its length, if not the truth. */
  readonly claimedLength?: bigint;
}

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export function frame(parts: FrameParts): Buffer {
  const { opcode, payload, fin = true, reserved = 0, masked = true } = parts;
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = lengthBytes(parts.claimedLength ?? BigInt(payload.length), masked ? 0x80 : 0);
  if (!masked) return Buffer.concat([Buffer.from([first]), length, payload]);
  const hidden = Buffer.from(payload.map((byte, index) => byte ^ (MASK[index % MASK.length] ?? 0)));
  return Buffer.concat([Buffer.from([first]), length, MASK, hidden]);
}

export const textFrame = (text: string): Buffer =>
  frame({ opcode: OPCODE.text, payload: Buffer.from(text, 'utf8') });

function lengthBytes(length: bigint, maskBit: number): Buffer {
  if (length <= SHORT) return Buffer.from([maskBit | Number(length)]);
  if (length < 2n ** 16n) {
    const bytes = Buffer.from([maskBit | TWO_BYTES, 0, 0]);
    bytes.writeUInt16BE(Number(length), 1);
    return bytes;
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = maskBit | EIGHT_BYTES;
  bytes.writeBigUInt64BE(length, 1);
  return bytes;
}

export interface ReadFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Takes the whole frames of a server from the front of what has come; the rest is to be completed. */
export function readFrames(bytes: Buffer): { readonly frames: readonly ReadFrame[]; readonly rest: Buffer } {
  const frames: ReadFrame[] = [];
  let at = 0;
  for (;;) {
    const head = headAt(bytes, at);
    if (head === null || bytes.length < head.end) return { frames, rest: bytes.subarray(at) };
    frames.push({ opcode: head.opcode, payload: bytes.subarray(head.begin, head.end) });
    at = head.end;
  }
}

function headAt(bytes: Buffer, at: number): { opcode: number; begin: number; end: number } | null {
  if (bytes.length < at + 2) return null;
  const opcode = bytes.readUInt8(at) & 0x0f;
  const short = bytes.readUInt8(at + 1) & 0x7f;
  const lengthSize = short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0;
  const begin = at + 2 + lengthSize;
  if (bytes.length < begin) return null;
  const length =
    lengthSize === 0
      ? short
      : lengthSize === 2
        ? bytes.readUInt16BE(at + 2)
        : Number(bytes.readBigUInt64BE(at + 2));
  return { opcode, begin, end: begin + length };
}
