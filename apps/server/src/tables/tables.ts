// Tables: where people meet before a game and between games. The rules of seating are in `seating.ts`, those of saying yes
// in `table-state/consent.ts`; here is who may ask for what, and the games that begin by it. How a change is stored and told is in
// `table-changes.ts`.

import { randomInt } from 'node:crypto';
import { allRounder } from '@tenfold/bots';
import type { Id, KingdomSetting, PlayOnWish, TableOptions, TableView } from '@tenfold/protocol';
import { GAME_OF_ONES_OWN } from '@tenfold/protocol';
import type { GameArchive } from '../archive/archive.ts';
import type { GameStart } from '../game-log/game-log.ts';
import { DEFAULT_LIMITS, type TrafficLimits } from '../limits/traffic-limits.ts';
import type { Logger } from '../log.ts';
import { newId } from '../people/new-id.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Store, StoredGameSummary } from '../store/store.ts';
import { withPresences } from '../table-state/own-tables.ts';
import type { SeatHolder, StoredTable } from '../table-state/stored-table.ts';
import { peopleAt } from '../table-state/stored-table.ts';
import { Characters } from './characters.ts';
import type { BotCharacter } from './characters.ts';
import type { Saying } from '../table-state/consent.ts';
import { agree, decline, hasSaidYes, notePresence, offerRematch } from '../table-state/consent.ts';
import { draftStep, isDrafted, withDraft } from '../table-state/draft.ts';
import type { DailyDeal } from './game-start.ts';
import { newDailyStart, newStartInTheMiddle } from './game-start.ts';
import { checkKingdom } from './kingdom.ts';
import { ownCardsPlayedIn, recordUpTo } from './record-prefix.ts';
import { type SharedTablePresence, TablePresence } from './table-presence.ts';
import { refuseRatedOwnCards, refuseUnratable } from './rated-table.ts';
import {
  changeOptions,
  clearSeat,
  fullParty,
  hasRoom,
  isFullOfPeople,
  leave,
  newTable,
  refuseUnlessAllAgree,
  refuseUnlessHost,
  refuseUnlessSeated,
  refuseWhileDrafting,
  refuseWhilePlaying,
  seatBot,
  sit,
  vacate,
} from './seating.ts';
import { TableChanges, unknownTable } from './table-changes.ts';
import { TableFull } from './table-full.ts';
import type { NewTable, TableAtPlay } from './table-games.ts';
import { TableGames } from './table-games.ts';
import { TableViews } from './table-views.ts';

export interface TablesDeps {
  readonly store: Store;
  readonly people: People;
  readonly archive: GameArchive;
  /** The bots that can be seated. */
  readonly characters: readonly BotCharacter[];
  now(): number;
  readonly log: Logger;
  readonly limits?: Pick<TrafficLimits, 'openTablesPerPerson'>;
  /** Who is there by way of other nodes; a server on its own has none. */
  readonly sharedPresence?: SharedTablePresence;
}

