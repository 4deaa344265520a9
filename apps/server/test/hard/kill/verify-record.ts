// A finished game is checked as anybody can check it: with the record that the server gives out, the hash that it showed
// at the start, and `tenfold verify`.

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRecord } from '@tenfold/rules';
import { caller } from '../../live/server.ts';
import { newFolder, program } from '../server-process.ts';
import type { PlayedGame } from '../playing/player.ts';

const run = promisify(execFile);

export async function verifyRecord(url: string, { game, ledger, seedHash }: PlayedGame): Promise<void> {
  const { status, text } = await caller(url)('GET', `/games/${game}/record`);
  if (status !== 200) throw new Error(`no record of game ${game}: ${status} ${text}`);
  const choices = readRecord(text).choices.length;
  if (choices !== ledger.acknowledged) {
    throw new Error(`the record of ${game} has ${choices} choices; ${ledger.acknowledged} were acknowledged`);
  }
  const file = join(newFolder(), `${game}.record`);
  writeFileSync(file, text);
  // It fails with another exit code than 0 if the seed is another or a choice is not legal.
  const { stdout } = await run(process.execPath, [program, 'verify', file, '--hash', seedHash ?? '']);
  if (!/wins|share the victory/.test(stdout)) throw new Error(`the game ${game} has no winner:\n${stdout}`);
}
