// What a plain person takes of what is lit: Actions, all Treasures, the best that the money buys; and to what cards ask
// the answer that costs least.

export interface Lit {
  /** Of the place on the board, as game/board/places.ts writes it. */
  readonly key: string;
  readonly shortcut: string | null;
}

export interface Taste {
  /** Wanted kingdom cards, the most wanted first, and how many of each. */
  readonly wants: readonly (readonly [card: string, count: number])[];
  /** Whether Reactions are shown. */
  readonly reveals?: boolean;
}

/** Bought before and after what one wants of the kingdom. */
const BEST = ['province', 'gold'];
const SECOND_BEST = ['silver'];
/** The first are missed least. */
const BY_WORTH = ['curse', 'estate', 'copper', 'duchy', 'silver', 'gold', 'province'];
const JUNK = ['curse', 'estate'];

const zoneOf = ({ key }: Lit): string => key.split(' ', 1)[0] ?? '';
const cardOf = ({ key }: Lit): string => key.split(' ').at(-1) ?? '';

export class Chooser {
  private readonly taste: Taste;
  private readonly bought = new Map<string, number>();
  /** Shown since one's last turn: some can be shown again and again, without end. */
  private readonly shown = new Set<string>();

  constructor(taste: Taste) {
    this.taste = taste;
  }

  choose(lit: readonly Lit[]): Lit {
    const choice = this.wish(lit) ?? lit[0];
    if (choice === undefined) throw new Error('a question without an answer');
    return choice;
  }

  private wish(lit: readonly Lit[]): Lit | undefined {
    const button = (verb: string): Lit | undefined => lit.find(({ key }) => key === `button ${verb} `);
    const inZone = (zone: string): Lit[] => lit.filter((one) => zoneOf(one) === zone);
    const endActions = button('end-actions');
    const endTurn = button('end-turn');
    if (endActions !== undefined || endTurn !== undefined) this.shown.clear();
    if (endActions !== undefined) return this.mostWanted(inZone('hand')) ?? endActions;
    if (endTurn !== undefined) {
      return button('play-treasures') ?? inZone('hand')[0] ?? this.purchase(inZone('pile')) ?? endTurn;
    }
    const nothingToShow = button('reveal');
    if (nothingToShow !== undefined) return this.reaction(inZone('hand')) ?? nothingToShow;
    return anAnswer(lit, inZone('pile'));
  }

  /** The first that lies there is the first by its name, and may be one that is only held to be shown. */
  private mostWanted(hand: readonly Lit[]): Lit | undefined {
    const cards = this.taste.wants.map(([card]) => card);
    const found = cards.find((card) => hand.some((one) => cardOf(one) === card));
    return hand.find((one) => cardOf(one) === found) ?? hand[0];
  }

  private purchase(piles: readonly Lit[]): Lit | undefined {
    const wanted = this.taste.wants
      .filter(([card, count]) => (this.bought.get(card) ?? 0) < count)
      .map(([card]) => card);
    const card = [...BEST, ...wanted, ...SECOND_BEST].find((one) =>
      piles.some((pile) => cardOf(pile) === one),
    );
    if (card === undefined) return undefined;
    this.bought.set(card, (this.bought.get(card) ?? 0) + 1);
    return piles.find((pile) => cardOf(pile) === card);
  }

  private reaction(hand: readonly Lit[]): Lit | undefined {
    if (this.taste.reveals === false) return undefined;
    const found = hand.find((card) => !this.shown.has(card.key));
    if (found !== undefined) this.shown.add(found.key);
    return found;
  }
}

/** To what a card asks. */
function anAnswer(lit: readonly Lit[], piles: readonly Lit[]): Lit | undefined {
  if (piles.length > 0) return piles.toSorted((a, b) => worth(b) - worth(a))[0];
  const cards = lit.filter((one) => zoneOf(one) !== 'button').toSorted((a, b) => worth(a) - worth(b));
  // The button that is no mode says "no more".
  const enough = lit.find(({ key }) => key.startsWith('button ') && key.endsWith(' '));
  return enough === undefined ? cards[0] : (cards.find((card) => JUNK.includes(cardOf(card))) ?? enough);
}

/** Kingdom cards are worth more than Silver and less than Gold. */
function worth(one: Lit): number {
  const place = BY_WORTH.indexOf(cardOf(one));
  return place < 0 ? BY_WORTH.indexOf('silver') + 0.5 : place;
}
