// A person who plays several games over one WebSocket, as fast as the server lets him, and comes back after every loss of
// the connection. He forgets everything but what his ledgers say.

import type { GameState, Id, ToClient } from '@tenfold/protocol';
import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import { WebSocket } from 'ws';
import type { Choosing } from './choosing.ts';
import type { Dice } from '../seeded.ts';
import { hearMessages } from '../heard-messages.ts';
import type { TurningPoint } from '../turning-point.ts';
import type { StartedGame, Visitor } from '../visitors.ts';
import type { Ledger, SentChoice } from './ledger.ts';

/** How often somebody is nervous. */
const ONE_IN = 20;

export interface PlayedGame extends StartedGame {
  readonly ledger: Ledger;
  /** Choices that were first sent after the last start of the server, and acknowledged. */
  fresh: number;
  /** As both players saw it from the start. */
  seedHash: string | null;
  isOver: boolean;
}

/** A game from one seat. */
interface OwnGame {
  readonly played: PlayedGame;
  /** Sent, and not answered; outlives the connection. */
  waiting: SentChoice | null;
  /** Whether it was sent before the connection was lost. */
  isLeftOver: boolean;
  isPlaying: boolean;
  /** How the game stands, on this connection. */
  state: GameState | null;
}

export class Player {
  readonly #visitor: Visitor;
  readonly #seat: number;
  readonly #games: ReadonlyMap<Id, OwnGame>;
  readonly #below: Dice;
  readonly #point: TurningPoint;
  #socket: WebSocket | null = null;
  #choosing: Choosing = () => 0;

  constructor(
    visitor: Visitor,
    seat: number,
    games: readonly PlayedGame[],
    below: Dice,
    point: TurningPoint,
  ) {
    this.#visitor = visitor;
    this.#seat = seat;
    this.#games = new Map(
      games.map((played) => [
        played.game,
        { played, waiting: null, isLeftOver: false, isPlaying: false, state: null },
      ]),
    );
    this.#below = below;
    this.#point = point;
  }

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  /** Whether he sees all of his games. */
  get hasOpened(): boolean {
    return [...this.#games.values()].every(({ state }) => state !== null);
  }

  connect(url: string): void {
    const { headers, token, pace } = this.#visitor;
    pace.startAt(url);
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers });
    this.#socket = socket;
    socket.on('open', () => {
      this.#send({ type: 'hello', version: PROTOCOL_VERSION, token });
      for (const { played } of this.#games.values()) this.#send({ type: 'open', table: played.table });
    });
    hearMessages(socket, this.#point, (message) => this.#hear(message));
    socket.on('close', () => {
      this.#socket = null;
      for (const own of this.#games.values()) {
        own.state = null;
        own.isPlaying = false;
        own.isLeftOver = own.waiting !== null;
      }
      this.#point.changed();
    });
  }

  /**
   * Answers whatever he is asked in these games. What had been sent and not answered is sent again: perhaps it was made,
   * perhaps not.
   */
  play(games: readonly PlayedGame[], how: Choosing): void {
    this.#choosing = how;
    for (const { game } of games) {
      const own = this.#games.get(game);
      if (own === undefined) continue;
      own.isPlaying = true;
      if (own.waiting === null) this.#answer(own);
      else this.#choose(game, own.waiting);
    }
  }

  /** Answers nothing more. */
  rest(): void {
    for (const own of this.#games.values()) own.isPlaying = false;
  }

  leave(): void {
    this.#socket?.close();
  }

  #hear(message: ToClient): void {
    if (message.type === 'opened') this.#compare(message.state);
    if (message.type === 'opened' || message.type === 'state') this.#look(message.state);
    if (message.type === 'done') this.#done(message.mark);
    if (message.type === 'refused') throw new Error(`seat ${this.#seat}: ${JSON.stringify(message)}`);
  }

  /** Nobody plays before everybody has opened his games: until then each game stands as it did after the loss. */
  #compare({ game, sequence, seedHash, ended }: GameState): void {
    const { played } = this.#own(game);
    const { acknowledged, unacknowledged } = played.ledger;
    played.seedHash ??= seedHash;
    if (seedHash !== played.seedHash) throw new Error(`game ${game}: the hash of its seed is another now`);
    const choices = ended === null ? sequence : sequence - 1;
    if (choices < acknowledged || choices > acknowledged + unacknowledged) {
      throw new Error(
        `game ${game} has ${choices} choices, but ${acknowledged} were acknowledged and ${unacknowledged} more sent`,
      );
    }
  }

  #look(state: GameState): void {
    const own = this.#own(state.game);
    own.state = state;
    if (state.ended !== null) own.played.isOver = true;
    this.#answer(own);
  }

  #answer(own: OwnGame): void {
    const { played, state, waiting, isPlaying } = own;
    const prompt = state?.prompt ?? null;
    if (state === null || prompt === null || waiting !== null || !isPlaying) return;
    // The state that follows from one's last choice is still on its way.
    if (played.ledger.has(this.#seat, prompt.number)) return;
    const option = this.#choosing(prompt, state.view, this.#below);
    own.waiting = played.ledger.send(this.#seat, prompt.number, option);
    this.#choose(played.game, own.waiting);
    // A nervous player: the second must be told that it is done, and change nothing.
    if (this.#below(ONE_IN) === 0) this.#choose(played.game, own.waiting);
  }

  #choose(game: Id, { number, option }: SentChoice): void {
    this.#send({ type: 'choose', game, number, option, mark: `${game} ${number}` });
  }

  #done(mark: string | undefined): void {
    // An answer to `open`.
    if (mark === undefined) return;
    const [game = '', number] = mark.split(' ');
    const own = this.#own(game);
    const { played, waiting } = own;
    if (waiting?.number !== Number(number)) return;
    played.ledger.acknowledge(waiting);
    if (!own.isLeftOver) played.fresh += 1;
    own.waiting = null;
    own.isLeftOver = false;
    this.#answer(own);
  }

  #own(game: Id): OwnGame {
    const own = this.#games.get(game);
    if (own === undefined) throw new Error(`told of a game of others: ${game}`);
    return own;
  }

  #send(message: object): void {
    const socket = this.#socket;
    const send = (): void => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    const wait = this.#visitor.pace.next();
    if (wait === 0) send();
    else setTimeout(send, wait);
  }
}
