import type { HelpWords } from './en.ts';

export const help: HelpWords = {
  examples: 'Przykłady:',
  printHelp: 'wypisuje tę pomoc',
  printVersion: 'wypisuje wersję',
  helpOfCommand: 'wypisuje pomoc do polecenia',
  default: (value) => `domyślnie: ${value}`,
  choices: (values) => `do wyboru: ${values}`,
  language: 'język wszystkiego, co jest wypisywane',
  json: 'dane dla innych programów',

  program: {
    description: 'Dominion do grania, nauki i badania: gra podstawowa, Intryga i Alchemia, pierwsze wydanie',
    saysMore: 'tenfold POLECENIE --help mówi więcej o każdym.',
    play: 'gra przeciw botowi',
    playKingdom: 'z jednym z polecanych królestw',
    replay: 'dziennik zapisanej gry',
    review: 'kto miał szanse na zwycięstwo i co kosztowało najwięcej',
    verify: 'czy była zgodna z zasadami i uczciwie rozdana',
    cards: 'co mówi karta',
    rules: 'co na jej temat wyjaśniono',
    learn: 'lekcje i zagadki',
    kingdoms: 'polecane królestwa',
    sim: 'dziesięć tysięcy gier między dwiema strategiami',
    strength: 'jak silny jest gracz',
    worth: 'ile jest warta karta',
    check: 'wykonywalna instrukcja gry',
    env: 'gry dla uczącego się programu, w wierszach JSON',
    serve: 'serwer do gier przez link',
    move: 'gry z folderu danych do PostgreSQL',
    worker: 'pracuje dla symulacji i botów innych',
  },

  play: {
    description: 'gra przeciw botom w terminalu',
    kingdom:
      'polecane królestwo, dziesięć kart oddzielonych przecinkami lub kropkami, link do królestwa, random (losowe) albo draft (każdy po kolei wybiera)',
    sets: 'z jakich zestawów, oddzielonych przecinkami: base, intrigue, alchemy, guests',
    from: 'tyle kart z każdego zestawu, dla losowego królestwa: base=5,intrigue=5',
    veto: 'przy wspólnym wyborze każdy może raz skreślić kartę',
    boxes: 'skarby z jednego pudełka czy z obu: 1 albo 2 (pięciu i sześciu graczy zawsze ma oba)',
    card: 'karta własnej roboty z tego pliku, zamiast ostatniej karty królestwa; można podać kilka razy',
    players: 'ilu gra razem z tobą: od 2 do 6 (domyślnie: ty i podane boty)',
    bots: (names) => `przeciw komu, imiona oddzielone przecinkami: ${names}; od najsłabszych`,
    think: 'jak długo bot, który bada królestwo, może to robić przed grą; 0: wcale (domyślnie: ile zechce)',
    name: 'jak się nazywasz',
    start: 'kto ma pierwszą turę (domyślnie: losowo)',
    seed: 'to samo ziarno daje te same tasowania (domyślnie: z systemu operacyjnego)',
    record: 'zapisuje grę w tym pliku, na bieżąco po każdej decyzji',
    resume: 'kontynuuje zapisaną grę i tam prowadzi jej zapis',
    notes: `Kanclerz bada królestwo przed grą. Enter zaczyna od razu, z najlepszym, co dotąd znalazł.
W czasie gry ? pokazuje, co można wpisać, a ? NAZWA, co mówi karta.
Nazwy królestw i kart są rozumiane po angielsku, węgiersku, polsku i niemiecku.
\`tenfold kingdoms --random\` losuje królestwo według życzeń i mówi, jak nim zagrać.`,
    exit: 'Kod wyjścia: 0 po końcu gry lub po quit, 2 gdy czegoś podanego nie da się użyć, 130 po Ctrl-C.',
  },

  sim: {
    description: 'rozgrywa wiele gier między strategiami i mówi, kto wygrywa',
    strategies:
      'od 2 do 6 graczy: strategie w plikach (tekst lub JSON) lub identyfikatory dołączonych albo imiona botów',
    card: 'własna karta z tego pliku, którą mogą wymieniać królestwo i strategie; można podać kilka razy',
    searchGames: 'ile gier wypróbuje wcześniej bot, który bada królestwo; 0: żadnej',
    games: 'ile gier',
    kingdom: 'polecane królestwo albo dziesięć kart oddzielonych przecinkami',
    board:
      'full: podane karty, losowo uzupełnione do dziesięciu; named-only: te karty i żadne inne ' +
      '(domyślnie: królestwo, a bez niego full)',
    seed: 'to samo ziarno daje te same gry (domyślnie: losowe)',
    threads: 'ile gier naraz (domyślnie: jedna na rdzeń procesora)',
    on: 'rozdziela gry między robotników tej bazy danych: postgres://… (zob. tenfold worker)',
    mirror: 'każde tasowanie raz z każdego miejsca: szybciej rozróżnia bliskie strategie',
    csv: 'dla każdej strategii wiersz wartości oddzielonych przecinkami',
    html: 'zapisuje raport z wykresami: jeden plik, który niczego więcej nie potrzebuje',
    detail: 'do JSON także krzywe, tury zdobywania kart i końcowe talie',
    game: 'zamiast tego wypisuje zapis tej jednej gry, żeby ją obejrzeć',
    list: 'wymienia dołączone strategie',
    notes: `Każda strategia siedzi na każdym miejscu równie często. Wynik nie zależy od tego, ile gier toczy się naraz.
Ctrl-C zatrzymuje i wypisuje to, co dotąd rozegrano.`,
    exit: 'Kod wyjścia: 0 gdy rozegrano wszystkie gry, 1 gdy któraś się zepsuła, 2 gdy czegoś podanego nie da się użyć, 130 po Ctrl-C.',
  },

  kingdoms: {
    description: 'wymienia polecane królestwa, pokazuje jedno z nich albo losuje inne',
    name: 'królestwo, z nazwą w dowolnym z języków',
    randomHeading: 'Losowe królestwa:',
    random: 'losuje królestwo',
    seed: 'to samo ziarno i te same życzenia dają to samo królestwo (domyślnie: losowe)',
    count: 'ile różnych królestw',
    sets: 'zestawy, z których losować (domyślnie: base, intrigue, alchemy)',
    from: 'ile kart z zestawu: base=5,intrigue=5 albo alchemy=3-4',
    must: 'karty, które muszą w nim być, z nazwą w dowolnym języku',
    ban: 'karty, których nie może w nim być',
    village: 'z kartą, która daje +2 Akcje',
    buy: 'z kartą, która daje +1 Zakup',
    trasher: 'z kartą, która wyrzuca karty z ręki do kosza',
    attacks: 'tyle Ataków: 2, albo zakres, na przykład 0-1',
    reactionIfAttacks: 'z Reakcją, jeśli jest Atak',
    noPossession: 'bez Opętania',
    differentCosts: 'co najmniej tyle różnych kosztów',
    anyAlchemy: 'dowolna liczba kart z Alchemii (domyślnie: żadna albo od trzech do pięciu, jeśli się da)',
    notes: `Ze wszystkich królestw zgodnych z życzeniami każde jest równie prawdopodobne. Jeśli nie ma żadnego,
wymienia sprzeczne życzenia i to, co by je rozluźniło.`,
    exit: 'Kod wyjścia: 0, 1 gdy żadne królestwo nie spełnia życzeń, 2 gdy czegoś podanego nie da się użyć.',
  },

  strength: {
    description:
      'mówi, jak silni są gracze: każdy przy stole z tym samym przeciwnikiem, królestwo po królestwie',
    players: 'strategie w plikach (tekst lub JSON) lub identyfikatory dołączonych albo imiona botów',
    against: 'kto siedzi na wszystkich innych miejscach',
    games: 'ile gier na gracza w każdym królestwie',
    seats: 'ilu graczy',
    kingdom:
      'królestwo z nazwy albo dziesięć kart oddzielonych przecinkami; można podać kilka razy (domyślnie: wszystkie polecane)',
    random: 'tyle królestw dodatkowo wylosować',
    notes:
      'Każde tasowanie jest rozgrywane raz z każdego miejsca. Wynik to udział w zwycięstwach, wspólne dzieli się po równo; wśród n równych 1/n.',
  },
  worth: {
    description: 'powiedzieć po grach pieniędzmi, ile jest warta karta',
    card: 'plik z własną kartą albo nazwa karty',
    seed: 'to samo ziarno daje te same gry',
    notes:
      'Gry są te same co w warsztacie. Jak powstaje z nich cena i na ile jej wierzyć, mówi docs/card-worth.md.',
  },

  cards: {
    description: 'wymienia wszystkie karty albo pokazuje jedną z jej tekstem i wyjaśnieniami',
    name: 'karta, z nazwą w dowolnym z języków',
  },

  learn: {
    description: 'pokazuje lekcje i zagadki albo rozgrywa jedną z nich',
    lesson: 'identyfikator lekcji lub zagadki',
    notes:
      'Podczas gry: liczba wybiera, hint podpowiada, again zaczyna od nowa, quit kończy. Pierwsza gra z przewodnikiem jest na stronie.',
  },

  rules: {
    description:
      'wypisuje rozdział księgi zasad, wyjaśnienia do karty, jedno wyjaśnienie, to, co pasuje do słów, albo wszystkie',
    name: 'rozdział lub jego część; karta z nazwą w dowolnym z języków; wyjaśnienie przez jego identyfikator albo początek identyfikatora; albo dowolne słowa',
    notes: 'Rozstrzyga tekst angielski.',
  },

  check: {
    description: 'rozgrywa scenariusze i mówi, co się nie zgadza',
    files: 'pliki scenariuszy (YAML) albo foldery z nimi; bez podania cała instrukcja',
    quiet: 'wypisuje tylko niepowodzenia',
    exit: 'Kod wyjścia: 0 gdy wszystko się zgadza, 1 gdy coś nie, 2 gdy pliku nie da się odczytać.',
  },

  review: {
    description: 'jeszcze raz o zakończonej grze: szanse tura po turze i zakupy, które kosztowały najwięcej',
    file: 'zapis gry, która się skończyła',
    seat: 'czyje zakupy obejrzeć (domyślnie: pierwszego gracza)',
    games: 'tyle wyobrażonych gier na turę; wszystko inne proporcjonalnie',
    notes:
      'Trwa to około dziesięciu sekund. Ten sam zapis daje ten sam wynik. docs/bots.md mówi, na ile można temu wierzyć.',
    exit: 'Kod wyjścia: 0, albo 2, gdy zapisu nie da się odczytać lub gra się nie skończyła.',
  },

  replay: {
    description: 'wypisuje dziennik zapisanej gry i jej wynik',
    file: 'zapis, jaki prowadzi `tenfold play --record`',
    seat: 'oczami tego gracza (domyślnie: widza, który nie widzi żadnej ręki)',
    upTo: 'tylko tyle decyzji; potem stół taki, jaki jest',
    exit: 'Kod wyjścia: 0, albo 2 gdy zapisu nie da się odczytać lub decyzja w nim jest niezgodna z zasadami; wiersz jest podany.',
  },

  verify: {
    description:
      'sprawdza, czy zapisana gra była zgodna z zasadami i czy jej ziarno jest tym, które obiecano na początku',
    record: 'zapis, jaki serwer wydaje po końcu gry',
    hash: 'skrót, który gra pokazywała od początku (domyślnie: ten z zapisu)',
    allDigits: '(wszystkie 64 cyfry)',
    notes: `Skrót to SHA-256 ziarna; był widoczny, zanim rozdano pierwszą kartę. Podaj ten, który wtedy widziałeś:
ten z zapisu pokazuje tylko, że zapis jest spójny.`,
    exit: 'Kod wyjścia: 0 gdy wszystko się zgadza, 1 gdy coś nie, 2 gdy zapisu nie da się odczytać lub nie podaje skrótu.',
  },

  env: {
    description: 'gry dla uczącego się programu: wiersze JSON na wejściu, wiersze JSON na wyjściu',
    notes: `Na każdy wiersz wejścia odpowiada jeden wiersz. Opisuje je docs/environment.md; packages/env/python/tenfold_env.py
to klient dla Pythona.`,
    errors:
      'Na to, czego nie da się zrobić, odpowiedzią jest {"error": "…"} i nic się nie zmienia. Program kończy się razem z wejściem.',
  },

  serve: {
    description: 'uruchamia serwer: stoły, gry przez link, archiwum',
    port: 'gdzie nasłuchuje; 0 wybiera dowolny wolny port',
    host: 'na jakim adresie nasłuchuje; 0.0.0.0 to wszystkie',
    data: 'gdzie przechowywane są gry (domyślnie: tenfold w twoim folderze danych, ~/.local/share)',
    web: 'zbudowana strona (domyślnie: dołączona)',
    trustProxy: 'odwrotne proxy, których nagłówkom X-Forwarded się wierzy: loopback, 10.0.0.0/8',
    botPause: 'ile co najmniej trwa decyzja bota, żeby ludzie mogli nadążyć',
    bots: 'gdzie myślą boty: w wątkach tego procesu czy u robotników bazy danych (tenfold worker)',
    drain:
      'jak długo serwer, który ma zakończyć pracę, zgłasza najpierw, że nie jest gotowy: w tym czasie rozdzielacz ruchu kieruje ludzi gdzie indziej',
    limit:
      'ile to za dużo, na przykład sockets-per-address=200; nazwy są w docs/self-hosting.md; można powtarzać',
    log: 'ile trafia na standardowe wyjście błędów',
    notes: `Gdy w środowisku jest DATABASE_URL=postgres://…, gry są przechowywane w PostgreSQL zamiast w folderze danych.
Gdy jest też DATABASE_REPLICA_URL, to, co może być nieco spóźnione, jest czytane z jej repliki.
Ctrl-C lub SIGTERM kończy go w porządku; drugi raz natychmiast.`,
    exit: 'Kod wyjścia: 0 po zwykłym końcu, 1 gdy nie mógł działać dalej (dziennik mówi, dlaczego), 2 gdy czegoś podanego nie da się użyć.',
  },

  worker: {
    description: 'wykonuje pracę zlecaną przez PostgreSQL: symulacje i myślenie botów',
    on: 'baza danych, przez którą przychodzi praca: postgres://user:password@host/name',
    threads: 'ile naraz (domyślnie: po jednym na rdzeń)',
    notes: `Może ich działać dowolnie wiele, na dowolnych maszynach. Gdy któryś padnie, przepada tylko bieżące zadanie: bierze je następny.
\`tenfold sim … --on URL\` zleca gry, \`tenfold serve --bots workers\` to, nad czym myślą jego boty.
Po Ctrl-C lub SIGTERM kończy to, co zaczął; za drugim razem staje natychmiast.`,
    exit: 'Kod wyjścia: 0 po zwykłym końcu, 2 gdy czegoś podanego nie da się użyć.',
  },

  move: {
    description: 'przenosi wszystko z folderu danych do PostgreSQL',
    from: 'folder danych serwera, który nie działa',
    to: 'pusta baza danych: postgres://user:password@host/name',
    notes: `W folderze nic się nie zmienia i nic nie znika. Przerwane przenoszenie po ponownym wydaniu polecenia idzie dalej od miejsca,
w którym stanęło; póki nie jest zakończone, żaden serwer nie wystartuje na tej bazie. Na końcu porównywane są wszystkie wiersze: ich liczba i skrót.`,
    exit: 'Kod wyjścia: 0 gdy w obu jest to samo, 2 gdy się nie da (serwer działa, w bazie są już gry, wiersze się różnią).',
  },

  refused: {
    badValue: (option, value, reason) => `błąd: „${value}” nie może być wartością opcji ${option}. ${reason}`,
    allowedChoices: (choices) => `Do wyboru są: ${choices}.`,
    missingArgument: (name) => `błąd: brakuje argumentu „${name}”`,
    missingOption: (option) => `błąd: nie podano wymaganej opcji ${option}`,
    missingValue: (option) => `błąd: opcji ${option} brakuje wartości`,
    notTogether: (one, other) => `błąd: opcji ${one} nie można podać razem z opcją ${other}`,
    unknownOption: (option) => `błąd: nieznana opcja ${option}`,
    unknownCommand: (name) => `błąd: nieznane polecenie „${name}”`,
    tooManyArguments: (expected, given) =>
      `błąd: za dużo argumentów: podano ${given}, a może być ${expected}.`,
    didYouMean: (names) => `(Czy chodzi o: ${names}?)`,
    wholeNumber: (least, most) =>
      most === undefined
        ? `Podaj liczbę całkowitą od ${least} w górę.`
        : `Podaj liczbę całkowitą od ${least} do ${most}.`,
    seconds: (most) => `Podaj liczbę sekund od 0 do ${most}, na przykład 5 lub 0.5.`,
    hash: 'Podaj 64 cyfry szesnastkowe skrótu SHA-256.',
  },
};
