import type { help as English } from '../en/help.ts';

export const help: typeof English = {
  title: 'Súgó',

  lab: 'Stratégiák vizsgálata a laborban',
  workshop: 'Saját kártya készítése',
  gameTitle: 'A játék két percben',
  game: [
    'Mindenki ugyanazzal a tíz lappal kezd: hét Rézzel és három Birtokkal. A játék során jobbakat szerzel. Minden lap, amit megszerzel, a saját paklid része lesz, és újra meg újra a kezedbe kerül.',
    'Középen van a készlet: kincskártyák, győzelmipont-kártyák és Átkok paklijai, és tíz pakli birodalomkártya, amely minden játékban más.',
    'Az nyer, akinek a végén az összes lapja együtt a legtöbb győzelmi pontot éri. A győzelmipont-kártyák addig alig vagy semmire sem használhatók, többnyire csak a helyet foglalják a kezedben, bár néhányuk akció- vagy kincskártya is. Az a művészet, hogy se túl korán, se túl későn ne kezdd gyűjteni őket.',
    'Ha új neked a játék, először csak az alapjáték birodalmaival játssz, ahogy a szabályfüzetek tanácsolják. A többi doboz lapjai több gyakorlatot kívánnak.',
  ],
  turnTitle: 'A köröd',
  turn: [
    [
      'Akciófázis',
      'Kijátszhatsz egy akciókártyát, és megteszed, ami rajta áll. A +akciót adó lapokkal többet is kijátszhatsz.',
    ],
    [
      'Vásárlási fázis',
      'Játssz ki kincskártyákat, aztán vegyél egy lapot, amit ki tudsz fizetni. A +vásárlással többet is vehetsz. Amit veszel, a használt paklidba kerül.',
    ],
    [
      'Befejező fázis',
      'Minden, amit kijátszottál, és ami a kezedben maradt, a használt paklidba kerül. Aztán öt új lapot húzol.',
    ],
  ],
  deck: 'Ha húznod kell, és üres a húzópaklid, a használt paklidat megkevered, és az lesz az új húzópaklid. Így jut a kezedbe, amit vettél.',
  endTitle: 'A játék vége',
  end: 'A játék egy kör végén ér véget, ha elfogyott az utolsó Tartomány, vagy ha a készlet három paklija üres (öt vagy hat játékosnál négy). Egyenlő pontszámnál az nyer, akinek kevesebb köre volt.',
  termsTitle: 'Szavak a lapokon',
  terms: [
    ['+1 lap', 'Húzz egy lapot a húzópaklidból.'],
    ['+1 akció', 'Ebben a körben még egy akciókártyát kijátszhatsz.'],
    ['+1 vásárlás', 'Ebben a körben még egy lapot vehetsz.'],
    ['+1 érme', 'Ebben a körben eggyel több érmét költhetsz.'],
    [
      'kapsz',
      'Fizetés nélkül elveszel egy lapot a készletből. A használt paklidba kerül, hacsak a lap mást nem mond.',
    ],
    ['eldobsz', 'Egy lapot a használt paklidba teszel. A tiéd marad.'],
    ['a szemétre dobsz', 'Egy lapot a szemétre teszel. Kikerül a játékból és a paklidból, ami sokszor jó.'],
    ['Támadás', 'Tesz valamit a többi játékossal.'],
    ['Védekezés', 'Felfedheted a kezedből, ha valaki támadáskártyát játszik ki.'],
    ['Átok', 'A végén egy pontodba kerül, és addig csak a helyet foglalja a kezedben.'],
    ['Varázsital', 'A pénz másik fajtája; egyes lapok az érméken kívül ebbe is kerülnek.'],
  ],

  pageTitle: 'Az asztal ezen az oldalon',
  page: [
    'Amit választhatsz, az világít; egy kattintás kiválasztja. A kezed fölötti sor megmondja, mi a kérdés, és melyik lap kérdez.',
    'Bármi másra is kattinthatsz: az oldal akkor megmondja, miért nem választható most, és melyik szabály miatt.',
    'Mutass egy lapra, vagy tartsd rajta egy kicsit az ujjad, hogy az egészet elolvasd.',
    'A „Kincsek kijátszása” minden olyan kincset kijátszik, amelynél nem számíthat a sorrend. Az oldal magától nem vesz semmit, és nem fejezi be a körödet. Ahol csak egy válasz lehetséges, ott válaszolhat helyetted; erre van egy beállítás.',
    'A „Visszavonás” visszavonja az utolsó döntésedet, amíg senki sem tudott meg belőle semmit. Azon túl a többiek engedélye kell. A napló mutatja, mit vontak vissza.',
    'A napló mindent elmond, ami történt, annál a lapnál, amely okozta. Amit mások lapjai a tieiddel tettek, meg van jelölve. A köröd elején az oldal összefoglalja, mit tettek a többiek.',
    'Ha van óra, az idő csak annak telik, akire a játék vár. Ha valakinek lejár az ideje, vagy túl sokáig nincs itt, a többiek megegyezhetnek, hogy egy bottal folytatják azon a helyen, vagy befejezik a játékot.',
    'Ha megszakad a kapcsolat, vagy újraindul a kiszolgáló, semmi sem vész el: az oldal magától visszatér, és az asztal hivatkozása bármikor visszavezet hozzá.',
  ],
  numbersTitle: 'Mit jelentenek a számok',
  numbers: [
    ['Akciók', 'Hány akciókártyát játszhatsz még ki ebben a körben.'],
    ['Vásárlások', 'Hány lapot vehetsz még ebben a körben.'],
    [
      'Érmék, Varázsitalok',
      'Amennyit ebben a körben elkölthetsz. A kezedben lévő kincskártyák csak akkor számítanak, ha kijátszod őket.',
    ],
    ['Egy paklin', 'Bal alul az, hogy mennyibe kerül; mellette az, hogy hány lap maradt.'],
    [
      'Kéz, húzópakli, használt pakli',
      'Hány lapja van ott valakinek. A saját húzópaklidat megszámolhatod; egy használt paklinak csak a legfelső lapja látszik.',
    ],
    [
      'Lapszámlálás',
      'Kinek milyen lapjai vannak, amennyire az eseményekből tudni lehet. Az asztal előre megegyezik, hogy az oldal ne számoljon semmit, csak a lapokat számolja, vagy azt is, mi maradt a húzópaklidban. A „2–3” azt jelenti, hogy rejtve adtak át lapokat.',
    ],
  ],

  keysTitle: 'Gyorsbillentyűk',
  keysNote:
    'A betűk és a számjegyek a beállításokban kikapcsolhatók. Tabbal, nyilakkal és Enterrel is minden elérhető.',
  keyDigits: 'egy lap a kezedben vagy az asztalon, vagy egy válasz, a rajta lévő számjegy szerint',
  keyLetters: 'egy pakli, a rajta lévő betű szerint',
  keyTreasures: 'kincsek kijátszása',
  keyEnd: 'akciófázis vége, kör vége',
  keyDone: 'kész, illetve „nem kérek semmit”',
  keyUndo: 'visszavonás vagy annak kérése',
  keyArrows: 'lapról lapra',
  keyTab: 'az asztal egyik részéről a másikra',
  keyEnter: 'választás; azon, ami nem választható: miért nem',
  keyRead: 'az épp kijelölt lap teljes szövege',
  keyRules: 'utána: amit eldöntöttek róla',
  keyBoard: 'ugrás ahhoz, ami választható',
  keyLog: 'a napló',
  keyCounts: 'a lapszámlálás',
  keyRecap: 'mi történt a legutóbbi köröd óta',
  keySay: 'szólás a többiekhez; kiket hallasz',
  keyHelp: 'ez a lista; azon, ami nem választható: miért nem',
  keyEscape: 'annak bezárása, ami nyitva van',

  moreTitle: 'Továbbiak',
  rulebook: 'Szabálykönyv',
  allCards: 'Minden kártya',
  settings: 'Beállítások',
  credits: 'Közreműködők és források',
};
