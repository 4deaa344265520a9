import { setNames } from '@tenfold/i18n';
import type { TerminalWords } from './en.ts';
import { help } from './help/hu.ts';
import { report } from './report/hu.ts';

const list = new Intl.ListFormat('hu');
const either = new Intl.ListFormat('hu', { type: 'disjunction' });

export const hu: TerminalWords = {
  language: 'hu',
  and: (items) => list.format(items),
  or: (items) => either.format(items),
  didYouMean: (names) => (names.length === 0 ? '' : ` (erre gondoltál: ${either.format(names)}?)`),

  typed: {
    help: ['súgó'],
    table: ['asztal'],
    plans: ['tervek'],
    why: ['miért'],
    log: ['napló'],
    recap: ['közben'],
    counts: ['számlálás'],
    undo: ['vissza'],
    other: ['másik'],
    save: ['mentés'],
    quit: ['kilépés'],
    stop: ['vége', 'kész', 'semmi', 'nem'],
    treasures: ['kincsek', 'mind'],
    yes: ['igen', 'i'],
  },
  help: [
    'A választáshoz írd be a lehetőség számát vagy nevét; a név eleje is elég.',
    '  2            ezüst             kincsek              vége',
    'Egyszerre több is: nevek vesszővel vagy számok. Ennyi elég: 0, „kész”, „semmi”.',
    '  birtok, birtok, kész           2 birtok, kész        1 1 3 kész',
    '  kincsek, arany                 kijátszik minden kincset, majd vesz egy Aranyat',
    '',
    '  ? NÉV        mit mond egy lap      ?            ez a súgó',
    '  asztal       az egész asztal (Enter egymagában is)',
    '  tervek       mire készülnek a botok',
    '  miért        miért vették a botok, amit legutóbb vettek',
    '  napló        minden, ami történt',
    '  közben       mit tettek a többiek a legutóbbi köröd óta',
    '  számlálás    kinek milyen lapjai vannak, és mi maradt a húzópaklidban',
    '  vissza       az előző döntésedhez, a többiek köre mögé is',
    '  másik        ha egyszerre két kérdés vár rád: előbb a másik',
    '  mentés FÁJL  a játék lejegyzése egy fájlba kerül',
    '  kilépés      vége; kiírja, hogyan folytathatod később',
  ],

  draft: {
    how: (vetoes) =>
      `Mindenki sorban választ egy lapot, amíg tíz nem lesz. Írd be a nevét; a ? felsorolja a lapokat, a * a véletlenre bízza.${vetoes ? ' A „veto NÉV” egyszer kizár egy lapot.' : ''}`,
    picks: (name, card) => `${name} választása: ${card}.`,
    prompt: (number) => `Te választasz, ${number}. lap> `,
    mayVeto: 'Kizárhatsz egy lapot: veto NÉV',
    struck: 'Kizárva. Most válassz egy lapot.',
    cannot: (card) => `Most nem vehető el: ${card}. A ? felsorolja, mi választható.`,
    noOwnCard: (file, why) => `--card: ebben a fájlban nincs játszható saját lap: „${file}”: ${why}`,
    manyPlayers: 'Öt vagy hat játékosnál többet kell várni; ha új neked a játék, kezdd kevesebb játékossal.',
    onlyFor: (option, kingdom) => `${option} ehhez való: --kingdom ${kingdom}; add meg azt is, vagy hagyd el`,
  },

  welcome: (you, others) =>
    `A neved: ${you}. Ellenfeleid: ${others}. Írj ?-et a súgóhoz, ? NEVET egy lap szövegéhez.`,
  kingdomAgain: (kingdom) => `Így játszhatod újra ezt a birodalmat: --kingdom ${kingdom}`,
  studiesFor: (name, seconds) => `${name} ${seconds} mp-ig tanulmányozza a birodalmat.`,
  studies: (name, seconds, idea) =>
    `${name} a birodalmat tanulmányozza… ${seconds} mp${idea === undefined ? '.' : `, eddig ez a legjobb: ${idea}`} Enterre rögtön kezdődik. `,
  goesOn: 'A játék folytatódik. A legutóbbi körök:',

  you: 'Te',
  hand: (count) => `kéz ${count}`,
  deck: (count) => `húzópakli ${count}`,
  discard: 'használt pakli',
  inPlay: 'kijátszva',
  kept: 'félretéve',
  labels: {
    open: 'Felfedve',
    inPlay: 'Kijátszva',
    picked: 'Választva',
    kept: 'Félretéve',
    hand: 'Kézben',
    turn: 'Kör',
    trash: 'Szemét',
  },
  yours: 'a tieid',
  ofPlayer: (name) => `${name} lapjai`,
  noCards: 'nincs lap',
  actions: (count) => `${count} akció`,
  buys: (count) => `${count} vásárlás`,
  coins: (count) => `${count} érme`,
  potions: (count) => `${count} Varázsital`,

  groups: {
    play: 'Játszd ki',
    'play-treasures': 'Játszd ki',
    'end-actions': 'Vége',
    buy: 'Vedd meg',
    'end-turn': 'Vége',
    discard: 'Dobd el',
    trash: 'Szemétre',
    topdeck: 'Legfelülre',
    gain: 'Kérd',
    pass: 'Add át',
    reveal: 'Fedd fel',
    'set-aside': 'Félre',
    name: 'Nevezd meg',
    choose: 'Válaszd',
    'clean-up': 'Vége',
    return: 'Tedd vissza',
    'put-under': 'Alulra',
    show: 'Fedd fel',
  },
  allTreasures: 'minden kincs',
  anyCardMayBeTyped: 'bármelyik lap beírható',
  undone: '↶ Visszavonva: újra te döntesz.',
  alsoAsked: (question) => `Ez is rád vár: ${question} (ha erre felelnél előbb, írd be: másik)`,
  oneQuestion: 'most nincs másik kérdés; felelj a fentire',
  nothingToUndo: 'nincs mit visszavonni: ez az első döntésed',
  noCard: (name, near) => `nincs „${name}” nevű lap${near}`,
  noRuling: (typed, near) => `nincs „${typed}” nevű lap vagy szabálymagyarázat${near}`,
  nothingTyped: 'nem írtál be semmit; a ? megmutatja, mit lehet',
  comesAfter: (spare) =>
    `${spare}: ez már a kérdés megválaszolása után jönne; most hagyd el, és akkor írd be, amikor sor kerül rá`,
  tooMany: (number, name, most) =>
    `„${number} ${name}”: ennyit nem lehet választani; adj meg egy számot 1 és ${most} között`,
  noOption: (number, from, to) => `nincs ${number} számú lehetőség; ${from} és ${to} között választhatsz`,
  notSoOften: (words, number) => `„${words}” (${number}): ennyiszer nem választható; nem történt semmi`,
  ambiguous: (text, meanings) =>
    `„${text}” ezt jelentheti: ${meanings}; írj be belőle többet, vagy írd be a számát`,
  notOffered: (text, near) =>
    `„${text}” nincs a lehetőségek között${near}; írj be egy számot vagy nevet, vagy ?-et a súgóhoz`,
  noPile: 'ebben a játékban nincs ilyen pakli',
  notInHand: 'nincs a kezedben',
  notHere: 'itt nem választható',

  youWin: 'Nyertél!',
  wins: (name) => `${name} nyert.`,
  shareVictory: (names, you) =>
    you
      ? `Osztoztok a győzelemben: te és ${list.format(names)}.`
      : `${list.format(names)} osztozik a győzelemben.`,
  nobodyWon: 'Senki sem nyert.',
  turns: (count) => `${count} kör`,

  saveNeedsName: 'mentés: hiányzik a fájl neve; így írd be: mentés FÁJL',
  saved: (command) => `Elmentve. Innen így folytathatod: ${command}`,
  saveElsewhere: 'vagy mentsd máshová: mentés FÁJL',
  nothingKept: 'Nem volt játék, ezért nincs mit megőrizni.',
  toSeeAgain: (command) => `A játék visszanézése:  ${command}`,
  toGoOn: (command) => `A játék folytatása: ${command}`,
  isThere: (file, remedy) => `${file} már létezik; ${remedy}`,
  nameAnother: 'adj meg másik fájlt',
  resumeOrAnother: (file) => `folytasd így: --resume ${file}, vagy adj meg másik fájlt`,
  cannotBeWritten: (file, trouble) => `${file} nem írható: ${trouble}`,
  files: {
    ENOENT: 'nincs ilyen fájl vagy mappa; ellenőrizd az útvonalat',
    EISDIR: 'ez egy mappa; adj meg egy fájlt',
    ENOTDIR: 'az útvonal egyik része nem mappa; ellenőrizd az útvonalat',
    EACCES: 'nincs hozzá jogosultság; válassz másik fájlt, vagy módosítsd a jogosultságokat',
    EROFS: 'a lemez csak olvasható; válassz másik helyet',
    ENOSPC: 'a lemez megtelt; szabadíts fel helyet, vagy válassz másikat',
  },

  // Amit a szabályok nem engednek
  troubleAt: (file, line) => `${file}, ${line}. sor`,
  inEnglish: 'Részletek angolul:',
  kingdomSize: (count, wanted) =>
    `${count} birodalomkártya: egy birodalomban ${wanted} van; ${count < wanted ? `adj hozzá még ${wanted - count} lapot` : `végy el ${count - wanted} lapot`}`,
  badName: (name) =>
    `„${name}” nem lehet játékos neve; hagyd el a kettőspontot, a vesszőt, a # jelet, a sortörést és a szélső szóközöket`,
  repeatedName: (name) => `két játékost is így hívnak: „${name}”; adj az egyiknek más nevet`,

  notWithResume: (option) =>
    `--${option} nem adható meg a --resume mellett: ezt a lejegyzés mondja meg; hagyd el az egyiket`,
  tooManyBots: (bots, most) =>
    `${bots} bot és te: legfeljebb ${most} játékos játszhat; adj meg kevesebb botot`,
  botsForSeats: (bots, seats) =>
    `${bots} bot ${seats} helyre: adj meg kevesebbet, vagy add meg ezt: --players ${bots + 1}`,
  noBot: (name, names) => `nincs „${name}” nevű bot; ezek közül választhatsz: ${names}`,
  nobodyCalled: (name, players) => `senkit sem hívnak így: „${name}”; a játékosok: ${players}`,
  badSeed: (seed) =>
    `„${seed}” nem lehet mag: a lejegyzésnek tárolnia kell; használj betűket és számjegyeket, például --seed 42`,
  noKingdom: (text, near) =>
    `nincs „${text}” nevű birodalom${near}; a \`tenfold kingdoms\` felsorolja őket; vagy adj meg tíz lapot vesszővel elválasztva`,
  listsCards: 'a `tenfold cards` minden lapot felsorol',
  listsRulings: 'a `tenfold rules` minden szabálymagyarázatot kiír, a `tenfold cards` minden lapot felsorol',

  sets: setNames('hu'),
  rulebook: {
    saidBy: 'Források',
    disagree: 'Ahol a szabályfüzetek nem értenek egyet',
    holds: 'Ami érvényes',
    silent: 'Ahol hallgatnak',
    houseRule: 'Itt így játsszuk',
    examples: 'Példák az asztalon',
    inBook: 'A könyvben',
    settled: 'Amit eldöntöttek',
  },
  names: 'Nevei',
  set: 'Doboz',
  pile: 'Pakli',
  pileOf: (count) => `${count} lap`,
  pileWith: (count, from, to, isFirst) => {
    const range = from === to ? `${from}` : `${from}–${to}`;
    return isFirst ? `${range} játékosnál ${count} lap` : `${range} játékosnál ${count}`;
  },
  randomKingdom: (number) => `Véletlen birodalom${number === undefined ? '' : ` (${number}.)`}`,
  seed: (seed) => `mag: ${seed}`,
  forUrl: (text) => `Webcímhez: ${text}`,
  toPlay: (command) => `Így játszhatsz vele: ${command}`,
  toDrawAgain: (command) => `Így húzhatod ki újra ugyanezt: ${command}`,

  uptoTooFar: (upto, file, choices) =>
    `--upto ${upto}: ${file} csak ${choices} döntést tartalmaz; legfeljebb ennyit adj meg`,
  notOverYet: (file) =>
    `${file}: ennek a játéknak még nincs vége; akkor nézhető át, ha már igen (tenfold play --resume ${file} folytatja)`,
  waitsFor: (names) => `A játék most erre vár: ${names}.`,
  moreChoices: (count) => `A lejegyzésben van még ${count} döntés.`,
  scenarios: (passed, failed) => `forgatókönyvek: ${passed} sikeres, ${failed} sikertelen`,
  expected: 'várt',
  found: 'kapott',
  noScenario: 'nincs forgatókönyv; adj meg egy .yaml fájlt vagy egy mappát, amelyben van ilyen',

  plan: {
    strategyCount: (count, least, most) =>
      `${count} játékos: egy játékhoz ${least}–${most} kell; ${count < least ? `adj hozzá még ${least - count}-et` : `vegyél el ${count - most}-et`}`,
    emptyStrategy: (name) => `„${name}” semmit sem vesz; adj neki legalább egy szabályt`,
    unknownCard: (name, card) =>
      `„${name}” egy „${card}” nevű lapról beszél, de ilyen lap nincs; írj mást a helyére, vagy hozd magaddal: --card`,
    twoKingdoms:
      'a birodalom és a „named-only” tábla ellentmond egymásnak; hagyd el a --kingdom vagy a --board kapcsolót',
    tooManyPiles: (count, most, each) =>
      `${count} birodalomlap kellene, de csak ${most} fér el (${each}); nevezz meg egy tízlapos birodalmat, vagy olyan stratégiákat hasonlíts össze, amelyeknek több közös lapjuk van`,
    prepares: (name, percent) => `${name} tanulmányozza a birodalmat: ${percent}%`,
  },
  strength: {
    about: (against, games, players, seed) =>
      `A győzelmek aránya ${against} ellen, birodalmanként ${games} játék ${players} játékossal, mag: ${seed}; 95%-os intervallum`,
    average: 'a birodalmak átlaga',
  },
  noStrategyNamed: 'nem neveztél meg stratégiát; nevezz meg 2–6-ot, vagy nézd meg őket: --list',
  noStrategy: (typed, near) =>
    `nincs „${typed}” nevű stratégia${near}; \`tenfold sim --list\` felsorolja a mellékelteket; vagy adj meg egy saját fájlt`,
  notInCatalogue: (file, id, near) =>
    `${file}: nincs benne „${id}” nevű stratégia${near}; a # után nevezz meg egyet azok közül, amelyek benne vannak`,
  manyStrategies: (file, ids) =>
    `${file}: ${ids.length} stratégia van benne; nevezz meg egyet a # után, például ${file}#${ids[0] ?? 'ID'}`,
  gameTooFar: (game, games) =>
    `--game ${game}: a terv ${games} játszmából áll; legfeljebb ennyit adj meg, vagy kérj több játszmát (--games)`,
  notJson: (file, reason) =>
    `${file}: ez nem JSON (${reason}); javítsd ki, vagy írd le a stratégiát szövegként`,
  forPlayers: (numbers) => `${either.format(numbers)} játékos`,
  noGamePlayed: 'Egyetlen játékot sem játszottak le.',
  gamesOf: (games, players, seed, mirror) =>
    `${games} játék ${players} játékossal, mag: ${seed}${mirror ? ', minden keverés minden helyről lejátszva' : ''}`,
  someOf: (some, all) => `${some} / ${all}`,
  noKingdomCards: 'Birodalomkártyák nélkül: vizsgálat csak az alapkártyákkal',
  kingdom: (isStudy) => (isStudy ? 'Birodalom (vizsgálat): ' : 'Birodalom: '),
  columns: {
    wins: 'győzelem',
    interval: '95%-os intervallum',
    ties: 'döntetlen',
    losses: 'vereség',
    points: 'pont',
    bySeat: 'győzelem helyenként',
    shares: 'győzelmek, a döntetlenek elosztva',
    share: 'arány',
    paired: '95%-os intervallum, párosítva',
  },
  seatNumber: (seat) => `${seat + 1}.`,
  rounds: (mean, shortest, longest, median) =>
    `Egy játék ${mean} körig tart (${shortest} és ${longest} között, a felük legfeljebb ${median} körig).`,
  endWithProvince: (share) => `${share} az utolsó Tartománnyal ér véget`,
  endWithPiles: (share) => `${share} elfogyott paklikkal ér véget`,
  endIdle: (share) => `${share} házi szabállyal ér véget, mert nem látszott a vége`,
  better: (best, next, isNextBest, rates) =>
    `${best} jobb, mint ${next}${isNextBest ? ' (a következő legjobb)' : ''}: ${rates}.`,
  ratesOf: (best, next) => `a megnyert játékok aránya ${best}, illetve ${next}`,
  tooClose: (best, next, rates, more) =>
    `Nem dönthető el, hogy ${best} vagy ${next} a jobb (${rates}): ${more}.`,
  asGoodAsEqual: 'gyakorlatilag egyformák',
  gamesNeeded: (games, mirror) =>
    `ilyen kis különbségnél nagyjából ${games} játék kellene${mirror ? '' : ', a --mirror kapcsolóval fele ennyi'}`,
  wouldLike: (name, cards) => `${name} ezt szeretné, de a birodalomban nincs: ${cards}.`,
  meantFor: (name, players, seats) => `${name} ${players} játékosra való; ezekben a játékokban ${seats} van.`,

  // Rendben van-e egy lejegyzés
  verify: {
    noHash: (file) =>
      `${file}: nem áll benne, milyen hash ígérte meg a magot; add meg azt, amelyik az elején látszott: --hash HEX`,
    noSha256: (file, written) =>
      `${file}: a mag „${written}” hash-e nem SHA-256; annak 64 hexadecimális jegye van`,
    otherSeed: (file, hash, promised) =>
      `${file}: a mag nem az, amelyiket megígérték: az SHA-256-ja ${hash}, az ígért pedig ${promised}`,
    changed: (file, written) =>
      `${file}: a mag az, amelyiket megígérték, de a lejegyzésben ${written} áll; megváltoztatták`,
    seedHolds: (isGiven, hash) =>
      `A mag az, amelyiket megígérték: az SHA-256-ja ${isGiven ? 'a megadott hash' : 'a lejegyzésben álló hash'}, ${hash}.`,
    allLegal: (choices) => `${choices} döntés, mind szabályos.`,
    noChoice: (names) => `Senki sem nyert. Egyetlen döntést sem hozott: ${names}.`,
    notOver: 'A játék nem ért véget: a lejegyzés előbb abbamarad.',
    brokenOff: (why) => `A játék félbeszakadt (${why}); a szabályok szerint nincs eredmény.`,
  },

  // A kiszolgáló
  serve: {
    isAt: (url) => `A Tenfold itt érhető el: ${url}`,
    badProxy: (given) =>
      `--trust-proxy ${given}: címeket adj meg vesszővel elválasztva, például: loopback vagy 10.0.0.0/8`,
    portInUse: (port, host) =>
      `${host}: foglalt ez a port: ${port}; zárd be, ami használja, vagy válassz másikat: --port`,
    portForbidden: (port, host) =>
      `${host}: ezt a portot ez a felhasználó nem használhatja: ${port}; válassz egyet 1024-től felfelé: --port`,
    noAddress: (host) => `ennek a gépnek nincs ilyen címe: ${host}; válassz másikat: --host`,
  },

  worker: {
    ready: (threads) => `Munkára kész: egyszerre ${threads} feladat`,
    done: (jobs) => `Kész: ${jobs} feladat`,
    workersThere: (threads) =>
      threads === 0
        ? 'Még nincs munkás; a játékok várnak rá: tenfold worker --on …'
        : `Megjöttek a munkások: egyszerre ${threads} feladat`,
  },

  move: {
    rows: 'sor',
    done: 'Kész. Mindkettőben ugyanazok a sorok vannak. Mostantól DATABASE_URL-lel indítsd a szervert, a mappát pedig tedd el biztonsági mentésnek.',
  },

  // Kívánságok a véletlen birodalomhoz
  wishes: {
    notWithName: (name) =>
      `a --random nem adható meg birodalom neve mellett („${name}”); hagyd el az egyiket`,
    needsRandom: (option) =>
      `${option} csak véletlen birodalomhoz való; add meg a --random kapcsolót is, vagy hagyd el`,
    fewer: (wanted, count, isAlchemy) =>
      `--count: ${wanted} kellene, de csak ${count} felel meg; ha több kell, ${isAlchemy ? 'add meg ezt is: --any-alchemy' : 'engedj valamelyik kívánságból'}`,
    noCardNamed: 'nincs megnevezve lap; adj meg neveket vesszővel elválasztva, vagy hagyd el',
    noSetNamed: (sets) =>
      `nincs megnevezve készlet; választható: ${sets}; vagy hagyd el, és mindegyikből sorsol`,
    noSet: (name, near, sets) => `nincs „${name}” nevű készlet${near}; a készletek: ${sets}`,
    setTwice: (set) => `${set} kétszer szerepel; egy számot adj meg, vagy tartományt, például 3-5`,
    notCounted: (typed) => `„${typed}” nem készlet és darabszám; így írd: base=5,intrigue=5`,
    noCount: (typed, most) =>
      `„${typed}” nem darabszám; adj meg egész számot (0–${most}), vagy tartományt, például 1-3`,
    basicCard: (card) => `„${card}” alapkártya, sosem birodalompakli; vedd ki a listából`,
    repeatedCard: (card) => `„${card}” kétszer szerepel; egyszer elég`,
    tooManyMusts: (count, most) =>
      `${count} lap, de egy birodalomban csak ${most} van; vegyél ki ennyit: ${count - most}`,
    mustIsBanned: (must, ban, card) =>
      `a ${must} és a ${ban} ellentmond egymásnak („${card}”); hagyd ki az egyikből`,
    mustOutsideSets: (card, set) =>
      `„${card}” ebbe a készletbe tartozik: ${set}, de a --sets kihagyja; vedd fel a --sets listájára`,
    countOutsideSets: (set) =>
      `lapok kellenek ebből a készletből: ${set}, de a --sets kihagyja; vedd fel a --sets listájára`,
    countsTooHigh: (total, wanted) =>
      `a számok legalább ${total} lapot kérnek, de egy birodalomban ${wanted} van; csökkentsd őket ennyivel: ${total - wanted}`,
    countsTooLow: (total, wanted) =>
      `a számok legfeljebb ${total} lapot engednek, de egy birodalomban ${wanted} van; növeld őket ennyivel: ${wanted - total}, vagy sorsolj több készletből`,
    twiceInKingdom: (card) => `„${card}” kétszer szerepel a birodalomban; válassz helyette másik lapot`,
    basicInKingdom: (card) => `„${card}” alapkártya, sosem birodalomkártya; válassz helyette másik lapot`,
    noneFits: (wishes, cures) =>
      `nincs birodalom, amely megfelel ennek: ${wishes}; ${cures === '' ? 'engedj valamelyikből, és próbáld újra' : `elég volna ezen változtatni: ${cures}`}`,
    tooFewCards: (left, wanted, lift) =>
      `csak ${left} lapból lehetne ${wanted} lapot sorsolni; adj hozzá készletet${lift === 0 ? '' : `, vagy oldd fel ${lift} lap tilalmát`}`,
    tooManyWishes: 'ennyi darabszámot túl sokáig tartana összevetni; hagyj el néhányat',
  },

  // Súgó
  worth: {
    price: (coins, low, high) =>
      `Pénzes pakliban körülbelül olyan erős, mint egy ${coins} árú lap (az ilyen erős ismert lapok közül háromból kettő ára ${low} és ${high} között van)`,
    beyond: (coins) => `Pénzes pakliban minden ismert lapnál erősebb: legalább ${coins} az ára`,
    moreThan: (card) => `erősebb ennél: ${card}`,
    lessThan: (card) => `gyengébb ennél: ${card}`,
    won: (share, low, high, games) =>
      `${games} játék ${share} %-át nyerte meg (${low} és ${high} között): egy, kettő vagy öt belőle, 2 pénzért, a puszta pénz és minden ár egy jellemző lapja ellen.`,
    standing: (parts) => `Biztosan erősebb ezeknél: ${parts.join(', ')}.`,
    standingOf: (beaten, cards, price) => `${price} érméért ${cards} ismert lapból ${beaten}`,
    standingMore: (beaten, cards, price) => `${price} érméért ${cards} közül ${beaten}`,
    cannotTell: 'A játékokból nem derül ki.',
    reasons: {
      points: 'Kijátszva nem csinál semmit; hogy a pontok mennyit érnek, az a pakli többi részén múlik.',
      actions: 'További akcióknak csinál helyet, egy pénzes pakliban pedig nincs, ami kövesse.',
      'other-actions': 'Más akciókból él, egy pénzes pakliban pedig nincsenek.',
      reaction: 'Egy pénzes pakli rosszabb vele, és senki sem támadott.',
      market: 'Egy pénzes pakli rosszabb vele, és amit árul, minden játékban más.',
      'no-use': 'Egy pénzes pakli még 2 pénzért is rosszabb vele; más lapok mellett ragyoghat.',
    },
    limits: {
      points: 'A pontjaira épített pakliban többet ér.',
      actions: 'Több akciónak ad helyet, mint amennyi a pénzben van: olyan pakliban többet ér.',
      'other-actions': 'Más akciókat játszik ki: azok mellett többet ér.',
      reaction: 'Senki sem támadott: védekezésként többet ér.',
      market: 'Amit árul, minden játékban más.',
    },
    basic: (card) =>
      `${card}: minden játékban benne van, nincs kideríthető ára; nevezz meg egy birodalomkártyát`,
    taken: (id) =>
      `a „${id}” a dobozok egyik lapja; adj a sajátodnak más azonosítót, vagy kérd az ismertet név szerint`,
  },

  reportAt: (file) => `Jelentés: ${file}`,
  gameBroke: (command) =>
    `A lejegyzés elvezet a helyéhez: ${command}\nKérjük, jelentsd, ezzel a fájllal együtt.`,

  commandHelp: help,
  report,
  helpTitles: {
    'Usage:': 'Használat:',
    'Arguments:': 'Argumentumok:',
    'Options:': 'Kapcsolók:',
    'Commands:': 'Parancsok:',
  },
  helpSaysMore: (command) => `(${command} --help elmondja, mi adható meg)`,
};
