// What is offered and what is not. A choice that could never be offered is refused: that it is not would always hold.

import type { Decision, Game } from '@tenfold/rules';
import { cardNumber, cardSetOf, fold, optionWords, readWords, setOfCard } from '@tenfold/rules';
import { readMode } from './modes.ts';
import type { Move } from './moves.ts';
import { parseMove } from './moves.ts';
import type { Written } from './scenario.ts';
import { isOffered } from './playing.ts';
import type { ScenarioReader } from './read.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';
import type { Tally } from './tally.ts';

export class QuestionChecks {
  readonly game: Game;
  readonly reader: ScenarioReader;
  readonly tally: Tally;

  constructor(game: Game, reader: ScenarioReader, tally: Tally) {
    this.game = game;
    this.reader = reader;
    this.tally = tally;
  }

  move(written: Written): Move {
    const { line } = written;
    const move = parseMove(this.reader.text(written), this.game.setup.players);
    if ('code' in move) return this.reader.fail(line, move);
    return { ...move, choices: move.choices.map((words) => this.choice(words, line)) };
  }

  cannot(written: Written): void {
    for (const item of this.reader.oneOrMore(this.reader.refuseEmpty(written))) {
      const move = this.move(item);
      for (const words of move.choices) this.refuseNeverOffered(words, item.line);
      this.refuseOtherPossessor(move, item.line);
      this.tally.checks++;
      if (isOffered(this.game, move))
        this.tally.differ(item, said('aMove'), said('mustBeRefused', String(item.value)), said('offered'));
    }
  }

  /** What is offered to whoever is asked first; or, in a map, for each of the players named. */
  options(written: Written, kind: 'exactly' | 'offered' | 'missing'): void {
    if (kind !== 'exactly') this.reader.refuseEmpty(written);
    if (written.entries.size === 0) return this.optionsOf(this.game.asks[0], written, said('options'), kind);
    const { players } = this.game.setup;
    for (const [name, entry] of written.entries) {
      const seat = this.reader.seat(players, { ...entry, value: name });
      const asked = this.game.asks.find(({ player }) => player === seat);
      if (kind !== 'exactly') this.reader.refuseEmpty(entry);
      if (asked === undefined && kind === 'missing') {
        this.tally.report(entry, said('whoChooses'), players[seat]!, said('nobodyFor', players[seat]!));
      } else this.optionsOf(asked, entry, said('optionsOf', players[seat]!), kind);
    }
  }

  private optionsOf(
    asked: Decision | undefined,
    written: Written,
    what: SaidOfScenario,
    kind: 'exactly' | 'offered' | 'missing',
  ): void {
    this.tally.checks++;
    const offered = (asked?.options ?? []).map((option) => optionWords(this.game, option));
    const none = written.items.length === 0 && Array.isArray(written.value);
    const wanted = (none ? [] : this.reader.oneOrMore(written)).map((item) => {
      const words = this.choice(this.reader.text(item), item.line);
      if (kind === 'missing') this.refuseNeverOffered(words, item.line);
      return { words, item };
    });
    const isOneOf = (words: string): boolean => offered.some((one) => fold(one) === fold(words));
    const wrong = wanted.filter(({ words }) => isOneOf(words) === (kind === 'missing'));
    const extra =
      kind === 'exactly'
        ? offered.filter((words) => !wanted.some((one) => fold(one.words) === fold(words)))
        : [];
    if (wrong.length === 0 && extra.length === 0) return;
    const listed = (words: readonly string[]): string | SaidOfScenario => words.join(', ') || said('nothing');
    const typed = (some: typeof wanted) => listed(some.map(({ item }) => this.reader.text(item)));
    const expected = kind === 'missing' ? said('not', typed(wrong)) : typed(wanted);
    this.tally.differ(written, what, expected, listed(offered));
  }

  /** A choice as the record spells it, with modes that a card of this game has. */
  choice(written: string, line: number): string {
    const words = this.reader.choice(written, line);
    const object = /^choose (.+)$/.exec(words)?.[1];
    if (object === undefined) return words;
    const mode = readMode(object, this.game);
    return 'reason' in mode ? this.reader.fail(line, mode.reason) : `choose ${mode.words}`;
  }

  /**
   * A choice of a card that is not in the game is never offered, so that it is not says nothing. Whoever lists the piles
   * of the kingdom knows which are missing, and may say what follows from it.
   */
  private refuseNeverOffered(words: string, line: number): void {
    const { parts } = this.reader.scenario;
    if (parts.has('kingdom') || parts.has('setup')) return;
    const { verb, object } = readWords(words) ?? { verb: '', object: null };
    if (object === null || verb === 'name' || verb === 'choose' || object === 'nothing') return;
    const number = cardNumber(cardSetOf(this.game), object);
    if (number === undefined || this.game.piles.includes(number)) return;
    // That a pile is missing is a rule in itself: of the basic cards, only Potions may be.
    if (setOfCard(fold(object)) === 'basic') return;
    this.reader.fail(line, said('neverOffered', object, words));
  }

  /** One decides for oneself and, possessing him, for the left neighbour; never for anybody else. */
  private refuseOtherPossessor({ seat, forSeat }: Move, line: number): void {
    const { players } = this.game.setup;
    const left = (seat + 1) % players.length;
    if (forSeat === undefined || forSeat === seat || forSeat === left) return;
    this.reader.fail(line, said('neverDecides', players[seat]!, players[forSeat]!, players[left]!));
  }
}
