// The table as one seat (or a spectator) sees it.

import { typeName } from '@tenfold/i18n';
import type { CardId, PileView, PlayerView, View } from '@tenfold/rules';
import { allCards, setOfCard } from '@tenfold/rules';
import {
  HAND_GROUPS,
  costInWords,
  handGroupOf,
  nameFor,
  shortTypes,
  sortedHand,
  stacked,
} from '../card-words.ts';
import { flow, grid, padEnd, padStart, widthOf } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours, strong, typesOf } from '../look.ts';
import { wordsIn } from '../words/index.ts';

const NONE = '–';
const LABEL = 8;

/** `you` is the seat that is addressed so; null if everybody is called by name. */
export function tableLines(view: View, look: Look, you = view.seat): string[] {
  return [
    ...supplyLines(view, look),
    ...trashLines(view, look),
    ...view.players.flatMap((_player, seat) => playerLines(view, seat, you, look)),
    ...ownLines(view, look),
  ];
}

/** What matters in the middle of a turn: cards lying open, one's own cards, and the counters. */
export function ownLines(view: View, look: Look, player = view.seat): string[] {
  const own = player === null ? undefined : view.players[player];
  return [
    ...openLines(view, look),
    ...(own?.hand === undefined ? [] : ownCards(own, own.hand, look)),
    ...counterLines(view, look),
  ];
}

/** As wide as the widest of the language. */
function label(text: string, look: Look): string {
  const widths = Object.values(wordsIn(look.language).labels).map(widthOf);
  return ` ${strong(look, padEnd(text, Math.max(LABEL, ...widths)))} `;
}

// The Supply

const PRINTED_ORDER: readonly CardId[] = allCards.map(({ id }) => id);

function supplyLines({ supply }: View, look: Look): string[] {
  const basic = supply
    .filter(({ card }) => setOfCard(card) === 'basic')
    .toSorted((a, b) => PRINTED_ORDER.indexOf(a.card) - PRINTED_ORDER.indexOf(b.card));
  const kingdom = supply.filter(({ card }) => setOfCard(card) !== 'basic').toSorted(byCost(look));
  const widths = {
    cost: Math.max(...supply.map(({ cost }) => costInWords(cost).length)),
    name: Math.max(...supply.map(({ card }) => widthOf(nameFor(card, look)))),
    types: Math.max(...supply.map(({ card }) => shortTypes(typesOf(look.set, card), look.language).length)),
  };
  const cells = (piles: readonly PileView[]): string[] =>
    grid(
      piles.map((pile) => pileCell(pile, widths, look)),
      look.width - 1,
    ).map((line) => ` ${line}`);
  return [...cells(basic), faint(look, ` ${'·'.repeat(look.width - 2)}`), ...cells(kingdom)];
}

const byCost =
  (look: Look) =>
  (a: PileView, b: PileView): number =>
    a.cost.coins - b.cost.coins ||
    a.cost.potions - b.cost.potions ||
    nameFor(a.card, look).localeCompare(nameFor(b.card, look), look.language);

function pileCell(
  { card, count, cost }: PileView,
  widths: { readonly cost: number; readonly name: number; readonly types: number },
  look: Look,
): string {
  const name = nameFor(card, look);
  const types = padEnd(shortTypes(typesOf(look.set, card), look.language), widths.types);
  const price = padStart(costInWords(cost), widths.cost);
  const number = padStart(count === 0 ? NONE : String(count), 2);
  if (count === 0) return faint(look, `${price} ${padEnd(name, widths.name)} ${number} ${types}`);
  const painted = padEnd(inCardColours(look, card, name), widths.name);
  return `${price} ${painted} ${strong(look, number)} ${faint(look, types)}`;
}

function trashLines({ trash }: View, look: Look): string[] {
  const { labels } = wordsIn(look.language);
  return trash.length === 0 ? [] : cardLines(labels.trash, sortedHand(trash, look), look);
}

// The players

function playerLines(view: View, seat: number, you: number | null, look: Look): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const words = wordsIn(look.language);
  const turn = seat === view.turn.player && view.result === null;
  const called = view.players.map(({ name }, other) => (other === you ? words.you : name));
  const width = Math.max(LABEL, ...called.map(widthOf));
  const name = `${turn ? '▸' : ' '}${strong(look, padEnd(called[seat] ?? '', width))} `;
  // What lies before oneself has lines of its own.
  const before = (what: string, cards: readonly CardId[]): string[][] =>
    seat === view.seat || cards.length === 0 ? [] : [led(what, stacked(cards, look))];
  const facts = [
    [words.hand(player.handSize)],
    ...(player.deckSize === undefined ? [] : [[words.deck(player.deckSize)]]),
    led(words.discard, player.discardTop === null ? [NONE] : stacked([player.discardTop], look)),
    ...before(words.inPlay, player.inPlay),
    ...before(words.kept, player.returning),
  ];
  const pieces = facts.flatMap((fact, index) => (index === 0 ? fact : ['·', ...fact]));
  return flow(name, pieces, look.width, ' ');
}

/** A word before the first of the cards, and commas between them. */
const led = (word: string, stacks: readonly string[]): string[] =>
  withCommas(stacks).map((stack, index) => (index === 0 ? `${word} ${stack}` : stack));

const withCommas = (pieces: readonly string[]): string[] =>
  pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece},` : piece));

const cardLines = (what: string, cards: readonly CardId[], look: Look): string[] =>
  cards.length === 0 ? [] : flow(label(what, look), withCommas(stacked(cards, look)), look.width, ' ');

function openLines({ open, players, seat }: View, look: Look): string[] {
  const { labels, yours, ofPlayer } = wordsIn(look.language);
  return open.flatMap(({ player, because, cards }) => {
    const whose = player === seat ? yours : ofPlayer(players[player]?.name ?? '?');
    const why = because === null ? '' : `, ${nameFor(because, look)}`;
    const stacks = withCommas(stacked(sortedHand(cards, look), look));
    return flow(label(labels.open, look), [...stacks, faint(look, `(${whose}${why})`)], look.width, ' ');
  });
}

function ownCards(own: PlayerView, hand: readonly CardId[], look: Look): string[] {
  const { labels, noCards } = wordsIn(look.language);
  const sorted = sortedHand(hand, look);
  const groups = HAND_GROUPS.flatMap((kind) => {
    const cards = sorted.filter((id) => handGroupOf(look.set, id) === kind);
    const pieces = led(faint(look, `${typeName(kind, look.language)}:`), stacked(cards, look));
    return pieces.map((piece, index) => (index === pieces.length - 1 ? `${piece} ` : piece));
  });
  return [
    ...cardLines(labels.inPlay, own.inPlay, look),
    ...cardLines(labels.picked, own.picked ?? [], look),
    ...cardLines(labels.kept, own.returning, look),
    ...flow(
      label(labels.hand, look),
      groups.length === 0 ? [faint(look, noCards)] : groups,
      look.width,
      ' ',
    ).map((line) => line.trimEnd()),
  ];
}

function counterLines({ turn, result }: View, look: Look): string[] {
  if (result !== null) return [];
  const words = wordsIn(look.language);
  const potions = turn.potions > 0 ? [words.potions(turn.potions)] : [];
  const counters = [words.actions(turn.actions), words.buys(turn.buys), words.coins(turn.coins), ...potions];
  return [`${label(words.labels.turn, look)}${strong(look, counters.join(' · '))}`];
}
