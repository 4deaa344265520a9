// What a card is, as plain data: it can be written as JSON, sent, and read by a bot that wants to know what a card does.

/** The types that a card can have. */
export const TYPES = ['Action', 'Treasure', 'Victory', 'Curse', 'Attack', 'Reaction', 'Duration'] as const;
/** One of the words at the foot of a card. */
export type CardType = (typeof TYPES)[number];

/** The name of a card in code: `throne-room`. Home-made cards bring theirs along. */
export type CardId = string;

/** What a card costs. */
export interface Cost {
  readonly coins: number;
  readonly potions: number;
}

/** A card as plain data: what it costs, what it is, and what its text does. */
export interface CardDefinition<Id extends CardId = CardId> {
  readonly id: Id;
  readonly types: readonly CardType[];
  readonly cost: Cost;
  /** What happens when the card is played, from top to bottom. */
  readonly play?: readonly Step[];
  /** What a Reaction does when it is revealed because another player plays an Attack. */
  readonly onAttack?: readonly Step[];
  /** What its player may do when it is discarded from play. */
  readonly onDiscardFromPlay?: OnDiscardFromPlay;
  /** Victory points at the end of the game. */
  readonly worth?: Worth;
}

export interface OnDiscardFromPlay {
  /** The text is asked for only while a card like this is in play. */
  readonly while: Filter;
  readonly steps: readonly Step[];
}

/** A fixed number, or one point for every `every` cards like this among all the owner's cards, rounded down. */
export type Worth = number | { readonly every: number; readonly of: Filter };

/** Which cards a text speaks of. Everything said must hold. */
export interface Filter {
  readonly type?: CardType;
  readonly notType?: CardType;
  readonly cards?: readonly CardId[];
  readonly otherThanThis?: boolean;
  readonly costsAtLeast?: number;
}

/** How much: a number, or what the text counts. */
export type Amount =
  | number
  /** As many as were just discarded, trashed, … ("that many"). */
  | { readonly thatMany: true }
  /** The coins in the cost of the card just dealt with ("its cost"). */
  | { readonly coinsOfIt: true }
  /** One for every so many cards in the player's deck and discard pile together. */
  | { readonly everyInDeckAndDiscard: number }
  /** One for each Coin token that the player has. */
  | { readonly perToken: true };

/** A limit on costs. Without `it` the limit is `coins` alone; with it, the cost of the card just dealt with, plus `coins`. */
export interface CostLimit {
  readonly exactly: boolean;
  readonly it: boolean;
  readonly coins: number;
}

export type Destination = 'discard' | 'hand' | 'deck';
/** Who makes a choice: the player whom the text calls "you" at this point, or whoever played the card. */
export type Asked = 'you' | 'player-of-the-card';

/** What an `if` of a text asks. */
export type Condition =
  /** At least so many cards were just dealt with ("if you do"). */
  | { readonly dealtWith: number }
  | { readonly itIs: CardType }
  | { readonly itCostsPotion: true }
  | { readonly cardsInHandAtLeast: number }
  | { readonly handHas: Filter }
  | { readonly actionsPlayedAtLeast: number }
  | { readonly revealedTheNamedCard: true }
  | { readonly thisIsInPlay: true };

export interface Mode {
  readonly name: string;
  readonly steps: readonly Step[];
}

export type PickVerb = 'discard' | 'trash' | 'topdeck' | 'play' | 'show' | 'return';

