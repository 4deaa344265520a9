// "Why did you buy that?", asked of every bot for its last purchase. It is answered from what everybody at the table can see.

import type { RecordedPurchase, WeighedPurchase } from '@tenfold/bots';
import { explainPurchase, recordedGame, seenPosition } from '@tenfold/bots';
import type { ReviewWords } from '@tenfold/i18n/review';
import { roughPercent } from '@tenfold/i18n/review';
import type { CardId } from '@tenfold/rules';
import { Lens, NOBODY, cardSetOf, optionParts, ownedCards, view } from '@tenfold/rules';
import { nameOf } from '../card-words.ts';
import { padEnd, widthOf, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { definitionIn } from '../look.ts';
import type { Session } from './session.ts';
import { HUMAN, recordOf } from './session.ts';

export function whyBoughtLines(session: Session, look: Look, said: ReviewWords): string[] {
  const { purchases } = recordedGame(recordOf(session));
  return session.game.setup.players.flatMap((name, seat) => {
    if (seat === HUMAN) return [];
    const last = purchases.findLast((one) => one.seat === seat && cardOf(one) !== null);
    const card = last === undefined ? null : cardOf(last);
    if (last === undefined || card === null) return [`${name}: ${said.why.nothingYet}`];
    return [
      `${name}: ${said.why.bought(nameOf(card, look.language))}`,
      ...comparedLines(explained(last, card), card, look, said),
    ];
  });
}

const cardOf = ({ position, option }: RecordedPurchase): CardId | null => optionParts(position, option).card;

/** Null where cards were passed in secret and nobody can tell any more who owns what. */
function explained({ position }: RecordedPurchase, card: CardId): WeighedPurchase | null {
  const lens = new Lens(position, NOBODY);
  const set = cardSetOf(position);
  if (position.seats.some((_seat, player) => !lens.canCount(player))) return null;
  const owned = position.seats.map((_seat, player) =>
    ownedCards(position, set, player).flatMap((count, number) => {
      const id = set.ids[number];
      return count > 0 && id !== undefined ? [{ card: id, count }] : [];
    }),
  );
  const ownCards = position.setup.ownCards ?? [];
  const definitionOf = (id: CardId) => definitionIn(set, id);
  return explainPurchase(seenPosition({ view: view(position, null), owned, definitionOf, ownCards }), card);
}

function comparedLines(
  purchase: WeighedPurchase | null,
  card: CardId,
  look: Look,
  said: ReviewWords,
): string[] {
  if (purchase === null || purchase.others.length === 0) return [`  ${said.why.only}`];
  const all = [purchase.taken, ...purchase.others].toSorted((a, b) => b.chance - a.chance);
  const names = all.map((one) => (one.card === null ? said.nothing : nameOf(one.card, look.language)));
  const widest = Math.max(...names.map(widthOf));
  return [
    ...wrap(said.why.compared, look.width, '  '),
    ...all.map(
      (one, index) =>
        `  ${one.card === card ? '▸' : ' '} ${padEnd(names[index] ?? '', widest)}  ${said.why.about(roughPercent(said, one.chance))}`,
    ),
    ...wrap(said.why.note, look.width, '  '),
  ];
}
