// A person who plays several games at whatever node can be reached, as a page behind a load balancer does: when its
// connection is lost, or nothing is answered, it goes to another node and sends again what was not answered. It notes all
// that it did and saw.

import type { GameState, Id, Prompt, ToClient } from '@tenfold/protocol';
import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import type { View } from '@tenfold/rules';
import { WebSocket } from 'ws';
import { towardsTheEnd } from '../playing/choosing.ts';
import { hearMessages } from '../heard-messages.ts';
import type { Dice } from '../seeded.ts';
import type { TurningPoint } from '../turning-point.ts';
import type { StartedGame, Visitor } from '../visitors.ts';

/** What one of several calls was, and when: moments are counted, so that what is noted first is first. */
interface Noted {
  readonly called: number;
  answered: number | null;
}

interface NotedChoice extends Noted {
  readonly seat: number;
  readonly number: number;
  readonly option: number;
}

interface NotedLook extends Noted {
  length: number | null;
}

/** What a seat was shown when the log had so many entries. */
interface Shown {
  readonly seat: number;
  readonly sequence: number;
  readonly view: View;
}

export interface TravelledGame extends StartedGame {
  /** By seat; one for each choice, however often it was sent. */
  readonly choices: Map<string, NotedChoice>;
  readonly looks: NotedLook[];
  readonly shown: Shown[];
  seedHash: string | null;
  isOver: boolean;
}

interface OwnGame {
  readonly played: TravelledGame;
  waiting: NotedChoice | null;
  look: NotedLook | null;
  prompt: Prompt | null;
  state: GameState | null;
}

/** A node that does not answer for so long is left. */
const PATIENCE_MS = 3000;
const GO_ON_MS = 200;
/** One view in so many is kept to be compared. */
const ONE_SHOWN_IN = 25;

let moments = 0;
const now = (): number => ++moments;

export class Traveller {
  readonly #visitor: Visitor;
  readonly #seat: number;
  readonly #games = new Map<Id, OwnGame>();
  readonly #nodes: () => readonly string[];
  readonly #below: Dice;
  readonly #point: TurningPoint;
  #socket: WebSocket | null = null;
  #silence: NodeJS.Timeout | null = null;
  #isHome = false;
  /** How often the connection was lost. */
  losses = 0;

  constructor(
    visitor: Visitor,
    seat: number,
    nodes: () => readonly string[],
    below: Dice,
    point: TurningPoint,
  ) {
    this.#visitor = visitor;
    this.#seat = seat;
    this.#nodes = nodes;
    this.#below = below;
    this.#point = point;
  }

  /** Goes to a node, and to the next when that is lost. */
  travel(): void {
    if (this.#isHome) return;
    const nodes = this.#nodes();
    const url = nodes[this.#below(nodes.length)];
    if (url === undefined) return this.#later(() => this.travel());
    const { headers, token, pace } = this.#visitor;
    pace.startAt(url);
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers });
    this.#socket = socket;
    this.#listen(socket);
    socket.on('open', () => {
      this.#send({ type: 'hello', version: PROTOCOL_VERSION, token });
      for (const own of this.#games.values()) this.#look(own);
    });
    hearMessages(socket, this.#point, (message) => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      this.#hear(message);
    });
    socket.on('close', () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  /** From now on he plays this one, too; those that are over he looks at no more. */
  join(played: TravelledGame): void {
    for (const [game, own] of this.#games) {
      if (!own.played.isOver) continue;
      this.#games.delete(game);
      this.#send({ type: 'close', table: own.played.table });
    }
    const own: OwnGame = { played, waiting: null, look: null, prompt: null, state: null };
    this.#games.set(played.game, own);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#look(own);
  }

  /** How a game stands for him; nothing of those that others play. */
  describe(game: Id): string[] {
    const own = this.#games.get(game);
    if (own === undefined) return [];
    const { waiting, prompt, state, look } = own;
    const url = this.#socket?.url ?? 'nowhere';
    return [
      `seat ${this.#seat} at ${url}: ${state?.sequence ?? 'nothing seen'}, asked ${prompt?.number ?? 'nothing'}, ` +
        `sent ${waiting?.number ?? 'nothing'}, looked ${look === null ? 'not' : look?.answered === null ? 'in vain' : 'once'}`,
    ];
  }

  goHome(): void {
    this.#isHome = true;
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.#socket?.terminate();
  }

  #lose(): void {
    this.#socket?.terminate();
    this.#socket = null;
    this.losses += 1;
    if (this.#silence !== null) clearTimeout(this.#silence);
    for (const own of this.#games.values()) {
      own.state = null;
      own.prompt = null;
      own.look = null;
    }
    this.#later(() => this.travel());
  }

  /** Whoever waits for an answer does not wait for ever. */
  #listen(socket: WebSocket): void {
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const isWaiting = [...this.#games.values()].some(
        ({ waiting, state }) => waiting !== null || state === null,
      );
      if (socket !== this.#socket || this.#isHome) return;
      if (isWaiting) this.#lose();
      else this.#listen(socket);
    }, PATIENCE_MS);
  }

