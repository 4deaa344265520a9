import type { Trait } from '@tenfold/rules';
import {
  KINGDOM_SETS,
  allCards,
  kingdomText,
  kingdoms,
  randomKingdom,
  readKingdom,
  setOfCard,
  traitsOf,
} from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { setupFrom } from '../src/play/setup.ts';
import { wordsIn } from '../src/words/index.ts';
import { call, run, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const random = (...args: string[]) => call('kingdoms', '--random', ...args);

interface Data {
  readonly text: string;
  readonly seed: string;
  readonly sets: string[];
  readonly cards: string[];
}

async function drawn(...args: string[]): Promise<Data[]> {
  const { code, out, err } = await random('--json', '--count', '20', '--seed', '1', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Data[];
}

const withTrait = ({ cards }: Data, trait: Trait): number =>
  allCards.filter((card) => cards.includes(card.id) && traitsOf(card).has(trait)).length;
const ofSet = ({ cards }: Data, set: string): number =>
  cards.filter((card) => setOfCard(card) === set).length;
const costs = ({ cards }: Data): number =>
  new Set(allCards.filter(({ id }) => cards.includes(id)).map(({ cost }) => `${cost.coins}+${cost.potions}`))
    .size;

describe('tenfold kingdoms --random', () => {
  it('shows cost, name and types, the text, how to play it and how to draw it again', async () => {
    const wishes = ['--must', 'throne room, Hexe', '--must', 'fosa', '--no-possession', '--lang', 'hu'];
    const { code, out } = await random('--seed', '42', ...wishes);
    expect(code).toBe(0);
    const [title = '', ...lines] = out.split('\n');
    expect(title).toMatch(/^Véletlen birodalom \(.*; mag: 42\)$/);
    const rows = lines.slice(0, lines.indexOf(''));
    expect(rows).toHaveLength(10);
    expect(rows.map((row) => row.trim())).toContainEqual(
      expect.stringMatching(/^\$5 {2}Boszorkány +Akció–Támadás$/),
    );
    expect(out).toMatch(/\n +\$4 {2}Trónterem /);
    expect(out).toMatch(/\n +\$2 {2}Várárok /);
    const text = /\nWebcímhez: (\S+)\n/.exec(out)?.[1] ?? '';
    expect(kingdomText(readKingdom(text))).toBe(text);
    expect(out).toContain(`\nÍgy játszhatsz vele: tenfold play --kingdom ${text}\n`);
    expect(out).toContain(
      "\nÍgy húzhatod ki újra ugyanezt: tenfold kingdoms --random --must 'throne room, Hexe,fosa' --no-possession --seed 42\n",
    );
  });

  it('is another one each time, which its seed brings back', async () => {
    const first = await random();
    const second = await random();
    expect(second.out).not.toBe(first.out);
    const seed = /; seed (\S+)\)/.exec(first.out)?.[1] ?? '';
    expect((await random('--seed', seed)).out).toBe(first.out);
  });

  it('--count draws different ones, each with a seed of its own', async () => {
    const { out } = await random('--count', '3', '--seed', 'a b', '--village');
    expect(out.match(/^Random kingdom \d /gm)).toEqual([
      'Random kingdom 1 ',
      'Random kingdom 2 ',
      'Random kingdom 3 ',
    ]);
    expect(out).toMatch(/\n\nTo draw the same again: .* --count 3 --village --seed 'a b'\n$/);
    const texts = [...out.matchAll(/^For a URL: (\S+)$/gm)].map(([, text]) => text);
    expect(new Set(texts).size).toBe(3);
    const third = await random('--seed', 'a b-3', '--village', '--json');
    expect(JSON.parse(third.out)).toMatchObject({ text: texts[2] });
  });

  it('--json gives one kingdom, or a list if a count is given', async () => {
    const one = JSON.parse((await random('--json', '--seed', '7')).out) as Data;
    expect(one.cards).toEqual(randomKingdom({}, '7'));
    expect(one).toMatchObject({ text: kingdomText(one.cards), seed: '7' });
    expect(one.sets).toEqual(
      ['base', 'intrigue', 'alchemy'].filter((set) => one.cards.some((card) => setOfCard(card) === set)),
    );
    expect(JSON.parse((await random('--json', '--seed', '7', '--count', '1')).out)).toEqual([one]);
  });

  const nine = 'adventurer,cellar,chancellor,chapel,council-room,feast,festival,gardens,moat';
  it.each<[args: string[], count: number, remark: string]>([
    [['--must', `${nine},witch`], 1, 'only 1 kingdom fits; loosen a wish to have more'],
    [
      ['--must', nine, '--sets', 'base', '--attacks', '1'],
      5,
      'only 5 kingdoms fit; loosen a wish to have more',
    ],
    [
      ['--must', nine, '--sets', 'base,alchemy', '--attacks', '1'],
      5,
      'only 5 kingdoms fit; add --any-alchemy to have more',
    ],
  ])('%j has all there are if more are wanted, and says so', async (args, count, remark) => {
    const { code, out, err } = await random('--count', '9', '--json', ...args);
    expect(code).toBe(0);
    const found = JSON.parse(out) as Data[];
    expect(new Set(found.map(({ text }) => text)).size).toBe(count);
    expect(err).toBe(`tenfold kingdoms: --count: 9 are wanted, but ${remark}\n`);
  });

  const possible: [args: string[], fits: (kingdom: Data) => boolean][] = [
    [['--sets', 'base, Intrigue'], (kingdom) => ofSet(kingdom, 'alchemy') === 0],
    [
      ['--from', 'base=5,intrigue=5'],
      (kingdom) => ofSet(kingdom, 'base') === 5 && ofSet(kingdom, 'intrigue') === 5,
    ],
    [
      ['--from', 'alchemy = 1-2'],
      (kingdom) => ofSet(kingdom, 'alchemy') >= 1 && ofSet(kingdom, 'alchemy') <= 2,
    ],
    [
      ['--must', 'Burggraben; Trónterem'],
      ({ cards }) => cards.includes('moat') && cards.includes('throne-room'),
    ],
    [
      ['--ban', 'witch', '--ban', 'village'],
      ({ cards }) => !cards.includes('witch') && !cards.includes('village'),
    ],
    [['--village'], (kingdom) => withTrait(kingdom, 'village') >= 1],
    [['--buy'], (kingdom) => withTrait(kingdom, 'plus-buy') >= 1],
    [['--trasher'], (kingdom) => withTrait(kingdom, 'trasher') >= 1],
    [['--attacks', '0'], (kingdom) => withTrait(kingdom, 'attack') === 0],
    [['--attacks', '3-4'], (kingdom) => [3, 4].includes(withTrait(kingdom, 'attack'))],
    [
      ['--reaction-if-attacks'],
      (kingdom) => withTrait(kingdom, 'attack') === 0 || withTrait(kingdom, 'reaction') > 0,
    ],
    [['--no-possession', '--from', 'alchemy=9'], ({ cards }) => !cards.includes('possession')],
    [['--different-costs', '7'], (kingdom) => costs(kingdom) >= 7],
    [[], (kingdom) => [0, 3, 4, 5].includes(ofSet(kingdom, 'alchemy'))],
  ];
  it.each(possible)('%j is as it says', async (args, fits) => {
    const found = await drawn(...args);
    expect(found).toHaveLength(20);
    expect(found.filter((kingdom) => !fits(kingdom))).toEqual([]);
  });

  it('--any-alchemy does without what the rulebook recommends', async () => {
    const found = await drawn('--any-alchemy');
    expect(found.some((kingdom) => [1, 2].includes(ofSet(kingdom, 'alchemy')))).toBe(true);
  });
});

describe('wishes that nothing fits: code 1, what clashes and what to loosen', () => {
  it.each<[args: string[], message: string]>([
    [
      ['--must', 'moat, witch', '--attacks', '0'],
      'no kingdom fits --must Witch and --attacks 0; it would be enough to change --must Witch or --attacks 0',
    ],
    [
      ['--sets', 'base,intrigue', '--different-costs', '8', '--count', '3', '--json'],
      'no kingdom fits --sets base,intrigue and --different-costs 8; ' +
        'it would be enough to change --sets base,intrigue or --different-costs 8',
    ],
    [
      ['--sets', 'alchemy', '--ban', 'golem,vineyard', '--no-possession'],
      'only 9 cards are left to draw 10 from; add a set or lift 1 of the bans',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await random(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`tenfold kingdoms: ${message}\n`);
  });
});

describe('wishes that cannot be read: code 2, the thing, the place and the remedy', () => {
  const sets = KINGDOM_SETS.filter((set) => set !== 'own');
  const eleven = allCards.filter(({ id }) => setOfCard(id) === 'base').slice(0, 11);
  it.each<[args: string[], message: string]>([
    [['--must', 'moat,wich'], '--must: there is no card "wich" (did you mean Witch?)'],
    [['--ban', 'Hexxe'], '--ban: there is no card "Hexxe" (did you mean Hexe'],
    [['--must', ' , '], '--must: no card is named; give names'],
    [['--must', 'gold'], '--must: "Gold" is a basic card and never a Kingdom pile; take it out of the list'],
    [['--ban', 'Kupfer'], '--ban: "Copper" is a basic card'],
    [['--must', 'moat', '--must', 'Fosa'], '--must: "Moat" stands there twice; once is enough'],
    [['--must', eleven.map(({ id }) => id).join(',')], '--must: 11 cards, but a kingdom has 10; take 1 out'],
    [
      ['--must', 'moat', '--ban', 'moat'],
      '--must and --ban contradict each other about "Moat"; leave it out of one',
    ],
    [['--must', 'possession', '--no-possession'], '--must and --no-possession contradict each other'],
    [
      ['--must', 'bridge', '--sets', 'base'],
      '--must: "Bridge" belongs to intrigue, which --sets leaves out; add intrigue to --sets',
    ],
    [
      ['--sets', 'bse'],
      `--sets: there is no set "bse" (did you mean base?); the sets are ${wordsIn('en').and(sets)}`,
    ],
    [['--sets', 'own'], '--sets: there is no set "own"'],
    [['--sets', ''], `--sets: no set is named; name ${wordsIn('en').or(sets)}, or leave it out`],
    [['--from', 'base'], '--from: "base" is not a set with a count; write it like base=5,intrigue=5'],
    [['--from', 'base=1=2'], '--from: "base=1=2" is not a set with a count'],
    [['--from', ''], '--from: "" is not a set with a count'],
    [['--from', 'sea=5'], '--from: there is no set "sea"'],
    [
      ['--from', 'base=3,base=4'],
      '--from: base stands there twice; give it one count, or a range such as 3-5',
    ],
    [
      ['--from', 'base=4-3'],
      '--from: "4-3" is no count; give a whole number from 0 to 10, or a range such as 1-3',
    ],
    [['--from', 'base=11'], '--from: "11" is no count'],
    [
      ['--from', 'base=6,intrigue=6'],
      '--from: the counts ask for at least 12 cards, but a kingdom has 10; lower them by 2',
    ],
    [
      ['--from', 'base=2,intrigue=3', '--sets', 'base,intrigue'],
      '--from: the counts allow at most 5 cards, but a kingdom has 10; raise them by 5, or draw from more sets',
    ],
    [
      ['--from', 'alchemy=3', '--sets', 'base'],
      '--from: cards of alchemy are wanted, but --sets leaves it out; add alchemy to --sets',
    ],
    [['--attacks', '-2'], '--attacks: "-2" is no count'],
    [['--attacks', 'many'], '--attacks: "many" is no count'],
    [['--different-costs', 'x'], 'Give a whole number from 1 to 10.'],
    [['--count', '0'], 'Give a whole number from 1 to 1000.'],
    [['--seed', ''], '"" cannot be a seed'],
    [['big', 'money'], '--random does not go with the name of a kingdom, "big money"; leave one of them out'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await random(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it.each(['--village', '--no-possession', '--seed=1'])('%s asks for --random', async (option) => {
    const { code, err } = await call('kingdoms', option);
    expect(code).toBe(2);
    const [flag = ''] = option.split('=');
    expect(err).toBe(`tenfold kingdoms: ${flag} is for random kingdoms; add --random, or leave it out\n`);
  });
});

describe('tenfold play --kingdom', () => {
  const kingdomFrom = (kingdom: string, seed?: string): readonly string[] =>
    setupFrom({ kingdom, players: 2, name: 'Ann', ...(seed === undefined ? {} : { seed }) }, wordsIn('en'))
      .kingdom;
  const first = kingdoms.find(({ id }) => id === 'first-game')?.cards.toSorted() ?? [];

  it.each([
    'first-game',
    'FIRST GAME',
    'cellar.market.militia.mine.moat.remodel.smithy.village.woodcutter.workshop',
    'Workshop, Woodcutter; Village | Smithy\nRemodel. Moat, Mine, Militia, Market, Cellar',
    'cellar market militia mine moat remodel smithy village woodcutter workshop',
    'cellar market militia, mine moat remodel, smithy village, woodcutter workshop',
    'Keller.Markt.militia.mine.Fosa.remodel.smithy.falu.woodcutter.workshop',
  ])('%j is understood', (text) => {
    expect(kingdomFrom(text).toSorted()).toEqual(first);
  });

  it.each([
    ['moat', '1 Kingdom card: a kingdom has 10; add 9'],
    ['cellar market, moat', '3 Kingdom cards: a kingdom has 10; add 7'],
    ['cellar.mot', 'there is no card "mot" (did you mean Moat or Most?)'],
    ['gold.moat', '"Gold" is a basic card'],
    ['randum', 'there is no kingdom "randum"'],
  ])('%j is refused', (text, message) => {
    expect(() => kingdomFrom(text)).toThrow(message);
  });

  it('random is another kingdom each time, or the one of the seed', () => {
    expect(kingdomFrom('random')).not.toEqual(kingdomFrom('random'));
    expect(kingdomFrom('Random', '42')).toEqual(randomKingdom({}, '42'));
  });

  it('random plays, and says how to play the same kingdom again', async () => {
    const { code, out } = await run(['play', '--kingdom', 'random', '--seed', '42'], ['quit'], folder);
    expect(code).toBe(0);
    expect(out).toContain(`To play this kingdom again: --kingdom ${kingdomText(randomKingdom({}, '42'))}\n`);
  }, 30_000);
});
