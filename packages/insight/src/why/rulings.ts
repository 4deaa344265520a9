// The rulings that the answers to "why can't I?" rest on, by their ids in the list of rulings. Their words are in
// @tenfold/i18n/insight.

import type { CardId } from '@tenfold/rules';

/** The ids of all rulings that a reason may rest on. */
export const RULINGS = [
  'INT-TURN-01',
  'INT-TURN-02',
  'INT-ACTION-01',
  'INT-ACTION-04',
  'INT-ACTION-10',
  'INT-BUY-01',
  'INT-BUY-03',
  'INT-BUY-04',
  'INT-CLEAN-02',
  'INT-SETUP-05',
  'INT-GOAL-02',
  'INT-TERM-TRASH-02',
  'INT-VIS-03',
  'INT-VIS-06',
  'INT-ORDER-01',
  'INT-MULTI-08',
  'INT-REACT-07',
  'INT-MOAT-01',
  'INT-BARON-02',
  'INT-IRONWORKS-01',
  'INT-SABOTEUR-03',
  'INT-SWINDLER-02',
  'INT-UPGRADE-03',
  'ALC-COST-02',
  'ALC-COST-17',
  'ALC-DISCARD-01',
  'ALC-HERBALIST-02',
  'ALC-INPLAY-01',
  'ALC-POSSESSION-02',
  'ALC-POSSESSION-09',
  'ALC-POTION-08',
  'ALC-TRANSMUTE-03',
  'ALC-TREASURE-02',
  'ALC-UNIVERSITY-01',
  'ALC-UNIVERSITY-06',
  'BASE-BUREAUCRAT-01',
  'BASE-BUREAUCRAT-06',
  'BASE-FEAST-01',
  'BASE-GENERAL-01',
  'BASE-GENERAL-04',
  'BASE-GENERAL-07',
  'BASE-GENERAL-10',
  'BASE-LIBRARY-01',
  'BASE-LIBRARY-06',
  'BASE-MINE-01',
  'BASE-MONEYLENDER-01',
  'BASE-REMODEL-01',
  'BASE-THIEF-01',
  'BASE-THIEF-05',
  'BASE-THRONEROOM-01',
  'BASE-WORKSHOP-01',
] as const;
/** The id of such a ruling. */
export type RulingId = (typeof RULINGS)[number];

/** Which cards a text takes or gives, for the texts that are choosy. */
const texts: Readonly<Record<CardId, RulingId>> = {
  baron: 'INT-BARON-02',
  bureaucrat: 'BASE-BUREAUCRAT-01',
  feast: 'BASE-FEAST-01',
  herbalist: 'ALC-HERBALIST-02',
  ironworks: 'INT-IRONWORKS-01',
  mine: 'BASE-MINE-01',
  moneylender: 'BASE-MONEYLENDER-01',
  remodel: 'BASE-REMODEL-01',
  saboteur: 'INT-SABOTEUR-03',
  swindler: 'INT-SWINDLER-02',
  thief: 'BASE-THIEF-01',
  'throne-room': 'BASE-THRONEROOM-01',
  university: 'ALC-UNIVERSITY-01',
  upgrade: 'INT-UPGRADE-03',
  workshop: 'BASE-WORKSHOP-01',
};

export function rulingOfText(card: CardId): readonly RulingId[] {
  const ruling = texts[card];
  return ruling === undefined ? [] : [ruling];
}
