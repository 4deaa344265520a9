// The store as it is, and the other nodes are told of what was written to it.

import type { Store } from '../store/store.ts';
import type { GameLeases } from './game-leases.ts';
import type { Notice } from './notice.ts';
import type { NoticeBoard } from './notice-board.ts';

export function announcingStore(
  store: Store,
  board: Pick<NoticeBoard, 'put'>,
  leases: Pick<GameLeases, 'overdue'>,
): Store {
  return {
    ...store,
    async append(writes) {
      const outcomes = await store.append(writes);
      board.put(
        ...writes.flatMap(({ game, after, entries }, index): Notice[] =>
          outcomes[index] === 'written' && entries.length > 0
            ? [['game', game, after + entries.length, entries]]
            : [],
        ),
      );
      return outcomes;
    },
    async changeTable(table) {
      await store.changeTable(table);
      board.put(['table', table.id]);
    },
    async startGame(start, table, waitingFor) {
      await store.startGame(start, table, waitingFor);
      board.put(['table', table.id]);
    },
    async changePerson(person, change) {
      await store.changePerson(person, change);
      board.put(['person', person, 'changed']);
    },
    async renewTokens(person) {
      const generation = await store.renewTokens(person);
      board.put(['person', person, 'signed-out']);
      return generation;
    },
    async beginLeaving(person, at) {
      await store.beginLeaving(person, at);
      board.put(['person', person, 'signed-out']);
    },
    async forgetInGame(person, game) {
      await store.forgetInGame(person, game);
      board.put(['anew', game]);
    },
    async forgetFinishedGames(person, limit) {
      const games = await store.forgetFinishedGames(person, limit);
      board.put(...games.map((game) => ['anew', game] as const));
      return games;
    },
    // What another node drives is that node's business.
    overdue: async (now, limit) => leases.overdue(now, limit),
  };
}
