// Whom one does not hear, as the server keeps it: the same on every device. The settings have what was known last.

import { changeSettings, settings } from '../settings.svelte.ts';
import { peopleApi } from './people-api.ts';

/** What this device knows is exchanged for what the server has. */
export async function fetchMutes(): Promise<void> {
  const { people, tables, blocked } = await peopleApi.mutes();
  changeSettings({ mutedPeople: [...new Set([...people, ...blocked])], mutedTables: tables });
}

/** Holds here at once; a server that cannot be reached is told with the next change. */
export async function changeMute(kind: 'person' | 'table', id: string, muted: boolean): Promise<void> {
  const key = kind === 'person' ? 'mutedPeople' : 'mutedTables';
  const others = settings[key].filter((other) => other !== id);
  changeSettings({ [key]: muted ? [...others, id] : others });
  await peopleApi.mute(kind, id, muted);
}
