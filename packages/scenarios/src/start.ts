// Where a scenario begins: a position laid out by hand, or a real new game.

import type {
  CardDefinition,
  Game,
  Listener,
  PositionExtraTurn,
  PositionPlayer,
  PositionTurn,
} from '@tenfold/rules';
import {
  MOST_EXTRA_TURNS,
  RuleError,
  kingdomOf,
  newGame,
  newPosition,
  possibleStarters,
  randomBelow,
  seedRandom,
} from '@tenfold/rules';
import { RESERVED_NAMES } from './checks.ts';
import { readExtraTurn } from './extra-turn.ts';
import { dealtKingdom, pickedKingdom, recommendedTen } from './kingdom-choice.ts';
import type { Scenario, Written } from './scenario.ts';
import type { ScenarioReader } from './read.ts';
import { refusedByRules } from './refusals.ts';
import { said } from './sentences/said.ts';

export function begin(scenario: Scenario, reader: ScenarioReader, listen: Listener): Game {
  return new Start(scenario, reader, listen).game();
}

class Start {
  readonly scenario: Scenario;
  readonly reader: ScenarioReader;
  readonly listen: Listener;
  /** The lines of what was read, by the places that the rules call them by. */
  readonly lines = new Map<string, number>();

  constructor(scenario: Scenario, reader: ScenarioReader, listen: Listener) {
    this.scenario = scenario;
    this.reader = reader;
    this.listen = listen;
  }

  game(): Game {
    const start =
      this.part('setup') ?? this.part('players') ?? this.reader.fail(this.scenario.line, said('noStart'));
    if (this.part('setup') !== undefined) this.refuseBesideSetup();
    try {
      return this.part('setup') === undefined ? this.position() : this.realGame(start);
    } catch (error) {
      if (error instanceof RuleError)
        this.reader.fail(this.lineOf(error.place) ?? start.line, refusedByRules(error));
      throw error;
    }
  }

  private part(name: string): Written | undefined {
    return this.scenario.parts.get(name);
  }

  private note(line: number, ...place: readonly (string | number)[]): void {
    this.lines.set(place.join('/'), line);
  }

  /** The line of a place, or of the nearest one around it. */
  private lineOf(place: readonly (string | number)[]): number | undefined {
    for (let length = place.length; length > 0; length--) {
      const line = this.lines.get(place.slice(0, length).join('/'));
      if (line !== undefined) return line;
    }
    return undefined;
  }

  private refuseBesideSetup(): void {
    for (const name of ['players', 'kingdom', 'supply', 'trash', 'market', 'turn', 'extraTurns', 'seed']) {
      const written = this.part(name);
      if (written !== undefined) this.reader.fail(written.line, said('besideSetup', name));
    }
  }

  private cards(written: Written, ...place: readonly (string | number)[]): string[] {
    this.note(written.line, ...place);
    return this.reader.placedCards(written).map(({ id, line }, index) => {
      this.note(line, ...place, index);
      return id;
    });
  }

  private seed(written: Written): string {
    const seed = this.reader.text(written);
    if (seed === '') this.reader.fail(written.line, said('emptySeed'));
    this.note(written.line, 'seed');
    return seed;
  }

  /** A name that is a word of the checks could not be told from it. */
  private refuseReserved(name: string, line: number): void {
    if (RESERVED_NAMES.has(name)) this.reader.fail(line, said('reservedName', name));
  }

