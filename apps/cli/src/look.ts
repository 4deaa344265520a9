// How things are shown to one reader: in which language, with which cards, in colour or not, how wide.

import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import type { Language, OwnNames } from '@tenfold/i18n';
import type { CardDefinition, CardId, CardSet, CardType } from '@tenfold/rules';

type Style = Parameters<typeof styleText>[0];

export interface Look {
  readonly language: Language;
  readonly set: CardSet;
  /** What home-made cards are called in the language; by their ids, if left out. */
  readonly ownNames?: OwnNames;
  readonly colour: boolean;
  readonly width: number;
}

const DEFAULT_WIDTH = 80;
const MOST_WIDTH = 140;

/** NO_COLOR, dumb terminals and pipes get none. */
export function lookOf(output: WriteStream, language: Language, set: CardSet, ownNames: OwnNames = {}): Look {
  return {
    language,
    set,
    ownNames,
    colour: output.isTTY && output.hasColors(),
    // Asked each time: the window may be made wider or narrower.
    get width() {
      return Math.min(MOST_WIDTH, output.isTTY && output.columns > 0 ? output.columns : DEFAULT_WIDTH);
    },
  };
}

const styled = (look: Look, style: Style, text: string): string =>
  look.colour && text !== '' ? styleText(style, text, { validateStream: false }) : text;

export const faint = (look: Look, text: string): string => styled(look, 'gray', text);
export const strong = (look: Look, text: string): string => styled(look, 'bold', text);

export function definitionIn(set: CardSet, id: CardId): CardDefinition | undefined {
  const number = set.numbers.get(id);
  return number === undefined ? undefined : set.definitions[number];
}

export const typesOf = (set: CardSet, id: CardId): readonly CardType[] => definitionIn(set, id)?.types ?? [];

/** Actions are white on most tables, which here is the colour of all text. */
const STYLES: Readonly<Record<CardType, Style>> = {
  Action: 'reset',
  Treasure: 'yellow',
  Victory: 'green',
  Curse: 'magenta',
  Reaction: 'cyan',
  Attack: 'reset',
  Duration: 'reset',
};

/** The colours of a card's frame. A card of two types has two: one for each half of the text. */
export function inCardColours(look: Look, id: CardId, text: string): string {
  const types = typesOf(look.set, id);
  const [first, second] = types;
  if (first === undefined) return text;
  if (types.includes('Reaction')) return styled(look, STYLES.Reaction, text);
  if (second !== 'Victory') return styled(look, STYLES[first], text);
  const middle = Math.ceil(text.length / 2);
  return (
    styled(look, STYLES[first], text.slice(0, middle)) + styled(look, STYLES[second], text.slice(middle))
  );
}
