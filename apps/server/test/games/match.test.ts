import { decision, newPosition, optionWords } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { choose, refuseEnd, resign, timeOut, undo, voteEnd, voteReplace } from '../../src/games/commands.ts';
import { gameState } from '../../src/games/game-state.ts';
import { Match } from '../../src/games/match.ts';
import { promptsFor } from '../../src/games/prompt.ts';
import { placesBySeat, resultOf } from '../../src/games/result.ts';
import type { RefusalCode } from '@tenfold/protocol';
import { Refusal } from '../../src/refusal.ts';
import type { GameResult } from '../../src/game-log/game-log.ts';
import type { StartWish } from './play.ts';
import { Played, T0, startOf, toldTexts } from './play.ts';

const begun = (wish: StartWish = {}): Played => new Played(new Match(startOf(wish), []));

function refusal(attempt: () => unknown): RefusalCode | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Everybody is about to pass a card. */
function masquerade(): Played {
  const position = newPosition({
    players: [
      { name: 'Ann', hand: ['masquerade', 'gold'], deck: ['copper', 'copper', 'estate'] },
      { name: 'Bob', hand: ['silver', 'estate'], deck: ['copper'] },
      { name: 'Cleo', hand: ['duchy', 'copper'], deck: ['copper'] },
    ],
    kingdom: ['masquerade'],
  });
  const played = begun({ persons: 3, position });
  played.say(0, 'play Masquerade');
  return played;
}

