// Two Big Money players on typed arrays and nothing else: no engine, no cards but those they buy.
// It is the yardstick that runs beside the engine, since machines differ and are noisy.

const COPPER = 0;
const SILVER = 1;
const GOLD = 2;
const PROVINCE = 3;
const ESTATE = 4;
const COINS = new Int32Array([1, 2, 3, 0, 0]);

export interface ScoreTally {
  games: number;
  firstWins: number;
  secondWins: number;
  ties: number;
  rounds: number;
}

export const newTally = (): ScoreTally => ({ games: 0, firstWins: 0, secondWins: 0, ties: 0, rounds: 0 });

export function count(
  tally: ScoreTally,
  points: readonly [number, number],
  turns: readonly [number, number],
): void {
  tally.games++;
  tally.rounds += (turns[0] + turns[1]) / 2;
  const [first, second] = points;
  if (first === second && turns[0] === turns[1]) tally.ties++;
  else if (first > second) tally.firstWins++;
  else tally.secondWins++;
}

/** The four words of xoshiro128**. A typed array, for fields of a class would be boxed as soon as they fill 32 bits. */
const newRandom = (seed: number): Int32Array => {
  const words = new Int32Array([seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162]);
  shuffle(words, new Int8Array(20), 20);
  return words;
};

function shuffle(random: Int32Array, cards: Int8Array, size: number): void {
  let a = random[0]!;
  let b = random[1]!;
  let c = random[2]!;
  let d = random[3]!;
  for (let i = size - 1; i > 0; i--) {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    const j = Math.floor(word * (i + 1) * 2 ** -32);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  random[0] = a;
  random[1] = b;
  random[2] = c;
  random[3] = d;
}

/** Deck and discard pile of a player: the cards and how many there are. Nothing else needs to be kept. */
class Player {
  deck = new Int8Array(128);
  discard = new Int8Array(128);
  readonly hand = new Int8Array(5);
  deckSize = 0;
  discardSize = 0;
  provinces = 0;
  turns = 0;

  begin(random: Int32Array): void {
    this.deckSize = 0;
    this.provinces = 0;
    this.turns = 0;
    for (let i = 0; i < 7; i++) this.discard[i] = COPPER;
    for (let i = 7; i < 10; i++) this.discard[i] = ESTATE;
    this.discardSize = 10;
    this.draw(random);
  }

  draw(random: Int32Array): void {
    for (let i = 0; i < 5; i++) {
      if (this.deckSize === 0) this.turnOver(random);
      this.hand[i] = this.deck[--this.deckSize]!;
    }
  }

  private turnOver(random: Int32Array): void {
    const empty = this.deck;
    this.deck = this.discard;
    this.deckSize = this.discardSize;
    this.discard = empty;
    this.discardSize = 0;
    shuffle(random, this.deck, this.deckSize);
  }
}

/** Plays so many games and tallies them. */
export function playReference(games: number, seed: number): ScoreTally {
  const random = newRandom(seed);
  const players = [new Player(), new Player()] as const;
  const tally = newTally();
  for (let game = 0; game < games; game++) {
    for (const player of players) player.begin(random);
    let provinces = 8;
    for (let turn = 0; provinces > 0; turn ^= 1) {
      const player = players[turn]!;
      player.turns++;
      let coins = 0;
      for (let i = 0; i < 5; i++) coins += COINS[player.hand[i]!]!;
      const bought = coins >= 8 ? PROVINCE : coins >= 6 ? GOLD : coins >= 3 ? SILVER : -1;
      if (bought === PROVINCE) {
        provinces--;
        player.provinces++;
      }
      if (bought >= 0) player.discard[player.discardSize++] = bought;
      for (let i = 0; i < 5; i++) player.discard[player.discardSize++] = player.hand[i]!;
      player.draw(random);
    }
    const [first, second] = players;
    count(tally, [6 * first.provinces, 6 * second.provinces], [first.turns, second.turns]);
  }
  return tally;
}
