// Those who follow a game, and what each of them is told. A text is made once for all who may know the same.

import type { GameState, Id, Said, ToClient } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import { isToldTo, type Remark } from './conversation.ts';
import type { RoomFacts } from './game-state.ts';
import { eventsFor, gameState, historyFor } from './game-state.ts';
import type { HistoryCache } from './history-cache.ts';
import { LateView } from './late-view.ts';
import type { Match } from './match.ts';

export interface Follower {
  readonly person: Id | null;
  send(text: string): void;
  /** The whole game, because this follower asked for it. */
  sendWhole(text: string): void;
  /** The game goes on at another server. */
  goElsewhere(): void;
}

/** A seat; those who see nothing hidden; those who see everything late. */
type Audience = number | 'public' | 'late';

type Opened = Extract<ToClient, { type: 'opened' }>;

/** What a room knows besides how the game stands. */
export interface ToldFacts extends RoomFacts {
  /** What this person is told of what was said. */
  readonly saidTo: (person: Id | null) => readonly Said[];
}

interface Change {
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

export const NO_CHANGE: Change = { events: [], undone: false };

export class Broadcast {
  readonly #delayTurns: number;
  readonly #facts: () => ToldFacts;
  readonly #histories: HistoryCache;
  /** Stands for the log as it is; another one when the game was read anew. */
  #log = {};
  /** With their audience once they have been told how the game stands. */
  readonly #followers = new Map<Follower, Audience | null>();
  #late: LateView | null = null;

  constructor(delayTurns: number, facts: () => ToldFacts, histories: HistoryCache) {
    this.#delayTurns = delayTurns;
    this.#facts = facts;
    this.#histories = histories;
  }

  /** The game goes on at another server. */
  sendElsewhere(): void {
    for (const follower of this.#followers.keys()) follower.goElsewhere();
  }

  /** Lets go of what was kept for whoever comes. */
  close(): void {
    this.#histories.forget(this.#log);
  }

  get size(): number {
    return this.#followers.size;
  }

  has(follower: Follower): boolean {
    return this.#followers.has(follower);
  }

  /** Will be told nothing before the welcome. */
  add(follower: Follower): void {
    this.#followers.set(follower, null);
  }

  remove(follower: Follower): boolean {
    return this.#followers.delete(follower);
  }

  /** Tells a follower how the game stands and what has happened in it. */
  welcome(follower: Follower, match: Match): void {
    const audience = audienceOf(match, follower.person);
    this.#followers.set(follower, audience);
    follower.sendWhole(this.#openedText(match, audience, follower.person));
  }

  /** Tells everybody all of it again: the match is another than they knew. */
  openAgain(match: Match): void {
    this.#late = null;
    this.#histories.forget(this.#log);
    this.#log = {};
    for (const [follower, audience] of this.#followers) {
      if (audience !== null) follower.send(this.#openedText(match, audience, follower.person));
    }
  }

  tell(match: Match, change: Change): void {
    const late = this.#late?.catchUp(match) ?? null;
    const facts = this.#facts();
    this.#tellAll((audience) => {
      if (audience === 'late') return late === null ? null : stateText(late.state, late);
      const seat = audience === 'public' ? null : audience;
      const events = eventsFor(match, change.events, seat);
      return stateText(gameState(match, seat, facts), { ...change, events });
    });
  }

  tellThinking(match: Match): void {
    const text = textOf({ type: 'thinking', game: match.start.id, thinking: this.#facts().thinking });
    this.#tellAll((audience) => (audience === 'late' ? null : text));
  }

  /** Also those who see everything late: what is said is nothing that was hidden. */
  tellSaid(match: Match, remark: Remark): void {
    const text = textOf({ type: 'said', game: match.start.id, said: remark.said });
    for (const [follower, audience] of this.#followers) {
      if (audience !== null && isToldTo(remark, follower.person)) follower.send(text);
    }
  }

  #tellAll(textFor: (audience: Audience) => string | null): void {
    const texts = new Map<Audience, string | null>();
    for (const [follower, audience] of this.#followers) {
      if (audience === null) continue;
      let text = texts.get(audience);
      if (text === undefined) texts.set(audience, (text = textFor(audience)));
      if (text !== null) follower.send(text);
    }
  }

  #openedText(match: Match, audience: Audience, person: Id | null): string {
    if (audience === 'late') {
      const late = (this.#late ??= new LateView(match, this.#delayTurns));
      const past = () => ({ history: late.history(match), undone: late.undone(match) });
      return this.#opened(match, audience, person, late.state(match), past);
    }
    const seat = audience === 'public' ? null : audience;
    const past = () => ({ history: historyFor(match, seat), undone: match.undos.marks });
    return this.#opened(match, audience, person, gameState(match, seat, this.#facts()), past);
  }

  /** The past changes with the log alone, and is long; the rest is made anew each time. */
  #opened(
    match: Match,
    audience: Audience,
    person: Id | null,
    state: GameState,
    past: () => Pick<Opened, 'history' | 'undone'>,
  ): string {
    const key = {
      of: this.#log,
      audience: String(audience),
      sequence: `${match.sequence} ${state.sequence}`,
    };
    const pastText = this.#histories.textOf(key, () => JSON.stringify(past()));
    const said = [...this.#facts().saidTo(person)];
    const head = JSON.stringify({ type: 'opened', state, said } satisfies Omit<Opened, 'history' | 'undone'>);
    return `${head.slice(0, -1)},${pastText.slice(1)}`;
  }
}

/** Whoever has a seat is shown what that seat may know and nothing else, so that no player can look on in his own game. */
function audienceOf(match: Match, person: Id | null): Audience {
  return match.seating.seatOf(person) ?? (match.start.options.spectators === 'delayed' ? 'late' : 'public');
}

/** Throws a Refusal if this person may not follow the game. What nobody may look on at is nobody else's afterwards, too. */
export function refuseUninvited(match: Match, person: Id | null): void {
  const { spectators } = match.start.options;
  if (spectators !== 'none' || match.seating.seatOf(person) !== null) return;
  throw new Refusal('not-allowed', 'this table plays without spectators');
}

const stateText = (state: GameState, { events, undone }: Change): string =>
  textOf({ type: 'state', state, events, ...(undone ? { undone } : {}) });

const textOf = (message: ToClient): string => JSON.stringify(message);