  /** A new game as a table would begin it. */
  private realGame(written: Written): Game {
    const { reader } = this;
    let players: string[] = [];
    const chosen = new Map<'kingdom' | 'dealt' | 'picked', Written>();
    let seed = 'scenario';
    let boxes: 1 | 2 = 1;
    let further: string[] = [];
    let start: Written | undefined;
    const choose = (how: 'kingdom' | 'dealt' | 'picked') => (entry: Written) => {
      const [before] = chosen.keys();
      if (before !== undefined) reader.fail(entry.line, said('secondKingdom', how, before));
      this.note(entry.line, 'kingdom');
      chosen.set(how, entry);
    };
    reader.each(written, 'setup', {
      players: (entry) => {
        this.note(entry.line, 'players');
        players = reader.oneOrMore(entry).map((item, seat) => {
          this.note(item.line, 'players', seat);
          this.refuseReserved(reader.text(item), item.line);
          return reader.text(item);
        });
      },
      kingdom: choose('kingdom'),
      dealt: choose('dealt'),
      picked: choose('picked'),
      seed: (entry) => (seed = this.seed(entry)),
      boxes: (entry) => {
        const number = reader.number(entry);
        if (number !== 1 && number !== 2) reader.fail(entry.line, said('noBoxes', number));
        boxes = number === 2 ? 2 : 1;
      },
      further: (entry) => (further = this.cards(entry, 'further')),
      start: (entry) => (start = entry),
    });
    const kingdom = this.tenOf(chosen, seed, players);
    const first = start === undefined ? 0 : this.starter(start, players, seed);
    return newGame(
      {
        players,
        kingdom,
        seed,
        boxes,
        further,
        ...(first === 'anybody' ? {} : { start: first }),
        ...this.ownCards(),
      },
      this.listen,
    );
  }

  private tenOf(
    chosen: ReadonlyMap<'kingdom' | 'dealt' | 'picked', Written>,
    seed: string,
    players: readonly string[],
  ): readonly string[] {
    for (const [how, written] of chosen) {
      if (how === 'dealt') return dealtKingdom(written, seed, this.reader);
      if (how === 'picked') return pickedKingdom(written, players, this.reader);
      return recommendedTen(written) ?? this.cards(written, 'kingdom');
    }
    return [];
  }

  /** A name; or `{ won: … }`, who won the game before: then the rules say who may start, and the seed draws among them. */
  private starter(written: Written, players: readonly string[], seed: string): number | 'anybody' {
    const { reader } = this;
    if (written.entries.size === 0) return reader.seat(players, written);
    let winners: number[] = [];
    reader.each(written, 'start', {
      won: (entry) => {
        winners =
          entry.value === 'nobody' ? [] : reader.oneOrMore(entry).map((item) => reader.seat(players, item));
      },
    });
    const starters = possibleStarters(players.length, winners);
    // Where everybody may start, the game itself draws.
    if (starters.length === players.length) return 'anybody';
    return starters[randomBelow(seedRandom('fast', seed), starters.length)]!;
  }

  private position(): Game {
    const { reader } = this;
    const written = reader.map(this.part('players')!, 'players');
    const names = [...written.keys()];
    const players = [...written].map(([name, entry], seat) => this.player(name, entry, seat));
    const supply = this.supply();
    const trash = this.part('trash');
    const trashed = trash === undefined ? [] : this.cards(trash, 'trash');
    const market = this.part('market');
    const inMarket = market === undefined ? undefined : this.cards(market, 'further');
    const kingdom = this.part('kingdom');
    const used = [
      ...players.flatMap((player) =>
        [player.hand, player.deck, player.discard, player.inPlay, player.returning, player.mat].flatMap(
          (cards) => cards ?? [],
        ),
      ),
      ...trashed,
      ...Object.keys(supply),
    ];
    const turn = this.turn(names);
    const seed = this.part('seed');
    return newPosition(
      {
        players,
        kingdom: kingdom === undefined ? kingdomOf(used) : this.cards(kingdom, 'kingdom'),
        supply,
        trash: trashed,
        ...(inMarket === undefined ? {} : { market: inMarket }),
        turn,
        extraTurns: this.extraTurns(names, turn.player ?? 0),
        ...(seed === undefined ? {} : { seed: this.seed(seed) }),
        ...this.ownCards(),
      },
      this.listen,
    );
  }

  private ownCards(): { ownCards?: readonly CardDefinition[] } {
    const { ownCards } = this.reader;
    return ownCards.length === 0 ? {} : { ownCards };
  }

  private supply(): Record<string, number> {
    const written = this.part('supply');
    const supply: Record<string, number> = {};
    if (written === undefined) return supply;
    for (const [card, entry] of this.reader.mapByCard(written, 'supply')) {
      this.note(entry.line, 'supply', card);
      supply[card] = this.reader.number(entry);
    }
    return supply;
  }

