// The record: what is written is read back; what cannot be read or played is refused with its line and the reason.

import { describe, expect, test } from 'vitest';
import type { Chooser, Game, GameRecord, RandomState, RecordedChoice } from '../src/index.ts';
import {
  RECORD_VERSION,
  RecordError,
  apply,
  decision,
  findOption,
  lastSeedOf,
  newGame,
  optionWords,
  playOut,
  randomChooser,
  readRecord,
  recordChoice,
  replay,
  seedRandom,
  withoutSeed,
  writeRecord,
} from '../src/index.ts';

const HEAD = [
  'tenfold record 1',
  'players: Ann, Bob',
  'kingdom: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop',
  'seed: 7',
  'start: Ann',
];

/** A record with these lines in place of those of the head that begin alike; null leaves a line out. */
function headWith(changes: Readonly<Record<string, string | null>>): string {
  const lines = HEAD.flatMap((line) => {
    const key = Object.keys(changes).find((start) => line.startsWith(start));
    if (key === undefined) return [line];
    const changed = changes[key];
    return changed === undefined || changed === null ? [] : [changed];
  });
  return [...lines, '', 'Ann: play treasures', ''].join('\n');
}

const withChoices = (...choices: string[]): string => [...HEAD, '', ...choices, ''].join('\n');

