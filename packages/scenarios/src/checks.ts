// What must hold: each key of an expectation, compared with the position.

import type { Game, View } from '@tenfold/rules';
import { NOBODY, cardSetOf, decision, scoreOf, title, view, waitingFor, winnersOf } from '@tenfold/rules';
import type { Written } from './scenario.ts';
import { readExtraTurn } from './extra-turn.ts';
import type { ScenarioReader } from './read.ts';
import type { Report } from './tally.ts';

const shown = (cards: readonly string[]): string =>
  cards.length === 0 ? 'nothing' : cards.map(title).join(', ');
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

/** Keys of an expectation beside the players' names. */
const EXPECTATIONS = [
  'supply',
  'costs',
  'piles',
  'trash',
  'market',
  'marketOpen',
  'turn',
  'over',
  'winners',
  'scores',
  'asked',
  'asking',
  'open',
  'extraTurns',
] as const;

/** Keys of the checks that may also stand among the moves. */
const CHECKS = [
  'cannot',
  'options',
  'offered',
  'missing',
  'sees',
  'told',
  'notTold',
  'toldInOrder',
  'expect',
  'now',
] as const;

/** What no player can be called, since it means something else where a name may stand. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...EXPECTATIONS,
  ...CHECKS,
  'nobody',
  'nothing',
  'spectator',
]);

/** `others` are further keys that may stand there, with what each checks. */
export function checkExpectation(
  game: Game,
  written: Written,
  reader: ScenarioReader,
  report: Report,
  others: Readonly<Record<string, (entry: Written) => void>>,
): void {
  const names = game.setup.players;
  const all = view(game, null);
  const readers: Record<(typeof EXPECTATIONS)[number], (entry: Written) => void> = {
    supply: (entry) => checkSupply(all, entry, reader, report),
    costs: (entry) => checkCosts(all, entry, reader, report),
    piles: (entry) =>
      report(entry, 'the number of piles', String(reader.number(entry)), String(all.supply.length)),
    trash: (entry) =>
      report(entry, 'the Trash', shown(sorted(reader.cards(entry))), shown(sorted(all.trash))),
    market: (entry) => {
      const { ids } = cardSetOf(game);
      const deck = game.market.toReversed().map((card) => ids[card]!);
      report(entry, 'the deck beside the Supply, top first', shown(reader.cards(entry)), shown(deck));
    },
    marketOpen: (entry) =>
      report(
        entry,
        'the cards lying open beside the Supply',
        shown(sorted(reader.cards(entry))),
        shown(sorted(all.market.open.map(({ card }) => card))),
      ),
    turn: (entry) => checkTurn(game, all, entry, reader, report),
    over: (entry) => report(entry, 'whether the game is over', String(reader.yes(entry)), String(game.over)),
    winners: (entry) => {
      const set = cardSetOf(game);
      const won = winnersOf(game, set).map((winner) => names[winner]!);
      report(entry, 'the winners', namesIn(entry, names, reader), won.toSorted().join(', '));
    },
    scores: (entry) => {
      for (const [name, points] of reader.map(reader.refuseEmpty(entry), 'the scores')) {
        const seat = reader.seat(names, { ...points, value: name });
        const found = scoreOf(game, cardSetOf(game), seat).points;
        report(points, `${name}'s score`, String(reader.number(points)), String(found));
      }
    },
    asked: (entry) => checkAsked(game, entry, reader, report),
    asking: (entry) => checkAsking(game, entry, reader, report),
    open: (entry) => {
      const open = all.open.flatMap((one) => one.cards);
      report(entry, 'the cards lying open', shown(sorted(reader.cards(entry))), shown(sorted(open)));
    },
    extraTurns: (entry) => checkExtraTurns(game, entry, reader, report),
  };
  const ofPlayers = names.map((name, seat): [string, (entry: Written) => void] => [
    name,
    (entry) => checkPlayer(game, seat, entry, reader, report),
  ]);
  reader.each(reader.refuseEmpty(written), 'an expectation', {
    ...readers,
    ...others,
    ...Object.fromEntries(ofPlayers),
  });
}

