// The lines of the log by turns, so that a page touches only the last turn when a line is added.

import type { LogLine, LogUpdate } from '@tenfold/i18n/sentences';
import type { UndoMark } from '@tenfold/protocol';
import type { TableSaying } from './talk/saying.ts';

export type LogBlockEntry =
  | { readonly key: string; readonly line: LogLine; readonly undo?: never; readonly said?: never }
  | { readonly key: string; readonly undo: UndoMark; readonly line?: never; readonly said?: never }
  | { readonly key: string; readonly said: TableSaying; readonly line?: never; readonly undo?: never };

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
  update(
    { kept, lines }: LogUpdate,
    marks: readonly UndoMark[],
    said: readonly TableSaying[] = [],
  ): readonly LogBlock[] {
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
      const next = this.#lines[end]?.key ?? Infinity;
      blocks.push(withSaid(blockOf(this.#lines.slice(start, end), next, marks), next, said));
    }
    this.#blocks = blocks;
    this.#starts = starts;
    return blocks;
  }

  /** What was said last comes into the last block; what was said before is looked at again if it is other than before. */
  hear(marks: readonly UndoMark[], said: readonly TableSaying[], isMore: boolean): readonly LogBlock[] {
    const { length } = this.#lines;
    return isMore
      ? this.update({ kept: length, lines: [] }, marks, said)
      : this.update({ kept: 0, lines: this.#lines }, marks, said);
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

/** What somebody said stands behind what had happened by then. */
function withSaid(block: LogBlock, next: number, said: readonly TableSaying[]): LogBlock {
  const own = said.filter(({ after }) => after > block.key && after <= next);
  if (own.length === 0) return block;
  const entries = [...block.entries];
  for (const [index, one] of own.entries()) {
    const place = entries.findLastIndex(
      (entry) =>
        (entry.line !== undefined && entry.line.key < one.after) ||
        (entry.undo !== undefined && entry.undo.at <= one.after) ||
        entry.said !== undefined,
    );
    entries.splice(place + 1, 0, { key: `s${index}`, said: one });
  }
  return { ...block, entries };
}
