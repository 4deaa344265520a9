// Mi lehet a baj egy stratégiával, magyarul. The words of the language itself stay English: they are typed so.

import { enumerated } from './complaint.ts';
import type { Complaints } from './complaints.ts';

const or = (words: readonly string[]): string => enumerated(words, 'vagy');
const and = (words: readonly string[]): string => enumerated(words, 'és');
const meant = (names: readonly string[]): string => `erre gondolsz: ${or(names)}?`;
const behind = (next: string): string => (next === '' ? '' : ` ez előtt: „${next}”`);
const line = (place: string): string => place.replace(/^line (\d+)$/, '$1. sor');

export const hu: Complaints = {
  unreadableQuotes: () => ({
    message: 'az idézőjelek közti szöveg nem olvasható',
    remedy: 'a benne lévő idézőjel helyett írj \\" jelet, a fordított perjel helyett \\\\ jelet',
  }),
  openQuote: () => ({ message: 'az idézőjel nincs lezárva', remedy: 'tegyél " jelet a név végére' }),
  quoteWithoutEnd: () => ({
    message: 'ha egy szöveg idézőjellel kezdődik, azzal is kell végződnie',
    remedy: 'tegyél " jelet a végére és \\ jelet minden belső " elé, vagy vedd el az elsőt',
  }),
  noNumber: (text) => ({ message: `„${text}” nem szám`, remedy: 'így írd: 3 vagy 2.5' }),
  strangeSign: (sign) => ({ message: `„${sign}” itt nem jelent semmit`, remedy: 'töröld' }),
  greatNumber: () => ({ message: 'ez a szám túl nagy', remedy: 'írj kisebbet' }),

  unknownCard: (name, nearest) => ({
    message: `nincs ilyen kártya: „${name}”`,
    remedy: nearest.length === 0 ? 'írj kártyanevet, például: Smithy' : meant(nearest),
  }),
  missingCard: () => ({ message: 'hiányzik egy kártya neve', remedy: 'írj egyet, például: Smithy' }),
  noChoice: (card) => ({
    message: `ennél a kártyánál nincs mit választani: ${card}`,
    remedy: 'töröld a sort, vagy írj olyan kártyát, amely választást ad, például: Minion',
  }),
  unknownMode: (card, mode, modes) => ({
    message: `a kártyának nincs ilyen lehetősége: ${card}, „${mode}”`,
    remedy: `a lehetőségei: ${and(modes)}`,
  }),
  missingMode: (modes) => ({
    message: 'hiányzik egy lehetőség',
    remedy: modes.length === 0 ? 'töröld a sort' : `írd ezt: ${or(modes)}`,
  }),
  asksForNothing: (card) => ({
    message: `ez a kártya sosem kér kártyát: ${card}`,
    remedy: 'töröld a sort',
  }),
  neverAsks: (card, verb, verbs) => ({
    message: `ez a kártya ezt sosem kérdezi: ${card}, ${verb}`,
    remedy: `ezt kérdezi: ${or(verbs)}`,
  }),

  unknownLine: (word, nearest) => ({
    message: `egyetlen sor sem kezdődik így: „${word}”`,
    remedy:
      nearest.length > 0
        ? meant(nearest)
        : 'kezdd így: buy, play, never play vagy with; megjegyzéshez # jellel',
  }),
  saidTwice: (word, first, second) => ({
    message: `kétszer szerepel: ${word}; először itt: ${first}. sor`,
    remedy: `töröld az egyiket: ${first}. vagy ${second}. sor`,
  }),
  missingText: (word) => ({
    message: `hiányzik a szöveg e szó mögül: „${word}”`,
    remedy: 'írd a sor első szava mögé',
  }),
  missingPlayers: (most) => ({
    message: 'hiányzik a játékosok száma',
    remedy: `írj egy számot 2 és ${most} között, vagy többet vesszővel elválasztva`,
  }),
  countBeforeCard: (count) => ({
    message: 'egy szabály egyszerre egy kártyát vesz',
    remedy: `korlátnak írj feltételt: buy Smithy when own < ${count}`,
  }),
  listOfCards: (first, second) => ({
    message: 'egy szabály egy kártyát vesz',
    remedy: `írj mindegyikhez szabályt, a legfontosabbat előre: buy ${first}, alá pedig buy ${second}`,
  }),
  missingStyle: () => ({
    message: 'hiányzik a stílus',
    remedy: 'írj egy szót, például: aggressiveTrashing',
  }),
  howToPlay: () => ({
    message: 'nem derül ki, hogyan játszd ki a kártyát',
    remedy:
      'a neve mögé írd: „first”, „last”, „before” és egy kártya, „only if” és egy feltétel, vagy „for” és egy lehetőség; ' +
      '„never play” a kézben tartja',
  }),
  neverWithoutPlay: () => ({
    message: 'a „never” mögül hiányzik a „play”',
    remedy: 'írd: never play és egy kártya',
  }),
  onlyWithoutIf: () => ({
    message: 'az „only” mögül hiányzik az „if”',
    remedy: 'írd: only if és egy feltétel, például only if Copper in hand > 0',
  }),
  whatToDo: (verbs) => ({
    message: 'nem derül ki, mi legyen a kártyával',
    remedy: `a neve mögé írd: ${or(verbs)}`,
  }),
  guardState: () => ({
    message: 'nem derül ki, be van-e kapcsolva a védelem',
    remedy: 'írd: guard off, vagy töröld a sort',
  }),
  notUnderstood: (text, nearest) => ({
    message: `„${text}” itt nem érthető`,
    remedy: nearest.length === 0 ? 'töröld, vagy kezdj feltételt a when szóval' : meant(nearest),
  }),
  whenNotIf: () => ({ message: '„if” itt nem érthető', remedy: 'írd: when' }),
  andNotComma: () => ({
    message: '„,” itt nem érthető',
    remedy: 'a feltételek közé „and” kell',
  }),
  commaNotAnd: (text) => ({
    message: `„${text}” itt nem érthető`,
    remedy: `a kártyák közé vessző kell, a feltételek közé „${text}”`,
  }),
  noName: () => ({
    message: 'a stratégiának nincs neve',
    remedy: 'kezdd egy ilyen sorral: strategy Big Money',
  }),
  noSource: (word) => ({
    message: `„${word}” egy forrásról mondana többet, de nincs forrás`,
    remedy: 'tegyél fölé egy ilyen sort: source Geronimoo/DominionSim',
  }),

  missingDefinition: (word) => ({
    message: `hiányzik a név e szó mögül: „${word}”`,
    remedy: `írj egy szót, például: ${word} greening when Province left <= 4`,
  }),
  takenName: (name) => ({
    message: `„${name}” már mást jelent`,
    remedy: 'vegyél olyan szót, amely nem kártya és nem a nyelv szava, például: greening',
  }),
  definitionWithoutWhen: (name) => ({
    message: `nem derül ki, mikor teljesül: „${name}”`,
    remedy: `írd mögé: when és egy feltétel: define ${name} when Province left <= 4`,
  }),
  circle: (name) => ({
    message: `„${name}” önmagától függ`,
    remedy: 'a feltétele szóljon a játékról, vagy csak följebb megadott nevekről',
  }),

  missingQuantity: (next) => ({
    message: `hiányzik egy mennyiség${behind(next)}`,
    remedy: 'írj egyet, például: own Gold, Province left, coins vagy turn',
  }),
  missingComparison: (next, signs) => ({
    message: `hiányzik egy összehasonlítás${behind(next)}`,
    remedy: `írd ezek egyikét: ${signs}, és egy számot`,
  }),
  missingNumber: (sign) => ({
    message: `szám hiányzik e jel után: ${sign}`,
    remedy: 'írj számot vagy mennyiséget, például: 2 vagy own Gold',
  }),
  twoComparisons: (first, middle, second) => ({
    message: 'egy feltétel két dolgot hasonlít össze, itt pedig három van',
    remedy: `írj kettőt, közöttük „and”: ${first} and ${middle} ${second}`,
  }),
  openBracket: () => ({
    message: 'a zárójel nincs lezárva',
    remedy: 'tegyél ) jelet a számítás mögé',
  }),
  openGroup: () => ({
    message: 'a zárójel nincs lezárva',
    remedy: 'tegyél ) jelet a feltétel mögé',
  }),
  longSum: () => ({ message: 'ez a számítás túl hosszú', remedy: 'írj rövidebbet' }),
  deepCondition: () => ({
    message: 'túl sok zárójel van egymásban',
    remedy: 'adj nevet egy részének: define',
  }),
  divisionByZero: () => ({
    message: 'nullával nem lehet osztani',
    remedy: 'ossz más számmal, vagy töröld az osztást',
  }),
  unknownQuantity: (text, nearest) => ({
    message: `„${text}” nem mennyiség`,
    remedy: `erre gondolsz: ${nearest}?`,
  }),
  moneyAlone: (text) => ({
    message: `„${text}” magában nem mennyiség`,
    remedy: 'írd: coins, ha az most elkölthető pénz a kérdés, vagy total money, ha az, amit minden lapod hoz',
  }),
  pointsAlone: (text) => ({
    message: `„${text}” nem mondja meg, kinek a pontjai`,
    remedy: 'írd: my points vagy opponent points',
  }),
  opponentAlone: (text, what) => ({
    message: `„${text} ${what}” nem mondja meg, mit tesz vele az ellenfél`,
    remedy: `írd: opponent owns ${what}; több ellenfélnél ez a legtöbb, amennyi egynek van, opponents own ${what} pedig mindenkié együtt`,
  }),
  hiddenPlace: (what, place) => ({
    message: `rejtett, hogy mely lapjaid vannak itt: ${place}`,
    remedy: `írd: ${what} unseen, ha a húzó- és a dobópakli együtt kell, vagy cards in ${place}, ha a lapok száma`,
  }),
  missingPlace: (text, next, places) => ({
    message: `„${text}” nem mondja meg, hol vannak a lapok${next === '' ? '' : `, és „${next}” nem szó erre`}`,
    remedy: `írj own szót a név elé, vagy mögé ezt: ${or(places)}`,
  }),
  onePile: (place) => ({
    message: `„${place}” egy pakli lapjait számolja`,
    remedy: 'írj elé kártyanevet, például: Province left',
  }),
  oneCard: (place) => ({
    message: `„${place}” egy kártyáról szól`,
    remedy: 'írj mögé kártyanevet, például: cost of Gold',
  }),

  neverReached: (card, place) => ({
    message: `ez a szabály sosem számít: egy másik mindig megelőzi (${card}, ${line(place)})`,
    remedy: 'töröld, tedd följebb, vagy adj a másiknak feltételt',
  }),
  neverPlayed: (card) => ({
    message: `ez a szabály sosem számít: ezt a kártyát soha nem játssza ki: ${card}`,
    remedy: 'töröld',
  }),
};
