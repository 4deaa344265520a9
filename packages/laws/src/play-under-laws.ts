// One random game under all laws.

import type { CardDefinition, Chooser, Game, GameEvent, RecordedChoice, SetupWish } from '@tenfold/rules';
import {
  apply,
  clone,
  decision,
  newGame,
  playOut,
  recordChoice,
  seedRandom,
  writeRecord,
} from '@tenfold/rules';
import { checkAllRefusals, checkOffers, checkSomeRefusals } from './choice-laws.ts';
import type { ChooserName } from './choosers.ts';
import { cardsFor, chooserOf, drawChooser } from './choosers.ts';
import type { PlannedChoice } from './copy-laws.ts';
import { checkPlanned, planAhead } from './copy-laws.ts';
import { Dice, at } from './dice.ts';
import { checkViews, playBoth } from './hidden-laws.ts';
import { checkImagined, playImagined } from './imagine-laws.ts';
import type { Law } from './law-error.ts';
import { Broken, LawError } from './law-error.ts';
import { checkLensRefuses } from './lens-laws.ts';
import type { Beginning } from './position-laws.ts';
import { beginningOf, checkPosition } from './position-laws.ts';
import { checkPicks, checkPlaces } from './question-laws.ts';
import type { Snapshot } from './record-laws.ts';
import { checkRecord } from './record-laws.ts';
import { checkSecrets } from './secret-laws.ts';
import type { Pool } from './setups.ts';
import { randomSetup } from './setups.ts';
import { checkAnyOrder } from './together-laws.ts';
import { checkTold, checkUnseen, sceneOf } from './told-laws.ts';
import { sees, twinOf } from './twin.ts';

/** What has been checked so far; several games may add to one. */
export interface LawTally {
  games: number;
  /** Choices made in play, each under the laws. */
  decisions: number;
  /** Those made once more, in copies, twins and replays. */
  repeated: number;
  twins: number;
  /** Games imagined by who was asked. */
  imagined: number;
  /** Games by the number of their players. */
  players: Record<number, number>;
  /** Times that each card was played. */
  played: Record<string, number>;
  possessedTurns: number;
  longestGame: number;
}

export const newTally = (): LawTally => ({
  games: 0,
  decisions: 0,
  repeated: 0,
  twins: 0,
  imagined: 0,
  players: {},
  played: {},
  possessedTurns: 0,
  longestGame: 0,
});

/** One in so many decisions is put to each costly law; for records, one in so many games. */
const SAMPLES = {
  refusals: 4,
  allRefusals: 8000,
  offers: 60,
  copies: 300,
  views: 12,
  twins: 24,
  imagined: 100,
  imaginedToTheEnd: 30,
  scenes: 8,
  secrets: 120,
  records: 5,
} as const;

export interface GameWish {
  /** Everything that is not wished follows from it. */
  readonly seed: string;
  readonly pool?: Pool;
  readonly chooser?: ChooserName;
  readonly players?: number;
  /** Kingdom cards that must be there; keen players favour them. */
  readonly kingdom?: readonly string[];
  /** Home-made cards, each with a pile. */
  readonly ownCards?: readonly CardDefinition[];
  /** After so many decisions the laws of single positions have seen enough of it: it is only played to its end. */
  readonly mostDecisions?: number;
  /** A game in which more are made does not end. */
  readonly mostChoices?: number;
}

const AHEAD = 16;
const TWIN_STEPS = 24;
const MOST_DECISIONS = 100_000;
/** Far more than the house rules allow to be made in as many turns as there can be. */
const MOST_CHOICES = 20_000_000;
const WORD = 2 ** 31;

/** Plays a whole game; throws a LawError with the seed and the record at the first law that does not hold. */
export function playUnderLaws(wish: GameWish, tally: LawTally = newTally()): LawTally {
  const dice = new Dice(wish.seed);
  const chooser = wish.chooser ?? drawChooser(dice);
  const kingdom = wish.kingdom ?? cardsFor(chooser, dice);
  const { ownCards = [] } = wish;
  const drawn = randomSetup(dice, wish.pool ?? 'all', kingdom, wish.players);
  const setup: SetupWish =
    ownCards.length === 0
      ? drawn
      : {
          ...drawn,
          kingdom: [...ownCards.map(({ id }) => id), ...drawn.kingdom.slice(ownCards.length)],
          ownCards,
        };
  const choices: RecordedChoice[] = [];
  try {
    const choose = chooserOf(chooser, dice, kingdom);
    play(setup, choose, wish, choices, dice, tally);
  } catch (error) {
    throw described(error, wish, writeRecord({ setup, choices }));
  }
  return tally;
}

function described(error: unknown, wish: GameWish, record: string): LawError {
  const law: Law = error instanceof Broken ? error.law : 'what is offered is accepted';
  const found = error instanceof Error ? error.message : String(error);
  const again = `to see it again: playUnderLaws(${JSON.stringify(wish)})`;
  return new LawError(law, wish.seed, `${found}\n${again}`, record, error);
}

interface Round {
  readonly game: Game;
  readonly beginning: Beginning;
  readonly choose: Chooser;
  readonly dice: Dice;
  readonly tally: LawTally;
}

