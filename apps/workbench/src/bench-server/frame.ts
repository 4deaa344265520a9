// Reads from a frame the little that the load needs, without parsing the rest: thousands of clients share one core.

import type { Buffer } from 'node:buffer';

/** Where the beginning of a message ends that names its type, its game and its sequence. */
const HEAD = 96;
const BEGINNING = /^\{"type":"(\w+)"(?:,"state":\{"game":"([\w-]{22})","sequence":(\d+),)?/;
const PROMPT = ',"prompt":';
const AFTER_PROMPT = ',"clocks":';

export interface StateFrame {
  readonly game: string;
  readonly sequence: number;
  /** The JSON of the prompt; null if nothing is asked. */
  readonly prompt: string | null;
}

/** Null for a message about something else than how a game stands. */
export function readFrame(data: Buffer): { readonly type: string; readonly state: StateFrame | null } {
  const [, type, game, sequence] = BEGINNING.exec(data.toString('latin1', 0, HEAD)) ?? [];
  if (type === undefined) throw unreadable(data);
  if (type !== 'state' && type !== 'opened') return { type, state: null };
  const from = data.indexOf(PROMPT);
  const to = data.indexOf(AFTER_PROMPT, from);
  if (game === undefined || from < 0 || to < 0) throw unreadable(data);
  const prompt = data.toString('utf8', from + PROMPT.length, to);
  return { type, state: { game, sequence: Number(sequence), prompt: prompt === 'null' ? null : prompt } };
}

const unreadable = (data: Buffer): Error =>
  new Error(`a message is laid out otherwise than frame.ts reads it: ${data.toString('utf8', 0, HEAD)}…`);
