// "Why can't I?": the reason why something on the table cannot be chosen now, with the rules behind it.

import type { CardDefinition, CardId, Cost, View } from '@tenfold/rules';
import { FEWEST_PLAYERS, emptyPilesToEnd } from '@tenfold/rules';
import { definitionOf, hasType, isLike, stepsOf } from '../card-definitions.ts';
import { whyNotGained } from './why-not-gained.ts';
import type { Why } from './reasons.ts';
import type { RulingId } from './rulings.ts';
import { rulingOfText } from './rulings.ts';
import type { QuestionForReasons, Target } from './target.ts';
import { asksFor, optionFor } from './target.ts';

/** Null if it can be chosen: `optionFor` says by which option. */
export function whyNot(view: View, question: QuestionForReasons | null, target: Target): Why | null {
  if (view.seat === null) return { reason: 'watching', args: {}, rulings: [] };
  if (view.result !== null) return whyOver(view);
  if (target.kind === 'deck' || target.kind === 'discard') return whyHidden(view, target);
  if (question === null) return whyNotAsked(view, view.seat, target);
  if (optionFor(question, target) !== null) return null;
  switch (target.kind) {
    case 'pile':
      return whyNotPile(view, question, target.card);
    case 'hand':
      return whyNotHand(view, question, view.seat, target);
    case 'picked':
      return { reason: 'already-picked', args: { card: target.card }, rulings: [] };
    case 'in-play':
      return whyNotInPlay(view, question, target);
    case 'open':
      return whyNotOpen(view, question, target);
    case 'trash':
      return whyNotTrash(question, target.card);
    case 'beside':
      return whyNotMarket(view, question, target.card);
  }
}

const nameOf = (view: View, seat: number): string => view.players[seat]?.name ?? '';

// Nobody's choice, or another's

function whyOver({ players }: View): Why {
  const isLarge = emptyPilesToEnd(players.length) > emptyPilesToEnd(FEWEST_PLAYERS);
  return { reason: 'game-over', args: {}, rulings: [isLarge ? 'INT-MULTI-08' : 'BASE-GENERAL-07'] };
}

function whyHidden(view: View, { kind, player }: { kind: 'deck' | 'discard'; player: number }): Why {
  const rulings: readonly RulingId[] = [player === view.seat ? 'INT-VIS-03' : 'INT-VIS-06'];
  return { reason: kind === 'deck' ? 'deck-hidden' : 'discard-hidden', args: {}, rulings };
}

function whyNotAsked(view: View, seat: number, target: Target): Why {
  const { player, possessor } = view.turn;
  if (player === seat && possessor !== null) {
    return { reason: 'possessed', args: { player: nameOf(view, possessor) }, rulings: ['ALC-POSSESSION-09'] };
  }
  if ((possessor ?? player) !== seat) return whyNotYourTurn(view, target);
  const players = view.waitingFor.filter((one) => one !== seat).map((one) => nameOf(view, one));
  return { reason: 'others-decide', args: { players }, rulings: ['BASE-GENERAL-01', 'INT-ORDER-01'] };
}

function whyNotYourTurn(view: View, target: Target): Why {
  const isAction = target.kind === 'hand' && hasType(target.card, 'Action');
  return {
    reason: 'not-your-turn',
    args: { player: nameOf(view, view.turn.possessor ?? view.turn.player) },
    rulings: [isAction ? 'INT-ACTION-10' : 'INT-TURN-01'],
  };
}

const isOwnTurn = ({ turn, seat }: View): boolean => (turn.possessor ?? turn.player) === seat;

const whyElse = ({ card }: QuestionForReasons): Why => ({
  reason: 'asks-else',
  args: { by: card },
  rulings: ['BASE-GENERAL-01'],
});

// Piles

function whyNotPile(view: View, question: QuestionForReasons, card: CardId): Why {
  const pile = view.supply.find((one) => one.card === card);
  if (!asksFor(question, 'pile') || pile === undefined) return whyNoPile(view, question, card);
  if (pile.count === 0) return { reason: 'pile-empty', args: { card }, rulings: ['INT-SETUP-05'] };
  if (question.verb === 'gain') return whyNotGained(question, pile);
  return whyTooExpensive(view, question, pile);
}

function whyTooExpensive(
  { turn }: View,
  question: QuestionForReasons,
  { card, cost }: { readonly card: CardId; readonly cost: Cost },
): Why {
  const coins = Math.max(0, cost.coins - turn.coins);
  const potions = Math.max(0, cost.potions - turn.potions);
  const rulings: RulingId[] = coins > 0 ? ['INT-BUY-04'] : [];
  if (potions > 0) rulings.push('ALC-POTION-08');
  const canPlay = question.options.some((option) => option.verb === 'play');
  return { reason: 'too-expensive', args: { card, coins, potions, canPlay }, rulings };
}

/** Cards that lie open beside the Supply: too dear, or named already when they go back. */
function whyNotMarket(view: View, question: QuestionForReasons, card: CardId): Why {
  const open = view.market.open.find((one) => one.card === card);
  if (open === undefined || !asksFor(question, 'beside')) return whyElse(question);
  return question.verb === 'buy'
    ? whyTooExpensive(view, question, open)
    : { reason: 'already-picked', args: { card }, rulings: [] };
}

/** Nothing of the Supply can be taken now. */
function whyNoPile(view: View, question: QuestionForReasons, card: CardId): Why {
  if (!isOwnTurn(view)) return whyNotYourTurn(view, { kind: 'pile', card });
  if (question.card !== null || question.player !== view.turn.player) return whyElse(question);
  if (view.turn.phase === 'action') {
    return { reason: 'buy-later', args: {}, rulings: ['INT-TURN-02'] };
  }
  return view.turn.buys === 0
    ? { reason: 'no-buys', args: {}, rulings: ['INT-BUY-01'] }
    : { reason: 'buy-over', args: {}, rulings: ['INT-TURN-02'] };
}

