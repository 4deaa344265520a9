// Writes what a card says from what it does, in the structure of the texts that people have written.

import type { CardDefinition, CardId, Step } from '@tenfold/rules';
import { stepsOf } from '@tenfold/rules';
import type { PrintedText } from '../card-texts/printed-text.ts';
import { headOf, printedText } from '../card-texts/printed-text.ts';
import type { Known } from '../cards/look-up.ts';
import type { Line } from '../card-texts/text.ts';
import { Composer } from './compose.ts';
import type { Grammar, Note } from './grammar.ts';
import { sentence } from './line.ts';
import type { Node } from './outline.ts';
import { outline } from './outline.ts';
import { shorten } from './shorten.ts';

/** Writes the text of any card that `checkCard` accepts. */
export type CardWriter = (definition: CardDefinition) => PrintedText;

/** A language with the names of cards as it knows them, for the text of one card. */
type GrammarFor<Card> = (known: (id: CardId) => Known<Card>, thisCard: CardId) => Grammar;

export const newCardWriter =
  <Card>(grammarFor: GrammarFor<Card>, known: (id: CardId) => Known<Card>): CardWriter =>
  (definition) => {
    const grammar = grammarFor(known, definition.id);
    const composer = new Composer(grammar);
    const { play = [] } = definition;
    const told = composer.lines(outline(definition, play).slice(headOf(definition).length));
    const now = [...told, ...composer.notes(notesOf(definition))];
    const when = laterLines(definition, grammar, composer);
    const short = shorten([...told, ...when]);
    const [first, ...others] = when;
    if (first === undefined) return printedText(definition, { short, now });
    const text = printedText(definition, { short, now, when: first });
    return { ...text, later: [first, ...others, ...text.later.slice(1)] };
  };

/** What stands below the dividing line, but for fixed points. */
function laterLines(definition: CardDefinition, grammar: Grammar, composer: Composer): readonly Line[] {
  const { onAttack, onDiscardFromPlay, worth } = definition;
  const lines: Line[] = [];
  if (onAttack !== undefined) {
    lines.push(composer.sentenceAfter(grammar.whenAttacked, outline(definition, onAttack), true));
  }
  if (onDiscardFromPlay !== undefined) {
    const nodes = outline(definition, onDiscardFromPlay.steps);
    const said = saysWhile(onDiscardFromPlay.while, nodes) ? onDiscardFromPlay.while : undefined;
    lines.push(composer.sentenceAfter(grammar.whenDiscarded(said), nodes, false));
  }
  if (typeof worth === 'object') lines.push(sentence(grammar.worth(worth.every, worth.of)));
  return lines;
}

/** Whether it must be said what has to be in play: not where any card will do, or where one of them is picked from there. */
function saysWhile(filter: object, nodes: readonly Node[]): boolean {
  const [first] = nodes;
  const isPickedThere =
    first?.kind === 'act' &&
    first.act.act === 'pick' &&
    first.act.from === 'in-play' &&
    JSON.stringify(first.act.filter) === JSON.stringify(filter);
  return Object.keys(filter).length > 0 && !isPickedThere;
}

const EXPLAINED: Readonly<Partial<Record<Step['do'], Note>>> = {
  plusPotions: 'potion',
  putTopOnMat: 'mat',
  revealMarket: 'market',
};

/** What the text speaks of that needs a word more. */
const notesOf = (definition: CardDefinition): readonly Note[] => [
  ...new Set(stepsOf(definition).flatMap((step) => EXPLAINED[step.do] ?? [])),
];
