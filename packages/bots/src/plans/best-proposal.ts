// Looks at the table, lets each template propose, and takes the proposal with the highest score.

import type { Lens } from '@tenfold/rules';
import { duchies } from './duchies.ts';
import { engine } from './engine.ts';
import { moneyWith } from './money.ts';
import { rush } from './rush.ts';
import type { TableSeen } from './kingdom-piles.ts';
import { tableSeen } from './kingdom-piles.ts';
import type { Proposal } from './proposal.ts';

const TEMPLATES = [rush, duchies, engine] as const;

export const proposalFor = (lens: Lens): Proposal => bestProposal(tableSeen(lens));

/** Money can be done at every table, so that there always is a proposal. */
export function bestProposal(table: TableSeen): Proposal {
  let best = moneyWith(table);
  for (const template of TEMPLATES) {
    const proposal = template(table);
    if (proposal !== undefined && proposal.score > best.score) best = proposal;
  }
  return best;
}
