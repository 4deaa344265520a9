// Why a home-made card from outside is none yet, in each language: what must stand at a place of it.

import type { CardDemand } from '@tenfold/rules';
import type { Language } from './languages.ts';

/** What must stand at a place of a card as it is handed on: in its definition, or in what is around it. */
export type OwnCardDemand =
  | CardDemand
  | { readonly needs: 'some-name' | 'own-id' | 'picture-name' | 'picture' | 'other' }
  | { readonly needs: 'card-name' | 'shorter'; readonly most: number }
  | { readonly needs: 'nothing-else'; readonly words: readonly string[] }
  | {
      readonly needs: 'kind';
      readonly kind: 'object' | 'array' | 'string' | 'number' | 'boolean';
      readonly isMissing: boolean;
    };

/** What is wrong with a card: the sentence for who reads English, and what it says. */
export interface CardTroubleToTell {
  readonly what: string;
  readonly demand: OwnCardDemand;
}

type Of<Needs extends OwnCardDemand['needs']> = OwnCardDemand & { readonly needs: Needs };
type Sentences = {
  readonly [Needs in OwnCardDemand['needs']]: (demand: Of<Needs>) => string;
};

const hu: Sentences = {
  object: () => 'itt egy objektum álljon: {…}',
  id: () => 'kisbetűkből és számjegyekből álljon, kötőjelekkel, például „old-mill”',
  text: () => 'mondja meg, mi történik, amikor kijátsszák',
  reaction: () => 'pontosan akkor legyen itt, ha a lap Reakció',
  'when-attacked': () => 'az „unaffected” csak az onAttack részben állhat, és csak arról szólhat, aki reagál',
  'others-only': () => 'a „remember” csak eachOtherPlayer, eachPlayer vagy leftNeighbour belsejében állhat',
  'others-already': () => 'maradjon ki: ezt már a többi játékos teszi',
  'asked-you': () => 'csak „you” lehet: más nem látja a kezet',
  'one-from-play': () => 'kijátszott lapok közül csak 1 lehet',
  'bonuses-only': () => 'itt csak jutalom állhat: lap, akció, vásárlás, érme',
  'show-hand': () => 'közvetlenül revealHand után kell kérdezni, hogy mindenki tudja a választ',
  'show-first': () => 'csak felmutatott lapról szólhat; előbb álljon revealThem, mielőtt a lapok elkerülnek',
  'return-pick': () =>
    'előtte pick vagy pickCopiesOfIt álljon return igével: aminek nincs paklija, azt nem lehet visszatenni',
  'play-verb': () => 'itt „play” álljon, mert a lapokat kijátsszák',
  'mode-names': () => 'a lehetőségek neve különbözzön, és egyiké se legyen „nothing”',
  'some-mode': () => 'legalább egy lehetőség legyen a listában',
  'left-out': () => 'maradjon ki: ilyesmit nem lehet mondani',
  truth: () => 'true vagy false legyen',
  word: () => 'egy szó legyen, kisbetűkkel',
  yes: () => 'true legyen',
  types: () => 'különböző típusok listája legyen, legalább eggyel',
  'too-long': ({ most, has }) => `legfeljebb ${most} lépésből állhat; most ${has} van benne`,
  size: ({ most, deepest }) => `legfeljebb ${most} bejegyzés lehet benne, legfeljebb ${deepest} szint mélyen`,
  'too-deep': ({ most }) => `legfeljebb ${most} szint ágyazható egymásba`,
  list: ({ most }) => `lista legyen, legfeljebb ${most} elemmel`,
  'few-modes': ({ most }) => `legfeljebb ${most} lehet: ennyi lehetőség van`,
  number: ({ least, most }) => `egész szám legyen, ${least} és ${most} között`,
  'put-away': ({ words }) => `utána az álljon, mi lesz a lapokkal: ${words.join(', ')} közül az egyik`,
  'one-of': ({ words }) => `ezek egyike legyen: ${words.join(', ')}`,
  'one-key': ({ words }) => `objektum legyen, ezek egyikével: ${words.join(', ')}`,
  'some-name': () => 'legalább egy nyelven legyen neve',
  'own-id': () => 'saját azonosító kell: ez már egy másik lapé',
  'picture-name': () => 'egy kép neve legyen: kisbetűk, számjegyek és kötőjelek',
  picture: () => 'kis PNG-, JPEG- vagy WebP-kép legyen, data-címként',
  'card-name': ({ most }) => `1–${most} betű, számjegy vagy egyszerű írásjel lehet, a végein szóköz nélkül`,
  shorter: ({ most }) => `nem lehet hosszabb, mint ${most}`,
  'nothing-else': ({ words }) => `más nem lehet benne: ${words.join(', ')}`,
  kind: ({ kind, isMissing }) => {
    const kinds = {
      object: 'egy objektum álljon: {…}',
      array: 'egy lista álljon: […]',
      string: 'egy szöveg álljon',
      number: 'egy egész szám álljon',
      boolean: 'true vagy false álljon',
    };
    return `itt ${kinds[kind]}${isMissing ? '; most nincs itt semmi' : ''}`;
  },
  other: () => 'ez így nem olvasható',
};

