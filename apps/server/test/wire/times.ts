// The law of the times: where machines answer for everybody, and two games differ only in what a seat must not know, that
// seat and all who look on are told the same at the same moments, until the rules show a card. A page that answers for
// its player says so; a hand that leaves no choice is answered by the server.

import { Dice, stepBoth } from '@tenfold/laws';
import type { Chooser, Game } from '@tenfold/rules';
import { clone } from '@tenfold/rules';
import { onTestFinished, vi } from 'vitest';
import { isCovert } from '../../src/games/covert-questions.ts';
import type { Room } from '../../src/games/room.ts';
import type { Store } from '../../src/store/store.ts';
import { ANN, BOB, CLEO, STRANGER, T0, at, startOf } from '../games/play.ts';
import { Ear, World } from '../games/world.ts';
import type { TwinPosition } from './positions.ts';

const PEOPLE = [ANN, BOB, CLEO];
export const TIMED_SEATS = 3;
const ROUNDS = 12;

/** Kingdom cards that ask others what they hold. */
export const ATTACKS =
  'moat secret-chamber militia witch spy masquerade library torturer bureaucrat swindler'.split(' ');

/** What has been done, so that a test can say whether it was enough. */
export interface TimedTally {
  rounds: number;
  /** Choices that were one in the one game, and none in the other. */
  unlike: number;
}

/** Hears what is said, and when. */
class TimedEar extends Ear {
  readonly timed: string[] = [];

  override send(text: string): void {
    super.send(text);
    this.timed.push(`${Date.now() - T0} ms: ${text}`);
  }
}

interface Side {
  readonly room: Room;
  readonly ears: readonly TimedEar[];
  /** Seats and, at the end, somebody who looks on. */
  readonly probe: Ear;
}

/** Time goes by only when nothing else is to be done. */
export async function playTimed(
  position: TwinPosition,
  stores: readonly [Store, Store],
  tally: TimedTally,
): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: T0 });
  onTestFinished(() => void vi.useRealTimers());
  const dice = new Dice(position.seed);
  const games = [clone(position.game), clone(position.twin)] as const;
  const start = startOf({ persons: TIMED_SEATS, options: { pauses: true, clock: 'fast', undo: 'ask' } });
  const side = async (store: Store, game: Game): Promise<Side> => {
    const world = await World.open({}, store);
    world.clock = () => Date.now();
    const room = await world.begin({ ...start, setup: game.setup, position: clone(game) });
    const ears = [...PEOPLE, STRANGER].map((person) => new TimedEar(person));
    for (const ear of ears) room.follow(ear);
    const probe = new Ear(STRANGER);
    room.follow(probe);
    return { room, ears, probe };
  };
  const sides = [await side(stores[0], games[0]), await side(stores[1], games[1])] as const;
  const judges = [position.seat, TIMED_SEATS].filter((seat) => seat !== null);
  for (const one of sides) await settled(one);
  compare(position, sides, judges);
  for (let round = 0; round < ROUNDS; round++) {
    if (!(await playRound(position, sides, games, dice, tally))) return;
    compare(position, sides, judges);
  }
}

/** Everybody who is asked answers at once, by machine. False if nothing more can be compared. */
async function playRound(
  position: TwinPosition,
  sides: readonly [Side, Side],
  [game, twin]: readonly [Game, Game],
  dice: Dice,
  tally: TimedTally,
): Promise<boolean> {
  const count = game.asks.length;
  const before = at(sides, 0).probe.state.sequence;
  let goesOn = count > 0;
  for (let i = 0; i < count; i++) {
    const asked = [game, twin].map(({ asks }) => asks.slice());
    const step = stepBoth(game, twin, position.seat, keepingToHimself(position.choose), dice);
    if (step === null) return false;
    const numbers = asked.map((asks) => asks.find(({ seat }) => seat === step.seat)?.options.length ?? 0);
    if (Math.min(...numbers) === 1 && Math.max(...numbers) > 1) tally.unlike++;
    for (const [which, { room, ears }] of sides.entries()) {
      const { prompt } = at(ears, step.seat).state;
      await room.choose(at(PEOPLE, step.seat), prompt?.number ?? -1, step.places[which] ?? -1, true);
    }
    goesOn &&= !step.mayDiffer;
  }
  tally.rounds++;
  for (;;) {
    for (const one of sides) await settled(one);
    if (sides.every(({ probe }) => probe.state.sequence >= before + count)) return goesOn;
    vi.advanceTimersToNextTimer();
  }
}

/** Whoever shows a Reaction has told what he holds. This one keeps it: "nothing" is always offered last. */
const keepingToHimself =
  (choose: Chooser): Chooser =>
  (game, asked) =>
    asked.verb === 'reveal' ? at(asked.options, asked.options.length - 1) : choose(game, asked);

/** The room has done all that it has to do at this moment. */
async function settled({ room, probe }: Side): Promise<void> {
  const before = probe.texts.length;
  room.tellAgain(probe);
  while (!probe.texts.slice(before).some((text) => text.startsWith('{"type":"opened"'))) {
    await new Promise(setImmediate);
  }
}

function compare(
  position: TwinPosition,
  [one, other]: readonly [Side, Side],
  judges: readonly number[],
): void {
  for (const judge of judges) {
    const [told = [], twinTold = []] = [one, other].map(({ ears }) => at(ears, judge).timed);
    const apart = told.findIndex((text, index) => text !== twinTold[index]);
    if (apart < 0 && told.length === twinTold.length) continue;
    const who = judge === TIMED_SEATS ? 'somebody who looks on' : `seat ${judge}`;
    const place = Math.max(apart, 0);
    throw new Error(
      `${position.name}: ${who} can tell the games apart by their times:\n` +
        `${told[place]?.slice(0, 300)}\n${twinTold[place]?.slice(0, 300)}`,
    );
  }
}

/** Positions at which a machine may have to answer. */
export const isWorthWaiting = ({ game }: TwinPosition): boolean => game.asks.some(isCovert);
