// Two games that differ only in what Ann must not know send her, and those who look on, the same bytes, whatever Bob
// does, until the rules show a card in which they differ.

import type { CardId, Game, PositionPlayer } from '@tenfold/rules';
import { newPosition } from '@tenfold/rules';
import { afterAll, expect, it } from 'vitest';
import { ANN, BOB, Dice, FIRST_GAME, STRANGER, at, startOf } from './play.ts';
import { World, listen, temporaryStore } from './world.ts';

const stores = [await temporaryStore(afterAll), await temporaryStore(afterAll)];

const CARDS: readonly CardId[] = [...FIRST_GAME, 'copper', 'silver', 'gold', 'estate', 'duchy'];
/** Actions that draw no card: what Bob does with them depends on nothing in which the games differ. */
const PLAIN_ACTIONS: readonly CardId[] = ['militia', 'woodcutter', 'workshop', 'remodel', 'mine'];

const some = (dice: Dice, cards: readonly CardId[], count: number): CardId[] =>
  Array.from({ length: count }, () => dice.pick(cards));

/** The middle of a game: Bob's turn begins. */
function players(dice: Dice): PositionPlayer[] {
  const owned = () => ({ deck: some(dice, CARDS, 6 + dice.below(4)), discard: some(dice, CARDS, 3) });
  return [
    { name: 'Ann', hand: some(dice, CARDS, 5), ...owned() },
    { name: 'Bob', hand: [...some(dice, PLAIN_ACTIONS, 2), 'copper', 'silver', 'estate'], ...owned() },
  ];
}

const lay = (seated: readonly PositionPlayer[], seed: string): Game =>
  newPosition({ players: seated, kingdom: FIRST_GAME, turn: { player: 1 }, seed });

/** Other cards lie in the deck and under the top of the discard pile. */
function dealtAnew(player: PositionPlayer, dice: Dice): PositionPlayer {
  const { deck = [], discard = [] } = player;
  const [top, ...under] = discard;
  const cards = [...deck, ...under];
  const shuffled: CardId[] = [];
  while (cards.length > 0) shuffled.push(...cards.splice(dice.below(cards.length), 1));
  return {
    ...player,
    deck: shuffled.slice(0, deck.length),
    discard: top === undefined ? [] : [top, ...shuffled.slice(deck.length)],
  };
}

it.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
  'Ann cannot tell the games apart: seed %s',
  async (seed) => {
    const dice = new Dice(`twins ${seed}`);
    const seated = players(dice);
    const twins = [
      lay(seated, seed),
      lay(
        seated.map((player) => dealtAnew(player, dice)),
        `${seed} twin`,
      ),
    ];
    const start = startOf({ options: { clock: 'fast' } });
    const worlds = [];
    for (const [index, position] of twins.entries()) {
      const world = await World.open({}, at(stores, index));
      const room = await world.begin({ ...start, setup: position.setup, position });
      const ears = {
        ann: await listen(room, ANN),
        bob: await listen(room, BOB),
        watcher: await listen(room, STRANGER),
      };
      worlds.push({ world, room, ...ears });
    }
    const one = at(worlds, 0);
    const other = at(worlds, 1);
    const compare = (): void => {
      expect(other.ann.texts).toEqual(one.ann.texts);
      expect(other.watcher.texts).toEqual(one.watcher.texts);
    };
    compare();

    while (one.ann.state.view.turn.player === 1) {
      const [person, ear] = one.bob.state.prompt === null ? [ANN, one.ann] : [BOB, one.bob];
      const { prompt } = ear.state;
      if (prompt === null) throw new Error('somebody is asked');
      const option = dice.below(prompt.options.length);
      for (const { world, room } of worlds) {
        world.now += 777;
        await room.choose(person, prompt.number, option);
      }
      compare();
      if (!dice.onceIn(3)) continue;
      const outcomes = await Promise.allSettled(worlds.map(async ({ room }) => room.undo(BOB)));
      expect(outcomes[1]).toEqual(outcomes[0]);
      compare();
      if (one.bob.state.undo.request === null) continue;
      const { number } = one.bob.state.undo.request;
      for (const { room } of worlds) await room.allowUndo(ANN, number, true);
      compare();
    }

    // Bob has drawn his next hand, and it is another one.
    expect(one.bob.state.view.players[1]?.hand).not.toEqual(other.bob.state.view.players[1]?.hand);
    const number = one.ann.state.prompt?.number ?? -1;
    const errors = await Promise.all(
      worlds.map(async ({ room }) => room.choose(ANN, number, 999).catch((error: unknown) => String(error))),
    );
    expect(errors[0]).toMatch(/there is no option 999/);
    expect(errors[1]).toBe(errors[0]);
  },
);