describe('choices', () => {
  it('are asked of the seat whose turn it is, with its options in words', () => {
    const { match } = begun();
    expect(match.asked).toEqual([0]);
    const [prompt] = promptsFor(match, 0);
    expect(prompt).toMatchObject({ number: 0, player: 0, verb: 'buy', card: null });
    expect(prompt?.options).toContainEqual({ verb: 'play-treasures', card: null, mode: null });
    expect(promptsFor(match, 1)).toEqual([]);
  });

  it('of older logs left Potions in hand when Treasures were played, and still do', () => {
    const position = newPosition({
      players: [{ name: 'Ann', hand: ['copper', 'potion'] }, { name: 'Bob' }],
      kingdom: ['alchemist'],
      turn: { phase: 'buy' },
    });
    const choice = { kind: 'choice', seat: 0, at: T0 } as const;
    const { game } = new Match(startOf({ position }), [
      { ...choice, sequence: 1, number: 0, words: 'play treasures' },
      { ...choice, sequence: 2, number: 1, words: 'play Potion' },
    ]);
    expect(game.turn).toMatchObject({ coins: 1, potions: 1 });
  });

  it('to play what cannot be played in a wrong order name no card', () => {
    const position = newPosition({
      players: [{ name: 'Ann', hand: ['copper', 'potion'] }, { name: 'Bob' }],
      kingdom: ['alchemist'],
      turn: { phase: 'buy' },
    });
    expect(promptsFor(begun({ position }).match, 0)[0]?.options).toContainEqual({
      verb: 'play-treasures',
      card: null,
      mode: null,
    });
  });

  it('name the modes of a card that lets one choose', () => {
    const position = newPosition({
      players: [{ name: 'Ann', hand: ['pawn'], deck: ['copper', 'copper'] }, { name: 'Bob' }],
      kingdom: ['pawn'],
    });
    const played = begun({ position });
    played.say(0, 'play Pawn');
    expect(promptsFor(played.match, 0)[0]?.options[0]).toEqual({
      verb: 'choose',
      card: null,
      mode: 'card+action',
    });
  });

  it.each(['client', 'machine'] as const)(
    'of a %s are refused when stale, foreign or not offered, and change nothing',
    (by) => {
      const played = begun();
      const { match } = played;
      const before = toldTexts(match);
      expect(refusal(() => choose(match, 1, 0, 0, by))).toBe('not-asked');
      expect(refusal(() => choose(match, 0, 1, 0, by))).toBe('stale');
      expect(refusal(() => choose(match, 0, 0, 99, by))).toBe('illegal');
      expect(refusal(() => choose(match, 0, 0, -1, by))).toBe('illegal');
      expect(toldTexts(match)).toEqual(before);
      played.enter(resign(match, 1));
      expect(refusal(() => choose(match, 0, 0, 0, by))).toBe('game-over');
    },
  );

  it('sent twice are done once; another answer to the same question is stale', () => {
    const played = begun();
    const { match } = played;
    const entries = choose(match, 0, 0, 0);
    played.enter(entries);
    expect(choose(match, 0, 0, 0)).toEqual([]);
    expect(refusal(() => choose(match, 0, 0, 1))).toBe('stale');
    expect(match.sequence).toBe(1);
  });

  it('of the same again, to the same question put anew, are made again', () => {
    const position = newPosition({
      players: [{ name: 'Ann' }, { name: 'Bob' }],
      kingdom: [],
      turn: { phase: 'buy', coins: 3, buys: 3 },
    });
    const played = begun({ position });
    const { match } = played;
    const before = match.question(0)?.decision;
    for (const number of [0, 1]) {
      played.enter(choose(match, 0, number, 0));
      expect(choose(match, 0, number, 0)).toEqual([]);
      expect(match.question(0)?.number).toBe(number + 1);
    }
    // The engine asks by one and the same object.
    expect(match.question(0)?.decision).toBe(before);
    expect(match.game.turn.bought).toBe(2);
    expect(played.log).toHaveLength(2);
  });

  it('of older logs have the number that such a question had before, and count', () => {
    const position = newPosition({
      players: [{ name: 'Ann' }, { name: 'Bob' }],
      kingdom: [],
      turn: { phase: 'buy', coins: 3, buys: 3 },
    });
    const bought = { kind: 'choice', seat: 0, number: 0, words: 'buy Copper', at: T0 } as const;
    const { game } = new Match(startOf({ position }), [
      { ...bought, sequence: 1 },
      { ...bought, sequence: 2 },
    ]);
    expect(game.turn.bought).toBe(2);
  });

  it('that were taken back are stale when they come again', () => {
    const played = begun();
    const { match } = played;
    played.enter(choose(match, 0, 0, 0));
    played.enter(undo(match, 0));
    expect(refusal(() => choose(match, 0, 0, 0))).toBe('stale');
    expect(match.question(0)?.number).toBe(2);
  });

  it('end the game when the rules say so', () => {
    const position = newPosition({
      players: [
        { name: 'Ann', hand: ['gold', 'gold', 'gold'], deck: ['copper'] },
        { name: 'Bob', hand: ['copper'] },
      ],
      kingdom: [],
      supply: { province: 1 },
      turn: { phase: 'buy' },
    });
    const played = begun({ position });
    played.say(0, 'play treasures');
    const province =
      promptsFor(played.match, 0)[0]?.options.findIndex(({ card }) => card === 'province') ?? -1;
    played.say(0, 'buy Province');
    expect(played.match.ending).toEqual({ why: 'rules', by: null });
    expect(played.log.at(-1)).toMatchObject({ kind: 'ended', sequence: 3 });
    expect(played.match.asked).toEqual([]);
    expect(refusal(() => choose(played.match, 0, 3, 0))).toBe('game-over');
    // The last choice may have been sent twice too.
    expect(choose(played.match, 0, 1, province)).toEqual([]);
    expect(refusal(() => undo(played.match, 0))).toBe('game-over');
    expect(placesBySeat(played.match.game, [])).toEqual([1, 2]);
  });
});

describe('several who are asked at once', () => {
  it('keep the numbers of their questions while the others answer', () => {
    const played = masquerade();
    const { match } = played;
    expect(match.asked).toEqual([0, 1, 2]);
    expect(match.asked.map((seat) => match.question(seat)?.number)).toEqual([1, 1, 1]);
    played.say(1, 'pass Estate');
    expect(match.asked).toEqual([0, 2]);
    expect(match.question(2)?.number).toBe(1);
    played.say(2, 'pass Duchy');
    expect(match.question(0)?.number).toBe(1);
    const question = match.question(0);
    expect(question?.decision.options.map((option) => optionWords(match.game, option))).toContain(
      'pass Gold',
    );
  });

  it('keep them also when another takes his answer back', () => {
    const played = masquerade();
    const { match } = played;
    played.say(1, 'pass Estate');
    played.enter(undo(match, 1));
    expect(match.question(1)?.number).toBe(3);
    expect(match.question(2)?.number).toBe(1);
    expect(match.question(2)?.decision).toBe(decision(match.game, 2));
    played.say(2, 'pass Duchy');
    played.say(1, 'pass Silver');
    played.say(0, 'pass Gold');
    expect(match.game.seats.map(({ hand }) => hand.length)).toEqual([3, 2, 2]);
    expect(new Match(match.start, played.log).game).toEqual(match.game);
  });
});

