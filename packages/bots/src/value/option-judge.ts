// What each card that could be taken would be worth: the value of the position with it.

import type { CardSet, Lens, Option } from '@tenfold/rules';
import { END_TURN, NOTHING, argumentOf } from '@tenfold/rules';
import { factsOf } from '../play/card-facts.ts';
import { pointsGained } from '../play/end-game.ts';
import { Encoder, SparseInputs, sizeOf } from './encoding.ts';
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

/**
 * Judges options of one decision after the other; `begin` looks at the position first. All cards at the table are summed up
 * once, and one's own once for the deck as it is and once for a deck with one card more; an option adds what it changes.
 */
export class OptionJudge {
  readonly network: ValueNetwork;
  readonly encoder: Encoder;
  readonly #set: CardSet;
  readonly #table: SparseInputs;
  readonly #own: SparseInputs;
  readonly #change: SparseInputs;
  readonly #base = new Float32Array(HIDDEN);
  /** Before anything is taken, in a deck with so many cards more. */
  readonly #before = [new Float32Array(HIDDEN), new Float32Array(HIDDEN)];
  readonly #isSummed = [false, false];
  #size = 0;
  #globals: Float32Array = new Float32Array();
  readonly #sums = new Float32Array(HIDDEN);
  readonly #upper = new Float32Array(UPPER);
  readonly #outputs = new Float32Array(OUTPUTS);
  #position: ValuePosition | undefined;

  constructor(network: ValueNetwork, set: CardSet) {
    this.network = network;
    this.#set = set;
    this.encoder = new Encoder(set, network.cards);
    this.#table = new SparseInputs(this.encoder.most);
    this.#own = new SparseInputs(this.encoder.most);
    this.#change = new SparseInputs(this.encoder.most);
  }

  /** Looks at the position before the options are judged. */
  begin(lens: Lens): void {
    const position = positionOf(lens);
    this.#position = position;
    this.#table.length = 0;
    this.encoder.encodeTable(position, this.#table);
    this.network.begin(this.#base);
    this.network.add(this.#table, this.#base);
    this.#isSummed.fill(false);
    this.#size = sizeOf(position.own);
    this.#globals = this.encoder.globalsOf(position);
  }

  /** What the position is like as it is: one of the outputs. */
  asItIs(output: number): number {
    this.#own.length = 0;
    this.encoder.encodeOwn(this.#position!, this.#own);
    this.#sums.set(this.#base);
    this.network.add(this.#own, this.#sums);
    this.network.finish(this.#sums, this.#upper, this.#outputs);
    return this.#outputs[output]!;
  }

  /** What a game that is over has come to. */
  ending(): number {
    return this.#end(this.#position!);
  }

  /** What the position is worth after an option is taken. */
  worth(lens: Lens, option: Option, taking: Taking): number {
    const position = this.#position!;
    const { coins, potions, buys, points } = position;
    const card = this.#take(lens, option, taking);
    const worth =
      position.buys <= 0 && isOver(position) ? this.#end(position) : this.#worthWith(card, position);
    this.#putBack(card);
    Object.assign(position, { coins, potions, buys, points });
    return worth;
  }

  /** All inputs after an option is taken: those of the table, and one's own. */
  inputsAfter(lens: Lens, option: Option, taking: Taking): readonly [SparseInputs, SparseInputs] {
    const position = this.#position!;
    const { coins, potions, buys, points } = position;
    const card = this.#take(lens, option, taking);
    this.#own.length = 0;
    this.encoder.encodeOwn(position, this.#own);
    if (card !== NOTHING) this.encoder.encodeTaken(card, this.#own);
    this.#putBack(card);
    Object.assign(position, { coins, potions, buys, points });
    return [this.#table, this.#own];
  }

  /** The position becomes the one after an option; gives the card that was taken. */
  #take(lens: Lens, option: Option, taking: Taking): number {
    const position = this.#position!;
    const card = option === END_TURN ? NOTHING : argumentOf(option);
    if (card !== NOTHING) {
      position.points += pointsGained(lens, factsOf(this.#set), card);
      position.own[card]!++;
      position.supply[card]!--;
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
    return card;
  }

  #putBack(card: number): void {
    if (card === NOTHING) return;
    this.#position!.own[card]!--;
    this.#position!.supply[card]!++;
  }

  #worthWith(card: number, position: ValuePosition): number {
    const change = this.#change;
    change.length = 0;
    const more = card === NOTHING ? 0 : 1;
    if (card !== NOTHING) {
      this.encoder.encodeOneMore(card, position.own[card]! - 1, this.#size + 1, change);
      this.encoder.encodeTaken(card, change);
    }
    this.encoder.encodeGlobalsSince(this.#globals, position, change);
    this.#sums.set(this.#beforeTaking(more, card));
    this.network.add(change, this.#sums);
    this.network.finish(this.#sums, this.#upper, this.#outputs);
    return this.#outputs[WORTH]!;
  }

  /** What the first layer sums up without the card that is taken. */
  #beforeTaking(more: number, card: number): Float32Array {
    const before = this.#before[more]!;
    if (this.#isSummed[more]!) return before;
    this.#isSummed[more] = true;
    const own = this.#own;
    own.length = 0;
    const counts = this.#position!.own;
    if (card !== NOTHING) counts[card]!--;
    this.encoder.encodeCards(counts, this.#size + more, own);
    if (card !== NOTHING) counts[card]!++;
    this.encoder.encodeGlobals(this.#globals, own);
    before.set(this.#base);
    this.network.add(own, before);
    return before;
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
}

/** Whether the game is over when this turn is. */
function isOver({ supply, piles, provinces, pilesToEnd }: ValuePosition): boolean {
  if (supply[provinces] === 0) return true;
  let empty = 0;
  for (const card of piles) if (supply[card] === 0) empty++;
  return empty >= pilesToEnd;
}
