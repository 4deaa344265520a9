// Looks through all that a seat can do in its Action phase. As long as no unknown card comes up, every order of play is
// tried and the best is found; where one does, the deck is shuffled anew a few times, and what can be expected counts. Beyond
// so many unknown cards, and in the Buy phase, the usual bot plays on.

import type { Decision, Game, Option, RandomState } from '@tenfold/rules';
import {
  Lens,
  NOBODY,
  PHASES,
  apply,
  cardSetOf,
  clone,
  decision,
  playOut,
  randomBelow,
} from '@tenfold/rules';
import type { BotMaker } from '../../bot.ts';
import { seatBots } from '../../bot.ts';
import type { Meter } from '../outcomes.ts';
import { factsOf } from '../../play/card-facts.ts';
import { positionKey } from './position-key.ts';
import { isLongerMatter } from './longer-matters.ts';
import type { TurnWorth } from './turn-worth.ts';

/** Shuffles for one play that turns up unknown cards. */
const SHUFFLES = 4;
/** The best of several after few shuffles has been lucky, too: so much is taken off. */
const LUCK = 10;
const ACTION_PHASE = PHASES.indexOf('action');
const WORD = 2 ** 31;

export interface TurnTable {
  readonly seat: number;
  /** How each seat plays where nothing is searched. */
  readonly makers: readonly BotMaker[];
  readonly worth: TurnWorth;
  readonly random: RandomState;
  readonly meter: Meter;
}

/** For one imagined game: what it has found out is not carried over to another. */
export class TurnTree {
  readonly #table: TurnTable;
  readonly #known = new Map<string, { readonly worth: number; readonly isCertain: boolean }>();
  /** Whether anything that was not known before has come up: in what is being looked at, and ever. */
  metUnknown = false;
  #everMetUnknown = false;
  #mostDecisions = 0;
  #mostIfUnknown = 0;

  constructor(table: TurnTable) {
    this.#table = table;
  }

  /** So many more imagined decisions, after which the usual bot plays on: as long as nothing unknown has come up, and if it has. */
  allow(decisions: number, ifUnknown = decisions): void {
    const { meter } = this.#table;
    this.#mostDecisions = meter.decisions + decisions;
    this.#mostIfUnknown = meter.decisions + ifUnknown;
  }

  get isGivenUp(): boolean {
    const { meter } = this.#table;
    return meter.decisions > (this.#everMetUnknown ? this.#mostIfUnknown : this.#mostDecisions);
  }

  /** What the turn can be expected to come to with this option; `looks`: how often it searches on behind unknown cards. */
  worthOf(game: Game, asked: Decision, option: Option, looks: number): number {
    return this.#expected(game, asked, option, looks, [], 1);
  }

  #expected(
    game: Game,
    asked: Decision,
    option: Option,
    looks: number,
    shuffled: Game[],
    shuffles: number,
  ): number {
    const next = clone(game);
    if (this.#take(next, asked, option)) return this.#best(next, looks);
    this.metUnknown = true;
    this.#everMetUnknown = true;
    let total = this.#best(next, looks - 1);
    for (let index = 1; index < shuffles && !this.isGivenUp; index++) {
      const other = clone((shuffled[index] ??= this.#shuffled(game)));
      this.#take(other, asked, option);
      total += this.#best(other, looks - 1);
    }
    return total / shuffles;
  }

  /** The most that can be expected of a position in which the seat is asked, or what the turn came to. */
  #best(game: Game, looks: number): number {
    const asked = decision(game);
    if (asked === undefined || !this.#isAsked(game, asked)) return this.#end(game);
    if (looks < 0 || this.isGivenUp) return this.#end(game);
    const key = `${looks}:${positionKey(game, this.#table.seat)}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.metUnknown ||= !known.isCertain;
      return known.worth;
    }
    const before = this.metUnknown;
    this.metUnknown = false;
    const shuffled: Game[] = [];
    const worths = asked.options.map((option) =>
      this.#expected(game, asked, option, looks, shuffled, SHUFFLES),
    );
    let worth = Math.max(...worths);
    if (this.metUnknown)
      worth = Math.max(worth - LUCK, worths[asked.options.indexOf(this.#usual(game, asked))]!);
    if (!this.isGivenUp) this.#known.set(key, { worth, isCertain: !this.metUnknown });
    this.metUnknown ||= before;
    return worth;
  }

  #usual(game: Game, asked: Decision): Option {
    const { seat, makers } = this.#table;
    const lens = new Lens(game, seat);
    return makers[seat]!(lens).choose(lens, asked);
  }

  /** Takes the option and plays on until the seat is asked again; false if something unknown has come up. */
  #take(game: Game, asked: Decision, option: Option): boolean {
    const { seat, meter, makers } = this.#table;
    const before = game.seats.map(({ deck, hand }) => ({ deck: deck.slice(), hand: hand.slice() }));
    const luck = game.random.join();
    const answered = new Set<number>();
    const isOver = (): boolean => {
      const now = decision(game);
      if (now === undefined || !this.#isActing(game) || this.#isAsked(game, now)) return true;
      if (now.seat !== seat) answered.add(now.seat);
      return false;
    };
    apply(game, option, seat, null, asked.player);
    meter.decisions++;
    if (!isOver()) meter.decisions += playOut(game, seatBots(game, makers), { until: isOver });
    if (luck !== game.random.join()) return false;
    return game.seats.every(({ deck, hand }, player) => {
      const old = before[player]!;
      if (!isAlike(old.deck) && !isSame(old.deck, deck)) return false;
      return player === seat || isAlike(old.hand) || (!answered.has(player) && isSame(old.hand, hand));
    });
  }

  /** The usual bot ends the turn. */
  #end(game: Game): number {
    const { makers, meter, worth } = this.#table;
    const { number } = game.turn;
    if (!game.over) {
      meter.decisions += playOut(game, seatBots(game, makers), {
        listener: worth.listenTo(game),
        until: ({ turn }) => turn.number !== number,
      });
    }
    return worth.of(game);
  }

  #shuffled(game: Game): Game {
    const { seat, random } = this.#table;
    const other = clone(game);
    shuffle(random, other.seats[seat]!.deck);
    other.random = Array.from({ length: 4 }, () => randomBelow(random, WORD));
    return other;
  }

  #isActing({ turn }: Game): boolean {
    return turn.phase === ACTION_PHASE && turn.player === this.#table.seat && turn.possessor === NOBODY;
  }

  #isAsked(game: Game, asked: Decision): boolean {
    const { seat, player, options } = asked;
    if (seat !== this.#table.seat || player !== seat || options.length === 1) return false;
    return this.#isActing(game) && !isLongerMatter(factsOf(cardSetOf(game)), asked);
  }
}

function shuffle(random: RandomState, cards: number[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const place = randomBelow(random, last + 1);
    const card = cards[last]!;
    cards[last] = cards[place]!;
    cards[place] = card;
  }
}

const isAlike = (cards: readonly number[]): boolean => cards.every((card) => card === cards[0]);

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((card, place) => card === others[place]);