/** One instruction of a card's text, as plain data. */
export type Step =
  | { readonly do: 'plusCards'; readonly n: Amount }
  | { readonly do: 'plusActions'; readonly n: Amount }
  | { readonly do: 'plusBuys'; readonly n: Amount }
  | { readonly do: 'plusCoins'; readonly n: Amount }
  | { readonly do: 'plusPotions'; readonly n: Amount }
  /** Pick cards: from the hand, from those revealed, or from those in play. They become "them". */
  | {
      readonly do: 'pick';
      readonly verb: PickVerb;
      readonly from: 'hand' | 'revealed' | 'in-play';
      readonly least: number;
      readonly most: number;
      readonly filter: Filter;
      readonly asked: Asked;
    }
  | { readonly do: 'pickDownTo'; readonly verb: PickVerb; readonly handSize: number }
  /** Pick up to so many copies of "it" from the hand. They become "them", and "it" stays what it was. */
  | { readonly do: 'pickCopiesOfIt'; readonly verb: PickVerb; readonly most: number }
  | { readonly do: 'discardThem' }
  | { readonly do: 'trashThem' }
  | { readonly do: 'putThemOnDeck' }
  | { readonly do: 'putThemInHand' }
  | { readonly do: 'revealThem' }
  /** Shown, and back into the hand they came from. */
  | { readonly do: 'showThem' }
  /** Back to their piles of the Supply. They were picked to be returned: what has no pile is not offered. */
  | { readonly do: 'returnThem' }
  | { readonly do: 'playThem'; readonly times: number }
  | { readonly do: 'reveal'; readonly n: number }
  /** Reveal until `n` cards like this are found: those are "them", the others "the rest". */
  | { readonly do: 'revealUntil'; readonly n: number; readonly filter: Filter }
  | { readonly do: 'takeFromRevealed'; readonly filter: Filter }
  | { readonly do: 'discardTheRest' }
  | { readonly do: 'trashTheRest' }
  | { readonly do: 'putTheRestInHand' }
  | { readonly do: 'putTheRestOnDeck' }
  | { readonly do: 'revealHand' }
  | { readonly do: 'discardHand' }
  | { readonly do: 'discardDeck' }
  | { readonly do: 'lookThroughDiscard' }
  /** Draw one by one up to a hand of `handSize`; cards like this may be set aside and become "the rest". */
  | { readonly do: 'drawUntil'; readonly handSize: number; readonly maySetAside: Filter }
  | { readonly do: 'gain'; readonly card: CardId | 'this' | 'it'; readonly to: Destination }
  | {
      readonly do: 'gainACard';
      readonly filter: Filter;
      readonly limit: CostLimit;
      readonly to: Destination;
      readonly optional: boolean;
      readonly asked: Asked;
    }
  /** Of the cards remembered (and still in the Trash) any number may be gained. */
  | { readonly do: 'gainFromTrash' }
  | { readonly do: 'trashThis' }
  | { readonly do: 'putThisOnDeck' }
  /** This card stays in play in this turn's Clean-up, and leaves it in that of its player's next turn. */
  | { readonly do: 'stayInPlay' }
  | {
      readonly do: 'choose';
      readonly n: number;
      readonly optional: boolean;
      readonly modes: readonly Mode[];
      readonly asked: Asked;
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly do: 'eachOtherPlayer'; readonly steps: readonly Step[] }
  | { readonly do: 'eachPlayer'; readonly steps: readonly Step[] }
  | { readonly do: 'leftNeighbour'; readonly steps: readonly Step[] }
  /** Within eachOtherPlayer or leftNeighbour: the card remembers the cards just dealt with. */
  | { readonly do: 'remember' }
  /** For each differently named remembered card: the steps of each type that it has. */
  | {
      readonly do: 'forEachDifferentlyNamed';
      readonly action: readonly Step[];
      readonly treasure: readonly Step[];
      readonly victory: readonly Step[];
    }
  | { readonly do: 'nameACard' }
  | { readonly do: 'everyonePassesLeft' }
  | { readonly do: 'unaffected' }
  | { readonly do: 'costsLess'; readonly coins: number }
  | { readonly do: 'makesMore'; readonly card: CardId; readonly coins: number }
  | { readonly do: 'possessLeftNeighbour' }
  /** In this turn's Clean-up so many cards are drawn. */
  | { readonly do: 'drawNextHand'; readonly cards: number }
  /** The player takes an extra turn after this one, but never by this text more than so many turns in a row. */
  | { readonly do: 'extraTurn'; readonly mostInARow: number }
  | { readonly do: 'plusTokens'; readonly n: Amount }
  /** The top cards of the deck, face down; their owner may look at them. */
  | { readonly do: 'putTopOnMat'; readonly n: number }
  | { readonly do: 'takeMat' }
  /** Of the deck beside the Supply: lay its top cards open, */
  | { readonly do: 'revealMarket'; readonly n: number }
  /** buy one of those that lie open, playing Treasures for it, */
  | { readonly do: 'buyFromMarket' }
  /** and put the others under that deck in any order. */
  | { readonly do: 'putMarketUnder' };
