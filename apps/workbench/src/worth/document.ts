// docs/card-worth.md: how cards are weighed, every figure of it, and how far to believe it.

import { cardName, isCardId } from '@tenfold/i18n';
import type { KnownCard, KnownTable, MeasuredShare, WorthReference } from '@tenfold/sim';
import {
  COPIES,
  COST_WHILE_WEIGHED,
  bestShare,
  blindSpotsOf,
  isReference,
  pricesLeftOut,
  referenceOf,
} from '@tenfold/sim';
import { markdownTable } from '../markdown-table.ts';
import type { Figure } from './accuracy.ts';
import { gainOver, interval, meanError, orderedPairs, rankCorrelation } from './accuracy.ts';

const nameOf = (id: string): string => (isCardId(id) ? cardName(id, 'en') : id);
const TWO_SIDED_95 = 1.96;
const percent = (share: number): string => (100 * share).toFixed(1);
const measured = ({ share, error }: MeasuredShare): string =>
  `${percent(share)} ± ${percent(TWO_SIDED_95 * error)}`;
const FLAT = 4;

/** A reference card with its price by all the others. */
interface Judged {
  readonly known: KnownCard;
  readonly price: number;
}

const isHit = ({ known, price }: Judged): boolean => Math.abs(Math.round(price) - known.card.cost.coins) <= 1;

/** The whole document. */
export function worthDocument(table: KnownTable): string {
  const reference = referenceOf(table);
  const judged = judge(reference);
  return `${[
    ...howTo(table, reference),
    ...hits(judged),
    ...judgedTable(judged),
    ...unused(reference),
    ...potions(table, reference),
    ...howFar(),
  ].join('\n')}\n`;
}

function judge({ cards }: WorthReference): Judged[] {
  const known = cards.filter(isReference);
  const prices = pricesLeftOut(
    known.map(({ card, weighed }) => ({ price: card.cost.coins, share: weighed.share })),
  );
  return known
    .map((one, index) => ({ known: one, price: prices[index]! }))
    .toSorted((a, b) => a.known.weighed.share - b.known.weighed.share);
}

function howTo(table: KnownTable, { rivals, calibration }: WorthReference): string[] {
  const pairings = COPIES.length * (1 + rivals.length);
  const copies = COPIES.join(', ');
  return [
    '# What a card is worth',
    '',
    'Written by `npm run worth`; `npm run worth -- --table` measures all known cards anew first, in about two minutes of one core.',
    'Bots that play otherwise need a new table.',
    '',
    'The workshop and `tenfold worth` say of a card, home-made or not: *about as strong as a card for 5; more than Laboratory, less',
    'than Witch, in a deck of money*. This is how they come to it.',
    '',
    '## How a card is weighed',
    '',
    `Big Money Ultimate buys up to ${copies} of the card before Gold, and plays against Big Money alone and against Big Money with a`,
    `typical card of each price. While it is weighed every card is sold for ${COST_WHILE_WEIGHED.coins}, so that its own price does not`,
    'enter, and under a name that no bot knows, so that bots play it by its definition alone. All pairings of a round share one',
    'shuffle, from both seats; errors are those of whole rounds. What counts is the share of all games won.',
    '',
    `Here: ${table.rounds} rounds of ${pairings} pairings, ${(table.rounds * pairings * 2).toLocaleString('en')} games for each card, seed \`${table.seed}\`.`,
    '',
    'The typical card of a price is the one in the middle, by games won, of those that money uses; at its own price, in the number',
    'that serves it best. No card meets itself: the next one stands in.',
    '',
    markdownTable(
      ['price', 'typical card', 'copies', 'stands in', 'copies'],
      rivals.map(({ price, typical, standIn }) => [
        `${price}`,
        nameOf(typical.card.id),
        `${typical.copies}`,
        nameOf(standIn.card.id),
        `${standIn.copies}`,
      ]),
    ),
    '',
    `Money *uses* a card if at its own price, in the best of the numbers ${copies}, it is not surely a burden: the 95 % interval of`,
    `${(table.pricedRounds * 2).toLocaleString('en')} games against money alone reaches one half.`,
    '',
    '## From games to a price',
    '',
    'A straight line by least squares through the cards of the three boxes that money uses and that cost coins alone:',
    `price = ${calibration.base.toFixed(2)} + ${calibration.slope.toFixed(2)} × share of games won. Printed prices scatter about it by ${calibration.scatter.toFixed(2)} coins (root mean`,
    'square, each card left out of its own line). The range that is said with a price has that scatter in it: two of three known',
    'cards as strong have a price in there.',
    '',
  ];
}

