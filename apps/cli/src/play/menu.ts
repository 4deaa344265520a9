// The options of a question as a numbered menu, each with everything that may be typed for it.

import { normalise, title } from '@tenfold/rules';
import { cardName, cardSpellings, isCardId } from '@tenfold/i18n';
import { optionLabel } from '@tenfold/i18n/sentences';
import type { CardId, Verb, View } from '@tenfold/rules';
import { costInWords, countedName, nameFor, sortedHand } from '../card-words.ts';
import { flow, padEnd, widthOf } from '../layout.ts';
import type { Look } from '../look.ts';
import { definitionIn, faint, inCardColours, strong } from '../look.ts';
import { wordsIn } from '../words/index.ts';
import type { OfferedOption, OfferedQuestion } from './question.ts';
import type { Voice } from './question-words.ts';
import { asked } from './question-words.ts';
import { isStop } from './question.ts';

export interface Item {
  /** 0 for the one that stops: nothing, no more, the end of the phase or turn. */
  readonly number: number;
  readonly choice: OfferedOption;
  /** In full, in the chosen language: "Buy Silver". */
  readonly words: string;
  /** What may be typed for it. */
  readonly names: readonly string[];
}

export interface Menu {
  readonly question: OfferedQuestion;
  readonly items: readonly Item[];
}

/** As it may be typed in whatever language is chosen. */
const SPOKEN: Readonly<Record<Verb, string>> = {
  play: 'play',
  'play-treasures': 'play',
  'end-actions': 'end actions',
  buy: 'buy',
  'end-turn': 'end turn',
  discard: 'discard',
  trash: 'trash',
  topdeck: 'topdeck',
  gain: 'gain',
  pass: 'pass',
  reveal: 'reveal',
  'set-aside': 'set aside',
  name: 'name',
  choose: 'choose',
  'clean-up': 'clean up',
  return: 'return',
  'put-under': 'put under',
  show: 'reveal',
};

/** Cards with a pile come first where any card at all may be chosen. */
export function menuOf(
  question: OfferedQuestion,
  look: Look,
  voice: Voice,
  piles: readonly CardId[] = [],
): Menu {
  const wanted = asked(question);
  const further = ({ verb, card }: OfferedOption): number =>
    verb === 'name' && !piles.includes(card ?? '') ? 1 : 0;
  const ordered = question.choices.toSorted(
    (a, b) => rank(a) - rank(b) || further(a) - further(b) || inGroup(a, b, look) || a.option - b.option,
  );
  const going = ordered.filter((choice) => !isStop(choice));
  const stopping = ordered.filter(isStop);
  const items = [...stopping, ...going].map((choice, index) => {
    const words = optionLabel(voice.say, wanted, choice, voice);
    return {
      number: stopping.length === 0 ? index + 1 : index,
      choice,
      words,
      names: namesOf(choice, words, question, look),
    };
  });
  return { question, items };
}

const ORDER: readonly Verb[] = ['play-treasures', 'play'];
const rank = ({ verb }: OfferedOption): number => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);

/** From the hand as the hand is sorted; from the Supply the dearest first. */
function inGroup(a: OfferedOption, b: OfferedOption, look: Look): number {
  if (a.card === null || b.card === null || a.card === b.card) return 0;
  if (a.verb === 'buy' || a.verb === 'gain')
    return costly(b.card, look) - costly(a.card, look) || byName(a.card, b.card, look);
  return sortedHand([a.card, b.card], look)[0] === a.card ? -1 : 1;
}

const byName = (a: CardId, b: CardId, look: Look): number =>
  nameFor(a, look).localeCompare(nameFor(b, look), look.language);

function costly(id: CardId, look: Look): number {
  const { coins, potions } = definitionIn(look.set, id)?.cost ?? { coins: 0, potions: 0 };
  return coins + potions / 2;
}

function namesOf(choice: OfferedOption, words: string, question: OfferedQuestion, look: Look): string[] {
  const { verb, card, mode } = choice;
  const { typed } = wordsIn(look.language);
  if (card !== null) {
    return [...namesOfCard(card, look).flatMap((name) => [name, `${SPOKEN[verb]} ${name}`]), words];
  }
  if (mode !== null) {
    const isYesOrNo = question.choices.length === 2 && question.choices.some(isStop);
    return [mode, `choose ${mode}`, words, ...(isYesOrNo ? ['yes', 'y', ...typed.yes] : [])];
  }
  if (verb === 'play-treasures') {
    return ['treasures', 'play treasures', 'all', 'play all', words, ...typed.treasures];
  }
  const spoken = SPOKEN[verb];
  const ends = verb === 'end-actions' || verb === 'end-turn' || verb === 'clean-up';
  return ends
    ? [spoken, 'end', 'done', 'no more', words, ...typed.stop]
    : [`${spoken} nothing`, 'nothing', 'none', 'done', 'no', 'no more', 'end', words, ...typed.stop];
}

function namesOfCard(id: CardId, look: Look): string[] {
  const { language } = look;
  if (!isCardId(id)) return [nameFor(id, look), title(id)];
  const plural = (own: typeof language): string =>
    countedName(id, 2, { ...look, language: own }).replace(/^\d+ /, '');
  return [
    cardName(id, language),
    plural(language),
    ...cardSpellings(id, language),
    cardName(id, 'en'),
    plural('en'),
    id,
  ];
}

/** The menu as lines, one group for each verb. */
export function menuLines(menu: Menu, view: View, look: Look): string[] {
  const labels = wordsIn(look.language).groups;
  const width = Math.max(LABEL, ...Object.values(labels).map((label) => widthOf(label) + 1));
  const groups = new Map<string, string[]>();
  for (const item of shownItems(menu, view)) {
    const label = isStop(item.choice) ? '' : labels[item.choice.verb];
    const group = groups.get(label) ?? [];
    group.push(itemText(item, view, look));
    groups.set(label, group);
  }
  const stops = groups.get('') ?? [];
  groups.delete('');
  const last = [...groups.keys()].at(-1);
  const lines = [...groups].flatMap(([label, pieces]) =>
    flow(` ${padEnd(label, width)}`, label === last ? [...pieces, ...stops] : pieces, look.width),
  );
  return groups.size === 0 ? flow(` ${padEnd('', width)}`, stops, look.width) : lines;
}

const LABEL = 9;

/** Any card may be named, but only those of this game are worth showing. */
function shownItems({ question, items }: Menu, view: View): readonly Item[] {
  if (question.decision.verb !== 'name') return items;
  return items.filter(({ choice }) => view.supply.some(({ card }) => card === choice.card));
}

function itemText({ number, choice, words }: Item, view: View, look: Look): string {
  const { verb, card, mode } = choice;
  const label = strong(look, `${number})`);
  if (card !== null) {
    const pile = verb === 'buy' || verb === 'gain' ? view.supply.find((one) => one.card === card) : undefined;
    const cost = pile === undefined ? '' : ` ${faint(look, costInWords(pile.cost))}`;
    return `${label} ${inCardColours(look, card, nameFor(card, look))}${cost}`;
  }
  if (mode !== null) return `${label} ${words}`;
  return `${label} ${verb === 'play-treasures' ? wordsIn(look.language).allTreasures : words}`;
}

/** What can complete the words being typed. */
export function completions(menu: Menu, typed: string): string[] {
  const wanted = normalise(typed);
  const fits = (text: string): boolean => normalise(text).startsWith(wanted);
  return menu.items.flatMap(({ words, names: [name = words] }) => [words, name].find(fits) ?? []);
}
