// The set-up of a game whose kingdom is drawn as wished, picked in turn, or has home-made cards.

import type { OwnCard } from '@tenfold/protocol';
import { ownNamesIn } from '@tenfold/protocol';
import type { CardDefinition, CardId, SetupWish } from '@tenfold/rules';
import {
  BOXES,
  KINGDOM_PILES,
  KingdomError,
  RuleError,
  completeSetup,
  draftedFrom,
  newDraft,
  normalise,
  randomKingdom,
  standardCards,
} from '@tenfold/rules';
import { lookOf } from '../look.ts';
import type { SetupOptions } from '../play/setup.ts';
import { freshKingdomSeed, isByLot, setupFrom } from '../play/setup.ts';
import type { Terminal } from '../play/terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { draftInTurn } from './draft-in-turn.ts';
import { ownCardsIn } from '../own-card-files.ts';
import { contradiction, whyNoneFits, wishFrom } from './wishes.ts';

export interface TableKingdomOptions {
  readonly sets?: string;
  readonly from?: string;
  readonly veto?: boolean;
  readonly boxes?: number;
  /** Files of home-made cards. */
  readonly card?: readonly string[];
}

type Options = SetupOptions & TableKingdomOptions;

export interface TableSetup {
  readonly setup: SetupWish;
  /** The home-made cards in it, with their names. */
  readonly ownCards: readonly OwnCard[];
}

export const isDrafted = (kingdom: string): boolean => normalise(kingdom) === 'draft';

/** Throws a UsageError for an option that the kingdom has no use for. */
export function checkTogether({ kingdom, sets, from, veto }: Options, words: TerminalWords): void {
  const byLot = isByLot(kingdom);
  const inTurn = isDrafted(kingdom);
  const { onlyFor } = words.draft;
  if (sets !== undefined && !byLot && !inTurn)
    throw new UsageError(onlyFor('--sets', words.or(['random', 'draft'])));
  if (from !== undefined && !byLot) throw new UsageError(onlyFor('--from', 'random'));
  if (veto === true && !inTurn) throw new UsageError(onlyFor('--veto', 'draft'));
}

/** Undefined if whoever picks goes away. */
export async function setupAtTable(
  options: Options,
  terminal: Terminal,
  words: TerminalWords,
): Promise<TableSetup | undefined> {
  const brought = ownCardsIn(options.card ?? [], words);
  const ownCards = brought.map(({ definition }) => definition);
  // Who plays, and whether everything else can be used, is known before anything is picked.
  const settled = setupFrom(
    { ...options, kingdom: isDrafted(options.kingdom) ? 'random' : options.kingdom },
    words,
  );
  const cards = isDrafted(options.kingdom)
    ? await drafted(options, settled, brought, terminal, words)
    : isByLot(options.kingdom)
      ? drawn(options, words)
      : settled.kingdom;
  if (cards === undefined) return undefined;
  const kingdom = isDrafted(options.kingdom) ? cards : withOwn(cards, ownCards);
  const played = ownCards.filter(({ id }) => kingdom.includes(id));
  const { boxes } = options;
  const { further: _further, ...wish } = settled;
  const setup = checked(() =>
    completeSetup({
      ...wish,
      kingdom,
      ...(boxes === 1 || boxes === 2 ? { boxes } : {}),
      ...(played.length === 0 ? {} : { ownCards: played }),
    }),
  );
  return { setup, ownCards: brought.filter(({ definition: { id } }) => kingdom.includes(id)) };
}

/** Home-made cards in the place of the last cards of a kingdom. */
export const withOwn = (cards: readonly CardId[], own: readonly CardDefinition[]): readonly CardId[] => [
  ...cards.slice(0, KINGDOM_PILES - own.length),
  ...own.map(({ id }) => id),
];

function drawn(options: Options, words: TerminalWords): readonly CardId[] {
  const wish = { ...options, possession: true };
  try {
    return randomKingdom(wishFrom(wish, words), options.seed ?? freshKingdomSeed());
  } catch (error) {
    if (!(error instanceof KingdomError)) throw error;
    const { details } = error;
    throw new UsageError(
      contradiction(details, wish, words) ?? whyNoneFits(details, wish, words) ?? error.message,
    );
  }
}

async function drafted(
  options: Options,
  { players, start = 0 }: SetupWish,
  brought: readonly OwnCard[],
  terminal: Terminal,
  words: TerminalWords,
): Promise<readonly CardId[] | undefined> {
  const { sets = BOXES } = wishFrom({ ...options, possession: true }, words);
  const ownCards = brought.map(({ definition }) => definition);
  const kinds = draftedFrom(sets, ownCards);
  const draft = checked(() => newDraft(players.length, start, kinds, options.veto === true));
  const look = lookOf(process.stdout, words.language, standardCards, ownNamesIn(brought, words.language));
  const seed = options.seed ?? freshKingdomSeed();
  return draftInTurn(draft, { terminal, look, words, players, ownCards, seed });
}

function checked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleError) throw new UsageError(error.message);
    throw error;
  }
}
