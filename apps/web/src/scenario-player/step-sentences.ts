// What happens in a step, in the reader's language: a sentence for the move itself, and lines for what came of it.

import type { Reader, Sentences } from '@tenfold/i18n/sentences';
import { newLog, optionLabel } from '@tenfold/i18n/sentences';
import type { Eyes } from '@tenfold/insight';
import { hasType } from '@tenfold/insight';
import type { EventType, GameEvent } from '@tenfold/rules';
import type { TraceStep, TracedChoice } from '@tenfold/scenarios';
import type { ScenarioWords } from '../words/scenario/index.ts';

export interface StepSentences {
  readonly headline: string;
  readonly lines: readonly { readonly key: number; readonly indent: number; readonly text: string }[];
}

interface Speech {
  readonly say: Sentences;
  readonly words: ScenarioWords;
  readonly reader: Reader;
  readonly eyes: Eyes;
}

/** The event by which a choice itself is told. */
const TOLD_BY: Readonly<Record<string, EventType>> = {
  play: 'play',
  'play-treasures': 'play',
  buy: 'buy',
  discard: 'discard',
  trash: 'trash',
  topdeck: 'topdeck',
  gain: 'gain',
  pass: 'pass',
  reveal: 'react',
  'set-aside': 'set-aside',
  name: 'name',
  choose: 'choose',
};

/** `events` are those of the step alone, as the eyes see them. */
export function stepSentences(step: TraceStep, events: readonly GameEvent[], speech: Speech): StepSentences {
  const { words } = speech;
  if (step.kind === 'position') return { headline: words.position, lines: [] };
  const log = newLog(speech.say, speech.reader, (card) => hasType(card, 'Treasure'));
  for (const event of events) log.add(event);
  const lines = log.lines();
  const chosen = step.choices.filter(({ isForced }) => !isForced);
  const [first] = chosen;
  if (first === undefined) return { headline: words.rest, lines };
  const told = lines.find(
    ({ type, player, indent }) =>
      type === TOLD_BY[first.chosen.verb] && player === first.asked.player && indent === lines[0]?.indent,
  );
  // A line that tells of more than this one choice says it best.
  if (told !== undefined && first.chosen.card !== null)
    return { headline: told.text, lines: lines.filter((line) => line !== told) };
  if (told !== undefined && (first.chosen.verb === 'play-treasures' || first.chosen.verb === 'choose'))
    return { headline: told.text, lines: lines.filter((line) => line !== told) };
  return { headline: choiceSentence(first, speech), lines };
}

/** A choice that no event tells of. Which card it was, only whoever decides may know. */
function choiceSentence({ seat, asked, chosen }: TracedChoice, { say, words, reader, eyes }: Speech): string {
  const name = reader.names[seat] ?? '';
  const isKnown = eyes === 'all' || eyes === seat || chosen.card === null;
  return isKnown ? words.says(name, optionLabel(say, asked, chosen, reader)) : words.chooses(name);
}
