// No character breaks down on a card, keeps a game from ending, leaves anything to chance, or sees what is hidden.

import { wantsFullTests } from '@tenfold/prerequisites';
import type { CardDefinition, Game } from '@tenfold/rules';
import { Lens, TYPES, allCards, clone, newGame, newPosition } from '@tenfold/rules';
import type { Character, PreparedStrategy, Play } from '@tenfold/bots';
import { characters } from '@tenfold/bots';
import { Dice, kingdomCards } from '@tenfold/laws';
import { describe, expect, it } from 'vitest';
import type { Seated, Tally } from './law-games.ts';
import { at, newTally, playUnderLaws } from './law-games.ts';

/** In fewer, some card is played by nobody. */
const GAMES = 30;
const [OWN_GAMES, REPEATED] = wantsFullTests() ? [10, 4] : [8, 2];

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const KINGDOM_CARDS = kingdomCards('boxes');
const printed = allCards.filter(({ id }) => KINGDOM_CARDS.includes(id));

/** Kingdoms in which every card comes up before any comes up again. */
function* kingdomsOf(cards: readonly string[], dice: Dice): Generator<string[], never> {
  let left: string[] = [];
  for (;;) {
    const kingdom = left.splice(0, 10);
    if (kingdom.length < 10) {
      left = dice.shuffled(cards.filter((card) => !kingdom.includes(card)));
      kingdom.push(...left.splice(0, 10 - kingdom.length));
    }
    yield kingdom;
  }
}

const namesFor = (players: number): string[] => NAMES.slice(0, players);

/** Everybody owns a copy of each Kingdom card, and money: so each card is played, whoever would buy it. */
function richGame(
  kingdom: readonly string[],
  players: number,
  dice: Dice,
  ownCards?: readonly CardDefinition[],
): Game {
  const money = ['copper', 'copper', 'copper', 'silver', 'gold', 'estate'];
  return newPosition({
    players: namesFor(players).map((name) => {
      const cards = dice.shuffled([...kingdom, ...money]);
      return { name, hand: cards.slice(0, 5), deck: cards.slice(5) };
    }),
    kingdom,
    seed: `rich ${dice.below(1_000_000)}`,
    ...(ownCards === undefined ? {} : { ownCards }),
  });
}

/** All characters, beginning with another one in each game. */
const seatedIn = (game: Game, number: number): Seated[] =>
  game.seats.map((_seat, seat) => at(characters, (seat + number) % characters.length));

/** So many games, two in three of them rich. */
function playMany(
  label: string,
  games: number,
  cards: readonly string[],
  ownCards?: readonly CardDefinition[],
): Tally {
  const dice = new Dice(label);
  const kingdoms = kingdomsOf(cards, dice);
  const tally = newTally();
  for (let number = 0; number < games; number++) {
    const kingdom = kingdoms.next().value;
    const players = 2 + (number % 5);
    const game =
      number % 3 > 0
        ? richGame(kingdom, players, dice, ownCards)
        : newGame({
            players: namesFor(players),
            kingdom,
            seed: `${label} ${number}`,
            ...(ownCards === undefined ? {} : { ownCards }),
          });
    playUnderLaws(game, seatedIn(game, number), `${label} ${number}`, tally);
  }
  return tally;
}

/** A count of games in place of time, so that the same comes of it every time. */
function prepared(character: Character, lens: Lens): PreparedStrategy {
  const { preparation } = character;
  if (preparation === undefined) throw new Error(`${character.name} does not prepare`);
  let best: PreparedStrategy | undefined;
  for (const found of preparation.prepare(lens, (games) => games / 2000)) best = found;
  if (best === undefined) throw new Error(`${character.name} has found nothing`);
  return best;
}

const playing = (character: Character, found: PreparedStrategy): Play =>
  character.preparation?.playing(found) ?? character;

describe('all characters together', () => {
  it('play all cards of the boxes, at tables of two to six', () => {
    const tally = playMany('laws', GAMES, KINGDOM_CARDS);
    const playable = printed.filter(({ play }) => play !== undefined).map(({ id }) => id);
    expect(playable.filter((id) => !tally.played.has(id))).toEqual([]);
    // Laws that were hardly put to the test would say little.
    expect(tally.twins).toBeGreaterThan(16 * GAMES);
    expect(tally.asking.size).toBeGreaterThan(25);
  });

  it('play home-made cards that say the printed texts under other names', () => {
    const ownCards = printed.map((card) => ({
      ...card,
      id: `own-${card.id}`,
      types: TYPES.filter((type) => card.types.includes(type)),
    }));
    const ids = ownCards.map(({ id }) => id);
    const tally = playMany('own', OWN_GAMES, ids, ownCards);
    expect(tally.twins).toBeGreaterThan(30 * OWN_GAMES);
    expect(tally.asking.size).toBeGreaterThan(25);
  });

  it('make the same choices when the same game is played again', () => {
    const dice = new Dice('again');
    const kingdoms = kingdomsOf(KINGDOM_CARDS, dice);
    for (let number = 0; number < REPEATED; number++) {
      const game = richGame(kingdoms.next().value, 2 + number, dice);
      const again = clone(game);
      const choices = playUnderLaws(game, seatedIn(game, number), 'again', newTally());
      expect(playUnderLaws(again, seatedIn(again, number), 'again', newTally())).toEqual(choices);
      expect(again).toEqual(game);
    }
  });
});

describe.each(characters.filter(({ preparation }) => preparation !== undefined))(
  '$name, prepared',
  (character) => {
    it('keeps the laws too', () => {
      const dice = new Dice('prepared');
      const kingdoms = kingdomsOf(KINGDOM_CARDS, dice);
      const tally = newTally();
      for (let number = 0; number < REPEATED; number++) {
        const kingdom = kingdoms.next().value;
        const game = newGame({ players: namesFor(2 + (number % 2)), kingdom, seed: `prepared ${number}` });
        const found = prepared(character, new Lens(game, 0));
        const self = { name: `${character.name}, prepared`, ...playing(character, found) };
        const others = seatedIn(game, number);
        playUnderLaws(game, [self, ...others.slice(1)], `prepared ${number}`, tally);
      }
      expect(tally.twins).toBeGreaterThan(7 * REPEATED);
    });

    it('finds the same at every seat of a table, whatever is dealt there', () => {
      const kingdom = kingdomsOf(KINGDOM_CARDS, new Dice('found')).next().value;
      const [first, second] = ['one', 'two'].map((seed, seat) =>
        prepared(character, new Lens(newGame({ players: namesFor(2), kingdom, seed, start: seat }), seat)),
      );
      expect(second).toEqual(first);
    });
  },
);
