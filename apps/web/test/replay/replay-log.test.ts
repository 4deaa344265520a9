import { loadSentences, newLog } from '@tenfold/i18n/sentences';
import { expect, it } from 'vitest';
import { hasType, replayOf } from '@tenfold/insight';
import { recordedGame } from '@tenfold/laws';
import { ReplayLog } from '../../src/replay/replay-log.ts';

const { text } = recordedGame(3, ['militia', 'moat', 'village', 'thief'], 300);
const replay = replayOf(text);
const say = await loadSentences('pl');
const reader = { you: 1, names: replay.players };
const events = replay.eventsFor(1);

function written(told: number): readonly string[] {
  const log = newLog(say, reader, (card) => hasType(card, 'Treasure'));
  for (const event of events.slice(0, told)) log.add(event);
  return log.lines().map((line) => line.text);
}

it('says at each moment what a log says that knows no more, forwards and backwards', () => {
  const log = new ReplayLog(say, reader, events);
  for (const moment of [0, 40, 41, 42, 120, 119, 60, 61, replay.end, 0]) {
    const turns = log.upTo(replay.toldAt(moment));
    expect(turns.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual(
      written(replay.toldAt(moment)),
    );
  }
});

it('leaves turns alone that have not changed', () => {
  const log = new ReplayLog(say, reader, events);
  const late = log.upTo(replay.toldAt(200));
  const early = log.upTo(replay.toldAt(100));
  const whole = early.slice(0, -1);
  expect(whole.length).toBeGreaterThan(3);
  for (const [index, turn] of whole.entries()) expect(turn).toBe(late[index]);
});
