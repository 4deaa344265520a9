// A card is played by what its text does: the same text under another name is played so that the same is asked, again and again.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { allCards, newGame, playOut, setOfCard } from '@tenfold/rules';
import type { Strategy } from '@tenfold/bots';
import { seatBots, strategist } from '@tenfold/bots';
import { expect, test } from 'vitest';

const GAMES = 5;

const moneyWith = (card: CardId, needsPotion: boolean): Strategy => ({
  name: 'money',
  buy: [
    { card: 'province' },
    { card, if: [{ l: { fn: 'ownedCount', arg: card }, op: '<', r: 3 }] },
    { card: 'gold' },
    ...(needsPotion
      ? [{ card: 'potion', if: [{ l: { fn: 'ownedCount', arg: 'potion' }, op: '<', r: 1 }] } as const]
      : []),
    { card: 'silver' },
  ],
});

/** What was asked in each game, and among how many options. */
function choicesOf(card: CardDefinition, ownCards?: readonly CardDefinition[]): string[] {
  const maker = strategist(moneyWith(card.id, card.cost.potions > 0));
  return Array.from({ length: GAMES }, (_game, index) => {
    const game = newGame({
      players: ['Ann', 'Bob'],
      kingdom: [card.id],
      study: true,
      seed: `named-${index}`,
      ...(ownCards === undefined ? {} : { ownCards }),
    });
    const choose = seatBots(game, [maker, maker]);
    const chosen: string[] = [];
    playOut(game, (now, asked) => {
      const option = choose(now, asked);
      // A card may be named that is in no pile, and a game with a home-made card knows one card more.
      chosen.push(asked.verb === 'name' ? 'name' : `${asked.verb} ${asked.options.length}`);
      return option;
    });
    return chosen.join(', ');
  });
}

const kingdomCards = allCards.filter(({ id }) => setOfCard(id) !== 'basic');

test.each(kingdomCards.map((card) => [card.id, card] as const))('%s', (_id, card) => {
  const own = { ...card, id: 'nameless' };
  expect(choicesOf(own, [own])).toEqual(choicesOf(card));
});