function hits(judged: readonly Judged[]): string[] {
  const near = judged.filter(isHit).length;
  const exact = judged.filter(({ known, price }) => Math.abs(price - known.card.cost.coins) <= 1).length;
  const flat = judged.filter(({ known }) => Math.abs(FLAT - known.card.cost.coins) <= 1).length;
  const of = (count: number): string =>
    `${count} of ${judged.length} (${Math.round((100 * count) / judged.length)} %)`;
  const priced = judged.map(({ known, price }) => ({ printed: known.card.cost.coins, derived: price }));
  const constant = priced.map(({ printed }) => ({ printed, derived: FLAT }));
  const misses = judged.filter((one) => !isHit(one));
  return [
    '## How well it does',
    '',
    'Each card by the line through all the others, so that none is its own reference.',
    '',
    `- In whole coins, as it is said, **${of(near)}** come within one coin of their printed price.`,
    `- Before rounding, ${of(exact)} do.`,
    `- Who answered ${FLAT} to every card would be right for ${of(flat)}: printed prices lie close together. So that figure says little; these say more,`,
    '  each with the 95 % interval among cards drawn anew from these (2,000 draws):',
    '',
    markdownTable(
      ['', 'by the games', '95 % interval', `${FLAT} to every card`],
      FIGURES.map(({ what, figure, told }) => {
        const { low, high } = interval(figure, priced);
        return [what, told(figure(priced)), `${told(low)} to ${told(high)}`, told(figure(constant))];
      }),
    ),
    '',
    'The games surely know the order of cards, which a constant answer does not. That is why the verdict also says how many known cards of',
    'each price a card surely beats: no line enters in that. The coin itself they know only a little better, if at all, than who always',
    'says the same: cards of one price differ as much among themselves as those of neighbouring prices do.',
    '',
    `The misses: ${misses
      .map(
        ({ known, price }) =>
          `${nameOf(known.id)} (costs ${known.card.cost.coins}, plays like ${price.toFixed(1)})`,
      )
      .join(', ')}.`,
    'No miss is a slip of the measurement: cheap cards that a deck of money loves, and dear ones that it does not need, are known as such.',
    'The method was chosen among several by these same cards, so that cards which it never saw would come out a little worse.',
    '',
  ];
}

/** Measures that tell the games from a constant answer. */
const FIGURES: readonly {
  readonly what: string;
  readonly figure: Figure;
  readonly told: (figure: number) => string;
}[] = [
  {
    what: 'of two cards with prices two or more apart, the dearer is the stronger',
    figure: orderedPairs(2),
    told: (share) => `${Math.round(100 * share)} %`,
  },
  {
    what: 'of two cards with different prices',
    figure: orderedPairs(1),
    told: (share) => `${Math.round(100 * share)} %`,
  },
  { what: 'rank correlation', figure: rankCorrelation, told: (rho) => rho.toFixed(2) },
  { what: 'off by, in coins', figure: meanError, told: (coins) => coins.toFixed(2) },
  {
    what: `nearer than ${FLAT} to every card, in coins`,
    figure: gainOver(FLAT),
    told: (coins) => coins.toFixed(2),
  },
];

function judgedTable(judged: readonly Judged[]): string[] {
  return [
    '## The cards that money uses',
    '',
    'Per cent of games won with 95 % intervals: sold for the same price (what counts), so against money alone by number of copies, and',
    'at the printed price against money alone in the best number.',
    '',
    markdownTable(
      [
        'card',
        'printed',
        'derived',
        '',
        'games won',
        ...COPIES.map((copies) => `${copies}, alone`),
        'at its price',
      ],
      judged.map((one) => {
        const { known, price } = one;
        return [
          nameOf(known.id),
          `${known.card.cost.coins}`,
          price.toFixed(2),
          isHit(one) ? '' : 'miss',
          measured(known.weighed),
          ...known.alone.map(({ share }) => percent(share)),
          atItsPrice(known),
        ];
      }),
    ),
    '',
  ];
}

function atItsPrice({ priced }: KnownCard): string {
  const best = bestShare(priced);
  return `${measured(best)} with ${COPIES[best.index]}`;
}

function unused({ cards }: WorthReference): string[] {
  const others = cards
    .filter((one) => !isReference(one))
    .toSorted((a, b) => b.weighed.share - a.weighed.share);
  return [
    '## The others',
    '',
    'Cards that money does not use, that cost a Potion, or that are guests. They are no references. Where even for the same low price',
    'money is surely worse with the card, the verdict is that the games cannot tell; so it is for cards that do nothing when played',
    '(Gardens, Duke, Vineyard), which are not measured. What a deck of money is blind for is read from the definition.',
    '',
    markdownTable(
      [
        'card',
        'printed',
        'games won',
        ...COPIES.map((copies) => `${copies}, alone`),
        'at its price',
        'blind for',
      ],
      others.map((known) => [
        nameOf(known.id),
        `${known.card.cost.coins}${known.card.cost.potions > 0 ? ' + Potion' : ''}`,
        measured(known.weighed),
        ...known.alone.map(({ share }) => percent(share)),
        atItsPrice(known),
        blindSpotsOf(known.card).join(', '),
      ]),
    ),
    '',
  ];
}

function potions({ potions: figures }: KnownTable, { potionCoins }: WorthReference): string[] {
  return [
    '## What a Potion in the cost is worth',
    '',
    `Measured with a Potion bought: a card for ${COST_WHILE_WEIGHED.coins} and a Potion, and the price in coins alone that keeps it down as far. The Potion`,
    'costs 4 and fills a place in the hand, so that most cards are a burden with it: money does best to leave them alone, and no',
    'price in coins is as bad. Only for cards that a deck of money wins with nevertheless there is an answer:',
    '',
    markdownTable(
      ['card', 'with a Potion', 'the Potion counts for'],
      figures.map(({ id, withPotion, coins }) => [
        nameOf(id),
        measured(withPotion),
        `${coins.toFixed(1)} coins`,
      ]),
    ),
    '',
    `The middle of them, ${potionCoins.toFixed(1)} coins, is what the workshop counts for a Potion. In decks with several Potion cards it is less: they share it.`,
    '',
  ];
}

const howFar = (): string[] => [
  '## How far to believe it',
  '',
  '- Two players, a deck of money. Villages, long chains of Actions, thin decks and combinations are not seen; where the text gives such',
  '  things away, the verdict says so, and that the card may be worth more.',
  '- The line ends at the strongest known card: above it a card is said to be stronger than that one, and the price is a lower bound.',
  '- Nobody attacks here unless the card or a typical card does, so Reactions come off badly.',
  '- Prices are also chosen for how a game opens and for what is fun. No measurement of games sees that.',
];