function failureOf(text: string): RecordError {
  try {
    replay(readRecord(text));
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was read and played');
}

describe('what cannot be read', () => {
  const cases: readonly [what: string, text: string, line: number, code: string, reason: string][] = [
    ['nothing at all', '', 1, 'no-record', 'a record begins with "tenfold record 1"'],
    ['another text', 'Dear Ann,\n', 1, 'no-record', 'a record begins with'],
    ['the first line missing', headWith({ tenfold: null }), 1, 'no-record', 'a record begins with'],
    [
      'another version',
      headWith({ tenfold: 'tenfold record 2' }),
      1,
      'wrong-version',
      'this is a record of version 2; only version 1 can be read',
    ],
    ['no players', headWith({ players: null }), 1, 'missing-entry', 'the head lacks "players: …"'],
    ['no kingdom', headWith({ kingdom: null }), 1, 'missing-entry', 'the head lacks "kingdom: …"'],
    ['no seed', headWith({ seed: null }), 1, 'missing-entry', 'the head lacks "seed: …"'],
    ['an unknown entry', headWith({ seed: 'sead: 7' }), 4, 'unknown-entry', 'there is no entry "sead"'],
    ['an entry said twice', headWith({ start: 'seed: 8' }), 5, 'repeated-entry', '"seed" is said twice'],
    ['an entry without a colon', headWith({ start: 'start Ann' }), 5, 'bad-line', '"start Ann" has no colon'],
    [
      'an unknown first player',
      headWith({ start: 'start: Eve' }),
      5,
      'unknown-player',
      'nobody is called "Eve"',
    ],
    [
      'an unknown generator',
      headWith({ start: 'generator: dice' }),
      5,
      'bad-generator',
      'no generator "dice"',
    ],
    ['three boxes', headWith({ start: 'boxes: 3' }), 5, 'bad-value', 'boxes is "3"; it can be 1 or 2'],
    ['a doubtful study', headWith({ start: 'study: maybe' }), 5, 'bad-value', 'study is "maybe"'],
    ['a card that is no JSON', headWith({ start: 'card: {id' }), 5, 'bad-card', 'not written in JSON'],
    ['a choice without a colon', withChoices('Ann plays treasures'), 7, 'bad-line', 'has no colon'],
  ];

  test.each(cases)('%s', (_what, text, line, code, reason) => {
    const failure = failureOf(text);
    expect({ line: failure.line, code: failure.code }).toEqual({ line, code });
    expect(failure.message).toContain(`line ${line}: `);
    expect(failure.message).toContain(reason);
  });
});

describe('what cannot be set up', () => {
  const FURTHER = { start: 'further: Herbalist, Unicorn' };
  const cases: readonly [what: string, text: string, line: number, code: string, reason: string][] = [
    ['one player', headWith({ players: 'players: Ann' }), 2, 'too-few-players', '1 player'],
    ['two of a name', headWith({ players: 'players: Ann, Ann' }), 2, 'repeated-name', 'called "Ann"'],
    [
      'an unknown Kingdom card',
      headWith({
        kingdom: 'kingdom: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Witch, Dragon',
      }),
      3,
      'unknown-card',
      '"dragon"',
    ],
    ['two unknown cards', headWith({ kingdom: 'kingdom: Foo, Bar' }), 3, 'unknown-card', '"foo"'],
    ['an unknown card of the further pile', headWith(FURTHER), 5, 'unknown-card', '"unicorn"'],
    [
      'a pile that is there already as a further one',
      headWith({ start: 'further: Moat' }),
      5,
      'bad-further',
      '"moat"',
    ],
    [
      'a basic card in the kingdom',
      headWith({ kingdom: 'kingdom: Cellar, Gold' }),
      3,
      'basic-card',
      '"gold" is a basic card',
    ],
    [
      'a card twice',
      headWith({ kingdom: 'kingdom: Cellar, Moat, Cellar' }),
      3,
      'repeated-card',
      '"cellar" is in the kingdom twice',
    ],
    ['two piles', headWith({ kingdom: 'kingdom: Cellar, Market' }), 3, 'kingdom-size', '2 Kingdom piles'],
    ['a bad seed', headWith({ start: 'generator: secure' }), 4, 'bad-seed', '64 hexadecimal digits'],
  ];

  test.each(cases)('%s', (_what, text, line, code, reason) => {
    const failure = failureOf(text);
    expect({ line: failure.line, code: failure.code }).toEqual({ line, code });
    expect(failure.message).toContain(`line ${line}: `);
    expect(failure.message).toContain(reason);
  });

  test('is found where it stands, also below a comment', () => {
    const [first = '', ...rest] = headWith({ kingdom: 'kingdom: Foo, Bar' }).split('\n');
    expect(failureOf([first, '# who plays', ...rest].join('\n')).line).toBe(4);
  });
});

describe('what cannot be played', () => {
  const cases: readonly [what: string, text: string, line: number, code: string, reason: string][] = [
    [
      'a card that nobody has heard of',
      withChoices('Ann: play treasures', 'Ann: buy Dragon'),
      8,
      'illegal-choice',
      'there is no card "Dragon"',
    ],
    [
      'a card that she cannot pay',
      withChoices('Ann: play treasures', 'Ann: buy Province'),
      8,
      'illegal-choice',
      '"buy Province" is not offered; offered: buy Copper',
    ],
    [
      'something else',
      withChoices('Ann: sing'),
      7,
      'illegal-choice',
      '"sing" is not offered; offered: play Copper',
    ],
    [
      'a choice of somebody who is not asked',
      withChoices('Bob: play treasures'),
      7,
      'not-asked',
      'Bob is not asked here; the game waits for Ann',
    ],
    [
      'a choice for somebody who is not possessed',
      withChoices('Ann for Bob: play treasures'),
      7,
      'not-asked',
      'Ann is not asked for Bob here; Ann decides for nobody else',
    ],
    [
      'a choice of somebody whose name has a slip',
      withChoices('Anne: play treasures'),
      7,
      'unknown-player',
      'Anne is nobody at this table; did you mean Ann?',
    ],
    [
      'a choice for somebody whose name has a slip',
      withChoices('Ann for Bop: play treasures'),
      7,
      'unknown-player',
      'Bop is nobody at this table; did you mean Bob?',
    ],
    [
      'a card whose name has a slip',
      withChoices('Ann: play treasures', 'Ann: buy Vilage'),
      8,
      'illegal-choice',
      'there is no card "Vilage"; did you mean Village?',
    ],
    [
      'a choice of somebody who is not there',
      withChoices('Ann: play treasures', '', 'Eve: end turn'),
      9,
      'unknown-player',
      'nobody is called "Eve"; the players are Ann, Bob',
    ],
  ];

  test.each(cases)('%s', (_what, text, line, code, reason) => {
    const failure = failureOf(text);
    expect({ line: failure.line, code: failure.code }).toEqual({ line, code });
    expect(failure.message).toContain(reason);
  });

  test('a choice after the end', () => {
    const record = randomGame('ended', 100_000);
    const last = record.choices.at(-1)?.player ?? '';
    const text = `${writeRecord(record)}${last}: end turn\n`;
    const failure = failureOf(text);
    expect(failure.code).toBe('not-asked');
    expect(failure.message).toContain('the game is over');
    expect(failure.line).toBe(text.trimEnd().split('\n').length);
  });
});

/** A game of random choices, recorded. */
function randomGame(seed: string, most: number, generator: 'fast' | 'secure' = 'fast'): GameRecord {
  const dice = seedRandom('fast', seed);
  const setup = {
    players: ['Ann', 'Bob van Dyke', 'Zoë'],
    kingdom: [
      'philosophers-stone',
      'secret-chamber',
      'pawn',
      'masquerade',
      'steward',
      'wishing-well',
      'library',
      'golem',
      'throne-room',
      'herbalist',
    ],
    seed: generator === 'fast' ? seed : '0123456789abcdef'.repeat(4),
    generator,
    start: 2,
    boxes: 2 as const,
  };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  playRecorded(game, dice, choices, most);
  return { setup, choices };
}

/** Plays by chance until there are so many choices. */
function playRecorded(game: Game, dice: RandomState, choices: RecordedChoice[], most: number): void {
  const choose = randomChooser(dice);
  const recorded: Chooser = (_game, asked) => {
    const option = choose(game, asked);
    choices.push(recordChoice(game, option, asked.seat));
    return option;
  };
  playOut(game, recorded, { until: () => choices.length >= most });
}

describe('a record', () => {
  test.each(['fast', 'secure'] as const)('comes back as it was written (%s)', (generator) => {
    const record = randomGame('round trip', 400, generator);
    const text = writeRecord(record);
    const read = readRecord(text);
    expect(read.setup).toEqual(record.setup);
    expect(read.choices.map(({ player, words }) => [player, words])).toEqual(
      record.choices.map(({ player, words }) => [player, words]),
    );
    expect(writeRecord(read)).toBe(text);
    expect(replay(read)).toEqual(replay(record));
  });

  test('begins with its version', () => {
    expect(writeRecord(randomGame('version', 1)).split('\n')[0]).toBe(`tenfold record ${RECORD_VERSION}`);
  });

  test('says in which line each choice stands', () => {
    const read = readRecord(withChoices('Ann: play treasures', '# a thought', '', 'Ann: end turn'));
    expect(read.choices).toEqual([
      { player: 'Ann', words: 'play treasures', line: 7 },
      { player: 'Ann', words: 'end turn', line: 10 },
    ]);
  });

  test('may hold comments and empty lines anywhere', () => {
    const plain = withChoices('Ann: play treasures', 'Ann: buy Silver');
    const commented = [
      '# A game of ours',
      '',
      'tenfold record 1   # the version',
      'players: Ann, Bob  # who',
      ...HEAD.slice(2),
      '',
      '',
      'Ann: play treasures  # all four',
      '',
      '   # hm',
      'Ann: buy Silver #cheap',
    ].join('\n');
    expect(failureOf(plain.replace('Silver', 'Gold')).line).toBe(8);
    expect(replay(readRecord(commented))).toEqual(replay(readRecord(plain)));
  });

  test('may hold a line with nothing but a comment in its head', () => {
    const [first = '', ...rest] = withChoices('Ann: play treasures').split('\n');
    expect(readRecord([first, '# who plays', ...rest].join('\n')).setup.players).toEqual(['Ann', 'Bob']);
  });

  test('may have the line ends of Windows', () => {
    const text = writeRecord(randomGame('windows', 60));
    expect(replay(readRecord(text.replaceAll('\n', '\r\n')))).toEqual(replay(readRecord(text)));
    expect(failureOf(withChoices('Bob: end turn').replaceAll('\n', '\r\n')).line).toBe(7);
  });

  test('may spell cards in other cases, with hyphens and apostrophes', () => {
    const spelled = withChoices('Ann: PLAY TREASURES', 'Ann: buy  woodcutter');
    expect(replay(readRecord(spelled))).toEqual(
      replay(readRecord(withChoices('Ann: play treasures', 'Ann: buy Woodcutter'))),
    );
    const kingdom = "kingdom: philosopher's stone, SECRET-CHAMBER, Throne Room";
    const study = headWith({ kingdom, start: 'study: yes' });
    expect(readRecord(study).setup.kingdom).toEqual(['philosophers-stone', 'secret-chamber', 'throne-room']);
  });

  test('replayed up to a choice is the position of that moment', () => {
    const record = randomGame('undo', 150);
    const positions: string[] = [];
    replay(record, { before: (game) => positions.push(JSON.stringify(game)) });
    for (const upTo of [0, 1, 75, 149]) {
      expect(JSON.stringify(replay(record, { upTo }))).toBe(positions[upTo]);
    }
  });
});

describe('a record of a possessed turn in which all pass a card', () => {
  /** Two players who buy and play Possession and Masquerade where they can, until one of them has two questions at once. */
  function untilAskedTwice(): { game: Game; record: GameRecord; seat: number } {
    const setup = {
      players: ['Ann', 'Ann for Bob'],
      kingdom: ['masquerade', 'possession'],
      seed: 'two questions',
      study: true,
    };
    const game = newGame(setup);
    const choices: RecordedChoice[] = [];
    for (;;) {
      const asked = decision(game) ?? never();
      const { seat } = asked;
      if (game.asks.filter((one) => one.seat === seat).length === 2)
        return { game, record: { setup, choices }, seat };
      const words = asked.options.map((option) => optionWords(game, option));
      const wanted = WANTED.find((one) => words.includes(one)) ?? words.at(-1) ?? never();
      const option = findOption(game, asked, wanted);
      choices.push(recordChoice(game, option, seat));
      apply(game, option, seat);
    }
  }

  const WANTED = [
    'play Possession',
    'play Masquerade',
    'play treasures',
    'play Potion',
    'buy Possession',
    'buy Gold',
    'buy Potion',
    'buy Masquerade',
    'buy Silver',
  ];
  const never = (): never => {
    throw new Error('the game was over before anybody had two questions');
  };

  test('says for whom where the possessor answers for himself first, and comes back as it was written', () => {
    const { game, record, seat } = untilAskedTwice();
    const first = decision(game, seat) ?? never();
    const own = decision(game, seat, seat) ?? never();
    expect(new Set([first.player, own.player])).toEqual(new Set([0, 1]));
    const option = own.options[0] ?? never();
    const line = recordChoice(game, option, seat, seat);
    expect(line.forWhom).toBe(line.player);
    apply(game, option, seat, null, seat);
    expect(decision(game, seat)).toBe(first);
    const text = writeRecord({ ...record, choices: [...record.choices, line] });
    expect(text).toContain(`${line.player} for ${line.player}: pass `);
    expect(replay(readRecord(text))).toEqual(game);
    expect(writeRecord(readRecord(text))).toBe(text);
  });

  test('may say for whom where it need not', () => {
    const { game, record, seat } = untilAskedTwice();
    const first = decision(game, seat) ?? never();
    const { forWhom, ...line } = recordChoice(game, first.options[0] ?? never(), seat);
    expect(forWhom).toBeUndefined();
    const said = { ...line, forWhom: record.setup.players[first.player] ?? never() };
    const after = (choice: RecordedChoice) => replay({ ...record, choices: [...record.choices, choice] });
    expect(after(said)).toEqual(after(line));
  });
});

describe('a record of a game that was played on from the middle of another', () => {
  const SEEDS = ['a'.repeat(64), 'b'.repeat(64)] as const;
  const first = randomGame('forked', 200);

  /** The game plays on from there with the same questions answered by chance, but another deal. */
  function forked(after: number, seed: string, from: GameRecord = first): { record: GameRecord; game: Game } {
    const reseeds = [...(from.reseeds ?? []), { after, generator: 'secure' as const, seed }];
    const choices = from.choices.slice(0, after);
    const game = replay({ ...from, choices, reseeds });
    const dice = seedRandom('fast', seed);
    playRecorded(game, dice, choices, 400);
    return { record: { ...from, choices, reseeds }, game };
  }

  test('is the same game up to there, and follows from the new seed afterwards', () => {
    const { record, game } = forked(60, SEEDS[0]);
    expect(replay(record)).toEqual(game);
    expect(replay(record, { upTo: 59 })).toEqual(replay(first, { upTo: 59 }));
    const { random, ...lying } = replay(record, { upTo: 60 });
    const { random: before, ...lay } = replay(first, { upTo: 60 });
    expect(lying).toEqual(lay);
    expect(random).not.toEqual(before);
    expect(lastSeedOf(record)).toBe(SEEDS[0]);
    expect(lastSeedOf(first)).toBe('forked');
  });

  test('comes back as it was written, also with several such points', () => {
    const { record, game } = forked(120, SEEDS[1], forked(0, SEEDS[0]).record);
    const text = writeRecord(record);
    expect(text).toContain(`reseed: after 0, secure ${SEEDS[0]}\nreseed: after 120, secure ${SEEDS[1]}\n`);
    const read = readRecord(text);
    expect(read.reseeds).toEqual(record.reseeds);
    expect(writeRecord(read)).toBe(text);
    expect(replay(read)).toEqual(game);
  });

  test.each([
    ['no number', 'reseed: secure 7', 'cannot be read'],
    ['no generator of ours', 'reseed: after 0, dice 7', 'there is no generator "dice"'],
    ['a seed that is none', 'reseed: after 0, secure 7', 'needs a seed of 64'],
    ['a choice that is not there', 'reseed: after 3, fast 7', 'the record has 1 choices'],
    ['the same choice twice', 'reseed: after 1, fast 7\nreseed: after 1, fast 8', 'put them in order'],
  ])('says which line has %s', (_what, entry, reason) => {
    const failure = failureOf(withChoices('Ann: play treasures').replace('\n\n', `\n${entry}\n\n`));
    expect(failure.message).toContain(reason);
    expect(failure.line).toBe(HEAD.length + entry.split('\n').length);
  });
});

describe('a record without its seed', () => {
  const told = randomGame('told by its shuffles', 400);
  const text = writeRecord(withoutSeed(told));

  test('plays the same game, shuffle by shuffle', () => {
    const [before, after] = [replay(told), replay(readRecord(text))];
    expect(after.seats).toEqual(before.seats);
    expect(after.turn).toEqual(before.turn);
    expect(withoutSeed(told).shuffles?.length).toBeGreaterThan(4);
  });

  test('comes back as it was written, and names the seed nowhere', () => {
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(text).not.toContain(told.setup.seed);
    expect(text).not.toContain('reseed');
  });

  test('says nothing about shuffles to come once it is played on from its middle', () => {
    const record = withoutSeed(told);
    const reseeds = [{ after: 10, generator: 'fast', seed: 'another' } as const];
    const game = replay({ ...record, choices: record.choices.slice(0, 10), reseeds });
    expect(game.plannedShuffles.flat()).toEqual([]);
  });

  test.each([
    ['nobody', 'shuffle: Zoe, Copper', 'nobody is called "Zoe"'],
    ['no card', 'shuffle: Ann, Coppper', 'Coppper'],
    ['cards that are not there', 'shuffle: Ann, Gold', 'wants gold'],
  ])('says what is wrong with a shuffle of %s', (_what, entry, reason) => {
    const wrong = withChoices('Ann: play treasures').replace('\n\n', `\n${entry}\n\n`);
    expect(() => replay(readRecord(wrong))).toThrow(RecordError);
    expect(() => replay(readRecord(wrong))).toThrow(new RegExp(reason, 'i'));
  });
});
