// What people and bots can say at a table. Phrases, not free text: each reads them in a language of one's own.

/** The phrases that people can say, each standing alone. */
export const PHRASES = [
  'hello',
  'good-game',
  'well-played',
  'one-moment',
  'oops',
  'thanks',
  'your-move',
  'hurry',
  'sorry',
  'rematch',
] as const;
/** A phrase that stands alone. */
export type Phrase = (typeof PHRASES)[number];

/** What people can say about a card. */
export const REACTIONS = [
  'ouch',
  'nice',
  'again',
  'lucky',
  'my-poor',
  'clever',
  'favourite',
  'unexpected',
  'wanted',
  'good-buy',
  'beware',
  'at-last',
] as const;
/** A phrase about a card. */
export type Reaction = (typeof REACTIONS)[number];

/** Said by bots alone, each in its own voice: at the beginning, when hit by an Attack, at another's Province, at the end. */
export const BOT_PHRASES = [
  'bramble.greets',
  'bramble.hit',
  'bramble.province',
  'bramble.ends',
  'magpie.greets',
  'magpie.hit',
  'magpie.province',
  'magpie.ends',
  'wasp.greets',
  'wasp.hit',
  'wasp.province',
  'wasp.ends',
  'vixen.greets',
  'vixen.hit',
  'vixen.province',
  'vixen.ends',
  'chancellor.greets',
  'chancellor.hit',
  'chancellor.province',
  'chancellor.ends',
] as const;
/** A phrase of a bot: its character, and the occasion. */
export type BotPhrase = (typeof BOT_PHRASES)[number];
