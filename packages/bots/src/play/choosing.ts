// Which mode of a card to choose: by what its text does in each of them, whatever the card is called.

import type { Decision, Lens, Option, Step } from '@tenfold/rules';
import { NOTHING } from '@tenfold/rules';
import { Purse } from './buy-rules.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { modeWorth } from './mode-worth.ts';
import type { Choice, ChooseStep } from './modes.ts';
import { drawsNewHand } from './new-hand.ts';
import { CHOOSE, lastOf, mayStop } from './options.ts';
import { actionsFor, averageDraw } from './worth.ts';

export function choose(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, about } = decision;
  const choice = choiceAsked(compiled, decision, asking);
  if (choice?.isAboutTheTop === true) {
    return optionOf(decision, choice.step, topStays(compiled, lens, decision)) ?? options[0]!;
  }
  if (choice === undefined || about !== player) return mayStop(options) ? lastOf(options) : options[0]!;
  return weigh(compiled, lens, decision, choice, asking);
}

/** The choice of the text that offers these modes, wherever it stands. */
function choiceAsked({ facts }: CompiledStrategy, { modes }: Decision, asking: number): Choice | undefined {
  const choices = facts.choices[asking]!;
  if (choices.length < 2) return choices[0];
  return choices.find(
    ({ names }) => names.length === modes?.length && names.every((name, i) => name === modes[i]),
  );
}

function weigh(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player, seat }: Decision,
  { picks, newHand, givesActions }: Choice,
  asking: number,
): Option {
  if (newHand >= 0) {
    // Done or left whatever the other modes are worth.
    if (drawsNewHand(compiled, lens, player, asking, picks[newHand]![0]!)) return CHOOSE + newHand;
    if (options.length === 2 && !mayStop(options)) return CHOOSE + 1 - newHand;
  }
  const asked = {
    player,
    isOwn: player === seat,
    asking,
    purse: new Purse(compiled, lens, player),
    needsActions: givesActions && actionsFor(lens, player) === 0 && holdsAction(compiled, lens, player),
  };
  let best = options[0]!;
  let bestWorth = mayStop(options) ? 0 : -Infinity;
  if (mayStop(options)) best = lastOf(options);
  for (let index = 0; index < picks.length; index++) {
    if (index === newHand) continue;
    let worth = 0;
    for (const mode of picks[index]!) worth += modeWorth(compiled, lens, asked, mode);
    if (worth > bestWorth) {
      best = CHOOSE + index;
      bestWorth = worth;
    }
  }
  return best;
}

const holdsAction = (compiled: CompiledStrategy, lens: Lens, player: number): boolean =>
  lens.hand(player).some((card) => compiled.set.isAction[card]!);

// The top of a deck that was revealed, to stay or to be discarded.

const has = (steps: readonly Step[], kind: Step['do']): boolean => steps.some((step) => step.do === kind);

function optionOf({ options, modes }: Decision, step: ChooseStep, stays: boolean): Option | undefined {
  const wanted = stays ? 'putTheRestOnDeck' : 'discardTheRest';
  const mode = step.modes.find(({ steps }) => has(steps, wanted));
  const index = modes?.indexOf(mode?.name ?? '') ?? -1;
  const option = CHOOSE + (index < 0 ? NOTHING : index);
  return options.includes(option) ? option : undefined;
}

/** Better than a Copper. */
const GOOD = 11;

/** Of one's own deck: away with what is worse than the next. Of another's: away with what is better. */
function topStays(compiled: CompiledStrategy, lens: Lens, { about, seat, player }: Decision): boolean {
  const [card] = lens.open(about);
  if (card === undefined) return true;
  const worth = compiled.facts.drawWorth[card]!;
  // In a possessed turn the deck is as good as one's own.
  if (about === player) return worth >= Math.min(averageDraw(compiled, lens), GOOD);
  if (about !== seat && couldSteal(compiled, lens, player, card)) return true;
  return worth >= GOOD === (about === seat);
}

/** In coins. */
const WORTH_STEALING = 2;

/** Whether an Attack in hand will take the card from the top of another's deck: it must be its turn to be played, too. */
function couldSteal(compiled: CompiledStrategy, lens: Lens, player: number, card: number): boolean {
  const { facts, set } = compiled;
  if (lens.actions === 0 || facts.treasureCoins[card]! < WORTH_STEALING) return false;
  const { types } = set.definitions[card]!;
  const hand = lens.hand(player);
  return hand.some((thief) => {
    const { steals } = facts.effects[thief]!;
    if (steals === null || !types.includes(steals)) return false;
    let before = 0;
    for (const other of hand) {
      if (
        set.isAction[other]! &&
        facts.isTerminal[other]! &&
        facts.playOrder[other]! < facts.playOrder[thief]!
      )
        before++;
    }
    return before < actionsToCome(compiled, hand, lens.actions);
  });
}

/** With those that cards in hand give. */
function actionsToCome({ facts, set }: CompiledStrategy, hand: readonly number[], actions: number): number {
  let all = actions;
  for (const card of hand)
    if (set.isAction[card]! && !facts.isTerminal[card]!) all += facts.effects[card]!.actions - 1;
  return all;
}
