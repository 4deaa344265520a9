// Identities: signed, renamed, carried to another device.

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARRY_LINK_MS, People } from '../../src/people/people.ts';
import { newWorld } from '../tables/world.ts';

const swapLetter = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a token', async () => {
  const { people, store, time } = await newWorld();
  const { person, token } = await people.create('Ann', 'hu');

  it('is who it was made for', async () => {
    expect(await people.fromToken(token)).toEqual({
      id: person.id,
      name: 'Ann',
      language: 'hu',
      createdAt: time.now,
      generation: 0,
      seenAt: time.now,
    });
    expect(person.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(token.startsWith(`${person.id}.`)).toBe(true);
  });

  it('is nobody when any letter of it is another', async () => {
    for (let at = 0; at < token.length; at++) {
      expect(await people.fromToken(swapLetter(token, at))).toBeNull();
    }
    for (const text of ['', '.', person.id, `${person.id}.`, `${token}A`, ` ${token}`, token.repeat(100)]) {
      expect(await people.fromToken(text)).toBeNull();
    }
  });

  it('is nobody to another installation, and the same person after a restart', async () => {
    const elsewhere = await newWorld();
    await elsewhere.store.addPerson(person);
    expect(await elsewhere.people.fromToken(token)).toBeNull();
    const restarted = await People.open(store, () => time.now);
    expect(await restarted.fromToken(token)).toEqual(person);
  });

  it('costs no query while the person is remembered', async () => {
    const world = await newWorld();
    const known = await world.people.create('Eve', 'en');
    await world.close();
    expect(await world.people.fromToken(known.token)).toEqual(known.person);
  });
});

describe('a person', async () => {
  const { people, store, time } = await newWorld();

  it('changes name and language', async () => {
    const { person, token } = await people.create('Ann', 'en');
    expect(await people.rename(person.id, { name: '  Zoë  Zsófia ' })).toMatchObject({ name: 'Zoë Zsófia' });
    expect(await people.rename(person.id, { language: 'pl' })).toMatchObject({
      name: 'Zoë Zsófia',
      language: 'pl',
    });
    expect(await people.fromToken(token)).toMatchObject({ name: 'Zoë Zsófia', language: 'pl' });
    expect(await store.person(person.id)).toMatchObject({ name: 'Zoë Zsófia', language: 'pl' });
  });

  it('keeps the old name when the new one is refused', async () => {
    const { person } = await people.create('Ann', 'en');
    await expect(people.rename(person.id, { name: '   ' })).rejects.toMatchObject({ code: 'malformed' });
    expect(await store.person(person.id)).toMatchObject({ name: 'Ann' });
  });

  it('renamed by another process is seen under the new name a minute later', async () => {
    const { person, token } = await people.create('Ann', 'en');
    await store.changePerson(person.id, { name: 'Anna' });
    time.now += 60_000;
    expect(await people.fromToken(token)).toMatchObject({ name: 'Anna' });
    expect((await people.byId([person.id])).get(person.id)).toMatchObject({ name: 'Anna' });
  });

  it('that nobody knows cannot be renamed or carried', async () => {
    const nobody = 'A'.repeat(22);
    await expect(people.rename(nobody, { name: 'Ann' })).rejects.toMatchObject({ code: 'unknown-person' });
    await expect(people.carryLink(nobody)).rejects.toMatchObject({ code: 'unknown-person' });
  });
});

describe('a link that carries an identity', async () => {
  const { people, folder, time } = await newWorld();

  it('works once', async () => {
    const { person, token } = await people.create('Ann', 'en');
    const code = await people.carryLink(person.id);
    expect(await people.useCarryLink(code)).toEqual({ person, token });
    expect(await people.useCarryLink(code)).toBeNull();
  });

  it('works for one of those who use it at the same moment', async () => {
    const { person } = await people.create('Ann', 'en');
    const code = await people.carryLink(person.id);
    const uses = await Promise.all(Array.from({ length: 5 }, async () => people.useCarryLink(code)));
    expect(uses.filter((known) => known !== null)).toHaveLength(1);
  });

  it('works until a quarter of an hour has passed', async () => {
    const { person } = await people.create('Ann', 'en');
    const [early, late] = [await people.carryLink(person.id), await people.carryLink(person.id)];
    time.now += CARRY_LINK_MS - 1;
    expect(await people.useCarryLink(early)).toMatchObject({ person });
    time.now += 1;
    expect(await people.useCarryLink(late)).toBeNull();
  });

  it('cannot be guessed from what is stored', async () => {
    const { person } = await people.create('Ann', 'en');
    const code = await people.carryLink(person.id);
    const files = (await readdir(folder)).filter((file) => file.startsWith('tenfold.sqlite'));
    const stored = Buffer.concat(await Promise.all(files.map(async (file) => readFile(join(folder, file)))));
    expect(stored.includes(person.id)).toBe(true);
    expect(stored.includes(code)).toBe(false);
  });

  it('is refused quietly when it is none', async () => {
    for (const code of ['', 'no code', 'A'.repeat(22), 'A'.repeat(1000)]) {
      expect(await people.useCarryLink(code)).toBeNull();
    }
  });
});
