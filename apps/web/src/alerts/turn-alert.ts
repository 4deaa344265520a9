// Calls somebody back to the table: in the page's title, and by a notification while the page is out of sight.

import { settings } from '../settings.svelte.ts';

export interface Alert {
  /** "Your turn". */
  readonly title: string;
  /** What is asked. */
  readonly body: string;
}

const SIGN = '●';

export class TurnAlert {
  /** What the page is called otherwise, and what it was made to say. */
  #plain = document.title;
  #shown: string | null = null;
  readonly #tag: string;
  #note: Notification | undefined;

  /** Notifications with the same tag replace each other. */
  constructor(tag: string) {
    this.#tag = tag;
    document.addEventListener('visibilitychange', this.#look);
  }

  /** For as long as somebody is asked; null when nobody is. */
  title(alert: string | null): void {
    // Another language, another name.
    if (document.title !== this.#shown) this.#plain = document.title;
    this.#shown = alert === null ? null : `${SIGN} ${alert} – ${this.#plain}`;
    document.title = this.#shown ?? this.#plain;
    if (alert === null) this.#dismiss();
  }

  notify({ title, body }: Alert): void {
    if (!settings.notifications || !document.hidden) return;
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
    if (!document.hidden) this.#dismiss();
  };

  #dismiss(): void {
    this.#note?.close();
    this.#note = undefined;
  }
}
