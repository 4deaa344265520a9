// Names and texts in the one language that a page speaks; the main entry of this package has all of them at once.
//
//   const glossary = await loadGlossary('hu');
//   glossary.cardName('throne-room');

export { plainText } from '../card-texts/plain-text.ts';
export type { PrintedText } from '../card-texts/printed-text.ts';
export type { Line, Sign } from '../card-texts/text.ts';
export type { Printing } from '../cards/look-up.ts';
export { inOtherTerms } from '../in-other-terms.ts';
export { setNames, termsOf } from '../terms.ts';
export type { PhaseName, TypeName, ZoneName } from '../terms.ts';
export type { Glossary } from './glossary.ts';
export { loadGlossary } from './load.ts';
