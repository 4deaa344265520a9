// The game in Polish. Names of players stay as they are: as the subject, or behind the word for player, which takes
// the case upon itself ("tura gracza Anna").

import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { counts, plusOf } from '../../counts.ts';
import { phaseName } from '../../terms.ts';
import { byNumber, numberOfCards, polishNouns } from '../nouns/pl.ts';
import { polishPhrases } from '../phrases/pl.ts';
import type { PickCount, Ask, MentionedPerson, PromptText, Sentences } from '../sentences.ts';
import { does, goBack, isOptional, kindOfAmount, whereOf } from '../shared.ts';

/** As the object of a verb: "kartę", "jeszcze 2 karty", "najwyżej 4 karty". */
function howMany(amount: PickCount): string {
  const { least, most, picked } = amount;
  const more = picked > 0 ? 'jeszcze ' : '';
  switch (kindOfAmount(amount)) {
    case 'exactly':
      return most === 1 ? oneCard(amount) : more + numberOfCards(most);
    case 'any':
      return `${more}dowolną liczbę kart`;
    case 'up to':
      return most === 1 ? oneCard(amount) : `${more}najwyżej ${numberOfCards(most)}`;
    case 'between':
      return `${more}od ${least} do ${most} kart`;
  }
}

const oneCard = ({ picked }: PickCount): string => (picked > 0 ? 'jeszcze jedną kartę' : 'kartę');

const where = whereOf({ 'in-play': ' spośród zagranych', open: ' spośród odkrytych', trash: ' z kosza' });

/** "Odrzuć 2 karty"; "Możesz odrzucić kartę spośród zagranych"; "Brak karty do odrzucenia". */
const wish =
  (must: string, may: string, toDo: string) =>
  (ask: Ask): string =>
    ask.none
      ? `Brak ${ask.picked > 0 ? 'kolejnej ' : ''}karty do ${toDo}`
      : `${isOptional(ask) ? `Możesz ${may}` : must} ${howMany(ask)}${where(ask)}`;

/** " za najwyżej 5 Monet", " za dokładnie 3 Monety i Eliksir". */
function costing({ limit }: Ask): string {
  if (limit === null) return '';
  const { coins, potions } = limit;
  const inCoins = `${coins} ${byNumber(coins, 'Monetę', 'Monety', 'Monet')}`;
  const inPotions =
    potions === 1 ? ' i Eliksir' : ` i ${potions} ${byNumber(potions, 'Eliksir', 'Eliksiry', 'Eliksirów')}`;
  return ` za ${limit.exactly ? 'dokładnie' : 'najwyżej'} ${inCoins}${potions === 0 ? '' : inPotions}`;
}

const inOrder = (words: string, { most, none }: Ask): string =>
  most > 1 && !none ? `${words}, ostatnia będzie na wierzchu` : words;

const whichCardOf = ({ you, name }: MentionedPerson): string =>
  you ? 'Którą z twoich kart' : `Którą kartę gracza ${name}`;
const to = ({ you, name }: MentionedPerson): string => (you ? 'sobie' : `graczowi ${name}`);

const topOrBack: PromptText = ({ about }) =>
  `Odrzucić ${about.you ? 'twoją kartę' : `kartę gracza ${about.name}`} czy odłożyć ją na wierzch talii?`;