describe('giving up', () => {
  it('ends a game of two', () => {
    const played = begun();
    played.enter(resign(played.match, 0));
    expect(played.match.ending).toEqual({ why: 'resigned', by: 0 });
    expect(placesBySeat(played.match.game, played.match.seating.gone)).toEqual([2, 1]);
  });

  it('leaves the seat to a bot where others play on, and comes last', () => {
    const played = begun({ persons: 3 });
    const { match } = played;
    played.enter(resign(match, 0));
    expect(match.ending).toBeNull();
    expect(match.seating.botAt(0)).toBe('vixen');
    expect(match.seating.persons).toEqual([1, 2]);
    expect(promptsFor(match, 0)).toEqual([]);
    played.enter(resign(match, 2));
    expect(match.ending).toEqual({ why: 'resigned', by: 2 });
    expect(placesBySeat(match.game, match.seating.gone)).toEqual([3, 1, 2]);
  });

  it('ends a game in which only bots would be left', () => {
    const played = begun({ persons: 1, bots: 3 });
    played.enter(resign(played.match, 0));
    expect(played.match.ending).toEqual({ why: 'resigned', by: 0 });
    expect(placesBySeat(played.match.game, played.match.seating.gone)).toEqual([4, 1, 1, 1]);
  });
});

describe('a player whose time is up', () => {
  const late = { present: [1, 2], overdue: [0], outOfTime: [0] };

  it('is replaced when all others who are there agree', () => {
    const played = begun({ persons: 3 });
    const { match } = played;
    expect(refusal(() => voteReplace(match, 1, 0, { ...late, overdue: [] }))).toBe('not-allowed');
    expect(refusal(() => voteReplace(match, 0, 0, late))).toBe('not-allowed');
    played.enter(voteReplace(match, 1, 0, late));
    expect(match.replaceVotes).toEqual([{ seat: 0, by: [1] }]);
    expect(voteReplace(match, 1, 0, late)).toEqual([]);
    played.enter(voteReplace(match, 2, 0, late));
    expect(match.seating.replacements).toEqual([{ seat: 0, character: 'vixen', name: 'Vixen' }]);
    expect(match.replaceVotes).toEqual([]);
    expect(refusal(() => voteReplace(match, 2, 0, late))).toBe('not-allowed');
  });

  it('is not waited for by those who have gone themselves', () => {
    const played = begun({ persons: 3 });
    played.enter(voteReplace(played.match, 2, 0, { present: [2], overdue: [0], outOfTime: [] }));
    expect(played.match.seating.botAt(0)).toBe('vixen');
  });

  it('may still play, and the others’ wishes are forgotten', () => {
    const played = begun({ persons: 3 });
    played.enter(voteReplace(played.match, 1, 0, late));
    played.enter(voteEnd(played.match, 1, late));
    played.say(0, 'play treasures');
    expect(played.match.replaceVotes).toEqual([]);
    expect(played.match.endVotes).toEqual([]);
  });

  it('can be made to lose by the others together', () => {
    const played = begun({ persons: 3 });
    played.enter(voteEnd(played.match, 1, late));
    expect(played.match.endVotes).toEqual([1]);
    expect(played.match.ending).toBeNull();
    played.enter(voteEnd(played.match, 2, late));
    expect(played.match.ending).toEqual({ why: 'time', by: 0 });
    expect(placesBySeat(played.match.game, played.match.seating.gone)).toEqual([3, 1, 1]);
  });

  it('has run out of time by the clock alone; whoever was away too long has left', () => {
    const played = begun({ options: { clock: 'gentle' } });
    played.enter(voteEnd(played.match, 1, { present: [1], overdue: [0], outOfTime: [] }));
    expect(played.match.ending).toEqual({ why: 'left', by: 0 });
  });

  it('comes last with all others who are late, whatever their points', () => {
    const played = begun({ persons: 3 });
    played.enter(voteEnd(played.match, 2, { present: [2], overdue: [0, 1], outOfTime: [] }));
    expect(played.match.ending).toEqual({ why: 'left', by: 0 });
    expect(placesBySeat(played.match.game, played.match.seating.gone)[2]).toBe(1);
  });

  it('does not lose by a vote that was to break off with everybody’s leave', () => {
    const played = begun({ persons: 3 });
    const { match } = played;
    played.enter(voteEnd(match, 1, { present: [0, 1, 2], overdue: [], outOfTime: [] }));
    played.enter(voteEnd(match, 2, late));
    expect(match.ending).toBeNull();
    played.enter(voteEnd(match, 1, late));
    expect(match.ending).toEqual({ why: 'time', by: 0 });
  });

  it('cannot end the game at the cost of another who is late', () => {
    const played = begun();
    played.enter(voteEnd(played.match, 0, { present: [0], overdue: [0, 1], outOfTime: [0] }));
    expect(played.match.ending).toBeNull();
  });

  it('ends the game where he played against bots alone', () => {
    const played = begun({ persons: 1, bots: 1, options: { clock: 'fast' } });
    expect(timeOut(played.match, T0 + 3 * 60_000 - 1)).toEqual([]);
    played.enter(timeOut(played.match, T0 + 3 * 60_000));
    expect(played.match.ending).toEqual({ why: 'time', by: 0 });
  });

  it('is left to the others where there are some', () => {
    const played = begun({ options: { clock: 'fast' } });
    expect(timeOut(played.match, T0 + 10 * 60_000)).toEqual([]);
  });
});

