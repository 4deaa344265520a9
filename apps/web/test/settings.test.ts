import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('$state', <T>(value: T): T => value);
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function settingsFrom(kept: object) {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  return (await import('../src/settings.svelte.ts')).settings;
}

it('are what was kept on the device', async () => {
  const kept = { language: 'hu', theme: 'dark', volume: 0.2, sound: false, mutedPeople: ['ann'] };
  expect(await settingsFrom(kept)).toMatchObject(kept);
});

it('are the usual ones where something impossible was kept', async () => {
  const usual = await settingsFrom({});
  const kept = {
    language: 'xx',
    theme: 3,
    volume: 7,
    sound: 'yes',
    mutedPeople: [1],
    mutedTables: 'all',
    other: true,
  };
  vi.resetModules();
  expect(await settingsFrom(kept)).toEqual(usual);
});
