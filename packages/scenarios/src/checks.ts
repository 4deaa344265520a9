// What must hold: each key of an expectation, compared with the position.

import type { Game, View } from '@tenfold/rules';
import {
  NOBODY,
  cardSetOf,
  decision,
  scoreOf,
  setOfCard,
  title,
  view,
  waitingFor,
  winnersOf,
} from '@tenfold/rules';
import type { Written } from './scenario.ts';
import { readExtraTurn } from './extra-turn.ts';
import { readSet } from './kingdom-choice.ts';
import type { ScenarioReader } from './read.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';
import type { Report } from './tally.ts';

const shown = (cards: readonly string[]): string | SaidOfScenario =>
  cards.length === 0 ? said('nothing') : cards.map(title).join(', ');
const yesOrNo = (yes: boolean): SaidOfScenario => said(yes ? 'true' : 'false');
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

/** What a player has, by the sentence that names it. */
type PlayersThing =
  | 'hand'
  | 'handSize'
  | 'deckSize'
  | 'discard'
  | 'discardSize'
  | 'cardsInPlay'
  | 'returning'
  | 'mat'
  | 'matSize'
  | 'tokens'
  | 'turns'
  | 'points';

/** Keys of an expectation beside the players' names. */
const EXPECTATIONS = [
  'supply',
  'costs',
  'piles',
  'sets',
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
    piles: (entry) => report(entry, said('piles'), String(reader.number(entry)), String(all.supply.length)),
    sets: (entry) => checkSets(all, entry, reader, report),
    trash: (entry) =>
      report(entry, said('trash'), shown(sorted(reader.cards(entry))), shown(sorted(all.trash))),
    market: (entry) => {
      const { ids } = cardSetOf(game);
      const deck = game.market.toReversed().map((card) => ids[card]!);
      report(entry, said('market'), shown(reader.cards(entry)), shown(deck));
    },
    marketOpen: (entry) =>
      report(
        entry,
        said('marketOpen'),
        shown(sorted(reader.cards(entry))),
        shown(sorted(all.market.open.map(({ card }) => card))),
      ),
    turn: (entry) => checkTurn(game, all, entry, reader, report),
    over: (entry) => report(entry, said('isOver'), yesOrNo(reader.yes(entry)), yesOrNo(game.over)),
    winners: (entry) => {
      const set = cardSetOf(game);
      const won = winnersOf(game, set).map((winner) => names[winner]!);
      report(entry, said('winners'), namesIn(entry, names, reader), won.toSorted().join(', '));
    },
    scores: (entry) => {
      for (const [name, points] of reader.map(reader.refuseEmpty(entry), 'scores')) {
        const seat = reader.seat(names, { ...points, value: name });
        const found = scoreOf(game, cardSetOf(game), seat).points;
        report(points, said('score', name), String(reader.number(points)), String(found));
      }
    },
    asked: (entry) => checkAsked(game, entry, reader, report),
    asking: (entry) => checkAsking(game, entry, reader, report),
    open: (entry) => {
      const open = all.open.flatMap((one) => one.cards);
      report(entry, said('open'), shown(sorted(reader.cards(entry))), shown(sorted(open)));
    },
    extraTurns: (entry) => checkExtraTurns(game, entry, reader, report),
  };
  const ofPlayers = names.map((name, seat): [string, (entry: Written) => void] => [
    name,
    (entry) => checkPlayer(game, seat, entry, reader, report),
  ]);
  reader.each(reader.refuseEmpty(written), 'expectation', {
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
    report(entry, said('extraTurns'), String(reader.number(entry)), found);
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
    report(entry, said('extraTurn', i + 1), wanted[i] ?? said('none'), found[i] ?? said('none'));
}

export function checkAsked(game: Game, entry: Written, reader: ScenarioReader, report: Report): void {
  const names = game.setup.players;
  const expected = entry.value === 'nobody' ? said('nobody') : namesIn(entry, names, reader);
  const found = waitingFor(game).map((seat) => names[seat]!);
  report(
    entry,
    said('whoChooses'),
    expected,
    found.length === 0 ? said('nobody') : found.toSorted().join(', '),
  );
}

export function checkAsking(game: Game, entry: Written, reader: ScenarioReader, report: Report): void {
  const asking = decision(game)?.card ?? null;
  const text = reader.text(entry);
  const expected = text === 'nothing' ? said('nothing') : title(reader.card(text, entry.line));
  report(entry, said('cardThatAsks'), expected, asking === null ? said('nothing') : title(asking));
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
  for (const [card, entry] of reader.mapByCard(reader.refuseEmpty(written), 'supply')) {
    const pile = all.supply.find((one) => one.card === card);
    const expected = entry.value === 'none' ? said('noPile') : String(reader.number(entry));
    report(
      entry,
      said('pile', title(card)),
      expected,
      pile === undefined ? said('noPile') : String(pile.count),
    );
  }
}

/** How many of the Kingdom piles come from each set. */
function checkSets(all: View, written: Written, reader: ScenarioReader, report: Report): void {
  for (const [name, entry] of reader.map(reader.refuseEmpty(written), 'sets')) {
    const set = readSet(name, entry.line, reader);
    const found = all.supply.filter(({ card }) => setOfCard(card) === set).length;
    report(entry, said('pilesOf', set), String(reader.number(entry)), String(found));
  }
}

/** Coins, with a P for a Potion: 5, 3P, P. */
function checkCosts(all: View, written: Written, reader: ScenarioReader, report: Report): void {
  for (const [card, entry] of reader.mapByCard(reader.refuseEmpty(written), 'costs')) {
    if (!/^(?:\d+P?|P)$/.test(reader.text(entry)))
      reader.fail(entry.line, said('noCost', reader.text(entry)));
    const cost = all.supply.find((one) => one.card === card)?.cost;
    const found = cost === undefined ? said('noPile') : `${cost.coins}${'P'.repeat(cost.potions)}`;
    report(entry, said('cost', title(card)), reader.text(entry).replace(/^P/, '0P'), found);
  }
}

function checkTurn(game: Game, all: View, written: Written, reader: ScenarioReader, report: Report): void {
  const { turn } = all;
  const names = game.setup.players;
  const count = (what: SaidOfScenario, found: number) => (entry: Written) =>
    report(entry, what, String(reader.number(entry)), String(found));
  reader.each(reader.refuseEmpty(written), 'turn', {
    player: (entry) => report(entry, said('whoseTurn'), reader.name(names, entry), names[turn.player]!),
    possessor: (entry) =>
      report(
        entry,
        said('whoPossesses'),
        entry.value === 'nobody' ? said('nobody') : reader.name(names, entry),
        turn.possessor === null ? said('nobody') : names[turn.possessor]!,
      ),
    phase: (entry) => report(entry, said('phase'), reader.phase(entry), turn.phase),
    number: count(said('turnNumber'), turn.number),
    actions: count(said('actions'), turn.actions),
    buys: count(said('buys'), turn.buys),
    coins: count(said('coins'), turn.coins),
    potions: count(said('potions'), turn.potions),
    actionsPlayed: count(said('actionsPlayed'), turn.actionsPlayed),
    bought: count(said('bought'), game.turn.bought),
    discount: count(said('discount'), game.turn.discount),
    nextHand: count(said('nextHand'), turn.nextHand),
    inARow: count(said('inARow'), game.turn.inARow),
    lastOrdinary: (entry) =>
      report(entry, said('lastOrdinary'), reader.name(names, entry), names[game.lastOrdinary]!),
    bonuses: (entry) => {
      for (const [card, coins] of reader.mapByCard(reader.refuseEmpty(entry), 'bonuses'))
        report(coins, said('bonus', title(card)), String(reader.number(coins)), bonusOf(game, card));
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
  const unordered = (what: PlayersThing, found: readonly string[]) => (entry: Written) =>
    report(
      entry,
      said('ofPlayer', name, said(what)),
      shown(sorted(reader.cards(entry))),
      shown(sorted(found)),
    );
  const count = (what: PlayersThing, found: number) => (entry: Written) =>
    report(entry, said('ofPlayer', name, said(what)), String(reader.number(entry)), String(found));
  const top = own.discard[own.discard.length - 1];
  reader.each(reader.refuseEmpty(written), 'player', {
    hand: unordered('hand', ids(own.hand)),
    handSize: count('handSize', own.hand.length),
    deck: (entry) =>
      report(entry, said('ofPlayer', name, said('deck')), shown(reader.cards(entry)), shown(deck)),
    deckTop: (entry) => {
      const cards = reader.cards(entry);
      // No card on top: then there is no deck.
      const found = deck.slice(0, Math.max(1, cards.length));
      report(entry, said('deckTop', name), shown(cards), shown(found));
    },
    deckSize: count('deckSize', deck.length),
    discard: unordered('discard', ids(own.discard)),
    discardTop: (entry) =>
      report(
        entry,
        said('discardTop', name),
        shown(reader.cards(entry)),
        top === undefined ? said('nothing') : title(set.ids[top]!),
      ),
    discardSize: count('discardSize', own.discard.length),
    play: (entry) => report(entry, said('inPlay', name), shown(reader.cards(entry)), shown(ids(own.inPlay))),
    returning: unordered('returning', ids(own.returning)),
    mat: unordered('mat', ids(own.mat)),
    tokens: count('tokens', own.tokens),
    turns: count('turns', own.turns),
    points: count('points', scoreOf(game, set, seat).points),
  });
}

/** What one seat may see of another (or of itself). `hidden` says that it may not. */
export function checkSight(game: Game, written: Written, reader: ScenarioReader, report: Report): void {
  const names = game.setup.players;
  for (const [observer, seen] of reader.map(reader.refuseEmpty(written), 'seen')) {
    const seat = observer === 'spectator' ? null : reader.seat(names, { ...seen, value: observer });
    const sight = view(game, seat);
    for (const [name, facts] of reader.map(reader.refuseEmpty(seen), said('noMapOfSight', observer))) {
      const player = sight.players[reader.seat(names, { ...facts, value: name })]!;
      const called = (what: PlayersThing) => said('inView', observer, name, said(what));
      const maybe = (what: PlayersThing, found: readonly string[] | undefined) => (entry: Written) =>
        report(
          entry,
          called(what),
          entry.value === 'hidden' ? said('hidden') : shown(sorted(reader.cards(entry))),
          found === undefined ? said('hidden') : shown(sorted(found)),
        );
      const size = (what: PlayersThing, found: number | undefined) => (entry: Written) =>
        report(
          entry,
          called(what),
          entry.value === 'hidden' ? said('hidden') : String(reader.number(entry)),
          found === undefined ? said('hidden') : String(found),
        );
      const { discardTop } = player;
      reader.each(reader.refuseEmpty(facts), 'seenOfPlayer', {
        hand: maybe('hand', player.hand),
        handSize: size('handSize', player.handSize),
        deckSize: size('deckSize', player.deckSize),
        discardTop: maybe('discard', discardTop === null ? [] : [discardTop]),
        play: maybe('cardsInPlay', player.inPlay),
        returning: maybe('returning', player.returning),
        mat: maybe('mat', player.mat),
        matSize: size('matSize', player.matSize),
        tokens: size('tokens', player.tokens),
      });
      // A view has no other faces: neither a deck's nor a discard pile's below its top.
    }
  }
}
