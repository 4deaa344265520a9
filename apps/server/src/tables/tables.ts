// Tables: where people meet before a game and between games. The rules of seating are in `seating.ts`; here they are
// carried out: read, change, write with the next revision, tell everybody. One change of a table at a time in this
// process; should another process come first, the change is tried once more on what that one left.

import { allRounder } from '@tenfold/bots';
import type {
  Consent as ConsentView,
  Id,
  KingdomWish,
  Occupant,
  OwnTable,
  PlayOnWish,
  TableOptions,
  TableView,
} from '@tenfold/protocol';
import { uniqueNames } from '@tenfold/protocol';
import type { GameArchive } from '../archive/archive.ts';
import { SOMEBODY } from '../game-log/anonymise.ts';
import { peopleAskedFirst } from '../game-log/beginning.ts';
import type { GamePlayer, GameStart } from '../game-log/game-log.ts';
import { DEFAULT_LIMITS, type TrafficLimits } from '../limits/traffic-limits.ts';
import type { Logger } from '../log.ts';
import { newId } from '../people/new-id.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { StoredGameSummary, StoredPerson, SeatHolder, Store, StoredTable } from '../store/store.ts';
import { ConflictError } from '../store/store.ts';
import { Characters } from './characters.ts';
import type { BotCharacter } from './characters.ts';
import type { Saying } from './consent.ts';
import {
  agree,
  asOf,
  decline,
  endOf,
  hasSaidYes,
  notePresence,
  offerRematch,
  renewed,
  termsOf,
} from './consent.ts';
import type { Party } from './game-start.ts';
import { newGameStart, newStartInTheMiddle } from './game-start.ts';
import { checkKingdom } from './kingdom.ts';
import { recordUpTo } from './record-prefix.ts';
import { KeyedQueue } from '../data-structures/keyed-queue.ts';
import { TablePresence } from './table-presence.ts';
import { refuseUnratable } from './rated-table.ts';
import {
  changeOptions,
  clearSeat,
  fullParty,
  hasRoom,
  isFullOfPeople,
  leave,
  newTable,
  peopleAt,
  refuseUnlessAllAgree,
  refuseUnlessHost,
  refuseUnlessSeated,
  refuseWhilePlaying,
  seatBot,
  sit,
  vacate,
} from './seating.ts';
import { TableFull } from './table-full.ts';

export interface TablesDeps {
  readonly store: Store;
  readonly people: People;
  readonly archive: GameArchive;
  /** The bots that can be seated. */
  readonly characters: readonly BotCharacter[];
  now(): number;
  readonly log: Logger;
  readonly limits?: Pick<TrafficLimits, 'openTablesPerPerson'>;
}

/** How many tables one table may spill over into: a hundred people at one link are a mistake or an attack. */
const MOST_OVERFLOWS = 16;
/** Of a person's tables, the latest. */
const TABLES_SHOWN = 50;
const GAMES_SHOWN = 50;

interface GameOnShow {
  readonly table: StoredTable;
  readonly game: StoredGameSummary;
  /** How many of its players are here. */
  readonly here: number;
  readonly watching: number;
}

export class Tables {
  readonly #deps: TablesDeps;
  readonly #characters: Characters;
  readonly #changes = new KeyedQueue();
  readonly #presence = new TablePresence();
  /** Tables that will be shown anew because somebody came, went or has another name, with those who came or went. */
  readonly #toShow = new Map<Id, Set<Id>>();
  readonly #listeners: ((view: TableView) => void)[] = [];

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#characters = new Characters(deps.characters);
    deps.people.onRename((person) => {
      for (const table of this.#presence.tablesOf(person)) this.#showAnew(table);
    });
  }

  /** Told of every change after it is stored. */
  onChange(listener: (view: TableView) => void): void {
    this.#listeners.push(listener);
  }

