// Who one is: a name and a cookie. Made silently the first time it is needed.

import type { Person } from './api.ts';
import { Refused, api } from './api.ts';
import { speech } from './speech.svelte.ts';

class Identity {
  /** Null until it is known, or as long as there is none. */
  person: Person | null = $state.raw(null);
  private asking: Promise<Person> | undefined;

  /** Who one is already; makes nobody. A browser that has never been anybody need not ask. */
  async look(): Promise<Person | null> {
    return remembersSomebody() ? this.ask() : null;
  }

  /** Who one is; somebody new with a name of the page's choosing if need be. */
  async need(): Promise<Person> {
    if (this.person !== null) return this.person;
    this.asking ??= this.becomeSomebody().finally(() => (this.asking = undefined));
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    await this.need();
    this.person = await api.changeMe({ name });
  }

  /** The others at a table are told in which language one plays. */
  async speaks(): Promise<void> {
    if (this.person === null || this.person.language === speech.language) return;
    this.person = await api.changeMe({ language: speech.language });
  }

  async takeOver(code: string): Promise<void> {
    this.become(await api.takeOver(code));
  }

  /** Only this browser is still oneself. */
  async signOutElsewhere(): Promise<void> {
    this.become(await api.signOut());
  }

  /** For good. */
  async leave(): Promise<void> {
    await api.deleteMe();
    this.person = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Then the page asks once more than it need who this is.
    }
  }

  private async becomeSomebody(): Promise<Person> {
    return (
      (await this.ask()) ??
      this.become(await api.newPerson(speech.firstWords.common.newName(guestNumber()), speech.language))
    );
  }

  private async ask(): Promise<Person | null> {
    try {
      return this.become(await api.me());
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'unknown-person') throw error;
      this.person = null;
      return null;
    }
  }

  private become(person: Person): Person {
    this.person = person;
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Then the first page does not know that there is a game to resume; its link still does.
    }
    return person;
  }
}

/** How many games this device keeps that are under way, and how many wait to be sent. */
export const GAMES_HERE = 'tenfold.here';

/** The cookie itself cannot be read by a page. */
const KEY = 'tenfold.somebody';

/** Whether somebody was here before. */
export function remembersSomebody(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Whether this device keeps games itself; `local-game/kept-note.ts` writes it down. */
export function remembersGamesHere(): boolean {
  try {
    return localStorage.getItem(GAMES_HERE) !== null;
  } catch {
    return false;
  }
}

/** Tells guests at one table apart. */
const guestNumber = (): number => 100 + Math.floor(Math.random() * 900);

export const identity = new Identity();