  #look(own: OwnGame): void {
    own.look = { called: now(), answered: null, length: null };
    own.played.looks.push(own.look);
    this.#send({ type: 'open', table: own.played.table, mark: `o ${own.played.game}` });
  }

  #hear(message: ToClient): void {
    if (message.type === 'opened') this.#opened(message.state);
    else if (message.type === 'state') this.#see(message.state);
    else if (message.type === 'done' || message.type === 'refused') this.#answered(message);
    else if (message.type === 'closing') this.#lose();
  }

  /** The first that is told after `open` is what the store had then. */
  #opened(state: GameState): void {
    const own = this.#games.get(state.game);
    if (own === undefined) return;
    const { look, waiting } = own;
    // It was made, or will never be.
    if (waiting !== null && waiting.number !== state.prompt?.number) own.waiting = null;
    if (look?.answered === null) {
      look.answered = now();
      look.length = state.sequence;
    }
    this.#see(state);
  }

  #see(state: GameState): void {
    const own = this.#games.get(state.game);
    if (own === undefined) return;
    const { played } = own;
    played.seedHash ??= state.seedHash;
    if (played.seedHash !== state.seedHash) throw new Error(`game ${state.game} has another seed now`);
    if (own.state !== null && state.sequence < own.state.sequence) {
      throw new Error(`game ${state.game} went back from ${own.state.sequence} to ${state.sequence}`);
    }
    if (this.#below(ONE_SHOWN_IN) === 0) {
      played.shown.push({ seat: this.#seat, sequence: state.sequence, view: state.view });
    }
    own.state = state;
    own.prompt = state.prompt;
    if (state.ended !== null) played.isOver = true;
    this.#answer(own);
  }

  #answer(own: OwnGame): void {
    const { played, prompt, state, waiting } = own;
    if (state === null || prompt === null || played.isOver) return;
    if (waiting !== null && waiting.number === prompt.number) {
      // Sent before the connection was lost: perhaps it was made, perhaps not.
      if (own.look?.answered !== null) return this.#choose(own, waiting);
      return;
    }
    const key = `${this.#seat}.${prompt.number}`;
    if (played.choices.has(key)) return;
    const option = towardsTheEnd(prompt, state.view, this.#below);
    own.waiting = { seat: this.#seat, number: prompt.number, option, called: now(), answered: null };
    played.choices.set(key, own.waiting);
    this.#choose(own, own.waiting);
  }

  #choose({ played }: OwnGame, { number, option }: NotedChoice): void {
    this.#send({ type: 'choose', game: played.game, number, option, mark: `c ${played.game} ${number}` });
  }

  #answered({ mark = '', ...answer }: Extract<ToClient, { type: 'done' | 'refused' }>): void {
    const [what, game = '', number] = mark.split(' ');
    if (what === 'o') {
      // Not now: it is tried again in a moment.
      if (answer.type === 'refused') this.#later(() => this.#lookAt(game));
      return;
    }
    const own = this.#games.get(game);
    if (what !== 'c' || own === undefined) return;
    if (own.waiting?.number !== Number(number)) return;
    if (answer.type === 'done') {
      own.waiting.answered ??= now();
      own.waiting = null;
      return this.#answer(own);
    }
    // Whether it was made or not, how the game stands shows it.
    this.#later(() => this.#look(own));
  }

  #lookAt(game: Id): void {
    const own = this.#games.get(game);
    if (own !== undefined) this.#look(own);
  }

  #later(work: () => void): void {
    const socket = this.#socket;
    setTimeout(() => {
      if (!this.#isHome && socket === this.#socket) work();
    }, GO_ON_MS);
  }

  #send(message: object): void {
    const socket = this.#socket;
    const send = (): void => {
      if (socket === this.#socket && socket?.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify(message));
    };
    const wait = this.#visitor.pace.next();
    if (wait === 0) send();
    else setTimeout(send, wait);
  }
}
