// What must be so for a goal to be reached, or for the guide to speak: facts about players, the Supply and the game. All that
// stand together must hold; a number is the least that there must be, unless it says otherwise.

import type { Game } from '@tenfold/rules';
import { NOBODY, PHASES, cardSetOf, ownedCards, pointsOf, winnersOf } from '@tenfold/rules';
import type { LessonHistory } from './lesson-history.ts';
import { HISTORY_FACTS } from './lesson-history.ts';
import type { ScenarioReader } from './read.ts';
import type { Written } from './scenario.ts';
import { said } from './sentences/said.ts';

/** Whether something is so, in a position that was come to in a certain way. */
export type LessonCondition = (game: Game, history: LessonHistory) => boolean;

type Counted = ReadonlyMap<number, number>;

const BUY_PHASE = PHASES.indexOf('buy');

/** Whose hand is nobody's business. */
const HIDDEN_FROM_LEARNER = ['hand', 'holdsAction', 'stranded'];

export function readCondition(written: Written, reader: ScenarioReader, start: Game): LessonCondition {
  const conditions: LessonCondition[] = [];
  const add = (condition: LessonCondition): void => void conditions.push(condition);
  const names = start.setup.players;
  const ofPlayers = names.map((name, seat) => [
    name,
    (entry: Written) => {
      for (const one of playerFacts(entry, seat, reader, start)) add(one);
    },
  ]);
  reader.each(reader.refuseEmpty(written), 'condition', {
    ...(Object.fromEntries(ofPlayers) as Record<string, (entry: Written) => void>),
    left: (entry) => {
      for (const [id, count] of reader.mapByCard(entry, 'left')) {
        const card = cardSetOf(start).ids.indexOf(id);
        const most = reader.number(count);
        add(({ supply }) => supply[card]! <= most);
      }
    },
    emptyPiles: (entry) => {
      const least = reader.number(entry);
      add((game) => game.emptyPiles >= least);
    },
    over: (entry) => {
      const isOver = reader.yes(entry);
      add((game) => game.over === isOver);
    },
  });
  return (game, history) => conditions.every((holds) => holds(game, history));
}

function playerFacts(written: Written, seat: number, reader: ScenarioReader, start: Game): LessonCondition[] {
  const set = cardSetOf(start);
  const conditions: LessonCondition[] = [];
  const add = (condition: LessonCondition): void => void conditions.push(condition);
  const counted = (entry: Written): Counted => {
    const counts = new Map<number, number>();
    for (const id of reader.cards(entry)) {
      const card = set.ids.indexOf(id);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    return counts;
  };
  const holdsAll = (counts: Counted, found: (card: number) => number): boolean =>
    [...counts].every(([card, count]) => found(card) >= count);
  const isOnTurn = ({ turn }: Game): boolean => turn.player === seat && turn.possessor === NOBODY;
  const atLeast = (value: (game: Game) => number, entry: Written): void => {
    const least = reader.number(entry);
    add((game) => value(game) >= least);
  };
  const onTurn = (value: (game: Game) => number) => (entry: Written) =>
    atLeast((game) => (isOnTurn(game) ? value(game) : Number.NEGATIVE_INFINITY), entry);
  const isAction = (card: number): boolean => set.definitions[card]!.types.includes('Action');
  const ofHistory = HISTORY_FACTS.map((fact) => [
    fact,
    (entry: Written) => {
      if (typeof entry.value === 'number') {
        const least = reader.number(entry);
        add((_game, history) => history.total(seat, fact) >= least);
      } else {
        const counts = counted(entry);
        add((_game, history) => holdsAll(counts, (card) => history.count(seat, fact, set.ids[card]!)));
      }
    },
  ]);
  if (seat !== 0)
    for (const [fact, { line }] of written.entries)
      if (HIDDEN_FROM_LEARNER.includes(fact))
        reader.fail(
          line,
          said('ofLesson', `"${fact}" of another player is hidden from the learner; ask for something open`),
        );
  reader.each(reader.refuseEmpty(written), 'conditionOnPlayer', {
    ...(Object.fromEntries(ofHistory) as Record<string, (entry: Written) => void>),
    owns: (entry) => {
      const counts = counted(entry);
      add((game) => {
        const owned = ownedCards(game, set, seat);
        return holdsAll(counts, (card) => owned[card]!);
      });
    },
    lacks: (entry) => {
      const counts = counted(entry);
      add((game) => {
        const owned = ownedCards(game, set, seat);
        return [...counts.keys()].every((card) => owned[card] === 0);
      });
    },
    hand: (entry) => {
      const counts = counted(entry);
      add(({ seats }) => holdsAll(counts, (card) => seats[seat]!.hand.filter((one) => one === card).length));
    },
    handSize: (entry) => atLeast(({ seats }) => seats[seat]!.hand.length, entry),
    handAtMost: (entry) => {
      const most = reader.number(entry);
      add(({ seats }) => seats[seat]!.hand.length <= most);
    },
    cardsAtMost: (entry) => {
      const most = reader.number(entry);
      add((game) => ownedCards(game, set, seat).reduce((sum, count) => sum + count, 0) <= most);
    },
    points: (entry) => atLeast((game) => pointsOf(game, set, seat), entry),
    lead: (entry) => atLeast((game) => leadOf(game, seat), entry),
    coins: onTurn(({ turn }) => turn.coins),
    potions: onTurn(({ turn }) => turn.potions),
    buys: onTurn(({ turn }) => turn.buys),
    actions: onTurn(({ turn }) => turn.actions),
    actionsPlayed: onTurn(({ turn }) => turn.played),
    phase: (entry) => {
      const phase = PHASES.indexOf(reader.phase(entry));
      add((game) => isOnTurn(game) && game.turn.phase === phase);
    },
    holdsAction: (entry) => {
      const wanted = reader.yes(entry);
      add(({ seats }) => wanted === seats[seat]!.hand.some(isAction));
    },
    /** No Actions left, and one in hand. */
    stranded: (entry) => {
      const wanted = reader.yes(entry);
      add(
        (game) =>
          wanted ===
          (isOnTurn(game) &&
            game.turn.phase === BUY_PHASE &&
            game.turn.actions === 0 &&
            game.seats[seat]!.hand.some(isAction)),
      );
    },
    /** How many coins were left over, with a Buy to spend them, at the end of the last turn. */
    unspent: (entry) => {
      const least = reader.number(entry);
      add((_game, history) => history.unspent(seat) >= least);
    },
    turnsTaken: (entry) => {
      const least = reader.number(entry);
      add((_game, history) => history.turnsTaken(seat) >= least);
    },
    turnsTakenAtMost: (entry) => {
      const most = reader.number(entry);
      add((_game, history) => history.turnsTaken(seat) <= most);
    },
    possesses: (entry) => {
      const wanted = reader.yes(entry);
      add(({ turn }) => wanted === (turn.possessor === seat));
    },
    wins: (entry) => {
      const wanted = reader.yes(entry);
      add((game) => game.over && wanted === winnersOf(game, set).includes(seat));
    },
  });
  return conditions;
}

/** How many points the player is ahead of the best of the others. */
export function leadOf(game: Game, seat: number): number {
  const set = cardSetOf(game);
  const others = game.seats.map((_one, other) =>
    other === seat ? Number.NEGATIVE_INFINITY : pointsOf(game, set, other),
  );
  return pointsOf(game, set, seat) - Math.max(...others);
}
