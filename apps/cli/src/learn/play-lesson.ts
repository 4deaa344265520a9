// A lesson or a puzzle at the terminal: the table, what the guide says, the options by number.

import type { Bot } from '@tenfold/bots';
import { characters } from '@tenfold/bots';
import type { LessonWords } from '@tenfold/i18n/lessons';
import { lessonText, puzzleText } from '@tenfold/i18n/lessons';
import type { Sentences } from '@tenfold/i18n/sentences';
import { loadSentences, optionLabel } from '@tenfold/i18n/sentences';
import type { Decision, Game, GameEvent, Option } from '@tenfold/rules';
import { Lens, apply, cardSetOf, optionParts, view } from '@tenfold/rules';
import type { Best, Lesson } from '@tenfold/scenarios';
import { LEARNER, LessonWatch, beginLesson } from '@tenfold/scenarios';
import { nameFor } from '../card-words.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, strong } from '../look.ts';
import { tableLines } from '../play/table-lines.ts';
import type { Terminal } from '../play/terminal.ts';

export interface LessonContext {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly look: Look;
  readonly terminal: Terminal;
}

/** What is to be reached in a puzzle. */
export function taskOf({ of, value, card }: Best, { frame: { tasks } }: LessonWords, look: Look): string {
  if (of === 'wins') return tasks.wins;
  if (of === 'owns') return tasks.owns(value, card === null ? '' : nameFor(card, look));
  return tasks[of](value);
}

export async function playLesson(context: LessonContext): Promise<void> {
  while ((await playOnce(context)) === 'again');
}

async function playOnce({ lesson, words, look, terminal }: LessonContext): Promise<'over' | 'again'> {
  const say = await loadSentences(look.language);
  const { frame } = words;
  const game = beginLesson(lesson);
  const watch = new LessonWatch(lesson, game);
  const others = new OtherSeats(game);
  const print = (text: string): void => terminal.print(wrap(text, look.width));
  let spoken = 0;
  terminal.print([strong(look, titleOf(lesson, words)), '', ...goalLines(lesson, words, look), '']);
  if (lesson.kind === 'puzzle') terminal.print(openLines(game, words, look));
  for (;;) {
    const { said, state } = watch.progress;
    for (const key of said.slice(spoken))
      print(`\u201c${lessonText(words, lesson.id).says[key] ?? ''}\u201d`);
    spoken = said.length;
    if (state !== 'open') {
      print(state === 'missed' ? frame.missed : lesson.kind === 'puzzle' ? frame.solved : frame.reached);
      return 'over';
    }
    const asked = game.asks.find(({ seat }) => seat === LEARNER);
    const answer =
      asked === undefined ? others.answer() : await choice(asked, { game, say, look, terminal, frame });
    if (answer === null || answer === 'quit') return 'over';
    if (answer === 'again') return 'again';
    if (answer === 'hint') {
      print(lesson.kind === 'puzzle' ? puzzleText(words, lesson.id).hint : lessonText(words, lesson.id).idea);
      continue;
    }
    const events: GameEvent[] = [];
    apply(game, answer.option, answer.asked.seat, (event) => events.push(event), answer.asked.player);
    watch.observe(game, events);
  }
}

interface Answer {
  readonly asked: Decision;
  readonly option: Option;
}

interface Asking {
  readonly game: Game;
  readonly say: Sentences;
  readonly look: Look;
  readonly terminal: Terminal;
  readonly frame: LessonWords['frame'];
}

const COMMANDS = ['quit', 'again', 'hint'] as const;

async function choice(asked: Decision, { game, say, look, terminal, frame }: Asking) {
  const [only, another] = asked.options;
  if (only !== undefined && another === undefined && asked.card !== null) return { asked, option: only };
  const reader = { you: LEARNER, names: game.setup.players };
  const labels = asked.options.map((option) => optionLabel(say, asked, optionParts(game, option), reader));
  const seen = view(game, LEARNER);
  terminal.print([...tableLines(seen, look, asked.player), '']);
  terminal.print(labels.map((label, index) => `${String(index + 1).padStart(3)}  ${label}`));
  for (;;) {
    const typed = await terminal.ask(`${frame.terminalChoose} > `);
    if (typeof typed !== 'string') return null;
    const command = COMMANDS.find((one) => one === typed.trim().toLowerCase());
    if (command !== undefined) return command;
    const option = asked.options[Number(typed.trim()) - 1];
    if (option !== undefined) return { asked, option };
    terminal.print(wrap(frame.terminalIntro, look.width).map((line) => faint(look, line)));
  }
}

/** Bramble plays for everybody else. */
class OtherSeats {
  readonly #game: Game;
  readonly #bots = new Map<number, { readonly lens: Lens; readonly bot: Bot }>();

  constructor(game: Game) {
    this.#game = game;
  }

  answer(): Answer | null {
    const [asked] = this.#game.asks;
    const [first] = asked?.options ?? [];
    if (asked === undefined || first === undefined) return null;
    if (asked.options.length === 1) return { asked, option: first };
    const lens = this.#bots.get(asked.seat)?.lens ?? new Lens(this.#game, asked.seat);
    const seated = this.#bots.get(asked.seat) ?? { lens, bot: brambleFor(lens) };
    this.#bots.set(asked.seat, seated);
    return { asked, option: seated.bot.choose(seated.lens, asked) };
  }
}

function brambleFor(lens: Lens): Bot {
  const bramble = characters.find(({ id }) => id === 'bramble');
  if (bramble === undefined) throw new Error('there is no Bramble');
  return bramble.maker(lens);
}

const titleOf = ({ id, kind }: Lesson, words: LessonWords): string =>
  kind === 'puzzle' ? puzzleText(words, id).title : lessonText(words, id).title;

function goalLines({ id, best, goals }: Lesson, words: LessonWords, look: Look): string[] {
  if (best !== null) return wrap(taskOf(best, words, look), look.width);
  const text = lessonText(words, id);
  return [
    ...wrap(text.idea, look.width),
    ...goals.flatMap(({ key }) => wrap(`· ${text.goals[key] ?? ''}`, look.width)),
  ];
}

/** In a puzzle nothing is left to chance: what lies in the decks is told. */
function openLines(game: Game, { frame }: LessonWords, look: Look): string[] {
  const { ids } = cardSetOf(game);
  const named = (cards: readonly number[]): string =>
    cards.map((card) => nameFor(ids[card] ?? '', look)).join(', ') || frame.nothing;
  return game.seats.flatMap(({ deck, hand }, seat) => {
    const name = game.setup.players[seat] ?? '';
    return seat === LEARNER
      ? wrap(`${frame.deck}: ${named(deck.toReversed())}`, look.width)
      : [
          ...wrap(`${frame.handOf(name)}: ${named(hand)}`, look.width),
          ...wrap(`${frame.deckOf(name)}: ${named(deck.toReversed())}`, look.width),
        ];
  });
}
