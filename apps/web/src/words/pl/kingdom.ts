import type { kingdom as English } from '../en/kingdom.ts';

const list = new Intl.ListFormat('pl');
const or = new Intl.ListFormat('pl', { type: 'disjunction' });
const ask = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` Czy chodzi o: ${or.format(nearest)}?`;

const rules = new Intl.PluralRules('pl');
/** "1 karta", "2 karty", "5 kart". */
function cards(count: number): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'karta' : form === 'few' ? 'karty' : 'kart'}`;
}

/** "1 Atak", "2 Ataki", "5 Ataków". */
function attacks(count: number): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'Atak' : form === 'few' ? 'Ataki' : 'Ataków'}`;
}

/** "karty Wioska", "kart Wioska i Fosa": the word for card takes the case upon itself. */
const ofCards = (names: readonly string[]): string =>
  `${names.length === 1 ? 'karty' : 'kart'} ${list.format(names)}`;

export const kingdom: typeof English = {
  title: 'Królestwo',
  way: 'Jak wybierasz królestwo',
  ways: {
    recommended: 'Polecane',
    random: 'Losowe',
    picked: 'Ręcznie',
    draft: 'Po kolei',
    text: 'Link lub lista',
  },

  newcomers: (firstGame) =>
    `Dopiero poznajesz tę grę? Instrukcje radzą zacząć od samej gry podstawowej, na przykład od królestwa „${firstGame}”.`,

  reroll: 'Losuj ponownie',
  drawFrom: 'Losuj z',
  wishes: 'Życzenia',
  atLeastOne: 'Co najmniej jedna taka karta',
  traits: {
    village: '+2 Akcje',
    'plus-cards': '+2 Karty',
    'plus-buy': '+1 Kupno',
    trasher: 'wyrzucanie do kosza',
    gainer: 'pozyskiwanie',
    attack: 'Atak',
  },
  mostAttacks: 'Najwyżej tyle Ataków',
  anyNumber: 'dowolnie wiele',
  reactionIfAttacks: 'Reakcja, jeśli są Ataki',
  alchemyThreeToFive: 'od trzech do pięciu kart z Alchemii albo żadnej',
  alchemyNeedsOthers: 'Do tego potrzebne są też karty z innego pudełka.',
  without: (card) => `bez karty ${card}`,
  noWishes: 'Wyczyść życzenia',
  likesAndBans: 'Karty lubiane i zakazane',
  likedAndBanned: (liked, banned) => `(lubiane: ${liked}, zakazane: ${banned})`,
  must: 'Musi być',
  mustHave: (card) => `${card}: musi być`,
  ban: 'Zakazana',
  banned: (card) => `${card}: zakazana`,

  search: 'Szukaj kart',
  nothingFound: (typed) => `Nie ma karty o nazwie „${typed}”.`,
  picked: (count, of) => `Karty: ${count} z ${of}`,
  fillUp: 'Dolosuj resztę',
  clear: 'Wyczyść',
  text: 'Link, nazwa królestwa albo dziesięć kart',
  textHint: 'Karty w twoim języku albo po angielsku, oddzielone przecinkami lub kropkami.',

  ownName: 'Królestwo z dziesięciu kart',
  playBots: 'Zagraj nim z botami',
  playFriends: 'Zagraj nim ze znajomymi',
  another: 'Inne królestwo',
  link: 'Link do tego królestwa',
  rulings: 'Wyjaśnienia',
  unreadable: 'Tego królestwa nie da się odczytać',
  chooseOne: 'Wybierz królestwo',

  named: (name) => `królestwo „${name}”`,
  unknownCard: (card, nearest) => `Nie ma karty „${card}”.${ask(nearest)}`,
  unknownKingdom: (text, nearest) =>
    `„${text}” to ani polecane królestwo, ani dziesięć kart oddzielonych przecinkami.${ask(nearest)}`,
  basicCard: (card) => `${card} to karta podstawowa, nigdy nie należy do królestwa. Weź zamiast niej inną.`,
  repeatedCard: (card) => `Karta ${card} występuje dwa razy. Weź zamiast niej inną.`,
  wrongSize: (count, wanted) =>
    count < wanted
      ? `${cards(count)} to za mało: królestwo ma ${wanted}. Dodaj jeszcze ${wanted - count}.`
      : `${cards(count)} to za dużo: królestwo ma ${wanted}. Usuń ${count - wanted}.`,
  noBoxes: 'Nie zaznaczono żadnego pudełka. Zaznacz co najmniej jedno.',
  tooManyMusts: (count, highest) =>
    `Kart, które muszą być: ${count}, a królestwo ma ${highest}. Zdejmij z listy ${count - highest}.`,
  withoutCard: (card) =>
    `W tym królestwie jest karta ${card}, a stół gra bez niej. Wybierz inne królestwo albo odznacz „bez karty ${card}” w zasadach stołu.`,
  mustIsBanned: (card) => `Karta ${card} jest zarazem lubiana i zakazana. Wybierz jedno.`,
  mustOutsideBoxes: (card, box) =>
    `Karta ${card} musi być, ale jej pudełko („${box}”) nie jest zaznaczone. Zaznacz je albo zrezygnuj z karty.`,
  tooFewCards: (left, wanted) =>
    `Do losowania zostało: ${cards(left)}, a potrzeba ${wanted}. Zaznacz jeszcze jedno pudełko albo zakaż mniej kart.`,
  noneFits: (clash, cures) =>
    `Żadne królestwo nie ma tego wszystkiego naraz: ${clash.join('; ')}. ${
      cures.length === 0 ? 'Zrezygnuj z czegoś i losuj ponownie.' : `To by pomogło: ${or.format(cures)}.`
    }`,
  tooManyWishes: 'Tylu życzeń nie da się szybko pogodzić. Zrezygnuj z kilku.',
  otherTrouble: 'Z tego nie da się złożyć królestwa. Cofnij ostatnie życzenie.',
  otherWish: 'inne życzenie',
  partMusts: (names) => `${names.length === 1 ? 'musi' : 'muszą'} być: ${list.format(names)}`,
  partBans: (names) => `bez ${ofCards(names)}`,
  partBoxes: (boxes) => `tylko z: ${list.format(boxes)}`,
  partTrait: (trait) => `co najmniej jedna taka: ${trait}`,
  partAttacks: (most) => (most === 0 ? 'bez Ataków' : `najwyżej ${attacks(most)}`),
  cureMusts: (names) => `rezygnacja z ${ofCards(names)}`,
  cureBans: (names) => `dopuszczenie ${ofCards(names)}`,
  cureBoxes: 'losowanie także z innego pudełka',
  cureTrait: (trait) => `rezygnacja z życzenia „${trait}”`,
  cureAttacks: 'dopuszczenie większej liczby Ataków',
  cureAlchemy: 'dowolna liczba kart z Alchemii',
  cureReaction: 'rezygnacja z Reakcji',
  cureOther: 'cofnięcie innego życzenia',
};