  private player(name: string, written: Written, seat: number): PositionPlayer {
    const { reader } = this;
    this.note(written.line, 'players', seat);
    this.refuseReserved(name, written.line);
    const player: { -readonly [K in keyof PositionPlayer]: PositionPlayer[K] } = { name };
    const pile = (key: 'hand' | 'deck' | 'discard' | 'inPlay' | 'returning' | 'mat') => (entry: Written) => {
      player[key] = this.cards(entry, 'players', seat, key);
    };
    reader.each(written, 'player', {
      hand: pile('hand'),
      deck: pile('deck'),
      discard: pile('discard'),
      play: pile('inPlay'),
      returning: pile('returning'),
      mat: pile('mat'),
      tokens: (entry) => {
        this.note(entry.line, 'players', seat, 'tokens');
        player.tokens = reader.number(entry);
      },
      turns: (entry) => {
        this.note(entry.line, 'players', seat, 'turns');
        player.turns = reader.number(entry);
      },
      shuffles: (entry) => {
        this.note(entry.line, 'players', seat, 'shuffles');
        entry.items.forEach(({ line }, index) => this.note(line, 'players', seat, 'shuffles', index));
        player.shuffles = reader.lists(entry);
      },
    });
    return player;
  }

  private turn(names: readonly string[]): PositionTurn {
    const { reader } = this;
    const turn: { -readonly [K in keyof PositionTurn]: PositionTurn[K] } = {};
    const written = this.part('turn');
    if (written === undefined) return turn;
    for (const [key, { line }] of written.entries) this.note(line, 'turn', key);
    reader.each(written, 'turn', {
      player: (entry) => (turn.player = reader.seat(names, entry)),
      possessor: (entry) => {
        if (entry.value !== 'nobody') turn.possessor = reader.seat(names, entry);
      },
      lastOrdinary: (entry) => (turn.lastOrdinary = reader.seat(names, entry)),
      phase: (entry) => (turn.phase = reader.phase(entry)),
      number: (entry) => (turn.number = reader.number(entry)),
      actions: (entry) => (turn.actions = reader.number(entry)),
      buys: (entry) => (turn.buys = reader.number(entry)),
      coins: (entry) => (turn.coins = reader.number(entry)),
      potions: (entry) => (turn.potions = reader.number(entry)),
      actionsPlayed: (entry) => (turn.actionsPlayed = reader.number(entry)),
      bought: (entry) => (turn.bought = reader.number(entry)),
      discount: (entry) => (turn.discount = reader.number(entry)),
      nextHand: (entry) => (turn.nextHand = reader.number(entry)),
      inARow: (entry) => (turn.inARow = reader.number(entry)),
      bonuses: (entry) => {
        const bonuses: Record<string, number> = {};
        for (const [card, coins] of reader.mapByCard(entry, 'bonuses')) {
          this.note(coins.line, 'turn', 'bonuses', card);
          bonuses[card] = reader.number(coins);
        }
        turn.bonuses = bonuses;
      },
    });
    return turn;
  }

  /** A list of "Ann possesses Bob", in the order in which they will be taken; or how many whoever is on turn has won. */
  private extraTurns(names: readonly string[], onTurn: number): PositionExtraTurn[] {
    const written = this.part('extraTurns');
    if (written === undefined) return [];
    const { reader } = this;
    this.note(written.line, 'extraTurns');
    if (typeof written.value === 'number') {
      const count = reader.number(written);
      if (count < 0 || count > MOST_EXTRA_TURNS)
        reader.fail(written.line, said('tooManyExtraTurns', count, MOST_EXTRA_TURNS));
      const turn = { player: (onTurn + 1) % names.length, possessor: onTurn };
      return Array.from({ length: count }, () => turn);
    }
    if (Array.isArray(written.value) && written.items.length === 0) return [];
    return reader.oneOrMore(written).map((item, index) => {
      this.note(item.line, 'extraTurns', index);
      return readExtraTurn(reader, names, item);
    });
  }
}
