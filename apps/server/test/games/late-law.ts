// The law of the late view: it never shows a card that is, at this moment, in a hand or at a known place of a deck,
// unless everybody knows it anyway.
//
// A card is shown if an event that named it, unseen by others then, was told with its cards, or if a hand was shown at
// a moment at which the card was in it. What was shown once is known for good. Cards are followed one by one, with
// all faces: from where they were drawn to where they lie now. Out of sight they are lost in a shuffle; and what is laid
// on a deck in everybody's sight is known to all. Of equal cards in a hand nobody can say which one left, so each of
// them may be any of them.

import type { CardId, Game, GameEvent, View } from '@tenfold/rules';
import { cardSetOf } from '@tenfold/rules';
import type { Match } from '../../src/games/match.ts';
import { at } from './play.ts';

interface Card {
  readonly id: CardId;
  /** The places, among all events, of those that named it unseen by others. */
  readonly named: ReadonlySet<number>;
  /** In whose hand it was, after how many choices first and last. */
  readonly stays: readonly Stay[];
}

interface Stay {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

const STILL = Number.POSITIVE_INFINITY;

export class LateLaw {
  #hands: Card[][] = [];
  /** The known cards on top, the last on top. */
  #decks: Card[][] = [];
  #game: Game | null = null;
  #events = 0;
  #followed = 0;
  #last = 0;
  readonly #toldEvents = new Set<number>();
  readonly #seenHands = new Map<number, Set<number>>();

  /** What has been shown: all events so far, and a view after so many choices. Throws if that breaks the law. */
  check(match: Match, history: readonly GameEvent[], view: View, count: number): void {
    this.#follow(match);
    for (const [place, event] of history.entries()) {
      if (event.cards !== undefined) this.#toldEvents.add(place);
    }
    for (const [seat, { hand }] of view.players.entries()) {
      if (hand === undefined) continue;
      const seen = this.#seenHands.get(seat) ?? new Set();
      this.#seenHands.set(seat, seen.add(count));
    }
    for (const [place, cards] of [...this.#hands, ...this.#decks].entries()) {
      for (const card of cards) {
        const why = this.#whyShown(card);
        if (why === null) continue;
        const where = place < this.#hands.length ? 'the hand' : 'the deck';
        const seat = place % this.#hands.length;
        throw new Error(`${card.id} is in ${where} of seat ${seat}, and was shown late: ${why}`);
      }
    }
  }

  #whyShown({ named, stays }: Card): string | null {
    const event = [...named].find((place) => this.#toldEvents.has(place));
    if (event !== undefined) return `event ${event} named it`;
    for (const { seat, from, to } of stays) {
      const count = [...(this.#seenHands.get(seat) ?? [])].find((seen) => from <= seen && seen <= to);
      if (count !== undefined) return `the hand of seat ${seat} after ${count} choices`;
    }
    return null;
  }

  #follow({ timeline, start }: Match): void {
    const { choices } = timeline;
    // What was taken back did not happen; what came after is another game.
    const last = this.#followed === 0 ? 0 : choices[this.#followed - 1]?.sequence;
    if (this.#game === null || last !== this.#last) {
      this.#hands = start.players.map(() => []);
      this.#decks = start.players.map(() => []);
      this.#events = 0;
      this.#followed = 0;
      this.#game = timeline.replay(0, (event) => this.#hear(event, 0));
    }
    for (let i = this.#followed; i < choices.length; i++) {
      timeline.continue(this.#game, i, i + 1, (event) => this.#hear(event, i + 1));
      this.#letGoOfPlayed(this.#game, i + 1);
    }
    this.#followed = choices.length;
    this.#last = choices.at(-1)?.sequence ?? 0;
  }

  #hear(event: GameEvent, choice: number): void {
    const { type, player, from, to, other = player, because, seenBy, cards = [] } = event;
    const place = this.#events++;
    const named = new Set(seenBy === undefined ? [] : [place]);
    const hand = at(this.#hands, player);
    const deck = at(this.#decks, player);
    const fresh = (id: CardId): Card => ({ id, named, stays: [] });
    const hold = (seat: number, { id, named: before, stays }: Card): void => {
      const all = new Set([...before, ...named]);
      at(this.#hands, seat).push({ id, named: all, stays: [...stays, { seat, from: choice, to: STILL }] });
    };
    const leaveHand = (id: CardId): Card => {
      const left = leave(hand, id, choice);
      return { ...left, named: new Set([...left.named, ...named]) };
    };
    if (type === 'draw') {
      for (const id of cards) {
        const known = deck.pop();
        if (known !== undefined && known.id !== id) throw new Error(`${id} was drawn, ${known.id} lay there`);
        hold(player, known ?? fresh(id));
      }
    } else if (type === 'reveal' && from === 'deck') {
      for (const id of cards) {
        const known = deck.pop();
        if (known !== undefined && known.id !== id) throw new Error(`${id} was shown, ${known.id} lay there`);
      }
    } else if (type === 'topdeck') {
      for (const id of cards) {
        const card = from === 'hand' ? leaveHand(id) : fresh(id);
        deck.push(seenBy === undefined ? fresh(id) : card);
      }
    } else if (type === 'gain' || type === 'take') {
      for (const id of cards) {
        if (to === 'hand') hold(player, fresh(id));
        if (to === 'deck') deck.push(fresh(id));
      }
    } else if (type === 'pass') {
      for (const id of cards) hold(other, leaveHand(id));
    } else if (type === 'discard' && from === 'deck') {
      deck.length = 0;
    } else if (from === 'hand' && ['discard', 'trash', 'set-aside'].includes(type)) {
      for (const id of cards) leave(hand, id, choice);
      if (because === null) hand.length = 0;
    }
  }

  /** A card that is played has no event of its own that says where it came from. */
  #letGoOfPlayed(game: Game, choice: number): void {
    const { ids } = cardSetOf(game);
    for (const [seat, hand] of this.#hands.entries()) {
      const picked = game.stack.flatMap(({ player, themFrom, them }) =>
        player === seat && themFrom === 'hand' ? them : [],
      );
      const left = [...at(game.seats, seat).hand, ...picked].map((card) => at(ids, card));
      const gone: CardId[] = [];
      for (const { id } of hand) {
        const index = left.indexOf(id);
        if (index < 0) gone.push(id);
        else left.splice(index, 1);
      }
      if (left.length > 0)
        throw new Error(`nobody saw how ${left.join()} came into the hand of seat ${seat}`);
      for (const id of gone) leave(hand, id, choice);
    }
  }
}

/** One of the equal cards of a hand leaves: it, and those that stay, may be any of them. */
function leave(hand: Card[], id: CardId, choice: number): Card {
  const alike = hand.filter((card) => card.id === id);
  if (alike.length === 0) throw new Error(`${id} left a hand in which it was not`);
  const named = new Set(alike.flatMap((card) => [...card.named]));
  const stays = alike.flatMap((card) => card.stays);
  hand.splice(
    hand.findIndex((card) => card.id === id),
    1,
  );
  for (const [index, card] of hand.entries()) if (card.id === id) hand[index] = { id, named, stays };
  return { id, named, stays: stays.map((stay) => ({ ...stay, to: Math.min(stay.to, choice - 1) })) };
}
