// What was measured, as tables for docs/bots.md.

import { characters, firstChancellor } from '@tenfold/bots';
import type { MetRival, TaskResult, ThinkingTime } from './task.ts';

const nameOf = (id: string): string =>
  [...characters, firstChancellor].find((character) => character.id === id)?.name ?? id;
const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function strengthTable(results: readonly TaskResult[]): string {
  const ids = results[0]!.task.characters;
  const best = ids.at(-1)!;
  const shareOf = ({ measured }: TaskResult, id: string): number =>
    measured.find(({ character }) => character === id)!.share;
  const planOf = ({ measured }: TaskResult): string => {
    const { plan, cards } = measured.find(({ character }) => character === best)!.plan;
    return `${plan}: ${cards.join(', ')}`;
  };
  return [
    row(['kingdom', ...ids.map(nameOf), `plan of ${nameOf(best)}`]),
    `|---|${ids.map(() => '---:|').join('')}---|`,
    ...results.map((result) =>
      row([result.task.name, ...ids.map((id) => shareOf(result, id).toFixed(1)), planOf(result)]),
    ),
    row([
      '**average**',
      ...ids.map((id) => average(results.map((result) => shareOf(result, id))).toFixed(1)),
      '',
    ]),
    row([
      '**least**',
      ...ids.map((id) => Math.min(...results.map((result) => shareOf(result, id))).toFixed(1)),
      '',
    ]),
  ].join('\n');
}

export function rivalsTable(results: readonly TaskResult[]): string {
  const met = results.flatMap(({ task, rivals }) =>
    rivals.map((rival) => ({ kingdom: task.name, ...rival })),
  );
  if (met.length === 0) return '';
  const worst = (rivals: readonly MetRival[]): MetRival => rivals.toSorted((a, b) => a.share - b.share)[0]!;
  const averageShare = (rivals: readonly MetRival[]): string =>
    average(rivals.map(({ share }) => share)).toFixed(1);
  return [
    row(['kingdom', 'met', 'the hardest', 'share against it', 'average']),
    '|---|---:|---|---:|---:|',
    ...results
      .filter(({ rivals }) => rivals.length > 0)
      .map(({ task, rivals }) => {
        const { rival, share } = worst(rivals);
        return row([task.name, `${rivals.length}`, rival, share.toFixed(1), averageShare(rivals)]);
      }),
    row(['**all**', `${met.length}`, worst(met).rival, worst(met).share.toFixed(1), averageShare(met)]),
  ].join('\n');
}

export function thinkingLines(results: readonly TaskResult[]): string {
  const ids = results[0]!.task.characters;
  return ids
    .map((id) => {
      const thinking: ThinkingTime[] = results.flatMap(({ measured }) =>
        measured.filter(({ character }) => character === id).map((one) => one.thinking),
      );
      const decisions = thinking.reduce((sum, one) => sum + one.decisions, 0);
      const total = thinking.reduce((sum, one) => sum + one.total, 0);
      const worst = Math.max(...thinking.map((one) => one.worst));
      return `${nameOf(id)}: ${(total / decisions).toFixed(2)} ms a decision, ${worst.toFixed(0)} ms at worst, ${decisions} decisions`;
    })
    .join('\n');
}

/** One kingdom in a line, while the others are under way. */
export function summary({ task, measured, rivals }: TaskResult): string {
  const shares = measured.map(({ character, share }) => `${nameOf(character)} ${share.toFixed(1)}`);
  const hardest = rivals.toSorted((a, b) => a.share - b.share)[0];
  return [
    task.name,
    ...shares,
    ...(hardest === undefined ? [] : [`${hardest.share.toFixed(1)} against ${hardest.rival}`]),
  ].join(', ');
}
