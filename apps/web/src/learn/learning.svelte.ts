// What the learner has done, heard and met: kept on this device, and on the server for the person, so that every device knows
// it. Without a server the device alone does.

import type { GuidedGame, Learning } from '@tenfold/protocol';
import { API_PATH, NOTHING_LEARNT, mergeLearning } from '@tenfold/protocol';
import { learningSchema, read } from '@tenfold/protocol/client';
import { identity } from '../identity.svelte.ts';
import { LEARNT_KEY as KEY } from '../settings/learnt-key.ts';

/** Choices follow each other quickly; the server need not hear of each. */
const REST_MS = 700;

class LearningProgress {
  known: Learning = $state.raw(keptHere());
  /** Whether the server has it, too. */
  isOnServer = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> = Promise.resolve();

  /** What other devices know comes in addition. Nobody becomes somebody by looking. */
  async look(): Promise<void> {
    await this.#sync(async () => identity.look());
  }

  finished(id: string, cards: readonly string[]): void {
    this.#add({ ...NOTHING_LEARNT, done: [id], cards: [...cards] });
  }

  met(cards: readonly string[]): void {
    this.#add({ ...NOTHING_LEARNT, cards: [...cards] });
  }

  heard(keys: readonly string[]): void {
    if (keys.every((key) => this.known.heard.includes(key))) return;
    this.#add({ ...NOTHING_LEARNT, heard: [...keys] });
  }

  keepGame(game: GuidedGame): void {
    this.#add({ ...NOTHING_LEARNT, game });
  }

  /** At once: somebody is about to go. */
  async flush(): Promise<void> {
    if (this.#timer === undefined) return this.#asking;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#sync(async () => identity.need());
  }

  #add(more: Learning): void {
    const merged = mergeLearning(this.known, more);
    if (JSON.stringify(merged) === JSON.stringify(this.known)) return;
    this.#keep(merged);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#sync(async () => identity.need());
    }, REST_MS);
  }

  #keep(learning: Learning): void {
    this.known = learning;
    try {
      localStorage.setItem(KEY, JSON.stringify(learning));
    } catch {
      // Then only the server keeps it.
    }
  }

  /** One after the other, so that no answer overtakes a later one. */
  async #sync(who: () => Promise<unknown>): Promise<void> {
    const before = this.#asking;
    this.#asking = this.#exchange(before, who);
    return this.#asking;
  }

  async #exchange(before: Promise<void>, who: () => Promise<unknown>): Promise<void> {
    await before;
    try {
      if ((await who()) === null) return;
      const theirs = await exchanged(this.known);
      this.#keep(mergeLearning(this.known, theirs));
      this.isOnServer = true;
    } catch {
      // Without a server this device keeps it; the next change tries again.
      this.isOnServer = false;
    }
  }
}

async function exchanged(learning: Learning): Promise<Learning> {
  const response = await fetch(`${API_PATH}/me/learning`, {
    method: 'POST',
    body: JSON.stringify(learning),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return read(learningSchema, await response.json()) as Learning;
}

function keptHere(): Learning {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? NOTHING_LEARNT : (read(learningSchema, JSON.parse(text)) as Learning);
  } catch {
    return NOTHING_LEARNT;
  }
}

export const learning = new LearningProgress();
