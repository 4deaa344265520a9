// What an option is called, and what it does where that is not plain.

import type { CardId } from '@tenfold/rules';
import { leftOf, personAt } from './people.ts';
import { isForAnother } from './prompt.ts';
import type {
  Effects,
  ModeKey,
  OptionLabels,
  Question,
  QuestionOption,
  Reader,
  Sentences,
} from './sentences.ts';
import { capital } from './shared.ts';

/** As much of a question as the label of an option needs. */
type Labelled = Pick<Question, 'player' | 'about' | 'card' | 'picked'>;

/** What stands on the button for an option. */
export function optionLabel(
  say: Sentences,
  question: Labelled,
  option: QuestionOption,
  reader: Reader,
): string {
  const { card, mode } = option;
  if (mode !== null) return capital(modeWords(say, question.card, mode));
  if (card === null) return nothingLabel(say, question, option);
  if (option.verb === 'gain' && question.about !== question.player) {
    return say.options.gainForAnother(card, personAt(question.about, reader));
  }
  return say.options[cardLabel(option.verb)](card);
}

/** Several modes chosen at once are written with a plus between them. Home-made cards have the modes' own names. */
export function modeWords(say: Sentences, card: CardId | null, mode: string): string {
  return mode
    .split('+')
    .map((name) => modeOf(say, card, name) ?? name.replaceAll('-', ' '))
    .join(', ');
}

function modeOf(say: Sentences, card: CardId | null, name: string): string | undefined {
  const key = `${card}.${name}`;
  return Object.hasOwn(say.modes, key) ? say.modes[key as ModeKey] : undefined;
}

type CardLabel = Exclude<
  { [K in keyof OptionLabels]: OptionLabels[K] extends string ? never : K }[keyof OptionLabels],
  'gainForAnother'
>;

function cardLabel(verb: string): CardLabel {
  switch (verb) {
    case 'buy':
    case 'discard':
    case 'trash':
    case 'topdeck':
    case 'gain':
    case 'pass':
    case 'reveal':
    case 'name':
    case 'return':
      return verb;
    case 'show':
      return 'reveal';
    case 'put-under':
      return 'putUnder';
    case 'set-aside':
      return 'setAside';
    default:
      return 'play';
  }
}

function nothingLabel(say: Sentences, question: Labelled, { verb }: QuestionOption): string {
  const { options } = say;
  switch (verb) {
    case 'play-treasures':
      return options.playTreasures;
    case 'end-actions':
      return options.endActions;
    case 'end-turn':
      return options.endTurn;
    case 'clean-up':
      return options.cleanUp;
    case 'reveal':
      return options.revealNothing;
    case 'set-aside':
      return options.keep;
    case 'choose':
      return capital(modeOf(say, question.card, 'nothing') ?? options.no);
    default:
      return question.picked > 0 ? options.done : options[pickNothing(verb)];
  }
}

function pickNothing(
  verb: string,
):
  | 'playNothing'
  | 'discardNothing'
  | 'trashNothing'
  | 'topdeckNothing'
  | 'gainNothing'
  | 'returnNothing'
  | 'buyNothing' {
  switch (verb) {
    case 'discard':
      return 'discardNothing';
    case 'trash':
      return 'trashNothing';
    case 'topdeck':
      return 'topdeckNothing';
    case 'gain':
      return 'gainNothing';
    case 'return':
      return 'returnNothing';
    case 'buy':
      return 'buyNothing';
    default:
      return 'playNothing';
  }
}

/** A sentence on what the option does; undefined where its label says it all. */
export function optionEffect(
  say: Sentences,
  question: Question,
  option: QuestionOption,
  reader: Reader,
): string | undefined {
  const parts = [
    plainEffect(say.effects, question, option, reader),
    possessedEffect(say.effects, question, option, reader),
  ];
  const words = parts.filter((part) => part !== undefined).join(' ');
  return words === '' ? undefined : words;
}

function plainEffect(
  effects: Effects,
  question: Question,
  option: QuestionOption,
  reader: Reader,
): string | undefined {
  const key = effectKey(question, option);
  if (Object.hasOwn(effects, key)) return effects[key as ConstantEffect];
  if (option.card === null) return turnEffect(effects, option.verb);
  if (option.verb === 'pass') return effects.pass(leftOf(question.player, reader));
  if (question.card !== null || option.verb !== 'discard') return undefined;
  return question.acting.includes(option.card) ? effects.cleanUpUse : effects.cleanUpDiscard;
}

type ConstantEffect = { [K in keyof Effects]: Effects[K] extends string ? K : never }[keyof Effects];

/** By the Reaction revealed, else by the card that asks; and by the mode, by what is done, or by its being declined. */
function effectKey(question: Question, { verb, card, mode }: QuestionOption): string {
  if (verb === 'reveal') return `${card}.reveal`;
  return `${question.card}.${mode ?? (card === null ? 'nothing' : verb)}`;
}

function turnEffect(effects: Effects, verb: string): string | undefined {
  if (verb === 'play-treasures') return effects.playTreasures;
  if (verb === 'end-actions') return effects.endActions;
  return verb === 'clean-up' ? effects.cleanUp : undefined;
}

/** Whoever possesses a player gains for him; what he trashes comes back to him. */
function possessedEffect(
  effects: Effects,
  question: Question,
  { verb, card }: QuestionOption,
  reader: Reader,
): string | undefined {
  if (card === null || !isForAnother(question, reader) || question.about !== question.player)
    return undefined;
  const player = personAt(question.player, reader);
  if (verb === 'buy' || verb === 'gain') return effects.gainedByYou(player);
  return verb === 'trash' ? effects.comesBack(player) : undefined;
}
