// The strategies that are measured: those of strategies/, variants of them, and opponents.

import { readFileSync } from 'node:fs';
import type { Strategy } from '@tenfold/bots';
import { parseStrategy } from '@tenfold/bots';

const folder = new URL('../../../../strategies/', import.meta.url);

const textOf = (id: string): string => readFileSync(new URL(`${id}.strategy`, folder), 'utf8');

/** A strategy by the name of its file, with further lines if wished. */
export const readStrategy = (id: string, further: readonly string[] = []): Strategy =>
  strategyOf([textOf(id), ...further].join('\n'), id);

/** The same strategy with a condition more on every card it buys. */
export function withConditions(id: string, condition: (card: string) => string): Strategy {
  const lines = textOf(id)
    .split('\n')
    .map((line) => {
      const card = /^buy (\w+)/.exec(line)?.[1];
      if (card === undefined) return line;
      return `${line} ${line.includes(' when ') ? 'and' : 'when'} ${condition(card)}`;
    });
  return strategyOf(lines.join('\n'), id);
}

export function strategyOf(text: string, name: string): Strategy {
  const { strategy, errors } = parseStrategy(text);
  if (strategy !== undefined) return strategy;
  throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
}

/** Whom the figures were measured against. Dominiate's Big Money looks at the gains to the end, not at the Provinces. */
export const opponents = {
  'big-money-ultimate': readStrategy('gero-big-money-ultimate'),
  'dominiate-big-money': strategyOf(
    textOf('gero-big-money-ultimate').replaceAll('Province left', 'gains to end'),
    'dominiate-big-money',
  ),
} as const;