describe('a proposal to end the game', () => {
  const nobodyLate = { present: [0], overdue: [], outOfTime: [] };
  const proposed = (persons: 2 | 3 = 2): Played => {
    const played = begun({ persons });
    played.enter(voteEnd(played.match, 0, nobodyLate));
    return played;
  };

  it('is carried out when everybody agrees, present or not', () => {
    const played = proposed();
    expect(played.match.ending).toBeNull();
    played.enter(voteEnd(played.match, 1, nobodyLate));
    expect(played.match.ending).toEqual({ why: 'agreed', by: null });
  });

  it('is carried out at once where the others are bots, and is nobody’s agreement', () => {
    const played = begun({ persons: 1, bots: 1 });
    played.enter(voteEnd(played.match, 0, nobodyLate));
    expect(played.match.ending).toEqual({ why: 'broken-off', by: 0 });
    expect(resultOf(played.match, { why: 'broken-off', by: 0 }, T0).places).toEqual([]);
  });

  it('stays open while people play on and take back', () => {
    const played = proposed();
    const { match } = played;
    played.say(0, 'play treasures');
    played.enter(undo(match, 0));
    played.say(0, 'end turn');
    played.say(1, 'end turn');
    expect(match.endVotes).toEqual([0]);
    expect(voteEnd(match, 0, nobodyLate)).toEqual([]);
    expect(new Match(match.start, played.log).endVotes).toEqual([0]);
    played.enter(voteEnd(match, 1, nobodyLate));
    expect(match.ending).toEqual({ why: 'agreed', by: null });
  });

  it('is off the table when one refuses, and can be made again', () => {
    const played = proposed(3);
    const { match } = played;
    played.enter(voteEnd(match, 2, nobodyLate));
    played.enter(refuseEnd(match, 1, nobodyLate));
    expect(match.endVotes).toEqual([]);
    expect(match.endRefusedBy).toBe(1);
    expect(refuseEnd(match, 1, nobodyLate)).toEqual([]);
    expect(new Match(match.start, played.log).endRefusedBy).toBe(1);
    played.enter(voteEnd(match, 2, nobodyLate));
    expect(match.endVotes).toEqual([2]);
    expect(match.endRefusedBy).toBeNull();
  });

  it('can be taken back by whoever made it', () => {
    const played = proposed();
    played.enter(refuseEnd(played.match, 0, nobodyLate));
    expect(played.match.endVotes).toEqual([]);
    played.enter(voteEnd(played.match, 1, nobodyLate));
    expect(played.match.ending).toBeNull();
  });

  it('is forgotten when somebody leaves', () => {
    const played = proposed(3);
    played.enter(resign(played.match, 2));
    expect(played.match.endVotes).toEqual([]);
  });

  it('cannot be refused by whoever is late', () => {
    const { match } = proposed();
    expect(refusal(() => refuseEnd(match, 1, { present: [0, 1], overdue: [1], outOfTime: [1] }))).toBe(
      'not-allowed',
    );
    expect(match.endVotes).toEqual([0]);
  });

  it('of an older release is past when a person plays on, as it was then', () => {
    const start = startOf();
    const at = T0;
    const match = new Match(start, [
      { kind: 'end-wished', by: 0, sequence: 1, at },
      { kind: 'choice', seat: 0, number: 0, words: 'end turn', sequence: 2, at },
      { kind: 'end-wished', by: 1, sequence: 3, at },
    ]);
    expect(match.endVotes).toEqual([1]);
    expect(match.ending).toBeNull();
  });
});

