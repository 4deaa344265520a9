// What a mode of a card is worth to whoever may choose it, by its steps. Ten is about a coin.

import type { Lens, Step } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { bestRule } from './buy-rules.ts';
import type { ModeQuestion } from './mode-question.ts';
import type { ModeFacts } from './modes.ts';
import { drawsNewHand, moneyToDraw } from './new-hand.ts';
import { countCards, countOf } from './options.ts';
import { ruleWorth } from './remaking.ts';
import { actionsFor, averageDraw, gainWorth, handWorth, isJunk, junkIn, keepWorth } from './worth.ts';

type Destination = Extract<Step, { do: 'gain' }>['to'];

const A_CARD = 8;
const A_COIN = 7;
const A_COIN_THAT_HELPS = 10;
const AN_ACTION = 2;
const AN_ACTION_THAT_IS_NEEDED = 20;
const A_BUY = 3;
const HARM_TO_ONESELF = -30;

export function modeWorth(
  compiled: CompiledStrategy,
  lens: Lens,
  asked: ModeQuestion,
  mode: ModeFacts,
): number {
  const { player, needsActions } = asked;
  const { further } = mode;
  const coins = mode.coinsPerToken ? lens.tokens(player) : mode.coins;
  // Whoever possesses another is among those whom his cards hit.
  const harm = asked.isOwn || mode.isHarmless ? 0 : HARM_TO_ONESELF;
  let worth =
    harm +
    A_CARD * cardsNow(lens, asked, mode.cards) +
    // Whoever will go on playing does not know yet which coin he will want.
    (!needsActions && asked.purse.helps(coins) ? A_COIN_THAT_HELPS : A_COIN) * coins +
    (needsActions ? AN_ACTION_THAT_IS_NEEDED : AN_ACTION) * mode.actions +
    A_BUY * mode.buys;
  for (let i = 0; i < further.length; i++)
    worth += stepWorth(compiled, lens, asked, further[i]!, mode, coins);
  return worth;
}

/** No more than there are to draw. */
function cardsNow(lens: Lens, { player, isOwn }: ModeQuestion, cards: number): number {
  if (cards === 0 || !isOwn || lens.deckSize(player) >= cards) return cards;
  const left = lens.ownedCards - lens.hand(player).length - countCards(lens.inPlay(player));
  return Math.max(0, Math.min(cards, left));
}

/** A card from the Supply or the Trash; a Coin token, which pays again and again; a deck that is shuffled sooner. */
const A_GAIN = 15;
const A_TOKEN = 28;
const A_FRESH_DECK = 5;
/** Decides by itself. */
const AT_ANY_PRICE = 1000;

function stepWorth(
  compiled: CompiledStrategy,
  lens: Lens,
  asked: ModeQuestion,
  step: Step,
  mode: ModeFacts,
  coins: number,
): number {
  const { player, isOwn, asking } = asked;
  switch (step.do) {
    case 'pick':
      if (step.from !== 'hand') return 0;
      if (step.verb === 'trash') return trashWorth(compiled, lens, asked, step.least, step.most);
      return step.verb === 'discard' ? -worstOfHand(compiled, lens, player, step.least) : 0;
    case 'discardHand':
      return drawsNewHand(compiled, lens, player, asking, mode) ? AT_ANY_PRICE : -AT_ANY_PRICE;
    case 'gain':
      return gainedWorth(
        compiled,
        lens,
        player,
        step.card === 'this' ? asking : compiled.set.numbers.get(step.card),
        step.to,
      );
    case 'gainACard':
    case 'gainFromTrash':
      return A_GAIN;
    case 'discardDeck':
      return isOwn ? A_FRESH_DECK : -A_FRESH_DECK;
    case 'putThisOnDeck':
      return isOwn ? compiled.facts.drawWorth[asking]! - averageDraw(compiled, lens) : -1;
    case 'trashThis':
      // What a possessed player trashes comes back to him.
      if (!isOwn) return 0;
      if (coins === 0) return -keepWorth(compiled, lens, asking);
      return sellsWell(compiled, lens, asked, coins) ? 0 : -AT_ANY_PRICE;
    case 'if':
      return step.then.some((inner) => inner.do === 'plusTokens') ? A_TOKEN : 0;
    case 'plusTokens':
      return A_TOKEN;
    case 'putTopOnMat':
      return SAVED_CARD;
    case 'takeMat':
      return matWorth(compiled, lens, asked);
    default:
      return 0;
  }
}

// Trashing: cards that do nothing in hand before any coins, other junk only where coins buy no more.

const A_DEAD_CARD_LESS = 12;
const A_WEAK_CARD_LESS = 9;
const A_GOOD_CARD_LESS = -30;

function trashWorth(
  compiled: CompiledStrategy,
  lens: Lens,
  { player, isOwn }: ModeQuestion,
  least: number,
  most: number,
): number {
  let dead = 0;
  let weak = 0;
  if (isOwn) {
    for (const card of lens.hand(player)) {
      if (!isJunk(compiled, lens, card)) continue;
      if (compiled.facts.isDead[card]!) dead++;
      else weak++;
    }
  }
  if (dead + weak < least) return A_GOOD_CARD_LESS;
  const deadTrashed = Math.min(dead, most);
  return A_DEAD_CARD_LESS * deadTrashed + A_WEAK_CARD_LESS * Math.min(weak, most - deadTrashed);
}

/** What so many cards of the hand would have done, those that would have done least. */
function worstOfHand(compiled: CompiledStrategy, lens: Lens, player: number, count: number): number {
  const actions = actionsFor(lens, player);
  const worths = lens.hand(player).map((card) => handWorth(compiled, lens, card, player, actions));
  let sum = 0;
  for (let left = Math.min(count, worths.length); left > 0; left--) {
    const worst = Math.min(...worths);
    sum += worst;
    worths[worths.indexOf(worst)] = Infinity;
  }
  return sum;
}