export function polish(printing: Printing, ownNames: OwnNames = {}): Sentences {
  const { name, object, listed, some } = polishNouns(printing, ownNames);
  return {
    language: 'pl',
    cardName: name,

    prompts: {
      turnPlay: ({ none }) =>
        none ? 'Brak Akcji do zagrania: czas na zakupy' : 'Zagraj Akcję albo przejdź do zakupów',
      turnBuy: ({ canPlay, canBuy }) => {
        if (canPlay) return canBuy ? 'Zagraj Skarby albo kup kartę' : 'Zagraj Skarby albo zakończ turę';
        return canBuy ? 'Kup kartę albo zakończ turę' : 'Nie ma nic do kupienia: zakończ turę';
      },
      turnCleanUp: ({ leaving }) =>
        leaving.length > 1
          ? `Co najpierw: ${leaving.join(' czy ')}?`
          : `Użyć karty ${leaving.join()}, zanim odrzucisz resztę?`,
      play: (ask) => (ask.none ? 'Brak karty do zagrania' : `Wybierz kartę do zagrania${where(ask)}`),
      discard: wish('Odrzuć', 'odrzucić', 'odrzucenia'),
      trash: wish('Wyrzuć do kosza', 'wyrzucić do kosza', 'wyrzucenia'),
      topdeck: (ask) => {
        if (goBack(ask)) return inOrder(`Odłóż na wierzch talii ${howMany(ask)}`, ask);
        const deck = `${ask.from === 'hand' ? 'z ręki ' : ''}na wierzch talii`;
        return inOrder(wish(`Odłóż ${deck}`, `odłożyć ${deck}`, 'odłożenia na wierzch talii')(ask), ask);
      },
      gain: (ask) => `${wish('Pozyskaj', 'pozyskać', 'pozyskania')(ask)}${costing(ask)}`,
      pass: ({ left }) => `Przekaż ${to(left)} kartę`,
      reveal: ({ card, none }) =>
        none ? `Atak: ${card}. Brak Reakcji do odsłonięcia` : `Atak: ${card}. Odsłonić Reakcję?`,
      setAside: ({ none }) => (none ? 'Dobrana karta zostaje na ręce' : 'Odłożyć na bok dobraną kartę?'),
      name: 'Podaj nazwę karty',
      show: wish('Odsłoń', 'odsłonić', 'odsłonięcia'),
      return: (ask) => {
        const words = wish('Zwróć', 'zwrócić', 'zwrócenia')(ask);
        return ask.none ? words : `${words} do Rezerwy`;
      },
      putUnder: 'Połóż odkryte karty pod ich talią: którą teraz?',
      buyOpen: ({ canPlay, canBuy }) => {
        if (canPlay)
          return canBuy ? 'Zagraj Skarby albo kup odkrytą kartę' : 'Zagrać Skarby za odkrytą kartę?';
        return canBuy ? 'Kupić jedną z odkrytych kart?' : 'Żadnej z odkrytych kart nie można kupić';
      },
      choose: 'Wybierz jedną opcję',
      chooseOrNot: 'Skorzystać?',
      discardOfAnother: ({ about }) => `${whichCardOf(about)} odrzucić?`,
      trashOfAnother: ({ about }) => `${whichCardOf(about)} wyrzucić do kosza?`,
      topdeckOfAnother: ({ about }) => `${whichCardOf(about)} odłożyć na wierzch talii?`,
      gainForAnother: (ask) =>
        `Którą kartę${costing(ask)} ${ask.about.you ? 'pozyskujesz' : `pozyskuje ${ask.about.name}`}?`,
      chooseForAnother: ({ about }) =>
        `${about.you ? 'Twoje karty' : `Karty gracza ${about.name}`}: wybierz jedną opcję`,
    },

    cardPrompts: {
      'bureaucrat.topdeck': ({ none }) =>
        none ? 'Brak karty Zwycięstwa: pokaż rękę' : 'Odłóż na wierzch talii kartę Zwycięstwa',
      'cellar.discard': (ask) => `Odrzuć ${howMany(ask)} i dobierz tyle samo`,
      'chancellor.choose': 'Przełożyć talię na stos Kart Odrzuconych?',
      'library.set-aside': ({ none }) =>
        none ? 'Dobrana karta zostaje na ręce' : 'Odłożyć na bok dobraną kartę Akcji?',
      'militia.discard': (ask) => `Odrzuć ${howMany(ask)}, 3 zostają na ręce`,
      'mine.trash': ({ none }) =>
        none ? 'Brak Skarbu do wyrzucenia' : 'Wyrzuć do kosza Skarb, by pozyskać najwyżej o 3 Monety droższy',
      'mine.gain': (ask) => `Pozyskaj na rękę Skarb${costing(ask)}`,
      'moneylender.trash': ({ none }) =>
        none ? 'Brak Miedziaków do wyrzucenia' : 'Wyrzuć do kosza Miedziaka za +3 Monety',
      'remodel.trash': 'Wyrzuć do kosza kartę, by pozyskać najwyżej o 2 Monety droższą',
      'spy.choose': topOrBack,
      'thief.trash': ({ about }) =>
        `${about.you ? 'Który z twoich Skarbów' : `Który Skarb gracza ${about.name}`} wyrzucić do kosza?`,
      'thief.gain': 'Które z wyrzuconych Skarbów pozyskać?',
      'throne-room.play': ({ none }) =>
        none ? 'Brak Akcji do dwukrotnego zagrania' : 'Którą Akcję zagrać dwa razy?',
      'baron.discard': ({ none }) =>
        none
          ? 'Brak Posiadłości do odrzucenia: pozyskaj jedną'
          : 'Odrzucić Posiadłość za +4 Monety czy pozyskać Posiadłość?',
      'ironworks.gain': (ask) => `Pozyskaj kartę${costing(ask)}; jej typy dają premię`,
      'masquerade.pass': ({ left }) => `Przekaż ${to(left)} kartę; wszyscy przekazują naraz`,
      'mining-village.choose': 'Wyrzucić tę kartę do kosza za +2 Monety?',
      'minion.choose': '+2 Monety czy nowe karty na rękę?',
      'nobles.choose': '+3 Karty czy +2 Akcje?',
      'pawn.choose': 'Wybierz dwie opcje',
      'secret-chamber.discard': (ask) => `Odrzuć ${howMany(ask)}, +1 Moneta za każdą`,
      'steward.choose': '+2 Karty, +2 Monety czy 2 karty do kosza?',
      'torturer.choose': 'Odrzucić 2 karty czy pozyskać na rękę Klątwę?',
      'trading-post.trash': (ask) => `Wyrzuć do kosza ${howMany(ask)} za ${object('silver')} na rękę`,
      'upgrade.trash': 'Wyrzuć do kosza kartę, by pozyskać dokładnie o 1 Monetę droższą',
      'wishing-well.name': 'Jaka karta leży na wierzchu talii?',
      'alchemist.choose': `${name('alchemist')} z powrotem na wierzch talii?`,
      'apprentice.trash': 'Wyrzuć do kosza kartę i dobierz karty według jej kosztu',
      'golem.play': 'Którą Akcję zagrać najpierw?',
      'herbalist.topdeck': 'Odłożyć Skarb na wierzch talii?',
      'scrying-pool.choose': topOrBack,
      'transmute.trash': 'Wyrzuć do kosza kartę; jej typy określają, co pozyskasz',
      'university.gain': (ask) => `Możesz pozyskać kartę Akcji${costing(ask)}`,
      'ambassador.show': 'Odsłoń kartę: jej kopie wracają, pozostali ją pozyskują',
      'native-village.choose': 'Położyć kartę z talii na macie czy wziąć wszystkie z maty?',
      'pirate-ship.choose': 'Wyrzucić Skarby innych czy +1 Moneta za każdy żeton Monety?',
      'pirate-ship.trash': ({ about }) =>
        `${about.you ? 'Który z twoich Skarbów' : `Który Skarb gracza ${about.name}`} wyrzucić do kosza?`,
      'salvager.trash': 'Wyrzuć do kosza kartę za Monety jej kosztu',
    },
    decidingFor: (player, prompt) => `Decydujesz za gracza ${player.name} – ${prompt}`,

    options: {
      play: (card) => `Zagraj ${object(card)}`,
      buy: (card) => `Kup ${object(card)}`,
      discard: (card) => `Odrzuć ${object(card)}`,
      trash: (card) => `Wyrzuć do kosza ${object(card)}`,
      topdeck: (card) => `Odłóż na wierzch talii ${object(card)}`,
      gain: (card) => `Pozyskaj ${object(card)}`,
      pass: (card) => `Przekaż ${object(card)}`,
      reveal: (card) => `Odsłoń ${object(card)}`,
      setAside: (card) => `Odłóż na bok ${object(card)}`,
      name: (card) => `Podaj nazwę: ${name(card)}`,
      return: (card) => `Zwróć ${object(card)}`,
      putUnder: (card) => `Połóż pod talią ${object(card)}`,
      gainForAnother: (card, { you, name: who }) =>
        `${you ? 'Pozyskujesz' : `${who} pozyskuje`} ${object(card)}`,
      playTreasures: 'Zagraj Skarby',
      endActions: 'Zakończ Akcje',
      endTurn: 'Zakończ turę',
      cleanUp: 'Odrzuć resztę',
      playNothing: 'Nic nie zagrywaj',
      discardNothing: 'Nic nie odrzucaj',
      trashNothing: 'Nic nie wyrzucaj',
      topdeckNothing: 'Nic nie odkładaj na wierzch talii',
      gainNothing: 'Nic nie pozyskuj',
      revealNothing: 'Nic nie odsłaniaj',
      returnNothing: 'Nic nie zwracaj',
      buyNothing: 'Nic nie kupuj',
      keep: 'Zatrzymaj',
      no: 'nie',
      done: 'Gotowe',
    },
    modes: {
      'chancellor.discard-deck': 'talia na stos Kart Odrzuconych',
      'chancellor.nothing': 'talia zostaje',
      'spy.discard': 'odrzucić',
      'spy.put-back': 'odłożyć na wierzch talii',
      'mining-village.trash-this': 'wyrzucić do kosza za +2 Monety',
      'mining-village.nothing': 'zatrzymać',
      'minion.coins': '+2 Monety',
      'minion.new-hand': '4 nowe karty na rękę',
      'nobles.cards': '+3 Karty',
      'nobles.actions': '+2 Akcje',
      'pawn.card': '+1 Karta',
      'pawn.action': '+1 Akcja',
      'pawn.buy': '+1 Kupno',
      'pawn.coin': '+1 Moneta',
      'steward.cards': '+2 Karty',
      'steward.coins': '+2 Monety',
      'steward.trash': '2 karty do kosza',
      'torturer.discard': 'odrzucić 2 karty',
      'torturer.curse': 'pozyskać na rękę Klątwę',
      'alchemist.put-on-deck': 'odłożyć na wierzch talii',
      'alchemist.nothing': 'odrzucić',
      'scrying-pool.discard': 'odrzucić',
      'scrying-pool.put-back': 'odłożyć na wierzch talii',
      'native-village.set-aside': 'położyć kartę z talii na macie',
      'native-village.take-mat': 'wziąć wszystkie karty z maty',
      'pirate-ship.plunder': 'wyrzucić Skarby za żeton Monety',
      'pirate-ship.coins': '+1 Moneta za każdy żeton Monety',
    },
    effects: {
      playTreasures: 'Zagrywa z ręki wszystkie Skarby, przy których kolejność nie ma znaczenia.',
      endActions: 'Koniec Akcji w tej turze; pora na fazę Kupna.',
      cleanUp: 'Odrzuca rękę i zagrane karty bez dalszych efektów i dobiera nowe karty.',
      cleanUpDiscard: 'Karta opuszcza obszar gry przed innymi; nie wywołuje to żadnego efektu.',
      cleanUpUse: 'Karta opuszcza obszar gry przed innymi i działa jej efekt.',
      pass: (left) =>
        left.you ? 'Kartę dostajesz ty.' : `Kartę dostaje ${left.name}; nikt inny jej nie widzi.`,
      gainedByYou: (player) => `Kartę dostajesz ty, a nie ${player.name}.`,
      comesBack: (player) => `${player.name} odzyska kartę na koniec tury.`,
      'moat.reveal': 'Atak na ciebie nie działa.',
      'secret-chamber.reveal': 'Dobierz 2 karty, a potem odłóż 2 karty z ręki na wierzch talii.',
      'library.set-aside': 'Karta zostanie na koniec odrzucona, a w jej miejsce dobierzesz inną.',
      'throne-room.play': 'Karta zostanie zagrana dwa razy.',
      'wishing-well.name': 'Jeśli ta karta leży na wierzchu talii, trafia na rękę.',
      'baron.discard': '+4 Monety.',
      'baron.nothing': 'Zamiast tego pozyskana zostanie Posiadłość.',
      'minion.new-hand': 'Odrzuć rękę, +4 Karty; tak samo każdy inny, kto ma na ręce co najmniej 5 kart.',
      'alchemist.nothing': 'Trafia na stos Kart Odrzuconych.',
      'ironworks.gain': '+1 Akcja za Akcję, +1 Moneta za Skarb, +1 Karta za kartę Zwycięstwa.',
      'transmute.trash': `Akcja daje ${object('duchy')}, Skarb – Transmutację, karta Zwycięstwa – Złoto.`,
      'apprentice.trash': 'Dobierasz tyle kart, ile Monet kosztuje karta, i 2 za Eliksir.',
    },

    log: {
      turn: (who, number) => {
        const turn = number === undefined ? 'tura' : `tura ${number}`;
        return who.you ? `Twoja ${turn}` : `${who.name}: ${turn}`;
      },
      possessedTurn: (who, by) =>
        `${who.you ? 'Twoja dodatkowa tura' : `Dodatkowa tura gracza ${who.name}`}, ${by.you ? 'sterujesz ty' : `steruje ${by.name}`}`,
      ownExtraTurn: (who) => (who.you ? 'Twoja dodatkowa tura' : `Dodatkowa tura gracza ${who.name}`),
      phase: (who, phase) => `${who.you ? 'Twoja' : `${who.name}:`} ${phaseName(phase, 'pl')}`,
      play: (who, cards) => `${does('Zagrywasz', 'zagrywa')(who)} ${some(cards)}`,
      plus: (who, bonus) => `${does('Dostajesz', 'dostaje')(who)}: ${bonus}`,
      draw: (who, cards) => `${does('Dobierasz', 'dobiera')(who)} ${some(cards)}`,
      drawNothing: does('Nie dobierasz żadnej karty', 'nie dobiera żadnej karty'),
      shuffle: does('Tasujesz talię', 'tasuje talię'),
      discard: (who, cards) => `${does('Odrzucasz', 'odrzuca')(who)} ${some(cards)}`,
      discardUnder: (who, count, top) =>
        `${does('Odrzucasz', 'odrzuca')(who)} ${numberOfCards(count)}, na wierzchu: ${name(top)}`,
      discardDeck: (who, top) =>
        `${does('Przekładasz', 'przekłada')(who)} talię na stos Kart Odrzuconych, na wierzchu: ${name(top)}`,
      trash: (who, cards) => `${does('Wyrzucasz', 'wyrzuca')(who)} do kosza ${some(cards)}`,
      topdeck: (who, cards) => `${does('Odkładasz', 'odkłada')(who)} na wierzch talii ${some(cards)}`,
      take: (who, cards) => `${does('Bierzesz', 'bierze')(who)} na rękę ${some(cards)}`,
      takeMat: (who, cards) => `${does('Bierzesz', 'bierze')(who)} z maty ${some(cards)}`,
      mat: (who, cards) => `${does('Kładziesz', 'kładzie')(who)} na macie ${some(cards)}`,
      restock: (who, cards) => `${does('Zwracasz', 'zwraca')(who)} do Rezerwy ${some(cards)}`,
      revealMarket: (who, cards) => `${does('Odsłaniasz', 'odsłania')(who)} spoza Rezerwy ${some(cards)}`,
      putUnder: (who, cards) => `${does('Kładziesz', 'kładzie')(who)} pod talią ${some(cards)}`,
      token: (who, count) =>
        `${does('Bierzesz', 'bierze')(who)} ${count === 1 ? 'żeton' : `${count} ${byNumber(count, 'żeton', 'żetony', 'żetonów')}`} Monety`,
      nextHand: (who, cards) =>
        `${does('Na koniec tury dobierzesz', 'na koniec tury dobierze')(who)} ${numberOfCards(cards)}`,
      extraTurn: does('Po tej turze rozegrasz dodatkową', 'po tej turze rozegra dodatkową'),
      reveal: (who, cards) => `${does('Odsłaniasz', 'odsłania')(who)} ${some(cards)}`,
      revealHand: (who, cards) => `${does('Pokazujesz', 'pokazuje')(who)} z ręki ${some(cards)}`,
      revealEmptyHand: does('Pokazujesz pustą rękę', 'pokazuje pustą rękę'),
      look: does('Przeglądasz stos Kart Odrzuconych', 'przegląda stos Kart Odrzuconych'),
      lookAt: (who, cards) =>
        `${does('Przeglądasz', 'przegląda')(who)} stos Kart Odrzuconych: ${listed(cards)}`,
      setAside: (who, cards) => `${does('Odkładasz', 'odkłada')(who)} na bok ${some(cards)}`,
      comeBack: (who, cards) => `${does('Odzyskujesz', 'odzyskuje')(who)} ${some(cards)}`,
      gain: (who, cards) => `${does('Pozyskujesz', 'pozyskuje')(who)} ${some(cards)}`,
      gainToHand: (who, cards) => `${does('Pozyskujesz', 'pozyskuje')(who)} na rękę ${some(cards)}`,
      gainToDeck: (who, cards) => `${does('Pozyskujesz', 'pozyskuje')(who)} na wierzch talii ${some(cards)}`,
      gainFromTrash: (who, cards) => `${does('Pozyskujesz', 'pozyskuje')(who)} z kosza ${some(cards)}`,
      buy: (who, cards) => `${does('Kupujesz', 'kupuje')(who)} ${some(cards)}`,
      buyAndGain: (who, cards) =>
        `${does('Kupujesz i pozyskujesz', 'kupuje i pozyskuje')(who)} ${some(cards)}`,
      pass: (who, cards, receiver) =>
        `${does('Przekazujesz', 'przekazuje')(who)} ${receiver.you ? 'ci' : `graczowi ${receiver.name}`} ${some(cards)}`,
      react: (who, card) => `${does('W reakcji odsłaniasz', 'w reakcji odsłania')(who)} ${object(card)}`,
      unaffected: (who) => (who.you ? 'Atak na ciebie nie działa' : `Atak nie działa na gracza ${who.name}`),
      choose: (who, mode) => `${does('Wybierasz', 'wybiera')(who)}: ${mode}`,
      decline: does('Rezygnujesz', 'rezygnuje'),
      name: (who, card) => `${does('Podajesz nazwę', 'podaje nazwę')(who)}: ${name(card)}`,
      cost: (coins) =>
        `W tej turze wszystkie karty kosztują o ${coins} ${byNumber(coins, 'Monetę', 'Monety', 'Monet')} mniej`,
      possess: (who, of) =>
        `Po tej turze ${who.you ? 'rozgrywasz' : `${who.name} rozgrywa`} ${of.you ? 'twoją dodatkową turę' : `dodatkową turę gracza ${of.name}`}`,
      over: (winners) => {
        if (winners.length === 0) return 'Koniec gry: nikt nie wygrał';
        const you = winners.some((one) => one.you);
        const names = winners.map((one) => (one.you ? 'ty' : one.name));
        if (names.length === 1) return `Koniec gry: ${you ? 'wygrywasz' : `wygrywa ${names[0]}`}`;
        return `Koniec gry: ${you ? 'wygrywacie' : 'wygrywają'} wspólnie ${together.format(names)}`;
      },
    },
    plus: {
      actions: plusOf(counts.pl.actions),
      buys: plusOf(counts.pl.buys),
      coins: plusOf(counts.pl.coins),
      potions: plusOf(counts.pl.potions),
    },

    refusals: {
      malformed: 'Serwer tego nie zrozumiał. Wczytaj stronę ponownie.',
      'wrong-version': 'Ta strona i serwer pochodzą z różnych wydań. Wczytaj stronę ponownie.',
      'unknown-person': 'Serwer cię nie zna. Wczytaj stronę ponownie i wybierz imię.',
      'unknown-table': 'Nie ma takiego stołu. Sprawdź link albo otwórz nowy stół.',
      'unknown-game': 'Nie ma takiej gry. Sprawdź link albo zacznij nową grę.',
      'not-seated': 'Nie masz miejsca w tej grze; możesz ją oglądać.',
      'not-asked': 'Teraz to nie ty wybierasz.',
      stale: 'Za późno: gra toczy się już dalej. Spójrz jeszcze raz i wybierz na nowo.',
      illegal: 'Teraz nie można tego wybrać. Wybierz jedną z pokazanych opcji.',
      'game-over': 'Gra się skończyła.',
      'nothing-to-undo': 'Nie ma czego cofnąć.',
      'not-allowed': 'Tutaj nie możesz tego zrobić.',
      'too-fast': 'To było za szybko. Poczekaj chwilę i spróbuj ponownie.',
      'table-full': 'Przy tym stole wszystkie miejsca są zajęte; możesz oglądać grę.',
      'already-started': 'Przy tym stole gra już trwa; możesz ją oglądać.',
      'not-ready': 'Nie wszystko jest jeszcze gotowe. Obsadź miejsca i spróbuj ponownie.',
      'not-found': 'Tutaj niczego nie ma. Sprawdź link.',
      'shutting-down': 'Serwer uruchamia się ponownie. Twoja gra jest bezpieczna; spróbuj za chwilę.',
      internal: 'Na serwerze wystąpił błąd. Nic nie przepadło; spróbuj ponownie.',
    },
    spoken: polishPhrases(name),
  };
}

const together = new Intl.ListFormat('pl');