describe('a log that does not fit', () => {
  it.each([
    ['a gap', { kind: 'resigned', seat: 0, sequence: 2, at: T0 }, 'entry 1 should come here'],
    [
      'a question that was not put',
      { kind: 'choice', seat: 1, number: 0, words: 'end turn', sequence: 1, at: T0 },
      'not asked',
    ],
    [
      'a choice that was not offered',
      { kind: 'choice', seat: 0, number: 0, words: 'buy Gold', sequence: 1, at: T0 },
      'not offered',
    ],
    [
      'nothing to take back',
      { kind: 'undo', seat: 0, before: 1, sequence: 1, at: T0 },
      'no choice of entry 1',
    ],
  ] as const)('is an error: %s', (_what, entry, message) => {
    expect(() => new Match(startOf(), [entry])).toThrow(message);
  });
});

describe('a game in which a person never made a choice', () => {
  const end = (played: Played): GameResult => {
    const { match } = played;
    if (match.ending === null) played.enter(resign(match, 0));
    if (match.ending === null) throw new Error('the game goes on');
    return resultOf(match, match.ending, T0);
  };

  it('is won by nobody', () => {
    const played = begun();
    played.say(0, 'end turn');
    expect(played.match.unplayed).toEqual([1]);
    expect(end(played)).toMatchObject({ why: 'resigned', places: [], unplayed: [1], gone: [0] });
    expect(gameState(played.match, 1, { away: [], plans: [], thinking: [] }).ended).toEqual({
      why: 'resigned',
      by: 0,
      unplayed: [1],
    });
  });

  it('is one no more once everybody has, even if it was taken back', () => {
    const played = begun();
    played.say(0, 'play treasures');
    played.enter(undo(played.match, 0));
    played.say(0, 'end turn');
    played.say(1, 'play treasures');
    expect(played.match.unplayed).toEqual([]);
    expect(end(played)).toMatchObject({ why: 'resigned', places: [2, 1], unplayed: [] });
  });

  it('knows no choice in the answer to a question with a single option', () => {
    const position = newPosition({
      players: [
        { name: 'Ann', hand: ['militia'], deck: ['copper'] },
        { name: 'Bob', hand: ['copper', 'copper', 'copper'] },
      ],
      kingdom: ['militia', 'moat'],
    });
    const played = begun({ position });
    const { match } = played;
    played.say(0, 'play Militia');
    // Bob has no Moat and is asked for one all the same.
    expect(match.question(1)?.decision.options).toHaveLength(1);
    played.sayAll('reveal nothing');
    expect(match.unplayed).toEqual([1]);
  });

  it('says so whoever plays on in the seat', () => {
    const played = begun({ persons: 3 });
    const { match } = played;
    played.say(0, 'end turn');
    played.enter(voteReplace(match, 0, 1, { present: [0], overdue: [1], outOfTime: [] }));
    played.say(1, 'end turn');
    played.say(2, 'end turn');
    expect(match.unplayed).toEqual([1]);
  });

  it('of a solo player who leaves at once is no victory of the bots', () => {
    const played = begun({ persons: 1, bots: 2 });
    expect(end(played)).toMatchObject({ places: [], unplayed: [0] });
  });
});
