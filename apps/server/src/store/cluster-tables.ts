// What nodes that share a PostgreSQL keep there about themselves, and who of them drives which game. An embedded database
// has one process and needs none of it.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const clusterTables: Migration = {
  async up(db: Kysely<unknown>) {
    // `fence` is raised whenever another node takes over; what is written under an older number is refused.
    await sql`alter table games add column driver text collate "C", add column fence integer not null default 0`.execute(
      db,
    );

    // A node is alive until then, by the clock of the database; `presence` counts its changes of who is where.
    await sql`
      create table nodes (
        id text collate "C" primary key,
        until timestamptz not null,
        presence integer not null default 0
      ) with (fillfactor = 50)`.execute(db);

    // Who has how many windows open, where: at a table, or, for an empty place, at a node at all. Nobody's name is empty.
    await sql`
      create table presence (
        node text collate "C" not null,
        place text collate "C" not null,
        person text collate "C" not null,
        windows integer not null,
        primary key (node, place, person)
      )`.execute(db);
    await sql`create index presence_of_person on presence (person) where place = ''`.execute(db);

    // Wishes to play with anybody, until those who wish were found for each other; then the table where they play.
    await sql`
      create table wishes (
        person text collate "C" primary key,
        wish text not null,
        since bigint generated always as identity,
        found text collate "C",
        found_at timestamptz
      )`.execute(db);
    await sql`create index wishes_found on wishes (found_at) where found_at is not null`.execute(db);

    // Token buckets of what is limited over all nodes.
    await sql`
      create table allowances (
        kind text collate "C" not null,
        key text collate "C" not null,
        tokens double precision not null,
        filled_at timestamptz not null,
        primary key (kind, key)
      )`.execute(db);

    // What one node at a time sees to, and until when it has said that it does.
    await sql`
      create table duties (
        name text collate "C" primary key,
        node text collate "C" not null,
        until timestamptz not null
      )`.execute(db);
  },
};