// The hand

interface OwnedTarget {
  readonly player: number;
  readonly card: CardId;
}

function whyNotHand(
  view: View,
  question: QuestionForReasons,
  seat: number,
  { player, card }: OwnedTarget,
): Why {
  if (!asksFor(question, 'hand')) {
    return question.card === null
      ? { reason: 'clean-up', args: {}, rulings: ['INT-CLEAN-02', 'ALC-DISCARD-01'] }
      : whyElse(question);
  }
  if (player !== question.about) return whyNotThisHand(view, question, seat, player);
  if (question.verb === 'reveal') return whyNotRevealed(card);
  if (question.verb === 'set-aside') return whyNotSetAside(question.card ?? '', card);
  return question.card === null ? whyNotPlayed(view, question, card) : whyNotPicked(question, card);
}

function whyNotThisHand(view: View, question: QuestionForReasons, seat: number, player: number): Why {
  return player === seat
    ? {
        reason: 'other-hand',
        args: { player: nameOf(view, question.about) },
        rulings: ['ALC-POSSESSION-02'],
      }
    : whyNotYours(view, player);
}

const whyNotYours = (view: View, player: number): Why => ({
  reason: 'not-yours',
  args: { player: nameOf(view, player) },
  rulings: ['INT-ACTION-04'],
});

function whyNotPlayed(view: View, question: QuestionForReasons, card: CardId): Why {
  if (hasType(card, 'Treasure')) {
    return question.verb === 'buy'
      ? { reason: 'treasure-after-buying', args: { card }, rulings: ['ALC-TREASURE-02'] }
      : { reason: 'treasure-later', args: { card }, rulings: ['INT-TURN-02', 'INT-BUY-04'] };
  }
  if (hasType(card, 'Action')) {
    return view.turn.actions === 0
      ? { reason: 'no-actions', args: { card }, rulings: ['INT-ACTION-01'] }
      : { reason: 'action-over', args: { card }, rulings: ['INT-ACTION-10', 'INT-TURN-02'] };
  }
  return hasType(card, 'Curse')
    ? { reason: 'never-played', args: { card, type: 'Curse' }, rulings: ['ALC-TRANSMUTE-03'] }
    : { reason: 'never-played', args: { card, type: 'Victory' }, rulings: ['INT-GOAL-02'] };
}

function whyNotRevealed(card: CardId): Why {
  const reaction = definitionOf(card)?.onAttack;
  if (reaction === undefined) {
    return { reason: 'no-reaction', args: { card }, rulings: ['INT-ACTION-10', 'INT-REACT-07'] };
  }
  return isShield(reaction)
    ? { reason: 'shielded', args: { card }, rulings: ['INT-MOAT-01'] }
    : { reason: 'revealed-enough', args: { card }, rulings: [] };
}

const isShield = (reaction: NonNullable<CardDefinition['onAttack']>): boolean =>
  reaction.every((step) => step.do === 'unaffected');

function whyNotSetAside(by: CardId, card: CardId): Why {
  return hasType(card, 'Action')
    ? { reason: 'only-drawn', args: { by }, rulings: ['BASE-LIBRARY-06'] }
    : { reason: 'only-actions-aside', args: { by }, rulings: ['BASE-LIBRARY-01'] };
}

/** A text that takes only some cards. */
function whyNotPicked(question: QuestionForReasons, card: CardId): Why {
  const by = question.card ?? '';
  const { filter } = question;
  if (filter === null || isLike(card, filter, by)) return whyElse(question);
  const { type, cards } = filter;
  const text = rulingOfText(by);
  if (type !== undefined) {
    const isCurse = type === 'Victory' && hasType(card, 'Curse');
    const rulings: readonly RulingId[] = isCurse ? [...text, 'BASE-BUREAUCRAT-06'] : text;
    return { reason: 'needs-type', args: { card, by, type }, rulings };
  }
  return cards === undefined
    ? whyElse(question)
    : { reason: 'needs-card', args: { by, cards }, rulings: text };
}

// Cards that lie open

function whyNotInPlay(view: View, question: QuestionForReasons, { player, card }: OwnedTarget): Why {
  if (asksFor(question, 'in-play') && player === question.about) return whyNotPicked(question, card);
  if (player !== view.turn.player || !isOwnTurn(view)) return whyNotYours(view, player);
  return { reason: 'in-play', args: { card }, rulings: ['ALC-INPLAY-01'] };
}

function whyNotOpen(view: View, question: QuestionForReasons, { player, card }: OwnedTarget): Why {
  const isFound = view.open.some(
    (open) => open.player === player && open.because === question.card && open.cards.includes(card),
  );
  // What another text has found waits for that text.
  if (!asksFor(question, 'open') || player !== question.about || !isFound) return whyElse(question);
  // Cards that go back in an order of one's choice lie open until all of them are named.
  return question.verb === 'topdeck'
    ? { reason: 'already-picked', args: { card }, rulings: [] }
    : whyNotPicked(question, card);
}

function whyNotTrash(question: QuestionForReasons, card: CardId): Why {
  if (asksFor(question, 'trash')) {
    return { reason: 'trash-earlier', args: { by: question.card ?? '' }, rulings: ['BASE-THIEF-05'] };
  }
  // A text that gives cards out of the Trash may do so later.
  if (question.card !== null && stepsOf(question.card).some((step) => step.do === 'gainFromTrash'))
    return whyElse(question);
  const rulings: RulingId[] = ['INT-TERM-TRASH-02'];
  if (question.verb === 'buy') rulings.push('INT-BUY-03');
  return { reason: 'trash-stays', args: { card }, rulings };
}
