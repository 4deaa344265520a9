// The team with real threads: that it plays as bots play, and what it does with those that make trouble.

import { PLANS, characters } from '@tenfold/bots';
import { wantsFullTests } from '@tenfold/prerequisites';
import type { Game } from '@tenfold/rules';
import { Dice, twinOf } from '@tenfold/laws';
import { decision } from '@tenfold/rules';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BotRequest, BotTeam } from '../../src/bots/bot-team.ts';
import type { BotSettings } from '../../src/bots/thread-team.ts';
import { threadTeam } from '../../src/bots/thread-team.ts';
import { until } from '../until.ts';
import { deal, gameId, playByTeam, playHere } from './play.ts';

const opened: BotTeam[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (team) => team.close()));
});

const open = (settings: Partial<BotSettings> = {}): BotTeam => {
  const team = threadTeam(settings);
  opened.push(team);
  return team;
};

const difficult = new URL('./difficult-characters.ts', import.meta.url);
const openDifficult = (settings: Partial<BotSettings> = {}): BotTeam =>
  open({ characters: difficult, ...settings });

const ids = characters.map(({ id }) => id);
const start = deal(2, 'start');

/** The first question of a game of two. */
const first = (character: string, name = character): BotRequest => ({
  game: gameId(name),
  seat: 0,
  character,
  position: start,
});

const options = decision(start)?.options ?? [];
const nothing = (): void => undefined;

describe('games to the end', () => {
  it.each(wantsFullTests() ? [2, 3, 4, 5, 6] : [2, 4, 6])(
    'by every character, %i at the table, as without a team',
    async (players) => {
      const team = open();
      // As many as it takes for every character to have sat down.
      const tables = Array.from({ length: Math.max(2, Math.ceil(ids.length / players)) }, (_table, table) =>
        Array.from(
          { length: players },
          (_seat, seat) => ids[(table * players + seat) % ids.length] ?? 'vixen',
        ),
      );
      expect(new Set(tables.flat()).size).toBe(ids.length);
      // All at once: their questions meet in the queue.
      await Promise.all(
        tables.map(async (seated, index) => {
          const [game, same] = [deal(players, `${index}`), deal(players, `${index}`)];
          const plans = await playByTeam(team, `${players} ${index}`, game, seated);
          playHere(same, seated);
          expect(game.over).toBe(true);
          expect(game).toEqual(same);
          for (const ofSeat of plans) {
            expect(ofSeat).toHaveLength(1);
            expect(PLANS).toContain(ofSeat[0]?.plan);
          }
        }),
      );
    },
  );

  it('go on when a thread dies in the middle, and no question is lost', async () => {
    const team = openDifficult();
    const tables = [2, 3, 4].map((players) => ({ players, game: deal(players, 'crash') }));
    const played = Promise.all(
      tables.map(async ({ players, game }) =>
        playByTeam(team, `crash ${players}`, game, ids.concat(ids).slice(0, players)),
      ),
    );
    for (let crash = 0; crash < 5; crash++) {
      await expect(team.choose(first('deadly', `${crash}`))).rejects.toMatchObject({ code: 'crashed' });
    }
    // Else nothing was in the middle.
    expect(tables.map(({ game }) => game.over)).toEqual([false, false, false]);
    await played;
    expect(tables.map(({ game }) => game.over)).toEqual([true, true, true]);
  });
});

/** By a clock that only the test puts forward: who is quick has the same limit, and may run on a busy machine. */
const CHOOSE_MS = 10_000;

