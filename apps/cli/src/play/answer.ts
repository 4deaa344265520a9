// A typed line as choices. Several may be typed at once ("estate, estate", "1 1 3 done"): all are tried on a copy
// of the game first, so that a slip in the middle changes nothing.

import { findCard } from '@tenfold/i18n';
import type { Game, Option } from '@tenfold/rules';
import { apply, clone, view } from '@tenfold/rules';
import type { Look } from '../look.ts';
import { namedBy } from '../name-matching.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Item, Menu } from './menu.ts';
import { menuOf } from './menu.ts';
import type { Voice } from './question-words.ts';
import { continues, isStop, questionFor } from './question.ts';
import { whyNotLines } from './why-not.ts';

export type TypedAnswer = { readonly options: readonly Option[] } | { readonly problem: readonly string[] };

class Slip extends Error {
  /** The rules behind it. */
  readonly rules: readonly string[];

  constructor(problem: string, rules: readonly string[] = []) {
    super(problem);
    this.rules = rules;
  }
}

export function readAnswer(line: string, game: Game, menu: Menu, look: Look, voice: Voice): TypedAnswer {
  try {
    return { options: optionsOf(line, game, menu, look, voice) };
  } catch (error) {
    if (error instanceof Slip) return { problem: [error.message, ...error.rules] };
    throw error;
  }
}

function optionsOf(line: string, game: Game, first: Menu, look: Look, voice: Voice): Option[] {
  const words = wordsIn(look.language);
  const { seat, player } = first.question.decision;
  const trial = clone(game);
  const options: Option[] = [];
  const pieces = line.split(/[,;]/).map((piece) => piece.trim().split(/\s+/));
  const waiting = pieces.filter(([word]) => word !== '');
  if (waiting.length === 0) throw new Slip(words.nothingTyped);
  let current = first;
  while (waiting.length > 0) {
    const found = next(waiting.shift() ?? [], current, first, trial, look, voice);
    waiting.unshift(...found.rest.filter((piece) => piece.length > 0));
    if (found.item === undefined) continue;
    options.push(found.item.choice.option);
    apply(trial, found.item.choice.option, seat, null, player);
    if (waiting.length === 0) break;
    const question = questionFor(trial, seat, player);
    if (question === undefined || !continues(first.question, question)) {
      const spare = words.and(waiting.map((piece) => `"${piece.join(' ')}"`));
      throw new Slip(words.comesAfter(spare));
    }
    current = menuOf(question, look, voice);
  }
  return options;
}

function next(
  words: readonly string[],
  current: Menu,
  first: Menu,
  game: Game,
  look: Look,
  voice: Voice,
): { item: Item | undefined; rest: string[][] } {
  const say = wordsIn(look.language);
  const [word = '', ...others] = words;
  if (/^\d+$/.test(word)) {
    const name = others.join(' ');
    // "2 estates": so many of them. Numbers of the menu are followed by numbers, or by what stops.
    if (name !== '' && others.every((other) => !/^\d+$/.test(other)) && !namesStop(name, current)) {
      return {
        item: undefined,
        rest: Array.from({ length: checkedCount(word, name, say) }, () => [...others]),
      };
    }
    return { item: byNumber(Number(word), current, first, say), rest: [others] };
  }
  const times = /^(\d+)[x×]$/i.exec(word)?.[1];
  if (times !== undefined && others.length > 0) {
    const count = checkedCount(times, others.join(' '), say);
    return { item: undefined, rest: Array.from({ length: count }, () => [...others]) };
  }
  for (let length = words.length; length > 0; length--) {
    const text = words.slice(0, length).join(' ');
    // "play estate" is about the Estate, whatever else can be played.
    if (length < words.length && text.replace(VERB, '') === '') continue;
    const found = namedBy(text, current.items, (item) => item.names);
    const [item, second] = found;
    if (second !== undefined) throw new Slip(ambiguous(text, found, say));
    if (item !== undefined) return { item, rest: [words.slice(length)] };
  }
  throw notOffered(words.join(' '), current, game, look, voice);
}

const VERB = /^(play|buy|discard|trash|topdeck|gain|pass|reveal|set aside|name)(?:\s+|$)/i;
const MOST_AT_ONCE = 100;

function checkedCount(digits: string, name: string, words: TerminalWords): number {
  const count = Number(digits);
  if (count > 0 && count <= MOST_AT_ONCE) return count;
  throw new Slip(words.tooMany(digits, name, MOST_AT_ONCE));
}

const namesStop = (text: string, menu: Menu): boolean => {
  const found = namedBy(text, menu.items, (item) => item.names);
  return found.length > 0 && found.every((item) => isStop(item.choice));
};

/** Numbers are those of the menu that was shown. What they stand for must still be offered. */
function byNumber(number: number, current: Menu, first: Menu, words: TerminalWords): Item {
  const meant = first.items.find((item) => item.number === number);
  if (meant === undefined) {
    const stop = first.items[0]?.number ?? 0;
    throw new Slip(words.noOption(number, stop, first.items.at(-1)?.number ?? stop));
  }
  const { verb, card, mode } = meant.choice;
  const found = current.items.find(
    ({ choice }) => choice.verb === verb && choice.card === card && choice.mode === mode,
  );
  if (found !== undefined) return found;
  // With the first card of several "no more" can come or go; "done" then means whatever stops.
  const stop = isStop(meant.choice) ? current.items.find((item) => isStop(item.choice)) : undefined;
  if (stop !== undefined) return stop;
  throw new Slip(words.notSoOften(meant.words, number));
}

function ambiguous(text: string, found: readonly Item[], say: TerminalWords): string {
  const shown = found.slice(0, 5).map(({ number, words }) => `${words} (${number})`);
  const more = found.length > shown.length ? ', …' : '';
  return say.ambiguous(text, `${say.or(shown)}${more}`);
}

function notOffered(text: string, menu: Menu, game: Game, look: Look, voice: Voice): Slip {
  const verb = VERB.exec(text)?.[1]?.toLowerCase();
  const found = findCard(text.replace(VERB, ''), look.language);
  if ('id' in found) {
    const seen = view(game, menu.question.decision.seat);
    const [reason = '', ...rules] = whyNotLines(found.id, verb, menu.question, seen, look, voice);
    return new Slip(reason, rules);
  }
  const words = wordsIn(look.language);
  return new Slip(words.notOffered(text, words.didYouMean(found.nearest)));
}
