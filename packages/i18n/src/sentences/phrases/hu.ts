import type { CardId } from '@tenfold/rules';
import type { PhraseWords } from './phrase-words.ts';

/** `the` is the name with its definite article. */
export const hungarianPhrases = (
  name: (card: CardId) => string,
  the: (card: CardId) => string,
): PhraseWords => ({
  phrases: {
    hello: 'Szia!',
    'good-game': 'Jó játék volt!',
    'well-played': 'Szépen játszottál!',
    'one-moment': 'Egy pillanat!',
    oops: 'Hoppá!',
    thanks: 'Köszönöm!',
    'your-move': 'Te jössz!',
    hurry: 'Egy kicsit gyorsabban?',
    sorry: 'Bocsánat!',
    rematch: 'Visszavágó?',
  },
  reactions: {
    ouch: (card) => `Jaj, ez ${the(card)}!`,
    nice: (card) => `Szép kör volt ez: ${name(card)}!`,
    again: (card) => `Már megint ${the(card)}?`,
    lucky: (card) => `Micsoda szerencse: ${name(card)}!`,
    'my-poor': (card) => `Szegény ${name(card)}!`,
    clever: (card) => `Ügyes volt ez ${the(card)}!`,
    favourite: (card) => `A kedvencem: ${name(card)}!`,
    unexpected: (card) => `Erre nem számítottam: ${name(card)}!`,
    wanted: (card) => `Nekem is kellett volna ${the(card)}!`,
    'good-buy': (card) => `Jó vétel: ${name(card)}!`,
    beware: (card) => `Vigyázat: ${name(card)}!`,
    'at-last': (card) => `Végre: ${name(card)}!`,
  },
  voices: {
    'bramble.greets': 'Szia! Mennyi szép lap!',
    'bramble.hit': (card) => `Juj, ${name(card)}! Ez mit csinál?`,
    'bramble.province': (card) => `Hú, ${name(card)}! Ez aztán nagy!`,
    'bramble.ends': 'Jó játék volt! Már vége is?',
    'magpie.greets': 'Szia! Én csak azért jöttem, ami csillog.',
    'magpie.hit': (card) => `${name(card)}? El a fészkemtől!`,
    'magpie.province': (card) => `${name(card)}! Hogy csillog!`,
    'magpie.ends': 'Jó játék volt! Egy érmét megtarthatok?',
    'vixen.greets': 'Jó napot! Lássuk, ki a ravaszabb.',
    'vixen.hit': (card) => `${name(card)}? Ezt megjegyzem.`,
    'vixen.province': (card) => `${name(card)}? Arra nekem is fájt a fogam.`,
    'vixen.ends': 'Jó játék volt. Tanultam belőle.',
    'chancellor.greets': 'Üdvözlet. Győzzön a jobb terv.',
    'chancellor.hit': (card) => `${name(card)}. Hát idáig jutottunk.`,
    'chancellor.province': (card) => `${name(card)}. Közeleg a vég.`,
    'chancellor.ends': 'Jó játék volt. Megtiszteltetés.',
  },
});
