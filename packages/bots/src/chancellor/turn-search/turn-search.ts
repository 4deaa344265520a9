// What to do in one's own Action phase, step by step the turn that comes to most; and what to answer in the turns of others.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { NOBODY } from '@tenfold/rules';
import type { Meter } from '../outcomes.ts';
import { bestByTrial } from '../trial.ts';
import { factsOf } from '../../play/card-facts.ts';
import { compile } from '../../play/compiled-strategy.ts';
import { bestAnswer, isInAnothersTurn } from './answer-trial.ts';
import { isLongerMatter } from './longer-matters.ts';
import type { TurnQuestion } from './turn-question.ts';
import { TurnTree } from './turn-tree.ts';
import { TurnWorth } from './turn-worth.ts';

/** Imagined decisions for a real one; after each attempt that takes more, half as many for a smaller one. */
const MOST_DECISIONS = 12_000;
/** How often it searches on behind unknown cards; less where that would be too much. */
const LOOKS = 1;
/** Only the usual bot plays on. */
const NO_LOOKS = -1;
/** The usual way to play is good: another must be better by so much, and so surely, in standard errors. */
const MARGIN = 15;
const SURE = 2.5;

/** Whether it is a question of one's own Action phase that can be searched. */
const isInOwnActions = (lens: Lens, asked: Decision): boolean =>
  asked.options.length > 1 &&
  asked.player === asked.seat &&
  lens.turnPlayer === asked.seat &&
  lens.possessor === NOBODY &&
  lens.phase === 'action' &&
  !isLongerMatter(factsOf(lens.set), asked);

/** Whether it is a question that is searched: of one's own Action phase, or of another's turn. */
export const isSearched = (lens: Lens, asked: Decision): boolean =>
  isInOwnActions(lens, asked) || isInAnothersTurn(lens, asked);

/** For one seat of one game. All steps of a turn are judged alike, by what there was when it began. */
export class TurnSearch {
  #turn = -1;
  #worth: TurnWorth | undefined;

  best(question: TurnQuestion): Option {
    const { lens, strategy } = question;
    if (this.#worth === undefined || this.#turn !== lens.turnNumber) {
      this.#turn = lens.turnNumber;
      this.#worth = new TurnWorth(compile(strategy, lens.set), lens);
    }
    if (isInAnothersTurn(lens, question.asked)) return bestAnswer(question, this.#worth);
    let most = MOST_DECISIONS;
    for (let looks = LOOKS; looks > NO_LOOKS; looks--) {
      const answer = this.#searched(question, this.#worth, looks, most);
      if (answer !== null) return answer;
      most /= 2;
    }
    return this.#tried(question, this.#worth, NO_LOOKS, most);
  }

  /** In a first imagined game: where nothing unknown comes up, that is all. Null if it takes too long. */
  #searched(question: TurnQuestion, worth: TurnWorth, looks: number, most: number): Option | null {
    const meter: Meter = { decisions: 0 };
    const { lens, asked, usual, worlds, random } = question;
    const imagined = lens.imagine(random);
    const tree = new TurnTree({
      seat: lens.seat,
      makers: question.makersIn(imagined, 0),
      worth,
      random,
      meter,
    });
    tree.allow(most, most / worlds);
    const worths = asked.options.map((option) => tree.worthOf(imagined, asked, option, looks));
    if (tree.isGivenUp) return null;
    return tree.metUnknown ? this.#tried(question, worth, looks, most) : mostOf(asked.options, worths, usual);
  }

  /** In several imagined games, the same for all options. */
  #tried(question: TurnQuestion, worth: TurnWorth, looks: number, most: number): Option {
    const { lens, asked, usual, worlds, random } = question;
    const { seat } = lens;
    let imagined = -1;
    let tree: TurnTree | undefined;
    return bestByTrial({
      lens,
      usual,
      others: asked.options.filter((option) => option !== usual),
      random,
      worlds,
      mostDecisions: most,
      margin: MARGIN,
      sure: SURE,
      outcome: (option, game, world, meter) => {
        if (tree === undefined || world !== imagined) {
          imagined = world;
          const makers = question.makersIn(game, world);
          tree = new TurnTree({
            seat,
            makers,
            worth,
            random,
            meter,
          });
        }
        tree.allow(most / worlds);
        return tree.worthOf(game, asked, option, looks);
      },
    });
  }
}

/** Of equally good options the usual one. */
function mostOf(options: readonly Option[], worths: readonly number[], usual: Option): Option {
  const most = Math.max(...worths);
  return worths[options.indexOf(usual)] === most ? usual : options[worths.indexOf(most)]!;
}