/**
 * As much is given away before a Curse is taken; less, if it will soon be trashed again at no cost, and nothing if it will
 * be in the next turn.
 */
const A_CURSE = -40;
const A_CURSE_TO_TRASH = -24;
const A_CURSE_NEARLY_TRASHED = 5;

function gainedWorth(
  compiled: CompiledStrategy,
  lens: Lens,
  player: number,
  card: number | undefined,
  to: Destination,
): number {
  if (card === undefined || lens.supply(card) <= 0) return 0;
  if (compiled.facts.isCurse[card]!) {
    if (to === 'hand' && roomToTrash(compiled, lens, player) > countOf(lens.hand(player), card))
      return A_CURSE_NEARLY_TRASHED;
    return trashesInPassing(compiled, lens) ? A_CURSE_TO_TRASH : A_CURSE;
  }
  return gainWorth(compiled, lens, card) / 2;
}

/**
 * How many cards of any kind a card in hand will trash in the next turn: it is played if there is a good deal of junk already,
 * or if no other card wants the Action.
 */
function roomToTrash(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const { facts, set } = compiled;
  const hand = lens.hand(player);
  let room = 0;
  let actions = 1;
  let terminals = 0;
  for (const card of hand) {
    const { trash, remake, actions: given } = facts.effects[card]!;
    if (trash?.named === null && remake === null) room = Math.max(room, trash.most);
    if (!set.isAction[card]!) continue;
    if (facts.isTerminal[card]!) terminals++;
    else actions += given - 1;
  }
  return terminals <= actions || junkIn(compiled, lens, player) >= JUNK_TO_TRASH ? room : 0;
}

const JUNK_TO_TRASH = 2;

/** Whether one owns a card that trashes any card and draws besides, as Masquerade does. */
const trashesInPassing = (compiled: CompiledStrategy, lens: Lens): boolean =>
  lens.piles.some((card) => {
    const { trash, cards } = compiled.facts.effects[card]!;
    return trash?.named === null && cards > 0 && lens.owned(card) > 0;
  });

/** Points that a card must have to be worth another one. */
const BIG = 3;
const LAST_PROVINCES = 2;

/** Whether coins buy what is worth a card for good: points, or near the end anything better. */
function buysSomethingBig(
  compiled: CompiledStrategy,
  lens: Lens,
  asked: ModeQuestion,
  more: number,
): boolean {
  const { rule, otherwise } = purchases(compiled, lens, asked, more);
  return rule < otherwise && isBig(compiled, lens, rule);
}

/** The rules that coins follow with so many more, and without. */
function purchases(compiled: CompiledStrategy, lens: Lens, { player, purse }: ModeQuestion, more: number) {
  const drawn = cardsToCome(compiled, lens, player) * moneyToDraw(compiled, lens, player);
  const coins = Math.round(purse.coins + drawn);
  return {
    rule: bestRule(compiled, lens, coins + more, purse.potions),
    otherwise: bestRule(compiled, lens, coins, purse.potions),
  };
}

const isBig = (compiled: CompiledStrategy, lens: Lens, rule: number): boolean =>
  compiled.facts.points[compiled.buyCards[rule]!]! >= BIG ||
  lens.supply(compiled.facts.province) <= LAST_PROVINCES;

// What a village is worth to a deck: one more than the terminals need is little more than another card.
const A_SPARE_VILLAGE = 20;
const A_NEEDED_VILLAGE = 35;

/** Whether what the coins buy is worth the card that is trashed for them. */
function sellsWell(compiled: CompiledStrategy, lens: Lens, asked: ModeQuestion, coins: number): boolean {
  const { asking } = asked;
  const { rule, otherwise } = purchases(compiled, lens, asked, coins);
  if (rule >= otherwise) return false;
  if (isBig(compiled, lens, rule)) return true;
  const bought = ruleWorth(compiled, lens, rule);
  if (bought <= gainWorth(compiled, lens, asking)) return false;
  return bought - ruleWorth(compiled, lens, otherwise) > lossOfThis(compiled, lens, asking);
}

function lossOfThis(compiled: CompiledStrategy, lens: Lens, card: number): number {
  if (compiled.facts.effects[card]!.actions < 2) return keepWorth(compiled, lens, card);
  return hasSpareVillage(compiled, lens) ? A_SPARE_VILLAGE : A_NEEDED_VILLAGE;
}

/** Whether there is a village for every terminal, and one more. */
function hasSpareVillage({ facts, set }: CompiledStrategy, lens: Lens): boolean {
  let spare = 0;
  for (const card of lens.piles) {
    if (set.isAction[card]!) spare += lens.owned(card) * (facts.effects[card]!.actions - 1);
  }
  return spare > 0;
}

/** Cards that the Actions in hand will draw. */
const cardsToCome = (compiled: CompiledStrategy, lens: Lens, player: number): number =>
  lens
    .hand(player)
    .filter((card) => compiled.set.isAction[card]!)
    .reduce((sum, card) => sum + compiled.facts.effects[card]!.cards, 0);

// Cards on the mat are out of the deck's way, and wait for a turn in which they buy points.

const SAVED_CARD = 12;
const A_BETTER_PURCHASE = 40;

function matWorth(compiled: CompiledStrategy, lens: Lens, asked: ModeQuestion): number {
  let coins = 0;
  for (const card of lens.mat(asked.player)) coins += compiled.facts.treasureCoins[card]!;
  return buysSomethingBig(compiled, lens, asked, coins) ? A_BETTER_PURCHASE : 0;
}
