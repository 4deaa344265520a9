// What a language must be able to say of a game. Every language implements `Sentences`: a key that one of them lacks is
// a type error, and a test fails on a key that nothing ever says.
//
// Which sentence is due is decided once for all languages, in prompt.ts, option.ts and event.ts; the languages only say
// it. Prompts and labels stand alone and end without a full stop; effects and refusals are whole sentences.

import type { CardId, GainLimit, GameEvent, Phase, Zone } from '@tenfold/rules';
import type { Language } from '../languages.ts';
import type { PhraseWords } from './phrases/phrase-words.ts';

export interface MentionedPerson {
  /** The reader. */
  readonly you: boolean;
  readonly name: string;
}

/** How many cards are asked for: at least and at most so many more, after those already picked. */
export interface PickCount {
  readonly least: number;
  readonly most: number;
  readonly picked: number;
}

/** Cards, or only their number where the reader may not know them. */
export interface Some {
  readonly cards: readonly CardId[] | undefined;
  readonly count: number;
}

/** What a prompt may speak of. */
export interface Ask extends PickCount {
  /** The name of the card that asks; empty for the turn itself. */
  readonly card: string;
  /** Whose cards it is about. */
  readonly about: MentionedPerson;
  /** Who sits on the left of the player. */
  readonly left: MentionedPerson;
  /** Where the cards lie; undefined for a question about none. */
  readonly from: Zone | undefined;
  /** What a card that is gained may cost; null if that does not matter. */
  readonly limit: GainLimit | null;
  /** No card can be picked: all that is offered is to go on. */
  readonly none: boolean;
  /** In the Buy phase. */
  readonly canPlay: boolean;
  readonly canBuy: boolean;
  /** In Clean-up: the names of cards that do something when they are discarded from play. */
  readonly leaving: readonly string[];
}

export type PromptText = string | ((ask: Ask) => string);

/** For the turn itself, and for every card that has no prompt of its own. */
export interface GeneralPrompts {
  readonly turnPlay: PromptText;
  readonly turnBuy: PromptText;
  readonly turnCleanUp: PromptText;
  readonly play: PromptText;
  readonly discard: PromptText;
  readonly trash: PromptText;
  readonly topdeck: PromptText;
  readonly gain: PromptText;
  readonly pass: PromptText;
  /** The card is the Attack. */
  readonly reveal: PromptText;
  readonly setAside: PromptText;
  readonly show: PromptText;
  readonly return: PromptText;
  /** Cards that lie open beside the Supply, in an order of the player's choice. */
  readonly putUnder: PromptText;
  /** Of cards that lie open beside the Supply. */
  readonly buyOpen: PromptText;
  readonly name: PromptText;
  readonly choose: PromptText;
  readonly chooseOrNot: PromptText;
  /** Cards of another player, `about`. */
  readonly discardOfAnother: PromptText;
  readonly trashOfAnother: PromptText;
  readonly topdeckOfAnother: PromptText;
  readonly gainForAnother: PromptText;
  readonly chooseForAnother: PromptText;
}

/** Cards whose question says more than the verb: the card and what it asks for. */
export type CardPrompt =
  | 'bureaucrat.topdeck'
  | 'cellar.discard'
  | 'chancellor.choose'
  | 'library.set-aside'
  | 'militia.discard'
  | 'mine.trash'
  | 'mine.gain'
  | 'moneylender.trash'
  | 'remodel.trash'
  | 'spy.choose'
  | 'thief.trash'
  | 'thief.gain'
  | 'throne-room.play'
  | 'baron.discard'
  | 'ironworks.gain'
  | 'masquerade.pass'
  | 'mining-village.choose'
  | 'minion.choose'
  | 'nobles.choose'
  | 'pawn.choose'
  | 'secret-chamber.discard'
  | 'steward.choose'
  | 'torturer.choose'
  | 'trading-post.trash'
  | 'upgrade.trash'
  | 'wishing-well.name'
  | 'alchemist.choose'
  | 'apprentice.trash'
  | 'golem.play'
  | 'herbalist.topdeck'
  | 'scrying-pool.choose'
  | 'transmute.trash'
  | 'university.gain'
  | 'ambassador.show'
  | 'native-village.choose'
  | 'pirate-ship.choose'
  | 'pirate-ship.trash'
  | 'salvager.trash';

type WithCard = (card: CardId) => string;

