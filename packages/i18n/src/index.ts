export { LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export {
  CARD_IDS,
  cardCount,
  cardName,
  cardOtherNames,
  cardSpellings,
  hungarianArticle,
  isCardId,
} from './cards/cards.ts';
export { cardText } from './card-texts/card-text.ts';
export { plainText } from './card-texts/plain-text.ts';
export type { PrintedText } from './card-texts/printed-text.ts';
export { writeCardText } from './card-writer/write-card-text.ts';
export { KINGDOM_IDS, isKingdomId, kingdomName, kingdomSpellings } from './kingdoms.ts';
export type { KingdomId } from './kingdoms.ts';
export { phaseName, setNames, typeName, zoneName } from './terms.ts';
export type { PhaseName, TypeName, ZoneName } from './terms.ts';
export { findCard, findKingdom } from './find.ts';
export { finder } from './finder.ts';
export type { Finder, Lookup, Spelling } from './finder.ts';
export type { OwnNames } from './cards/look-up.ts';
export { planSentence } from './glossary/every-plan.ts';
