// Who one is: a name and a cookie. Made silently the first time it is needed.

import type { Person } from './api.ts';
import { Refused, api } from './api.ts';
import { speech } from './speech.svelte.ts';

class Identity {
  /** Null until it is known, or as long as there is none. */
  person: Person | null = $state.raw(null);
  private asking: Promise<Person> | undefined;

  /** Who one is already; makes nobody. */
  async look(): Promise<Person | null> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'unknown-person') throw error;
      this.person = null;
    }
    return this.person;
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

  /** The server sends names of seats, mails and the like in it; what the page says it decides itself. */
  async speaks(): Promise<void> {
    if (this.person === null || this.person.language === speech.language) return;
    this.person = await api.changeMe({ language: speech.language });
  }

  async takeOver(code: string): Promise<void> {
    this.person = await api.takeOver(code);
  }

  private async becomeSomebody(): Promise<Person> {
    const known = await this.look();
    if (known !== null) return known;
    this.person = await api.newPerson(speech.words.common.newName(guestNumber()), speech.language);
    return this.person;
  }
}

/** Tells guests at one table apart. */
const guestNumber = (): number => 100 + Math.floor(Math.random() * 900);

export const identity = new Identity();
