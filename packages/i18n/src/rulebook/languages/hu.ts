// The rulebook in Hungarian.

import type { BookText } from '../book-text.ts';

export const book: BookText = {
  title: 'A szabálykönyv',
  lead: 'Egy kis ország ura vagy, néhány Rézzel és három Birtokkal. A szomszédaid is azok, és mindenki többet akar. Így kell játszani: előbb a játék, aztán minden egyes lap, és minden szakasz alatt az, amit a szabályfüzetek eldöntöttek.',

  chapters: {
    goal: {
      title: 'A cél',
      lead: 'Építs paklit, miközben játszol vele, és a végén neked legyen a legtöbb győzelmi pontod.',
      sections: {
        winning: {
          title: 'Mi nyer, és mi nem',
          text: [
            'Mindenki ugyanazzal a tíz gyenge lappal kezd. A köreidben újakat szerzel, és mindegyik a *saját paklid* része lesz: újra meg újra a kezedbe kerül. Te építed a gépet, amelyet vezetsz.',
            'A végén csak a győzelmi pontok számítanak. Az arany és az ügyes akciók magukban semmit sem érnek. Az olyan lapok viszont, mint a [Birtok](estate), a [Hercegség](duchy) és a [Tartomány](province), addig csak a helyet foglalják a kezedben. Mikor hagyd abba a növekedést, és mikor kezdd gyűjteni őket: ez az egész játék kérdése.',
          ],
        },
      },
    },
    cards: {
      title: 'A lapok és részeik',
      lead: 'Amit tudnod kell, magán a lapon áll.',
      sections: {
        parts: {
          title: 'Hogyan olvass egy lapot',
          text: [
            'Felül van a *neve*, középen az, hogy *mit tesz*. Bal alul áll, *mennyibe kerül*, mellette a *típusa*: Akció, Kincs, Győzelmi pont, Átok, Védekezés, Támadás. Amelyik lapnak két típusa van, az mindig mindkettő.',
            'Egy kincskártyán a nagy szám azt mutatja, mennyit ér kijátszva, nem azt, mennyibe kerül: az [Ezüst](silver) ára $3, és $2 értékű.',
          ],
        },
        box: {
          title: 'Mi van a dobozban',
          text: [
            'A *kincskártyák* a bevételed: [Réz](copper), [Ezüst](silver), [Arany](gold). A *győzelmipont-kártyák* a pontjaid. Egy [Átok](curse) egy pontodba kerül. A *birodalomkártyáktól* lesz minden játék új: az összes közül tízféle vesz részt benne.',
            'A nagy Intrika doboz önálló játék; a kicsihez és az Alkímiához egy másik doboz alapkártyái kellenek.',
          ],
        },
      },
    },
    'set-up': {
      title: 'Előkészületek',
      lead: 'Tíz lap mindenkinek, tíz birodalompakli közösen. Hogy a többi pakliban hány lap van, az attól függ, hányan vagytok.',
      sections: {
        deck: {
          title: 'A tíz lapod',
          text: [
            'Mindenki kap hét [Rezet](copper) és három [Birtokot](estate), megkeveri, és lefordítva maga elé teszi: ez a *húzópaklid*. Húzz felülről öt lapot: ez a *kezed*. A húzópakli mellett legyen hely a *használt paklidnak*, amely még üres.',
          ],
        },
        supply: {
          title: 'A készlet',
          text: [
            'Minden más középen fekszik, képpel felfelé, mindegyik lap a maga paklijában, ahol mindenki eléri. Ez a *készlet*: kincskártyák, győzelmipont-kártyák, Átkok és a tízféle birodalomkártya. Mellette van a *szemét*, amely kezdetben üres. Mondd meg, hányan vagytok:',
            'Az ennél több győzelmipont-kártya a dobozban marad. A három Birtok, amellyel mindenki kezd, nem számít bele. Azok a birodalomkártyák, amelyek győzelmipont-kártyák is, akkora pakliban állnak, mint a Hercegség.',
          ],
        },
        'first-player': {
          title: 'Ki kezd',
          text: [
            'Az első játékban sorsoljatok. Azután az kezd, aki az utolsó győztes bal oldalán ül. Ha többen nyertek együtt, azok közül sorsoljatok, akik nem nyertek; ha mindenki nyert, akkor mindenki közül.',
          ],
        },
      },
    },
    turn: {
      title: 'Egy kör',
      lead: 'A játék az óramutató járása szerint megy körbe. Minden körnek három fázisa van, mindig ebben a sorrendben: akció, vásárlás, befejezés.',
      sections: {
        phases: {
          title: 'Három fázis',
          text: [
            '*Akció*: kijátszhatsz egy akciókártyát. *Vásárlás*: kincskártyákat játszhatsz ki, és vehetsz egy lapot. *Befejezés*: minden, amit kijátszottál, és ami még a kezedben van, a használt paklidba kerül, és öt új lapot húzol.',
            'Az első két fázist ki lehet hagyni, a harmadikat nem. Az első két körödben az akciófázisban nincs mit tenned, mert a tíz lapod közül egyik sem akció.',
          ],
        },
        shuffling: {
          title: 'Körbejáró lapok',
          text: [
            'Amit szerzel, először a használt paklidba kerül. Ha húznod vagy felfedned kell egy lapot, és a húzópaklid elfogyott, keverd meg a használt paklit: ez lesz az új húzópaklid. Előbb húzd fel, ami még megvan, és csak a többihez keverj.',
            'Az üres húzópakli magában még nem ok a keverésre. És amelyik lap épp felfedve fekszik, azt nem kevered bele.',
          ],
        },
        'in-short': {
          title: 'A szabályok tíz mondatban',
          text: ['Ha csak annyit jegyzel meg, ami itt alább áll, már játszhatsz.'],
        },
      },
    },
    'action-phase': {
      title: 'Az akciófázis',
      lead: 'Egy akciód van. A kijátszott lapok többet is adhatnak.',
      sections: {
        playing: {
          title: 'Egy akció kijátszása',
          text: [
            'Tedd a lapot a kezedből képpel felfelé magad elé, és tedd meg, ami rajta áll, fentről lefelé. Amennyit tudsz belőle, azt meg kell tenned; ami nem megy, elmarad. Fejezd be, mielőtt a következőt kijátszod.',
            'A [Falu](village) +2 akciót ad: játszd ki először, és még két lap jöhet utána. A [Kovácsműhely](smithy) egyet sem ad, ezért ha nem maradt akciód, lezárja a sort. Senkinek sem kell akciót kijátszania.',
            'Amit kijátszottál, a befejező fázisig előtted marad. Így mindenki látja, mi jár neked.',
          ],
        },
      },
    },
    'buy-phase': {
      title: 'A vásárlási fázis',
      lead: 'Rakd ki a kincskártyáidat, add hozzá az akcióid érméit, és vegyél egy lapot, amely nem kerül többe.',
      sections: {
        buying: {
          title: 'Vásárlás',
          text: [
            'A készlet bármelyik lapját megveheted, Átkot is, de a szemétről semmit. A lap a használt paklidba kerül, és amit mond, még nem történik meg.',
            '+1 vásárlással kétszer vehetsz, egyetlen pénztárcából. A [Réz](copper) nem kerül semmibe, de egy vásárlásodba igen. Egyetlen vásárlást sem kötelező felhasználni.',
            'A kincskártyák, amelyekkel fizetsz, nem vesznek el: mint minden kijátszott lap, a használt paklidba kerülnek, és visszatérnek. Bevételek, nem megtakarítások.',
          ],
        },
        sums: {
          title: 'Egy pénztárca két vásárlásra',
          text: [
            'Az érméket előbb összeadod, aztán tetszés szerint osztod el a vásárlásaid között. Ami a kör végén megmarad, elvész.',
          ],
        },
      },
    },
    'clean-up': {
      title: 'A befejező fázis',
      lead: 'Minden elmegy, minden újra jön.',
      sections: {
        clearing: {
          title: 'Az asztal leszedése',
          text: [
            'Tedd az előtted fekvő összes lapot és a kezedben maradtakat a használt paklidba. Hogy mid maradt, senki sem látja; csak a pakli legfelső lapja látszik. Aztán húzz öt lapot. Ha kifogy a húzópakli, keverj, és húzd fel a többit: amit most dobtál el, már benne van.',
            'Az új kéz felhúzásával a köröd véget ér, és a bal oldali szomszédod következik.',
          ],
        },
      },
    },
    terms: {
      title: 'Szavak a lapokon',
      lead: 'Tíz szóból áll össze szinte minden, amit a lapok mondanak.',
      sections: {
        'plus-actions': {
          title: '+akció',
          text: [
            'Ennyivel több akciókártyát játszhatsz ki ebben a körben. Összeadódnak: segít, ha hangosan számolod. Nem azonnal kell kijátszani őket; előbb fejezd be a mostani lapot.',
          ],
        },
        'plus-cards': {
          title: '+lap',
          text: ['Azonnal húzz ennyi lapot. Kötelező; ha nincs annyi, húzz fel annyit, amennyi van.'],
        },
        'plus-coins': {
          title: '+érme',
          text: ['Ennyivel több érmét költhetsz a kör vásárlási fázisában. Kincskártyát nem veszel el érte.'],
        },
        'plus-buys': {
          title: '+vásárlás',
          text: ['Ennyivel több lapot vehetsz ebben a körben, ugyanabból a pénztárcából.'],
        },
        discard: {
          title: 'Eldobás',
          text: [
            'Tegyél egy lapot a kezedből a saját használt paklidba. A tiéd marad. Ha többet dobsz el, nem kell egyenként megmutatnod őket; csak a legfelső látszik mindig.',
          ],
        },
        trash: {
          title: 'Szemétre dobás',
          text: [
            'Tedd a lapot a szemétre, amely senkié. Kikerült a játékból: nem tér vissza a paklijába, és senki sem veheti meg. Gyenge lapoktól megszabadulni sokszor a legjobb, ami történhet veled.',
          ],
        },
        gain: {
          title: 'Kapsz egy lapot',
          text: [
            'Vegyél el egy lapot a készletből fizetés nélkül, és tedd a használt paklidba, hacsak a lap más helyet nem nevez meg. Amit a kapott lap mond, most nem történik meg.',
          ],
        },
        reveal: {
          title: 'Felfedés',
          text: [
            'Mutasd meg a lapot mindenkinek, és tedd vissza oda, ahonnan jött, ha mást nem mondanak. Ha a húzópakli kevés, fedd fel, ami van benne, keverd meg a használt paklit, és folytasd.',
          ],
        },
        'set-aside': {
          title: 'Félretétel',
          text: [
            'A lap képpel felfelé minden más mellett fekszik, és nem tesz semmit. Ami miatt félretetted, az mondja meg, hová kerül.',
          ],
        },
        pass: {
          title: 'Átadás',
          text: [
            'Tedd a lapot lefordítva magad és aközé, aki kapja. Ő a kezébe veszi, a többiek nem látják, és nem utasíthatja vissza. A lapot nem dobtad el, nem dobtad a szemétre, és az átvétele nem számít kapásnak.',
          ],
        },
      },
    },
    attacks: {
      title: 'Támadások és védekezések',
      lead: 'Egyes akciók az összes többi játékossal tesznek valamit. Egyes lapok tudnak rá választ.',
      sections: {
        order: {
          title: 'Egyik a másik után',
          text: [
            'Ha valami több játékost érint, és számít a sorrend, azzal kezdjétek, aki soron van, és menjetek körbe az óramutató járása szerint. A támadás nem éri a támadót, ezért a bal oldalán kezdődik. Ez akkor fontos, ha fogynak az Átkok: az utolsónak talán már nem jut.',
          ],
        },
        reactions: {
          title: 'Védekezések',
          text: [
            'Ha valaki támadáskártyát játszik ki, *felfedhetsz* egy védekezéskártyát a kezedből, mielőtt bármi történne. Megmutatod, nem kijátszod: nem kerül akcióba, és a kezedben marad. A [Várárok](moat) távol tart a támadástól; a [Rejtekszobával](secret-chamber) előbb elrendezheted a kezedet.',
            'Többet is felfedhetsz, mindegyiket befejezve a következő előtt. A következőnek nem kellett az elején a kezedben lennie: az a Várárok is jó, amelyet a Rejtekszobával épp most húztál.',
            'Nem minden kellemetlenség támadás. Az [Álarcosbál](masquerade), a [Sarc](tribute) és a [Birtoklás](possession) nem az, így nem segít ellenük védekezés.',
          ],
        },
      },
    },
    choices: {
      title: 'Választás, és kéttípusú lapok',
      lead: 'Az Intrika hozta a lapokat, amelyek választani engednek, és azokat, amelyek egyszerre két dolog.',
      sections: {
        choosing: {
          title: 'Válassz egyet',
          text: [
            'Ha egy lap többfélét kínál, annyit válassz, amennyit mond. Azt is választhatod, amit nem tudsz végrehajtani: akkor nem lesz belőle semmi. Amit választottál, az érvényes. A lap minden kijátszása új választás, a [Trónteremmel](throne-room) is.',
          ],
        },
        'two-types': {
          title: 'Két típus',
          text: [
            'A kéttípusú lap mindkettő, mindig és minden szempontból. A [Nagyterem](great-hall) és a [Nemesség](nobles) olyan akció, amely a végén pontot ér; a [Hárem](harem) ilyen kincskártya. Ami a kincskártyákról szól, a Háremről is szól, és ami a győzelmipont-kártyákról, az is.',
          ],
        },
      },
    },
    potion: {
      title: 'A Varázsital',
      lead: 'Az Alkímia a pénz másik fajtáját hozza: a [Varázsital](potion) olyan kincskártya, amely nem ad érmét.',
      sections: {
        pile: {
          title: 'Eggyel több pakli',
          text: [
            'Ha a játék valamelyik lapja Varázsitalba kerül, mind a tizenhat Varázsital a készletben van, akárhányan vagytok. Ha nem, a dobozban maradnak. Az üres Varázsital-pakli ugyanúgy számít a játék végéhez, mint a többi.',
            'Az Alkímiához egy másik doboz alapkártyái kellenek. A saját tanácsa: három-öt lapját vegyétek be együtt, vagy egyet sem, mert egy Varázsitalt többféle dologra jó elkölteni.',
          ],
        },
        paying: {
          title: 'Fizetés vele',
          text: [
            'A Varázsital ára $4. Kijátszva egy P jelet ad, amely egyetlen olyan lapra jó, amelynek az árában P van, és csak ebben a körben. Nem váltható érmére, sem érme rá. Két ilyen laphoz két Varázsital kell, és két vásárlás.',
          ],
        },
        'treasures-first': {
          title: 'Előbb a kincs, aztán a vásárlás',
          text: [
            'Minden kincskártyát, amelyet ki akarsz játszani, az első vásárlásod előtt játssz ki. Ha már vettél lapot, ebben a körben nem játszhatsz ki több kincskártyát. A [Bölcsek köve](philosophers-stone) tehát nem várhat arra, hogy nőjön a használt paklid.',
          ],
        },
        'in-play': {
          title: 'Játékban',
          text: [
            'Egy lap attól kezdve van *játékban*, hogy kijátszották, addig, amíg valami el nem viszi, rendszerint a befejező fázis. Ami kézben vagy pakliban van, nincs játékban; a megmutatott Várárok sem, és az a lap sem, amely magát dobta a szemétre.',
          ],
        },
        'discard-order': {
          title: 'Milyen sorrendben dobj el',
          text: [
            'Olyan sorrendben dobod el a lapokat, ahogy akarod. Az [Alkimistánál](alchemist) és a [Füvesembernél](herbalist) ez számít: addig dobd el az Alkimistát, amíg van játékban Varázsital, és a húzópaklid tetejére kerülhet; aztán a Füvesemberrel tedd rá a Varázsitalt.',
          ],
        },
      },
    },
    costs: {
      title: 'Mit tesz hozzá egy Varázsital az árhoz',
      lead: 'Egyes lapok az érméken kívül Varázsitalt is kérnek. Semennyi érme nem ér fel egy Varázsitallal, és egy Varázsital semennyi érmével. Az egész fejezet ebből következik.',
      sections: {
        shelves: {
          title: 'Két polc',
          text: [
            'Képzeld el a készletet két polcon. Az alsón azok a lapok állnak, amelyek csak érmébe kerülnek, a felsőn azok, amelyek Varázsitalba is. Jobbra drágábbak, és felfelé is. A [Bizalmas](familiar) $3P árral drágább, mint az Ezüst $3 árral; de a Bizalmas és a [Kovácsműhely](smithy) között, amelynek az ára $4, nincs sorrend.',
          ],
        },
        'up-to': {
          title: 'Legfeljebb',
          text: [
            'A „legfeljebb” egy sarkot rajzol a polcokra. Minden benne van, ami a határtól balra esik, a felső polc viszont csak akkor, ha a határban is van Varázsital. A Varázsitalt elhagyhatod; hozzátenni sosem lehet.',
            'Ha egy árhoz érmét adunk, vagy elveszünk belőle, attól Varázsital nem lesz benne több, se kevesebb.',
          ],
        },
        comparing: {
          title: 'Több, kevesebb, ugyanannyi',
          text: [
            'Az „ugyanannyi” az érmékre és a Varázsitalra is vonatkozik. A „pontosan $1 értékkel több” nem változtat a Varázsitalon. A „legalább $3” az érméket nézi, és a Varázsitalos és a Varázsital nélküli lapokra egyaránt igaz; az olyan tartományban, mint „$3 és $6 között”, nincs Varázsitalos lap.',
          ],
        },
        numbers: {
          title: 'Amikor az árból szám lesz',
          text: [
            'Amelyik lap érméket számol, nem törődik a Varázsitallal, ha nem kérdez rá. A [Tanonc](apprentice) minden érméért egy lapot húz, és a Varázsitalért még kettőt. A [Híd](bridge) az érméket csökkenti, a Varázsitalt soha, és sosem megy nulla alá.',
          ],
        },
      },
    },
    possession: {
      title: 'Birtoklás',
      lead: 'A bal oldali szomszédod körét játszod, vagy inkább: ő játssza, és te döntesz. Egyetlen lap sem vet fel több kérdést.',
      sections: {
        'whose-turn': {
          title: 'Kinek a köre',
          text: [
            'Ha a köröd véget ért, és felhúztad az új kezedet, a bal oldali szomszédod egy extra kört játszik. Ez az *ő* köre, az *ő* lapjaival, és a lapokon a „te” őt jelenti. Te csupán mindent eldöntesz, amit ő döntene el: mit játszik ki, mit választ, mit vesz.',
            'A Birtoklás nem támadás, így semmit sem lehet felfedni ellene.',
          ],
        },
        seeing: {
          title: 'Amit látsz',
          text: [
            'Az egész kör alatt látod, amit a birtokolt játékos láthat: a kezét, a megnézett lapokat, és az új kezet is, amelyet a végén húz. Megszámolhatod, amit ő megszámolhat.',
          ],
        },
        gaining: {
          title: 'Amit kapna, a tiéd',
          text: [
            'Minden lapot, amelyet a birtokolt játékos kapna, akár vette, akár nem, helyette te kapsz meg. A te használt paklidba kerül, akkor is, ha kézbe vagy egy húzópakli tetejére került volna. Amit mások kapnak, az övék marad.',
          ],
        },
        trashing: {
          title: 'Amit szemétre dob, visszatér',
          text: [
            'A birtokolt játékosnak azokat a lapjait, amelyek a szemétre kerülnének, félre kell tenni, és a befejező fázis után visszatérnek a használt paklijába. Minden, ami rákérdez, szemétre dobottnak veszi őket. Ez nem számít kapásnak, így nem a tiéd. Mások szemétre dobott lapjai tényleg elvesztek, és az átadott lapokat tényleg átadták.',
          ],
        },
        attacking: {
          title: 'Támadás ilyen körben',
          text: [
            'Ha támadást játszatsz ki vele, téged is ér, mint bárki mást. Válaszolhatsz védekezéssel, de a saját kezedből.',
          ],
        },
        'more-turns': {
          title: 'Kör kör után',
          text: [
            'Két Birtoklásból két extra kör lesz. Utána a birtokolt játékos következik azzal a körrel, amely amúgy is járt neki, az épp felhúzott kézzel. Ha birtokolva játszik ki Birtoklást, az *ő* bal oldali szomszédját éri. Az extra körök nem számítanak a holtversenynél, és ha vége a játéknak, már nem játsszátok le őket.',
          ],
        },
      },
    },
    'five-and-six': {
      title: 'Öten és hatan',
      lead: 'Két dobozban hat játékosnak is elég lap van.',
      sections: {
        'two-tables': {
          title: 'Jobb: két asztal',
          text: [
            'A szabályfüzetek azt tanácsolják, hogy váljatok szét: heten hárman és négyen játszotok, mindkét asztal a maga birodalmával. Így senki sem vár sokat, és mindenki többet játszik.',
          ],
        },
        'one-table': {
          title: 'Egy asztal',
          text: [
            'Lehet, csak többet kell várni, és kezdőknek nem való. Tegyétek össze a két doboz kincskártyáit. Öten 15, hatan 18 Tartománnyal játszotok, és 40 vagy 50 Átokkal; a többi győzelmipont-pakli 12 lapos marad. A játék akkor ér véget, ha elfogytak a Tartományok, vagy *négy* pakli üres.',
          ],
        },
      },
    },
    looking: {
      title: 'Mit nézhetsz meg',
      lead: 'A művészet java az emlékezés. Néhány dolognak utánanézhetsz.',
      sections: {
        looking: {
          title: 'Megnézni és megszámolni',
          text: [
            'A húzópaklidat bármikor megszámolhatod, a használt paklidat nem, és egyiket sem nézheted át. A készlet minden pakliját bárki megszámolhatja, és a szemetet bárki átnézheti. Egy használt pakliból mindenki a legfelső lapot látja.',
          ],
        },
      },
    },
    end: {
      title: 'A játék vége',
      lead: 'Sokszor egy körrel hamarabb jön, mint gondoltad.',
      sections: {
        over: {
          title: 'Mikor van vége',
          text: [
            'A játék egy kör végén ér véget, ha elfogytak a Tartományok, vagy a készlet bármelyik három paklija üres. Mindegy, melyik, és mindegy, ki ürítette ki. A kört végig kell játszani.',
          ],
        },
        score: {
          title: 'A pontok',
          text: [
            'Szedd össze az összes lapodat: húzópakli, kéz, használt pakli, és ami előtted fekszik. Add össze: [Birtok](estate) 1, [Hercegség](duchy) 3, [Tartomány](province) 6, [Átok](curse) mínusz 1, és amit a birodalomkártyáid érnek. A legnagyobb összeg nyer.',
          ],
        },
        tie: {
          title: 'Holtverseny',
          text: [
            'Ha a legjobbak egyenlők, közülük az nyer, akinek kevesebb köre volt: kevesebb időre volt szüksége. Ha a körök száma is egyenlő, osztoznak a győzelemben.',
          ],
        },
      },
    },
    kingdom: {
      title: 'A birodalom kiválasztása',
      lead: 'Tízféle lap a hatvankettőből: minden alkalommal más játék.',
      sections: {
        choosing: {
          title: 'Hogyan választhattok',
          text: [
            'Ha új neked a játék, kezdd csak az alapjátékkal; a többi doboz lapjai több gyakorlatot kívánnak. A szabályfüzetek kész összeállításokat ajánlanak; ott találod őket, ahol [játékot készítesz elő](/play/bots).',
            'Vagy sorsoljatok tízet, egy dobozból vagy mindből; ötöt-ötöt két dobozból; vagy válasszon mindenki sorban. Az Alkímiából három-öt lapot vegyetek be, vagy egyet sem. Minden mód jó, amelyben megegyeztek.',
          ],
        },
      },
    },
    examples: {
      title: 'Két végigjátszható kör',
      lead: 'Lapról lapra, ahogy egy asztalnál történt.',
      sections: {
        courtyard: {
          title: 'Bányászfalu, Palotaudvar, Csatlós',
          text: [
            'Egy játékos kezében egy [Bányászfalu](mining-village), egy [Csatlós](pawn), egy Ezüst és két Birtok van. Három akcióval később két lapot vesz.',
          ],
        },
        possession: {
          title: 'Tracy birtokolja Tylert',
          text: [
            'Tracy kijátssza a [Birtoklást](possession), befejezi a körét, aztán Tyler helyett dönt. A végén három új lapja van, Tylernek pedig az, ami előtte volt.',
          ],
        },
      },
    },
    base: { title: 'Az alapjáték lapjai', lead: 'Huszonötféle, és amit mindegyikről eldöntöttek.' },
    intrigue: {
      title: 'Az Intrika lapjai',
      lead: 'Választások, cselszövések és lapok, amelyek egyszerre két dolog.',
    },
    alchemy: {
      title: 'Az Alkímia lapjai',
      lead: 'Amit egy Varázsital megvesz. A [Birtoklásnak](possession) saját fejezete van.',
    },
    together: {
      title: 'Lapok együtt',
      lead: 'Minden lap egyszerű. Ott kezdődik a móka, ahol kettő találkozik.',
      sections: {
        meetings: {
          title: 'Amikor lapok találkoznak',
          text: [
            'Ami itt következik, nem új szabály: mind abból adódik, amit a lapok mondanak. De az asztalnál jó, ha le van írva.',
          ],
        },
        misprints: {
          title: 'Szavak és sajtóhibák',
          text: [
            'A fordítás vagy a nyomda tévedései, és ami több lapot érint egyszerre. A játék menetén nem változtatnak.',
          ],
        },
      },
    },
  },

  sources: {
    '000': 'Intrika, első magyar szabályfüzet',
    '001': 'Intrika, második magyar szabályfüzet',
    '002': 'Intrika, lengyel szabályfüzet',
    '003': 'Intrika, német szabályfüzet',
    '004': 'Alkímia, magyar szabályfüzet',
    'base-1e': 'Alapjáték, angol szabályfüzet',
    general: 'amit minden játékos tud',
  },
  bases: {
    said: 'A szabályfüzetek mondják.',
    follows: 'Abból következik, amit a szabályfüzetek mondanak.',
    'worked-out': 'A találkozó lapokból adódik.',
    card: 'A lapon áll.',
  },

  words: [
    [
      'Akció',
      'Az akciófázisban kijátszott lap; az a jog is, hogy kijátssz egyet. Lásd [az akciófázist](action-phase).',
    ],
    [
      'Alapkártyák',
      'Réz, Ezüst, Arany, Birtok, Hercegség, Tartomány, Átok és Varázsital: amelyek nem birodalomkártyák.',
    ],
    ['Átadás', 'Lapot adni valakinek, lefordítva.'],
    ['Átok', 'Mínusz 1 pontot érő lap.'],
    ['Ár', 'A szám a lap bal alsó sarkában, némelyiken Varázsitallal. Lásd [az árakat](costs).'],
    ['Befejező fázis', 'A kör utolsó fázisa. Lásd [a befejező fázist](clean-up).'],
    [
      'Birodalomkártyák',
      'A tízféle lap, amelytől ez a játék más, mint az előző. Lásd [a birodalom kiválasztását](kingdom).',
    ],
    ['Birtokolt', 'Az a játékos, akinek a körében más dönt. Lásd [a Birtoklást](possession).'],
    ['Eldobás', 'Egy lapot a használt paklidba teszel. Lásd [a szavakat a lapokon](terms).'],
    ['Érme', 'Amit a kincskártyák és egyes akciók adnak, ebben a körben költhető.'],
    ['Felfedés', 'Egy lapot mindenkinek megmutatsz.'],
    ['Félretétel', 'Egy lapot egy időre minden más mellé teszel.'],
    ['Győzelmipont-kártya', 'A végén pontot érő lap.'],
    ['Használt pakli', 'A kijátszott, eldobott és megszerzett lapjaid paklija.'],
    ['Húzópakli', 'A lefordított pakli, amelyből húzol.'],
    ['Játékban', 'Kijátszva, és még nem leszedve. Lásd [a Varázsitalt](potion).'],
    [
      'Kapsz egy lapot',
      'Lapot veszel el, többnyire a készletből, vásárlással vagy anélkül. Lásd [a szavakat a lapokon](terms).',
    ],
    ['Kéz', 'A lapok, amelyeket tartasz: minden köröd elején öt.'],
    ['Készlet', 'A középen fekvő paklik. Lásd [az előkészületeket](set-up).'],
    ['Kincskártya', 'A vásárlási fázisban kijátszott lap, amely érmét vagy Varázsitalt ad.'],
    ['Mintakártya', 'Más hátlapú lap, fajtánként egy, a birodalom kisorsolásához.'],
    ['Szemét', 'A játékból kikerült lapok paklija.'],
    [
      'Támadás',
      'Akció, amely az összes többi játékossal tesz valamit. Lásd [a támadásokat és védekezéseket](attacks).',
    ],
    ['Varázsital', 'Kincskártya, amely érme helyett P jelet ad. Lásd [a Varázsitalt](potion).'],
    [
      'Vásárlás',
      'Lapot venni a készletből, és fizetni érte; az a jog is, hogy egyszer megtedd. Lásd [a vásárlási fázist](buy-phase).',
    ],
    ['Védekezés', 'Lap, amelyet megmutathatsz a kezedből, ha valaki támadást játszik ki.'],
  ],
};
