// What happened, as a line of the log. The event must be the one that the reader may see (`eventFor` of the rules).

import type { Phase } from '@tenfold/rules';
import { modeWords } from './option.ts';
import { personAt } from './people.ts';
import type {
  Counter,
  LogEvent,
  LogSentences,
  MentionedPerson,
  Reader,
  Sentences,
  Some,
} from './sentences.ts';

/** An event as a sentence of the log. */
export function eventSentence(say: Sentences, event: LogEvent, reader: Reader): string {
  const words = sentenceOf(say, event, reader);
  const bonus = event.type === 'plus' ? '' : bonusWords(say, event.plus ?? {});
  return bonus === '' ? words : `${words} (${bonus})`;
}

/** The line with the card that caused it in front, for where it does not stand below that card. */
export function causedSentence(say: Sentences, event: LogEvent, reader: Reader): string {
  const line = eventSentence(say, event, reader);
  return event.because === null ? line : `${say.cardName(event.because)}: ${line}`;
}

function sentenceOf(say: Sentences, event: LogEvent, reader: Reader): string {
  const { log } = say;
  const who = personAt(event.player, reader);
  const other = personAt(event.other ?? event.player, reader);
  const some: Some = { cards: event.cards, count: event.count ?? event.cards?.length ?? 0 };
  const [card = ''] = event.cards ?? [];
  switch (event.type) {
    case 'turn':
      if (event.other !== undefined) return log.possessedTurn(who, other);
      return event.what === 'extra' ? log.ownExtraTurn(who) : log.turn(who, event.ownTurn);
    case 'phase':
      return log.phase(who, event.what as Phase);
    case 'plus':
      return log.plus(who, bonusWords(say, event.plus ?? { [event.what as Counter]: event.count ?? 0 }));
    case 'draw':
      return some.count === 0 ? log.drawNothing(who) : log.draw(who, some);
    case 'shuffle':
      return log.shuffle(who);
    case 'discard':
      return discardSentence(log, event, who, some);
    case 'reveal':
      return revealSentence(log, event, who, some);
    case 'look':
      return event.cards === undefined || event.cards.length === 0
        ? log.look(who)
        : log.lookAt(who, event.cards);
    case 'set-aside':
      return log.setAside(who, some);
    case 'return':
      return log.comeBack(who, some);
    case 'gain':
      return log[gainKey(event)](who, some);
    case 'buy':
      return event.gained === true ? log.buyAndGain(who, some) : log.buy(who, some);
    case 'pass':
      return log.pass(who, some, other);
    case 'react':
      return log.react(who, card);
    case 'unaffected':
      return log.unaffected(who);
    case 'choose':
      return event.what === undefined || event.what === 'nothing'
        ? log.decline(who)
        : log.choose(who, modeWords(say, event.because, event.what));
    case 'name':
      return log.name(who, card);
    case 'cost':
      return log.cost(event.count ?? 0);
    case 'possess':
      return log.possess(who, other);
    case 'take':
      return event.from === 'mat' ? log.takeMat(who, some) : log.take(who, some);
    case 'put-under':
      return log.putUnder(who, some);
    case 'token':
      return log.token(who, some.count);
    case 'next-hand':
      return log.nextHand(who, some.count);
    case 'extra-turn':
      return log.extraTurn(who);
    case 'over':
      return log.over((event.winners ?? []).map((seat) => personAt(seat, reader)));
    case 'play':
    case 'trash':
    case 'topdeck':
    case 'mat':
    case 'restock':
    default:
      return log[event.type](who, some);
  }
}

/** Of cards discarded unseen the last is seen, on top of the pile; of a deck nobody knows how many they were. */
function discardSentence(log: LogSentences, event: LogEvent, who: MentionedPerson, some: Some): string {
  const { top } = event;
  if (top === undefined || some.cards !== undefined) return log.discard(who, some);
  if (event.from === 'deck') return log.discardDeck(who, top);
  return some.count === 1
    ? log.discard(who, { cards: [top], count: 1 })
    : log.discardUnder(who, some.count, top);
}

function revealSentence(log: LogSentences, event: LogEvent, who: MentionedPerson, some: Some): string {
  if (event.from === 'beside') return log.revealMarket(who, some);
  if (event.from !== 'hand') return log.reveal(who, some);
  return some.count === 0 ? log.revealEmptyHand(who) : log.revealHand(who, some);
}

function gainKey({ from, to }: LogEvent): 'gain' | 'gainToHand' | 'gainToDeck' | 'gainFromTrash' {
  if (from === 'trash') return 'gainFromTrash';
  if (to === 'hand') return 'gainToHand';
  return to === 'deck' ? 'gainToDeck' : 'gain';
}

const COUNTERS: readonly Counter[] = ['actions', 'buys', 'coins', 'potions'];

const bonusWords = (say: Sentences, bonus: Readonly<Partial<Record<Counter, number>>>): string =>
  COUNTERS.flatMap((counter) => {
    const count = bonus[counter] ?? 0;
    return count === 0 ? [] : [say.plus[counter](count)];
  }).join(', ');
