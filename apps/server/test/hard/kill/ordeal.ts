// Kills a server again and again in the middle of its work, and looks each time at what it has kept.

import type { Store } from '../../../src/store/store.ts';
import { byChance, towardsTheEnd } from '../playing/choosing.ts';
import type { Dice } from '../seeded.ts';
import type { ServerPlace } from '../server-process.ts';
import { ServerProcess } from '../server-process.ts';
import { TurningPoint } from '../turning-point.ts';
import type { Party } from './party.ts';
import { newParty } from './party.ts';
import type { PlayedGame } from '../playing/player.ts';
import { verifyRecord } from './verify-record.ts';

interface Ordeal {
  readonly place: ServerPlace;
  /** How to look at what is on disk, past the server. */
  readonly openStore: () => Promise<Store>;
  /** How many are running at every kill. */
  readonly games: number;
  readonly kills: number;
  /** Further kills, which come while people are still coming back from the last. */
  readonly early: number;
  /** How many are played to their end afterwards. */
  readonly finished: number;
}

/** What happened, by number. */
interface Seen {
  readonly kills: number;
  readonly acknowledged: number;
  readonly finished: number;
}

/** Then others come, with new games: what everybody has to look at after each start stays short. */
const KILLS_OF_A_PARTY = 5;
/** For each game, between the time when all have gone on and the kill, at most. */
const MOST_CHOICES = 2;
const MOST_MS = 25;

/** Throws an error if anything was lost, made twice or stuck. */
export async function survive(below: Dice, ordeal: Ordeal): Promise<Seen> {
  const { place, openStore } = ordeal;
  const point = new TurningPoint();
  // Once in good order: what Node has compiled is kept then, and the starts that follow are short.
  await (await ServerProcess.start(place)).stop();

  const parties: Party[] = [];
  let kills = 0;
  let start = ServerProcess.prepare(place);
  const startNext = async (): Promise<ServerProcess> => {
    const server = await start();
    start = ServerProcess.prepare(place);
    return server;
  };
  const kill = async (server: ServerProcess, { players }: Party): Promise<void> => {
    await server.kill();
    kills += 1;
    await point.until(
      () => players.every(({ isConnected }) => !isConnected),
      () => 'everybody notices that the server is gone',
    );
  };
  for (let round = 0; round < ordeal.kills; round++) {
    const server = await startNext();
    if (round % KILLS_OF_A_PARTY === 0) parties.push(await newParty(server.url, ordeal.games, below, point));
    const party = latest(parties);
    await comeBack(party, server, point, openStore);
    await goOn(party, below, point);
    await kill(server, party);
    if (running(party).length < ordeal.games)
      throw new Error('too few games are running: begin more of them');
    if (round < ordeal.early) {
      const another = await startNext();
      await beginToComeBack(party, another, below, point);
      await kill(another, party);
    }
  }

  const last = await start();
  await comeBack(latest(parties), last, point, openStore);
  const finished = await playToTheEnd(latest(parties), ordeal.finished, point);
  for (const party of parties) await checkLogs(party, openStore);
  await Promise.all(finished.map(async (game) => verifyRecord(last.url, game)));
  await last.stop();
  const games = parties.flatMap((party) => party.games);
  const acknowledged = games.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0);
  return { kills, acknowledged, finished: finished.length };
}

function latest(parties: readonly Party[]): Party {
  const party = parties.at(-1);
  if (party === undefined) throw new RangeError('nobody has come to play');
  return party;
}

const running = ({ games }: Party): readonly PlayedGame[] => games.filter(({ isOver }) => !isOver);

/** Everybody opens all his games; nothing has been lost or made twice. */
async function comeBack(
  party: Party,
  server: ServerProcess,
  point: TurningPoint,
  openStore: () => Promise<Store>,
): Promise<void> {
  for (const player of party.players) player.connect(server.url);
  await Promise.all([
    point.until(
      () => party.players.every(({ hasOpened }) => hasOpened),
      () => 'everybody sees his games again',
    ),
    checkLogs(party, openStore),
  ]);
}

/** Some see their games again, the others not yet. */
async function beginToComeBack(
  { players }: Party,
  server: ServerProcess,
  below: Dice,
  point: TurningPoint,
): Promise<void> {
  const some = below(players.length);
  const back = () => players.filter(({ hasOpened }) => hasOpened);
  for (const player of players) player.connect(server.url);
  await point.until(
    () => back().length >= some,
    () => `${some} players see their games again; ${back().length} do`,
  );
}

async function checkLogs({ games }: Party, openStore: () => Promise<Store>): Promise<void> {
  const store = await openStore();
  try {
    for (const { game, ledger } of games) {
      const stored = await store.game(game);
      if (stored === null) throw new Error(`game ${game} is lost`);
      ledger.check(stored.start, stored.log);
    }
  } finally {
    await store.close();
  }
}

/** Every game goes on by a choice at least; then all go on until some moment. */
async function goOn(party: Party, below: Dice, point: TurningPoint): Promise<void> {
  for (const game of party.games) game.fresh = 0;
  const all = (): number => party.games.reduce((sum, { fresh }) => sum + fresh, 0);
  const standing = (): number => running(party).filter(({ fresh }) => fresh === 0).length;
  for (const player of party.players) player.play(party.games, byChance);
  await point.until(
    () => standing() === 0,
    () => `${standing()} games do not go on`,
  );
  const goal = all() + below(party.games.length * MOST_CHOICES);
  await point.until(
    () => all() >= goal,
    () => `${goal} choices; there are ${all()}`,
  );
  // Answers come in groups, after a commit: the kill shall also come in the middle of one.
  await new Promise((resolve) => {
    setTimeout(resolve, below(MOST_MS));
  });
}

async function playToTheEnd(
  party: Party,
  count: number,
  point: TurningPoint,
): Promise<readonly PlayedGame[]> {
  // Each of another pair, who can give it all the speed that the server allows a person.
  const chosen = party.pairs.slice(0, count).flatMap(({ games }) => games.slice(0, 1));
  for (const player of party.players) player.play(chosen, towardsTheEnd);
  await point.until(
    () => chosen.every(({ isOver }) => isOver),
    () => `${chosen.length} games are over; ${chosen.filter(({ isOver }) => isOver).length} are`,
  );
  return chosen;
}
