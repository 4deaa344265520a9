// What a claim can be about, as the scenarios name it.

export type LabelledPile =
  | 'hand'
  | 'deck'
  | 'deckTop'
  | 'discard'
  | 'discardTop'
  | 'play'
  | 'returning'
  | 'mat';
export type LabelledNumber = 'handSize' | 'deckSize' | 'discardSize' | 'turns' | 'points' | 'tokens';
export type TurnLabel =
  | 'number'
  | 'actions'
  | 'buys'
  | 'coins'
  | 'potions'
  | 'actionsPlayed'
  | 'bought'
  | 'discount'
  | 'nextHand'
  | 'inARow';
export type SeenLabel =
  | 'hand'
  | 'handSize'
  | 'deckSize'
  | 'discardTop'
  | 'play'
  | 'returning'
  | 'mat'
  | 'matSize'
  | 'tokens';

/** What a seat may see is called as what lies there is. */
export const seenLabels = (
  piles: Readonly<Record<LabelledPile, string>>,
  numbers: Readonly<Record<LabelledNumber, string>>,
  matSize: string,
): Readonly<Record<SeenLabel, string>> => ({
  hand: piles.hand,
  handSize: numbers.handSize,
  deckSize: numbers.deckSize,
  discardTop: piles.discardTop,
  play: piles.play,
  returning: piles.returning,
  mat: piles.mat,
  matSize,
  tokens: numbers.tokens,
});
