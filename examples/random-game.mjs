// A whole game in which everybody chooses at random.
//
//   npm install @tenfold/rules
//   node random-game.mjs [seed]

import {
  apply,
  cardSetOf,
  decision,
  kingdomText,
  newGame,
  optionWords,
  randomBelow,
  randomKingdom,
  scoreOf,
  seedRandom,
  winnersOf,
} from '@tenfold/rules';

const seed = process.argv[2] ?? '2026';
const players = ['Ann', 'Bob', 'Cleo'];

// Ten of the 62 Kingdom cards. A wish could say more: { withTrait: { village: { least: 1 } } }.
const kingdom = randomKingdom({}, seed);
console.log(kingdomText(kingdom));

// The game shuffles with a generator of its own, made of the seed; the choices get another. So all of this is the same
// whenever it is run with the same seed.
const game = newGame({ players, kingdom, seed });
const dice = seedRandom('fast', seed);

// The loop of every program that plays, which `playOut(game, choose)` does too: as long as somebody is asked, take one of
// the options that are offered.
let choices = 0;
for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
  const option = asked.options[randomBelow(dice, asked.options.length)];
  // An option is a number. In words it can be read:
  if (choices === 0) console.log(`${players[asked.seat]} begins: ${optionWords(game, option)}`);
  apply(game, option, asked.seat);
  choices += 1;
}

// Nobody is asked any more: the game is over.
const cards = cardSetOf(game);
const winners = winnersOf(game, cards);
console.log(`${choices} choices`);
for (const [seat, name] of players.entries()) {
  const { points } = scoreOf(game, cards, seat);
  console.log(`${name}: ${points} points${winners.includes(seat) ? ', wins' : ''}`);
}

// It prints:
// → duke.golem.herbalist.scout.scrying-pool.smithy.throne-room.tribute.wishing-well.woodcutter
// → Ann begins: play Copper
// → 364 choices
// → Ann: 3 points, wins
// → Bob: -3 points
// → Cleo: -3 points