describe('trouble', () => {
  it.each([
    ['deadly', 'crashed', /thread died.*\(exit code 3\)$/],
    ['greedy', 'crashed', /thread died.*\(Error\)$/],
    ['endless', 'too-slow', /took too long/],
    ['cheating', 'illegal', /not offered/],
    ['clumsy', 'failed', /\(TypeError\)$/],
    ['nobody', 'unknown-character', /seat one of/],
  ])('%s: %s; whoever asked later is answered', async (character, code, message) => {
    const clock = vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const team = openDifficult({ chooseMs: CHOOSE_MS, memoryMb: 64 });
    const trouble = team.choose(first(character));
    const others = ['bramble', 'magpie'].map(async (id) => team.choose(first(id)));
    if (character === 'endless') {
      await until(() => clock.getTimerCount() > 0);
      clock.advanceTimersByTime(CHOOSE_MS);
    }
    await expect(trouble).rejects.toMatchObject({ name: 'BotError', code });
    await expect(trouble).rejects.toThrow(message);
    for (const { option } of await Promise.all(others)) expect(options).toContain(option);
  });

  it('of a bot is told by the place in its code, without a word of what it said, and without the id of its game', async () => {
    const error: unknown = await openDifficult()
      .choose(first('clumsy'))
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      stack: expect.stringMatching(/\n {4}at .*difficult-characters/) as unknown,
    });
    const told = `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`;
    expect(told).not.toContain('I hold');
    expect(told).not.toContain(gameId('clumsy'));
  });

  it('is refused where the seat is not asked', async () => {
    await expect(open().choose({ ...first('vixen'), seat: 1 })).rejects.toMatchObject({ code: 'not-asked' });
  });

  it('of one that fails leaves the thread and what others remember alone', async () => {
    const team = openDifficult();
    expect((await team.choose(first('remembering'))).option).toBe(options[0]);
    await expect(team.choose(first('clumsy'))).rejects.toMatchObject({ code: 'failed' });
    expect((await team.choose(first('remembering'))).option).toBe(options.at(-1));
  });
});

