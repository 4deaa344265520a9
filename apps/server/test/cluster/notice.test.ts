// What nodes tell each other, as texts that PostgreSQL carries.

import { describe, expect, it } from 'vitest';
import type { Notice } from '../../src/cluster/notice.ts';
import { packed, unpacked } from '../../src/cluster/notice.ts';
import type { StoredEntry } from '../../src/game-log/game-log.ts';

const entry = (sequence: number): StoredEntry => ({ kind: 'resigned', seat: 0, sequence, at: 1 });

const readBy = (reader: string, packets: readonly string[]) =>
  packets.flatMap((packet) => unpacked(packet, reader) ?? []);

describe('notices', () => {
  it('bring the entries along that they tell of', () => {
    const notices: Notice[] = [
      ['game', 'a', 2, [entry(1), entry(2)]],
      ['table', 'b'],
    ];
    const packets = packed('one', notices);
    expect(packets).toHaveLength(1);
    expect(readBy('other', packets)).toEqual(notices);
    expect(readBy('one', packets)).toEqual([]);
  });

  it('leave long entries to be read, and fit into what PostgreSQL takes', () => {
    const long = Array.from({ length: 100 }, (_, index) => entry(index + 1));
    const notices: Notice[] = Array.from({ length: 100 }, (_, game) => [
      'game',
      `game ${game}`,
      100,
      game === 50 ? long : [entry(100)],
    ]);
    const packets = packed('one', notices);
    for (const packet of packets) expect(Buffer.byteLength(packet)).toBeLessThan(8000);
    const read = readBy('other', packets);
    expect(read).toHaveLength(100);
    expect(read[50]).toEqual(['game', 'game 50', 100]);
    expect(read[51]).toEqual(notices[51]);
  });
});
