// Games that a device keeps: with bots that prepare, with a record at the end, and gone on with where they were left.

import { kingdoms, newGame, readRecord, replay } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { readKeptGame } from '../../src/local-game/kept-game.ts';
import type { FromLocalGame } from '../../src/local-game/messages.ts';
import { LocalMatch } from '../../src/local-game/local-match.ts';
import type { LocalStart } from '../../src/local-game/local-match.ts';
import { LocalRoom } from '../../src/local-game/local-room.ts';

const cards = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];

function wholeGame(bots: readonly (string | null)[], start = 0): LocalStart {
  const players = bots.map((bot, seat) => `${bot ?? 'You'} ${seat}`);
  const position = newGame({ players, kingdom: cards, seed: 'kept', start });
  return { position, events: [], you: 0, bots, isWhole: true };
}

/** A room whose timers wait until they are let go, and whose clock goes on by itself. */
function roomFor(start: LocalStart, msPerLook: number) {
  const told: FromLocalGame[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  const room = new LocalRoom(
    (message) => told.push(message),
    (_ms, then) => waiting.push(then),
    () => (time += msPerLook),
  );
  room.receive({ type: 'begin', id: 'here', start, choices: [], beat: 0 });
  return { room, told, waiting, goOn: () => waiting.shift()?.() };
}

describe('a bot that prepares', () => {
  it('has its time in slices, is not asked meanwhile, and plays by what it found', () => {
    const { room, told, waiting, goOn } = roomFor(wholeGame([null, 'chancellor', 'chancellor']), 400);
    expect(told.at(-1)?.state.thinking).toMatchObject([
      { seat: 1, doing: 'preparing' },
      { seat: 2, doing: 'preparing' },
    ]);
    // The person is answered between two slices.
    const { prompt } = told.at(-1)?.state ?? {};
    const before = told.length;
    room.receive({ type: 'choose', number: prompt?.number ?? 0, option: (prompt?.options.length ?? 1) - 1 });
    expect(told.length).toBe(before + 1);
    for (let slices = 0; slices < 500 && told.at(-1)?.prepared[1] === null; slices++) goOn();
    const { prepared, state } = told.at(-1) ?? {};
    expect(prepared?.[0]).toBeNull();
    expect(prepared?.[1]).not.toBeNull();
    // One search is enough for two of a kind.
    expect(prepared?.[2]).toBe(prepared?.[1]);
    expect(state?.thinking.some(({ doing }) => doing === 'preparing')).toBe(false);
    expect(state?.plans[1]).toEqual(prepared?.[1]?.plan);
    expect(waiting.length).toBeLessThanOrEqual(1);
  });

  it('keeps what it found when the game is opened again', () => {
    const start = wholeGame([null, 'chancellor']);
    const { told, goOn } = roomFor(start, 400);
    for (let slices = 0; slices < 500 && told.at(-1)?.prepared[1] === null; slices++) goOn();
    const prepared = told.at(-1)?.prepared ?? [];
    const again = roomFor({ ...start, prepared }, 400);
    expect(again.told.at(-1)?.state.thinking).toEqual([]);
    expect(again.told.at(-1)?.state.plans[1]).toEqual(prepared[1]?.plan);
  });
});

describe('a whole game in the page', () => {
  const lastOption = (match: LocalMatch): boolean => {
    const { prompt } = match.state('here');
    return prompt === null ? match.chooseForBot() : match.choose(prompt.number, prompt.options.length - 1);
  };

  it('has a record that leads to the same end, also where something was taken back', () => {
    const match = new LocalMatch(wholeGame([null, 'magpie']));
    for (let choices = 0; choices < 5000 && !match.isOver; choices++) {
      if (choices === 41) match.undo();
      lastOption(match);
    }
    const record = readRecord(match.record() ?? '');
    expect(replay(record)).toEqual(match.game);
  });

  it('says who gave up', () => {
    const match = new LocalMatch(wholeGame([null, 'magpie']));
    lastOption(match);
    match.resign();
    expect(match.record()).toMatch(/\n# ended: resigned by You 0\n$/);
  });

  it('has none where it began in the middle', () => {
    const { position, events, you, bots } = wholeGame([null, 'magpie']);
    expect(new LocalMatch({ position, events, you, bots }).record()).toBeNull();
  });
});

describe('what the device has kept', () => {
  it.each([null, 7, {}, { id: 'x' }, { id: 'a'.repeat(24), setup: {} }])('may be no game: %j', (found) => {
    expect(readKeptGame(found)).toBeNull();
  });
});
