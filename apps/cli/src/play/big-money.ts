// A simple opponent: Province at 8, Gold at 6, Silver at 3, late in the game Duchies and Estates.
// It sees what its seat may see and answers with one of the options, whatever is asked.

import type { CardDefinition, CardId, Option, View } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import type { Choice, Question } from './question.ts';
import { isStop } from './question.ts';

const definitions = new Map(allCards.map((card) => [card.id, card]));

export function bigMoney(view: View, question: Question): Option {
  const chosen = answer(view, question) ?? question.choices[0];
  if (chosen === undefined) throw new Error('a decision without options was put to a bot');
  return chosen.option;
}

function answer(view: View, question: Question): Choice | undefined {
  const { verb, card } = question.decision;
  switch (verb) {
    case 'play':
      return best(cardsOf(question), usefulness) ?? stop(question);
    case 'buy':
      return buy(view, question);
    case 'discard':
      return card === null ? stop(question) : letGo(question, isJunk);
    case 'trash':
      return trash(view, question);
    case 'topdeck':
      // Cards that must go: the worst first, so that the best comes to lie on top.
      return stop(question) === undefined ? worst(question) : best(cardsOf(question), keeping);
    case 'gain':
      return gain(view, question);
    case 'pass':
      return worst(question);
    case 'reveal':
      return cardsOf(question).find((choice) => choice.card === 'moat') ?? stop(question);
    case 'set-aside':
      return view.turn.actions > 0 ? stop(question) : question.choices[0];
    case 'name':
      return question.choices.find((choice) => choice.card === 'silver');
    case 'choose':
      return chooseMode(view, question);
    default:
      return undefined;
  }
}

const cardsOf = ({ choices }: Question): Choice[] => choices.filter((choice) => choice.card !== null);
const stop = ({ choices }: Question): Choice | undefined => choices.find(isStop);

function best(choices: readonly Choice[], worth: (card: CardDefinition) => number): Choice | undefined {
  let found: Choice | undefined;
  let most = -Infinity;
  for (const choice of choices) {
    const definition = definitions.get(choice.card ?? '');
    const here = definition === undefined ? 0 : worth(definition);
    if (found === undefined || here > most) {
      found = choice;
      most = here;
    }
  }
  return found;
}

const worst = (question: Question): Choice | undefined => best(cardsOf(question), (card) => -keeping(card));

const isPureVictory = ({ types }: CardDefinition): boolean => types[0] === 'Victory';
const isJunk = (card: CardDefinition): boolean => isPureVictory(card) || card.types[0] === 'Curse';
const price = ({ cost }: CardDefinition): number => cost.coins + 2 * cost.potions;

/** What a card in the hand or deck is worth to somebody who wants coins. */
function keeping(card: CardDefinition): number {
  if (card.types[0] === 'Curse') return -1;
  return isPureVictory(card) ? 0 : 1 + price(card);
}

/** Actions that give further Actions come first. */
const usefulness = (card: CardDefinition): number =>
  price(card) + (card.play?.some((step) => step.do === 'plusActions') === true ? 100 : 0);

/** Cards to be rid of: as many as must go, and beyond that only those that are of no use. */
function letGo(question: Question, useless: (card: CardDefinition) => boolean): Choice | undefined {
  const choice = worst(question);
  const none = stop(question);
  if (none === undefined) return choice;
  const definition = definitions.get(choice?.card ?? '');
  return definition !== undefined && useless(definition) ? choice : none;
}

const provincesLeft = ({ supply }: View): number =>
  supply.find(({ card }) => card === 'province')?.count ?? 0;

const LATE = 4;
const LAST = 2;

function buy(view: View, question: Question): Choice | undefined {
  const { choices } = question;
  const treasures = choices.find(({ verb }) => verb === 'play-treasures' || verb === 'play');
  if (treasures !== undefined) return treasures;
  const left = provincesLeft(view);
  const wishes: CardId[] = ['province'];
  if (left <= LATE) wishes.push('duchy');
  if (left <= LAST) wishes.push('estate');
  wishes.push('gold', 'silver');
  return firstOf(question, wishes) ?? stop(question);
}

function firstOf(question: Question, wishes: readonly CardId[]): Choice | undefined {
  for (const wish of wishes) {
    const found = question.choices.find((choice) => choice.card === wish);
    if (found !== undefined) return found;
  }
  return undefined;
}

function trash(view: View, question: Question): Choice | undefined {
  const { card } = question.decision;
  // The loot of a Thief, and what a Mine makes better.
  if (card === 'thief') return best(cardsOf(question), keeping);
  if (card === 'mine') return firstOf(question, ['silver', 'copper']) ?? worst(question);
  const early = provincesLeft(view) > LATE;
  return letGo(question, ({ id }) => id === 'curse' || (early && id === 'estate'));
}

function gain(view: View, question: Question): Choice | undefined {
  if (question.decision.card === 'swindler') return best(cardsOf(question), (card) => -gaining(view, card));
  const choice = best(cardsOf(question), (card) => gaining(view, card));
  const definition = definitions.get(choice?.card ?? '');
  const wanted = definition === undefined || gaining(view, definition) > 0;
  return wanted ? choice : (stop(question) ?? choice);
}

function gaining(view: View, card: CardDefinition): number {
  if (card.types[0] === 'Curse') return -10;
  if (card.id === 'copper') return -1;
  if (card.id === 'province') return 100;
  if (isPureVictory(card)) return provincesLeft(view) <= LATE ? 30 + price(card) : 1;
  return (card.types[0] === 'Treasure' ? 4 : 3) * price(card);
}

const MODES: Readonly<Record<CardId, string>> = {
  alchemist: 'put-on-deck',
  chancellor: 'discard-deck',
  minion: 'coins',
  nobles: 'cards',
  pawn: 'card+coin',
  steward: 'coins',
  torturer: 'discard',
};

function chooseMode(view: View, question: Question): Choice | undefined {
  const { card } = question.decision;
  const wish = card === 'spy' || card === 'scrying-pool' ? spying(view) : MODES[card ?? ''];
  return question.choices.find((choice) => choice.mode === wish) ?? stop(question);
}

/** One's own junk goes away, and the others' good cards. */
function spying(view: View): string {
  const open = view.open.at(-1);
  const definition = definitions.get(open?.cards[0] ?? '');
  const junk = definition !== undefined && isJunk(definition);
  return junk === (open?.player === view.seat) ? 'discard' : 'put-back';
}