function play(
  setup: SetupWish,
  choose: Chooser,
  wish: GameWish,
  choices: RecordedChoice[],
  dice: Dice,
  tally: LawTally,
): void {
  const { mostDecisions = MOST_DECISIONS, mostChoices = MOST_CHOICES } = wish;
  const recorded = dice.onceIn(SAMPLES.records);
  const game = newGame(setup);
  const round: Round = { game, beginning: beginningOf(game), choose, dice, tally };
  const snapshots: Snapshot[] = [];
  let planned: PlannedChoice[] = [];

  checkPosition(game, round.beginning);
  while (game.asks.length > 0) {
    if (choices.length >= mostDecisions) return playToTheEnd(round, choices.length, mostChoices);
    if (planned.length === 0) {
      checkWhatIsAsked(round);
      if (dice.onceIn(SAMPLES.copies)) {
        planned = planAhead(game, choose, dice, AHEAD);
        tally.repeated += 2 * planned.length;
      }
    }
    if (recorded && dice.onceIn(300)) {
      snapshots.push({ choices: choices.length, position: JSON.stringify(game) });
    }
    const next = planned.shift();
    if (next === undefined) makeChoice(round, choices);
    else {
      choices.push(recordChoice(game, next.option, next.seat));
      apply(game, next.option, next.seat);
      checkPlanned(game, next);
    }
    checkPosition(game, round.beginning);
  }
  if (!game.over) throw new Broken('the game ends', 'nobody is asked, and the game is not over');
  checkSomeRefusals(game, dice);
  if (recorded) {
    checkRecord(game, setup, choices, snapshots.slice(0, 2));
    tally.repeated += choices.length;
  }
  tally.decisions += choices.length;
  tally.games++;
  tally.longestGame = Math.max(tally.longestGame, choices.length);
  tally.players[setup.players.length] = (tally.players[setup.players.length] ?? 0) + 1;
}

function playToTheEnd({ game, beginning, choose, tally }: Round, before: number, most: number): void {
  const made = playOut(game, choose, { until: (_game, choices) => before + choices >= most });
  if (!game.over) {
    throw new Broken('the game ends', `${before + made} choices have been made and the game is not over`);
  }
  checkPosition(game, beginning);
  tally.decisions += before;
  tally.repeated += made;
  tally.games++;
}

/** The laws about the position before a choice, each as often as it can be afforded. */
function checkWhatIsAsked(round: Round): void {
  const { game, choose, dice, tally } = round;
  checkPlaces(game);
  if (dice.onceIn(SAMPLES.refusals)) checkSomeRefusals(game, dice);
  if (dice.onceIn(SAMPLES.allRefusals)) checkAllRefusals(game);
  if (dice.onceIn(SAMPLES.offers)) checkOffers(game);
  checkAnyOrder(game, dice);
  const seat = dice.pick([null, ...game.setup.players.keys()]);
  if (dice.onceIn(SAMPLES.views)) checkViews(game, twinOf(game, seat, dice, false), seat);
  if (dice.onceIn(SAMPLES.twins)) {
    const twin = twinOf(game, seat, dice, true);
    checkViews(game, twin, seat);
    tally.twins++;
    tally.repeated += 2 * playBoth(clone(game), twin, seat, choose, dice, TWIN_STEPS);
  }
  if (dice.onceIn(SAMPLES.imagined)) checkWhatIsImagined(round);
}

/** Only who is asked has something to try out. */
function checkWhatIsImagined({ game, beginning, choose, dice, tally }: Round): void {
  const { seat } = dice.pick(game.asks);
  const twin = twinOf(game, seat, dice, true);
  const random = seedRandom('fast', `imagined ${dice.below(WORD)}`);
  const imagined = checkImagined(game, twin, seat, random);
  checkPosition(imagined, beginning);
  tally.imagined++;
  if (!dice.onceIn(SAMPLES.imaginedToTheEnd)) return;
  tally.repeated += playImagined(imagined, choose, beginning, MOST_CHOICES);
}

function makeChoice({ game, choose, dice, tally }: Round, choices: RecordedChoice[]): void {
  const { seat } = dice.pick(game.asks);
  const asked = decision(game, seat) ?? at(game.asks, 0);
  const option = choose(game, asked);
  choices.push(recordChoice(game, option, seat));
  const events: GameEvent[] = [];
  const witness = dice.pick([null, ...game.setup.players.keys()]);
  const watched = dice.onceIn(SAMPLES.scenes) && !sees(game, witness, asked.player);
  const before = watched ? sceneOf(game, witness) : '';
  apply(game, option, seat, (event) => {
    count(tally, event);
    checkTold(game, event);
    events.push(event);
  });
  checkPicks(asked, option, game);
  if (watched) checkUnseen(game, witness, before, events);
  if (!dice.onceIn(SAMPLES.secrets)) return;
  checkSecrets(game, events);
  if (witness !== null) checkLensRefuses(game, witness);
}

function count(tally: LawTally, event: GameEvent): void {
  if (event.type === 'turn' && event.other !== undefined) tally.possessedTurns++;
  const card = event.type === 'play' ? event.cards?.[0] : undefined;
  if (card !== undefined) tally.played[card] = (tally.played[card] ?? 0) + 1;
}