const pl: Sentences = {
  object: () => 'tu musi być obiekt: {…}',
  id: () => 'tylko małe litery i cyfry, połączone łącznikami, na przykład „old-mill”',
  text: () => 'musi mówić, co się dzieje po zagraniu karty',
  reaction: () => 'musi tu być wtedy i tylko wtedy, gdy karta jest Reakcją',
  'when-attacked': () => '„unaffected” może stać tylko w onAttack i dotyczyć tylko tego, kto reaguje',
  'others-only': () => '„remember” może stać tylko wewnątrz eachOtherPlayer, eachPlayer lub leftNeighbour',
  'others-already': () => 'trzeba to pominąć: robią to już inni gracze',
  'asked-you': () => 'może tu być tylko „you”: nikt inny nie widzi ręki',
  'one-from-play': () => 'spośród zagranych kart może to być tylko 1',
  'bonuses-only': () => 'mogą tu być tylko premie: karty, akcje, zakupy, monety',
  'show-hand': () => 'trzeba o to pytać zaraz po revealHand, żeby wszyscy znali odpowiedź',
  'show-first': () => 'może dotyczyć tylko pokazanych kart; dodaj revealThem, zanim zostaną odłożone',
  'return-pick': () =>
    'musi to być pick lub pickCopiesOfIt z czasownikiem return: kart bez stosu nie można zwrócić',
  'play-verb': () => 'musi tu być „play”, bo te karty się zagrywa',
  'mode-names': () => 'możliwości muszą mieć różne nazwy, a żadna nie może się nazywać „nothing”',
  'some-mode': () => 'lista musi mieć co najmniej jedną możliwość',
  'left-out': () => 'trzeba to pominąć: czegoś takiego nie da się powiedzieć',
  truth: () => 'musi być true albo false',
  word: () => 'musi być jednym słowem z małych liter',
  yes: () => 'musi być true',
  types: () => 'musi być listą różnych typów, z co najmniej jednym',
  'too-long': ({ most, has }) => `kroków może być najwyżej ${most}; teraz jest ich ${has}`,
  size: ({ most, deepest }) => `wpisów może być najwyżej ${most}, a poziomów najwyżej ${deepest}`,
  'too-deep': ({ most }) => `poziomów zagnieżdżenia może być najwyżej ${most}`,
  list: ({ most }) => `musi być listą; elementów najwyżej ${most}`,
  'few-modes': ({ most }) => `najwyżej ${most}: tyle jest możliwości`,
  number: ({ least, most }) => `musi być liczbą całkowitą od ${least} do ${most}`,
  'put-away': ({ words }) =>
    `potem musi być powiedziane, co się stanie z kartami: jedno z ${words.join(', ')}`,
  'one-of': ({ words }) => `musi być jednym z: ${words.join(', ')}`,
  'one-key': ({ words }) => `musi być obiektem z jednym z pól: ${words.join(', ')}`,
  'some-name': () => 'karta musi mieć nazwę w co najmniej jednym języku',
  'own-id': () => 'potrzebny jest własny identyfikator: ten należy do innej karty',
  'picture-name': () => 'musi być nazwą obrazka: małe litery, cyfry i łączniki',
  picture: () => 'musi być małym obrazkiem PNG, JPEG lub WebP zapisanym jako adres data',
  'card-name': ({ most }) =>
    `od 1 do ${most} liter, cyfr i prostych znaków, bez spacji na początku i na końcu`,
  shorter: ({ most }) => `nie może być dłuższe niż ${most}`,
  'nothing-else': ({ words }) => `nie może tu być nic więcej: ${words.join(', ')}`,
  kind: ({ kind, isMissing }) => {
    const kinds = {
      object: 'obiekt: {…}',
      array: 'lista: […]',
      string: 'tekst',
      number: 'liczba całkowita',
      boolean: 'true albo false',
    };
    return `tu musi być ${kinds[kind]}${isMissing ? '; teraz nie ma nic' : ''}`;
  },
  other: () => 'tego nie da się odczytać',
};

