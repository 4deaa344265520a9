// What each card that could be taken would be worth: the value of the position with it.

import type { CardSet, Lens, Option } from '@tenfold/rules';
import { END_TURN, NOTHING, argumentOf } from '@tenfold/rules';
import { factsOf } from '../play/card-facts.ts';
import { pointsGained } from '../play/end-game.ts';
import { Encoder, SparseInputs } from './encoding.ts';
import type { ValueNetwork } from './network.ts';
import { HIDDEN, OUTPUTS, UPPER, WIN, WORTH } from './network.ts';
import type { ValuePosition } from './position.ts';
import { positionOf } from './position.ts';

/** A card is bought, or gained in another way. */
export type Taking = 'buy' | 'gain';

/** Of the worth of a finished game, so much is the victory; the rest is by how many points. */
const VICTORY = 0.7;
const MARGIN = 0.3;
const WIDE_MARGIN = 20;

/** What a finished game is worth, from -1 to 1: by the share of the victory, and the lead in points. */
export const worthOfEnd = (share: number, players: number, lead: number): number =>
  VICTORY * winOfEnd(share, players) + MARGIN * Math.max(-1, Math.min(1, lead / WIDE_MARGIN));

/** The share of a victory on the scale of the network: 0 is an equal's share, 1 the whole and -1 nothing of it. */
export const winOfEnd = (share: number, players: number): number => {
  const equal = 1 / players;
  return share >= equal ? (share - equal) / (1 - equal) : (share - equal) / equal;
};

/** Judges options of one decision after the other; `begin` looks at the position first. */
export class OptionJudge {
  readonly network: ValueNetwork;
  readonly encoder: Encoder;
  readonly #set: CardSet;
  readonly table: SparseInputs;
  readonly own: SparseInputs;
  readonly #base = new Float32Array(HIDDEN);
  readonly #sums = new Float32Array(HIDDEN);
  readonly #upper = new Float32Array(UPPER);
  readonly #outputs = new Float32Array(OUTPUTS);
  #position: ValuePosition | undefined;

  constructor(network: ValueNetwork, set: CardSet) {
    this.network = network;
    this.#set = set;
    this.encoder = new Encoder(set, network.cards);
    this.table = new SparseInputs(this.encoder.most);
    this.own = new SparseInputs(this.encoder.most);
  }

  /** Looks at the position before the options are judged. */
  begin(lens: Lens): void {
    this.#position = positionOf(lens);
    this.table.length = 0;
    this.encoder.encodeTable(this.#position, this.table);
    this.network.begin(this.#base);
    this.network.add(this.table, this.#base);
  }

  /** What the position is like as it is: one of the outputs. */
  asItIs(output: number): number {
    this.own.length = 0;
    this.encoder.encodeOwn(this.#position!, this.own);
    return this.#run(output);
  }

  /** What a game that is over has come to. */
  ending(): number {
    return this.#end(this.#position!);
  }

  /** What the position is worth after an option is taken. */
  worth(lens: Lens, option: Option, taking: Taking): number {
    const position = this.#position!;
    const { own, supply, coins, potions, buys, points } = position;
    const card = option === END_TURN ? NOTHING : argumentOf(option);
    if (card !== NOTHING) {
      position.points += pointsGained(lens, factsOf(this.#set), card);
      own[card]!++;
      supply[card]!--;
    }
    if (option === END_TURN) position.buys = 0;
    else if (taking === 'buy') {
      position.buys--;
      position.coins -= lens.coinCost(card);
      position.potions -= this.#set.potions[card]!;
    }
    if (position.buys <= 0) {
      position.coins = 0;
      position.potions = 0;
    }
    this.own.length = 0;
    this.encoder.encodeOwn(position, this.own);
    if (card !== NOTHING) this.encoder.encodeTaken(card, this.own);
    const worth = position.buys <= 0 && isOver(position) ? this.#end(position) : this.#run(WORTH);
    if (card !== NOTHING) {
      own[card]!--;
      supply[card]!++;
    }
    Object.assign(position, { coins, potions, buys, points });
    return worth;
  }

  /** The game ends here: no guess is needed. */
  #end({ points, otherPoints, moreTurns, players }: ValuePosition): number {
    const lead = points - otherPoints;
    // Who is level and has taken no more turns shares the victory, with one of the others at least.
    const share = lead > 0 ? 1 : lead < 0 || moreTurns === 1 ? 0 : 0.5;
    this.#outputs[WIN] = winOfEnd(share, players);
    return (this.#outputs[WORTH] = worthOfEnd(share, players, lead));
  }

  /** What was said last, by output. */
  get said(): Float32Array {
    return this.#outputs;
  }

  #run(output: number): number {
    this.#sums.set(this.#base);
    this.network.add(this.own, this.#sums);
    this.network.finish(this.#sums, this.#upper, this.#outputs);
    return this.#outputs[output]!;
  }
}

/** Whether the game is over when this turn is. */
function isOver({ supply, provinces, pilesToEnd }: ValuePosition): boolean {
  if (supply[provinces] === 0) return true;
  let empty = 0;
  for (let card = 0; card < supply.length; card++) if (supply[card] === 0) empty++;
  return empty >= pilesToEnd;
}
