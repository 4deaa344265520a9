// What the cards of a game let one choose, by its words: "cards", "card+coin", "nothing".

import type { Game } from '@tenfold/rules';
import { cardSetOf, fold, isInGame, stepsOf } from '@tenfold/rules';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';

/** The words of all modes of the cards that have a pile in this game, in the order of the cards' texts. */
function modesIn(game: Game): readonly string[] {
  const { definitions } = cardSetOf(game);
  const cards = definitions.filter((_card, number) => isInGame(game, number));
  const steps = cards.flatMap((card) => stepsOf(card));
  const modes = steps.flatMap((step) => (step.do === 'choose' ? step.modes : []));
  return [...new Set(modes.map(({ name }) => name))];
}

/**
 * A mode as the record writes it: "coin and card" is "card+coin", "+2 coins" is "coins". One that no card of this game
 * has is refused, for that it is not offered says nothing.
 */
export function readMode(
  written: string,
  game: Game,
): { readonly words: string } | { readonly reason: SaidOfScenario } {
  if (fold(written) === 'nothing') return { words: 'nothing' };
  const modes = modesIn(game);
  const parts = written.split(/\s*[,&]\s*(?:and\s+)?|\s+and\s+|\s*\+\s*(?!\d)/).map((part) => part.trim());
  const read = parts.map((part) => modeMeant(part, modes));
  const strange = read.findIndex((mode) => mode === undefined);
  if (strange >= 0) {
    return { reason: said('unknownMode', parts[strange]!, modes) };
  }
  const inOrder = read.toSorted((a, b) => modes.indexOf(a!) - modes.indexOf(b!));
  return { words: inOrder.join('+') };
}

/** "+2 coins", "Coin": the mode of these letters, or the only one that differs in its number. */
function modeMeant(written: string, modes: readonly string[]): string | undefined {
  const word = fold(written.replace(/^\+?\d+\s+/, ''));
  return (
    modes.find((mode) => mode === word) ?? modes.find((mode) => mode === `${word}s` || `${mode}s` === word)
  );
}