/** How many tables one table may spill over into: a hundred people at one link are a mistake or an attack. */
const MOST_OVERFLOWS = 16;
/** Of a person's tables, the latest. */
const TABLES_SHOWN = 50;
const GAMES_SHOWN = 50;
/** More than a timer can be set to; looked at sooner, nothing has changed. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

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
  readonly #presence: TablePresence;
  readonly #views: TableViews;
  readonly #changes: TableChanges;
  readonly #games: TableGames;
  /** Tables that will be shown anew because somebody came, went or has another name, with those who came or went. */
  readonly #toShow = new Map<Id, Set<Id>>();
  /** Of tables whose kingdom is being drafted: when to look at them again. */
  readonly #draftTimers = new Map<Id, NodeJS.Timeout>();
  #isClosed = false;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#characters = new Characters(deps.characters);
    this.#presence = new TablePresence(deps.sharedPresence);
    this.#views = new TableViews(deps.people, this.#characters, this.#presence);
    const now = (): number => deps.now();
    this.#changes = new TableChanges({ ...deps, views: this.#views, now });
    this.#games = new TableGames({ ...deps, views: this.#views, changes: this.#changes, now });
    this.#changes.onChange((view) => this.#followDraft(view));
    deps.people.onRename((person) => {
      for (const table of this.#presence.tablesOf(person)) this.#showAnew(table);
    });
  }

  /** Told of every change after it is stored. */
  onChange(listener: (view: TableView) => void): void {
    this.#changes.onChange(listener);
  }

  /** Whoever makes a table is its host and sits on its first seat. */
  async create(person: Id, options: TableOptions): Promise<TableView> {
    checkKingdom(options);
    await this.#refuseOneTooMany(person);
    refuseUnratable(options);
    const table = newTable(newId(), person, options, [{ kind: 'person', id: person }], this.#deps.now());
    await this.#deps.store.addTable(table);
    return this.#views.of(table);
  }

  /** `reader` is who asks; null for somebody without an identity. */
  async view(id: Id, reader: Id | null = null): Promise<TableView> {
    const table = await this.#changes.read(id);
    await this.#refuseBlocked(table, reader);
    return this.#views.of(table);
  }

  /** The tables where a person sits, the latest first: a `TablesAnswer` as JSON. */
  async mine(person: Id): Promise<Buffer> {
    const made = { now: this.#deps.now(), characterNames: this.#characters.names };
    const found = await this.#deps.store.ownTables(person, TABLES_SHOWN, made);
    return withPresences(found, this.#presence);
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
    const found = await this.#changes.read(id);
    await this.#refuseBlocked(found, person);
    if (!peopleAt(found).includes(person)) await this.#refuseOneTooMany(person);
    try {
      return await this.#changes.change(id, (table) => sit(table, person, seat, seen));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'table-full') throw error;
      if (!isFullOfPeople(await this.#changes.read(id))) throw error;
      throw new TableFull(await this.#overflowOf(id, person));
    }
  }

  /** Somebody is gone for good: a bot sits where one plays on for him, and nobody where no game is played. */
  async vacate(person: Id, id: Id): Promise<void> {
    await this.#changes.change(id, (table) => vacate(table, person, allRounder.id));
  }

  async leave(person: Id, id: Id): Promise<TableView> {
    return this.#changes.change(id, (table) => leave(table, person));
  }

  async seatBot(person: Id, id: Id, seat: number, character: string): Promise<TableView> {
    const known = this.#characters.named(character);
    return this.#changes.change(id, (table) => seatBot(table, person, seat, known.id));
  }

  async clearSeat(person: Id, id: Id, seat: number): Promise<TableView> {
    return this.#changes.change(id, (table) => clearSeat(table, person, seat));
  }

  async change(person: Id, id: Id, options: TableOptions): Promise<TableView> {
    checkKingdom(options);
    return this.#changes.change(id, (table) => changeOptions(table, person, options));
  }

  /** The id of the game that begins; null where its kingdom is to be drafted, and the draft begins. */
  async begin(person: Id, id: Id): Promise<Id | null> {
    const { options } = await this.#changes.read(id);
    if (options.kingdom.kind !== 'draft') return this.start(person, id);
    await this.#changes.write(id, async (before) => {
      refuseUnlessReady(before, person);
      return this.#drafted(before, withDraft(before, randomInt(before.seats.length), this.#deps.now()));
    });
    return null;
  }

  /** The id of the game that begins. */
  async start(person: Id, id: Id): Promise<Id> {
    return this.#games.start(id, (table) => refuseUnlessReady(table, person));
  }

  /** Somebody at the table picks a kind for its kingdom, or strikes one. The game begins when ten lie there. */
  async draft(
    person: Id,
    id: Id,
    wish: { readonly verb: 'pick' | 'strike'; readonly card: string; readonly number: number },
  ): Promise<TableView> {
    return this.#changes.write(id, async (before) =>
      this.#drafted(before, draftStep(before, person, wish, this.#deps.now())),
    );
  }

  async #drafted(before: StoredTable, after: StoredTable): Promise<StoredTable> {
    return isDrafted(after) ? this.#games.startDrafted(after) : this.#changes.store(before, after);
  }

  /** Once the time of whoever's pick it is has run out, those who look at the table are shown what was picked for him. */
  #followDraft({ id, draft }: TableView): void {
    clearTimeout(this.#draftTimers.get(id));
    this.#draftTimers.delete(id);
    if (draft === undefined || this.#isClosed) return;
    if (draft.turn === null) {
      this.#lookAfterDraft(id);
      return;
    }
    const wait = Math.min(Math.max(draft.until - this.#deps.now(), 0), LONGEST_WAIT_MS);
    this.#draftTimers.set(id, setTimeout(() => this.#lookAfterDraft(id), wait).unref());
  }

  #lookAfterDraft(id: Id): void {
    this.#draftTimers.delete(id);
    const looked = this.#changes.write(id, async (table) =>
      isDrafted(table) ? this.#games.startDrafted(table) : table,
    );
    looked
      .then(async (view) => (view.state === 'playing' ? undefined : this.#changes.lookAgain(id)))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.#deps.log.error({ err: error }, 'a draft could not go on');
      });
  }

  /** Nothing is looked after from here any more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#draftTimers.values()) clearTimeout(timer);
    this.#draftTimers.clear();
  }

  /**
   * Offers the others a rematch: the same people in the same order, with another kingdom if one is named; who starts is
   * what the rulebook says of the game before. It begins when everybody has agreed, and at once where all others are bots.
   */
  async rematch(person: Id, id: Id, kingdom: KingdomSetting | null = null): Promise<TableView> {
    return this.#answer(person, id, (table, saying) => {
      if (table.state !== 'finished' || table.game === null) {
        throw new Refusal(
          'not-ready',
          'there is no finished game of this party to repeat; the host may start one',
        );
      }
      const options = { ...table.options, kingdom: kingdom ?? table.options.kingdom };
      if (options.kingdom.kind === 'draft') {
        throw new Refusal(
          'not-allowed',
          'a rematch is played with cards that are settled; for another draft the host changes what is played',
        );
      }
      refuseRatedOwnCards(options);
      checkKingdom(options);
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
    return this.#games.startAtNewTable(tableOfStrangers(people, options));
  }

  /** The same, made and not stored: whoever stores it does so in one go. */
  async madeTogether(people: readonly Id[], options: TableOptions): Promise<TableAtPlay> {
    return this.#games.newTableAtPlay(tableOfStrangers(people, options));
  }

  /** Play on from the middle of a finished game, or of a record of one's own, against a bot. Never rated. */
  async startFrom(person: Id, wish: PlayOnWish): Promise<Id> {
    const { id: character } = this.#characters.named(wish.character);
    await this.#refuseOneTooMany(person);
    const text =
      wish.from.kind === 'game' ? await this.#deps.archive.recordOf(wish.from.game, person) : wish.from.text;
    const played = await recordUpTo(text, wish.choices);
    const { kingdom, players } = played.setup;
    const ownCards = ownCardsPlayedIn(played, text);
    if (wish.seat >= players.length) {
      throw new Refusal(
        'malformed',
        `there is no seat ${wish.seat}; the seats are 0 to ${players.length - 1}`,
      );
    }
    const options: TableOptions = {
      kingdom: { kind: 'cards', cards: [...kingdom], ...(ownCards.length === 0 ? {} : { ownCards }) },
      seats: players.length,
      ...GAME_OF_ONES_OWN,
    };
    const seats = players.map((_, seat): SeatHolder =>
      seat === wish.seat ? { kind: 'person', id: person } : { kind: 'bot', character },
    );
    return this.#games.startAtNewTable({ host: person, options, seats, matched: false }, async (party) =>
      newStartInTheMiddle(party, played),
    );
  }

  /** The game of the day: nobody looks on, for nobody may know the cards of who has yet to play it. */
  async startDaily(
    person: Id,
    deal: DailyDeal & { readonly character: string },
  ): Promise<{ readonly table: Id; readonly game: Id }> {
    await this.#refuseOneTooMany(person);
    const options: TableOptions = {
      kingdom: { kind: 'cards', cards: [...deal.kingdom] },
      seats: 2,
      ...GAME_OF_ONES_OWN,
    };
    const seats: SeatHolder[] = [
      { kind: 'person', id: person },
      { kind: 'bot', character: deal.character },
    ];
    let game = '';
    const table = await this.#games.startAtNewTable(
      { host: person, options, seats, matched: false },
      async (party) => {
        const start = await newDailyStart(party, deal);
        game = start.id;
        return start;
      },
    );
    return { table, game };
  }

  /** A window on the table was opened or closed; `person` is null for those without an identity. */
  presence(id: Id, person: Id | null, here: boolean): void {
    this.#presence.count(id, person, here);
    this.#showAnew(id, person);
  }

  /** The same by way of another node. */
  presenceElsewhere(id: Id, moved: Iterable<Id>): void {
    this.#showAnew(id);
    for (const person of moved) this.#showAnew(id, person);
  }

  /** Another node may have changed the table: those who look at it here are shown what is stored. */
  async lookAgain(id: Id): Promise<void> {
    await this.#changes.lookAgain(id);
  }

  #showAnew(id: Id, moved: Id | null = null): void {
    const waiting = this.#toShow.get(id);
    const all = waiting ?? new Set<Id>();
    if (moved !== null) all.add(moved);
    // However many come and go: what waits to be told is told once, and nobody at the table waits for more than that.
    if (waiting !== undefined) return;
    this.#toShow.set(id, all);
    this.#changes
      .showAnew(id, () => {
        this.#toShow.delete(id);
        const isHere = (person: Id): boolean => this.#presence.isHere(id, person);
        return (table) => notePresence(table, all, isHere, this.#deps.now());
      })
      .catch((error: unknown) => {
        // Who watches a table that is not there needs no telling.
        if (!(error instanceof Refusal)) this.#deps.log.error({ err: error }, 'a table could not be shown');
      });
  }

  /** The end of a game is stored: its table is free for the next one. */
  async ended(start: GameStart, { canBeShown } = { canBeShown: true }): Promise<void> {
    await this.#changes.change(start.table, (table) => {
      // Those at the table may have been quicker: they play again, or gather with others.
      if (table.game !== start.id || table.state === 'gathering') return table;
      return canBeShown ? { ...table, state: 'finished' } : { ...table, state: 'gathering', game: null };
    });
  }

  /** When all changes under way are stored and told. */
  async settled(): Promise<void> {
    await this.#changes.settled();
  }

  /** What somebody at the table says to a game that is offered, or to be played; the last yes to a rematch starts it. */
  async #answer(
    person: Id,
    id: Id,
    step: (table: StoredTable, saying: Saying) => StoredTable,
  ): Promise<TableView> {
    return this.#changes.write(id, async (before) => {
      refuseUnlessSeated(before, person);
      refuseWhilePlaying(before);
      const isHere = this.#presence.isHere(id, person);
      const after = step(before, { person, now: this.#deps.now(), isHere });
      const isComplete =
        after.consent.offer !== null && peopleAt(after).every((one) => hasSaidYes(after.consent, one));
      return isComplete ? this.#games.startRematch(after) : this.#changes.store(before, after);
    });
  }

  /**
   * For whom its host has blocked there is no such table: a refusal of its own would tell him. Where he has a seat he keeps
   * it, and what strangers play is on show for everybody.
   */
  async #refuseBlocked(table: StoredTable, person: Id | null): Promise<void> {
    const { host, matched } = table;
    if (person === null || person === host || matched || peopleAt(table).includes(person)) return;
    if ((await this.#deps.store.blockersOf(person)).includes(host)) throw unknownTable();
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

  /** Another table for those who find this one, and its overflows, full of people. */
  async #overflowOf(id: Id, person: Id): Promise<Id> {
    let at = id;
    for (let tables = 0; tables < MOST_OVERFLOWS; tables++) {
      const overflow = await this.#nextTable(at, person);
      if (hasRoom(await this.#changes.read(overflow))) return overflow;
      at = overflow;
    }
    throw new Refusal('table-full', 'this table and all its overflows are full; make a table of your own');
  }

  async #nextTable(id: Id, person: Id): Promise<Id> {
    const made = newId();
    const view = await this.#changes.write(id, async (table) => {
      // It may have been swept away.
      if (table.overflow !== null && (await this.#deps.store.table(table.overflow)) !== null) return table;
      await this.#deps.store.addTable(newTable(made, person, table.options, [], this.#deps.now()));
      const linked = this.#changes.revised({ ...table, overflow: made });
      await this.#deps.store.changeTable(linked);
      return linked;
    });
    return view.overflow ?? made;
  }
}

/** Whether the next game, or the draft of its kingdom, may begin. */
function refuseUnlessReady(table: StoredTable, person: Id): void {
  refuseUnlessHost(table, person, 'start the game');
  refuseWhilePlaying(table);
  refuseWhileDrafting(table);
  fullParty(table);
  refuseUnlessAllAgree(table, person);
}

function tableOfStrangers(people: readonly Id[], options: TableOptions): NewTable {
  checkKingdom(options);
  const [host] = people;
  if (host === undefined) throw new Refusal('not-ready', 'nobody is there to play');
  const seats = people.map((id) => ({ kind: 'person', id }) as const);
  return { host, options, seats, matched: true };
}
