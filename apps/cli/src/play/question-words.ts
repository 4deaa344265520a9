// What is asked, as a sentence.

import type { CardId, Step, View } from '@tenfold/rules';
import { nameOf } from '../card-words.ts';
import { counted } from '../counted.ts';
import type { Look } from '../look.ts';
import { definitionOf } from '../look.ts';
import type { Question } from './question.ts';

const MANY = 1000;

export function questionWords(question: Question, view: View, look: Look): string {
  const { decision } = question;
  const asking = decision.card === null ? '' : `${nameOf(decision.card, look.language)}: `;
  const other = decision.player === decision.seat ? '' : view.players[decision.player]?.name;
  const whose = other === undefined || other === '' ? '' : ` (you decide for ${other})`;
  const words = `${asking}${wish(question, view, look)}`;
  return words.charAt(0).toUpperCase() + words.slice(1) + whose;
}

function wish({ decision, choices }: Question, view: View, look: Look): string {
  const { verb, card } = decision;
  switch (verb) {
    case 'play':
      if (card !== null) return 'which card is played?';
      return 'play an Action, or end the Action phase';
    case 'buy':
      return choices.some((choice) => choice.verb === 'play')
        ? 'play Treasures, buy a card, or end the turn'
        : `buy a card (${counted(view.turn.buys, 'Buy')} left), or end the turn`;
    case 'discard':
      if (card === null) return 'discard cards from play in this order, or clean up';
      return `discard ${howMany(decision)}`;
    case 'trash':
      return `trash ${howMany(decision)}`;
    case 'topdeck':
      if (decision.most === 1) return `put a card on the deck${decision.least === 0 ? ', or nothing' : ''}`;
      return `put ${howMany(decision)} on the deck; the last one lies on top`;
    case 'gain':
      if (isGainedByAnother(card, look)) return 'which card does the other player gain?';
      return `gain ${howMany(decision)}`;
    case 'pass': {
      const left = view.players[(decision.player + 1) % view.players.length];
      return `pass a card to ${left?.name ?? 'the left'}`;
    }
    case 'reveal':
      return 'reveal a Reaction, or nothing';
    case 'set-aside':
      return 'set the card just drawn aside?';
    case 'name':
      return 'name a card (any card may be typed)';
    case 'choose':
      return choices.length === 2 && decision.least === 0 ? 'do you want this?' : 'choose one';
    default:
      return 'choose one';
  }
}

function isGainedByAnother(card: CardId | null, look: Look): boolean {
  const isSo = (step: Step): boolean =>
    step.do === 'gainACard' ? step.asked === 'player-of-the-card' : 'steps' in step && step.steps.some(isSo);
  return card !== null && definitionOf(look.set, card)?.play?.some(isSo) === true;
}

function howMany({ least, most }: Question['decision']): string {
  if (least === most) return least === 1 ? 'a card' : counted(least, 'card');
  if (most > MANY) return 'any number of cards';
  if (most === 1) return 'a card, or nothing';
  return least === 0 ? `up to ${counted(most, 'card')}` : `${least} to ${most} cards`;
}
