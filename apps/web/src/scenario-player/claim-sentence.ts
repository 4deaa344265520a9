// What must hold, in the reader's language: what it is about, and what it must be.

import type { Glossary } from '@tenfold/i18n/glossary';
import type { Reader, Sentences } from '@tenfold/i18n/sentences';
import { eventSentence, optionLabel } from '@tenfold/i18n/sentences';
import type { CardId } from '@tenfold/rules';
import type { ClaimedChoice, ScenarioClaim } from '@tenfold/scenarios';
import { stackCards } from '../cards/facts.ts';
import type { ScenarioWords } from '../words/scenario/index.ts';

export interface ClaimSpeech {
  readonly say: Sentences;
  readonly glossary: Glossary;
  readonly words: ScenarioWords;
  /** Without a `you`: what holds is told of everybody by name. */
  readonly names: Reader['names'];
}

export function claimSentence(claim: ScenarioClaim, speech: ClaimSpeech): string {
  const { words, glossary, names } = speech;
  const name = (seat: number | null): string => (seat === null ? words.nobody : (names[seat] ?? ''));
  const observer = (seat: number | null): string => (seat === null ? words.spectator : name(seat));
  const people = (seats: readonly number[]): string => seats.map(name).join(', ') || words.nobody;
  const cards = (some: readonly CardId[]): string => cardList(some, speech);
  const choices = (some: readonly ClaimedChoice[]): string =>
    some.map((choice) => choiceLabel(choice, speech)).join(' · ') || words.nothing;
  const is = (what: string, value: string | number): string => `${what}: ${value}`;
  switch (claim.is) {
    case 'cards':
      return is(words.ofPlayer(name(claim.player), words.piles[claim.where]), cards(claim.cards));
    case 'number':
      return is(words.ofPlayer(name(claim.player), words.numbers[claim.of]), claim.count);
    case 'supply':
      return `${words.supply}, ${is(glossary.cardName(claim.card), claim.count === null ? words.noPile : words.left(claim.count))}`;
    case 'cost':
      return is(words.costs(glossary.cardName(claim.card)), costOf(claim, speech));
    case 'piles':
      return is(words.pileCount, claim.count);
    case 'piles-of':
      return is(words.pilesOf(claim.set), claim.count);
    case 'trash':
      return is(words.trash, cards(claim.cards));
    case 'open':
      return is(words.open, cards(claim.cards));
    case 'market':
      return is(words.market, cards(claim.cards));
    case 'market-open':
      return is(words.marketOpen, cards(claim.cards));
    case 'turn':
      return is(words.turn[claim.of], claim.count);
    case 'phase':
      return is(words.phase, glossary.phaseName(claim.phase));
    case 'turn-of':
      return is(words.turnOf, name(claim.player));
    case 'last-ordinary':
      return is(words.lastOrdinary, name(claim.player));
    case 'possessor':
      return is(words.possessor, name(claim.player));
    case 'bonus':
      return is(words.bonus(glossary.cardName(claim.card)), speech.say.plus.coins(claim.coins));
    case 'over':
      return claim.yes ? words.isOverNow : words.isNotOver;
    case 'winners':
      return is(words.winners, people(claim.players));
    case 'asked':
      return is(words.asked, people(claim.players));
    case 'asking':
      return is(words.askingCard, claim.card === null ? words.turnItself : glossary.cardName(claim.card));
    case 'extra-turns':
      return is(words.extraTurns, claim.count);
    case 'extra-turn':
      return claim.possessor === null
        ? words.ownExtraTurn(name(claim.player))
        : words.extraTurn(name(claim.possessor), name(claim.player));
    case 'cannot':
      return words.cannot(name(claim.player), choices(claim.choices));
    case 'options':
      return is(words.options(name(claim.player)), choices(claim.choices));
    case 'offered':
      return is(words.offered(name(claim.player)), choices(claim.choices));
    case 'missing':
      return is(words.missing(name(claim.player)), choices(claim.choices));
    case 'sees': {
      const { found } = claim;
      const value = found === null ? words.hidden : typeof found === 'number' ? found : cards(found);
      return is(words.sees(observer(claim.observer), name(claim.player), words.seen[claim.what]), value);
    }
    case 'told':
      return is(words.told(observer(claim.observer)), telling(claim.event, speech));
    case 'not-told':
      return is(words.notTold(observer(claim.observer)), telling(claim.event, speech));
    case 'told-in-order':
      return is(
        words.toldInOrder(observer(claim.observer)),
        claim.events.map((event) => telling(event, speech)).join(' → '),
      );
  }
}

const telling = (event: Parameters<typeof eventSentence>[1], { say, names }: ClaimSpeech): string =>
  eventSentence(say, event, { you: null, names });

const cardList = (cards: readonly CardId[], { words, glossary }: ClaimSpeech): string =>
  stackCards(cards)
    .map(({ card, count }) => `${count === 1 ? '' : `${count} × `}${glossary.cardName(card)}`)
    .join(', ') || words.nothing;

function choiceLabel(choice: ClaimedChoice, { say, names }: ClaimSpeech): string {
  const question = { player: 0, about: 0, card: choice.asking, picked: 0 };
  return optionLabel(say, question, choice, { you: null, names });
}

const costOf = (
  { coins, potions }: { readonly coins: number; readonly potions: number },
  { glossary }: ClaimSpeech,
): string =>
  [
    ...(coins > 0 || potions === 0 ? [String(coins)] : []),
    ...Array.from({ length: potions }, () => glossary.cardName('potion')),
  ].join(' + ');
