// What a question says of itself is true, for whoever decides.

import type { CardId, Decision, Game, Option, View, Zone } from '@tenfold/rules';
import { decision, optionParts, view } from '@tenfold/rules';
import { Broken } from './law-error.ts';

/** Every card that is offered lies where its question says, in the view of the one who decides. */
export function checkPlaces(game: Game): void {
  for (const asked of game.asks) {
    const shown = view(game, asked.seat);
    for (const option of asked.options) {
      const { verb, card } = optionParts(game, option);
      if (card === null) continue;
      const zone = asked.from[verb];
      if (zone !== undefined && lies(shown, asked, zone, card)) continue;
      throw new Broken(
        'a question says where its cards lie',
        `${asked.card ?? 'the turn'} lets one ${verb} ${card} from ${zone ?? 'nowhere'}, where it is not`,
      );
    }
    checkLimit(shown, asked, game);
    checkActing(asked, game);
  }
}

function lies(shown: View, { about }: Decision, zone: Zone, card: CardId): boolean {
  const owner = shown.players[about];
  switch (zone) {
    case 'hand':
      return owner?.hand?.includes(card) === true;
    case 'in-play':
      return owner?.inPlay.includes(card) === true;
    case 'open': {
      const last = shown.open.at(-1);
      return last?.player === about && last.cards.includes(card);
    }
    case 'supply':
      return shown.supply.some((pile) => pile.card === card && pile.count > 0);
    case 'trash':
      return shown.trash.includes(card);
    case 'beside':
      return shown.market.open.some((open) => open.card === card);
    case 'anywhere':
      return true;
  }
}

/** What may be gained costs what the question says it may. */
function checkLimit(shown: View, { limit, options }: Decision, game: Game): void {
  if (limit === null) return;
  for (const option of options) {
    const { card } = optionParts(game, option);
    const cost = shown.supply.find((pile) => pile.card === card)?.cost;
    if (cost === undefined) continue;
    const { coins, potions } = limit;
    const fits = limit.exactly
      ? cost.coins === coins && cost.potions === potions
      : cost.coins <= coins && cost.potions <= potions;
    if (fits) continue;
    throw new Broken('a question says where its cards lie', `${card} is outside ${JSON.stringify(limit)}`);
  }
}

function checkActing({ acting, options }: Decision, game: Game): void {
  const offered = options.map((option) => optionParts(game, option).card);
  const strange = acting.find((card) => !offered.includes(card));
  if (strange === undefined) return;
  throw new Broken('a question says where its cards lie', `${strange} would act, but is not offered`);
}

/** Cards are counted one by one: a question that has been answered before says so, and no other does. */
export function checkPicks(before: Decision, option: Option, game: Game): void {
  const after = decision(game, before.seat, before.player);
  if (after === undefined || after.picked === 0) return;
  const { verb, card, picked } = after;
  const goesOn = verb === before.verb && card === before.card && picked === before.picked + 1;
  if (goesOn && optionParts(game, option).card !== null) return;
  throw new Broken(
    'a question counts its picks',
    `${card ?? 'the turn'} says ${picked} after ${before.card ?? 'the turn'} said ${before.picked}`,
  );
}
