// A wish for a random kingdom, read from the options; and what is wrong with one, said with the options' names.

import { finder } from '@tenfold/i18n';
import type { CardId, Count, KingdomSet, KingdomWish, Trouble, WishPart } from '@tenfold/rules';
import { KINGDOM_PILES, KINGDOM_SETS } from '@tenfold/rules';
import { nameOf } from '../card-words.ts';
import { quoted } from '../play/record-file.ts';
import { cardsOf, namesIn } from '../play/setup.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import type { WishOptions } from './wish-options.ts';

/** No home-made card can be named here. */
const SETS: readonly KingdomSet[] = KINGDOM_SETS.filter((set) => set !== 'own');
const findSet = finder(SETS.map((set) => ({ id: set, spelling: set, name: set })));
const AT_LEAST_ONE: Count = { least: 1 };

export function wishFrom(options: WishOptions, words: TerminalWords): KingdomWish {
  const { sets, from, must, ban, attacks, differentCosts } = options;
  const bans = [
    ...(ban === undefined ? [] : cardsIn(ban, '--ban', words)),
    ...(options.possession ? [] : ['possession']),
  ];
  return {
    ...(sets === undefined ? {} : { sets: setsIn(sets, words) }),
    ...(from === undefined ? {} : { fromSet: countsIn(from, words) }),
    ...(must === undefined ? {} : { musts: cardsIn(must, '--must', words) }),
    bans,
    withTrait: {
      ...(options.village === true ? { village: AT_LEAST_ONE } : {}),
      ...(options.buy === true ? { 'plus-buy': AT_LEAST_ONE } : {}),
      ...(options.trasher === true ? { trasher: AT_LEAST_ONE } : {}),
      ...(attacks === undefined ? {} : { attack: countOf(attacks, '--attacks', words) }),
    },
    ...(differentCosts === undefined ? {} : { differentCosts }),
    ...(options.reactionIfAttacks === true ? { reactionIfAttacks: true } : {}),
    ...(options.anyAlchemy === true ? { alchemyThreeToFive: false } : {}),
  };
}

