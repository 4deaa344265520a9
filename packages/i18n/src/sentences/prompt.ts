// Which prompt a question has.

import { leftOf, personAt } from './people.ts';
import type {
  Ask,
  CardPrompt,
  GeneralPrompts,
  PromptText,
  Question,
  Reader,
  Sentences,
} from './sentences.ts';

/** The question in words. In a possessed turn it says first for whom the reader decides. */
export function promptSentence(say: Sentences, question: Question, reader: Reader): string {
  const prompt = promptOf(say, question);
  const words = typeof prompt === 'string' ? prompt : prompt(askOf(say, question, reader));
  return isForAnother(question, reader) ? say.decidingFor(personAt(question.player, reader), words) : words;
}

/** In a possessed turn the reader decides for somebody else. */
export const isForAnother = ({ player }: Question, { you }: Reader): boolean =>
  you !== null && player !== you;

function promptOf(say: Sentences, question: Question): PromptText {
  const key = `${question.card}.${question.verb}`;
  return isCardPrompt(say, key) ? say.cardPrompts[key] : say.prompts[generalKey(question)];
}

const isCardPrompt = (say: Sentences, key: string): key is CardPrompt => Object.hasOwn(say.cardPrompts, key);

function generalKey({ verb, card, player, about, least }: Question): keyof GeneralPrompts {
  const ofAnother = about !== player;
  switch (verb) {
    case 'play':
      return card === null ? 'turnPlay' : 'play';
    case 'buy':
      return card === null ? 'turnBuy' : 'buyOpen';
    case 'discard':
      if (card === null) return 'turnCleanUp';
      return ofAnother ? 'discardOfAnother' : 'discard';
    case 'trash':
      return ofAnother ? 'trashOfAnother' : 'trash';
    case 'topdeck':
      return ofAnother ? 'topdeckOfAnother' : 'topdeck';
    case 'gain':
      return ofAnother ? 'gainForAnother' : 'gain';
    case 'pass':
    case 'reveal':
    case 'name':
    case 'show':
    case 'return':
      return verb;
    case 'put-under':
      return 'putUnder';
    case 'set-aside':
      return 'setAside';
    default:
      if (ofAnother) return 'chooseForAnother';
      return least === 0 ? 'chooseOrNot' : 'choose';
  }
}

function askOf(say: Sentences, question: Question, reader: Reader): Ask {
  const { card, verb, from, least, most, picked, limit, acting, options } = question;
  return {
    card: card === null ? '' : say.cardName(card),
    least,
    most,
    picked,
    from: from[verb],
    limit,
    about: personAt(question.about, reader),
    left: leftOf(question.player, reader),
    none: options.every((option) => option.card === null && option.mode === null),
    canPlay: options.some((option) => option.verb === 'play' || option.verb === 'play-treasures'),
    canBuy: options.some((option) => option.verb === 'buy' && option.card !== null),
    leaving: acting.map(say.cardName),
  };
}
