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
