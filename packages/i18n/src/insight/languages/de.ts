import type { InsightWords } from '../insight-words.ts';
import { range } from '../range.ts';
import { why } from '../why/de.ts';

export const german: InsightWords = {
  why,
  recap: {
    title: 'Seit deinem letzten Zug',
    hits: 'Was dich getroffen hat',
    quiet: 'Deine Karten blieben dabei unberührt.',
  },
  counts: {
    unknown: 'Dieses Spiel begann mittendrin; darum weiß niemand, wer welche Karten hat.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${cards === 1 ? 'Karte' : 'Karten'}, ${range(points)} ${/^-?1$/.test(range(points)) ? 'Punkt' : 'Punkte'}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Noch in deinem Nachziehstapel',
    discardHas: 'In deinem Ablagestapel',
    topIs: 'Oben auf deinem Nachziehstapel',
    none: 'nichts',
  },
};
