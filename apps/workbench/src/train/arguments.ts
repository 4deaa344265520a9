// What is asked for on the command line.

import { parseArgs } from 'node:util';

const USAGE =
  'usage: npm run train -- [--folder FOLDER] [--seed S] [--from-shipped] [--games N] [--minutes N] [--threads N | --on postgres://…] [--ship] [--check KINGDOMS]';

export interface TrainWish {
  /** Where the training is kept, and goes on from. */
  readonly folder: string;
  readonly seed: string;
  /** Whether one that begins goes on from the weights that come with the bots. */
  readonly fromShipped: boolean;
  /** It stops at so many games in all, or after so many minutes. */
  readonly games: number;
  readonly minutes: number;
  /** So many threads play, besides the one that learns; 0 if that plays too. */
  readonly threads: number;
  /** The database from which workers take the games, or null. */
  readonly on: string | null;
  /** Whether the weights are written to where the bots load them. */
  readonly ship: boolean;
  /** On so many kingdoms it is looked at how strong the network is by then. */
  readonly checked: number;
}

export function readArguments(): TrainWish {
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string', default: 'reports/train' },
        seed: { type: 'string', default: '1' },
        'from-shipped': { type: 'boolean', default: false },
        games: { type: 'string', default: 'Infinity' },
        minutes: { type: 'string', default: '60' },
        threads: { type: 'string', default: '0' },
        on: { type: 'string' },
        ship: { type: 'boolean', default: false },
        check: { type: 'string', default: '0' },
      },
    });
    return {
      folder: values.folder,
      seed: values.seed,
      fromShipped: values['from-shipped'],
      games: values.games === 'Infinity' ? Infinity : above0('games', values.games),
      minutes: above0('minutes', values.minutes),
      threads: above0('threads', values.threads),
      on: values.on ?? null,
      ship: values.ship,
      checked: above0('check', values.check),
    };
  } catch (error) {
    console.error(`train: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function above0(name: string, text: string): number {
  const number = Number(text);
  if (number > 0 || text === '0') return number;
  throw new Error(`--${name} is "${text}"; it must be a number of 0 or more`);
}
