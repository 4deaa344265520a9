// What is wrong with a kingdom, or with what is asked of one, in the reader's language.

import type { CardId, WishPart } from '@tenfold/rules';
import type { PlayingWords } from '../words/index.ts';
import type { ShelfBox } from './kinds.ts';
import { SHELF } from './kinds.ts';
import type { ChoiceTrouble } from './left-out.ts';
import type { WishedTrait } from './random-wish.ts';
import { WISHED_TRAITS } from './random-wish.ts';

export interface Speaker {
  readonly words: PlayingWords;
  readonly cardName: (card: CardId) => string;
  readonly kingdomName: (id: string) => string;
}

export function troubleSentence(trouble: ChoiceTrouble, speaker: Speaker): string {
  const { words, cardName } = speaker;
  switch (trouble.code) {
    case 'unknown-card':
      return words.kingdom.unknownCard(trouble.card, trouble.nearest.map(cardName));
    case 'unknown-kingdom':
      return words.kingdom.unknownKingdom(
        shortened(trouble.text),
        trouble.nearest.map((id) => nameOf(id, speaker)),
      );
    case 'basic-card':
      return words.kingdom.basicCard(cardName(trouble.card));
    case 'repeated-card':
      return words.kingdom.repeatedCard(cardName(trouble.card));
    case 'kingdom-size':
      return words.kingdom.wrongSize(trouble.count, trouble.wanted);
    case 'several-troubles':
      return trouble.troubles.map((one) => troubleSentence(one, speaker)).join(' ');
    case 'no-sets':
      return words.kingdom.noBoxes;
    case 'too-many-musts':
      return words.kingdom.tooManyMusts(trouble.count, trouble.highest);
    case 'card-left-out':
      return words.kingdom.withoutCard(cardName(trouble.card));
    case 'must-is-banned':
      return words.kingdom.mustIsBanned(cardName(trouble.card));
    case 'must-outside-sets':
      return words.kingdom.mustOutsideBoxes(cardName(trouble.card), boxName(trouble.set, words));
    case 'too-few-cards':
      return words.kingdom.tooFewCards(trouble.left, trouble.wanted);
    case 'no-kingdom-fits':
      return words.kingdom.noneFits(
        trouble.clash.map((part) => partWords(part, speaker)),
        trouble.cures.map((part) => cureWords(part, speaker)),
      );
    case 'too-many-wishes':
      return words.kingdom.tooManyWishes;
    default:
      // Nothing on the page asks for the rest.
      return words.kingdom.otherTrouble;
  }
}

const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const nameOf = (id: string, { words, cardName, kingdomName }: Speaker): string => {
  const name = kingdomName(id);
  return name === cardName(id) ? name : words.kingdom.named(name);
};

const boxName = (set: string, words: PlayingWords): string => {
  const box = SHELF.find((one) => one === set);
  return box === undefined ? set : words.cards.sets[box];
};

const traitOf = (trait: string): WishedTrait | undefined => WISHED_TRAITS.find((one) => one === trait);

function partWords(part: WishPart, { words, cardName }: Speaker): string {
  switch (part.wish) {
    case 'musts':
      return words.kingdom.partMusts(part.cards.map(cardName));
    case 'bans':
      return words.kingdom.partBans(part.cards.map(cardName));
    case 'sets':
      return words.kingdom.partBoxes(part.sets.map((set) => boxName(set, words)));
    case 'with-trait': {
      const trait = traitOf(part.trait);
      if (trait === undefined) return words.kingdom.otherWish;
      return part.least > 0
        ? words.kingdom.partTrait(words.kingdom.traits[trait])
        : words.kingdom.partAttacks(part.most ?? 0);
    }
    case 'alchemy-three-to-five':
      return words.kingdom.alchemyThreeToFive;
    case 'reaction-if-attacks':
      return words.kingdom.reactionIfAttacks;
    default:
      return words.kingdom.otherWish;
  }
}

function cureWords(part: WishPart, { words, cardName }: Speaker): string {
  switch (part.wish) {
    case 'musts':
      return words.kingdom.cureMusts(part.cards.map(cardName));
    case 'bans':
      return words.kingdom.cureBans(part.cards.map(cardName));
    case 'sets':
      return words.kingdom.cureBoxes;
    case 'with-trait': {
      const trait = traitOf(part.trait);
      if (trait === undefined) return words.kingdom.cureOther;
      return part.least > 0
        ? words.kingdom.cureTrait(words.kingdom.traits[trait])
        : words.kingdom.cureAttacks;
    }
    case 'alchemy-three-to-five':
      return words.kingdom.cureAlchemy;
    case 'reaction-if-attacks':
      return words.kingdom.cureReaction;
    default:
      return words.kingdom.cureOther;
  }
}

export const boxNames = (boxes: readonly ShelfBox[], words: PlayingWords): string =>
  boxes.map((box) => words.cards.sets[box]).join(' + ');
