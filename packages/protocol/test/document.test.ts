// docs/protocol.md says what the schemas say.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS, ToClient, ToServer } from '../src/index.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The first column of the table under a heading. */
function column(heading: string): string[] {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1] ?? '');
}

describe('the document of the protocol', () => {
  it('has every code, and none that does not exist', () => {
    expect(column('Codes').sort()).toEqual([...REFUSALS].sort());
  });

  it('has every message of the client, and none that does not exist', () => {
    const types = ToServer.def.options.flatMap((option) => option.def.shape.type.def.values);
    expect(column('What the client says').sort()).toEqual([...types].sort());
  });

  it('has every message of the server, and none that does not exist', () => {
    const types = ToClient.def.options.flatMap((option) => option.def.shape.type.def.values);
    const section = text.split('### What the server says')[1]?.split('A client can throw away')[0] ?? '';
    expect([...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1] ?? '').sort()).toEqual(
      [...types].sort(),
    );
  });

  it('shows messages that are understood', () => {
    const sent = [...text.matchAll(/^→ (\{.*\})$/gm)].map((match) => match[1] ?? '');
    expect(sent.length).toBeGreaterThan(4);
    for (const message of sent) expect(ToServer.parse(JSON.parse(message))).toEqual(JSON.parse(message));
  });
});
