// Games that were played where no server was: brought along, played once more, and kept for their player alone.

import { seatBots, characters } from '@tenfold/bots';
import type { ArchiveAnswer, GameSummaryAnswer, UnwitnessedGame } from '@tenfold/protocol';
import { API_PATH, LIMITS, ownCardsInRecord, withOwnCardLines } from '@tenfold/protocol';
import type { RecordedChoice, SetupWish } from '@tenfold/rules';
import { apply, decision, kingdoms, newGame, readRecord, recordChoice, writeRecord } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { UnwitnessedGames } from '../../src/games/unwitnessed.ts';
import { expected, newPerson, testServer } from '../live/server.ts';
import { OLD_MILL } from '../own-cards.ts';
import { newWorld } from '../tables/world.ts';

const FIRST_GAME = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];

/** A whole game of somebody who plays as Magpie does, against Bramble. */
function playedHere(
  seed: string,
  mostChoices = Infinity,
  cards: Pick<SetupWish, 'kingdom' | 'ownCards'> = { kingdom: FIRST_GAME },
): UnwitnessedGame {
  const game = newGame({ players: ['Me', 'Bramble'], ...cards, seed, generator: 'secure' });
  const makers = ['magpie', 'bramble'].map((id) => characters.find((one) => one.id === id)?.maker);
  const choose = seatBots(
    game,
    makers.filter((maker) => maker !== undefined),
  );
  const choices: RecordedChoice[] = [];
  for (
    let asked = decision(game);
    asked !== undefined && choices.length < mostChoices;
    asked = decision(game)
  ) {
    const option = choose(game, asked);
    choices.push(recordChoice(game, option, asked.seat, asked.player));
    apply(game, option, asked.seat, null, asked.player);
  }
  return {
    record: writeRecord({ setup: game.setup, choices }),
    bots: [null, 'bramble'],
    startedAt: 1_700_000_000_000,
    finishedAt: 1_700_000_600_000,
  };
}

const seedOf = (letter: string): string => letter.repeat(64);

async function newDesk(most?: number) {
  const world = await newWorld();
  const id = await world.person('Ann');
  const person = await world.store.person(id);
  if (person === null) throw new Error('nobody');
  const games = new UnwitnessedGames({
    store: world.store,
    characters,
    now: () => world.time.now,
    ...(most === undefined ? {} : { most }),
  });
  const mine = async () => (await world.archive.search({ person: id }, id)).items;
  return { world, person, games, mine };
}

