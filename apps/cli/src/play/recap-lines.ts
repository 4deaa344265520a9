// "Since your last turn": what the others did meanwhile, and what of it hit the person.

import { causedSentence, eventSentence } from '@tenfold/i18n/sentences';
import { recap, recapLines as linesOf } from '@tenfold/insight';
import type { GameEvent } from '@tenfold/rules';
import { eventFor } from '@tenfold/rules';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { strong } from '../look.ts';
import type { Voice } from './question-words.ts';

const INDENT = ' ';
const HANGING = '      ';

export function recapLines(events: readonly GameEvent[], seat: number, look: Look, voice: Voice): string[] {
  const { say, insight } = voice;
  const { players, hits } = recap(
    events.map((event) => eventFor(event, seat)),
    seat,
  );
  const lines = (sentences: readonly string[]): string[] =>
    sentences.flatMap((sentence) => wrap(sentence, look.width, INDENT, HANGING));
  const doings = players.flatMap((one) => linesOf(one).map((line) => eventSentence(say, line, voice)));
  const blows = hits.map(({ line }) => causedSentence(say, line, voice));
  return [
    strong(look, insight.recap.title),
    ...lines(doings),
    ...(hits.length === 0
      ? lines([insight.recap.quiet])
      : [strong(look, insight.recap.hits), ...lines(blows)]),
  ];
}
