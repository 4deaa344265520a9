// The log as lines of text.

import type { LogLine } from '@tenfold/i18n/sentences';
import { widthOf, wrap } from './layout.ts';
import type { Look } from './look.ts';
import { strong } from './look.ts';

const RULE_WIDTH = 78;

export function logText(lines: readonly LogLine[], look: Look): string[] {
  return lines.flatMap((line) => {
    if (line.isTurn) return ['', heading(line.text, look)];
    const indent = ' ' + '   '.repeat(line.indent);
    return wrap(line.text, look.width, indent, `${indent}     `);
  });
}

function heading(text: string, look: Look): string {
  const start = `── ${text} `;
  return strong(look, start + '─'.repeat(Math.max(0, Math.min(look.width, RULE_WIDTH) - widthOf(start))));
}