/** On a button. */
export interface OptionLabels {
  readonly play: WithCard;
  readonly buy: WithCard;
  readonly discard: WithCard;
  readonly trash: WithCard;
  readonly topdeck: WithCard;
  readonly gain: WithCard;
  readonly pass: WithCard;
  readonly reveal: WithCard;
  readonly setAside: WithCard;
  readonly name: WithCard;
  readonly return: WithCard;
  readonly putUnder: WithCard;
  readonly gainForAnother: (card: CardId, another: MentionedPerson) => string;
  readonly playTreasures: string;
  readonly endActions: string;
  readonly endTurn: string;
  readonly cleanUp: string;
  readonly playNothing: string;
  readonly discardNothing: string;
  readonly trashNothing: string;
  readonly topdeckNothing: string;
  readonly gainNothing: string;
  readonly revealNothing: string;
  readonly returnNothing: string;
  readonly buyNothing: string;
  /** Not set aside. */
  readonly keep: string;
  /** No mode. */
  readonly no: string;
  /** No more, after some. */
  readonly done: string;
}

/** The modes of the cards that let one choose, as in the middle of a sentence. `nothing` is to decline. */
export type ModeKey =
  | 'chancellor.discard-deck'
  | 'chancellor.nothing'
  | 'spy.discard'
  | 'spy.put-back'
  | 'mining-village.trash-this'
  | 'mining-village.nothing'
  | 'minion.coins'
  | 'minion.new-hand'
  | 'nobles.cards'
  | 'nobles.actions'
  | 'pawn.card'
  | 'pawn.action'
  | 'pawn.buy'
  | 'pawn.coin'
  | 'steward.cards'
  | 'steward.coins'
  | 'steward.trash'
  | 'torturer.discard'
  | 'torturer.curse'
  | 'alchemist.put-on-deck'
  | 'alchemist.nothing'
  | 'scrying-pool.discard'
  | 'scrying-pool.put-back'
  | 'native-village.set-aside'
  | 'native-village.take-mat'
  | 'pirate-ship.plunder'
  | 'pirate-ship.coins';

/** What an option does, where its label does not say it. */
export interface Effects {
  readonly playTreasures: string;
  readonly endActions: string;
  readonly cleanUp: string;
  /** A card in play, first of all. */
  readonly cleanUpDiscard: string;
  /** The same of a card that has a text for it. */
  readonly cleanUpUse: string;
  readonly pass: (to: MentionedPerson) => string;
  /** In a possessed turn: what that player buys or gains. */
  readonly gainedByYou: (player: MentionedPerson) => string;
  /** In a possessed turn: what that player trashes. */
  readonly comesBack: (player: MentionedPerson) => string;
  readonly 'moat.reveal': string;
  readonly 'secret-chamber.reveal': string;
  readonly 'library.set-aside': string;
  readonly 'throne-room.play': string;
  readonly 'wishing-well.name': string;
  readonly 'baron.discard': string;
  readonly 'baron.nothing': string;
  readonly 'minion.new-hand': string;
  readonly 'alchemist.nothing': string;
  readonly 'ironworks.gain': string;
  readonly 'transmute.trash': string;
  readonly 'apprentice.trash': string;
}

type Does = (who: MentionedPerson) => string;
type DoesWith = (who: MentionedPerson, cards: Some) => string;

