// The rulebook in Polish.

import type { BookText } from '../book-text.ts';

export const book: BookText = {
  title: 'Księga zasad',
  lead: 'Rządzisz małym krajem z kilkoma Miedziakami i trzema Posiadłościami. Twoi sąsiedzi też, i wszyscy chcą więcej. Oto jak się gra: najpierw gra, potem każda karta, a pod każdym rozdziałem to, co rozstrzygnęły instrukcje.',

  chapters: {
    goal: {
      title: 'Cel',
      lead: 'Buduj talię, grając nią, i miej na koniec najwięcej punktów zwycięstwa.',
      sections: {
        winning: {
          title: 'Co wygrywa, a co nie',
          text: [
            'Wszyscy zaczynają z takimi samymi dziesięcioma słabymi kartami. W swoich turach zdobywasz nowe, a każda staje się częścią *twojej własnej talii*: będzie wciąż wracać na rękę. Budujesz więc maszynę, którą zarazem kierujesz.',
            'Na koniec liczą się tylko punkty zwycięstwa. Złoto i zmyślne Akcje same nie są nic warte. Ale takie karty jak [Posiadłość](estate), [Księstwo](duchy) i [Prowincja](province) do tego czasu tylko zajmują rękę. Kiedy przestać rosnąć i zacząć je zbierać, to pytanie całej gry.',
          ],
        },
      },
    },
    cards: {
      title: 'Karty i ich części',
      lead: 'Wszystko, co trzeba wiedzieć, jest na samej karcie.',
      sections: {
        parts: {
          title: 'Jak czytać kartę',
          text: [
            'U góry jest *nazwa*, pośrodku to, co karta *robi*. Na dole po lewej stoi jej *koszt*, a obok *typ*: Akcja, Skarb, Zwycięstwo, Klątwa, Reakcja, Atak. Karta o dwóch typach jest zawsze jednym i drugim.',
            'Na Skarbie duża liczba mówi, ile daje po zagraniu, a nie ile kosztuje: [Srebro](silver) kosztuje $3, a daje $2.',
          ],
        },
        box: {
          title: 'Co jest w pudełku',
          text: [
            '*Skarby* to twój dochód: [Miedziaki](copper), [Srebro](silver), [Złoto](gold). *Karty Zwycięstwa* to twoje punkty. [Klątwa](curse) jeden odbiera. *Karty Królestwa* sprawiają, że każda gra jest nowa: ze wszystkich bierze udział dziesięć rodzajów.',
            'Duże pudełko Intrygi to gra sama w sobie; małe oraz Alchemia potrzebują kart podstawowych z innego.',
          ],
        },
      },
    },
    'set-up': {
      title: 'Przygotowanie',
      lead: 'Dziesięć kart dla każdego, dziesięć stosów Królestwa dla wszystkich. Ile kart leży w pozostałych stosach, zależy od tego, ilu was jest.',
      sections: {
        deck: {
          title: 'Twoje dziesięć kart',
          text: [
            'Każdy bierze siedem [Miedziaków](copper) i trzy [Posiadłości](estate), tasuje je i kładzie zakryte przed sobą: to twoja *talia*. Dobierz pięć kart z wierzchu: to twoja *ręka*. Obok talii zostaw miejsce na *stos Kart Odrzuconych*, na razie pusty.',
          ],
        },
        supply: {
          title: 'Rezerwa',
          text: [
            'Wszystko inne leży odkryte pośrodku, każda karta na własnym stosie, w zasięgu wszystkich. Te stosy to *Rezerwa*: Skarby, karty Zwycięstwa, Klątwy i dziesięć rodzajów kart Królestwa. Obok jest *kosz*, na początku pusty. Powiedz, ilu was jest:',
            'Karty Zwycięstwa ponad te liczby zostają w pudełku. Trzech Posiadłości, z którymi każdy zaczyna, się nie wlicza. Karty Królestwa, które są też kartami Zwycięstwa, leżą w stosach tak wysokich jak Księstwa.',
          ],
        },
        'first-player': {
          title: 'Kto zaczyna',
          text: [
            'W pierwszej grze decyduje los. Potem zaczyna gracz po lewej stronie ostatniego zwycięzcy. Jeśli wygrało kilku naraz, losujcie spośród tych, którzy nie wygrali; jeśli wygrali wszyscy, to spośród wszystkich.',
          ],
        },
      },
    },
    turn: {
      title: 'Tura',
      lead: 'Gra toczy się zgodnie z ruchem wskazówek zegara. Każda tura ma trzy fazy, zawsze w tej kolejności: Akcja, Kupno, Czyszczenie.',
      sections: {
        phases: {
          title: 'Trzy fazy',
          text: [
            '*Akcja*: możesz zagrać jedną kartę Akcji. *Kupno*: możesz zagrać Skarby i kupić jedną kartę. *Czyszczenie*: wszystko, co zagrano, i to, co zostało na ręce, trafia na stos Kart Odrzuconych, a ty dobierasz pięć nowych kart.',
            'Dwie pierwsze fazy można pominąć, trzeciej nie. W dwóch pierwszych turach w fazie Akcji nie ma nic do zrobienia, bo żadna z twoich dziesięciu kart nie jest Akcją.',
          ],
        },
        shuffling: {
          title: 'Karty krążą',
          text: [
            'To, co zdobywasz, trafia najpierw na stos Kart Odrzuconych. Gdy trzeba dobrać lub odsłonić kartę, a talia się skończyła, potasuj stos Kart Odrzuconych: to nowa talia. Najpierw dobierz to, co zostało, i tasuj dopiero po resztę.',
            'Sama pusta talia nie jest powodem do tasowania. Kart, które akurat leżą odsłonięte, się nie wtasowuje.',
          ],
        },
        'in-short': {
          title: 'Zasady w dziesięciu zdaniach',
          text: ['Jeśli zapamiętasz tylko to, co stoi poniżej, możesz grać.'],
        },
      },
    },
    'action-phase': {
      title: 'Faza Akcji',
      lead: 'Masz jedną Akcję. Zagrane karty mogą dać ich więcej.',
      sections: {
        playing: {
          title: 'Zagranie Akcji',
          text: [
            'Połóż kartę z ręki odkrytą przed sobą i zrób to, co mówi, od góry do dołu. Zrób z tego tyle, ile się da; to, czego się nie da, odpada. Skończ ją, zanim zagrasz następną.',
            '[Wioska](village) daje +2 Akcje: zagraj ją najpierw, a mogą pójść za nią jeszcze dwie karty. [Kuźnia](smithy) nie daje żadnej, więc kończy łańcuch, jeśli nie została ci Akcja. Nikt nie musi zagrywać Akcji.',
            'To, co zagrano, leży przed tobą aż do Czyszczenia. Dzięki temu wszyscy widzą, co ci przysługuje.',
          ],
        },
      },
    },
    'buy-phase': {
      title: 'Faza Kupna',
      lead: 'Wyłóż Skarby, dodaj Monety ze swoich Akcji i kup jedną kartę, która nie kosztuje więcej.',
      sections: {
        buying: {
          title: 'Kupowanie',
          text: [
            'Możesz kupić każdą kartę z Rezerwy, także Klątwę, ale nic z kosza. Trafia na twój stos Kart Odrzuconych, a to, co mówi, jeszcze się nie dzieje.',
            'Z +1 Kupnem możesz kupić dwa razy, z jednej sakiewki. [Miedziak](copper) nic nie kosztuje, ale zajmuje Kupno. Żadnego Kupna nie trzeba wykorzystać.',
            'Wydane Skarby nie przepadają: jak wszystko, co zagrano, trafiają na stos Kart Odrzuconych i wracają. To dochód, nie oszczędności.',
          ],
        },
        sums: {
          title: 'Jedna sakiewka na dwa zakupy',
          text: [
            'Monety najpierw się sumuje, a potem dzieli dowolnie między zakupy. Co zostanie na koniec tury, przepada.',
          ],
        },
      },
    },
    'clean-up': {
      title: 'Czyszczenie',
      lead: 'Wszystko odchodzi, wszystko przychodzi na nowo.',
      sections: {
        clearing: {
          title: 'Sprzątanie ze stołu',
          text: [
            'Połóż wszystkie karty leżące przed tobą i te, które zostały na ręce, na swoim stosie Kart Odrzuconych. Nikt nie widzi, co ci zostało; odkryta jest tylko wierzchnia karta stosu. Potem dobierz pięć kart. Jeśli talia się skończy, potasuj i dobierz resztę: to, co właśnie odrzucono, już w niej jest.',
            'Z nową ręką tura się kończy i zaczyna sąsiad po lewej.',
          ],
        },
      },
    },
    terms: {
      title: 'Słowa na kartach',
      lead: 'Z dziesięciu słów składa się prawie wszystko, co mówią karty.',
      sections: {
        'plus-actions': {
          title: '+Akcje',
          text: [
            'O tyle więcej kart Akcji możesz zagrać w tej turze. Sumują się: dobrze jest liczyć na głos. Nie zagrywa się ich od razu; najpierw dokończ bieżącą kartę.',
          ],
        },
        'plus-cards': {
          title: '+Karty',
          text: ['Od razu dobierz tyle kart. Musisz; jeśli jest ich za mało, dobierz tyle, ile jest.'],
        },
        'plus-coins': {
          title: '+Monety',
          text: [
            'O tyle więcej Monet masz do wydania w fazie Kupna tej tury. Nie bierzesz za nie żadnej karty Skarbu.',
          ],
        },
        'plus-buys': {
          title: '+Zakupy',
          text: ['O tyle więcej kart możesz kupić w tej turze, z tej samej sakiewki.'],
        },
        discard: {
          title: 'Odrzucić',
          text: [
            'Połóż kartę z ręki na swoim stosie Kart Odrzuconych. Nadal jest twoja. Odrzucając kilka, nie musisz pokazywać każdej z osobna; tylko wierzchnia jest zawsze odkryta.',
          ],
        },
        trash: {
          title: 'Wyrzucić do kosza',
          text: [
            'Odłóż kartę do kosza, który nie należy do nikogo. Wypada z gry: nie wraca na swój stos i nikt jej nie kupi. Pozbyć się słabych kart to często najlepsze, co może cię spotkać.',
          ],
        },
        gain: {
          title: 'Pozyskać',
          text: [
            'Weź kartę z Rezerwy bez płacenia i połóż na swoim stosie Kart Odrzuconych, chyba że karta wskazuje inne miejsce. To, co mówi pozyskana karta, wtedy się nie dzieje.',
          ],
        },
        reveal: {
          title: 'Odsłonić',
          text: [
            'Pokaż kartę wszystkim i odłóż tam, skąd pochodzi, jeśli nie powiedziano inaczej. Jeśli talia jest za krótka, odsłoń to, co w niej jest, potasuj stos Kart Odrzuconych i odsłaniaj dalej.',
          ],
        },
        'set-aside': {
          title: 'Odłożyć na bok',
          text: [
            'Karta leży odkryta obok wszystkiego i nic nie robi. Efekt, który kazał ją odłożyć, mówi też, dokąd trafi.',
          ],
        },
        pass: {
          title: 'Przekazać',
          text: [
            'Połóż kartę zakrytą między sobą a tym, kto ją dostaje. Bierze ją na rękę tak, by inni jej nie widzieli, i nie może odmówić. Karty ani nie odrzucono, ani nie wyrzucono do kosza, ani nie pozyskano.',
          ],
        },
      },
    },
    attacks: {
      title: 'Ataki i Reakcje',
      lead: 'Niektóre Akcje robią coś wszystkim innym graczom. Niektóre karty znają na to odpowiedź.',
      sections: {
        order: {
          title: 'Po kolei',
          text: [
            'Jeśli coś dotyczy kilku graczy i kolejność ma znaczenie, zacznijcie od gracza, którego tura trwa, i idźcie zgodnie z ruchem wskazówek zegara. Atak nie trafia atakującego, więc zaczyna się po jego lewej. To ważne, gdy kończą się Klątwy: ostatni może już żadnej nie dostać.',
          ],
        },
        reactions: {
          title: 'Reakcje',
          text: [
            'Gdy ktoś zagrywa Atak, możesz *odsłonić* Reakcję z ręki, zanim cokolwiek się stanie. Pokazujesz ją, nie zagrywasz: nie kosztuje Akcji i zostaje na ręce. [Fosa](moat) chroni cię przed Atakiem; [Sekretna Komnata](secret-chamber) pozwala najpierw ułożyć rękę.',
            'Możesz odsłonić kilka, kończąc każdą przed następną. Następnej nie trzeba było mieć na ręce od początku: pomoże też Fosa dobrana przed chwilą dzięki Sekretnej Komnacie.',
            'Nie wszystko, co przykre, jest Atakiem. [Maskarada](masquerade), [Danina](tribute) i [Opętanie](possession) nim nie są, więc żadna Reakcja nie pomoże.',
          ],
        },
      },
    },
    choices: {
      title: 'Wybory i karty o dwóch typach',
      lead: 'Intryga przyniosła karty, które pozwalają wybierać, i karty, które są dwiema rzeczami naraz.',
      sections: {
        choosing: {
          title: 'Wybierz jedno',
          text: [
            'Gdy karta oferuje kilka rzeczy, wybierz tyle, ile każe. Możesz wybrać nawet to, czego nie da się wykonać: wtedy nic z tego nie wyniknie. Wyboru się nie cofa. Każde zagranie karty to nowy wybór, także z [Salą Tronową](throne-room).',
          ],
        },
        'two-types': {
          title: 'Dwa typy',
          text: [
            'Karta o dwóch typach jest jednym i drugim, zawsze i pod każdym względem. [Sala Reprezentacyjna](great-hall) i [Szlachta](nobles) to Akcje, które na koniec są warte punkty; [Harem](harem) to taki Skarb. Co dotyczy Skarbów, dotyczy też Haremu; co dotyczy kart Zwycięstwa, również.',
          ],
        },
      },
    },
    potion: {
      title: 'Eliksir',
      lead: 'Alchemia przynosi drugi rodzaj pieniędzy: [Eliksir](potion), Skarb, który nie daje Monet.',
      sections: {
        pile: {
          title: 'Jeszcze jeden stos',
          text: [
            'Jeśli któraś karta tej gry kosztuje Eliksir, w Rezerwie leży wszystkie szesnaście Eliksirów, bez względu na liczbę graczy. W przeciwnym razie zostają w pudełku. Pusty stos Eliksirów wlicza się do warunku końca gry jak każdy inny.',
            'Alchemia potrzebuje kart podstawowych z innego pudełka. Sama radzi: weźcie od trzech do pięciu jej kart naraz albo żadnej, bo Eliksir dobrze jest móc wydać na więcej niż jedno.',
          ],
        },
        paying: {
          title: 'Płacenie Eliksirem',
          text: [
            'Eliksir kosztuje $4. Zagrany daje jedno P, które starcza na jedną kartę z P w koszcie i tylko w tej turze. Nie wymienia się go na Monety ani Monet na niego. Dwie takie karty wymagają dwóch Eliksirów i dwóch Zakupów.',
          ],
        },
        'treasures-first': {
          title: 'Najpierw Skarby, potem zakupy',
          text: [
            'Każdy Skarb, który chcesz zagrać, zagraj przed pierwszym zakupem. Po kupieniu karty nie można już w tej turze zagrywać Skarbów. [Kamień Filozoficzny](philosophers-stone) nie może więc czekać, aż urośnie stos Kart Odrzuconych.',
          ],
        },
        'in-play': {
          title: 'W grze',
          text: [
            'Karta jest *w grze* od zagrania do chwili, gdy coś ją przeniesie, zwykle Czyszczenie. Karty na rękach i w stosach nie są w grze; nie jest w niej też pokazana Fosa ani karta, która sama wyrzuciła się do kosza.',
          ],
        },
        'discard-order': {
          title: 'W jakiej kolejności odrzucać',
          text: [
            'Odrzucasz w dowolnej kolejności. Ma to znaczenie przy [Alchemiku](alchemist) i [Zielarzu](herbalist): odrzuć Alchemika, póki w grze jest Eliksir, a może trafić na wierzch talii; potem niech Zielarz położy na nim Eliksir.',
          ],
        },
      },
    },
    costs: {
      title: 'Co Eliksir dodaje do ceny',
      lead: 'Niektóre karty oprócz Monet kosztują Eliksir. Żadna liczba Monet nie zastąpi Eliksiru, a Eliksir nie zastąpi Monet. Z tego wynika cały ten rozdział.',
      sections: {
        shelves: {
          title: 'Dwie półki',
          text: [
            'Wyobraź sobie Rezerwę na dwóch półkach. Na dolnej stoją karty, które kosztują same Monety, na górnej te, które kosztują też Eliksir. W prawo robi się drożej, i w górę też. [Chowaniec](familiar) za $3P jest droższy niż Srebro za $3; ale między nim a [Kuźnią](smithy) za $4 nie ma żadnej kolejności.',
          ],
        },
        'up-to': {
          title: 'Nie więcej niż',
          text: [
            '„Nie więcej niż” zakreśla na półkach róg. Obejmuje wszystko na lewo od granicy, a górną półkę tylko wtedy, gdy granica sama ma Eliksir. Eliksir możesz pominąć; dodać go nie możesz nigdy.',
            'Dodanie Monet do kosztu albo ich odjęcie nigdy nie dodaje ani nie ujmuje Eliksiru.',
          ],
        },
        comparing: {
          title: 'Więcej, mniej, tyle samo',
          text: [
            '„Tyle samo” oznacza i Monety, i Eliksir. „Dokładnie o $1 więcej” zostawia Eliksir takim, jaki był. „$3 lub więcej” patrzy na Monety i obejmuje karty z Eliksirem i bez niego; zakres taki jak „od $3 do $6” nie obejmuje żadnej z Eliksirem.',
          ],
        },
        numbers: {
          title: 'Gdy koszt staje się liczbą',
          text: [
            'Karta, która liczy Monety, pomija Eliksir, jeśli o niego nie pyta. [Uczeń](apprentice) dobiera kartę za każdą Monetę i dwie więcej za Eliksir. [Most](bridge) obniża Monety, nigdy Eliksir, i nigdy poniżej zera.',
          ],
        },
      },
    },
    possession: {
      title: 'Opętanie',
      lead: 'Rozgrywasz turę sąsiada po lewej, a raczej: rozgrywa ją on, a decydujesz ty. Żadna karta nie budzi więcej pytań.',
      sections: {
        'whose-turn': {
          title: 'Czyja to tura',
          text: [
            'Gdy twoja tura się skończy, a nowa ręka jest dobrana, gracz po twojej lewej rozgrywa dodatkową turę. To *jego* tura z *jego* kartami i „ty” na karcie oznacza jego. Ty tylko decydujesz o wszystkim, o czym on by decydował: co zagrać, wybrać, kupić.',
            'Opętanie nie jest Atakiem, więc niczego nie można przeciw niemu odsłonić.',
          ],
        },
        seeing: {
          title: 'Co widzisz',
          text: [
            'Przez całą turę widzisz wszystko, co może widzieć opętany gracz: rękę, oglądane karty i nową rękę dobieraną na końcu. Możesz liczyć to, co on może liczyć.',
          ],
        },
        gaining: {
          title: 'Co pozyskane, to twoje',
          text: [
            'Każdą kartę, którą opętany gracz by pozyskał, kupioną czy nie, pozyskujesz zamiast niego ty. Trafia na twój stos Kart Odrzuconych, nawet jeśli miała trafić na rękę lub wierzch talii. Co pozyskują inni, zostaje u nich.',
          ],
        },
        trashing: {
          title: 'Co wyrzucone, wraca',
          text: [
            'Karty opętanego gracza, które miałyby trafić do kosza, odkłada się na bok, a po Czyszczeniu wracają na jego stos Kart Odrzuconych. Dla wszystkiego, co o to pyta, były wyrzucone. To nie jest pozyskanie, więc nie są twoje. Wyrzucone karty innych przepadają naprawdę, a przekazane są naprawdę przekazane.',
          ],
        },
        attacking: {
          title: 'Ataki w takiej turze',
          text: [
            'Jeśli każesz mu zagrać Atak, trafi on ciebie jak wszystkich. Możesz odpowiedzieć Reakcją, ale z własnej ręki.',
          ],
        },
        'more-turns': {
          title: 'Tura za turą',
          text: [
            'Dwa Opętania to dwie dodatkowe tury. Potem opętany gracz ma turę, która i tak mu się należy, z ręką właśnie dobraną. Jeśli jako opętany zagra Opętanie, dotknie ono *jego* sąsiada po lewej. Dodatkowe tury nie liczą się przy remisie, a po końcu gry już się ich nie rozgrywa.',
          ],
        },
      },
    },
    'five-and-six': {
      title: 'Pięciu i sześciu graczy',
      lead: 'W dwóch pudełkach jest dość kart dla sześciu.',
      sections: {
        'two-tables': {
          title: 'Lepiej: dwa stoły',
          text: [
            'Instrukcje radzą się podzielić: siedem osób gra w trójkę i w czwórkę, każdy stół z własnym królestwem. Nikt długo nie czeka, a wszyscy grają więcej.',
          ],
        },
        'one-table': {
          title: 'Jeden stół',
          text: [
            'Można, tylko dłużej się czeka, i nie jest to dla początkujących. Połączcie Skarby z obu pudełek. Prowincji jest 15 przy pięciu i 18 przy sześciu graczach, a Klątw 40 lub 50; pozostałe stosy Zwycięstwa mają po 12. Gra kończy się wtedy, gdy zabraknie Prowincji albo *cztery* stosy są puste.',
          ],
        },
      },
    },
    looking: {
      title: 'Co wolno oglądać',
      lead: 'Cała sztuka w tym, by pamiętać. Niektóre rzeczy wolno sprawdzić.',
      sections: {
        looking: {
          title: 'Oglądanie i liczenie',
          text: [
            'Swoją talię możesz policzyć w każdej chwili, stosu Kart Odrzuconych nie, a żadnego z nich nie wolno przeglądać. Każdy może policzyć każdy stos Rezerwy i przejrzeć kosz. Ze stosu Kart Odrzuconych wszyscy widzą wierzchnią kartę.',
          ],
        },
      },
    },
    end: {
      title: 'Koniec gry',
      lead: 'Często przychodzi o turę wcześniej, niż się spodziewasz.',
      sections: {
        over: {
          title: 'Kiedy gra się kończy',
          text: [
            'Gra kończy się na końcu tury, jeśli zabrakło Prowincji albo dowolne trzy stosy Rezerwy są puste. Wszystko jedno które i kto je opróżnił. Turę rozgrywa się do końca.',
          ],
        },
        score: {
          title: 'Punkty',
          text: [
            'Zbierz wszystkie swoje karty: talię, rękę, stos Kart Odrzuconych i to, co leży przed tobą. Zsumuj: [Posiadłość](estate) 1, [Księstwo](duchy) 3, [Prowincja](province) 6, [Klątwa](curse) minus 1 i wartość kart Królestwa. Wygrywa najwyższa suma.',
          ],
        },
        tie: {
          title: 'Remis',
          text: [
            'Jeśli najlepsi mają tyle samo, wygrywa ten z nich, kto miał mniej tur: potrzebował mniej czasu. Jeśli i tur było tyle samo, dzielą się zwycięstwem.',
          ],
        },
      },
    },
    kingdom: {
      title: 'Wybór królestwa',
      lead: 'Dziesięć rodzajów z sześćdziesięciu dwóch: za każdym razem inna gra.',
      sections: {
        choosing: {
          title: 'Jak wybierać',
          text: [
            'Jeśli dopiero poznajesz grę, zacznij od samej gry podstawowej; karty z innych pudełek wymagają więcej wprawy. Instrukcje polecają gotowe zestawy; znajdziesz je tam, gdzie [przygotowujesz grę](/play/bots).',
            'Albo wylosujcie dziesięć, z jednego pudełka lub wszystkich; po pięć z dwóch; albo niech wszyscy wybierają po kolei. Z Alchemii weźcie od trzech do pięciu kart albo żadnej. Dobry jest każdy sposób, na który wszyscy się zgodzą.',
          ],
        },
      },
    },
    examples: {
      title: 'Dwie tury do rozegrania',
      lead: 'Karta po karcie, jak to było przy stole.',
      sections: {
        courtyard: {
          title: 'Wioska Górnicza, Dziedziniec, Sługa',
          text: [
            'Gracz ma na ręce [Wioskę Górniczą](mining-village), [Sługę](pawn), Srebro i dwie Posiadłości. Trzy Akcje później kupuje dwie karty.',
          ],
        },
        possession: {
          title: 'Tracy opętuje Tylera',
          text: [
            'Tracy zagrywa [Opętanie](possession), kończy swoją turę, a potem decyduje za Tylera. Na koniec ma trzy nowe karty, a Tyler to, co miał przedtem.',
          ],
        },
      },
    },
    base: {
      title: 'Karty gry podstawowej',
      lead: 'Dwadzieścia pięć rodzajów i to, co o każdym rozstrzygnięto.',
    },
    intrigue: { title: 'Karty Intrygi', lead: 'Wybory, podstępy i karty, które są dwiema rzeczami naraz.' },
    alchemy: {
      title: 'Karty Alchemii',
      lead: 'Co można kupić za Eliksir. [Opętanie](possession) ma własny rozdział.',
    },
    together: {
      title: 'Karty razem',
      lead: 'Każda karta jest prosta. Zabawa zaczyna się tam, gdzie spotykają się dwie.',
      sections: {
        meetings: {
          title: 'Gdy karty się spotykają',
          text: [
            'To, co dalej, nie jest nową zasadą: wszystko wynika z tego, co mówią karty. Ale przy stole dobrze mieć to na piśmie.',
          ],
        },
        misprints: {
          title: 'Słowa i błędy w druku',
          text: [
            'Pomyłki tłumaczy i drukarzy oraz to, co dotyczy kilku kart naraz. Przebiegu gry nie zmieniają.',
          ],
        },
      },
    },
  },

  sources: {
    '000': 'Intryga, pierwsza instrukcja węgierska',
    '001': 'Intryga, druga instrukcja węgierska',
    '002': 'Intryga, instrukcja polska',
    '003': 'Intryga, instrukcja niemiecka',
    '004': 'Alchemia, instrukcja węgierska',
    'base-1e': 'Gra podstawowa, instrukcja angielska',
    general: 'to, co wiedzą wszyscy gracze',
  },
  bases: {
    said: 'Tak mówią instrukcje.',
    follows: 'Wynika z tego, co mówią instrukcje.',
    'worked-out': 'Wynika z kart, które się spotykają.',
    card: 'Stoi na karcie.',
  },

  words: [
    [
      'Akcja',
      'Karta zagrywana w fazie Akcji; także prawo do zagrania jednej. Zob. [faza Akcji](action-phase).',
    ],
    ['Atak', 'Akcja, która robi coś wszystkim innym graczom. Zob. [Ataki i Reakcje](attacks).'],
    ['Czyszczenie', 'Ostatnia faza tury. Zob. [Czyszczenie](clean-up).'],
    ['Dobór losowy', 'Karty o innym rewersie, po jednej na rodzaj, do losowania królestwa.'],
    ['Eliksir', 'Skarb, który zamiast Monet daje P. Zob. [Eliksir](potion).'],
    [
      'Karty Królestwa',
      'Dziesięć rodzajów, którymi ta gra różni się od poprzedniej. Zob. [wybór królestwa](kingdom).',
    ],
    ['Karta Zwycięstwa', 'Karta, która na koniec jest warta punkty.'],
    [
      'Karty podstawowe',
      'Miedziaki, Srebro, Złoto, Posiadłość, Księstwo, Prowincja, Klątwa i Eliksir: te, które nie są kartami Królestwa.',
    ],
    ['Klątwa', 'Karta warta minus 1 punkt.'],
    ['Kosz', 'Miejsce na karty, które wypadły z gry.'],
    ['Koszt', 'Liczba na dole po lewej, na niektórych kartach z Eliksirem. Zob. [koszty](costs).'],
    [
      'Kupno',
      'Wzięcie karty z Rezerwy za opłatą; także prawo, by raz to zrobić. Zob. [faza Kupna](buy-phase).',
    ],
    ['Monety', 'To, co dają Skarby i niektóre Akcje, do wydania w tej turze.'],
    ['Odłożyć na bok', 'Położyć kartę na jakiś czas obok wszystkiego.'],
    ['Odrzucić', 'Położyć kartę na swoim stosie Kart Odrzuconych. Zob. [słowa na kartach](terms).'],
    ['Odsłonić', 'Pokazać kartę wszystkim.'],
    ['Opętany', 'Gracz, o którego turze decyduje ktoś inny. Zob. [Opętanie](possession).'],
    ['Pozyskać', 'Dostać kartę, zwykle z Rezerwy, kupioną lub nie. Zob. [słowa na kartach](terms).'],
    ['Przekazać', 'Dać komuś kartę, zakrytą.'],
    ['Reakcja', 'Karta, którą możesz pokazać z ręki, gdy ktoś zagrywa Atak.'],
    ['Ręka', 'Karty, które trzymasz: pięć na początku każdej tury.'],
    ['Rezerwa', 'Stosy pośrodku. Zob. [przygotowanie](set-up).'],
    ['Skarb', 'Karta zagrywana w fazie Kupna, która daje Monety lub Eliksir.'],
    ['Talia', 'Zakryty stos, z którego dobierasz; także wszystkie twoje karty.'],
    ['W grze', 'Zagrana i jeszcze niesprzątnięta. Zob. [Eliksir](potion).'],
    ['Wyrzucić do kosza', 'Odłożyć kartę do kosza; wypada z gry.'],
  ],
};
