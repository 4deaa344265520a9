// Whom one hears at a table. Muting is between a person and the page: nobody else is told of it.

import type { Said } from '@tenfold/protocol';
import type { Settings } from '../../settings.svelte.ts';

type Mutes = Pick<Settings, 'mutedPeople' | 'mutedTables' | 'botsSpeak'>;

export function isHeard(
  { seat, person }: Pick<Said, 'seat' | 'person'>,
  you: number | null,
  table: string,
  { mutedPeople, mutedTables, botsSpeak }: Mutes,
): boolean {
  if (seat === you) return true;
  if (mutedTables.includes(table)) return false;
  return person === null ? botsSpeak : !mutedPeople.includes(person);
}
