// The characters, the weakest first.

import type { CardId } from '@tenfold/rules';
import { chancellor } from '../chancellor/chancellor.ts';
import { preparation } from '../chancellor/chancellor-preparation.ts';
import { strategist } from '../play/strategist.ts';
import { attacks } from '../plans/attacks.ts';
import { proposalFor } from '../plans/best-proposal.ts';
import { beginner } from './beginner.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import type { Character } from './character.ts';

const none: readonly CardId[] = [];

/** Wanders about and picks what shines. */
const bramble: Character = {
  id: 'bramble',
  name: 'Bramble',
  strength: 1,
  plan: () => ({ plan: 'whatever', cards: none }),
  maker: beginner,
};

/** Likes silver and gold, and nothing else. */
const magpie: Character = {
  id: 'magpie',
  name: 'Magpie',
  strength: 2,
  plan: () => ({ plan: 'money', cards: none }),
  maker: (lens) => strategist(bigMoneyUltimate(lens.players))(lens),
};

/** Stings whoever sits there, again and again. */
const wasp: Character = {
  id: 'wasp',
  name: 'Wasp',
  strength: 3,
  plan: (lens) => attacks(tableSeen(lens)).plan,
  maker: (lens) => strategist(attacks(tableSeen(lens)).strategy)(lens),
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
