// The lessons in Polish.

import type { LessonWords } from './lesson-words.ts';

export const lessonWords: LessonWords = {
  lessons: {
    buying: {
      title: 'Kupowanie',
      idea: 'Skarbami płacisz; to, co kupisz, jest twoje i do ciebie wraca.',
      goals: { smithy: 'Kup Kuźnię', silver: 'Kup Srebro' },
      says: {
        start:
          'Cztery Miedziaki to Monety; Posiadłość to punkt na koniec, a do tego czasu ciężar. Zagraj Skarby.',
        coins: 'Tyle możesz wydać, i masz jedno Kupno. Kuźnia kosztuje cztery.',
        bought: 'Jest twoja. Leży na twoim stosie Kart Odrzuconych i przyjdzie, gdy talia zatoczy koło.',
        second: 'Teraz masz trzy. Srebro daje dwie Monety za każdym razem, gdy trafi na rękę.',
        copper:
          'Miedziaki są za darmo i niewiele warte: przez każdą taką kartę dobre przychodzą rzadziej. Srebro dałoby więcej.',
        curse: 'Klątwa zabiera punkt, a do tego przeszkadza. Nikt nie kupuje jej chętnie. Zaczniesz od nowa?',
      },
    },
    actions: {
      title: 'Akcje, i jeszcze więcej Akcji',
      idea: 'W turze możesz zagrać jedną Akcję. Karta z +Akcjami oddaje to, co zużyła, i jeszcze dokłada.',
      goals: { three: 'Zagraj trzy Akcje', gold: 'Kup Złoto' },
      says: {
        start: 'Trzy Akcje na ręce, a zagrać możesz jedną. Która pozwoli zagrać pozostałe?',
        village: 'Wioska zużyła jedną Akcję, a dała dwie. Takie karty idą pierwsze.',
        stranded:
          'Nie ma już Akcji, a karta wciąż czeka na ręce. Kuźnia i Milicja zamykają łańcuch: zagraj je na końcu.',
        gold: 'Wszystkie trzy. Teraz Skarby, i Złoto.',
      },
    },
    round: {
      title: 'Talia zatacza koło',
      idea: 'Stos Kart Odrzuconych staje się znowu talią. Dlatego to, co kupisz, pracuje na ciebie przez całą grę.',
      goals: { bought: 'Kup Laboratorium', shuffled: 'Potasuj talię', played: 'Zagraj Laboratorium' },
      says: {
        start: 'Pięć Miedziaków: dość na Laboratorium. Kup je i zobacz, kiedy przyjdzie.',
        bought: 'Leży tutaj. Graj dalej: kupuj, co chcesz, albo nic, i kończ tury.',
        shuffled:
          'Talia się skończyła, więc karty odrzucone potasowano i są nową talią, a w niej Laboratorium.',
        inHand: 'Jest. Nie kosztuje Akcji, bo jedną oddaje: zagraj je.',
      },
    },
    trashing: {
      title: 'Mniej znaczy więcej',
      idea: 'To, co trafi do kosza, nigdy nie wróci. Mała talia co turę dobiera najlepsze karty.',
      goals: { trashed: 'Wyrzuć do kosza trzy Posiadłości', province: 'Kup Prowincję' },
      says: {
        start:
          'Dwie karty Złota i Srebro czekają wśród odrzuconych, ale trzy Posiadłości zabierają im miejsce. Zagraj Kaplicę.',
        trashed: 'Przepadły na dobre. Trzy punkty mniej, za to talia pracuje jak trzeba.',
        lean: 'Spójrz na rękę: nie ma w niej niczego, co by nie pomagało.',
      },
    },
    attacks: {
      title: 'Ataki i Reakcje',
      idea: 'Atak trafia wszystkich pozostałych naraz; Reakcja na ręce może go powstrzymać.',
      goals: { moat: 'Odpowiedz Wiedźmie Fosą', militia: 'Odpłać Milicją' },
      says: {
        start: 'Bramble ma Wiedźmę, a ty masz Fosę. Gdy Wiedźma przyjdzie, pokaż Fosę: zostaje na ręce.',
        revealed: 'Wiedźma cię omija. Tę samą Fosę możesz pokazać przy każdym Ataku.',
        cursed: 'To była Klątwa: punkt mniej i martwa karta w talii. Fosa by ją zatrzymała.',
        turn: 'Teraz twoja tura. Milicja daje ci Monety, a pozostali zachowują trzy karty.',
        hit: 'Bramble zachowuje trzy karty. Atak kosztuje innych tym więcej, im lepszą mieli rękę.',
      },
    },
    modes: {
      title: 'Wybór',
      idea: 'Wiele kart Intrygi daje wybór. Zapytaj, czego brakuje tej ręce: kart, Akcji czy Monet.',
      goals: { gold: 'Kup Złoto' },
      says: {
        start:
          'Szlachta, Sługa i Zarządca pytają, czego chcesz. Potrzeba sześciu Monet. Kto z nich musi dać Akcje?',
        actions: 'Dwie Akcje: teraz można zagrać obie pozostałe karty.',
        stranded: 'Nie ma Akcji na to, co trzymasz. Szlachta mogła dać dwie.',
        six: 'Sześć Monet. Kto najpierw dobrałby karty, nie miałby ich.',
      },
    },
    victory: {
      title: 'Punkty, które pracują',
      idea: 'Niektóre karty Zwycięstwa są też Akcjami albo Skarbami. Liczą się na końcu i pomagają po drodze.',
      goals: { hall: 'Zagraj obie Sale Reprezentacyjne', province: 'Kup Prowincję' },
      says: {
        start: 'Sala Reprezentacyjna, Szlachta, Harem: same punkty, i żaden nie przeszkadza.',
        hall: 'Karta i Akcja z powrotem: Sala Reprezentacyjna kosztuje tylko swoje miejsce w talii.',
        nobles: 'Teraz Szlachta. Żadna Akcja już nie nastąpi, więc weź karty.',
        harem: 'Harem to dwie Monety i dwa punkty.',
      },
    },
    points: {
      title: 'Kiedy pora na punkty',
      idea: 'Karta kupiona późno nie zostanie już zagrana. Pod koniec nawet Księstwo bije najlepsze Targowisko.',
      goals: { wins: 'Wygraj grę' },
      says: {
        start:
          'Została jedna Prowincja, a masz mniej punktów. Teraz masz pięć Monet, w następnej ręce dziewięć.',
        duchy: 'Trzy punkty, których nie trzeba zagrywać.',
        later: 'Ładna karta, ale nie ma już czasu jej zagrać. Rozstrzygnęłyby trzy punkty.',
        last: 'Ostatnia Prowincja. Policz jeszcze raz, a potem ją weź.',
      },
    },
    potions: {
      title: 'Eliksiry',
      idea: 'Karta z Eliksirem w koszcie wymaga oprócz Monet jednego Eliksiru. Każdy Eliksir płaci za jedną kartę.',
      goals: { alchemist: 'Kup Alchemika', silver: 'Kup do tego Srebro' },
      says: {
        start:
          'Eliksir to Skarb, który nie daje Monet. Zielarz przynosi Monetę i drugie Kupno: zagraj go najpierw.',
        potion: 'Sześć Monet i Eliksir. Alchemik kosztuje trzy Monety i Eliksir.',
        spent: 'Eliksir jest wydany; zostały trzy Monety i jedno Kupno.',
      },
    },
    possession: {
      title: 'Opętanie',
      idea: 'Rozgrywasz turę sąsiada, jego kartami. To, co by zdobył, trafia do ciebie.',
      goals: { possess: 'Przejmij turę Bramble’a', province: 'Zdobądź Prowincję za Złoto Bramble’a' },
      says: {
        start: 'Twoja ręka jest słaba. Zagraj Opętanie i zobacz rękę Bramble’a.',
        played: 'Po tej turze przyjdzie tura Bramble’a, a decydujesz ty. Kup, co chcesz, i zakończ turę.',
        possess: 'To ręka Bramble’a. Złoto zostaje u niego; to, co kupi, jest twoje.',
        gained: 'Prowincja leży na twoim stosie Kart Odrzuconych. Wszystkie inne karty zostają u Bramble’a.',
      },
    },
    'first-game': {
      title: 'Twoja pierwsza gra',
      idea: 'Prawdziwa gra z Bramble’em, który też się jeszcze uczy. Sowa mówi, gdy coś zdarza się po raz pierwszy.',
      goals: {
        buying: 'Kupowanie',
        round: 'Talia zatacza koło',
        actions: 'Dwie Akcje w turze',
        attacks: 'Własny Atak',
        trashing: 'Wyrzucanie do kosza',
        points: 'Prowincja',
        end: 'Koniec',
      },
      says: {
        start:
          'Te pięć kart to twoja ręka. Nie ma w niej jeszcze Akcji, więc zagraj Skarby i zobacz, na co wystarczą.',
        coins:
          'Tyle masz Monet, i jedno Kupno. Srebro nigdy nie jest złe; Wioska i Kuźnia dobrze się uzupełniają.',
        bought: 'Twoje. Leży na stosie Kart Odrzuconych i trafi na rękę, gdy talia zatoczy koło.',
        rival: 'To była tura Bramble’a. Tutaj widać, co kupują inni.',
        shuffled: 'Talia się skończyła, więc karty odrzucone są nową talią. Jest w niej to, co kupiono.',
        holdsAction: 'Masz na ręce Akcję. W każdej turze możesz zagrać jedną, przed Skarbami.',
        moreActions: 'Masz teraz więcej niż jedną Akcję: możesz grać dalej.',
        stranded:
          'Nie ma już Akcji, a karta Akcji wciąż jest na ręce. Zostanie odrzucona niezagrana. Karty z +Akcjami idą pierwsze.',
        unspent: 'Zostały ci Monety i Kupno. Monet się nie przechowuje: w następnej turze zaczynasz od zera.',
        unspentEight: 'Osiem Monet, niewydanych! To byłaby Prowincja. Każdemu się raz zdarza.',
        copper: 'Miedziaki są za darmo, ale każda taka karta sprawia, że dobre przychodzą rzadziej.',
        curse: 'Klątwa zabiera punkt i nic nie daje. Zostaw ją tym, których atakują.',
        estateEarly:
          'Posiadłość tak wcześnie to karta, która na ręce nic nie robi. Na końcu jej punkt kosztuje tyle samo.',
        gold: 'Sześć Monet: Złoto, jeśli chcesz. Daje trzy, za każdym razem.',
        province: 'Osiem Monet: Prowincja, sześć punktów. Po to to wszystko było.',
        provinceBought: 'Pierwsza Prowincja. Sześć punktów; na ręce będzie odtąd próżnować.',
        attacked: 'Milicja to Atak: zachowaj trzy karty, których najbardziej potrzebujesz.',
        moat: 'Fosę z ręki możesz pokazać, gdy ktoś atakuje. Zostaje na ręce.',
        attack: 'Twój pierwszy Atak. Pozostali zachowują trzy karty.',
        trashed: 'To, co tu leży, nigdy nie wróci. Przy Miedziakach i Posiadłościach to zysk.',
        buys: 'Dwa Zakupy: Monety można podzielić na dwie karty.',
        halfway: 'Połowy Prowincji już nie ma. Gdy zniknie ostatnia, gra kończy się wraz z tą turą.',
        last: 'Zostały dwie Prowincje. Odtąd Księstwo jest warte więcej niż lepsza talia.',
        emptyPile: 'Jeden stos jest pusty. Gdy będą trzy, gra też się kończy.',
        won: 'Wygrana! Znasz już tę grę. Odtąd będę mówić mniej.',
        lost: 'Tym razem Bramble był lepszy. Znasz już tę grę; następna będzie twoja.',
      },
    },
  },
  puzzles: {
    mines: {
      title: 'Lichwiarz',
      hint: 'Lichwiarz najlepiej płaci za Miedziaki. Kto może skorzystać z niego dwa razy?',
    },
    conspiracy: {
      title: 'Spisek',
      hint: 'Spiskowiec liczy, co zagrano przed nim, także każde zagranie przez Salę Tronową.',
    },
    coppersmiths: {
      title: 'Sama miedź',
      hint: 'Dwie Pracownie Miedzi są lepsze niż jedna, jeśli potem można jeszcze dobierać.',
    },
    'three-piles': {
      title: 'Trzeci stos',
      hint: 'Dwa stosy są już puste. Nie trzeba dużej przewagi, wystarczy najmniejsza.',
    },
    'secret-chamber': {
      title: 'Pełna komnata',
      hint: 'Sekretna Komnata płaci za rupiecie. Najpierw zbierz wszystkie.',
    },
    baron: {
      title: 'Posiadłość dla Barona',
      hint: 'Baron chce Posiadłości, a ty potrzebujesz Złota. Bez czego obejdzie się Piwnica?',
    },
    minions: {
      title: 'Trzej Faworyci',
      hint: 'Jeden daje Monety, pozostali nową rękę; ale w jakiej kolejności?',
    },
    dukes: { title: 'Ziemie Księcia', hint: 'Książę patrzy na twoje Księstwa, a Książąt masz już dwóch.' },
    golem: {
      title: 'Kolejność Golema',
      hint: 'Golem znajduje dwie Akcje, a ty mówisz, która jest pierwsza.',
    },
    apprentices: {
      title: 'Drogie lekcje',
      hint: 'Uczeń dobiera tyle kart, ile kosztuje to, co wyrzuca. Nie żałuj mu.',
    },
    'last-province': {
      title: 'Ostatnie Prowincje',
      hint: 'Przebudowa robi ze Złota Prowincję. Masz jedno Złoto. Kto zrobi drugie?',
    },
    gardens: {
      title: 'Praca w ogrodzie',
      hint: 'Ogrody liczą dziesiątkami. Ilu kart brakuje, i ile kosztują Miedziaki?',
    },
    ironworks: {
      title: 'Zakłady Hutnicze',
      hint: 'Sala Reprezentacyjna to Akcja i karta Zwycięstwa: Zakład Hutniczy płaci za obie.',
    },
    'wishing-well': {
      title: 'Życzenia się spełniają',
      hint: 'Znasz swoją talię. Wiesz też, co odkłada Dziedziniec.',
    },
    nobles: {
      title: 'Szlachectwo zobowiązuje',
      hint: 'Policz Akcje, zanim dobierzesz: Sługa może jedną oddać.',
    },
    upgrades: { title: 'Krok po kroku', hint: 'Cztery i jeden to Księstwo. A ile to dwa i jeden?' },
    masquerade: {
      title: 'Podarunek na balu',
      hint: 'Wybór prezentu należy do ciebie. Cokolwiek wróci, policz punkty.',
    },
    bridges: {
      title: 'Trzy Mosty',
      hint: 'Salę Tronową można zagrać na Salę Tronową. Ile razy da się przejść przez każdy Most?',
    },
    curses: {
      title: 'Czarna magia',
      hint: 'Kartę, która oddaje Akcję, podwajaj na końcu; ale podwojona Wiedźma dobiera cztery karty.',
    },
    library: {
      title: 'W Bibliotece',
      hint: 'Biblioteka dopełnia rękę do siedmiu. Jak mała powinna być przedtem?',
    },
    vineyards: {
      title: 'Dobry rocznik',
      hint: 'Winnice liczą Akcje trójkami. Zdobądź jeszcze jedną, zanim wypijesz.',
    },
    transmute: {
      title: 'Ołów i ziemia',
      hint: 'Z Akcji Transmutacja robi Księstwo. Bez której Akcji się obejdziesz?',
    },
    mining: {
      title: 'Pod ziemię',
      hint: 'Wioskę Górniczą można wyrzucić za dwie Monety, gdy już dała Akcje; tylko raz.',
    },
    'scrying-pool': {
      title: 'Nad sadzawką',
      hint: 'Sadzawka Wizji dobiera, aż trafi na coś, co nie jest Akcją. Oczyść jej drogę.',
    },
    philosopher: {
      title: 'Kamień',
      hint: 'Kamień liczy talię i karty odrzucone. Tego, co na ręce lub w grze, nie widzi.',
    },
    possessed: {
      title: 'Cudza ręka',
      hint: 'To, co w turze opętania trafiłoby do kosza, wraca do właściciela; zdobycz i tak jest twoja.',
    },
  },
  frame: {
    learn: 'Nauka',
    lead: 'Dziesięć krótkich lekcji, pierwsza gra z kimś u boku i zagadki na wieczór. Wszystko przy prawdziwym stole.',
    firstGame: 'Twoja pierwsza gra',
    lessons: 'Lekcje',
    puzzles: 'Zagadki',
    puzzlesAre:
      'Jedna tura, wszystko wiadome: talia i ręce leżą odkryte, nic nie zależy od losu. Każdy najlepszy wynik jest udowodniony.',
    rulebook: 'Księga zasad',
    done: 'zrobione',
    begin: 'Zacznij',
    goOn: 'Graj dalej',
    anew: 'Zacznij od nowa',
    again: 'Jeszcze raz',
    next: 'Dalej',
    all: 'Wszystkie lekcje',
    goal: 'Cel',
    reached: 'Zrobione!',
    solved: 'Rozwiązane! Lepiej się nie da.',
    missed: 'Tym razem nie. Te same karty czekają na następną próbę.',
    hint: 'Podpowiedź',
    solution: 'Pokaż rozwiązanie',
    back: 'Wróć do zagadki',
    sayLess: 'Mów mniej',
    sayMore: 'Mów więcej',
    understood: 'Rozumiem',
    leave: 'Wyjdź i zachowaj',
    needsScript: 'Do gry potrzebny jest skrypt; czego uczy każda lekcja, można przeczytać tutaj.',
    unknown: (id) => `Nie ma lekcji „${id}”.`,
    met: 'Co już znasz',
    metIs: 'Karty i słowa z twoich lekcji i gier oraz te, które jeszcze czekają. Nie ma pośpiechu.',
    cardsMet: (met, all) => `Karty: ${met} z ${all}`,
    termsMet: (met, all) => `Słowa: ${met} z ${all}`,
    lessonsDone: (done, all) => `Lekcje: ${done} z ${all}`,
    puzzlesDone: (done, all) => `Zagadki: ${done} z ${all}`,
    notYet: 'Jeszcze czekają',
    nothingYet: 'Jeszcze nic: wszystko przed tobą.',
    allMet: 'Znasz każdą kartę.',
    kept: 'Zachowane dla ciebie, także na innych urządzeniach.',
    keptHere: 'Zachowane na tym urządzeniu.',
    deck: 'Twoja talia, od góry',
    discard: 'Twój stos Kart Odrzuconych',
    handOf: (name) => `${name}: ręka`,
    deckOf: (name) => `${name}: talia, od góry`,
    nothing: 'nic',
    tasks: {
      coins: (count) => `Zbierz w tej turze tyle Monet: ${count}.`,
      points: (count) => `Zakończ turę z taką liczbą punktów: ${count}.`,
      lead: (count) => `Miej przewagę punktów: ${count}.`,
      wins: 'Wygraj w tej turze.',
      owns: (count, card) => `Miej na koniec tury: ${count} × ${card}.`,
      handSize: (count) => `Miej na ręce tyle kart: ${count}.`,
      curses: (count) => `Rozdaj w tej turze tyle Klątw: ${count}.`,
    },
    terminalIntro:
      'tenfold learn ID rozgrywa jedną z nich: wybierasz liczbą; ? pomaga, hint podpowiada, again zaczyna od nowa, quit kończy.',
    terminalChoose: 'Twój wybór (liczba)',
    terminalKinds: { lesson: 'Lekcja', puzzle: 'Zagadka', game: 'Gra' },
  },
};