describe('a game that was played without a server', () => {
  it("is in its player's archive, once and marked, and in nobody else's", async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const played = playedHere(seedOf('a'));
    const send = async (who: typeof ann): Promise<string> =>
      expected(await who.call<{ game: string }>('POST', '/me/unwitnessed', played), 201).game;
    const [game, ...again] = await Promise.all([send(ann), send(ann), send(ann)]);
    expect(new Set(again)).toEqual(new Set([game]));

    const mine = expected(await ann.call<ArchiveAnswer>('GET', '/archive?person=me'), 200).games;
    expect(mine).toMatchObject([
      {
        id: game,
        table: null,
        unwitnessed: true,
        rated: false,
        ended: 'rules',
        startedAt: played.startedAt,
        finishedAt: played.finishedAt,
        players: [
          { person: ann.id, name: 'Ann', character: null },
          { person: null, name: 'Bramble', character: 'bramble' },
        ],
      },
    ]);
    expect(mine[0]?.players.map(({ place }) => place).sort()).toEqual([1, 2]);
    expect(expected(await bob.call<ArchiveAnswer>('GET', '/archive'), 200).games).toEqual([]);
    expect(expected(await bob.call<ArchiveAnswer>('GET', '/archive?player=Ann'), 200).games).toEqual([]);
    expect(await bob.call('GET', `/games/${game}`)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    expect(expected(await ann.call<GameSummaryAnswer>('GET', `/games/${game}`), 200).unwitnessed).toBe(true);
    // Whoever else sends it has played the same game: a game of his own.
    expect(await send(bob)).not.toBe(game);

    const answer = await fetch(`${url}${API_PATH}/games/${game}/record`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    const record = await answer.text();
    expect(record).toContain('# unwitnessed: ');
    const words = (text: string): string[] => readRecord(text).choices.map((choice) => choice.words);
    expect(words(record)).toEqual(words(played.record));
    expect(readRecord(record).setup.seed).toBe(seedOf('a'));

    for (const [change, place] of [
      [{ record: 'x'.repeat(LIMITS.recordLength + 1) }, 'record'],
      [{ finishedAt: -1 }, 'finishedAt'],
      [{ you: 0 }, 'you'],
    ] as const) {
      const refused = await ann.call<{ reason: string }>('POST', '/me/unwitnessed', { ...played, ...change });
      expect(refused.status).toBe(400);
      expect(refused.body.reason).toContain(place);
    }
  });

  it('keeps its home-made cards, with their names', async () => {
    const { world, person, games, mine } = await newDesk();
    const kingdom = [...FIRST_GAME.slice(0, 9), OLD_MILL.definition.id];
    const wish = playedHere(seedOf('6'), Infinity, { kingdom, ownCards: [OLD_MILL.definition] });
    const game = await games.keep(person, { ...wish, record: withOwnCardLines(wish.record, [OLD_MILL]) });
    expect(await mine()).toHaveLength(1);
    const text = await world.archive.recordOf(game, person.id);
    expect(readRecord(text).setup.ownCards).toEqual([OLD_MILL.definition]);
    expect(ownCardsInRecord(text).get('old-mill')).toEqual({ names: OLD_MILL.names });
  });

  it('that was given up is lost', async () => {
    const { games, person, mine } = await newDesk();
    await games.keep(person, playedHere(seedOf('c'), 30));
    expect(await mine()).toMatchObject([{ ended: 'resigned', players: [{ place: 2 }, { place: 1 }] }]);
  });

  it('is refused where it does not fit, with the place, and nothing is kept', async () => {
    const { games, person, mine } = await newDesk();
    const played = playedHere(seedOf('d'));
    const refusals: [Partial<UnwitnessedGame>, string][] = [
      [{ record: `${played.record}Me: buy Province\n` }, 'the game is over'],
      [{ record: played.record.replace(/^Me: .*$/m, 'Me: buy Province') }, 'line '],
      [{ record: 'hello' }, 'a record begins with'],
      [{ record: played.record.slice(0, played.record.indexOf('\n\n') + 2) }, 'nobody has made a choice'],
      [{ record: played.record.replace('generator:', 'study: yes\ngenerator:') }, 'study'],
      [{ record: played.record.replace('\n\n', `\nreseed: after 3, fast x\n\n`) }, 'in the middle'],
      [{ bots: [null, 'nobody'] }, '"nobody"'],
      [{ bots: [null, null] }, 'exactly one seat is null'],
      [{ bots: [null, 'bramble', 'vixen'] }, '3 seats'],
    ];
    for (const [change, reason] of refusals) {
      await expect(games.keep(person, { ...played, ...change })).rejects.toThrow(reason);
    }
    expect(await mine()).toEqual([]);
  });

  it('is over no later than now, and not before it was begun', async () => {
    const { world, games, person, mine } = await newDesk();
    const far = world.time.now + 1e12;
    await games.keep(person, { ...playedHere(seedOf('e'), 20), startedAt: far, finishedAt: far });
    expect(await mine()).toMatchObject([{ startedAt: world.time.now, finishedAt: world.time.now }]);
  });

  it('is one too many at some time', async () => {
    const { games, person } = await newDesk(2);
    await games.keep(person, playedHere(seedOf('1'), 10));
    await games.keep(person, playedHere(seedOf('2'), 10));
    await expect(games.keep(person, playedHere(seedOf('3'), 10))).rejects.toThrow('2 games were brought');
    // One that is there already is no further one.
    await games.keep(person, playedHere(seedOf('2'), 10));
  });

  it('loses its name when its player leaves for good', async () => {
    const { world, games, person } = await newDesk();
    const game = await games.keep(person, playedHere(seedOf('4'), 10));
    expect(await world.store.forgetFinishedGames(person.id, 10)).toEqual([game]);
    expect(await world.store.forgetFinishedGames(person.id, 10)).toEqual([]);
    const summary = await world.store.summary(game);
    expect(summary?.players[0]).toMatchObject({ person: null, character: null });
    expect(summary?.players[0]?.name).not.toBe('Ann');
  });
});