  /** Whoever makes a table is its host and sits on its first seat. */
  async create(person: Id, options: TableOptions): Promise<TableView> {
    checkKingdom(options);
    await this.#refuseOneTooMany(person);
    refuseUnratable(options);
    const table = newTable(newId(), person, options, [{ kind: 'person', id: person }], this.#deps.now());
    await this.#deps.store.addTable(table);
    return this.#view(table);
  }

  async view(id: Id): Promise<TableView> {
    return this.#view(await this.#read(id));
  }

  /** The tables where a person sits, the latest first. */
  async mine(person: Id): Promise<OwnTable[]> {
    const found = await this.#deps.store.tablesOf(person, TABLES_SHOWN);
    const people = await this.#deps.people.byId(found.flatMap(({ table }) => peopleAt(table)));
    return found.map(({ table, game }) => {
      const view = this.#shown(this.#asItStands(table, game?.isOver === true), people);
      const yourMove = view.state === 'playing' && game?.waitsForHim === true;
      const left = view.state === 'playing' && !yourMove && game?.hasLeft === true;
      return { ...view, yourMove, ...(left ? { left } : {}) };
    });
  }

  /** Games of strangers that anybody may look on at; those first whose players are here, and then the latest. */
  async onShow(): Promise<GameOnShow[]> {
    const running = await this.#deps.store.onShow(GAMES_SHOWN);
    return running
      .filter(({ table }) => table.options.spectators !== 'none')
      .map(({ table, game }) => {
        const seated = peopleAt(table);
        const here = seated.filter((person) => this.#presence.isHere(table.id, person)).length;
        return { table, game, here, watching: this.#presence.watching(table.id, new Set(seated)) };
      })
      .sort((a, b) => Number(b.here > 0) - Number(a.here > 0));
  }

  /** `seen` is the number of the consent that this person saw; see `sit` in `seating.ts`. */
  async sit(person: Id, id: Id, seat?: number, seen?: number): Promise<TableView> {
    if (!peopleAt(await this.#read(id)).includes(person)) await this.#refuseOneTooMany(person);
    try {
      return await this.#change(id, (table) => sit(table, person, seat, seen));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'table-full') throw error;
      if (!isFullOfPeople(await this.#read(id))) throw error;
      throw new TableFull(await this.#overflowOf(id, person));
    }
  }

  /** Somebody is gone for good: a bot sits where one plays on for him, and nobody where no game is played. */
  async vacate(person: Id, id: Id): Promise<void> {
    await this.#change(id, (table) => vacate(table, person, allRounder.id));
  }

  async leave(person: Id, id: Id): Promise<TableView> {
    return this.#change(id, (table) => leave(table, person));
  }

  async seatBot(person: Id, id: Id, seat: number, character: string): Promise<TableView> {
    const known = this.#characters.named(character);
    return this.#change(id, (table) => seatBot(table, person, seat, known.id));
  }

  async clearSeat(person: Id, id: Id, seat: number): Promise<TableView> {
    return this.#change(id, (table) => clearSeat(table, person, seat));
  }

  async change(person: Id, id: Id, options: TableOptions): Promise<TableView> {
    checkKingdom(options);
    return this.#change(id, (table) => changeOptions(table, person, options));
  }

  /** The id of the game that begins. */
  async start(person: Id, id: Id): Promise<Id> {
    return this.#startGame(id, async (table) => {
      refuseUnlessHost(table, person, 'start the game');
      refuseWhilePlaying(table);
      const party = await this.#party(table);
      refuseUnlessAllAgree(table, person);
      return newGameStart(party);
    });
  }

  /**
   * Offers the others a rematch: the same people in the same order, with another kingdom if one is named; who starts is
   * what the rulebook says of the game before. It begins when everybody has agreed, and at once where all others are bots.
   */
  async rematch(person: Id, id: Id, kingdom: KingdomWish | null = null): Promise<TableView> {
    return this.#answer(person, id, (table, saying) => {
      if (table.state !== 'finished' || table.game === null) {
        throw new Refusal(
          'not-ready',
          'there is no finished game of this party to repeat; the host may start one',
        );
      }
      checkKingdom({ ...table.options, kingdom: kingdom ?? table.options.kingdom });
      return offerRematch(table, kingdom, saying);
    });
  }

  /** Says yes to what is on the table under this number: a rematch, or what is to be played while people gather. */
  async agree(person: Id, id: Id, number: number): Promise<TableView> {
    return this.#answer(person, id, (table, saying) => agree(table, number, saying));
  }

  /** Says no to the rematch that is offered under this number, or takes one's own offer back. */
  async decline(person: Id, id: Id, number: number): Promise<TableView> {
    return this.#answer(person, id, (table, saying) => decline(table, number, saying));
  }

  /** For people who were found for each other: they sit down in this order and the game starts. */
  async startTogether(people: readonly Id[], options: TableOptions): Promise<Id> {
    checkKingdom(options);
    const [host] = people;
    if (host === undefined) throw new Refusal('not-ready', 'nobody is there to play');
    return this.#addPlaying(
      host,
      options,
      people.map((id) => ({ kind: 'person', id })),
      async (party) => newGameStart(party),
      true,
    );
  }

  /** Play on from the middle of a finished game, or of a record of one's own, against a bot. Never rated. */
  async startFrom(person: Id, wish: PlayOnWish): Promise<Id> {
    const { id: character } = this.#characters.named(wish.character);
    await this.#refuseOneTooMany(person);
    const text =
      wish.from.kind === 'game' ? await this.#deps.archive.recordOf(wish.from.game, person) : wish.from.text;
    const played = await recordUpTo(text, wish.choices);
    const { kingdom, players } = played.setup;
    if (wish.seat >= players.length) {
      throw new Refusal(
        'malformed',
        `there is no seat ${wish.seat}; the seats are 0 to ${players.length - 1}`,
      );
    }
    const options: TableOptions = {
      kingdom: { kind: 'cards', cards: [...kingdom] },
      seats: players.length,
      clock: 'none',
      undo: 'free',
      spectators: 'none',
      information: 'full',
      noPossession: false,
      rated: false,
    };
    const seats = players.map((_, seat): SeatHolder =>
      seat === wish.seat ? { kind: 'person', id: person } : { kind: 'bot', character },
    );
    return this.#addPlaying(person, options, seats, async (party) => newStartInTheMiddle(party, played));
  }

  /** A window on the table was opened or closed; `person` is null for those without an identity. */
  presence(id: Id, person: Id | null, here: boolean): void {
    this.#presence.count(id, person, here);
    this.#showAnew(id, person);
  }

  #showAnew(id: Id, moved: Id | null = null): void {
    const waiting = this.#toShow.get(id);
    const all = waiting ?? new Set<Id>();
    if (moved !== null) all.add(moved);
    // However many come and go: what waits to be told is told once, and nobody at the table waits for more than that.
    if (waiting !== undefined) return;
    this.#toShow.set(id, all);
    this.#changes
      .enqueue(id, async () => {
        // Whoever comes or goes in the same moment is told of with this one.
        await Promise.resolve();
        this.#toShow.delete(id);
        const { after } = await this.#attempt(id, async (table) =>
          this.#store(
            table,
            notePresence(table, all, (person) => this.#presence.isHere(id, person), this.#deps.now()),
          ),
        );
        this.#tell(await this.#view(after));
      })
      .catch((error: unknown) => {
        // Who watches a table that is not there needs no telling.
        if (!(error instanceof Refusal)) this.#deps.log.error({ err: error }, 'a table could not be shown');
      });
  }

  /** The end of a game is stored: its table is free for the next one. */
  async ended(start: GameStart, { canBeShown } = { canBeShown: true }): Promise<void> {
    await this.#change(start.table, (table) => {
      // Those at the table may have been quicker: they play again, or gather with others.
      if (table.game !== start.id || table.state === 'gathering') return table;
      return canBeShown ? { ...table, state: 'finished' } : { ...table, state: 'gathering', game: null };
    });
  }

  /** When all changes under way are stored and told. */
  async settled(): Promise<void> {
    await this.#changes.settled();
  }

  async #change(id: Id, step: (table: StoredTable) => StoredTable): Promise<TableView> {
    return this.#write(id, async (before) => this.#store(before, step(before)));
  }

  async #store(before: StoredTable, after: StoredTable): Promise<StoredTable> {
    if (after === before) return before;
    const written = this.#revised(after);
    await this.#deps.store.changeTable(written);
    return written;
  }

  /** What somebody at the table says to a game that is offered, or to be played; the last yes to a rematch starts it. */
  async #answer(
    person: Id,
    id: Id,
    step: (table: StoredTable, saying: Saying) => StoredTable,
  ): Promise<TableView> {
    return this.#write(id, async (before) => {
      refuseUnlessSeated(before, person);
      refuseWhilePlaying(before);
      const isHere = this.#presence.isHere(id, person);
      const after = step(before, { person, now: this.#deps.now(), isHere });
      const isComplete =
        after.consent.offer !== null && peopleAt(after).every((one) => hasSaidYes(after.consent, one));
      if (!isComplete) return this.#store(before, after);
      const agreed = { ...after, options: termsOf(after) };
      return this.#play(
        agreed,
        await newGameStart(await this.#party(agreed), await this.#winnersOf(agreed.game)),
      );
    });
  }

  /** Whoever begins and never ends would fill the store. */
  async #refuseOneTooMany(person: Id): Promise<void> {
    const { openTablesPerPerson: most } = this.#deps.limits ?? DEFAULT_LIMITS;
    if ((await this.#deps.store.openTablesOf(person, most)) < most) return;
    throw new Refusal(
      'not-allowed',
      `you sit at ${most} tables where no game is over; leave some of them, or end their games, first`,
    );
  }

  async #startGame(id: Id, begin: (table: StoredTable) => Promise<GameStart>): Promise<Id> {
    const view = await this.#write(id, async (table) => this.#play(table, await begin(table)));
    if (view.game === null) throw new Error(`table ${id} has started a game and has none`);
    return view.game;
  }

  /** Makes the table and starts its game; gives back the table's id. */
  async #addPlaying(
    host: Id,
    options: TableOptions,
    seats: StoredTable['seats'],
    begin: (party: Party) => Promise<GameStart>,
    matched = false,
  ): Promise<Id> {
    const table = { ...newTable(newId(), host, options, seats, this.#deps.now()), matched };
    await this.#deps.store.addTable(table);
    await this.#startGame(table.id, async (added) => begin(await this.#party(added)));
    return table.id;
  }

  /** Reads the table and lets `write` store a change of it; on a conflict once more. Then everybody is told. */
  async #write(id: Id, write: (table: StoredTable) => Promise<StoredTable>): Promise<TableView> {
    return this.#changes.enqueue(id, async () => {
      const { before, after } = await this.#attempt(id, write);
      const view = await this.#view(after);
      if (after !== before) this.#tell(view);
      return view;
    });
  }

  async #attempt(
    id: Id,
    write: (table: StoredTable) => Promise<StoredTable>,
  ): Promise<{ readonly before: StoredTable; readonly after: StoredTable }> {
    const attempt = async () => {
      const before = await this.#read(id);
      return { before, after: await write(before) };
    };
    return attempt()
      .catch(async (error: unknown) => {
        if (error instanceof ConflictError) return attempt();
        throw error;
      })
      .catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
        throw new Refusal(
          'not-ready',
          'others changed the table at the same moment; look at it and try again',
        );
      });
  }

  async #play(table: StoredTable, start: GameStart): Promise<StoredTable> {
    // What was agreed to is being played: for the game after it everybody is asked anew.
    const consent = renewed(table.consent, []);
    const playing = this.#revised({ ...table, state: 'playing', game: start.id, consent });
    await this.#deps.store.startGame(start, playing, peopleAskedFirst(start));
    return playing;
  }

  #revised(table: StoredTable): StoredTable {
    return { ...table, revision: table.revision + 1, changedAt: this.#deps.now() };
  }

  /** A process that stops between the end of a game and the note of it at the table leaves a table that seems to play. */
  #asItStands(table: StoredTable, gameIsOver: boolean): StoredTable {
    const isOver = gameIsOver && table.state === 'playing';
    return asOf(isOver ? { ...table, state: 'finished' } : table, this.#deps.now());
  }

  async #read(id: Id): Promise<StoredTable> {
    const table = await this.#deps.store.table(id);
    if (table === null) {
      throw new Refusal('unknown-table', 'there is no such table; check the link, or make a new table');
    }
    const game = await this.#gameOn(table);
    return this.#asItStands(table, (game?.finishedAt ?? null) !== null);
  }

  /** The game that is played at a table, as far as the table knows. */
  async #gameOn({ state, game }: StoredTable): Promise<StoredGameSummary | null> {
    return state !== 'playing' || game === null ? null : this.#deps.store.summary(game);
  }

  async #winnersOf(game: Id | null): Promise<number[]> {
    const summary = game === null ? null : await this.#deps.store.summary(game);
    return (summary?.players ?? []).flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  }

  async #party(table: StoredTable): Promise<Party> {
    const holders = fullParty(table);
    const people = await this.#deps.people.byId(peopleAt(table));
    const names = uniqueNames(holders.map((holder) => this.#nameOf(holder, people)));
    const players = holders.map((holder, seat): GamePlayer => ({ ...holder, name: names[seat] ?? '' }));
    return { table: table.id, options: table.options, players, at: this.#deps.now() };
  }

  /** Another table for those who find this one, and its overflows, full of people. */
  async #overflowOf(id: Id, person: Id): Promise<Id> {
    let at = id;
    for (let tables = 0; tables < MOST_OVERFLOWS; tables++) {
      const overflow = await this.#nextTable(at, person);
      if (hasRoom(await this.#read(overflow))) return overflow;
      at = overflow;
    }
    throw new Refusal('table-full', 'this table and all its overflows are full; make a table of your own');
  }

  async #nextTable(id: Id, person: Id): Promise<Id> {
    const made = newId();
    const view = await this.#write(id, async (table) => {
      // It may have been swept away.
      if (table.overflow !== null && (await this.#deps.store.table(table.overflow)) !== null) return table;
      await this.#deps.store.addTable(newTable(made, person, table.options, [], this.#deps.now()));
      const linked = this.#revised({ ...table, overflow: made });
      await this.#deps.store.changeTable(linked);
      return linked;
    });
    return view.overflow ?? made;
  }

  #tell(view: TableView): void {
    for (const listener of this.#listeners) {
      try {
        listener(view);
      } catch (error) {
        this.#deps.log.error({ err: error }, 'somebody could not be told of a table');
      }
    }
  }

  async #view(table: StoredTable): Promise<TableView> {
    return this.#shown(table, await this.#deps.people.byId(peopleAt(table)));
  }

  #shown(table: StoredTable, people: ReadonlyMap<Id, StoredPerson>): TableView {
    const seated = peopleAt(table);
    return {
      id: table.id,
      options: table.options,
      seats: table.seats.map((holder) => (holder === null ? null : this.#occupant(table.id, holder, people))),
      host: table.host,
      game: table.game,
      state: table.state,
      watching: this.#presence.watching(table.id, new Set(seated)),
      overflow: table.overflow,
      consent: consentView(table),
    };
  }

  #occupant(table: Id, holder: SeatHolder, people: ReadonlyMap<Id, StoredPerson>): Occupant {
    const name = this.#nameOf(holder, people);
    if (holder.kind === 'bot') return { ...holder, name };
    const language = people.get(holder.id)?.language ?? 'en';
    return { ...holder, name, language, here: this.#presence.isHere(table, holder.id) };
  }

  #nameOf(holder: SeatHolder, people: ReadonlyMap<Id, StoredPerson>): string {
    if (holder.kind === 'bot') return this.#characters.nameOf(holder.character);
    return people.get(holder.id)?.name ?? SOMEBODY;
  }
}

const consentView = ({ consent }: StoredTable): ConsentView => ({
  number: consent.number,
  people: consent.people.map(({ person }) => person),
  offer: consent.offer === null ? null : { ...consent.offer, until: endOf(consent.offer, consent) },
  past: [...consent.past],
});
