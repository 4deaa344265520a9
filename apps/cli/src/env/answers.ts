// The lines of `tenfold env`: a request in, an answer out. docs/environment.md describes both.

import type { Buffers } from '@tenfold/env';
import { Batch, EnvError, newBuffers } from '@tenfold/env';
import { RuleError } from '@tenfold/rules';
import { UsageError } from '../usage-error.ts';
import { isObject, readReset } from './reset-wish.ts';

const REQUESTS = ['reset', 'step', 'observe', 'names'];

/** Answers line after line; what cannot be done is answered with a sentence, and changes nothing. */
export class Answers {
  #batch: Batch | null = null;

  answer(line: string): object {
    try {
      return this.#carryOut(requestIn(line));
    } catch (error) {
      if (error instanceof EnvError || error instanceof RuleError || error instanceof UsageError) {
        return { error: error.message };
      }
      throw error;
    }
  }

  #carryOut([request, value]: readonly [string, unknown]): object {
    if (request === 'reset') return this.#reset(value);
    const batch = this.#batch;
    if (batch === null) throw new EnvError(`no game has begun; send {"reset": {}} before "${request}"`);
    if (request === 'step') {
      batch.step(actionsIn(value));
      return shown(batch);
    }
    if (request === 'observe') return observed(batch, value);
    const { actions, observation, cards } = batch.layout;
    return { actions: actions.names, observation: observation.names, cards: cards.ids };
  }

  #reset(value: unknown): object {
    const { games, players, seed, layout, setups, options } = readReset(value);
    const batch = new Batch(layout, setups, newBuffers(layout, games), options);
    this.#batch = batch;
    const { actions, observation } = layout;
    return { games, players, seed, actions: actions.size, observation: observation.size, ...shown(batch) };
  }
}

function requestIn(line: string): readonly [string, unknown] {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new EnvError('the line is no JSON; send one object a line, such as {"reset": {"players": 2}}');
  }
  const entries = isObject(read) ? Object.entries(read) : [];
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || !REQUESTS.includes(entry[0])) {
    throw new EnvError(`a line is an object with one of these keys and no other: ${REQUESTS.join(', ')}`);
  }
  return entry;
}

function actionsIn(value: unknown): number[] {
  if (Array.isArray(value) && value.every((action) => typeof action === 'number')) return value;
  throw new EnvError(
    '"step" takes a list with the number of an action for each game, such as {"step": [17]}',
  );
}

function observed(batch: Batch, value: unknown): object {
  if (!isObject(value)) throw new EnvError('"observe" takes an object such as {"game": 0, "seat": 1}');
  const { game: place = 0, seat } = value;
  if (typeof place !== 'number' || typeof seat !== 'number') {
    throw new EnvError('"observe" takes the numbers of a game and a seat, such as {"game": 0, "seat": 1}');
  }
  const game = batch.game(place);
  return { observation: [...game.observation(seat)], legal: legalIn(game.mask(seat)) };
}

function shown({ size, buffers }: Batch): object {
  const rows = Array.from({ length: size }, (_, place) => rowOf(buffers, place, size));
  return {
    seats: [...buffers.seats],
    observations: rows.map(({ observation }) => [...observation]),
    legal: rows.map(({ mask }) => legalIn(mask)),
    rewards: rows.map(({ rewards }) => [...rewards]),
    done: rows.map(({ done }) => done),
    points: rows.map(({ done, points }) => (done ? [...points] : null)),
  };
}

function rowOf({ observations, masks, rewards, points, done }: Buffers, place: number, size: number) {
  const row = <T extends Float32Array | Uint8Array>(array: T): T => {
    const width = array.length / size;
    return array.subarray(place * width, (place + 1) * width) as T;
  };
  return {
    observation: row(observations),
    mask: row(masks),
    rewards: row(rewards),
    points: row(points),
    done: done[place] === 1,
  };
}

function legalIn(mask: Uint8Array): number[] {
  const legal: number[] = [];
  for (let action = mask.indexOf(1); action >= 0; action = mask.indexOf(1, action + 1)) legal.push(action);
  return legal;
}
