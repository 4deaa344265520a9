// The code of a README, to be run as a reader would: its blocks, one after the other, are one program. What it prints
// stands in it as `// → …`, a line each.

const BLOCK = /^```ts\n([\s\S]*?)^```$/gm;
const PRINTED = /\/\/ → (.*)$/gm;

export interface Tour {
  readonly code: string;
  readonly prints: readonly string[];
}

export function tourOf(readme: string): Tour {
  const code = [...readme.matchAll(BLOCK)].map(([, block = '']) => block).join('\n');
  return { code, prints: printsOf(code) };
}

/** What code says that it prints. */
export const printsOf = (code: string): string[] => [...code.matchAll(PRINTED)].map(([, line = '']) => line);
