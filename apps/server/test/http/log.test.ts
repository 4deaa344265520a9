// The log tells what the server does, and nothing that somebody could use or must not know.

import { kingdoms, title } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { loggerOptions, logName } from '../../src/log.ts';
import { twoAtATable } from '../live/party.ts';
import { dice, playOn } from '../live/play.ts';
import { testServer } from '../live/server.ts';

describe('the log', () => {
  it('of a whole game has no seed, token, link, card or name of a player in it', async () => {
    const server = await testServer({ limits: { patience: { perSecond: 1, burst: 2 } } });
    const { people, clients, table, game } = await twoAtATable({}, server);
    const [ann, bob] = clients;
    await people[0].call('GET', `/nowhere/${game}?token=${people[0].token}`);
    await people[0].call('POST', '/me/carry', { cards: ['smithy'] });
    const carry = await people[0].call<{ code: string }>('POST', '/me/carry');
    await Promise.all(clients.map(async (client, seat) => playOn(client, game, dice(seat))));
    const seed = ann.state(game)?.seed ?? '';
    await bob.choose(game, 0, 0);
    for (let count = 0; count < 3; count++) bob.socket.send(`{"type":"buy","card":"province"}`);
    await bob.closed;
    await people[0].call('GET', `/games/${game}/record`);
    await server.close();

    const log = server.log.join('');
    expect(server.log.length).toBeGreaterThan(10);
    for (const line of server.log)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as unknown });
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(seed).toHaveLength(64);
    const secrets = [seed, table, game, carry.body.code, ...people.flatMap(({ id, token }) => [id, token])];
    for (const secret of secrets) expect(log).not.toContain(secret);
    const kingdom = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
    expect(kingdom).toHaveLength(10);
    for (const card of [...kingdom, 'copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse']) {
      expect(log).not.toMatch(new RegExp(`\\b(${card}|${title(card)})\\b`));
    }
    expect(log).not.toMatch(/\b(Ann|Bob)\b/);
    expect(log).toContain('"route":"/api/v1/games/:id/record"');
  });

  it('calls a game by a name that does not lead to it', () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect(logName(id)).toMatch(/^[\w-]{10}$/);
    expect(logName(id)).toBe(logName(id));
    expect(id).not.toContain(logName(id));
  });

  it('says of an error what kind it is and where it was, not what it quotes', () => {
    const options = loggerOptions({ level: 'info' });
    const serialize = (options as { serializers: { err: (error: Error) => object } }).serializers.err;
    const error = Object.assign(new TypeError('no card "smithy" in hand'), { code: 'ERR_X' });
    expect(serialize(error)).toMatchObject({ type: 'TypeError', message: 'ERR_X' });
    expect(JSON.stringify(serialize(error))).toContain('log.test.ts');
    expect(JSON.stringify(serialize(error))).not.toContain('smithy');
  });
});
