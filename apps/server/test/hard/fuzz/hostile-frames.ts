// Frames that break the WebSocket protocol, and some that only strain it.

import { LIMITS } from '@tenfold/protocol';
import type { Dice } from '../seeded.ts';
import { OPCODE, frame, textFrame } from './frames.ts';
import { hostileValue, pick } from './hostile-values.ts';

const PING = Buffer.from('{"type":"ping"}');
const NOTHING = Buffer.alloc(0);
const NOT_UTF8 = Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]);

export interface HostileFrames {
  readonly what: string;
  readonly bytes: Buffer;
  /** How many frames. */
  readonly count: number;
}

type Make = (below: Dice) => readonly Buffer[];

/** After each of these the server must end the connection. */
const BROKEN: Readonly<Record<string, Make>> = {
  'reserved bits': (below) => [frame({ opcode: OPCODE.text, payload: PING, reserved: 1 + below(7) })],
  'a reserved opcode': (below) => [
    frame({ opcode: pick(below, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload: PING }),
  ],
  'no mask': () => [frame({ opcode: OPCODE.text, payload: PING, masked: false })],
  'a control frame in pieces': (below) => [
    frame({ opcode: pick(below, [OPCODE.ping, OPCODE.pong, OPCODE.close]), payload: NOTHING, fin: false }),
  ],
  'a long control frame': (below) => [
    frame({
      opcode: pick(below, [OPCODE.ping, OPCODE.pong, OPCODE.close]),
      payload: Buffer.alloc(126 + below(400)),
    }),
  ],
  'a continuation of nothing': () => [frame({ opcode: OPCODE.continuation, payload: PING })],
  'a message inside another': () => [
    frame({ opcode: OPCODE.text, payload: PING, fin: false }),
    frame({ opcode: OPCODE.text, payload: PING }),
  ],
  'text that is not UTF-8': () => [frame({ opcode: OPCODE.text, payload: NOT_UTF8 })],
  'a close that says nothing': () => [frame({ opcode: OPCODE.close, payload: Buffer.from([3]) })],
  'a close with a code that is none': (below) => {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(pick(below, [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535]));
    return [frame({ opcode: OPCODE.close, payload })];
  },
  'a close for a reason that is not UTF-8': () => [
    frame({ opcode: OPCODE.close, payload: Buffer.concat([Buffer.from([3, 232]), NOT_UTF8]) }),
  ],
  'a message too long': () => [textFrame('x'.repeat(LIMITS.messageBytes + 1))],
  'a message too long by its own word': (below) => [
    frame({
      opcode: pick(below, [OPCODE.text, OPCODE.binary]),
      payload: PING,
      claimedLength: pick(below, [16_385n, 65_536n, 2n ** 31n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n]),
    }),
  ],
  'a message too long in pieces': () => {
    const piece = Buffer.alloc(LIMITS.messageBytes / 4, 'x');
    return [
      frame({ opcode: OPCODE.text, payload: piece, fin: false }),
      ...Array.from({ length: 4 }, () => frame({ opcode: OPCODE.continuation, payload: piece, fin: false })),
    ];
  },
  'bytes that mean nothing': (below) => [
    // Reserved bits in the first: it is no frame whatever follows.
    Buffer.from([0x70, ...Array.from({ length: 1 + below(200) }, () => below(256))]),
  ],
};

/** After each of these the connection goes on: messages are answered, pings too. */
const STRAINED: Readonly<
  Record<string, (below: Dice) => { frames: readonly Buffer[]; messages: number; pings: number }>
> = {
  'a binary message': (below) => ({
    frames: [frame({ opcode: OPCODE.binary, payload: Buffer.alloc(below(2000), below(256)) })],
    messages: 1,
    pings: 0,
  }),
  'a message in many pieces': (below) => {
    const text = Buffer.from(`{"type":${hostileValue(below)}}`);
    const pieces = Array.from(text, (_, at) =>
      frame({
        opcode: at === 0 ? OPCODE.text : OPCODE.continuation,
        payload: text.subarray(at, at + 1),
        fin: at === text.length - 1,
      }),
    );
    return { frames: pieces, messages: 1, pings: 0 };
  },
  'pieces of nothing': (below) => ({
    frames: [
      frame({ opcode: OPCODE.text, payload: PING, fin: false }),
      ...Array.from({ length: below(100) }, () =>
        frame({ opcode: OPCODE.continuation, payload: NOTHING, fin: false }),
      ),
      frame({ opcode: OPCODE.continuation, payload: NOTHING }),
    ],
    messages: 1,
    pings: 0,
  }),
  'a ping inside a message': () => ({
    frames: [
      frame({ opcode: OPCODE.text, payload: PING.subarray(0, 5), fin: false }),
      frame({ opcode: OPCODE.ping, payload: Buffer.from('x') }),
      frame({ opcode: OPCODE.continuation, payload: PING.subarray(5) }),
    ],
    messages: 1,
    pings: 1,
  }),
  'pongs that nobody asked for': (below) => ({
    frames: Array.from({ length: 1 + below(20) }, () => frame({ opcode: OPCODE.pong, payload: NOTHING })),
    messages: 0,
    pings: 0,
  }),
  'many pings': (below) => {
    const frames = Array.from({ length: 1 + below(50) }, () => frame({ opcode: OPCODE.ping, payload: PING }));
    return { frames, messages: 0, pings: frames.length };
  },
  'an empty message': () => ({
    frames: [frame({ opcode: OPCODE.text, payload: NOTHING })],
    messages: 1,
    pings: 0,
  }),
};

export function brokenFrames(below: Dice): HostileFrames {
  const [what, make] = oneOf(below, BROKEN);
  const frames = make(below);
  return { what, bytes: Buffer.concat(frames), count: frames.length };
}

export interface StrainedFrames extends HostileFrames {
  /** How many answers they deserve. */
  readonly messages: number;
  readonly pings: number;
}

export function strainedFrames(below: Dice): StrainedFrames {
  const [what, make] = oneOf(below, STRAINED);
  const { frames, messages, pings } = make(below);
  return { what, bytes: Buffer.concat(frames), count: frames.length, messages, pings };
}

function oneOf<T>(below: Dice, all: Readonly<Record<string, T>>): [string, T] {
  const entries = Object.entries(all);
  const found = entries[below(entries.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}
