// What a link shows where it is pasted, in the reader's language. It knows no more than a stranger with the link would see.

import { loadCardWriter } from '@tenfold/i18n/card-writer';
import { loadGlossary, plainText } from '@tenfold/i18n/glossary';
import type { Glossary } from '@tenfold/i18n/glossary';
import type { Language, TableView } from '@tenfold/protocol';
import { Id, ownCardName, ownCardsOf } from '@tenfold/protocol';
import { RuleError, allCards, kingdoms, readKingdom } from '@tenfold/rules';
import type { ArchivedGame, GameArchive } from '../archive/archive.ts';
import type { DailyKingdom } from '../daily/daily-kingdom.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { cardInAddress } from './card-in-address.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { Painter } from './painter.ts';
import { pictureSvg } from './picture-svg.ts';
import type { Preview } from './preview.ts';
import { words as de } from './words/de.ts';
import type { PreviewWords } from './words/en.ts';
import { words as en } from './words/en.ts';
import { words as hu } from './words/hu.ts';
import { words as pl } from './words/pl.ts';

const WORDS: Readonly<Record<Language, PreviewWords>> = { en, hu, pl, de };

interface Spoken {
  readonly language: Language;
  readonly words: PreviewWords;
  readonly glossary: Glossary;
}

export interface PreviewsDeps {
  readonly tables: Pick<Tables, 'view'>;
  readonly archive: Pick<GameArchive, 'summary'>;
  readonly daily: Pick<DailyKingdom, 'shownTo'>;
  /** Null where there is nothing to paint with. */
  readonly kit: DrawingKit | null;
}

export class Previews {
  readonly #deps: PreviewsDeps;
  readonly #painter: Painter;

  constructor(deps: PreviewsDeps) {
    this.#deps = deps;
    this.#painter = new Painter(deps.kit?.fonts ?? []);
  }

  get hasPictures(): boolean {
    return this.#deps.kit !== null;
  }

