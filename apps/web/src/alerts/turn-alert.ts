// Calls somebody back to the table: in the page's title, and by a notification while the page is out of sight.

import { settings } from '../settings.svelte.ts';

export interface Alert {
  /** "Your turn". */
  readonly title: string;
  /** What is asked. */
  readonly body: string;
}

const SIGN = '●';

/** Without what another alert has put before it. */
const plainOf = (title: string): string => title.replace(new RegExp(`^${SIGN} .*? – `), '');

export class TurnAlert {
  /** What the page is called otherwise, and what it was made to say. */
  #plain = plainOf(document.title);
  #shown: string | null = null;
  /** What somebody is asked, and what he was called for while he was not looking. */
  #asked: string | null = null;
  #called: string | null = null;
  readonly #tag: string;
  #note: Notification | undefined;

  /** Notifications with the same tag replace each other. */
  constructor(tag: string) {
    this.#tag = tag;
    document.addEventListener('visibilitychange', this.#look);
  }

  /** For as long as somebody is asked; null when nobody is. */
  title(alert: string | null): void {
    this.#asked = alert;
    this.#write();
    if (alert === null && this.#called === null) this.#dismiss();
  }

  /** While the page is out of sight. Its title says so until somebody looks. */
  notify({ title, body }: Alert): void {
    if (!document.hidden) return;
    this.#called = title;
    this.#write();
    if (!settings.notifications) return;
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      this.#note = new Notification(title, { body, tag: this.#tag });
      this.#note.addEventListener('click', () => {
        focus();
        this.#dismiss();
      });
    } catch {
      // Some phones have notifications for installed pages alone; title and sound are left.
    }
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.#look);
    if (document.title === this.#shown) document.title = this.#plain;
    this.#dismiss();
  }

  #look = (): void => {
    if (document.hidden) return;
    this.#called = null;
    // What another alert shows is for that one to take away.
    if (document.title === this.#shown) this.#write();
    this.#dismiss();
  };

  #write(): void {
    const alert = this.#asked ?? this.#called;
    // Another language, another name.
    if (document.title !== this.#shown) this.#plain = plainOf(document.title);
    this.#shown = alert === null ? null : `${SIGN} ${alert} – ${this.#plain}`;
    document.title = this.#shown ?? this.#plain;
  }

  #dismiss(): void {
    this.#note?.close();
    this.#note = undefined;
  }
}
