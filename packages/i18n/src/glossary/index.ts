// Names and texts in the one language that a page speaks; the main entry of this package has all of them at once.
//
//   const glossary = await loadGlossary('hu');
//   glossary.cardName('throne-room');

export type { Printing } from '../cards/look-up.ts';
export { inOtherTerms } from '../in-other-terms.ts';
export { LANGUAGES } from '../languages.ts';
export type { Language } from '../languages.ts';
export { setNames, termsOf } from '../terms.ts';
export type { PhaseName, TypeName, ZoneName } from '../terms.ts';
export type { Glossary } from './glossary.ts';
export { loadGlossary } from './load.ts';