/** A line of the log. */
export interface LogSentences {
  /** `number` counts the player's own turns; undefined where nobody counted. */
  readonly turn: (who: MentionedPerson, number: number | undefined) => string;
  readonly possessedTurn: (who: MentionedPerson, by: MentionedPerson) => string;
  /** One that the player has won for himself. */
  readonly ownExtraTurn: Does;
  readonly phase: (who: MentionedPerson, phase: Phase) => string;
  readonly play: DoesWith;
  /** `bonus` is a list such as "+1 Action, +$2". */
  readonly plus: (who: MentionedPerson, bonus: string) => string;
  readonly draw: DoesWith;
  readonly drawNothing: Does;
  readonly shuffle: Does;
  readonly discard: DoesWith;
  /** Several, of which only the last is seen. */
  readonly discardUnder: (who: MentionedPerson, count: number, top: CardId) => string;
  readonly discardDeck: (who: MentionedPerson, top: CardId) => string;
  readonly trash: DoesWith;
  readonly topdeck: DoesWith;
  readonly take: DoesWith;
  readonly takeMat: DoesWith;
  readonly mat: DoesWith;
  readonly restock: DoesWith;
  readonly revealMarket: DoesWith;
  readonly putUnder: DoesWith;
  readonly token: (who: MentionedPerson, count: number) => string;
  readonly nextHand: (who: MentionedPerson, cards: number) => string;
  readonly extraTurn: Does;
  readonly reveal: DoesWith;
  readonly revealHand: DoesWith;
  readonly revealEmptyHand: Does;
  readonly look: Does;
  readonly lookAt: (who: MentionedPerson, cards: readonly CardId[]) => string;
  readonly setAside: DoesWith;
  readonly comeBack: DoesWith;
  readonly gain: DoesWith;
  readonly gainToHand: DoesWith;
  readonly gainToDeck: DoesWith;
  readonly gainFromTrash: DoesWith;
  readonly buy: DoesWith;
  readonly buyAndGain: DoesWith;
  readonly pass: (who: MentionedPerson, cards: Some, to: MentionedPerson) => string;
  readonly react: (who: MentionedPerson, card: CardId) => string;
  readonly unaffected: Does;
  readonly choose: (who: MentionedPerson, mode: string) => string;
  readonly decline: Does;
  readonly name: (who: MentionedPerson, card: CardId) => string;
  readonly cost: (coins: number) => string;
  readonly possess: (who: MentionedPerson, whom: MentionedPerson) => string;
  readonly over: (winners: readonly MentionedPerson[]) => string;
}

export type Counter = 'actions' | 'buys' | 'coins' | 'potions';

/** Why the server did not do what it was asked to do, by the codes of the protocol. */
export type RefusalKey =
  | 'malformed'
  | 'wrong-version'
  | 'unknown-person'
  | 'unknown-table'
  | 'unknown-game'
  | 'not-seated'
  | 'not-asked'
  | 'stale'
  | 'illegal'
  | 'game-over'
  | 'nothing-to-undo'
  | 'not-allowed'
  | 'too-fast'
  | 'table-full'
  | 'already-started'
  | 'not-ready'
  | 'not-found'
  | 'shutting-down'
  | 'internal';

/** All that a language can say of a game. */
export interface Sentences {
  readonly language: Language;
  readonly cardName: (card: CardId) => string;
  readonly prompts: GeneralPrompts;
  readonly cardPrompts: Readonly<Record<CardPrompt, PromptText>>;
  /** A prompt put to whoever decides for that player in a possessed turn. */
  readonly decidingFor: (player: MentionedPerson, prompt: string) => string;
  readonly options: OptionLabels;
  readonly modes: Readonly<Record<ModeKey, string>>;
  readonly effects: Effects;
  readonly log: LogSentences;
  readonly plus: Readonly<Record<Counter, (count: number) => string>>;
  readonly refusals: Readonly<Record<RefusalKey, string>>;
  /** What people and bots say to each other. */
  readonly spoken: PhraseWords;
}

/** For whom sentences are made: who of the players is called "you", and how they are called by name. */
export interface Reader {
  /** The seat that is called "you"; null if everybody is called by name. */
  readonly you: number | null;
  readonly names: readonly string[];
}

/** A question, as the rules or the wire have it. */
export interface Question {
  readonly player: number;
  readonly about: number;
  readonly verb: string;
  readonly card: CardId | null;
  /** Where the cards lie that are offered, by the verb of the option. */
  readonly from: Readonly<Record<string, Zone>>;
  readonly least: number;
  readonly most: number;
  /** How many have been picked for this question before. */
  readonly picked: number;
  /** Of a `gain`: what the card may cost; null if that does not matter. */
  readonly limit: GainLimit | null;
  /** In Clean-up: the cards offered that do something when they are discarded now. */
  readonly acting: readonly CardId[];
  readonly options: readonly QuestionOption[];
}

/** An option as prompts and labels need to know it. */
export interface QuestionOption {
  readonly verb: string;
  readonly card: CardId | null;
  readonly mode: string | null;
}

/** An event, perhaps with what followed it and belongs on the same line. */
export interface LogEvent extends GameEvent {
  /** Of a turn: which of the player's own it is. */
  readonly ownTurn?: number;
  /** Of a purchase: the card has been gained too. */
  readonly gained?: boolean;
  /** Of a play: what it added; of what a card adds: all of it. */
  readonly plus?: Readonly<Partial<Record<Counter, number>>>;
}
