// A game that is longer to tell than a connection may leave unread.

import { describe, expect, it } from 'vitest';
import { MOST_TURNS, optionWords } from '@tenfold/rules';
import { Match } from '../../src/games/match.ts';
import { newId } from '../../src/people/new-id.ts';
import { newSigningSecret, signedToken } from '../../src/people/token.ts';
import { openStore } from '../../src/store/open.ts';
import { keptThreads } from '../store/kept-threads.ts';
import { Played, at, startOf } from '../games/play.ts';
import { samplePerson, sampleTable } from '../store/samples.ts';
import { Client } from './client.ts';
import { newFolder, testServer } from './server.ts';

const ROUNDS_BETWEEN_PURCHASES = 40;
/** Nearly as many as a game can have. */
const TURNS = MOST_TURNS - 2;

/** Two who play every Copper and hardly ever buy anything: the Supply lasts, and so does the game. */
function longGame(): Played {
  const played = new Played(new Match(startOf(), []));
  for (let turn = 1; turn <= TURNS; turn++) {
    const seat = at(played.match.asked, 0);
    const offers = (wanted: string): boolean =>
      (played.match.question(seat)?.decision.options ?? []).some(
        (one) => optionWords(played.match.game, one) === wanted,
      );
    while (offers('play Copper')) played.say(seat, 'play Copper');
    const buys = turn % (2 * ROUNDS_BETWEEN_PURCHASES) === 0 && offers('buy Copper');
    played.say(seat, buys ? 'buy Copper' : 'end turn');
  }
  return played;
}

describe('a very long game', () => {
  it('can be opened, again and again, and played on', async () => {
    const { match, log } = longGame();
    const dataFolder = newFolder();
    const store = await openStore({ dataFolder, sqliteThreads: keptThreads });
    const secret = await store.secret('identity', newSigningSecret);
    const [ann, bob] = match.start.players.map((player) => (player.kind === 'person' ? player.id : newId()));
    if (ann === undefined || bob === undefined) throw new Error('two people');
    for (const id of [ann, bob]) await store.addPerson(samplePerson({ id }));
    const table = sampleTable({
      id: match.start.table,
      host: ann,
      seats: [ann, bob].map((id) => ({ kind: 'person', id }) as const),
    });
    await store.addTable(table);
    await store.startGame(match.start, { ...table, state: 'playing', game: match.start.id, revision: 2 });
    await store.append([
      { game: match.start.id, after: 0, entries: log, deadline: null, waitingFor: [...match.asked] },
    ]);
    await store.close();

    const { url } = await testServer({ dataFolder });
    const asked = at([ann, bob], at(match.asked, 0));
    const client = await Client.of(url, signedToken({ id: asked, generation: 0 }, secret));
    for (let count = 0; count < 3; count++) {
      const since = client.received.length;
      expect(await client.ask({ type: 'open', table: table.id })).toMatchObject({ type: 'done' });
      const opened = await client.next('opened', since);
      expect(JSON.stringify(opened).length).toBeGreaterThan(1024 * 1024);
      expect(opened.state.sequence).toBe(log.length);
    }
    const number = client.state(match.start.id)?.prompt?.number ?? -1;
    expect(await client.choose(match.start.id, number, 0)).toMatchObject({ type: 'done' });
  });
});
