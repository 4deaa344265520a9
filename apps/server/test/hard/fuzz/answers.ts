// What a server may answer to those who mean no good: a known code and a reason, and nothing about itself.

import type { RefusalCode, ToClient } from '@tenfold/protocol';
import { ErrorAnswer, REFUSALS } from '@tenfold/protocol';

/** Where in the code something went wrong is for the log. */
const INSIDE = /node_modules|\.ts:\d|^\s+at /m;

/** Whether a message is the answer to one; throws an error if it is one that must never be given. */
export function isAnswer(message: ToClient): boolean {
  if (message.type === 'refused') checkRefusal(message.code, message.reason);
  return ['refused', 'done', 'pong', 'welcome'].includes(message.type);
}

function checkRefusal(code: RefusalCode, reason: string): void {
  if (!REFUSALS.includes(code) || code === 'internal') throw new Error(`refused with "${code}": ${reason}`);
  if (reason === '' || INSIDE.test(reason)) throw new Error(`refused for the reason "${reason}"`);
}

const BEGINNING = /(?=HTTP\/1\.1 \d{3} )/;
const PARTS = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n([^]*?)\r\n\r\n([^]*)$/;
const OURS = 500;
/** As it is, and in chunks. */
const WITHOUT_CONTENT = new Set(['', '0\r\n\r\n']);

/**
 * What came back over HTTP: no trouble of the server's own, and in the form of all refusals. Whatever is no HTTP may be
 * hung up on without a word; a body that does not fit can be answered twice, for its beginning and for its rest.
 */
export function checkAnswers(text: string): void {
  for (const answer of text.split(BEGINNING)) if (answer !== '') checkAnswer(answer);
}

function checkAnswer(text: string): void {
  const [, status, head = '', body = ''] = PARTS.exec(text) ?? [];
  if (status === undefined) throw new Error(`this is no answer: ${text.slice(0, 300)}`);
  if (Number(status) >= OURS || INSIDE.test(text)) {
    throw new Error(`answered with trouble: ${text.slice(0, 600)}`);
  }
  if (Number(status) < 400 || WITHOUT_CONTENT.has(body)) return;
  const isJson = /content-type: application\/json/i.test(head);
  const answer = isJson ? ErrorAnswer.safeParse(JSON.parse(body)) : null;
  if (answer?.success !== true) throw new Error(`not in the form of a refusal: ${text.slice(0, 600)}`);
  checkRefusal(answer.data.code, answer.data.reason);
}
