// What the bots say they mean to do.

import { planSentence } from '@tenfold/i18n';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import type { Session } from './session.ts';
import { HUMAN } from './session.ts';

const HANGING = '  ';

export function planLines({ game, opponents }: Session, { language, width, ownNames }: Look): string[] {
  return opponents.flatMap((opponent, seat) => {
    if (seat === HUMAN) return [];
    const { plan, cards } = opponent.plan();
    const said = planSentence(plan, cards, language, ownNames);
    return said === undefined ? [] : wrap(`${game.setup.players[seat] ?? ''}: ${said}`, width, '', HANGING);
  });
}
