// The characters, the weakest first. Each wins about two games of three against the one before it: how often the weaker ones
// slip is what was found to make it so (`npm run levels`; docs/bots.md has the figures).

import type { CardId } from '@tenfold/rules';
import { chancellor } from '../chancellor/chancellor.ts';
import { preparation } from '../chancellor/chancellor-preparation.ts';
import { strategist } from '../play/strategist.ts';
import { attacks } from '../plans/attacks.ts';
import { proposalFor } from '../plans/best-proposal.ts';
import { learner } from './learner.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import type { Character } from './character.ts';

const none: readonly CardId[] = [];

/** Of a hundred decisions of these so many are a beginner's. */
const BRAMBLE_SLIPS = 40;
const WASP_SLIPS = 10;

/** Wanders about and picks what shines; knows that Treasures are good, and forgets it again. */
const bramble: Character = {
  id: 'bramble',
  name: 'Bramble',
  strength: 1,
  plan: () => ({ plan: 'whatever', cards: none }),
  maker: (lens) => learner(strategist(bigMoneyUltimate(lens.players)), BRAMBLE_SLIPS)(lens),
};

/** Likes silver and gold, and nothing else. */
const magpie: Character = {
  id: 'magpie',
  name: 'Magpie',
  strength: 2,
  plan: () => ({ plan: 'money', cards: none }),
  maker: (lens) => strategist(bigMoneyUltimate(lens.players))(lens),
};

/** Stings whoever sits there, again and again, and in its zeal does not always look. */
const wasp: Character = {
  id: 'wasp',
  name: 'Wasp',
  strength: 3,
  plan: (lens) => attacks(tableSeen(lens)).plan,
  maker: (lens) => learner(strategist(attacks(tableSeen(lens)).strategy), WASP_SLIPS)(lens),
};

/** Looks at what is there and makes the best of it. */
const vixen: Character = {
  id: 'vixen',
  name: 'Vixen',
  strength: 4,
  plan: (lens) => proposalFor(lens).plan,
  maker: (lens) => strategist(proposalFor(lens).strategy)(lens),
};

/** Studies the kingdom before the game, and thinks ahead in it. */
const theChancellor: Character = {
  id: 'chancellor',
  name: 'The Chancellor',
  strength: 5,
  plan: (lens) => proposalFor(lens).plan,
  maker: (lens) => chancellor(proposalFor(lens))(lens),
  preparation,
};

/** All who can be seated, the weakest first. */
export const characters: readonly Character[] = [bramble, magpie, wasp, vixen, theChancellor];

/** Whom to seat when nobody in particular is wanted. */
export const allRounder: Character = vixen;
