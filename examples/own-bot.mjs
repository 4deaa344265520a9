// A bot of one's own, in the same process: it plays against one that comes along, and sees no more than its seat may.
//
//   npm install @tenfold/rules @tenfold/bots
//   node own-bot.mjs

import { characters, seatBots } from '@tenfold/bots';
import { argumentOf, cardSetOf, kingdoms, newGame, playOut, scoreOf, verbOf } from '@tenfold/rules';

/** What it buys, the best first. */
const WANTED = ['province', 'gold', 'smithy', 'silver'];

/** A bot maker: it is given the seat's view of one game, and gives an object that chooses. */
function smithyPlayer() {
  let smithies = 0;
  return {
    name: 'Smithies and money',
    choose(lens, { options }) {
      // An option is a number that holds a verb and, for most verbs, a card's number.
      const find = (verb, card) =>
        options.find(
          (option) =>
            verbOf(option) === verb && (card === undefined || lens.set.ids[argumentOf(option)] === card),
        );
      const play = find('play', 'smithy') ?? find('play-treasures');
      if (play !== undefined) return play;
      for (const card of WANTED) {
        const buy = find('buy', card);
        // Two Smithies are enough: they draw each other.
        if (buy === undefined || (card === 'smithy' && smithies === 2)) continue;
        if (card === 'smithy') smithies += 1;
        return buy;
      }
      // Nothing more to do; and where others ask for something, the first that will do.
      return find('end-actions') ?? find('end-turn') ?? options[0];
    },
  };
}

const { cards: kingdom } = kingdoms.find(({ id }) => id === 'first-game');
const game = newGame({ players: ['Ann', 'Magpie'], kingdom, seed: '1' });
const magpie = characters.find(({ id }) => id === 'magpie');

// A bot for each seat, and the game played to its end.
playOut(game, seatBots(game, [smithyPlayer, magpie.maker]));
for (const [seat, name] of ['Ann', 'Magpie'].entries()) {
  console.log(`${name}: ${scoreOf(game, cardSetOf(game), seat).points} points`);
}

// It prints:
// → Ann: 33 points
// → Magpie: 30 points
