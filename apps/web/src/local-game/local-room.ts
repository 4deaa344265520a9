// Keeps one game: carries out what the page asks for, lets the bots answer on a beat, and tells what has changed.

import type { PreparedStrategy } from '@tenfold/bots';
import { timeSpent } from '@tenfold/bots';
import type { FromLocalGame, ToLocalGame } from './messages.ts';
import type { Unprepared } from './local-match.ts';
import { LocalMatch } from './local-match.ts';

/** What the person does is carried out between two slices of a preparation. */
const SLICE_MS = 60;
/** How often it is told how far a preparation is. */
const TOLD_STEP = 0.05;

export class LocalRoom {
  readonly #tell: (message: FromLocalGame) => void;
  readonly #wait: (milliseconds: number, then: () => void) => void;
  #match: LocalMatch | null = null;
  #id = '';
  #beat = 0;
  /** Raised by every undo: what a bot was about to do then is not done. */
  #round = 0;
  readonly #now: () => number;

  /** `wait` is a timer and `now` a clock: tests have their own. */
  constructor(
    tell: (message: FromLocalGame) => void,
    wait: (milliseconds: number, then: () => void) => void = (milliseconds, then) => {
      setTimeout(then, milliseconds);
    },
    now: () => number = () => performance.now(),
  ) {
    this.#now = now;
    this.#tell = tell;
    this.#wait = wait;
  }

  receive(message: ToLocalGame): void {
    if (message.type === 'begin') {
      this.#id = message.id;
      this.#beat = message.beat;
      this.#match = new LocalMatch(message.start, message.choices);
      this.#open(this.#match, false);
      this.#prepareNext(this.#match);
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
      ...keptOf(match),
    });
    this.#letBotsPlay(match);
  }

  #step(match: LocalMatch, act: () => boolean): void {
    const told = match.events.length;
    // What is refused is told too: the page sees that nothing has changed.
    const isDone = act();
    this.#tellFrom(match, told);
    if (isDone) this.#letBotsPlay(match);
  }

  #tellFrom(match: LocalMatch, told: number): void {
    this.#tell({
      type: 'state',
      state: match.state(this.#id),
      events: match.historyFrom(told),
      ...keptOf(match),
    });
  }

  /** Bots that want their time before the game have it, one character after the other. */
  #prepareNext(match: LocalMatch): void {
    const next = match.unprepared;
    if (next === null || match.isOver) return;
    const spent = timeSpent(next.preparation.seconds, this.#now);
    const search = next.preparation.prepare(next.lens, spent)[Symbol.iterator]();
    match.preparing = { character: next.character, progress: 0 };
    this.#tellFrom(match, match.events.length);
    this.#goOnPreparing(match, next, { search, spent, best: null });
  }

  #goOnPreparing(match: LocalMatch, who: Unprepared, study: Study): void {
    const { search, spent } = study;
    let { best } = study;
    const until = this.#now() + SLICE_MS;
    let isDone = match.isOver;
    while (!isDone) {
      const step = search.next();
      if (step.done !== true) best = step.value;
      isDone = step.done === true || spent() >= 1;
      if (this.#now() >= until) break;
    }
    if (!isDone) {
      if (spent() > (match.preparing?.progress ?? 0) + TOLD_STEP) {
        match.preparing = { character: who.character, progress: spent() };
        this.#tellFrom(match, match.events.length);
      }
      return this.#wait(0, () => this.#goOnPreparing(match, who, { search, spent, best }));
    }
    match.preparing = null;
    // Nothing found is no reason to look again.
    if (best === null) return this.#letBotsPlay(match);
    match.prepare(who.character, best);
    this.#tellFrom(match, match.events.length);
    this.#letBotsPlay(match);
    this.#prepareNext(match);
  }

  #letBotsPlay(match: LocalMatch): void {
    if (match.isOver || !match.game.asks.some(({ seat }) => match.mayChoose(seat))) return;
    this.#round++;
    const round = this.#round;
    this.#wait(this.#beat, () => {
      if (round === this.#round) this.#step(match, () => match.chooseForBot());
    });
  }
}

interface Study {
  readonly search: Iterator<PreparedStrategy>;
  readonly spent: () => number;
  readonly best: PreparedStrategy | null;
}

/** What whoever keeps the game has to know. */
const keptOf = (match: LocalMatch): Pick<FromLocalGame, 'choices' | 'lesson' | 'prepared' | 'record'> => ({
  choices: match.choices,
  lesson: match.lesson,
  prepared: match.prepared,
  record: match.isOver ? match.record() : null,
});
