// A kingdom picked in turn at the terminal: the bots pick, too, and whoever has a veto may use it once.

import { findCard } from '@tenfold/i18n';
import type { CardDefinition, CardId, Draft } from '@tenfold/rules';
import {
  KingdomError,
  draftedKinds,
  legalPicks,
  mayVeto,
  pickKind,
  strikeKind,
  suggestPick,
  whosePick,
} from '@tenfold/rules';
import { nameFor } from '../card-words.ts';
import { namedBy } from '../name-matching.ts';
import { flow } from '../layout.ts';
import type { Look } from '../look.ts';
import type { Terminal } from '../play/terminal.ts';
import type { TerminalWords } from '../words/index.ts';

export interface DraftTable {
  readonly terminal: Terminal;
  readonly look: Look;
  readonly words: TerminalWords;
  /** You first. */
  readonly players: readonly string[];
  readonly ownCards: readonly CardDefinition[];
  /** What the bots' picks follow from. */
  readonly seed: string;
}

/** The ten cards; undefined if whoever picks goes away. */
export async function draftInTurn(begun: Draft, table: DraftTable): Promise<readonly CardId[] | undefined> {
  const { terminal, words, look, players, ownCards, seed } = table;
  const { draft: said } = words;
  terminal.print(flow('', said.how(begun.vetoes).split(' '), look.width, ' '));
  let draft = begun;
  for (let turn = whosePick(draft); turn !== undefined; turn = whosePick(draft)) {
    if (turn !== 0) {
      const card = suggestPick(draft, seed, ownCards) ?? '';
      draft = pickKind(draft, turn, card);
      terminal.print([said.picks(players[turn] ?? '', nameFor(card, look))]);
      continue;
    }
    const typed = await terminal.ask(said.prompt(draftedKinds(draft).length + 1));
    if (typeof typed !== 'string' || QUITS.has(typed.trim().toLowerCase())) return undefined;
    const before = draft;
    draft = yourStep(draft, typed.trim(), table);
    if (draft !== before && draft.picks.length === before.picks.length) terminal.print([said.struck]);
  }
  const cards = draftedKinds(draft);
  terminal.print(flow('  ', listed(cards, look), look.width, ' '));
  return cards;
}

const QUITS: ReadonlySet<string> = new Set(['quit', 'exit', 'q']);
const VETO = /^(?:veto|-)\s*/i;

/** What cannot be done is said, and changes nothing. */
function yourStep(draft: Draft, typed: string, { terminal, words, look, ownCards, seed }: DraftTable): Draft {
  const { draft: said } = words;
  if (typed === '' || typed === '?') {
    terminal.print([
      ...flow('  ', listed(legalPicks(draft), look), look.width, ' '),
      ...(mayVeto(draft, 0) ? [said.mayVeto] : []),
    ]);
    return draft;
  }
  if (typed === '*') {
    return pickKind(draft, 0, suggestPick(draft, seed, ownCards) ?? '');
  }
  const isVeto = VETO.test(typed);
  const name = typed.replace(VETO, '');
  const [own] = namedBy(name, ownCards, ({ id }) => [nameFor(id, look), id]);
  const found = own ?? findCard(name, words.language);
  if (!('id' in found)) {
    terminal.print([words.noCard(name, words.didYouMean(found.nearest))]);
    return draft;
  }
  try {
    return isVeto ? strikeKind(draft, 0, found.id) : pickKind(draft, 0, found.id);
  } catch (error) {
    if (!(error instanceof KingdomError)) throw error;
    terminal.print([said.cannot(nameFor(found.id, look))]);
    return draft;
  }
}

const listed = (cards: readonly CardId[], look: Look): string[] =>
  cards.map((card, index) => `${nameFor(card, look)}${index < cards.length - 1 ? ',' : ''}`);
