// A game of one person against bots, kept in the page itself: a small server of its own, without a network. What it tells
// is what the person's seat may know, in the same words as a server's.

import type { Bot, Character, Plan, Preparation, PreparedStrategy, Strategy } from '@tenfold/bots';
import { characters, planNow, preparedPlay, strategist } from '@tenfold/bots';
import type { GameState, Prompt, Thinking, UndoMark } from '@tenfold/protocol';
import type { Decision, Game, GameEvent, Option, RecordedChoice } from '@tenfold/rules';
import type { LessonProgress, ScenarioData } from '@tenfold/scenarios';
import { LessonWatch, lessonFromData } from '@tenfold/scenarios';
import {
  Lens,
  apply,
  clone,
  eventFor,
  includesOption,
  optionParts,
  recordChoice,
  view,
  writeRecord,
} from '@tenfold/rules';

/** Where a game in the page begins, as plain data. */
export interface LocalStart {
  /** At any decision of a game. */
  readonly position: Game;
  /** What happened on the way there, for the log. */
  readonly events: readonly GameEvent[];
  /** The person's seat. */
  readonly you: number;
  /** By seat: the character of the bot there; null for the person. */
  readonly bots: readonly (string | null)[];
  /** By seat: the strategy that the bot there follows in place of the character's own. */
  readonly strategies?: readonly (Strategy | null)[];
  /** The lesson that is played, if it is one. */
  readonly lesson?: ScenarioData;
  /** The position is the first of its set-up: then the game has a record. */
  readonly isWhole?: true;
  /** By seat: what came of a bot's preparation. */
  readonly prepared?: readonly (PreparedStrategy | null)[];
}

/** A choice that was made: who decided, for whom, and the option's number in the rules. */
export type LocalChoice = readonly [seat: number, player: number, option: Option];

/** A question before the person, and the number by which it is answered. */
interface OpenQuestion {
  readonly number: number;
  readonly asked: Decision;
}

/** A bot that wants its time before the game. */
export interface Unprepared {
  readonly character: string;
  readonly preparation: Preparation;
  readonly lens: Lens;
}

interface SeatedBot {
  readonly bot: Bot;
  readonly lens: Lens;
  /** Null where it follows a strategy that it was given. */
  readonly plan: Plan | null;
}

export class LocalMatch {
  readonly start: LocalStart;
  #game: Game;
  #choices: LocalChoice[] = [];
  /** By choice: how many events there were before it. */
  #toldBefore: number[] = [];
  #events: GameEvent[];
  #bots: readonly (SeatedBot | null)[] = [];
  #marks: UndoMark[] = [];
  #sequence = 0;
  #hasResigned = false;
  /** Two where the person possesses somebody, and is asked for both at once. */
  #open: readonly OpenQuestion[] = [];
  #highestNumber = 0;
  #watch: LessonWatch | null;
  #prepared: readonly (PreparedStrategy | null)[];
  /** Those of the record. */
  #recorded: RecordedChoice[] = [];
  /** How far a preparation is that goes on, from 0 to 1. */
  preparing: { readonly character: string; readonly progress: number } | null = null;

  /** `choices` are those of a game that was left, in order. */
  constructor(start: LocalStart, choices: readonly LocalChoice[] = []) {
    this.start = start;
    this.#game = clone(start.position);
    this.#events = [...start.events];
    this.#watch = this.#newWatch();
    this.#prepared = start.prepared ?? start.bots.map(() => null);
    for (const choice of choices) this.#play(choice);
    this.#seatBots();
    this.#ask();
  }

  /** Only a match may change it. */
  get game(): Game {
    return this.#game;
  }

  get choices(): readonly LocalChoice[] {
    return this.#choices;
  }

  /** Everything that happened, with what only some may know. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  get undone(): readonly UndoMark[] {
    return this.#marks;
  }

  /** How far the lesson is; null where it is none. */
  get lesson(): LessonProgress | null {
    return this.#watch?.progress ?? null;
  }

  /** What happened from that place on, as the person may know it. */
  historyFrom(start: number): GameEvent[] {
    return this.#events.slice(start).map((event) => eventFor(event, this.start.you));
  }

