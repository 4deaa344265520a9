// What the modes of a choice do, made from the card's own steps: "+2 Cards", "trash 2 cards", "put it back".

import type { CardId, Step } from '@tenfold/rules';
import { countedName } from './card-words.ts';
import { counted } from './counted.ts';
import type { Look } from './look.ts';
import { definitionOf } from './look.ts';

type Words = Pick<Look, 'language' | 'set'>;

/** Several modes chosen at once are written with a plus between them. */
export function modeWords(card: CardId | null, mode: string, look: Words): string {
  return mode
    .split('+')
    .map((name) => {
      const steps = card === null ? undefined : modeNamed(card, name, look);
      const words = (steps ?? []).flatMap((step) => stepWords(step, look) ?? []);
      return words.length === 0 ? name.replaceAll('-', ' ') : words.join(' for ');
    })
    .join(' and ');
}

function modeNamed(card: CardId, name: string, look: Words): readonly Step[] | undefined {
  const definition = definitionOf(look.set, card);
  const texts = [definition?.play, definition?.onAttack, definition?.onDiscardFromPlay?.steps];
  return texts.flatMap((steps) => modesIn(steps ?? [])).find((mode) => mode.name === name)?.steps;
}

type Modes = Extract<Step, { do: 'choose' }>['modes'];

function modesIn(steps: readonly Step[]): Modes {
  return steps.flatMap((step) => {
    if (step.do === 'choose') return step.modes;
    if (step.do === 'if') return [...modesIn(step.then), ...modesIn(step.otherwise)];
    return 'steps' in step ? modesIn(step.steps) : [];
  });
}

function stepWords(step: Step, look: Words): string | undefined {
  switch (step.do) {
    case 'plusCards':
      return typeof step.n === 'number' ? `+${counted(step.n, 'Card')}` : undefined;
    case 'plusActions':
      return typeof step.n === 'number' ? `+${counted(step.n, 'Action')}` : undefined;
    case 'plusBuys':
      return typeof step.n === 'number' ? `+${counted(step.n, 'Buy')}` : undefined;
    case 'plusCoins':
      return typeof step.n === 'number' ? `+$${step.n}` : undefined;
    case 'pick':
      return `${step.verb} ${counted(step.most, 'card')}`;
    case 'gain':
      return step.card === 'this' ? undefined : `gain ${countedName(step.card, 1, look.language)}`;
    case 'discardTheRest':
      return 'discard it';
    case 'putTheRestOnDeck':
      return 'put it back';
    case 'discardHand':
      return 'discard the hand';
    case 'discardDeck':
      return 'put the deck into the discard pile';
    case 'trashThis':
      return 'trash it';
    case 'putThisOnDeck':
      return 'put it on the deck';
    default:
      return undefined;
  }
}
