// A kingdom that those at a table pick in turn. It is a part of the stored table, so that it outlives a restart and is the same
// on every node. Nobody can hold it up: whose time is over, for him something is picked. That follows from the draft and the
// time, as the end of an offer does; no timer has to write it down. Where nobody looked for so long that ten picks would
// have been made like that, nobody is there any more, and the draft is called off.

import type { DraftView, Id, TableOptions } from '@tenfold/protocol';
import { draftedKingdom, ownCardsOf, shownDraft } from '@tenfold/protocol';
import type { CardDefinition, Draft } from '@tenfold/rules';
import {
  BOXES,
  KINGDOM_PILES,
  KingdomError,
  draftedFrom,
  newDraft,
  pickKind,
  strikeKind,
  suggestPick,
  whosePick,
} from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import { renewed } from './consent.ts';
import type { StoredDraft, StoredTable } from './stored-table.ts';

/** How long somebody may think about a pick, by the clock of the table. */
const PICK_MS: Readonly<Record<TableOptions['clock'], number>> = {
  none: 90_000,
  gentle: 90_000,
  fast: 30_000,
  days: 24 * 60 * 60 * 1000,
};

type Terms = Pick<TableOptions, 'kingdom' | 'noPossession' | 'seats'>;

const ownDefinitions = ({ kingdom }: Pick<TableOptions, 'kingdom'>): CardDefinition[] =>
  ownCardsOf(kingdom).map(({ definition }) => definition);

/** Throws the rules' own error where there are too few cards to pick from. */
export function newTableDraft(options: Terms, start: number): Draft {
  const { kingdom, noPossession, seats } = options;
  if (kingdom.kind !== 'draft') throw new Error('the kingdom of this table is not drafted');
  const kinds = draftedFrom(kingdom.sets ?? BOXES, ownDefinitions(options), noPossession);
  return newDraft(seats, start, kinds, kingdom.vetoes === true);
}

/** The table with a draft that has begun; bots have made the picks that are theirs. */
export function withDraft(table: StoredTable, start: number, now: number): StoredTable {
  const draft = newTableDraft(table.options, start);
  return withBotPicks(
    { ...table, state: 'gathering', matched: false, draft: { draft, until: now + pickTime(table) } },
    now,
  );
}

/** Ten lie there. */
export const isDrafted = ({ draft }: StoredTable): boolean =>
  draft !== null && whosePick(draft.draft) === undefined;

/** What is played once it is drafted: these cards, and the home-made ones among them. */
export function draftedOptions({ options, draft }: StoredTable): TableOptions {
  return draft === null ? options : { ...options, kingdom: draftedKingdom(options.kingdom, draft.draft) };
}

/** A step of somebody at the table. `number` is that of the draft as he saw it. */
export function draftStep(
  table: StoredTable,
  person: Id,
  wish: { readonly verb: 'pick' | 'strike'; readonly card: string; readonly number: number },
  now: number,
): StoredTable {
  const { draft: stored } = table;
  if (stored === null) {
    throw new Refusal('not-ready', 'no kingdom is being picked at this table; the host starts the draft');
  }
  const seat = table.seats.findIndex((holder) => holder?.kind === 'person' && holder.id === person);
  if (seat < 0)
    throw new Refusal('not-seated', 'you have no seat at this table, so there is no pick of yours');
  if (wish.number !== numberOf(stored)) {
    throw new Refusal('stale', 'somebody has picked meanwhile; look at what lies there, and pick anew');
  }
  const step = wish.verb === 'pick' ? pickKind : strikeKind;
  const draft = allowed(() => step(stored.draft, seat, wish.card));
  // Who strikes has as long for his pick as he had.
  const until = wish.verb === 'pick' ? now + pickTime(table) : stored.until;
  return withBotPicks({ ...table, draft: { draft, until } }, now);
}

/** The draft as it stands at this time. */
export function draftAsOf(table: StoredTable, now: number): StoredTable {
  const { draft: stored } = table;
  if (stored === null || now < stored.until || isDrafted(table)) return table;
  const time = pickTime(table);
  if (now >= stored.until + KINGDOM_PILES * time) {
    return { ...table, draft: null, consent: renewed(table.consent, []) };
  }
  const until = stored.until + time;
  const picked = withMachinePick(table, { ...stored, until });
  return draftAsOf(withBotPicks({ ...table, draft: picked }, until - time), now);
}

export function draftView({ draft: stored }: StoredTable): DraftView | undefined {
  if (stored === null) return undefined;
  const { draft, until } = stored;
  return { ...shownDraft(draft), number: numberOf(stored), until };
}

const numberOf = ({ draft }: StoredDraft): number => draft.picks.length + draft.struck.length;

const pickTime = ({ options }: StoredTable): number => PICK_MS[options.clock];

/** Bots are never waited for: whoever comes after them has his whole time. */
function withBotPicks(table: StoredTable, now: number): StoredTable {
  const { draft: stored } = table;
  const turn = stored === null ? undefined : whosePick(stored.draft);
  if (stored === null || turn === undefined || table.seats[turn]?.kind !== 'bot') return table;
  const until = now + pickTime(table);
  return withBotPicks({ ...table, draft: withMachinePick(table, { ...stored, until }) }, now);
}

/** The same wherever and whenever it is worked out: nothing hidden follows from it. */
function withMachinePick(table: StoredTable, stored: StoredDraft): StoredDraft {
  const { draft } = stored;
  const turn = whosePick(draft);
  const card = suggestPick(draft, table.id, ownDefinitions(table.options));
  if (turn === undefined || card === undefined) throw new Error('there is nothing to pick');
  return { ...stored, draft: pickKind(draft, turn, card) };
}

function allowed(step: () => Draft): Draft {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof KingdomError)) throw error;
    throw new Refusal(error.details.code === 'not-your-pick' ? 'not-asked' : 'illegal', error.message);
  }
}
