// Looks at the table, lets each template propose, and takes the proposal with the highest score.

import type { Lens } from '@tenfold/rules';
import { duchies } from './plans/duchies.ts';
import { engine } from './plans/engine.ts';
import { moneyWith } from './plans/money.ts';
import { rush } from './plans/rush.ts';
import type { Table } from './table.ts';
import { tableSeen } from './table.ts';
import type { Proposal } from './template.ts';

const TEMPLATES = [rush, duchies, engine] as const;

export const proposalFor = (lens: Lens): Proposal => bestProposal(tableSeen(lens));

/** Money can be done at every table, so that there always is a proposal. */
export function bestProposal(table: Table): Proposal {
  let best = moneyWith(table);
  for (const template of TEMPLATES) {
    const proposal = template(table);
    if (proposal !== undefined && proposal.score > best.score) best = proposal;
  }
  return best;
}
