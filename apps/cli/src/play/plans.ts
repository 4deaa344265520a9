// What the bots say they mean to do.

import { planSentence } from '@tenfold/i18n';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import type { Session } from './session.ts';
import { HUMAN } from './session.ts';

const HANGING = '  ';

/** What the bot of each of these seats says; the person's own has nothing to say. */
export const planLines = (session: Session, look: Look): string[] =>
  session.opponents.flatMap((_opponent, seat) => (seat === HUMAN ? [] : planLine(session, seat, look)));

function planLine({ game, opponents }: Session, seat: number, { language, width, ownNames }: Look): string[] {
  const { plan, cards } = opponents[seat]?.plan() ?? { plan: '', cards: [] };
  const said = planSentence(plan, cards, language, ownNames);
  return said === undefined ? [] : wrap(`${game.setup.players[seat] ?? ''}: ${said}`, width, '', HANGING);
}

/** Gives, each time it is asked, what those bots say who mean to do something else than they said last. */
export function newPlans(session: Session, look: Look): () => string[] {
  const told = new Map<number, string>();
  const changed = (seat: number): boolean => {
    const now = planLine(session, seat, look).join(' ');
    const isAnother = told.has(seat) && told.get(seat) !== now;
    told.set(seat, now);
    return isAnother;
  };
  const again = (): string[] =>
    session.opponents.flatMap((_opponent, seat) =>
      seat !== HUMAN && changed(seat) ? planLine(session, seat, look) : [],
    );
  again();
  return again;
}
