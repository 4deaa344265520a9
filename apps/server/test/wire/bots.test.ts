// Two games in which a bot has other cards in hand send the others the same frames in the same order, until its cards are
// shown. That it answers on a beat, however many options it has, is shown beside a clock that can be set:
// test/games/bot-beat.test.ts.

import type { TableOptions } from '@tenfold/protocol';
import type { CardId, Game, PositionPlayer } from '@tenfold/rules';
import { newPosition } from '@tenfold/rules';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Both } from './both.ts';
import { messageOf } from './wire.ts';
import type { Known, LaidOut } from './twin-servers.ts';
import { TwinServers } from './twin-servers.ts';
import { PLAIN_OPTIONS } from '../table-options.ts';

const KINGDOM: readonly CardId[] = ['masquerade', 'moat', 'militia', 'village', 'smithy'];
const MONEY: readonly CardId[] = ['copper', 'copper', 'copper', 'copper', 'copper'];
const MIXED: readonly CardId[] = ['copper', 'silver', 'gold', 'estate', 'duchy'];
const REST: readonly CardId[] = [...MIXED, ...MONEY];

const BOTS = ['bramble', 'magpie', 'vixen'];

/** No clock gives this beat. */
const BEAT_MS = 3_600_000;
/** Every wait for the beat is shorter, but not by more than somebody could think. */
const LEAST_WAIT_MS = BEAT_MS / 2;

/** The beat is given by hand: people choose first, however long that takes; from then on bots answer as soon as they know what. */
function beatByHand(): () => void {
  const waiting: (() => void)[] = [];
  let isGiven = false;
  const setTimer = setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms = 0) => {
    if (ms < LEAST_WAIT_MS) return setTimer(act, ms);
    if (isGiven) return setTimer(act, 0);
    waiting.push(act);
    return setTimer(() => undefined, 0);
  });
  onTestFinished(() => timers.mockRestore());
  return () => {
    isGiven = true;
    for (const act of waiting.splice(0)) act();
  };
}

const OPTIONS: TableOptions = { ...PLAIN_OPTIONS, pauses: false };

interface Scene {
  readonly name: string;
  readonly seats: 2 | 3;
  /** Whose turn it is: Ann's, or of Bob, who is a bot. */
  readonly turn: 0 | 1;
  readonly annsHand: readonly CardId[];
  /** What Ann and Cleo choose, each as soon as asked. */
  readonly choices: readonly (readonly ['ann' | 'cleo', string])[];
  /** So many choices show nothing of Bob's hand, his own included. */
  readonly hidden: number;
}

const SCENES: readonly Scene[] = [
  {
    name: 'his own turn: he has no Action',
    seats: 3,
    turn: 1,
    annsHand: ['copper', 'copper', 'copper', 'estate', 'estate'],
    choices: [],
    hidden: 1,
  },
  {
    name: 'an Attack: he has no Reaction, and picks what to discard',
    seats: 2,
    turn: 0,
    annsHand: ['militia', 'copper', 'copper', 'estate', 'estate'],
    choices: [['ann', 'play Militia']],
    hidden: 3,
  },
  {
    name: 'cards are passed by all at once',
    seats: 3,
    turn: 0,
    annsHand: ['masquerade', 'copper', 'copper', 'estate', 'estate'],
    choices: [
      ['ann', 'play Masquerade'],
      ['ann', 'pass Copper'],
      ['cleo', 'pass Copper'],
    ],
    hidden: 3,
  },
];

/** Bob holds the one hand or the other; he owns the same cards. */
function lay({ seats, turn, annsHand }: Scene, bobsHand: readonly CardId[]): Game {
  const owned = (name: string, hand: readonly CardId[]): PositionPlayer => ({
    name,
    hand,
    deck: REST,
    discard: ['village'],
  });
  const others = bobsHand === MONEY ? MIXED : MONEY;
  const bob: PositionPlayer = {
    name: 'Bob',
    hand: bobsHand,
    deck: [...others, ...MONEY],
    discard: ['village'],
  };
  return newPosition({
    players: [owned('Ann', annsHand), bob, owned('Cleo', MIXED)].slice(0, seats),
    kingdom: KINGDOM,
    turn: { player: turn },
    seed: 'bots',
  });
}

it('bots send the same to the others, whatever cards they have', async () => {
  const servers = new TwinServers();
  const tables = SCENES.flatMap((scene) =>
    BOTS.map((bot) => {
      const people = { ann: servers.addPerson('Ann'), cleo: servers.addPerson('Cleo') };
      const ids = servers.addGame({
        options: { ...OPTIONS, seats: scene.seats },
        players: [people.ann, bot, people.cleo].slice(0, scene.seats),
        game: lay(scene, MONEY),
        twin: lay(scene, MIXED),
      });
      return { scene, people, ids };
    }),
  );
  const giveBeat = beatByHand();
  const urls = await servers.start({ botBeatMs: BEAT_MS });
  const played = await Promise.all(
    tables.map(async ({ scene, people, ids }) => playPeople(scene, people, ids, urls)),
  );
  giveBeat();
  for (const { name, one, other } of await Promise.all(played.map(async (shown) => shown()))) {
    expect({ name, frames: other }).toEqual({ name, frames: one });
    expect(one.filter((frame) => sequenceOf(frame) > 0).length).toBeGreaterThan(0);
  }
});

/** People choose; then it can be asked what Ann is told in both games until the bot's cards are shown. */
async function playPeople(
  { name, choices, hidden }: Scene,
  people: { readonly ann: Known; readonly cleo: Known },
  { table, game }: LaidOut,
  urls: readonly [string, string],
) {
  const ann = new Both(people.ann, urls);
  const cleo = new Both(people.cleo, urls);
  await ann.connect();
  await cleo.connect();
  await ann.open(table);
  await cleo.open(table, [ann]);
  for (const [who, words] of choices) await choose(who === 'ann' ? ann : cleo, game, words);

  return async () => {
    const [one = [], other = []] = await Promise.all(
      ann.wires.map(async (wire) => {
        await wire.until((frames) => frames.some((frame) => sequenceOf(frame) > hidden));
        const shown = wire.frames.findIndex((frame) => sequenceOf(frame) > hidden);
        return wire.frames.slice(0, shown).filter(isOfGame);
      }),
    );
    return { name, one, other };
  };
}

/** When a ping is answered, or the table told who is there, depends on how busy the machine is. */
const isOfGame = (frame: string): boolean => !/^\{"type":"(?:pong|table)"/.test(frame);

async function choose(one: Both, game: string, words: string): Promise<void> {
  await one.catchUp();
  const { prompt } = one.state ?? {};
  if (prompt === null || prompt === undefined) throw new Error(`${one.person.name} is not asked`);
  const [verb, card] = words.toLowerCase().split(' ');
  const option = prompt.options.findIndex((offered) => offered.verb === verb && offered.card === card);
  expect(await one.ask({ type: 'choose', game, number: prompt.number, option })).toEqual(['done', 'done']);
}

/** Of a frame that says how the game stands; -1 for others. */
function sequenceOf(frame: string): number {
  const message = messageOf(frame);
  return message.type === 'state' || message.type === 'opened' ? message.state.sequence : -1;
}
