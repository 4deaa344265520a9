import type { StandardCardId } from '@tenfold/rules';

export interface CardText {
  readonly name: string;
  /** What other printings in the same language call the card. */
  readonly otherNames: readonly string[];
  /** Spellings and forms that people type, or a rulebook has once: found, but never shown. */
  readonly alsoTyped?: readonly string[];
  /** What the card does. A line break stands for the dividing line between playing it and its other use. */
  readonly text: string;
}

export interface EnglishCard extends CardText {
  readonly plural: string;
}

/** A Hungarian noun stays singular after a number. */
export interface HungarianCard extends CardText {
  readonly article: 'a' | 'az';
  /** As the object of a verb, also after a number. */
  readonly accusative: string;
}

/** The forms that follow a number, by the plural categories of Polish. */
export interface PolishCard extends CardText {
  /** One card as the object of a verb. */
  readonly accusative: string;
  readonly few: string;
  readonly many: string;
}

export interface GermanCard extends CardText {
  /** One card as the object of a verb, with its article; names in the plural have none. */
  readonly accusative: string;
  readonly plural: string;
}

/** Neither a card too few nor one too many: every language has the cards of the rules. */
export type CardTexts<Card extends CardText> = Readonly<Record<StandardCardId, Card>>;