  /** Null for addresses that need no preview of their own, or lead nowhere. */
  async of(path: string, language: Language): Promise<Preview | null> {
    const [, kind = '', rest = ''] = /^\/([a-z]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
    const spoken = { language, words: WORDS[language], glossary: await loadGlossary(language) };
    try {
      switch (kind) {
        case '':
          return path === '/' ? homePreview(spoken) : null;
        case 'cards':
          return cardPreview(rest, spoken);
        case 'k':
          return kingdomPreview(rest, spoken);
        case 't':
          return isId(rest) ? tablePreview(await this.#deps.tables.view(rest), spoken) : null;
        case 'g':
          return isId(rest) ? await this.#gamePreview(rest, spoken) : null;
        // What is made or studied there is behind the #, which no server is told; a card that was sent is in the address.
        case 'workshop':
          if (rest !== '') return await ownCardPreview(rest, spoken);
          return {
            title: spoken.words.workshop,
            sentence: spoken.words.workshopSentence,
            picture: { kind: 'fan' },
          };
        case 'lab':
          return { title: spoken.words.lab, sentence: spoken.words.labSentence, picture: { kind: 'fan' } };
        case 'daily':
          return await this.#dailyPreview(spoken);
        default:
          return null;
      }
    } catch (error) {
      // No such table, no such kingdom: the page says what is wrong.
      if (error instanceof Refusal || error instanceof RuleError) return null;
      throw error;
    }
  }

  /** The picture of a preview as PNG; null without one. */
  async picture(path: string, language: Language): Promise<Buffer | null> {
    const { kit } = this.#deps;
    const preview = kit === null ? null : await this.of(path, language);
    if (kit === null || preview === null) return null;
    const { cardName } = await loadGlossary(language);
    return this.#painter.paint(pictureSvg(preview, kit, cardName));
  }

  async close(): Promise<void> {
    await this.#painter.close();
  }

  async #gamePreview(id: Id, spoken: Spoken): Promise<Preview> {
    const { words } = spoken;
    try {
      return gamePreview(await this.#deps.archive.summary(id, null), spoken);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not-allowed') throw error;
      return { title: words.game, sentence: words.gameClosed, picture: { kind: 'fan' } };
    }
  }

  async #dailyPreview({ words }: Spoken): Promise<Preview> {
    const { today } = await this.#deps.daily.shownTo(null);
    return {
      title: words.daily,
      sentence: words.dailySentence,
      picture: { kind: 'kingdom', cards: today.kingdom },
    };
  }
}

const isId = (text: string): boolean => Id.safeParse(text).success;

const homePreview = ({ words }: Spoken): Preview => ({
  title: words.home,
  sentence: words.homeSentence,
  picture: { kind: 'fan' },
});

function cardPreview(id: string, { words, glossary }: Spoken): Preview | null {
  const card = allCards.find((one) => one.id === id);
  if (card === undefined) return null;
  const types = card.types.map((type) => glossary.typeName(type)).join(' – ');
  const facts = words.cardFacts(types, card.cost.coins, card.cost.potions);
  return {
    title: glossary.cardName(id),
    sentence: `${facts}. ${glossary.cardText(card).replaceAll(/\s+/g, ' ')}`,
    picture: { kind: 'card', card: id },
  };
}

async function ownCardPreview(
  packed: string,
  { language, words, glossary }: Spoken,
): Promise<Preview | null> {
  const card = cardInAddress(packed);
  if (card === null) return null;
  const { definition } = card;
  const name = ownCardName(card, language);
  const write = await loadCardWriter(language, { [definition.id]: name });
  const types = definition.types.map((type) => glossary.typeName(type)).join(' – ');
  const facts = words.cardFacts(types, definition.cost.coins, definition.cost.potions);
  const text = plainText(write(definition), language);
  return {
    title: name,
    sentence: `${facts}. ${text.replaceAll(/\s+/g, ' ')}`,
    picture: { kind: 'own-card', card, name },
    readable: {
      name,
      facts,
      lines: text.split('\n').filter((line) => line !== ''),
      more: words.workshopMore,
    },
  };
}

function kingdomPreview(text: string, spoken: Spoken): Preview {
  const named = kingdoms.find(({ id }) => id === text);
  const cards = named?.cards ?? readKingdom(decodeURIComponent(text));
  return {
    title: named === undefined ? spoken.words.kingdom : spoken.glossary.kingdomName(named.id),
    sentence: listed(cards, spoken),
    picture: { kind: 'kingdom', cards },
  };
}

const listed = (cards: readonly string[], { glossary }: Spoken): string =>
  cards.map((card) => glossary.cardName(card)).join(', ');

/** Who has the link sees the seats and what is agreed on; of a game that runs, that it does. */
function tablePreview({ seats, host, state, options }: TableView, spoken: Spoken): Preview {
  const { language, words } = spoken;
  const owner = seats.find((seat) => seat?.kind === 'person' && seat.id === host);
  const title = owner === undefined || owner === null ? words.tableWithoutHost : words.table(owner.name);
  const fan = { kind: 'fan' } as const;
  if (state === 'playing') {
    return options.spectators === 'none'
      ? { title: words.tableWithoutHost, sentence: words.privateTable, picture: fan }
      : { title, sentence: words.playing, picture: fan };
  }
  if (state === 'finished') return { title, sentence: words.finished, picture: fan };
  const free = seats.filter((seat) => seat === null).length;
  const sentence = free === 0 ? words.tableFull : words.seatsFree(free, seats.length);
  const cards = cardsOf(options.kingdom);
  const own = ownCardsOf(options.kingdom).map((card) => ({ card, name: ownCardName(card, language) }));
  return { title, sentence, picture: cards === null ? fan : { kind: 'kingdom', cards, own } };
}

/** Null for a kingdom that is yet to be drawn. */
function cardsOf(kingdom: TableView['options']['kingdom']): readonly string[] | null {
  switch (kingdom.kind) {
    case 'recommended':
      return kingdoms.find(({ id }) => id === kingdom.id)?.cards ?? null;
    case 'cards':
      return kingdom.cards;
    case 'random':
    case 'draft':
      return null;
  }
}

function gamePreview({ players, finishedAt, kingdom }: ArchivedGame, spoken: Spoken): Preview {
  const { words } = spoken;
  if (finishedAt === null) {
    const names = words.and(players.map(({ name }) => name));
    return { title: words.running(names), sentence: words.runningSentence, picture: { kind: 'fan' } };
  }
  const ranked = players.toSorted(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (b.points ?? 0) - (a.points ?? 0),
  );
  const points = ranked.map((player) => player.points ?? 0).join(' : ');
  const winners = ranked.filter(({ place }) => place === 1);
  const [winner] = winners;
  const title =
    winner === undefined
      ? words.ended(points)
      : winners.length > 1
        ? words.drawn(points)
        : words.won(winner.name, points);
  return {
    title,
    sentence: `${words.replay} ${words.replayOf(listed(kingdom, spoken))}`,
    painted: words.replay,
    picture: {
      kind: 'result',
      kingdom,
      players: ranked.map((player) => ({
        name: player.name,
        points: player.points ?? 0,
        hasWon: player.place === 1,
      })),
    },
  };
}