describe('the main thread', () => {
  it('goes round while bots think', async () => {
    const team = openDifficult({ chooseMs: 600_000, prepareMs: 600_000 });
    let settled = 0;
    const count = (): void => void settled++;
    await new Promise((resolve) => void team.prepare(first('brooding'), resolve).then(count, count));
    await team.choose(first('magpie'));
    team.choose(first('endless')).then(count, count);
    // Waits for as long as the thread is at work.
    team.choose(first('vixen')).then(count, count);
    for (let turn = 0; turn < 10_000; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(settled).toBe(0);
  });
});

describe('memory', () => {
  const answers = async (team: BotTeam, names: readonly string[]): Promise<string[]> => {
    const told: string[] = [];
    for (const name of names) {
      const { option } = await team.choose(first('remembering', name));
      told.push(option === options[0] ? `${name} new` : name);
    }
    return told;
  };

  it('lasts from one choice to the next, for each seat of each game', async () => {
    expect(await answers(openDifficult(), ['a', 'b', 'a', 'b', 'a'])).toEqual([
      'a new',
      'b new',
      'a',
      'b',
      'a',
    ]);
  });

  it('is kept of those asked last', async () => {
    const team = openDifficult({ keptBots: 2 });
    expect(await answers(team, ['a', 'b', 'a', 'c', 'a', 'b', 'c'])).toEqual([
      'a new',
      'b new',
      'a',
      'c new',
      'a',
      'b new',
      'c new',
    ]);
  });

  it('goes when the game is forgotten', async () => {
    const team = openDifficult();
    await answers(team, ['a', 'b']);
    team.forget(gameId('a'));
    expect(await answers(team, ['a', 'b'])).toEqual(['a new', 'b']);
  });

  it('is not handed on to another character in the seat', async () => {
    const team = openDifficult();
    await answers(team, ['a']);
    await team.choose(first('magpie', 'a'));
    expect(await answers(team, ['a'])).toEqual(['a new']);
  });
});

describe('preparing', () => {
  it('is nothing to those that do not', async () => {
    const shares: number[] = [];
    const others = characters.filter(({ preparation }) => preparation === undefined);
    for (const { id } of others) await open().prepare(first(id), (share) => shares.push(share));
    expect(others.length).toBeGreaterThan(0);
    expect(shares).toEqual([]);
  });

  it('is refused to nobody', async () => {
    await expect(open().prepare(first('nobody'), nothing)).rejects.toMatchObject({
      code: 'unknown-character',
    });
  });

  it('tells how far it is, and what it found is used, also after the thread that plays has died', async () => {
    const team = openDifficult();
    expect(await team.choose(first('studious'))).toEqual({
      option: options[0],
      plan: { plan: 'whatever', cards: [] },
    });
    const shares: number[] = [];
    await team.prepare(first('studious'), (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeGreaterThan(0);
    expect(shares.length).toBeLessThanOrEqual(101);
    const prepared = { option: options.at(-1), plan: { plan: 'money-with', cards: ['smithy'] } };
    expect(await team.choose(first('studious'))).toEqual(prepared);
    await expect(team.choose(first('deadly'))).rejects.toMatchObject({ code: 'crashed' });
    expect(await team.choose(first('studious'))).toEqual(prepared);
  });

  it('does not keep others from choosing; a forgotten game is not prepared for any longer', async () => {
    const team = openDifficult({ prepareMs: 600_000 });
    const brooding = team.prepare(first('brooding'), nothing);
    const waiting = team.prepare(first('studious'), nothing);
    await playByTeam(team, 'meanwhile', deal(2, 'meanwhile'), ['magpie', 'vixen']);
    team.forget(gameId('brooding'));
    await expect(brooding).rejects.toMatchObject({ code: 'forgotten' });
    await waiting;
    expect((await team.choose(first('studious'))).plan?.plan).toBe('money-with');
  });

  it('has a limit of its own', async () => {
    const team = openDifficult({ prepareMs: 200 });
    await expect(team.prepare(first('brooding'), nothing)).rejects.toMatchObject({ code: 'too-slow' });
  });
});

describe('the end', () => {
  it('calls off what waits when a game is forgotten, and that game alone', async () => {
    const team = openDifficult();
    const asked = ['a', 'b', 'c'].map(async (name) => team.choose(first('magpie', name)));
    team.forget(gameId('b'));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ends[1]).toMatchObject({ reason: { code: 'forgotten' } });
  });

  it('calls off everything when the team is closed, and answers nobody after that', async () => {
    const team = openDifficult();
    const asked = [
      team.choose(first('endless')),
      team.choose(first('magpie')),
      team.prepare(first('brooding'), nothing),
      team.prepare(first('studious'), nothing),
    ];
    const ends = Promise.allSettled(asked);
    await Promise.resolve();
    await team.close();
    // Listened to at once: what was asked before may be refused long after it, when its characters are there.
    const late = Promise.allSettled([team.choose(first('magpie'))]);
    for (const end of [...(await ends), ...(await late)]) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'closed' } });
    }
    await team.close();
  });
});

describe('what a seat may not know', () => {
  const POSITIONS = 60;

  /** Positions in which somebody may play or buy, from games that the characters play. */
  function positions(kingdom: string, players: number): Game[] {
    const game = deal(players, `twins ${kingdom}`, kingdom);
    const met: Game[] = [];
    const seated = Array.from({ length: players }, (_seat, seat) => ids[(seat + 2) % ids.length] ?? 'vixen');
    playHere(game, seated, (position) => met.push(position));
    // Spread over the whole game.
    const every = Math.ceil(met.length / POSITIONS);
    return met.filter((_position, index) => index % every === 0);
  }

  it.each([
    ['first-game', 2],
    ['interaction', 3],
    ['forbidden-arts', 4],
  ])('changes no answer: %s, %i at the table', async (kingdom, players) => {
    const team = open();
    const met = positions(kingdom, players);
    let differing = 0;
    for (const [index, position] of met.entries()) {
      const seat = decision(position)?.seat ?? -1;
      const twin = twinOf(position, seat, new Dice(`twin ${index}`), true);
      if (JSON.stringify(twin.seats) !== JSON.stringify(position.seats)) differing++;
      for (const character of ids) {
        const [one, other] = await Promise.all(
          [position, twin].map(async (game, which) =>
            team.choose({ game: gameId(`${which} ${index}`), seat, character, position: game }),
          ),
        );
        expect(other).toEqual(one);
      }
    }
    expect(differing).toBeGreaterThan(20);
  });
});