/** How many, or which, in the order in which they will be taken. */
function checkExtraTurns(game: Game, entry: Written, reader: ScenarioReader, report: Report): void {
  const { extraTurns, setup } = game;
  if (typeof entry.value === 'number') {
    const found = String(extraTurns.length / 2);
    report(entry, 'the number of extra turns to come', String(reader.number(entry)), found);
    return;
  }
  const shownTurn = (player: number, possessor = NOBODY): string =>
    possessor === NOBODY
      ? setup.players[player]!
      : `${setup.players[possessor]!} possesses ${setup.players[player]!}`;
  const none = Array.isArray(entry.value) && entry.items.length === 0;
  const wanted = (none ? [] : reader.oneOrMore(entry)).map((item) => {
    const { player, possessor } = readExtraTurn(reader, setup.players, item);
    return shownTurn(player, possessor);
  });
  const found: string[] = [];
  for (let i = 0; i < extraTurns.length; i += 2) found.push(shownTurn(extraTurns[i]!, extraTurns[i + 1]));
  // One check for each turn that is named; a turn more than those is a difference, too.
  for (let i = 0; i < Math.max(wanted.length, found.length, 1); i++)
    report(entry, `extra turn ${i + 1} to come`, wanted[i] ?? 'none', found[i] ?? 'none');
}

export function checkAsked(game: Game, entry: Written, reader: ScenarioReader, report: Report): void {
  const names = game.setup.players;
  const expected = entry.value === 'nobody' ? 'nobody' : namesIn(entry, names, reader);
  const found = waitingFor(game).map((seat) => names[seat]!);
  report(entry, 'who must choose', expected, found.length === 0 ? 'nobody' : found.toSorted().join(', '));
}

export function checkAsking(game: Game, entry: Written, reader: ScenarioReader, report: Report): void {
  const asking = decision(game)?.card ?? null;
  const text = reader.text(entry);
  const expected = text === 'nothing' ? text : title(reader.card(text, entry.line));
  report(entry, 'the card that asks', expected, asking === null ? 'nothing' : title(asking));
}

/** One name or a list of them, in an order that does not depend on how they are written. */
function namesIn(written: Written, names: readonly string[], reader: ScenarioReader): string {
  const items = written.items.length > 0 ? written.items : [written];
  return items
    .map((item) => reader.name(names, item))
    .toSorted()
    .join(', ');
}

function checkSupply(all: View, written: Written, reader: ScenarioReader, report: Report): void {
  for (const [card, entry] of reader.mapByCard(reader.refuseEmpty(written), 'the Supply')) {
    const pile = all.supply.find((one) => one.card === card);
    const expected = entry.value === 'none' ? 'no pile' : String(reader.number(entry));
    report(
      entry,
      `the pile of ${title(card)}`,
      expected,
      pile === undefined ? 'no pile' : String(pile.count),
    );
  }
}

/** Coins, with a P for a Potion: 5, 3P, P. */
function checkCosts(all: View, written: Written, reader: ScenarioReader, report: Report): void {
  for (const [card, entry] of reader.mapByCard(reader.refuseEmpty(written), 'what cards cost')) {
    if (!/^(?:\d+P?|P)$/.test(reader.text(entry)))
      reader.fail(entry.line, `"${reader.text(entry)}" is no cost; write it as 5, 3P or P`);
    const cost = all.supply.find((one) => one.card === card)?.cost;
    const found = cost === undefined ? 'no pile' : `${cost.coins}${'P'.repeat(cost.potions)}`;
    report(entry, `the cost of ${title(card)}`, reader.text(entry).replace(/^P/, '0P'), found);
  }
}

function checkTurn(game: Game, all: View, written: Written, reader: ScenarioReader, report: Report): void {
  const { turn } = all;
  const names = game.setup.players;
  const count = (what: string, found: number) => (entry: Written) =>
    report(entry, what, String(reader.number(entry)), String(found));
  reader.each(reader.refuseEmpty(written), 'the turn', {
    player: (entry) => report(entry, 'whose turn it is', reader.name(names, entry), names[turn.player]!),
    possessor: (entry) =>
      report(
        entry,
        'who possesses',
        entry.value === 'nobody' ? 'nobody' : reader.name(names, entry),
        turn.possessor === null ? 'nobody' : names[turn.possessor]!,
      ),
    phase: (entry) => report(entry, 'the phase', reader.phase(entry), turn.phase),
    number: count('the number of the turn', turn.number),
    actions: count('Actions left', turn.actions),
    buys: count('Buys left', turn.buys),
    coins: count('coins', turn.coins),
    potions: count('Potions', turn.potions),
    actionsPlayed: count('Actions played', turn.actionsPlayed),
    bought: count('cards bought', game.turn.bought),
    discount: count('the discount', game.turn.discount),
    nextHand: count('cards in the next hand', turn.nextHand),
    inARow: count('turns in a row', game.turn.inARow),
    lastOrdinary: (entry) =>
      report(entry, 'whose ordinary turn was last', reader.name(names, entry), names[game.lastOrdinary]!),
    bonuses: (entry) => {
      for (const [card, coins] of reader.mapByCard(reader.refuseEmpty(entry), 'what cards make more'))
        report(
          coins,
          `what each ${title(card)} makes more`,
          String(reader.number(coins)),
          bonusOf(game, card),
        );
    },
  });
}