  /** By seat. */
  get prepared(): readonly (PreparedStrategy | null)[] {
    return this.#prepared;
  }

  /** The next bot that wants its time; those of one character share it. */
  get unprepared(): Unprepared | null {
    if (this.start.isWhole !== true) return null;
    for (const [seat, id] of this.start.bots.entries()) {
      const character = id === null ? null : characterOf(id);
      if (character?.preparation === undefined || this.#prepared[seat] !== null) continue;
      return {
        character: character.id,
        preparation: character.preparation,
        lens: new Lens(this.#game, seat),
      };
    }
    return null;
  }

  /** What a preparation has found. */
  prepare(character: string, found: PreparedStrategy): void {
    this.#prepared = this.start.bots.map((id, seat) =>
      id === character ? found : (this.#prepared[seat] ?? null),
    );
    this.#seatBots();
  }

  /** The game as text; null for one that began in the middle. */
  record(): string | null {
    if (this.start.isWhole !== true) return null;
    const { setup } = this.start.position;
    const text = writeRecord({ setup, choices: this.#recorded });
    return this.#hasResigned ? `${text}# ended: resigned by ${setup.players[this.start.you] ?? ''}\n` : text;
  }

  isBot(seat: number): boolean {
    return typeof this.start.bots[seat] === 'string';
  }

  /** One that prepares is not asked meanwhile. */
  mayChoose(seat: number): boolean {
    return this.isBot(seat) && this.preparing?.character !== this.start.bots[seat];
  }

  get isOver(): boolean {
    return this.#game.over || this.#hasResigned;
  }

  /** The person's answer; false where the question is past, or there is no such option. */
  choose(number: number, option: number): boolean {
    const asked = this.#open.find((question) => question.number === number)?.asked;
    const chosen = asked?.options[option];
    if (this.isOver || asked === undefined || chosen === undefined) return false;
    this.#go([asked.seat, asked.player, chosen], asked);
    return true;
  }

  /** The answer of the next bot that is asked; false where none is. */
  chooseForBot(): boolean {
    if (this.isOver) return false;
    const asked = this.#game.asks.find(({ seat }) => this.mayChoose(seat));
    const seated = asked === undefined ? undefined : this.#bots[asked.seat];
    if (asked === undefined || seated === undefined || seated === null) return false;
    this.#go([asked.seat, asked.player, answerOf(seated, asked)], asked);
    return true;
  }

  /** Takes back the person's last choice, and what followed it; false where there is none. */
  undo(): boolean {
    const count = this.#lastOwnChoice();
    if (count < 0) return false;
    const kept = this.#choices.slice(0, count);
    const told = this.#toldBefore[count] ?? this.#events.length;
    const joined = this.#marks.filter(({ at }) => at >= told);
    const taken = joined.reduce((sum, mark) => sum + mark.count, 1);
    this.#marks = [
      ...this.#marks.filter(({ at }) => at < told),
      { at: told, seat: this.start.you, count: taken },
    ];
    this.#game = clone(this.start.position);
    this.#events = [...this.start.events];
    this.#choices = [];
    this.#recorded = [];
    this.#toldBefore = [];
    this.#hasResigned = false;
    this.#watch = this.#newWatch();
    for (const choice of kept) this.#play(choice);
    this.#seatBots();
    this.#open = [];
    this.#ask();
    return true;
  }

  resign(): void {
    this.#hasResigned = true;
    this.#ask();
  }

  state(id: string): GameState {
    const { you } = this.start;
    const canUndo = this.#lastOwnChoice() >= 0;
    const [prompt = null, otherPrompt] = this.isOver ? [] : this.#open.map((one) => this.#promptOf(one));
    return {
      game: id,
      sequence: this.#sequence,
      view: view(this.#game, you),
      prompt,
      ...(otherPrompt === undefined ? {} : { otherPrompt }),
      clocks: null,
      undo: {
        may: canUndo ? 'at-once' : 'no',
        whyNot: canUndo ? null : 'nothing',
        request: null,
        failed: null,
      },
      seedHash: '',
      seed: null,
      away: [],
      replaced: [],
      wishes: { replace: [], end: [], refusedBy: null },
      plans: this.#bots.map(shownPlan),
      thinking: this.isOver ? [] : this.#thinking(),
      ended: this.#ended(),
    };
  }

  #thinking(): Thinking[] {
    const { preparing } = this;
    return this.start.bots.flatMap((id, seat): Thinking[] => {
      if (preparing?.character === id) return [{ seat, doing: 'preparing', progress: preparing.progress }];
      const isAsked = this.#game.asks.some((asked) => asked.seat === seat);
      return id !== null && isAsked ? [{ seat, doing: 'thinking', progress: null }] : [];
    });
  }

  #ended(): GameState['ended'] {
    if (this.#game.over) return { why: 'rules', by: null, unplayed: [] };
    return this.#hasResigned ? { why: 'resigned', by: this.start.you, unplayed: [] } : null;
  }

  #promptOf({ number, asked }: OpenQuestion): Prompt {
    const { player, about, verb, card, from, least, most, picked, filter, limit, acting, options } = asked;
    return {
      number,
      player,
      about,
      verb,
      card,
      from,
      least,
      most,
      picked,
      filter,
      limit,
      acting,
      options: options.map((option) => optionParts(this.#game, option)),
    };
  }

  #go(choice: LocalChoice, answered: Decision): void {
    this.#play(choice);
    this.#open = this.#open.filter(({ asked }) => asked !== answered);
    this.#ask();
  }

  #play(choice: LocalChoice): void {
    const [seat, player, option] = choice;
    this.#toldBefore.push(this.#events.length);
    this.#choices.push(choice);
    const told = this.#events.length;
    if (this.start.isWhole === true) this.#recorded.push(recordChoice(this.#game, option, seat, player));
    apply(this.#game, option, seat, (event) => this.#events.push(event), player);
    this.#watch?.observe(this.#game, this.#events.slice(told));
  }

  #newWatch(): LessonWatch | null {
    const { lesson } = this.start;
    return lesson === undefined ? null : new LessonWatch(lessonFromData(lesson, 'lesson'), this.#game);
  }

  /** A question that another answer left open keeps its number. */
  #ask(): void {
    this.#sequence++;
    this.#open = this.#game.asks
      .filter(({ seat }) => seat === this.start.you)
      .map(
        (asked) => this.#open.find((open) => open.asked === asked) ?? { number: this.#newNumber(), asked },
      );
  }

  #newNumber(): number {
    this.#highestNumber = Math.max(this.#sequence, this.#highestNumber + 1);
    return this.#highestNumber;
  }

  /** Bots look at one game, and another is made when something is taken back. */
  #seatBots(): void {
    this.#bots = this.start.bots.map((id, seat) => {
      if (id === null) return null;
      const player = preparedPlay(characterOf(id), this.#prepared[seat] ?? null);
      const lens = new Lens(this.#game, seat);
      const strategy = this.start.strategies?.[seat] ?? null;
      if (strategy !== null) return { lens, bot: strategist(strategy)(lens), plan: null };
      return { lens, bot: player.maker(lens), plan: player.plan(lens) };
    });
  }

  #lastOwnChoice(): number {
    return this.#choices.findLastIndex(([seat]) => seat === this.start.you);
  }
}

function characterOf(id: string): Character {
  const character = characters.find((one) => one.id === id);
  if (character === undefined) throw new Error(`there is no bot "${id}" in this page`);
  return character;
}

function shownPlan(seated: SeatedBot | null): Plan | null {
  if (seated === null) return null;
  const { bot, plan } = seated;
  return plan === null ? null : planNow(bot, plan);
}

function answerOf({ bot, lens }: SeatedBot, asked: Decision): Option {
  const [first] = asked.options;
  if (first === undefined) throw new Error('a question without an option');
  if (asked.options.length === 1) return first;
  const chosen = bot.choose(lens, asked);
  return includesOption(asked.options, chosen) ? chosen : first;
}
