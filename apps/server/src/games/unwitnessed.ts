// Games that were played where no server was. What is brought along is a record, and is played once more from its first
// choice to its end; who was lucky, or taught the bots to lose, nobody can tell, so it is its player's alone.

import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Id, OwnCard, UnwitnessedGame } from '@tenfold/protocol';
import { GAME_OF_ONES_OWN, LIMITS, seedHashOf, uniqueNames } from '@tenfold/protocol';
import type { Game, GameRecord } from '@tenfold/rules';
import {
  RULES_VERSION,
  answerIn,
  apply,
  beginRecord,
  completeSetup,
  optionWords,
  readRecord,
  writeRecord,
} from '@tenfold/rules';
import type { GamePlayer, GameResult, GameStart, StoredEntry } from '../game-log/game-log.ts';
import { Refusal } from '../refusal.ts';
import type { Store, StoredPerson } from '../store/store.ts';
import { CHOICES_AT_ONCE, checkSetup, ownCardsPlayedIn, playable } from '../tables/record-prefix.ts';
import { placesBySeat, pointsBySeat } from './result.ts';

export interface UnwitnessedDeps {
  readonly store: Pick<Store, 'keepUnwitnessed'>;
  readonly characters: readonly { readonly id: string; readonly name: string }[];
  readonly now: () => number;
  /** How many one person may bring. */
  readonly most?: number;
}

export class UnwitnessedGames {
  readonly #deps: UnwitnessedDeps;

  constructor(deps: UnwitnessedDeps) {
    this.#deps = deps;
  }

  /** Gives the id that the archive has it under; a game that was brought before keeps its own. */
  async keep(person: StoredPerson, wish: UnwitnessedGame): Promise<Id> {
    const { store, now, most = LIMITS.unwitnessed } = this.#deps;
    const record = playable(() => readRecord(wish.record));
    checkSetup(record);
    if (record.shuffles !== undefined || record.reseeds !== undefined) {
      throw new Refusal(
        'not-allowed',
        'the record was begun in the middle, or hides its seed; send whole games',
      );
    }
    const players = this.#playersOf(person, record, wish.bots);
    const you = players.findIndex(({ kind }) => kind === 'person');
    // The clock of a device may be anywhere; nothing was over before it began, or is over yet to come.
    const finishedAt = Math.min(wish.finishedAt, now());
    const { game, entries } = await played(record, finishedAt);
    const ownCards = ownCardsPlayedIn(record, wish.record);
    const start = await this.#startOf(person, record, {
      players,
      ownCards,
      at: Math.min(wish.startedAt, finishedAt),
    });
    const outcome = await store.keepUnwitnessed(
      start,
      {
        game: start.id,
        after: 0,
        entries: [...entries, ...endOf(game, entries.length, you, finishedAt)],
        deadline: null,
        waitingFor: [],
        result: resultOf(game, entries, you, finishedAt),
      },
      most,
    );
    if (outcome === 'full') {
      throw new Refusal(
        'not-allowed',
        `${most} games were brought along already, and no more are kept; this one stays on the device`,
      );
    }
    return start.id;
  }

  #playersOf(person: StoredPerson, { setup }: GameRecord, bots: UnwitnessedGame['bots']): GamePlayer[] {
    if (bots.length !== setup.players.length) {
      throw new Refusal(
        'malformed',
        `bots: ${bots.length} seats, and the record has ${setup.players.length} players`,
      );
    }
    if (bots.filter((character) => character === null).length !== 1) {
      throw new Refusal('malformed', 'bots: exactly one seat is null, that of the person');
    }
    const known = bots.map((character) => {
      if (character === null) return null;
      const found = this.#deps.characters.find(({ id }) => id === character);
      if (found === undefined) {
        throw new Refusal('malformed', `bots: there is no "${character}"; GET /bots lists them`);
      }
      return found;
    });
    // A record may call anybody anything: here they have their own names.
    const names = uniqueNames(known.map((character) => character?.name ?? person.name));
    return known.map((character, seat): GamePlayer => {
      const name = names[seat] ?? '';
      return character === null
        ? { kind: 'person', id: person.id, name }
        : { kind: 'bot', character: character.id, name };
    });
  }

  async #startOf(
    person: StoredPerson,
    record: GameRecord,
    {
      players,
      ownCards,
      at,
    }: {
      readonly players: readonly GamePlayer[];
      readonly ownCards: readonly OwnCard[];
      readonly at: number;
    },
  ): Promise<GameStart> {
    const id = idOf(person.id, record);
    return {
      id,
      // There was none.
      table: id,
      options: {
        kingdom: {
          kind: 'cards',
          cards: [...record.setup.kingdom],
          ...(ownCards.length === 0 ? {} : { ownCards }),
        },
        seats: players.length,
        ...GAME_OF_ONES_OWN,
      },
      players,
      setup: completeSetup({ ...record.setup, players: players.map(({ name }) => name) }),
      unwitnessed: true,
      seedHash: await seedHashOf(record.setup.seed),
      rules: RULES_VERSION,
      at,
    };
  }
}

/** The same game of the same person has the same id, however often it is sent. */
const idOf = (person: Id, record: GameRecord): Id =>
  createHash('sha256')
    .update(`${person}\n${writeRecord(record)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

interface Played {
  readonly game: Game;
  readonly entries: readonly StoredEntry[];
}

/** Many play on this thread: a long record is played so many choices at a time. */
async function played(record: GameRecord, at: number): Promise<Played> {
  const game = playable(() => beginRecord(record));
  const entries: StoredEntry[] = [];
  for (const [made, choice] of record.choices.entries()) {
    if (made % CHOICES_AT_ONCE === 0) await setImmediate();
    playable(() => {
      const { option, seat, player } = answerIn(game, choice);
      const sequence = made + 1;
      entries.push({
        kind: 'choice',
        seat,
        number: sequence,
        words: optionWords(game, option),
        ...(choice.forWhom === undefined ? {} : { player }),
        sequence,
        at,
      });
      apply(game, option, seat, null, player);
    });
  }
  if (entries.length === 0) throw new Refusal('malformed', 'record: nobody has made a choice in it');
  return { game, entries };
}

/** Whoever did not play to the end has given up. */
function endOf(game: Game, made: number, you: number, at: number): StoredEntry[] {
  if (game.over) return [{ kind: 'ended', why: 'rules', by: null, sequence: made + 1, at }];
  return [
    { kind: 'resigned', seat: you, sequence: made + 1, at },
    { kind: 'ended', why: 'resigned', by: you, sequence: made + 2, at },
  ];
}

function resultOf(game: Game, entries: readonly StoredEntry[], you: number, finishedAt: number): GameResult {
  const gone = game.over ? [] : [you];
  const hasPlayed = entries.some((entry) => entry.kind === 'choice' && entry.seat === you);
  return {
    finishedAt,
    why: game.over ? 'rules' : 'resigned',
    points: pointsBySeat(game),
    places: hasPlayed ? placesBySeat(game, gone) : [],
    turns: game.seats.map(({ turns }) => turns),
    gone,
    unplayed: hasPlayed ? [] : [you],
  };
}