function cardsIn(list: string, place: string, words: TerminalWords): CardId[] {
  if (namesIn(list).length === 0) {
    throw new UsageError(`${place}: ${words.wishes.noCardNamed}`);
  }
  try {
    return cardsOf(list, words);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${place}: ${error.message}`);
    throw error;
  }
}

function setsIn(list: string, words: TerminalWords): KingdomSet[] {
  const names = namesIn(list);
  if (names.length > 0) return names.map((name) => setNamed(name, '--sets', words));
  throw new UsageError(`--sets: ${words.wishes.noSetNamed(words.or(SETS))}`);
}

function setNamed(name: string, place: string, words: TerminalWords): KingdomSet {
  const found = findSet(name);
  if ('id' in found) return found.id;
  throw new UsageError(
    `${place}: ${words.wishes.noSet(name, words.didYouMean(found.nearest), words.and(SETS))}`,
  );
}

function countsIn(list: string, words: TerminalWords): Partial<Record<KingdomSet, Count>> {
  const counts: Partial<Record<KingdomSet, Count>> = {};
  const pieces = namesIn(list);
  if (pieces.length === 0) throw notCounted(list, words);
  for (const piece of pieces) {
    const [name = '', count, ...rest] = piece.split('=');
    if (count === undefined || rest.length > 0) throw notCounted(piece, words);
    const set = setNamed(name.trim(), '--from', words);
    if (counts[set] !== undefined) {
      throw new UsageError(`--from: ${words.wishes.setTwice(set)}`);
    }
    counts[set] = countOf(count, '--from', words);
  }
  return counts;
}

const notCounted = (piece: string, { wishes }: TerminalWords): UsageError =>
  new UsageError(`--from: ${wishes.notCounted(piece)}`);

function countOf(text: string, place: string, { wishes }: TerminalWords): Count {
  const [, first, second] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(text) ?? [];
  const least = Number(first);
  const most = Number(second ?? first);
  if (least <= most && most <= KINGDOM_PILES) return { least, most };
  throw new UsageError(`${place}: ${wishes.noCount(text.trim(), KINGDOM_PILES)}`);
}

/** What no kingdom fits, and what would be enough to change, by the options that ask for it. */
export function whyNoneFits(
  trouble: Trouble,
  options: WishOptions,
  words: TerminalWords,
): string | undefined {
  const { wishes } = words;
  const typed = (parts: readonly WishPart[]): string[] => parts.map((part) => optionOf(part, options, words));
  switch (trouble.code) {
    case 'no-kingdom-fits':
      return wishes.noneFits(words.and(typed(trouble.clash)), words.or(typed(trouble.cures)));
    case 'too-few-cards':
      return wishes.tooFewCards(
        trouble.left,
        trouble.wanted,
        Math.min(trouble.bans, trouble.wanted - trouble.left),
      );
    case 'too-many-wishes':
      return wishes.tooManyWishes;
    default:
      return undefined;
  }
}

const TRAIT_OPTIONS: Readonly<Record<string, string>> = {
  village: '--village',
  'plus-buy': '--buy',
  trasher: '--trasher',
};

function optionOf(part: WishPart, { possession }: WishOptions, { language }: TerminalWords): string {
  const named = (cards: readonly CardId[]): string => cards.map((card) => nameOf(card, language)).join(', ');
  switch (part.wish) {
    case 'musts':
      return `--must ${quoted(named(part.cards))}`;
    case 'bans':
      return !possession && part.cards.every((card) => card === 'possession')
        ? '--no-possession'
        : `--ban ${quoted(named(part.cards))}`;
    case 'sets':
      return `--sets ${part.sets.join(',')}`;
    case 'from-set':
      return `--from ${part.set}=${rangeOf(part)}`;
    case 'with-trait':
      return TRAIT_OPTIONS[part.trait] ?? `--attacks ${rangeOf(part)}`;
    case 'at-cost':
      return `${part.coins}: ${rangeOf(part)}`;
    case 'different-costs':
      return `--different-costs ${part.least}`;
    case 'alchemy-three-to-five':
      return '--any-alchemy';
    case 'reaction-if-attacks':
      return '--reaction-if-attacks';
  }
}

const rangeOf = ({ least, most }: { readonly least: number; readonly most: number | null }): string =>
  most === null || most === least ? `${least}` : `${least}-${most}`;

/** What the options for the wish contradict each other in; nothing for what goes beyond single options. */
export function contradiction(
  trouble: Trouble,
  { possession }: WishOptions,
  words: TerminalWords,
): string | undefined {
  const { wishes } = words;
  const cardName = 'card' in trouble ? nameOf(trouble.card, words.language) : '';
  switch (trouble.code) {
    case 'basic-card':
      return `${trouble.place === 'musts' ? '--must' : '--ban'}: ${wishes.basicCard(cardName)}`;
    case 'repeated-card':
      return `--must: ${wishes.repeatedCard(cardName)}`;
    case 'too-many-musts':
      return `--must: ${wishes.tooManyMusts(trouble.count, trouble.highest)}`;
    case 'must-is-banned': {
      const ban = trouble.card === 'possession' && !possession ? '--no-possession' : '--ban';
      return wishes.mustIsBanned('--must', ban, cardName);
    }
    case 'must-outside-sets':
      return `--must: ${wishes.mustOutsideSets(cardName, trouble.set)}`;
    case 'count-outside-sets':
      return `--from: ${wishes.countOutsideSets(trouble.set)}`;
    case 'counts-too-high':
      return `--from: ${wishes.countsTooHigh(trouble.total, trouble.wanted)}`;
    case 'counts-too-low':
      return `--from: ${wishes.countsTooLow(trouble.total, trouble.wanted)}`;
    default:
      return undefined;
  }
}
