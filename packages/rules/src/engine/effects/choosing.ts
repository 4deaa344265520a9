import type { Condition, Step } from '../../vocabulary/definition.ts';
import { combinations, modeNames } from '../../vocabulary/steps.ts';
import { ask, askedPlayer, follow, followAtOnce, followInTurn, pose, question, termsOf } from '../asking.ts';
import type { CardTest, CompiledStep, Compiler, Table } from '../card-set.ts';
import type { Option } from '../options.ts';
import { CHOOSE, NAME, NOTHING, argumentOf } from '../options.ts';
import type { Decision, Frame } from '../state.ts';
import { EMPTY, NOBODY } from '../state.ts';
import { isInGame, tell } from '../table.ts';

/** All modes are picked before any is carried out; they are carried out in the order of the text. */
function choose(step: Extract<Step, { do: 'choose' }>, compiler: Compiler): CompiledStep {
  const lists = step.modes.map((mode) => compiler.list(mode.steps));
  const picks = combinations(step.n, lists);
  const names = modeNames(step);
  const terms = termsOf('choose', {}, { modes: names });
  const options = picks.map((_pick, index) => CHOOSE + index);
  if (step.optional) options.push(CHOOSE + NOTHING);
  // A choice about revealed cards, made by the player of the card, falls away when none was revealed.
  const aboutRevealed = step.asked === 'player-of-the-card';
  const least = step.optional ? 0 : 1;
  /** The question, by the player who is asked for himself, as soon as he has been. A memo, not state. */
  const asked: (Decision | undefined)[] = [];
  return {
    instant: false,
    run(table, frame) {
      if (aboutRevealed && frame.rest.length === 0) return;
      const player = askedPlayer(frame, step.asked);
      if (player !== frame.player || table.game.turn.possessor !== NOBODY) {
        return ask(table, player, terms, least, 1, options, frame.player);
      }
      pose(table.game, (asked[player] ??= question(table, player, terms, least, 1, options)));
    },
    answer(table, frame, option) {
      const index = argumentOf(option);
      if (table.listener) {
        tell(table, 'choose', askedPlayer(frame, step.asked), { what: names[index] ?? 'nothing' });
      }
      if (index === NOTHING) return;
      followInTurn(table, frame, picks[index]!);
    },
  };
}

function conditionNow(condition: Condition, compiler: Compiler): (table: Table, frame: Frame) => boolean {
  if ('dealtWith' in condition) return (_table, frame) => frame.noted.length >= condition.dealtWith;
  if ('itIs' in condition) {
    const test = compiler.test({ type: condition.itIs });
    return (table, frame) => frame.noted.length > 0 && test(table, frame.noted[0]!);
  }
  if ('itCostsPotion' in condition) {
    return (table, frame) => frame.noted.length > 0 && table.set.potions[frame.noted[0]!]! > 0;
  }
  if ('cardsInHandAtLeast' in condition) {
    return (table, frame) => table.game.seats[frame.player]!.hand.length >= condition.cardsInHandAtLeast;
  }
  if ('handHas' in condition) {
    const test: CardTest = compiler.test(condition.handHas);
    return (table, frame) => table.game.seats[frame.player]!.hand.some((card) => test(table, card));
  }
  if ('actionsPlayedAtLeast' in condition) {
    return (table) => table.game.turn.played >= condition.actionsPlayedAtLeast;
  }
  if ('revealedTheNamedCard' in condition) return (_table, frame) => frame.rest[0] === frame.named;
  return (table, frame) =>
    frame.self !== EMPTY && table.game.seats[frame.player]!.inPlay[frame.self] !== EMPTY;
}

function when(step: Extract<Step, { do: 'if' }>, compiler: Compiler): CompiledStep {
  const holds = conditionNow(step.condition, compiler);
  const then = compiler.list(step.then);
  const otherwise = compiler.list(step.otherwise);
  const instant = compiler.isInstant(then) && compiler.isInstant(otherwise);
  const go = instant ? followAtOnce : follow;
  return {
    instant,
    run: (table, frame) => go(table, frame, holds(table, frame) ? then : otherwise),
  };
}

const NAMING = termsOf('name', { name: 'anywhere' });

/** Any card may be named, in this game or not; but no guest that is not in it, so that sets can be added to the rules. */
function nameACard(): CompiledStep {
  return {
    instant: false,
    run(table, frame) {
      const options: Option[] = [];
      table.set.isGuest.forEach((isGuest, card) => {
        if (!isGuest || isInGame(table.game, card)) options.push(NAME + card);
      });
      ask(table, frame.player, NAMING, 1, 1, options);
    },
    answer(table, frame, option) {
      frame.named = argumentOf(option);
      if (table.listener) tell(table, 'name', frame.player, { cards: [frame.named] });
    },
  };
}

export const choosing = { choose, if: when, nameACard };
