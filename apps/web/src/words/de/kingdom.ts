import type { kingdom as English } from '../en/kingdom.ts';

const list = new Intl.ListFormat('de');
const or = new Intl.ListFormat('de', { type: 'disjunction' });
/** In quotation marks a name keeps its form whatever the case; what has some already needs no more. */
const quoted = (name: string): string => (name.includes('„') ? name : `„${name}“`);
const all = (names: readonly string[]): string => list.format(names.map(quoted));
const ask = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` Meinst du ${or.format(nearest.map(quoted))}?`;

export const kingdom: typeof English = {
  title: 'Königreich',
  way: 'Wie das Königreich gewählt wird',
  ways: {
    recommended: 'Empfohlen',
    random: 'Zufällig',
    picked: 'Von Hand',
    draft: 'Reihum',
    text: 'Link oder Liste',
  },

  newcomers: (firstGame) =>
    `Neu im Spiel? Die Spielregeln raten, zuerst nur mit dem Basisspiel zu spielen, etwa mit dem Königreich „${firstGame}“.`,

  reroll: 'Neu ziehen',
  drawFrom: 'Ziehen aus',
  wishes: 'Wünsche',
  atLeastOne: 'Mindestens eine Karte dieser Art',
  traits: {
    village: '+2 Aktionen',
    'plus-cards': '+2 Karten',
    'plus-buy': '+1 Kauf',
    trasher: 'Karten entsorgen',
    gainer: 'Karten nehmen',
    attack: 'Angriff',
  },
  mostAttacks: 'Höchstens so viele Angriffe',
  anyNumber: 'beliebig viele',
  reactionIfAttacks: 'eine Reaktion, wenn es Angriffe gibt',
  alchemyThreeToFive: 'drei bis fünf Karten aus „Die Alchemisten“ oder keine',
  alchemyNeedsOthers: 'Dazu braucht es auch Karten aus einer anderen Schachtel.',
  without: (card) => `ohne „${card}“`,
  noWishes: 'Wünsche zurücksetzen',
  likesAndBans: 'Gewünschte und verbannte Karten',
  likedAndBanned: (liked, banned) => `(${liked} gewünscht, ${banned} verbannt)`,
  must: 'Muss dabei sein',
  mustHave: (card) => `„${card}“ muss dabei sein`,
  ban: 'Verbannt',
  banned: (card) => `„${card}“ ist verbannt`,

  search: 'Karten suchen',
  nothingFound: (typed) => `Keine Karte heißt „${typed}“.`,
  picked: (count, of) => `${count} von ${of} Karten`,
  fillUp: 'Zufällig auffüllen',
  clear: 'Leeren',
  text: 'Ein Link, der Name eines Königreichs oder zehn Karten',
  textHint: 'Karten in deiner Sprache oder auf Englisch, mit Kommas oder Punkten dazwischen.',

  ownName: 'Ein Königreich aus zehn Karten',
  playBots: 'Gegen Bots spielen',
  playFriends: 'Mit Freunden spielen',
  another: 'Ein anderes',
  link: 'Link zu diesem Königreich',
  rulings: 'Klarstellungen',
  unreadable: 'Dieses Königreich lässt sich nicht lesen',
  chooseOne: 'Ein Königreich wählen',

  named: (name) => `das Königreich „${name}“`,
  unknownCard: (card, nearest) => `Es gibt keine Karte „${card}“.${ask(nearest)}`,
  unknownKingdom: (text, nearest) =>
    `„${text}“ ist weder ein empfohlenes Königreich noch eine Liste von zehn Karten mit Kommas dazwischen.${ask(nearest)}`,
  basicCard: (card) => `„${card}“ ist eine Basiskarte und gehört nie zum Königreich. Nimm dafür eine andere.`,
  repeatedCard: (card) => `„${card}“ steht zweimal da. Nimm dafür eine andere Karte.`,
  wrongSize: (count, wanted) =>
    count < wanted
      ? `${count} ${count === 1 ? 'Karte ist' : 'Karten sind'} zu wenig: Ein Königreich hat ${wanted}. Es ${wanted - count === 1 ? 'fehlt' : 'fehlen'} noch ${wanted - count}.`
      : `${count} Karten sind zu viele: Ein Königreich hat ${wanted}. Nimm ${count - wanted} weg.`,
  noBoxes: 'Keine Schachtel ist angekreuzt. Kreuze mindestens eine an.',
  tooManyMusts: (count, highest) =>
    `${count} Karten müssen dabei sein, aber ein Königreich hat ${highest}. Streiche ${count - highest} davon.`,
  withoutCard: (card) =>
    `In diesem Königreich ist „${card}“, der Tisch spielt aber ohne diese Karte. Wähle ein anderes Königreich oder entferne in den Regeln am Tisch das Häkchen bei „ohne ‚${card}‘“.`,
  mustIsBanned: (card) => `„${card}“ ist zugleich gewünscht und verbannt. Entscheide dich für eins davon.`,
  mustOutsideBoxes: (card, box) =>
    `„${card}“ muss dabei sein, aber die Schachtel „${box}“ ist nicht angekreuzt. Kreuze sie an oder verzichte auf die Karte.`,
  tooFewCards: (left, wanted) =>
    `Nur ${left} Karten sind übrig, um ${wanted} zu ziehen. Kreuze noch eine Schachtel an oder verbanne weniger Karten.`,
  noneFits: (clash, cures) =>
    `Kein Königreich hat das alles zusammen: ${clash.join('; ')}. ${
      cures.length === 0 ? 'Gib etwas davon auf und ziehe neu.' : `Das würde helfen: ${or.format(cures)}.`
    }`,
  tooManyWishes: 'So viele Wünsche abzuwägen dauert zu lange. Gib einige auf.',
  otherTrouble: 'Daraus wird kein Königreich. Nimm deinen letzten Wunsch zurück.',
  otherWish: 'ein anderer Wunsch',
  partMusts: (cards) => `mit ${all(cards)}`,
  partBans: (cards) => `ohne ${all(cards)}`,
  partBoxes: (boxes) => `nur aus ${all(boxes)}`,
  partTrait: (trait) => `mindestens eine Karte dieser Art: „${trait}“`,
  partAttacks: (most) =>
    most === 0 ? 'keine Angriffe' : `höchstens ${most} ${most === 1 ? 'Angriff' : 'Angriffe'}`,
  cureMusts: (cards) => `auf ${all(cards)} verzichten`,
  cureBans: (cards) => `${all(cards)} erlauben`,
  cureBoxes: 'auch aus einer anderen Schachtel ziehen',
  cureTrait: (trait) => `auf „${trait}“ verzichten`,
  cureAttacks: 'mehr Angriffe erlauben',
  cureAlchemy: 'beliebig viele Karten aus „Die Alchemisten“ zulassen',
  cureReaction: 'auf eine Reaktion verzichten',
  cureOther: 'einen anderen Wunsch zurücknehmen',
};
