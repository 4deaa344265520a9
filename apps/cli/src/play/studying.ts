// Before the game: bots that prepare study the kingdom, and the person sees what they come upon.

import type { Character, PreparedStrategy } from '@tenfold/bots';
import { planSentence } from '@tenfold/i18n';
import { Lens } from '@tenfold/rules';
import { prepareCharacter } from '@tenfold/sim';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { wordsIn } from '../words/index.ts';
import type { PlayContext } from './game-loop.ts';
import { seatOpponents, studentsAmong } from './opponents.ts';
import { HUMAN } from './session.ts';

const HANGING = '  ';

/** For so many seconds each, or as long as they like; with 0 they play by their first idea. Namesakes study once. */
export async function study({ session, terminal, look }: PlayContext, seconds?: number): Promise<void> {
  const { game } = session;
  if (seconds === 0 || game.over) return;
  const studies = new Map<string, PreparedStrategy>();
  for (const student of studentsAmong(game.setup.players.filter((_player, seat) => seat !== HUMAN))) {
    const time = seconds ?? student.preparation?.seconds ?? 0;
    if (!terminal.isTTY) terminal.print([wordsIn(look.language).studiesFor(student.name, time)]);
    const { players, setting } = new Lens(game, HUMAN);
    const found = await terminal.wait(async (show, signal) => {
      show(progressLine(student, 0, undefined, look));
      return prepareCharacter(
        student.id,
        { ...setting, players },
        {
          seconds: time,
          signal,
          onProgress: (best, share) => show(progressLine(student, share * time, best, look)),
        },
      );
    });
    studies.set(student.id, found);
  }
  session.studies = studies;
  session.opponents = seatOpponents(game, studies);
}

function progressLine(
  { name }: Character,
  seconds: number,
  best: PreparedStrategy | undefined,
  look: Look,
): string {
  const { language, width, ownNames } = look;
  const said =
    best === undefined ? undefined : planSentence(best.plan.plan, best.plan.cards, language, ownNames);
  const words = wordsIn(language).studies(name, Math.floor(seconds), said);
  return wrap(words, width, '', HANGING).join('\n');
}
