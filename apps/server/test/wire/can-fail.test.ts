// The law can fail: a server that tells a little more than it may is found out.

import type { GameState } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type * as Commands from '../../src/games/commands.ts';
import type * as Covert from '../../src/games/covert-questions.ts';
import type * as State from '../../src/games/game-state.ts';
import type { Match } from '../../src/games/match.ts';
import { positionsOf } from './positions.ts';

const STATE = '../../src/games/game-state.ts';
const COMMANDS = '../../src/games/commands.ts';
const COVERT = '../../src/games/covert-questions.ts';

afterEach(() => {
  vi.doUnmock(STATE);
  vi.doUnmock(COMMANDS);
  vi.doUnmock(COVERT);
  vi.resetModules();
});

/** Plays twins on servers that are made of what is mocked now. */
async function play(): Promise<void> {
  vi.resetModules();
  const { playTwins } = await import('./many-tables.ts');
  const wishes = kingdoms.slice(0, 2).flatMap(({ id, cards }) =>
    positionsOf(cards, 3, 4, `leak ${id}`).map((position) => ({
      position,
      kingdom: { kind: 'recommended', id } as const,
    })),
  );
  await playTwins(3, wishes);
}

/** A server whose states are changed by somebody who knows everything. */
function leakInStates(leak: (state: GameState, match: Match) => GameState): void {
  vi.doMock(STATE, async (original) => {
    const state = await original<typeof State>();
    return {
      ...state,
      gameState: (...[match, seat, facts]: Parameters<typeof State.gameState>) =>
        leak(state.gameState(match, seat, facts), match),
    };
  });
}

it('finds out nothing where nothing is told', async () => {
  leakInStates((state) => state);
  await expect(play()).resolves.toBeUndefined();
});

it('finds out how many options another has', async () => {
  leakInStates((state, match) => ({
    ...state,
    sequence: match.game.asks.reduce((sum, { options }) => sum + options.length, state.sequence),
  }));
  await expect(play()).rejects.toThrow(/can tell the games apart/);
});

it('finds out what lies on top of a deck', async () => {
  leakInStates((state, match) => ({
    ...state,
    seedHash: `${state.seedHash} ${match.game.seats[0]?.deck.at(-1) ?? ''}`,
  }));
  await expect(play()).rejects.toThrow(/can tell the games apart/);
});

it('finds out an error that says what another was offered', async () => {
  vi.doMock(COMMANDS, async (original) => {
    const commands = await original<typeof Commands>();
    const { Refusal } = await import('../../src/refusal.ts');
    return {
      ...commands,
      choose: (...[match, seat, number, option]: Parameters<typeof Commands.choose>) => {
        const [asked] = match.game.asks;
        if (match.question(seat) === null && asked !== undefined) {
          throw new Refusal('not-asked', `one of ${asked.options.join()} must be chosen first`);
        }
        return commands.choose(match, seat, number, option);
      },
    };
  });
  await expect(play()).rejects.toThrow(/can tell the games apart/);
});

it('finds out that a choice comes sooner than what was none', async () => {
  vi.doMock(COVERT, async (original) => {
    const covert = await original<typeof Covert>();
    return {
      ...covert,
      isCovert: (asked: Parameters<typeof Covert.isCovert>[0]) =>
        covert.isCovert(asked) && asked.options.length === 1,
    };
  });
  vi.resetModules();
  const { ATTACKS, TIMED_SEATS, playTimed } = await import('./times.ts');
  const { temporaryStore } = await import('../games/world.ts');
  const stores = [await temporaryStore(onTestFinished), await temporaryStore(onTestFinished)] as const;
  const positions = positionsOf(ATTACKS, TIMED_SEATS, 20, 'times attacks');
  const playAll = async (): Promise<void> => {
    for (const position of positions) await playTimed(position, stores, { rounds: 0, unlike: 0 });
  };
  await expect(playAll()).rejects.toThrow(/apart by their times/);
});
