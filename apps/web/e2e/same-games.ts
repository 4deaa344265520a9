// Games that are played to their end by the same dice wherever this runs.

import {
  KINGDOM_PILES,
  allCards,
  newGame,
  playOut,
  randomBelow,
  randomChooser,
  seedRandom,
  setOfCard,
} from '@tenfold/rules';

const MOST_CHOICES = 2_000;

/** Each as the text of the whole game after its last choice, with all that happened on the way. */
export function sameGames(count: number): string[] {
  return Array.from({ length: count }, (_game, index) =>
    playedGame(`game ${index}`, 2 + (index % 5), index % 2 === 0),
  );
}

function playedGame(seed: string, players: number, secure: boolean): string {
  const dice = seedRandom('fast', seed);
  const kinds = allCards.map(({ id }) => id).filter((id) => setOfCard(id) !== 'basic');
  const kingdom = Array.from({ length: KINGDOM_PILES }, () =>
    kinds.splice(randomBelow(dice, kinds.length), 1),
  ).flat();
  const game = newGame({
    players: Array.from({ length: players }, (_player, seat) => `Player ${seat + 1}`),
    kingdom,
    seed: secure ? '0123456789abcdef'.repeat(4) : seed,
    generator: secure ? 'secure' : 'fast',
  });
  const happened: string[] = [];
  playOut(game, randomChooser(dice), {
    listener: (event) => happened.push(JSON.stringify(event)),
    until: (_game, made) => made === MOST_CHOICES,
  });
  return `${JSON.stringify(game)}\n${happened.join('\n')}`;
}
