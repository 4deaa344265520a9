// The lines of the log by turns, so that a page touches only the last turn when a line is added.

import type { LogLine, LogUpdate } from '@tenfold/i18n/sentences';
import type { UndoMark } from '@tenfold/protocol';

export type LogBlockEntry =
  | { readonly key: string; readonly line: LogLine; readonly undo?: never }
  | { readonly key: string; readonly undo: UndoMark; readonly line?: never };

export interface LogBlock {
  readonly key: number;
  /** Null before the first turn. */
  readonly heading: LogLine | null;
  readonly entries: readonly LogBlockEntry[];
}

export class LogBlocks {
  #lines: readonly LogLine[] = [];
  #blocks: readonly LogBlock[] = [];
  /** By block: the place of its first line. */
  #starts: readonly number[] = [];

  /** Blocks that have not changed are the very same objects. */
  update({ kept, lines }: LogUpdate, marks: readonly UndoMark[]): readonly LogBlock[] {
    this.#lines = [...this.#lines.slice(0, kept), ...lines];
    // A line that ends a block may be followed by more of it.
    const whole = Math.max(
      0,
      this.#starts.findLastIndex((start) => start < kept),
    );
    const blocks = this.#blocks.slice(0, whole);
    const starts = this.#starts.slice(0, whole);
    const from = this.#starts[whole] ?? 0;
    const ends = turnStarts(this.#lines, from);
    for (const [index, start] of ends.entries()) {
      const end = ends[index + 1] ?? this.#lines.length;
      starts.push(start);
      blocks.push(blockOf(this.#lines.slice(start, end), this.#lines[end]?.key ?? Infinity, marks));
    }
    this.#blocks = blocks;
    this.#starts = starts;
    return blocks;
  }
}

function turnStarts(lines: readonly LogLine[], from: number): number[] {
  const starts: number[] = [];
  for (let i = from; i < lines.length; i++) if (i === from || lines[i]?.isTurn === true) starts.push(i);
  return starts;
}

function blockOf(lines: readonly LogLine[], next: number, marks: readonly UndoMark[]): LogBlock {
  const [first, ...others] = lines;
  const key = first?.key ?? 0;
  const heading = first?.isTurn === true ? first : null;
  const own = marks.filter(({ at }) => at > key && at <= next);
  const entries = (heading === null ? lines : others).map((line): LogBlockEntry => ({
    key: `l${line.key}`,
    line,
  }));
  for (const undo of own) {
    const place = entries.findLastIndex(({ line }) => line !== undefined && line.key < undo.at);
    entries.splice(place + 1, 0, { key: `u${undo.at}`, undo });
  }
  return { key, heading, entries };
}
