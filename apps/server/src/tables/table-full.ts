// More people than one table has seats: the rulebook plays seven and more at separate tables of three to four (seven as
// three and four), so whoever comes too late is offered another one.

import type { Id } from '@tenfold/protocol';
import { LIMITS } from '@tenfold/protocol';
import { tableSizes } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';

export class TableFull extends Refusal {
  /** The table that is offered instead. It is also in the view of the table that is full. */
  readonly overflow: Id;

  constructor(overflow: Id) {
    const people = LIMITS.seats + 1;
    super(
      'table-full',
      `${LIMITS.seats} people sit here, and no table has more seats; ` +
        `${people} play at separate tables, best as ${tableSizes(people).join(' and ')}: sit down at table ${overflow}`,
    );
    this.name = 'TableFull';
    this.overflow = overflow;
  }
}
