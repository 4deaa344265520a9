// Moments of a game that show the table at its fullest, laid out by hand so that they stay the same whatever cards there
// are: what `npm run look` takes pictures of, and what the pictures of the table are compared in.

import type { OwnCard } from '@tenfold/protocol';
import type { CardId, Game, Position, PositionPlayer } from '@tenfold/rules';
import { apply, decision, findOption, newPosition, view, waitingFor } from '@tenfold/rules';
import type { SeatExtra } from '../../src/game/board/seats.ts';
import { PLAIN_SEAT } from '../../src/game/board/seats.ts';
import { promptOf } from '../../test/prompts.ts';
import type { Question } from '../harness/shown.svelte.ts';
import { LAMPLIGHTER, OLD_MILL } from '../own-cards.ts';

export interface State extends Question {
  readonly name: string;
}

const KINGDOM: readonly CardId[] = [
  'herbalist',
  'university',
  'masquerade',
  'shanty-town',
  'familiar',
  'philosophers-stone',
  'bridge',
  'minion',
  'torturer',
  'nobles',
];
const NAMES = ['Ann', 'Béla', 'Cleo', 'Dan', 'Eve', 'Finn'];
const CHARACTERS = [null, 'magpie', 'vixen', 'bramble', 'chancellor', 'wasp'];
const DECK: readonly CardId[] = [
  'silver',
  'gold',
  'estate',
  'copper',
  'copper',
  'copper',
  'silver',
  'duchy',
  'copper',
];

/** How many there are, what each has, whose turn; and the moves that lead to the moment, in words. */
interface Moment extends Omit<Position, 'players' | 'kingdom'> {
  readonly name: string;
  readonly kingdom?: readonly CardId[];
  readonly players?: readonly Partial<PositionPlayer>[];
  readonly moves?: readonly string[];
  /** Home-made ones. */
  readonly cards?: readonly OwnCard[];
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'action',
    players: [
      {
        hand: ['torturer', 'philosophers-stone', 'silver', 'copper', 'estate'],
        inPlay: ['university', 'university', 'nobles', 'nobles', 'shanty-town', 'bridge'],
      },
      {},
    ],
    turn: { phase: 'action', actions: 1, buys: 2, coins: 1, discount: 1 },
    trash: ['estate', 'estate', 'copper'],
  },
  {
    name: 'buy',
    players: [
      { hand: ['estate', 'curse'], inPlay: ['bridge', 'gold', 'gold', 'silver', 'copper', 'potion'] },
      {},
    ],
    turn: { phase: 'buy', buys: 2, coins: 8, potions: 1 },
  },
  {
    name: 'asked',
    players: [
      { hand: ['bridge', 'nobles', 'gold', 'silver', 'estate'] },
      { hand: ['torturer', 'copper'], inPlay: ['shanty-town', 'minion'] },
    ],
    turn: { player: 1, phase: 'action', actions: 1, coins: 2 },
    moves: ['play torturer'],
  },
  {
    name: 'picking',
    kingdom: [...KINGDOM.slice(0, 9), 'cellar'],
    players: [
      {
        hand: [
          'cellar',
          'torturer',
          'minion',
          'bridge',
          'university',
          'shanty-town',
          'gold',
          'silver',
          'copper',
          'copper',
          'duchy',
          'estate',
          'estate',
          'curse',
          'potion',
        ],
      },
      {},
    ],
    turn: { phase: 'action', actions: 1 },
    moves: ['play cellar', 'discard estate', 'discard curse'],
  },
  {
    name: 'ordering',
    kingdom: [...KINGDOM.slice(0, 9), 'apothecary'],
    players: [
      {
        hand: ['apothecary', 'copper', 'estate'],
        deck: ['silver', 'minion', 'duchy', 'familiar', 'bridge', 'copper'],
      },
      {},
    ],
    turn: { phase: 'action', actions: 1 },
    moves: ['play apothecary'],
  },
  {
    name: 'naming',
    kingdom: [...KINGDOM.slice(0, 9), 'wishing-well'],
    players: [{ hand: ['wishing-well', 'copper', 'silver', 'estate'] }, {}],
    turn: { phase: 'action', actions: 1 },
    moves: ['play wishing-well'],
  },
  {
    name: 'home-made',
    kingdom: [...KINGDOM.slice(0, 8), 'lamplighter', 'old-mill'],
    cards: [LAMPLIGHTER, OLD_MILL],
    players: [{ hand: ['lamplighter', 'lamplighter', 'old-mill', 'copper', 'estate'] }, {}],
    turn: { phase: 'action', actions: 1 },
    moves: ['play lamplighter'],
  },
  {
    name: 'waiting',
    players: [
      { hand: ['bridge', 'nobles', 'gold', 'silver', 'estate'] },
      { hand: ['copper', 'silver'], inPlay: ['shanty-town', 'minion', 'bridge'] },
    ],
    turn: { player: 1, phase: 'buy', coins: 2 },
  },
  {
    name: 'six',
    players: NAMES.map((_name, seat) =>
      seat === 0 ? { hand: ['gold', 'silver', 'copper', 'estate', 'nobles'] } : {},
    ),
    turn: { phase: 'buy', buys: 1 },
  },
  {
    name: 'possessed',
    kingdom: [...KINGDOM.slice(0, 9), 'possession'],
    players: [
      { hand: ['copper', 'silver', 'gold', 'estate', 'possession'] },
      { hand: ['torturer', 'bridge', 'silver', 'gold', 'province'], inPlay: ['shanty-town'] },
    ],
    turn: { player: 1, possessor: 0, phase: 'action', actions: 2 },
  },
  {
    name: 'end',
    players: [
      { hand: ['copper', 'estate', 'silver', 'gold', 'province'], inPlay: ['gold', 'gold', 'silver'] },
      {},
    ],
    supply: { province: 1 },
    turn: { phase: 'buy', coins: 8 },
    moves: ['buy province'],
  },
];

export const states = (): State[] => MOMENTS.map(stateOf);

function stateOf(moment: Moment): State {
  const { name, kingdom = KINGDOM, players = [{}, {}], moves = [], cards = [], ...rest } = moment;
  const game = newPosition({
    ...rest,
    ...(cards.length === 0 ? {} : { ownCards: cards.map(({ definition }) => definition) }),
    kingdom,
    players: players.map((player, seat) => ({
      name: NAMES[seat] ?? '',
      hand: ['copper', 'copper', 'silver', 'estate', 'gold'],
      deck: DECK,
      discard: ['duchy', 'copper', 'silver'],
      turns: 12,
      ...player,
    })),
    seed: 'look',
  });
  for (const move of moves) carryOut(game, move);
  const shown = view(game, 0);
  const asked = waitingFor(game).includes(0) ? decision(game, 0) : undefined;
  return {
    name,
    view: shown,
    prompt: asked === undefined ? null : promptOf(game, asked, 1),
    seats: shown.players.map(extraOf),
    ownCards: cards,
  };
}

function carryOut(game: Game, move: string): void {
  const asked = decision(game);
  if (asked === undefined) throw new Error(`nobody is asked, so nobody can “${move}”`);
  apply(game, findOption(game, asked, move), asked.seat);
}

/** Everything that a panel can show. */
const extraOf = (_player: unknown, seat: number): SeatExtra => ({
  ...PLAIN_SEAT,
  isBot: seat > 0,
  character: CHARACTERS[seat] ?? null,
  points: 6 + 5 * seat,
  bought: ['duchy', 'familiar'],
  clock: seat === 0 ? { left: 462_000, at: 0, running: false } : null,
});