const de: Sentences = {
  object: () => 'hier muss ein Objekt stehen: {…}',
  id: () => 'nur kleine Buchstaben und Ziffern, mit Bindestrichen verbunden, etwa „old-mill“',
  text: () => 'muss sagen, was beim Ausspielen geschieht',
  reaction: () => 'muss genau dann da sein, wenn die Karte eine Reaktion ist',
  'when-attacked': () => '„unaffected“ darf nur in onAttack stehen und nur dem gelten, der reagiert',
  'others-only': () => '„remember“ darf nur in eachOtherPlayer, eachPlayer oder leftNeighbour stehen',
  'others-already': () => 'muss wegbleiben: Das tun schon die Mitspieler',
  'asked-you': () => 'darf nur „you“ sein: Niemand sonst sieht die Hand',
  'one-from-play': () => 'darf aus den ausgespielten Karten nur 1 sein',
  'bonuses-only': () => 'hier dürfen nur Boni stehen: Karten, Aktionen, Käufe, Münzen',
  'show-hand': () => 'muss gleich nach revealHand gefragt werden, damit alle die Antwort kennen',
  'show-first': () =>
    'darf nur von Karten handeln, die gezeigt wurden; setz revealThem davor, ehe sie weggelegt werden',
  'return-pick': () =>
    'davor muss pick oder pickCopiesOfIt mit dem Verb return stehen: Karten ohne Stapel lassen sich nicht zurücklegen',
  'play-verb': () => 'muss „play“ sein, denn die Karten werden ausgespielt',
  'mode-names': () => 'die Möglichkeiten müssen verschieden heißen, und keine „nothing“',
  'some-mode': () => 'die Liste braucht wenigstens eine Möglichkeit',
  'left-out': () => 'muss wegbleiben: So etwas lässt sich nicht sagen',
  truth: () => 'muss true oder false sein',
  word: () => 'muss ein Wort aus kleinen Buchstaben sein',
  yes: () => 'muss true sein',
  types: () => 'muss eine Liste verschiedener Typen sein, wenigstens eines',
  'too-long': ({ most, has }) => `darf höchstens ${most} Schritte lang sein; es sind ${has}`,
  size: ({ most, deepest }) => `darf höchstens ${most} Einträge haben und ${deepest} Ebenen tief sein`,
  'too-deep': ({ most }) => `darf höchstens ${most} Ebenen tief verschachtelt sein`,
  list: ({ most }) => `muss eine Liste sein, höchstens ${most} lang`,
  'few-modes': ({ most }) => `darf höchstens ${most} sein: So viele Möglichkeiten gibt es`,
  number: ({ least, most }) => `muss eine ganze Zahl von ${least} bis ${most} sein`,
  'put-away': ({ words }) =>
    `danach muss stehen, was mit den Karten geschieht: ${words.join(', ')} – eines davon`,
  'one-of': ({ words }) => `muss eines hiervon sein: ${words.join(', ')}`,
  'one-key': ({ words }) => `muss ein Objekt mit einem hiervon sein: ${words.join(', ')}`,
  'some-name': () => 'die Karte braucht wenigstens in einer Sprache einen Namen',
  'own-id': () => 'braucht eine eigene Kennung: Diese gehört einer anderen Karte',
  'picture-name': () => 'muss der Name eines Bildes sein: kleine Buchstaben, Ziffern und Bindestriche',
  picture: () => 'muss ein kleines Bild als data-Adresse sein: PNG, JPEG oder WebP',
  'card-name': ({ most }) =>
    `1 bis ${most} Buchstaben, Ziffern und einfache Zeichen, ohne Leerzeichen am Anfang und am Ende`,
  shorter: ({ most }) => `darf nicht länger als ${most} sein`,
  'nothing-else': ({ words }) => `darf nichts anderes enthalten: ${words.join(', ')}`,
  kind: ({ kind, isMissing }) => {
    const kinds = {
      object: 'ein Objekt stehen: {…}',
      array: 'eine Liste stehen: […]',
      string: 'ein Text stehen',
      number: 'eine ganze Zahl stehen',
      boolean: 'true oder false stehen',
    };
    return `hier muss ${kinds[kind]}${isMissing ? '; es fehlt' : ''}`;
  },
  other: () => 'das lässt sich so nicht lesen',
};

const sentences: Readonly<Record<Exclude<Language, 'en'>, Sentences>> = { hu, pl, de };

/** What was sent may be quoted, but not at any length. */
const LONGEST = 300;

/** What a card must be where it is none yet: goes on after its place and a colon. */
export function cardTrouble({ what, demand }: CardTroubleToTell, language: Language): string {
  const said =
    language === 'en'
      ? what
      : (sentences[language][demand.needs] as (demand: OwnCardDemand) => string)(demand);
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}
