// Keeps one game: carries out what the page asks for, lets the bots answer on a beat, and tells what has changed.

import type { FromLocalGame, ToLocalGame } from './messages.ts';
import { LocalMatch } from './local-match.ts';

export class LocalRoom {
  readonly #tell: (message: FromLocalGame) => void;
  readonly #wait: (milliseconds: number, then: () => void) => void;
  #match: LocalMatch | null = null;
  #id = '';
  #beat = 0;
  /** Raised by every undo: what a bot was about to do then is not done. */
  #round = 0;

  /** `wait` is a timer: tests have their own. */
  constructor(
    tell: (message: FromLocalGame) => void,
    wait: (milliseconds: number, then: () => void) => void = (milliseconds, then) => {
      setTimeout(then, milliseconds);
    },
  ) {
    this.#tell = tell;
    this.#wait = wait;
  }

  receive(message: ToLocalGame): void {
    if (message.type === 'begin') {
      this.#id = message.id;
      this.#beat = message.beat;
      this.#match = new LocalMatch(message.start, message.choices);
      this.#open(this.#match, false);
      return;
    }
    const match = this.#match;
    if (match === null) return;
    switch (message.type) {
      case 'choose':
        this.#step(match, () => match.choose(message.number, message.option));
        return;
      case 'undo':
        if (match.undo()) this.#open(match, true);
        return;
      case 'resign':
        this.#step(match, () => {
          match.resign();
          return true;
        });
    }
  }

  #open(match: LocalMatch, isBack: boolean): void {
    this.#round++;
    this.#tell({
      type: 'opened',
      state: match.state(this.#id),
      history: match.historyFrom(0),
      undone: match.undone,
      isBack,
      choices: match.choices,
      lesson: match.lesson,
    });
    this.#letBotsPlay(match);
  }

  #step(match: LocalMatch, act: () => boolean): void {
    const told = match.events.length;
    // What is refused is told too: the page sees that nothing has changed.
    const isDone = act();
    this.#tell({
      type: 'state',
      state: match.state(this.#id),
      events: match.historyFrom(told),
      choices: match.choices,
      lesson: match.lesson,
    });
    if (isDone) this.#letBotsPlay(match);
  }

  #letBotsPlay(match: LocalMatch): void {
    if (match.isOver || !match.game.asks.some(({ seat }) => match.isBot(seat))) return;
    this.#round++;
    const round = this.#round;
    this.#wait(this.#beat, () => {
      if (round === this.#round) this.#step(match, () => match.chooseForBot());
    });
  }
}
