import type { HelpWords } from './en.ts';

export const help: HelpWords = {
  examples: 'Példák:',
  printHelp: 'kiírja ezt a súgót',
  printVersion: 'kiírja a verziót',
  helpOfCommand: 'kiírja egy parancs súgóját',
  default: (value) => `alapérték: ${value}`,
  choices: (values) => `választható: ${values}`,
  language: 'milyen nyelven szóljon minden',
  json: 'adatok más programoknak',

  program: {
    description: 'A Dominion játékhoz, tanuláshoz és elemzéshez: Alapjáték, Intrika és Alkímia, első kiadás',
    saysMore: 'tenfold PARANCS --help többet mond mindegyikről.',
    play: 'játék egy bot ellen',
    playKingdom: 'az ajánlott birodalmak egyikével',
    replay: 'egy lejegyzett játék naplója',
    review: 'kinek mekkora esélye volt, és mi került a legtöbbe',
    verify: 'szabályos volt-e, és becsületesen osztották-e',
    cards: 'mi áll egy lapon',
    rules: 'milyen szabálymagyarázat tartozik hozzá',
    learn: 'leckék és fejtörők',
    kingdoms: 'az ajánlott birodalmak',
    sim: 'tízezer játék két stratégia között',
    strength: 'milyen erős egy játékos',
    worth: 'mennyit ér egy lap',
    check: 'a futtatható szabálykönyv',
    env: 'játékok egy tanuló programnak, JSON-sorokban',
    serve: 'kiszolgáló, linkkel elérhető játékokhoz',
    move: 'játékok átvitele adatmappából PostgreSQL-be',
    worker: 'mások szimulációinak és botjainak dolgozik',
  },

  play: {
    description: 'játék botok ellen a terminálban',
    kingdom:
      'egy ajánlott birodalom, tíz lap vesszővel vagy ponttal elválasztva, birodalomra mutató hivatkozás, random (véletlen), vagy draft (mindenki sorban választ)',
    sets: 'melyik készletekből, vesszővel elválasztva: base, intrigue, alchemy, guests',
    from: 'ennyi lap az egyes készletekből, véletlen birodalomhoz: base=5,intrigue=5',
    veto: 'közös válogatáskor mindenki egyszer kizárhat egy lapot',
    boxes: 'egy vagy két doboz kincsei: 1 vagy 2 (öt és hat játékosnál mindig kettő)',
    card: 'egy saját lap ebből a fájlból, a birodalom utolsó lapja helyett; többször is megadható',
    players: 'hányan játszanak veled együtt: 2–6 (alapérték: te és a megnevezett botok)',
    bots: (names) => `ki ellen, a nevek vesszővel elválasztva: ${names}; elöl a leggyengébbek`,
    think:
      'mennyi ideig tanulmányozhatja a birodalmat a játék előtt az a bot, amelyik szokta; 0: semennyi (alapérték: ameddig akarja)',
    name: 'hogy hívnak',
    start: 'kié az első kör (alapérték: sorsolás)',
    seed: 'ugyanaz a mag ugyanazt a keverést adja (alapérték: az operációs rendszertől)',
    record: 'ebbe a fájlba jegyzi le a játékot, minden döntés után naprakészen',
    resume: 'egy lejegyzett játék folytatása, a lejegyzés is ott folytatódik',
    notes: `A Kancellár a játék előtt tanulmányozza a birodalmat. Enterre rögtön kezdődik, azzal, amit addig a legjobbnak talált.
Játék közben a ? megmutatja, mit lehet beírni, a ? NÉV pedig, hogy mi áll egy lapon.
A birodalmak és lapok neve angolul, magyarul, lengyelül és németül is érthető.
A \`tenfold kingdoms --random\` kívánság szerinti birodalmat sorsol, és megmondja, hogyan lehet vele játszani.`,
    exit: 'Kilépési kód: 0 a játék végén vagy quit után, 2 ha valami megadott nem használható, 130 Ctrl-C után.',
  },

  sim: {
    description: 'sok játék stratégiák között, és hogy ki nyer',
    strategies:
      '2–6 játékos: stratégiák fájlban (szöveg vagy JSON) vagy a mellékeltek azonosítói, illetve botok neve',
    card: 'saját készítésű lap ebből a fájlból, amelyet a birodalom és a stratégiák megnevezhetnek; többször is megadható',
    searchGames: 'hány játékot próbáljon ki előre az a bot, amelyik tanulmányozza a birodalmat; 0: egyet sem',
    games: 'hány játék',
    kingdom: 'egy ajánlott birodalom, vagy tíz lap vesszővel elválasztva',
    board:
      'full: a megnevezett lapok, véletlenül tízre kiegészítve; named-only: csak ezek a lapok ' +
      '(alapérték: a birodalom, vagy ha nincs, full)',
    seed: 'ugyanaz a mag ugyanazokat a játékokat adja (alapérték: sorsolás)',
    threads: 'hány játék fusson egyszerre (alapérték: magonként egy)',
    on: 'a játékokat szétosztja az adatbázis munkásai között: postgres://… (lásd tenfold worker)',
    mirror: 'minden keverést minden helyről egyszer lejátszik: a közeli stratégiák hamarabb elválnak',
    csv: 'stratégiánként egy sor, vesszővel elválasztott értékekkel',
    html: 'jelentés ábrákkal: egyetlen fájl, amelyhez nem kell más',
    detail: 'a görbék, a lapszerzések köre és a végső paklik is kerüljenek a JSON-ba',
    game: 'ehelyett ennek az egy játéknak a lejegyzését írja ki, hogy meg lehessen nézni',
    list: 'felsorolja a mellékelt stratégiákat',
    notes: `Minden stratégia minden helyen ugyanannyiszor ül. Az eredmény nem függ attól, hány játék fut egyszerre.
Ctrl-C megállítja, és kiírja, amit addig lejátszott.`,
    exit: 'Kilépési kód: 0 ha minden játék lement, 1 ha valamelyik elromlott, 2 ha valami megadott nem használható, 130 Ctrl-C után.',
  },

  kingdoms: {
    description: 'felsorolja az ajánlott birodalmakat, megmutat egyet, vagy másokat sorsol',
    name: 'egy birodalom, bármelyik nyelven megnevezve',
    randomHeading: 'Véletlen birodalmak:',
    random: 'birodalom sorsolása',
    seed: 'ugyanaz a mag és ugyanazok a kívánságok ugyanazt a birodalmat adják (alapérték: sorsolás)',
    count: 'hány különböző birodalom',
    sets: 'mely készletekből sorsoljon (alapérték: base, intrigue, alchemy)',
    from: 'hány lap legyen egy készletből: base=5,intrigue=5 vagy alchemy=3-4',
    must: 'lapok, amelyeknek benne kell lenniük, bármelyik nyelven megnevezve',
    ban: 'lapok, amelyek nem lehetnek benne',
    village: 'legyen benne lap, amely +2 Akciót ad',
    buy: 'legyen benne lap, amely +1 Vásárlást ad',
    trasher: 'legyen benne lap, amellyel kézből lehet a szemétre dobni',
    attacks: 'ennyi Támadás: 2, vagy tartomány, például 0-1',
    reactionIfAttacks: 'legyen benne Reakció, ha van Támadás',
    noPossession: 'Birtoklás nélkül',
    differentCosts: 'legalább ennyi különböző költség',
    anyAlchemy: 'akárhány Alkímia-lap (alapérték: egy sem, vagy három–öt, ha lehet)',
    notes: `A kívánságoknak megfelelő birodalmak mind egyformán valószínűek. Ha egy sincs,
megmondja, mely kívánságok ütköznek, és mi oldaná fel őket.`,
    exit: 'Kilépési kód: 0, 1 ha nincs a kívánságoknak megfelelő birodalom, 2 ha valami megadott nem használható.',
  },

  strength: {
    description:
      'megmondja, milyen erősek a játékosok: mindegyik ugyanazzal az ellenféllel ül egy asztalnál, birodalomról birodalomra',
    players: 'stratégiák fájlban (szöveg vagy JSON) vagy a mellékeltek azonosítói, illetve botok neve',
    against: 'ki üljön minden más helyen',
    games: 'hány játék játékosonként és birodalmanként',
    seats: 'hányan játszanak',
    kingdom:
      'melyik birodalom, névvel, vagy tíz lap vesszővel elválasztva; többször is megadható (alapérték: minden ajánlott)',
    random: 'ennyi sorsolt birodalom is',
    notes:
      'Minden keverést minden helyről egyszer lejátszik. Amit kiír: a győzelmek aránya, a megosztottakat elosztva; n egyforma játékos között 1/n.',
  },
  worth: {
    description: 'megmondja pénzes játékok alapján, mennyit ér egy lap',
    card: 'egy saját lap fájlja, vagy egy lap neve',
    seed: 'azonos kezdőérték azonos játékokat ad',
    notes:
      'A játékok azonosak a műhelyéivel. Hogy hogyan lesz belőlük ár, és mennyire hihető, azt a docs/card-worth.md írja le.',
  },

  cards: {
    description: 'felsorolja az összes lapot, vagy megmutat egyet a szövegével és a szabálymagyarázataival',
    name: 'egy lap, bármelyik nyelven megnevezve',
  },

  learn: {
    description: 'megmutatja a leckéket és a fejtörőket, vagy lejátszik egyet',
    lesson: 'egy lecke vagy fejtörő azonosítója',
    notes:
      'Játék közben: egy szám választ, a hint segít, az again újrakezd, a quit kilép. A kísért első játék az oldalon játszható.',
  },

  rules: {
    description:
      'kiírja a szabálykönyv egy fejezetét, egy lap szabálymagyarázatait, egyetlen szabálymagyarázatot, ami a szavakra illik, vagy az összeset',
    name: 'egy fejezet vagy szakasz; egy lap, bármelyik nyelven megnevezve; egy szabálymagyarázat azonosítója, vagy annak eleje; vagy bármilyen szavak',
    notes: 'Az angol szöveg az irányadó.',
  },

  check: {
    description: 'lejátssza a forgatókönyveket, és megmondja, mi nem áll meg',
    files: 'forgatókönyvfájlok (YAML) vagy ilyenek mappái; ha nincs megadva, az egész szabálykönyv',
    quiet: 'csak a hibákat írja ki',
    exit: 'Kilépési kód: 0 ha minden megáll, 1 ha valami nem, 2 ha egy fájl nem olvasható.',
  },

  review: {
    description: 'újra átnéz egy befejezett játékot: esélyek körről körre, és a legtöbbe kerülő vásárlások',
    file: 'egy befejezett játék lejegyzése',
    seat: 'kinek a vásárlásait nézze (alapérték: az első játékoséit)',
    games: 'ennyi elképzelt játék körönként; minden más ezzel arányosan',
    notes:
      'Nagyjából tíz másodpercig tart. Ugyanaz a lejegyzés ugyanazt adja. A docs/bots.md mondja el, mennyire lehet hinni neki.',
    exit: 'Kilépési kód: 0, vagy 2, ha a lejegyzés nem olvasható, vagy a játéknak nincs vége.',
  },

  replay: {
    description: 'kiírja egy lejegyzett játék naplóját és eredményét',
    file: 'egy lejegyzés, ahogyan a `tenfold play --record` készíti',
    seat: 'ennek a játékosnak a szemével (alapérték: egy nézőével, aki senki kezét sem látja)',
    upTo: 'csak ennyi döntés; utána az asztal, ahogyan áll',
    exit: 'Kilépési kód: 0, vagy 2 ha a lejegyzés nem olvasható, vagy egy döntés benne nem szabályos; a sort megnevezi.',
  },

  verify: {
    description:
      'ellenőrzi, hogy egy lejegyzett játék szabályos volt-e, és a magja az-e, amelyiket az elején megígérték',
    record: 'egy lejegyzés, ahogyan a kiszolgáló a játék végén kiadja',
    hash: 'a hash, amelyet a játék az elejétől mutatott (alapérték: ami a lejegyzésben áll)',
    allDigits: '(mind a 64 jegy)',
    notes: `A hash a mag SHA-256-ja, és az első lap kiosztása előtt már látszott. Azt add meg, amelyiket akkor láttad:
ami a lejegyzésben áll, csak azt mutatja, hogy a lejegyzés összeillik.`,
    exit: 'Kilépési kód: 0 ha minden megáll, 1 ha valami nem, 2 ha a lejegyzés nem olvasható, vagy nincs benne hash.',
  },

  env: {
    description: 'játékok egy tanuló programnak: JSON-sorok be, JSON-sorok ki',
    notes: `Minden bemeneti sorra egy sor a válasz. A docs/environment.md írja le őket; a packages/env/python/tenfold_env.py
kliens Pythonhoz.`,
    errors:
      'Amit nem lehet, arra {"error": "…"} a válasz, és semmi sem változik. A program a bemenetével együtt ér véget.',
  },

  serve: {
    description: 'kiszolgáló indítása: asztalok, játékok linkkel, archívum',
    port: 'melyik porton figyel; 0: bármelyik szabadon',
    host: 'melyik címen figyel; 0.0.0.0: mindegyiken',
    data: 'hol őrzi a játékokat (alapérték: tenfold az adatmappádban, ~/.local/share)',
    web: 'a kész weblap (alapérték: a mellékelt)',
    trustProxy: 'fordított proxyk, amelyek X-Forwarded fejléceinek hisz: loopback, 10.0.0.0/8',
    botPause: 'legalább mennyi ideig gondolkodik egy bot egy döntésen, hogy követni lehessen',
    bots: 'hol gondolkodnak a botok: ennek a folyamatnak a szálaiban vagy az adatbázis munkásaiban (tenfold worker)',
    drain:
      'a leállításra kért szerver ennyi ideig jelzi előbb, hogy nem fogad vendéget: ezalatt a terheléselosztó máshová küldi az érkezőket',
    limit:
      'mennyi számít túl soknak, például sockets-per-address=200; a nevek: docs/self-hosting.md; többször is megadható',
    log: 'mennyit írjon a szabványos hibakimenetre',
    notes: `Ha a környezetben DATABASE_URL=postgres://… van, a játékokat az adatmappa helyett PostgreSQL őrzi.
Ha DATABASE_REPLICA_URL is van, ami kicsit késhet, azt annak egy másolatából olvassa.
Ctrl-C vagy SIGTERM rendben leállítja; másodszorra azonnal.`,
    exit: 'Kilépési kód: 0 rendes leállás után, 1 ha nem tudott tovább futni (a napló megmondja, miért), 2 ha valami megadott nem használható.',
  },

  worker: {
    description: 'PostgreSQL-en át kapott munkát végez: szimulációkat és botok gondolkodását',
    on: 'az adatbázis, amelyen át a munka jön: postgres://user:password@host/name',
    threads: 'mennyit végez egyszerre (alapérték: magonként egyet)',
    notes: `Akárhány futhat belőle, akárhány gépen. Ha egy leáll, csak az épp végzett feladata vész el: a következő elvégzi.
A \`tenfold sim … --on URL\` játékokat ad ki, a \`tenfold serve --bots workers\` azt, amin a botjainak gondolkodniuk kell.
Ctrl-C vagy SIGTERM után befejezi, amit elkezdett; másodszorra azonnal leáll.`,
    exit: 'Kilépési kód: 0 rendes leállás után, 2 ha valami megadott nem használható.',
  },

  move: {
    description: 'mindent átvisz egy adatmappából PostgreSQL-be',
    from: 'egy nem futó szerver adatmappája',
    to: 'üres adatbázis: postgres://user:password@host/name',
    notes: `A mappában semmi sem változik és semmi sem törlődik. Ami félbeszakadt, a parancs újbóli kiadásakor ott folytatódik, ahol
abbamaradt; amíg nincs kész, egyetlen szerver sem indul el azon az adatbázison. A végén minden sort összehasonlít: darabszámra és hashre.`,
    exit: 'Kilépési kód: 0 ha mindkettőben ugyanaz van, 2 ha nem megy (fut egy szerver, az adatbázisban már vannak játékok, a sorok eltérnek).',
  },

  refused: {
    badValue: (option, value, reason) =>
      `hiba: „${value}” nem lehet értéke ennek a kapcsolónak: ${option}. ${reason}`,
    allowedChoices: (choices) => `Ezek választhatók: ${choices}.`,
    missingArgument: (name) => `hiba: hiányzik ez az argumentum: ${name}`,
    missingOption: (option) => `hiba: ez a kapcsoló nem hagyható el: ${option}`,
    missingValue: (option) => `hiba: hiányzik ennek a kapcsolónak az értéke: ${option}`,
    notTogether: (one, other) => `hiba: ez a két kapcsoló nem adható meg együtt: ${one} és ${other}`,
    unknownOption: (option) => `hiba: ismeretlen kapcsoló: ${option}`,
    unknownCommand: (name) => `hiba: ismeretlen parancs: ${name}`,
    tooManyArguments: (expected, given) =>
      `hiba: túl sok argumentum: ${given}, pedig csak ennyi lehet: ${expected}.`,
    didYouMean: (names) => `(Erre gondoltál: ${names}?)`,
    wholeNumber: (least, most) =>
      most === undefined
        ? `Adj meg egy egész számot, legalább ennyit: ${least}.`
        : `Adj meg egy egész számot ebben a tartományban: ${least}–${most}.`,
    seconds: (most) => `Adj meg egy időt másodpercben 0 és ${most} között, például: 5 vagy 0.5.`,
    hash: 'Add meg egy SHA-256 mind a 64 hexadecimális jegyét.',
  },
};
