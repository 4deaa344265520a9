// The parts of the server that the bench uses by themselves, to lay out games on a disk before the server starts. The
// server that is measured is started through its public entry, and reached through its sockets alone.

export { Match } from '../../../server/src/games/match.ts';
export type { GameStart, StoredEntry } from '../../../server/src/game-log/game-log.ts';
export { promptsFor } from '../../../server/src/games/prompt.ts';
export { choose } from '../../../server/src/games/commands.ts';
export { newId } from '../../../server/src/people/new-id.ts';
export { People } from '../../../server/src/people/people.ts';
export { openPostgres } from '../../../server/src/store/postgres.ts';
export { sqliteStore } from '../../../server/src/store/sqlite-file.ts';
export type { GameWrite, Store } from '../../../server/src/store/store.ts';
export { newGameStart } from '../../../server/src/tables/game-start.ts';
export { newTable } from '../../../server/src/tables/seating.ts';
