// Where our figure and the known one differ for a reason: the reason, and variants of play that show it. A variant that
// `shows` the reason must come to the known figure when it is played; the others are there to be ruled out.

import type { Strategy } from '@tenfold/bots';
import { readStrategy, withConditions } from './strategies.ts';

export interface Explanation {
  /** The strategy. */
  readonly id: string;
  readonly text: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly what: string;
  readonly shows: boolean;
  /** How it is played; a game with a mistake in the rules has a loop of its own. */
  readonly play: Strategy | 'lingering-bridge';
}

/** What the cards cost that the Bridge strategy buys. */
const costs: Readonly<Record<string, number>> = {
  Province: 8,
  Gold: 6,
  Duchy: 5,
  Bridge: 4,
  Silver: 3,
  Estate: 2,
};

export const explanations: readonly Explanation[] = [
  {
    id: 'gero-one-coppersmith-to-rule-them-all',
    text:
      "DominionSim names Wishing Well with Wishing Well unless a strategy's play style says otherwise, and this one's " +
      'does not; its code reads so. Our bot names the card that is most likely on top of the deck, and so draws more. ' +
      'Shown: told to name Wishing Well, it comes to the figure measured there.',
    variants: [
      {
        what: 'Wishing Well always names Wishing Well',
        shows: true,
        play: readStrategy('gero-one-coppersmith-to-rule-them-all', ['with Wishing Well name Wishing Well']),
      },
    ],
  },
  {
    id: 'gero-bridge',
    text:
      'The known figure is doubtful: a strategy that its author had optimised loses there. Shown: if what Bridge ' +
      "takes off costs does not end with the turn but lasts through the opponent's next turn, our games come to the " +
      'known wins, ties and length together. Weaker Bridges (no further Buy, no cheaper cards, never played) miss ' +
      'them, and make the games longer where the known ones are shorter. Not matched: the wins going second, which ' +
      'come out higher than chance explains, so if this is the mistake, it is not the whole of it. Guessed: that ' +
      'DominionSim makes a mistake of this kind. It was not found in those versions of its code that were read, and ' +
      'the version measured was not among them. By the rules costs go back at the end of the turn, so our figure ' +
      'stands.',
    variants: [
      {
        what: "what it takes off lasts through the opponent's next turn",
        shows: true,
        play: 'lingering-bridge',
      },
      {
        what: 'no further Buy',
        shows: false,
        play: withConditions('gero-bridge', () => 'buys left > Bridge in play'),
      },
      {
        // It pays one less for the first card than it should, so the second must cost one more.
        what: 'cards are not cheaper',
        shows: false,
        play: withConditions(
          'gero-bridge',
          (card) => `coins >= ${costs[card]!} + Bridge in play + 1 - buys left`,
        ),
      },
      {
        what: 'Bridge is bought and never played',
        shows: false,
        play: readStrategy('gero-bridge', ['never play Bridge']),
      },
    ],
  },
  {
    id: 'domi-bm-masquerade',
    text:
      'Dominiate, as earlier versions of its code read, asks one general list what to trash and to pass: Curse, ' +
      "Estate, Copper, and towards the end Copper before Estate. So it trashes a Copper also when this turn's " +
      'purchase needs it; our bot keeps it then. Shown: by that list our bot comes to the figure measured there. ' +
      'Weak: that figure is of 2,000 games, good to 2.2 points, so that trashing Curse and Estate only, which is not ' +
      'what its code says, is hardly ruled out by it. Guessed: that the version measured had the same list.',
    variants: [
      {
        what: 'Masquerade trashes and passes by that list',
        shows: true,
        play: readStrategy('domi-bm-masquerade', [
          'with Masquerade trash Curse, Estate, Copper, nothing when gains to end > 4',
          'with Masquerade trash Curse, Copper, Estate, nothing when gains to end > 2',
          'with Masquerade trash Curse, Copper, nothing',
          'with Masquerade pass Curse, Estate, Copper, Silver when gains to end > 4',
          'with Masquerade pass Curse, Copper, Estate, Silver',
        ]),
      },
      {
        what: 'Masquerade trashes Curse or Estate only',
        shows: false,
        play: readStrategy('domi-bm-masquerade', ['with Masquerade trash Curse, Estate, nothing']),
      },
    ],
  },
];
