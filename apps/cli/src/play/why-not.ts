// Why a card that was typed cannot be chosen: the same reason, and the same rules, that the page gives.

import { whyRules, whySentence } from '@tenfold/i18n/insight';
import type { Target } from '@tenfold/insight';
import { whyNot } from '@tenfold/insight';
import type { CardId, View } from '@tenfold/rules';
import { nameFor } from '../card-words.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { wordsIn } from '../words/index.ts';
import type { Voice } from './question-words.ts';
import type { OfferedQuestion } from './question.ts';

const FROM_SUPPLY: ReadonlySet<string> = new Set(['buy', 'gain', 'name']);
const HANGING = '  ';

/** `verb` is what was typed before the card, if anything was. The first line is the reason; the others are the rules. */
export function whyNotLines(
  card: CardId,
  verb: string | undefined,
  { decision, choices }: OfferedQuestion,
  seen: View,
  look: Look,
  voice: Voice,
): string[] {
  const words = wordsIn(look.language);
  const named = (problem: string): string[] => [`${nameFor(card, look)}: ${problem}`];
  const target = targetOf(card, verb ?? decision.verb, decision.about, seen);
  if (target === undefined) return named(words.noPile);
  if (verb === 'play' && target.kind === 'pile') return named(words.notInHand);
  const why = whyNot(seen, { ...decision, options: choices }, target);
  if (why === null) return named(words.notHere);
  const cardName = (id: CardId): string => nameFor(id, look);
  const rules = whyRules(voice.insight, why, cardName).flatMap(({ id, text }) =>
    wrap(`${voice.insight.why.rule}: ${text} (${id})`, look.width, HANGING, HANGING.repeat(2)),
  );
  return [whySentence(voice.insight, why, cardName), ...rules];
}

/** What of the table was meant: with a verb that takes from the Supply a pile, otherwise first what the player has. */
function targetOf(card: CardId, verb: string, player: number, seen: View): Target | undefined {
  const { hand = [], picked = [], inPlay = [] } = seen.players[player] ?? {};
  const isOpen = seen.open.some((open) => open.player === player && open.cards.includes(card));
  const pile: Target[] = seen.supply.some((one) => one.card === card) ? [{ kind: 'pile', card }] : [];
  const own: Target[] = [
    ...(hand.includes(card) ? [{ kind: 'hand', player, card } as const] : []),
    ...(picked.includes(card) ? [{ kind: 'picked', player, card } as const] : []),
    ...(isOpen ? [{ kind: 'open', player, card } as const] : []),
    ...(inPlay.includes(card) ? [{ kind: 'in-play', player, card } as const] : []),
  ];
  return (FROM_SUPPLY.has(verb) ? [...pile, ...own] : [...own, ...pile])[0];
}
