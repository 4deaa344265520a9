import { setNames } from '@tenfold/i18n';
import type { TerminalWords } from './en.ts';
import { help } from './help/pl.ts';
import { report } from './report/pl.ts';

const list = new Intl.ListFormat('pl');
const either = new Intl.ListFormat('pl', { type: 'disjunction' });
const plurals = new Intl.PluralRules('pl');

/** "1 karta", "2 karty", "5 kart". */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plurals.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

export const pl: TerminalWords = {
  language: 'pl',
  and: (items) => list.format(items),
  or: (items) => either.format(items),
  didYouMean: (names) => (names.length === 0 ? '' : ` (czy chodzi o: ${either.format(names)}?)`),

  typed: {
    help: ['pomoc'],
    table: ['stół'],
    plans: ['plany'],
    why: ['dlaczego'],
    log: ['dziennik'],
    recap: ['tymczasem'],
    counts: ['liczenie'],
    undo: ['cofnij'],
    other: ['drugie'],
    save: ['zapisz'],
    quit: ['wyjdź'],
    stop: ['koniec', 'gotowe', 'nic', 'nie'],
    treasures: ['skarby', 'wszystkie'],
    yes: ['tak', 't'],
  },
  help: [
    'Aby wybrać, wpisz numer opcji albo jej nazwę; wystarczy początek nazwy.',
    '  2            srebro            skarby               koniec',
    'Kilka naraz: nazwy z przecinkami albo numery. 0, „gotowe” lub „nic” kończy.',
    '  posiadłość, posiadłość, gotowe      2 posiadłości, gotowe     1 1 3 gotowe',
    '  skarby, złoto                  zagrywa wszystkie Skarby, a potem kupuje Złoto',
    '',
    '  ? NAZWA      co mówi karta         ?            ta pomoc',
    '  stół         cały stół (także sam Enter)',
    '  plany        co zamierzają boty',
    '  dlaczego     dlaczego boty kupiły to, co ostatnio',
    '  dziennik     wszystko, co się wydarzyło',
    '  tymczasem    co zrobili inni od twojej ostatniej tury',
    '  liczenie     kto ma jakie karty i co zostało w twojej talii',
    '  cofnij       do poprzedniej decyzji, także sprzed tur innych graczy',
    '  drugie       gdy czekają naraz dwa pytania: najpierw to drugie',
    '  zapisz PLIK  zapisuje przebieg gry do pliku',
    '  wyjdź        koniec; program wypisze, jak grać dalej później',
  ],

  draft: {
    how: (vetoes) =>
      `Każdy po kolei wybiera kartę, aż będzie ich dziesięć. Wpisz nazwę; ? wypisuje karty, * zdaje się na los.${vetoes ? ' „veto NAZWA” skreśla kartę, raz.' : ''}`,
    picks: (name, card) => `${name} wybiera: ${card}.`,
    prompt: (number) => `Twój wybór, karta ${number}> `,
    mayVeto: 'Możesz skreślić kartę: veto NAZWA',
    struck: 'Skreślona. Teraz wybierz kartę.',
    cannot: (card) => `Tej karty nie można teraz wziąć: ${card}. ? wypisuje te, które można.`,
    noOwnCard: (file, why) =>
      `--card: w pliku „${file}” nie ma karty własnej roboty, którą da się grać: ${why}`,
    manyPlayers:
      'Przy pięciu lub sześciu graczach dłużej się czeka; jeśli to nowa gra, zacznij w mniejszym gronie.',
    onlyFor: (option, kingdom) => `${option} pasuje do --kingdom ${kingdom}; dodaj to albo pomiń ${option}`,
  },

  welcome: (you, others) =>
    `Twoje imię: ${you}. Przeciwnicy: ${others}. Wpisz ?, by zobaczyć pomoc, ? NAZWA, by przeczytać kartę.`,
  kingdomAgain: (kingdom) => `Aby zagrać tym królestwem jeszcze raz: --kingdom ${kingdom}`,
  studiesFor: (name, seconds) => `${name} bada królestwo przez ${seconds} s.`,
  studies: (name, seconds, idea) =>
    `${name} bada królestwo… ${seconds} s${idea === undefined ? '.' : `, najlepsze dotąd: ${idea}`} Enter zaczyna od razu. `,
  goesOn: 'Gra toczy się dalej. Ostatnie tury:',

  you: 'Ty',
  hand: (count) => `ręka ${count}`,
  deck: (count) => `talia ${count}`,
  discard: 'odrzucone',
  inPlay: 'zagrane',
  kept: 'odłożone',
  labels: {
    open: 'Odkryte',
    inPlay: 'Zagrane',
    picked: 'Wybrane',
    kept: 'Odłożone',
    hand: 'Ręka',
    turn: 'Tura',
    trash: 'Kosz',
  },
  yours: 'twoje',
  ofPlayer: (name) => `gracza ${name}`,
  noCards: 'brak kart',
  actions: (count) => counted(count, 'Akcja', 'Akcje', 'Akcji'),
  buys: (count) => counted(count, 'Zakup', 'Zakupy', 'Zakupów'),
  coins: (count) => counted(count, 'Moneta', 'Monety', 'Monet'),
  potions: (count) => counted(count, 'Eliksir', 'Eliksiry', 'Eliksirów'),

  groups: {
    play: 'Zagraj',
    'play-treasures': 'Zagraj',
    'end-actions': 'Koniec',
    buy: 'Kup',
    'end-turn': 'Koniec',
    discard: 'Odrzuć',
    trash: 'Do kosza',
    topdeck: 'Na wierzch',
    gain: 'Pozyskaj',
    pass: 'Przekaż',
    reveal: 'Odsłoń',
    'set-aside': 'Na bok',
    name: 'Nazwij',
    choose: 'Wybierz',
    'clean-up': 'Koniec',
    return: 'Zwróć',
    'put-under': 'Pod spód',
    show: 'Odsłoń',
  },
  allTreasures: 'wszystkie Skarby',
  anyCardMayBeTyped: 'można wpisać dowolną kartę',
  undone: '↶ Cofnięto: decydujesz jeszcze raz.',
  alsoAsked: (question) =>
    `Czeka też drugie pytanie: ${question} (wpisz „drugie”, aby odpowiedzieć najpierw na nie)`,
  oneQuestion: 'nie ma teraz drugiego pytania; odpowiedz na to powyżej',
  nothingToUndo: 'nie ma czego cofnąć: to twoja pierwsza decyzja',
  noCard: (name, near) => `nie ma karty „${name}”${near}`,
  noRuling: (typed, near) => `nie ma ani karty, ani wyjaśnienia „${typed}”${near}`,
  nothingTyped: 'nic nie wpisano; ? pokazuje, co można',
  comesAfter: (spare) =>
    `${spare}: pytanie będzie już wtedy rozstrzygnięte; pomiń to teraz i wpisz, gdy przyjdzie na to kolej`,
  tooMany: (number, name, most) => `„${number} ${name}”: tylu nie można wybrać; podaj liczbę od 1 do ${most}`,
  noOption: (number, from, to) => `nie ma opcji ${number}; są opcje od ${from} do ${to}`,
  notSoOften: (words, number) => `„${words}” (${number}): tyle razy nie można tego wybrać; nic nie zrobiono`,
  ambiguous: (text, meanings) => `„${text}” może znaczyć: ${meanings}; wpisz więcej albo numer`,
  notOffered: (text, near) =>
    `„${text}” nie ma wśród opcji${near}; wpisz numer albo nazwę, lub ?, by zobaczyć pomoc`,
  noPile: 'w tej grze nie ma takiego stosu',
  notInHand: 'tej karty nie ma na ręce',
  notHere: 'tutaj nie można tego wybrać',

  youWin: 'Wygrywasz!',
  wins: (name) => `Wygrywa ${name}.`,
  shareVictory: (names, you) =>
    you ? `Dzielicie zwycięstwo: ty i ${list.format(names)}.` : `Zwycięstwo dzielą ${list.format(names)}.`,
  nobodyWon: 'Nikt nie wygrał.',
  turns: (count) => counted(count, 'tura', 'tury', 'tur'),

  saveNeedsName: 'zapisz: brakuje nazwy pliku; wpisz: zapisz PLIK',
  saved: (command) => `Zapisano. Aby grać stąd dalej: ${command}`,
  saveElsewhere: 'albo zapisz gdzie indziej: zapisz PLIK',
  nothingKept: 'Nic nie zagrano, więc nie ma czego zachować.',
  toSeeAgain: (command) => `Aby obejrzeć tę grę:  ${command}`,
  toGoOn: (command) => `Aby grać dalej: ${command}`,
  isThere: (file, remedy) => `${file} już istnieje; ${remedy}`,
  nameAnother: 'podaj inny plik',
  resumeOrAnother: (file) => `graj w nią dalej: --resume ${file}, albo podaj inny plik`,
  cannotBeWritten: (file, trouble) => `nie można zapisać ${file}: ${trouble}`,
  files: {
    ENOENT: 'nie ma takiego pliku ani folderu; sprawdź ścieżkę',
    EISDIR: 'to jest folder; podaj plik',
    ENOTDIR: 'część ścieżki nie jest folderem; sprawdź ścieżkę',
    EACCES: 'brak uprawnień; wybierz inny plik albo zmień uprawnienia',
    EROFS: 'dysk jest tylko do odczytu; wybierz inne miejsce',
    ENOSPC: 'dysk jest pełny; zwolnij miejsce albo wybierz inne',
  },

  // Czego zasady nie dopuszczają
  troubleAt: (file, line) => `${file}, wiersz ${line}`,
  inEnglish: 'Szczegóły po angielsku:',
  kingdomSize: (count, wanted) =>
    `liczba kart Królestwa: ${count}, a ma ich być ${wanted}; ${count < wanted ? `brakuje jeszcze ${wanted - count}` : `o ${count - wanted} za dużo`}`,
  badName: (name) =>
    `„${name}” nie może być imieniem gracza; pomiń dwukropek, przecinek, #, znaki nowego wiersza i spacje na końcach`,
  repeatedName: (name) => `dwaj gracze nazywają się „${name}”; zmień imię jednego z nich`,

  notWithResume: (option) =>
    `--${option} nie można podać razem z --resume: mówi o tym zapis gry; pomiń jedno z nich`,
  tooManyBots: (bots, most) =>
    `${counted(bots, 'bot', 'boty', 'botów')} i ty: może grać najwyżej ${most} graczy; podaj mniej botów`,
  botsForSeats: (bots, seats) =>
    `${counted(bots, 'bot', 'boty', 'botów')} na ${counted(seats, 'miejsce', 'miejsca', 'miejsc')}: podaj mniej albo dodaj --players ${bots + 1}`,
  noBot: (name, names) => `nie ma bota o nazwie „${name}”; do wyboru są: ${names}`,
  nobodyCalled: (name, players) => `nikt nie nazywa się „${name}”; gracze to: ${players}`,
  badSeed: (seed) =>
    `„${seed}” nie może być ziarnem: musi zmieścić się w zapisie; użyj liter i cyfr, na przykład --seed 42`,
  noKingdom: (text, near) =>
    `nie ma królestwa „${text}”${near}; \`tenfold kingdoms\` wypisuje je wszystkie; albo podaj dziesięć kart oddzielonych przecinkami`,
  listsCards: '`tenfold cards` wypisuje wszystkie karty',
  listsRulings: '`tenfold rules` wypisuje wszystkie wyjaśnienia, a `tenfold cards` wszystkie karty',

  sets: setNames('pl'),
  rulebook: {
    saidBy: 'Źródła',
    disagree: 'Gdzie instrukcje się różnią',
    holds: 'Obowiązuje',
    silent: 'Gdzie milczą',
    houseRule: 'Tak gramy tutaj',
    examples: 'Przykłady na stole',
    inBook: 'W księdze',
    settled: 'Co rozstrzygnięto',
  },
  names: 'Nazwy',
  set: 'Pudełko',
  pile: 'Stos',
  pileOf: (count) => counted(count, 'karta', 'karty', 'kart'),
  pileWith: (count, from, to, isFirst) => {
    const players = from === to ? `przy ${from} graczach` : `przy ${from}–${to} graczach`;
    return isFirst ? `${counted(count, 'karta', 'karty', 'kart')} ${players}` : `${count} ${players}`;
  },
  randomKingdom: (number) => `Losowe królestwo${number === undefined ? '' : ` ${number}`}`,
  seed: (seed) => `ziarno: ${seed}`,
  forUrl: (text) => `Do adresu: ${text}`,
  toPlay: (command) => `Aby nim zagrać: ${command}`,
  toDrawAgain: (command) => `Aby wylosować to samo: ${command}`,

  uptoTooFar: (upto, file, choices) =>
    `--upto ${upto}: ${file} ma ${counted(choices, 'decyzję', 'decyzje', 'decyzji')}; podaj najwyżej tyle`,
  notOverYet: (file) =>
    `${file}: ta gra się jeszcze nie skończyła; można ją przeanalizować po zakończeniu (tenfold play --resume ${file} gra dalej)`,
  waitsFor: (names) => `Gra czeka na decyzję: ${names}.`,
  moreChoices: (count) => `Zapis ma jeszcze ${counted(count, 'decyzję', 'decyzje', 'decyzji')}.`,
  scenarios: (passed, failed) => `scenariusze: udane ${passed}, nieudane ${failed}`,
  expected: 'oczekiwano',
  found: 'jest',
  noScenario: 'nie znaleziono scenariusza; podaj plik .yaml albo folder, w którym są takie pliki',

  plan: {
    strategyCount: (count, least, most) =>
      `liczba graczy: ${count}; gra wymaga od ${least} do ${most}; ${count < least ? `dodaj jeszcze ${least - count}` : `zabierz ${count - most}`}`,
    emptyStrategy: (name) => `„${name}” niczego nie kupuje; dodaj co najmniej jedną regułę`,
    unknownCard: (name, card) =>
      `„${name}” mówi o karcie „${card}”, a takiej nie ma; wpisz inną albo dołącz ją przez --card`,
    twoKingdoms: 'królestwo i plansza „named-only” wykluczają się; opuść --kingdom albo --board',
    tooManyPiles: (count, most, each) =>
      `potrzebnych kart królestwa: ${count}, a miejsc jest ${most} (${each}); podaj królestwo z dziesięciu kart albo porównaj strategie, które mają więcej wspólnych kart`,
    prepares: (name, percent) => `${name} bada królestwo: ${percent}%`,
  },
  strength: {
    about: (against, games, players, seed) =>
      `Udział w zwycięstwach przeciw graczowi ${against}: ${games} gier na królestwo, graczy: ${players}, ziarno ${seed}; przedział 95%`,
    average: 'średnia królestw',
  },
  noStrategyNamed: 'nie podano strategii; podaj od 2 do 6 albo zobacz je przez --list',
  noStrategy: (typed, near) =>
    `nie ma strategii „${typed}”${near}; \`tenfold sim --list\` wymienia dołączone; albo podaj własny plik`,
  notInCatalogue: (file, id, near) =>
    `w ${file} nie ma strategii „${id}”${near}; podaj po # jedną z tych, które tam są`,
  manyStrategies: (file, ids) =>
    `${file}: liczba strategii w pliku to ${ids.length}; podaj jedną po #, na przykład ${file}#${ids[0] ?? 'ID'}`,
  gameTooFar: (game, games) =>
    `--game ${game}: plan ma tylko tyle gier: ${games}; podaj najwyżej tę liczbę albo więcej --games`,
  notJson: (file, reason) =>
    `${file}: to nie jest JSON (${reason}); popraw go albo zapisz strategię jako tekst`,
  forPlayers: (numbers) => `liczba graczy: ${either.format(numbers)}`,
  noGamePlayed: 'Nie rozegrano żadnej gry.',
  gamesOf: (games, players, seed, mirror) =>
    `Gry: ${games}, graczy: ${players}, ziarno: ${seed}${mirror ? ', każde tasowanie rozegrane z każdego miejsca' : ''}`,
  someOf: (some, all) => `${some} z ${all}`,
  noKingdomCards: 'Bez kart Królestwa: próba z samymi kartami podstawowymi',
  kingdom: (isStudy) => (isStudy ? 'Królestwo (próba): ' : 'Królestwo: '),
  columns: {
    wins: 'wygrane',
    interval: 'przedział 95%',
    ties: 'remisy',
    losses: 'przegrane',
    points: 'punkty',
    bySeat: 'wygrane według miejsca',
    shares: 'zwycięstwa, remisy podzielone',
    share: 'udział',
    paired: 'przedział 95%, w parach',
  },
  seatNumber: (seat) => `${seat + 1}.`,
  rounds: (mean, shortest, longest, median) =>
    `Gra trwa ${mean} rundy (od ${shortest} do ${longest}, połowa najwyżej ${median}).`,
  endWithProvince: (share) => `${share} kończy się ostatnią Prowincją`,
  endWithPiles: (share) => `${share} kończy się pustymi stosami`,
  endIdle: (share) => `${share} kończy zasada domowa, bo końca nie było widać`,
  better: (best, next, isNextBest, rates) =>
    `${best} jest lepsza niż ${next}${isNextBest ? ' (następna w kolejności)' : ''}: ${rates}.`,
  ratesOf: (best, next) => `${best} wobec ${next} wygranych gier`,
  tooClose: (best, next, rates, more) =>
    `Różnica między ${best} i ${next} jest za mała, by rozstrzygnąć (${rates}): ${more}.`,
  asGoodAsEqual: 'są praktycznie równe',
  gamesNeeded: (games, mirror) =>
    `przy tak małej różnicy potrzeba około ${games} gier${mirror ? '' : ', a z --mirror połowy tego'}`,
  wouldLike: (name, cards) => `${name} potrzebuje kart, których w królestwie nie ma: ${cards}.`,
  meantFor: (name, players, seats) =>
    `${name} jest przeznaczona dla tylu graczy: ${players}; w tych grach jest ich ${seats}.`,

  // Czy zapis się zgadza
  verify: {
    noHash: (file) =>
      `${file} nie mówi, jakim skrótem obiecano ziarno; podaj ten, który był widoczny na początku: --hash HEX`,
    noSha256: (file, written) =>
      `${file}: skrót ziarna „${written}” nie jest skrótem SHA-256; taki ma 64 cyfry szesnastkowe`,
    otherSeed: (file, hash, promised) =>
      `${file}: ziarno nie jest tym, które obiecano: jego SHA-256 to ${hash}, a obiecano ${promised}`,
    changed: (file, written) =>
      `${file}: ziarno jest tym, które obiecano, ale w zapisie stoi ${written}; zapis zmieniono`,
    seedHolds: (isGiven, hash) =>
      `Ziarno jest tym, które obiecano: jego SHA-256 to ${isGiven ? 'podany skrót' : 'skrót z zapisu'}, ${hash}.`,
    allLegal: (choices) => `Liczba decyzji: ${choices}, wszystkie zgodne z zasadami.`,
    noChoice: (names) => `Nikt nie wygrał. Ani jednej decyzji nie podjęli: ${names}.`,
    notOver: 'Gra nie jest skończona: zapis kończy się wcześniej.',
    brokenOff: (why) => `Grę przerwano (${why}); według zasad nie ma wyniku.`,
  },

  // Serwer
  serve: {
    isAt: (url) => `Tenfold działa pod adresem ${url}`,
    badProxy: (given) =>
      `--trust-proxy ${given}: podaj adresy oddzielone przecinkami, na przykład loopback albo 10.0.0.0/8`,
    portInUse: (port, host) =>
      `port ${port} adresu ${host} jest zajęty; zakończ to, co go używa, albo wybierz inny przez --port`,
    portForbidden: (port, host) =>
      `portu ${port} adresu ${host} nie może używać ten użytkownik; wybierz przez --port taki od 1024 w górę`,
    noAddress: (host) => `ten komputer nie ma adresu ${host}; wybierz inny przez --host`,
  },

  worker: {
    ready: (threads) => `Gotów do pracy, zadań naraz: ${threads}`,
    done: (jobs) => `Zrobione, zadań: ${jobs}`,
    workersThere: (threads) =>
      threads === 0
        ? 'Nie ma jeszcze robotnika; gry na niego czekają: tenfold worker --on …'
        : `Są robotnicy, zadań naraz: ${threads}`,
  },

  move: {
    rows: 'wierszy',
    done: 'Przeniesione. W obu są te same wiersze. Od teraz uruchamiaj serwer z DATABASE_URL, a folder zachowaj jako kopię zapasową.',
  },

  // Życzenia co do losowego królestwa
  wishes: {
    notWithName: (name) => `--random nie można podać razem z nazwą królestwa „${name}”; pomiń jedno z nich`,
    needsRandom: (option) => `${option} dotyczy losowych królestw; dodaj --random albo pomiń tę opcję`,
    fewer: (wanted, count, isAlchemy) =>
      `--count: ma być ${wanted}, ale życzenia spełnia tylko ${count}; żeby było więcej, ${isAlchemy ? 'dodaj --any-alchemy' : 'rozluźnij któreś życzenie'}`,
    noCardNamed: 'nie podano karty; podaj nazwy oddzielone przecinkami albo pomiń tę opcję',
    noSetNamed: (sets) =>
      `nie podano zestawu; do wyboru są: ${sets}; albo pomiń tę opcję, by losować ze wszystkich`,
    noSet: (name, near, sets) => `nie ma zestawu „${name}”${near}; zestawy to ${sets}`,
    setTwice: (set) => `${set} występuje dwa razy; podaj jedną liczbę albo zakres, na przykład 3-5`,
    notCounted: (typed) => `„${typed}” to nie zestaw z liczbą; pisz tak: base=5,intrigue=5`,
    noCount: (typed, most) =>
      `„${typed}” to nie liczba kart; podaj liczbę całkowitą od 0 do ${most} albo zakres, na przykład 1-3`,
    basicCard: (card) => `„${card}” to karta podstawowa, nigdy nie jest stosem Królestwa; usuń ją z listy`,
    repeatedCard: (card) => `„${card}” występuje dwa razy; wystarczy raz`,
    tooManyMusts: (count, most) => `kart jest ${count}, a królestwo ma ${most}; usuń ${count - most}`,
    mustIsBanned: (must, ban, card) =>
      `${must} i ${ban} przeczą sobie co do karty „${card}”; pomiń ją w jednej z tych opcji`,
    mustOutsideSets: (card, set) =>
      `„${card}” należy do zestawu ${set}, który --sets pomija; dodaj ${set} do --sets`,
    countOutsideSets: (set) =>
      `mają być karty z zestawu ${set}, ale --sets go pomija; dodaj ${set} do --sets`,
    countsTooHigh: (total, wanted) =>
      `liczby wymagają co najmniej ${total} kart, a królestwo ma ${wanted}; zmniejsz je o ${total - wanted}`,
    countsTooLow: (total, wanted) =>
      `liczby dopuszczają najwyżej ${total} kart, a królestwo ma ${wanted}; zwiększ je o ${wanted - total} albo losuj z większej liczby zestawów`,
    twiceInKingdom: (card) => `„${card}” jest w królestwie dwa razy; weź zamiast niej inną kartę`,
    basicInKingdom: (card) =>
      `„${card}” to karta podstawowa i nigdy nie jest kartą Królestwa; weź zamiast niej inną kartę`,
    noneFits: (wishes, cures) =>
      `żadne królestwo nie spełnia życzeń: ${wishes}; ${cures === '' ? 'zrezygnuj z któregoś i spróbuj jeszcze raz' : `wystarczy zmienić: ${cures}`}`,
    tooFewCards: (left, wanted, lift) =>
      `zostało za mało kart (${left}), żeby wylosować ${wanted}; dodaj zestaw${lift === 0 ? '' : ` albo wyklucz mniej kart: o ${lift}`}`,
    tooManyWishes: 'porównanie tylu liczb trwałoby za długo; zrezygnuj z kilku',
  },

  // Pomoc
  worth: {
    price: (coins, low, high) =>
      `W talii pieniędzy mniej więcej tak silna jak karta za ${coins} (dwie na trzy znane karty równie silne kosztują od ${low} do ${high})`,
    beyond: (coins) => `W talii pieniędzy silniejsza niż każda znana karta: warta co najmniej ${coins}`,
    moreThan: (card) => `silniejsza niż ${card}`,
    lessThan: (card) => `słabsza niż ${card}`,
    won: (share, low, high, games) =>
      `Wygrane: ${share} % (od ${low} do ${high}), partie: ${games}; jedna, dwie lub pięć takich, za 2, przeciw samym pieniądzom i z typową kartą każdej ceny.`,
    standing: (parts) => `Na pewno silniejsza niż ${parts.join(', ')}.`,
    standingOf: (beaten, cards, price) => `${beaten} z ${cards} znanych kart za ${price}`,
    standingMore: (beaten, cards, price) => `${beaten} z ${cards} za ${price}`,
    cannotTell: 'Z gier tego nie widać.',
    reasons: {
      points: 'Zagrana nic nie robi; ile są warte punkty, zależy od reszty talii.',
      actions: 'Robi miejsce na kolejne Akcje, a w talii pieniędzy nie ma żadnej, która by po niej przyszła.',
      'other-actions': 'Żyje z innych Akcji, a w talii pieniędzy ich nie ma.',
      reaction: 'Talia pieniędzy jest z nią gorsza, a nikt nie atakował.',
      market: 'Talia pieniędzy jest z nią gorsza, a to, co sprzedaje, w każdej grze jest inne.',
      'no-use': 'Talia pieniędzy jest z nią gorsza nawet za 2 monety; obok innych kart może błyszczeć.',
    },
    limits: {
      points: 'W talii zbudowanej dla jej punktów jest warta więcej.',
      actions: 'Daje miejsce na więcej Akcji, niż mają pieniądze: w takiej talii jest warta więcej.',
      'other-actions': 'Zagrywa inne Akcje: obok nich jest warta więcej.',
      reaction: 'Nikt nie atakował: jako Reakcja jest warta więcej.',
      market: 'To, co sprzedaje, w każdej grze jest inne.',
    },
    basic: (card) => `${card} jest w każdej grze i nie ma ceny do znalezienia; podaj kartę Królestwa`,
    taken: (id) =>
      `„${id}” to karta z pudełek; nadaj swojej inny identyfikator albo zapytaj o znaną po nazwie`,
  },

  reportAt: (file) => `Raport: ${file}`,
  gameBroke: (command) =>
    `Zapis prowadzi do tego miejsca: ${command}\nProsimy o zgłoszenie, razem z tym plikiem.`,

  commandHelp: help,
  report,
  helpTitles: {
    'Usage:': 'Użycie:',
    'Arguments:': 'Argumenty:',
    'Options:': 'Opcje:',
    'Commands:': 'Polecenia:',
  },
  helpSaysMore: (command) => `(${command} --help mówi, co można podać)`,
};
