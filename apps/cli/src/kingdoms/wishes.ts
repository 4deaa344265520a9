// A wish for a random kingdom, read from the options; and what is wrong with one, said with the options' names.

import { finder } from '@tenfold/i18n';
import type { CardId, Count, KingdomSet, KingdomWish, Trouble } from '@tenfold/rules';
import { KINGDOM_PILES, KINGDOM_SETS } from '@tenfold/rules';
import { listed } from '../layout.ts';
import { cardsOf, namesIn } from '../play/setup.ts';
import { UsageError } from '../usage-error.ts';
import type { Words } from '../words/index.ts';
import type { WishOptions } from './wish-options.ts';

/** No home-made card can be named here. */
const SETS: readonly KingdomSet[] = KINGDOM_SETS.filter((set) => set !== 'own');
const findSet = finder(SETS.map((set) => ({ id: set, spelling: set, name: set })));
const AT_LEAST_ONE: Count = { least: 1 };

export function wishFrom(options: WishOptions, words: Words): KingdomWish {
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
      ...(attacks === undefined ? {} : { attack: countOf(attacks, '--attacks') }),
    },
    ...(differentCosts === undefined ? {} : { differentCosts }),
    ...(options.reactionIfAttacks === true ? { reactionIfAttacks: true } : {}),
    ...(options.anyAlchemy === true ? { alchemyThreeToFive: false } : {}),
  };
}

function cardsIn(list: string, place: string, words: Words): CardId[] {
  if (namesIn(list).length === 0) {
    throw new UsageError(`${place}: no card is named; give names with commas between them, or leave it out`);
  }
  try {
    return cardsOf(list, words);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${place}: ${error.message}`);
    throw error;
  }
}

function setsIn(list: string, words: Words): KingdomSet[] {
  const names = namesIn(list);
  if (names.length > 0) return names.map((name) => setNamed(name, '--sets', words));
  throw new UsageError(
    `--sets: no set is named; name ${listed(SETS, 'or')}, or leave it out to draw from the boxes`,
  );
}

function setNamed(name: string, place: string, words: Words): KingdomSet {
  const found = findSet(name);
  if ('id' in found) return found.id;
  throw new UsageError(
    `${place}: there is no set "${name}"${words.didYouMean(found.nearest)}; the sets are ${listed(SETS)}`,
  );
}

function countsIn(list: string, words: Words): Partial<Record<KingdomSet, Count>> {
  const counts: Partial<Record<KingdomSet, Count>> = {};
  const pieces = namesIn(list);
  if (pieces.length === 0) throw notCounted(list);
  for (const piece of pieces) {
    const [name = '', count, ...rest] = piece.split('=');
    if (count === undefined || rest.length > 0) throw notCounted(piece);
    const set = setNamed(name.trim(), '--from', words);
    if (counts[set] !== undefined) {
      throw new UsageError(`--from: ${set} stands there twice; give it one count, or a range such as 3-5`);
    }
    counts[set] = countOf(count, '--from');
  }
  return counts;
}

const notCounted = (piece: string): UsageError =>
  new UsageError(`--from: "${piece}" is not a set with a count; write it like base=5,intrigue=5`);

function countOf(text: string, place: string): Count {
  const [, first, second] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(text) ?? [];
  const least = Number(first);
  const most = Number(second ?? first);
  if (least <= most && most <= KINGDOM_PILES) return { least, most };
  throw new UsageError(
    `${place}: "${text.trim()}" is no count; give a whole number from 0 to ${KINGDOM_PILES}, or a range such as 1-3`,
  );
}

/** What the options for the wish contradict each other in; nothing for what goes beyond single options. */
export function contradiction(trouble: Trouble, { possession }: WishOptions): string | undefined {
  switch (trouble.code) {
    case 'basic-card': {
      const option = trouble.place === 'musts' ? '--must' : '--ban';
      return `${option}: "${trouble.card}" is a basic card and never a Kingdom pile; take it out of the list`;
    }
    case 'repeated-card':
      return `--must: "${trouble.card}" stands there twice; once is enough`;
    case 'too-many-musts':
      return `--must: ${trouble.count} cards, but a kingdom has ${trouble.highest}; take ${trouble.count - trouble.highest} out`;
    case 'must-is-banned': {
      const ban = trouble.card === 'possession' && !possession ? '--no-possession' : '--ban';
      return `--must and ${ban} contradict each other about "${trouble.card}"; leave it out of one of them`;
    }
    case 'must-outside-sets':
      return `--must: "${trouble.card}" belongs to ${trouble.set}, which --sets leaves out; add ${trouble.set} to --sets`;
    case 'count-outside-sets':
      return `--from: cards of ${trouble.set} are wanted, but --sets leaves it out; add ${trouble.set} to --sets`;
    case 'counts-too-high':
      return `--from: the counts ask for at least ${trouble.total} cards, but a kingdom has ${trouble.wanted}; lower them by ${trouble.total - trouble.wanted}`;
    case 'counts-too-low':
      return `--from: the counts allow at most ${trouble.total} cards, but a kingdom has ${trouble.wanted}; raise them by ${trouble.wanted - trouble.total}, or draw from more sets`;
    default:
      return undefined;
  }
}
