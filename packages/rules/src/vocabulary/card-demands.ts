// What a definition from outside must be where it is none yet: as data, for those who say it in other words, and in English.

/** What must stand at a place of a card. */
export type CardDemand =
  | {
      readonly needs:
        | 'object'
        | 'id'
        | 'text'
        | 'reaction'
        | 'when-attacked'
        | 'others-only'
        | 'others-already'
        | 'asked-you'
        | 'one-from-play'
        | 'bonuses-only'
        | 'show-hand'
        | 'show-first'
        | 'return-pick'
        | 'play-verb'
        | 'mode-names'
        | 'some-mode'
        | 'left-out'
        | 'truth'
        | 'word'
        | 'yes'
        | 'types';
    }
  | { readonly needs: 'too-long'; readonly most: number; readonly has: number }
  | { readonly needs: 'size'; readonly most: number; readonly deepest: number }
  | { readonly needs: 'too-deep' | 'list' | 'few-modes'; readonly most: number }
  | { readonly needs: 'number'; readonly least: number; readonly most: number }
  | { readonly needs: 'put-away' | 'one-of' | 'one-key'; readonly words: readonly string[] };

/** What follows "must be". */
export function demandInEnglish(demand: CardDemand): string {
  switch (demand.needs) {
    case 'object':
      return 'an object';
    case 'id':
      return 'small letters and digits joined by hyphens, such as "old-mill"';
    case 'text':
      return 'what happens when it is played';
    case 'reaction':
      return 'there exactly if the card is a Reaction';
    case 'when-attacked':
      return 'in onAttack, and of the one who reacts, to say "unaffected"';
    case 'others-only':
      return 'inside eachOtherPlayer, eachPlayer or leftNeighbour, to say "remember"';
    case 'others-already':
      return 'left out: other players do it already';
    case 'asked-you':
      return 'you: nobody else sees the hand';
    case 'one-from-play':
      return '1, from play';
    case 'bonuses-only':
      return 'bonuses alone: cards, Actions, Buys, coins';
    case 'show-hand':
      return 'asked right after revealHand, so that everybody knows the answer';
    case 'show-first':
      return 'about cards that were shown; add revealThem before they are put away';
    case 'return-pick':
      return 'pick or pickCopiesOfIt with the verb return: cards that have no pile cannot be returned';
    case 'play-verb':
      return 'play, as the cards are played';
    case 'mode-names':
      return 'of different names, none of them "nothing"';
    case 'some-mode':
      return 'a list with at least one mode';
    case 'left-out':
      return 'left out: no such thing can be said';
    case 'truth':
      return 'true or false';
    case 'word':
      return 'a word in small letters';
    case 'yes':
      return 'true';
    case 'types':
      return 'a list of different types, at least one';
    case 'too-long':
      return `at most ${demand.most} steps long; it has ${demand.has}`;
    case 'size':
      return `at most ${demand.most} entries large and ${demand.deepest} deep`;
    case 'too-deep':
      return `nested at most ${demand.most} deep`;
    case 'list':
      return `a list of at most ${demand.most}`;
    case 'few-modes':
      return `at most ${demand.most}, the number of its modes`;
    case 'number':
      return `a whole number from ${demand.least} to ${demand.most}`;
    case 'put-away':
      return `followed by what becomes of the cards: one of ${demand.words.join(', ')}`;
    case 'one-of':
      return `one of ${demand.words.join(', ')}`;
    case 'one-key':
      return `an object with one of ${demand.words.join(', ')}`;
  }
}
