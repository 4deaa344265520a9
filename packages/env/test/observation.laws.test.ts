// Each number is what its name says: all of an observation, told anew from the view by names.

import type { Dice } from '@tenfold/laws';
import type { CardId, Decision, Game, View } from '@tenfold/rules';
import { Lens, NOBODY, PHASES, VERBS, cardSetOf, clone, ownedCards, view } from '@tenfold/rules';
import { wantsFullTests } from '@tenfold/prerequisites';
import { describe, expect, it } from 'vitest';
import { Environment, MOST_PICKS, layoutForAllCards, layoutFor } from '../src/index.ts';
import { TABLES, at, eachPosition } from './positions.ts';

type Numbers = Record<string, number>;

const counted = (cards: readonly CardId[] | undefined, id: CardId): number =>
  (cards ?? []).filter((card) => card === id).length;

/** Written after docs/environment.md, with nothing but the view where the view has it. */
function expected(game: Game, seat: number, ids: readonly CardId[]): Numbers {
  const seen = view(game, seat);
  const players = seen.players.length;
  const playerAt = (distance: number): number => (seat + distance) % players;
  const isAt = (distance: number, player: number | null | undefined): number =>
    player === playerAt(distance) ? 1 : 0;
  return {
    ...turnNumbers(seen),
    ...Object.fromEntries(ids.flatMap((id) => tableNumbers(seen, seat, id))),
    ...Object.fromEntries(
      Array.from({ length: players }, (_, distance): [string, number][] => {
        const player = playerAt(distance);
        const lens = new Lens(game, seat);
        return [
          [`turn-player:${distance}`, isAt(distance, seen.turn.player)],
          [`possessor:${distance}`, isAt(distance, seen.turn.possessor)],
          [`waiting-for:${distance}`, seen.waitingFor.includes(player) ? 1 : 0],
          [`asked-for:${distance}`, isAt(distance, seen.decision?.player)],
          [`asked-about:${distance}`, isAt(distance, seen.decision?.about)],
          [`hand-size:${distance}`, at(seen.players, player).handSize],
          [`turns:${distance}`, at(seen.players, player).turns],
          [`points:${distance}`, lens.points(player)],
          [`countable:${distance}`, lens.canCount(player) ? 1 : 0],
          ...ids.flatMap((id) => playerNumbers(game, seen, player, distance, lens.canCount(player), id)),
        ];
      }).flat(),
    ),
    'deck-size': at(seen.players, seat).deckSize ?? NaN,
    'possessed-deck-size': possessedBy(seen, seat)?.deckSize ?? 0,
  };
}

const possessedBy = (seen: View, seat: number) =>
  seen.turn.possessor === seat && seen.turn.player !== seat ? seen.players[seen.turn.player] : undefined;

/** Verbs of texts that no card of the boxes has. */
const SELDOM: readonly string[] = ['show', 'return', 'put-under'];

function turnNumbers({ turn, decision, supply }: View): Numbers {
  return {
    turn: turn.number,
    ...Object.fromEntries(PHASES.map((phase) => [`phase:${phase}`, turn.phase === phase ? 1 : 0])),
    actions: turn.actions,
    buys: turn.buys,
    coins: turn.coins,
    potions: turn.potions,
    'actions-played': turn.actionsPlayed,
    'empty-piles': supply.filter((pile) => pile.count === 0).length,
    ...Object.fromEntries(
      VERBS.filter((verb) => !SELDOM.includes(verb)).map((verb) => [
        `asked:${verb}`,
        decision?.verb === verb ? 1 : 0,
      ]),
    ),
    'asked-least': Math.min(decision?.least ?? 0, MOST_PICKS),
    'asked-most': Math.min(decision?.most ?? 0, MOST_PICKS),
  };
}

function tableNumbers(seen: View, seat: number, id: CardId): [string, number][] {
  const pile = seen.supply.find(({ card }) => card === id);
  const own = seen.players[seat];
  return [
    [`because-of:${id}`, seen.asking === id ? 1 : 0],
    [`supply:${id}`, pile?.count ?? -1],
    [`cost:${id}`, pile?.cost.coins ?? 0],
    [`trash:${id}`, counted(seen.trash, id)],
    [`hand:${id}`, counted(own?.hand, id)],
    [`picked:${id}`, counted(own?.picked, id)],
    [`possessed-hand:${id}`, counted(possessedBy(seen, seat)?.hand, id)],
    [`possessed-picked:${id}`, counted(possessedBy(seen, seat)?.picked, id)],
  ];
}

function playerNumbers(
  game: Game,
  seen: View,
  player: number,
  distance: number,
  countable: boolean,
  id: CardId,
): [string, number][] {
  const { inPlay, returning, discardTop } = at(seen.players, player);
  const set = cardSetOf(game);
  const open = seen.open.filter((one) => one.player === player).flatMap(({ cards }) => cards);
  return [
    [`owned:${distance}:${id}`, countable ? at(ownedCards(game, set, player), set.ids.indexOf(id)) : 0],
    [`in-play:${distance}:${id}`, counted(inPlay, id)],
    [`open:${distance}:${id}`, counted(open, id)],
    [`returning:${distance}:${id}`, counted(returning, id)],
    [`discard-top:${distance}:${id}`, discardTop === id ? 1 : 0],
  ];
}

const SEEDS = wantsFullTests() ? [1, 2, 3] : [1];

describe.each(TABLES)('at a table of %i', (players) => {
  it('every number is what its name says, for every seat', () => {
    let possessed = 0;
    const all = layoutForAllCards(players);
    const look = (game: Game, asked: Decision | undefined, dice: Dice): void => {
      const isPossessed = game.turn.possessor !== NOBODY;
      if (asked !== undefined && !dice.onceIn(isPossessed ? 2 : 20)) return;
      if (isPossessed) possessed++;
      const layout = dice.onceIn(2) ? all : layoutFor(game.setup);
      const { names } = layout.observation;
      const environment = new Environment(layout, { autoForced: false });
      environment.resume(clone(game));
      for (const seat of game.seats.keys()) {
        const numbers = [...environment.observation(seat)];
        const told = Object.fromEntries(names.map((name, index) => [name, at(numbers, index)]));
        expect(told).toEqual(expected(game, seat, layout.cards.ids));
      }
    };
    for (const seed of SEEDS) eachPosition(players, 'possessor', `named-${players}-${seed}`, look);
    expect(possessed).toBeGreaterThan(0);
  });
});

describe('the layout of an observation', () => {
  it('has a name of its own for each number', () => {
    for (const players of TABLES) {
      const { names, size } = layoutForAllCards(players).observation;
      expect(new Set(names).size).toBe(size);
    }
  });

  it('follows from the players and the cards, not from the order in which these are given', () => {
    const kingdom = ['village', 'smithy', 'market', 'mine', 'moat', 'cellar', 'militia', 'workshop'];
    const setup = { players: ['Ann', 'Bob'], study: true };
    const one = layoutFor({ ...setup, kingdom });
    const other = layoutFor({ ...setup, kingdom: kingdom.toReversed() });
    expect(other.observation.names).toEqual(one.observation.names);
    expect(other.actions.names).toEqual(one.actions.names);
  });
});