function bonusOf(game: Game, id: string): string {
  const { ids } = cardSetOf(game);
  const { bonuses } = game.turn;
  let coins = 0;
  for (let i = 0; i < bonuses.length; i += 2) if (ids[bonuses[i]!] === id) coins += bonuses[i + 1]!;
  return String(coins);
}

function checkPlayer(
  game: Game,
  seat: number,
  written: Written,
  reader: ScenarioReader,
  report: Report,
): void {
  const name = game.setup.players[seat]!;
  const set = cardSetOf(game);
  const own = game.seats[seat]!;
  const ids = (cards: readonly number[]) => cards.filter((card) => card >= 0).map((card) => set.ids[card]!);
  const deck = ids(own.deck).toReversed();
  const unordered = (what: string, found: readonly string[]) => (entry: Written) =>
    report(entry, `${name}'s ${what}`, shown(sorted(reader.cards(entry))), shown(sorted(found)));
  const count = (what: string, found: number) => (entry: Written) =>
    report(entry, `${name}'s ${what}`, String(reader.number(entry)), String(found));
  const top = own.discard[own.discard.length - 1];
  reader.each(reader.refuseEmpty(written), 'a player', {
    hand: unordered('hand', ids(own.hand)),
    handSize: count('hand size', own.hand.length),
    deck: (entry) => report(entry, `${name}'s deck, top first`, shown(reader.cards(entry)), shown(deck)),
    deckTop: (entry) => {
      const cards = reader.cards(entry);
      // No card on top: then there is no deck.
      const found = deck.slice(0, Math.max(1, cards.length));
      report(entry, `the top of ${name}'s deck`, shown(cards), shown(found));
    },
    deckSize: count('deck size', deck.length),
    discard: unordered('discard pile', ids(own.discard)),
    discardTop: (entry) =>
      report(
        entry,
        `the top of ${name}'s discard pile`,
        shown(reader.cards(entry)),
        top === undefined ? 'nothing' : title(set.ids[top]!),
      ),
    discardSize: count('discard pile size', own.discard.length),
    play: (entry) =>
      report(entry, `what ${name} has in play`, shown(reader.cards(entry)), shown(ids(own.inPlay))),
    returning: unordered('cards kept from the Trash', ids(own.returning)),
    mat: unordered('mat', ids(own.mat)),
    tokens: count('Coin tokens', own.tokens),
    turns: count('turns', own.turns),
    points: count('points', scoreOf(game, set, seat).points),
  });
}

/** What one seat may see of another (or of itself). `hidden` says that it may not. */
export function checkSight(game: Game, written: Written, reader: ScenarioReader, report: Report): void {
  const names = game.setup.players;
  for (const [observer, seen] of reader.map(reader.refuseEmpty(written), 'what is seen')) {
    const seat = observer === 'spectator' ? null : reader.seat(names, { ...seen, value: observer });
    const sight = view(game, seat);
    for (const [name, facts] of reader.map(reader.refuseEmpty(seen), `what ${observer} sees`)) {
      const player = sight.players[reader.seat(names, { ...facts, value: name })]!;
      const called = (what: string) => `${observer}'s view: ${name}'s ${what}`;
      const maybe = (what: string, found: readonly string[] | undefined) => (entry: Written) =>
        report(
          entry,
          called(what),
          entry.value === 'hidden' ? 'hidden' : shown(sorted(reader.cards(entry))),
          found === undefined ? 'hidden' : shown(sorted(found)),
        );
      const size = (what: string, found: number | undefined) => (entry: Written) =>
        report(
          entry,
          called(what),
          entry.value === 'hidden' ? 'hidden' : String(reader.number(entry)),
          found === undefined ? 'hidden' : String(found),
        );
      const { discardTop } = player;
      reader.each(reader.refuseEmpty(facts), 'what is seen of a player', {
        hand: maybe('hand', player.hand),
        handSize: size('hand size', player.handSize),
        deckSize: size('deck size', player.deckSize),
        discardTop: maybe('discard pile', discardTop === null ? [] : [discardTop]),
        play: maybe('cards in play', player.inPlay),
        returning: maybe('cards kept from the Trash', player.returning),
        mat: maybe('mat', player.mat),
        matSize: size('cards on the mat', player.matSize),
        tokens: size('Coin tokens', player.tokens),
      });
      // A view has no other faces: neither a deck's nor a discard pile's below its top.
    }
  }
}
