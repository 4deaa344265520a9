// The lessons in Hungarian.

import type { LessonWords } from './lesson-words.ts';

export const lessonWords: LessonWords = {
  lessons: {
    buying: {
      title: 'Lapok vásárlása',
      idea: 'A kincseidből költhetsz; amit veszel, a tiéd lesz, és visszatér hozzád.',
      goals: { smithy: 'Vegyél egy Kovácsműhelyt', silver: 'Vegyél egy Ezüstöt' },
      says: {
        start:
          'Négy Réz és egy Birtok. A Réz pénz; a Birtok a végén egy pontot ér, addig csak teher. Játszd ki a kincseidet.',
        coins: 'Ennyit költhetsz, és egyszer vehetsz. A Kovácsműhely négybe kerül.',
        bought: 'A tiéd. A használt paklidon fekszik, és akkor kerül a kezedbe, amikor a pakli körbeért.',
        second: 'Most három érméd van. Az Ezüst kettőt ér, valahányszor a kezedben van.',
        copper:
          'A Réz ingyen van, és alig ér többet: minden egyes darabja ritkábbá teszi a jó lapokat. Az Ezüst többet használna.',
        curse: 'Az Átok elvesz egy pontot, és még útban is van. Senki sem veszi szívesen. Kezded újra?',
      },
    },
    actions: {
      title: 'Akciók, és még több akció',
      idea: 'Egy körben egy akciót játszhatsz ki. A +akciót adó lap visszaadja, amit elhasznált, sőt többet.',
      goals: { three: 'Játssz ki három akciót', gold: 'Vegyél egy Aranyat' },
      says: {
        start: 'Három akció van a kezedben, és egyet játszhatsz ki. Melyik engedi meg a többit is?',
        village: 'A Falu elhasznált egy akciót, és kettőt adott. Az ilyet érdemes előbb kijátszani.',
        stranded:
          'Nincs több akciód, pedig egy akciókártya még vár. A Kovácsműhelyt és a Polgárőrséget hagyd a végére.',
        gold: 'Mind a három. Most jöhetnek a kincsek, és egy Arany.',
      },
    },
    round: {
      title: 'A pakli körbejár',
      idea: 'A használt paklidból újra húzópakli lesz. Ezért amit megveszel, végig neked dolgozik.',
      goals: {
        bought: 'Vegyél egy Laboratóriumot',
        shuffled: 'Keverd meg a paklidat',
        played: 'Játszd ki a Laboratóriumot',
      },
      says: {
        start: 'Öt Réz: elég egy Laboratóriumra. Vedd meg, és figyeld, mikor jön.',
        bought: 'Ott fekszik. Menj tovább: vegyél, amit akarsz, vagy semmit, és fejezd be a köreidet.',
        shuffled:
          'Elfogyott a húzópaklid, ezért a használt pakli megkeverve az új húzópakli lett, benne a Laboratóriummal.',
        inHand: 'Itt van. Nem kerül akcióba, mert egyet visszaad: játszd ki.',
      },
    },
    trashing: {
      title: 'A kevesebb több',
      idea: 'Amit a szemétre dobsz, soha nem jön vissza. Egy kis pakli minden körben a legjobb lapjait húzza.',
      goals: { trashed: 'Dobj a szemétre három Birtokot', province: 'Vegyél egy Tartományt' },
      says: {
        start:
          'Két Arany és egy Ezüst vár a használt paklidban, de három Birtok elveszi a helyüket. Játszd ki a Kápolnát.',
        trashed: 'Végleg elmentek. Három ponttal kevesebb, viszont a paklid pörög.',
        lean: 'Nézd meg a kezedet: nincs benne semmi, ami ne segítene.',
      },
    },
    attacks: {
      title: 'Támadás és védekezés',
      idea: 'Egy támadás egyszerre éri az összes többi játékost; a kezedben lévő védekezés felelhet rá.',
      goals: { moat: 'Védd ki a Boszorkányt a Várárokkal', militia: 'Válaszolj a Polgárőrséggel' },
      says: {
        start: 'Bramble-nél Boszorkány van, nálad Várárok. Amikor jön, mutasd meg: a kezedben marad.',
        revealed: 'A Boszorkány elmegy melletted. Ugyanazt a Várárkot minden támadáskor megmutathatod.',
        cursed:
          'Ez egy Átok volt: egy ponttal kevesebb, és egy halott lap a pakliban. A Várárok távol tartotta volna.',
        turn: 'Most te jössz. A Polgárőrség érméket ad neked, a többieknek pedig három lapjuk marad.',
        hit: 'Bramble három lapot tart meg. A támadás annál többe kerül a többieknek, minél jobb volt a kezük.',
      },
    },
    modes: {
      title: 'Választás',
      idea: 'Az Intrika sok lapja választást enged. Kérdezd meg, mi hiányzik ebből a kézből: lap, akció vagy érme.',
      goals: { gold: 'Vegyél egy Aranyat' },
      says: {
        start:
          'A Nemesség, a Csatlós és az Intéző mind azt kérdezi, mit akarsz. Hat érme kell. Melyiküknek kell akciót adnia?',
        actions: 'Két akció: most a másik kettőt is kijátszhatod.',
        stranded: 'Nem maradt akció arra, ami a kezedben van. A Nemesség kettőt adhatott volna.',
        six: 'Hat érme. Aki előbb lapot húzott volna, annak nem lenne ennyi.',
      },
    },
    victory: {
      title: 'Pontok, amelyek dolgoznak',
      idea: 'Némelyik győzelmipont-kártya akció vagy kincs is. A végén számít, és útközben is segít.',
      goals: { hall: 'Játszd ki mindkét Nagytermet', province: 'Vegyél egy Tartományt' },
      says: {
        start: 'Nagyterem, Nemesség, Hárem: mind pont, és egyik sincs útban.',
        hall: 'Egy lap és egy akció vissza: a Nagyterem csak egy helyet foglal a paklidban.',
        nobles: 'Most a Nemesség. Utána nem jön több akció, úgyhogy válaszd a lapokat.',
        harem: 'A Hárem két érmét és két pontot ér.',
      },
    },
    points: {
      title: 'Mikor fordulj a pontok felé',
      idea: 'Amit későn veszel, azt már nem játszod ki. A vége felé egy Hercegség is többet ér a legjobb Piacnál.',
      goals: { wins: 'Nyerd meg a játékot' },
      says: {
        start:
          'Egy Tartomány maradt: hamarosan vége. Lemaradásban vagy. Most öt érméd van, a következő kezedben kilenc lesz.',
        duchy: 'Három pont, amelyet nem kell kijátszani.',
        later: 'Szép lap, de már nincs idő kijátszani. Három pont eldöntötte volna.',
        last: 'Az utolsó Tartomány. Számolj még egyszer, aztán vedd meg.',
      },
    },
    potions: {
      title: 'Varázsitalok',
      idea: 'Amelyik lap árában Varázsital áll, ahhoz az érmék mellé egy Varázsital is kell, laponként egy.',
      goals: { alchemist: 'Vegyél egy Alkimistát', silver: 'Vegyél hozzá egy Ezüstöt' },
      says: {
        start:
          'A Varázsital kincs, de érmét nem ad. A Füvesember egy érmét és egy vásárlást hoz: őt játszd ki először.',
        potion: 'Hat érme és egy Varázsital. Az Alkimista ára három érme és egy Varázsital.',
        spent: 'A Varázsital elfogyott; három érme és egy vásárlás maradt.',
      },
    },
    possession: {
      title: 'Birtoklás',
      idea: 'A szomszédod egyik körét te játszod le, az ő lapjaival. Amit ott kapna, az a tiéd lesz.',
      goals: { possess: 'Vedd át Bramble körét', province: 'Szerezz Tartományt Bramble Aranyaiból' },
      says: {
        start: 'A saját kezed gyenge. Játszd ki a Birtoklást, és nézd meg Bramble kezét.',
        played:
          'E kör után Bramble köre jön, és abban te döntesz. Vegyél, amit akarsz, és fejezd be a körödet.',
        possess: 'Ez Bramble keze. Az Aranyak nála maradnak; amit vesznek, az a tiéd.',
        gained: 'A Tartomány a te használt paklidon fekszik. Minden más lap Bramble-é marad.',
      },
    },
    'first-game': {
      title: 'Az első játékod',
      idea: 'Igazi játék Bramble ellen, aki maga is tanul még. A bagoly akkor szól, amikor valami először történik.',
      goals: {
        buying: 'Lapok vásárlása',
        round: 'A pakli körbejár',
        actions: 'Két akció egy körben',
        attacks: 'Egy saját támadás',
        trashing: 'Szemétre dobás',
        points: 'Egy Tartomány',
        end: 'A vége',
      },
      says: {
        start:
          'Ez az öt lap a kezed. Akció még nincs köztük, ezért játszd ki a kincseidet, és nézd meg, mire elég.',
        coins:
          'Ennyi érméd van, és egyszer vehetsz. Az Ezüst sosem rossz; a Falu és a Kovácsműhely jól kiegészíti egymást.',
        bought: 'A tiéd. A használt paklidon fekszik, és akkor kerül a kezedbe, amikor a pakli körbeért.',
        rival: 'Ez Bramble köre volt. Itt látod, mit vesznek a többiek.',
        shuffled: 'Elfogyott a húzópaklid, ezért a használt paklid lett az új. Benne van, amit vettél.',
        holdsAction: 'Akciókártya van a kezedben. Körönként egyet játszhatsz ki, a kincsek előtt.',
        moreActions: 'Most egynél több akciód van: játszhatsz tovább.',
        stranded:
          'Nincs több akciód, de még akciókártya van a kezedben. Kijátszatlanul dobod majd el. A +akciót adó lapokkal kezdd.',
        unspent:
          'Maradt érméd, és még vehettél volna. Az érmék nem maradnak meg: a következő körben nulláról indulsz.',
        unspentEight: 'Nyolc érme, elköltetlenül! Egy Tartomány lett volna. Egyszer mindenkivel megesik.',
        copper: 'A Réz ingyen van, de minden darabja ritkábbá teszi a jó lapjaidat.',
        curse: 'Az Átok elvesz egy pontot, és nem ad semmit. Hagyd azoknak, akiket támadnak.',
        estateEarly:
          'Ilyen korán a Birtok csak egy lap, amely nem tesz semmit a kezedben. A pontja a végén is ugyanennyibe kerül.',
        gold: 'Hat érme: egy Arany, ha szeretnéd. Minden alkalommal hármat hoz.',
        province: 'Nyolc érme: egy Tartomány, hat pont. Ezért volt az egész.',
        provinceBought:
          'Az első Tartományod. Hat pont; mostantól viszont tétlenül foglalja a helyet a kezedben.',
        attacked: 'A Polgárőrség támadás: tartsd meg azt a három lapot, amelyre a leginkább szükséged van.',
        moat: 'A kezedben lévő Várárkot megmutathatod, ha valaki támad. A kezedben marad.',
        attack: 'Az első támadásod. A többieknek három lapjuk marad.',
        trashed: 'Ami itt fekszik, soha nem jön vissza. Réznél és Birtoknál ez nyereség.',
        buys: 'Kétszer vehetsz: az érméket két lap között is eloszthatod.',
        halfway:
          'A Tartományok fele elfogyott. Ha az utolsó is elfogy, annak a körnek a végén vége a játéknak.',
        last: 'Két Tartomány maradt. Mostantól egy Hercegség többet ér egy jobb paklinál.',
        emptyPile: 'Egy pakli kiürült. Ha három üres, akkor is vége a játéknak.',
        won: 'Nyertél! Most már ismered a játékot. Innentől kevesebbet beszélek.',
        lost: 'Most Bramble volt jobb. Már ismered a játékot; a következő a tiéd.',
      },
    },
  },
  puzzles: {
    mines: {
      title: 'Az Uzsorás',
      hint: 'Az Uzsorás a Rézért fizet a legtöbbet. Ki fordulhat hozzá kétszer?',
    },
    conspiracy: {
      title: 'Összeesküvés',
      hint: 'Az Összeesküvő azt számolja, hány akciót játszottak ki előtte; a Trónterem minden kijátszása számít.',
    },
    coppersmiths: { title: 'Csupa Réz', hint: 'Két Rézműves jobb, mint egy, ha utána még tudsz húzni.' },
    'three-piles': {
      title: 'A harmadik pakli',
      hint: 'Két pakli már üres. Nem kell sokkal vezetned, elég, ha vezetsz.',
    },
    'secret-chamber': {
      title: 'Tele a szoba',
      hint: 'A Rejtekszoba a lomért fizet. Előbb hordd össze mindet.',
    },
    baron: {
      title: 'Birtok a Bárónak',
      hint: 'A Báró Birtokot kér, neked pedig az Aranyad kell. Mi nélkül lehet meg a Pince?',
    },
    minions: { title: 'Három Udvaronc', hint: 'Az egyik érmét ad, a többi új kezet; de milyen sorrendben?' },
    dukes: {
      title: 'A Herceg földjei',
      hint: 'A Herceg a Hercegségeidet nézi, és Herceged már kettő is van.',
    },
    golem: {
      title: 'A Golem sorrendje',
      hint: 'A Golem két akciót talál, és te mondod meg, melyik jön előbb.',
    },
    apprentices: {
      title: 'Drága tandíj',
      hint: 'A Tanonc annyi lapot húz, amennyibe a szemétre dobott lap kerül. Ne sajnáld.',
    },
    'last-province': {
      title: 'Az utolsó Tartományok',
      hint: 'Az Átépítés Aranyból Tartományt csinál. Egy Aranyad van. Ki csinál még egyet?',
    },
    gardens: {
      title: 'Kertészkedés',
      hint: 'A Park tízesével számol. Hány lapod hiányzik, és mennyibe kerül egy Réz?',
    },
    ironworks: {
      title: 'Kohók',
      hint: 'A Nagyterem akció és győzelmi pont is: a Kohó mindkettőért ad valamit.',
    },
    'wishing-well': {
      title: 'Teljesülő kívánságok',
      hint: 'Ismered a paklidat. Azt is tudod, mit tesz vissza a Palotaudvar.',
    },
    nobles: {
      title: 'A nemesség kötelez',
      hint: 'Számold meg az akcióidat, mielőtt húzol: a Csatlós egyet visszaadhat.',
    },
    upgrades: { title: 'Lépésről lépésre', hint: 'Négy meg egy: Hercegség. És kettő meg egy?' },
    masquerade: {
      title: 'Ajándék a bálon',
      hint: 'Te választod, mit adsz. Bármi jön cserébe, számold a pontokat.',
    },
    bridges: {
      title: 'Három Híd',
      hint: 'A Trónterem egy másik Tróntermet is megduplázhat. Hányszor lehet átmenni egy-egy Hídon?',
    },
    curses: {
      title: 'Sötét mesterség',
      hint: 'Aki akciót ad vissza, azt a végén duplázd; de a megduplázott Boszorkány négy lapot húz.',
    },
    library: { title: 'A Könyvtárban', hint: 'A Könyvtár hétre tölti fel a kezedet. Mekkora legyen előtte?' },
    vineyards: {
      title: 'Jó évjárat',
      hint: 'A Szőlőskert hármasával számolja az akciókat. Szerezz még egyet, mielőtt iszol.',
    },
    transmute: {
      title: 'Ólom és föld',
      hint: 'Az Átváltoztató akcióból Hercegséget csinál. Melyik akciód nélkül lehetsz meg?',
    },
    mining: {
      title: 'Le a bányába',
      hint: 'A Bányászfalut két érméért a szemétre dobhatod, miután megadta az akcióit; de csak egyszer.',
    },
    'scrying-pool': {
      title: 'A medencénél',
      hint: 'A Jósmedence addig húz, amíg olyat nem talál, ami nem akció. Tisztítsd meg az útját.',
    },
    philosopher: {
      title: 'A kő',
      hint: 'A kő a húzó- és a használt paklit számolja. Ami a kézben vagy játékban van, azt nem látja.',
    },
    possessed: {
      title: 'Idegen kéz',
      hint: 'Amit a birtokolt körben a szemétre dobnának, visszakerül a gazdájához; te mégis megszerzed a lapot.',
    },
  },
  frame: {
    learn: 'Tanulás',
    lead: 'Tíz kis lecke, egy első játék kísérővel, és fejtörők estére. Mind az igazi asztalon.',
    firstGame: 'Az első játékod',
    lessons: 'Leckék',
    puzzles: 'Fejtörők',
    puzzlesAre:
      'Egyetlen kör, minden ismert: a pakli és a kezek nyíltan fekszenek, semmi sem múlik a véletlenen. Minden legjobb eredmény bizonyított.',
    rulebook: 'A szabálykönyv',
    done: 'kész',
    begin: 'Kezdés',
    goOn: 'Folytatás',
    anew: 'Újrakezdés',
    again: 'Még egyszer',
    next: 'Tovább',
    all: 'Minden lecke',
    goal: 'Cél',
    reached: 'Kész!',
    solved: 'Megoldva! Ennél jobban nem lehet.',
    missed: 'Most nem sikerült. Ugyanezek a lapok várnak egy új próbára.',
    hint: 'Segítség',
    solution: 'Megoldás',
    back: 'Vissza a fejtörőhöz',
    sayLess: 'Beszélj kevesebbet',
    sayMore: 'Beszélj többet',
    understood: 'Értem',
    leave: 'Kilépés és megőrzés',
    needsScript: 'A játékhoz szkript kell; hogy melyik lecke mit tanít, itt olvasható.',
    unknown: (id) => `Nincs „${id}” nevű lecke.`,
    met: 'Amit már ismersz',
    metIs: 'A leckéidben és játékaidban szerepelt lapok és szavak, és azok, amelyek még várnak. Nem sürgős.',
    cardsMet: (met, all) => `${all} lapból ${met}`,
    termsMet: (met, all) => `${all} szóból ${met}`,
    lessonsDone: (done, all) => `${all} leckéből ${done}`,
    puzzlesDone: (done, all) => `${all} fejtörőből ${done}`,
    notYet: 'Még várnak',
    nothingYet: 'Még semmi: minden előtted áll.',
    allMet: 'Minden lapot ismersz.',
    kept: 'Megőrizve, a többi eszközödön is.',
    keptHere: 'Ezen az eszközön megőrizve.',
    deck: 'A húzópaklid, felülről',
    discard: 'A használt paklid',
    handOf: (name) => `${name}: kéz`,
    deckOf: (name) => `${name}: húzópakli, felülről`,
    nothing: 'semmi',
    tasks: {
      coins: (count) => `Szerezz ebben a körben ${count} érmét.`,
      points: (count) => `Fejezd be a körödet ${count} ponttal.`,
      lead: (count) => `Vezess ${count} ponttal.`,
      wins: 'Nyerj ebben a körben.',
      owns: (count, card) => `A kör végére ez legyen a tiéd: ${count} × ${card}.`,
      handSize: (count) => `Legyen ${count} lap a kezedben.`,
      curses: (count) => `Ossz ki ebben a körben ${count} Átkot.`,
    },
    terminalIntro:
      'tenfold learn ID: egy lecke vagy fejtörő; számmal választasz, ? segít, hint tippet ad, again újrakezdi, quit kilép.',
    terminalChoose: 'A választásod (egy szám)',
    terminalKinds: { lesson: 'Lecke', puzzle: 'Fejtörő', game: 'Játék' },
  },
};
