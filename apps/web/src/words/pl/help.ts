import type { help as English } from '../en/help.ts';

export const help: typeof English = {
  title: 'Pomoc',

  lab: 'Badaj strategie w laboratorium',
  gameTitle: 'Gra w dwie minuty',
  game: [
    'Wszyscy zaczynają z takimi samymi dziesięcioma kartami: siedmioma Miedziakami i trzema Posiadłościami. W trakcie gry zdobywasz lepsze. Każda zdobyta karta staje się częścią twojej talii i wciąż wraca na twoją rękę.',
    'Pośrodku leży Rezerwa: stosy Skarbów, kart Zwycięstwa i Klątw oraz dziesięć stosów kart Królestwa, innych w każdej grze.',
    'Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa na wszystkich swoich kartach. Do tego czasu karty Zwycięstwa mają niewielką lub żadną wartość i zwykle tylko zajmują rękę, choć kilka z nich to zarazem Akcje albo Skarby. Sztuka w tym, by nie zacząć ich zbierać ani za wcześnie, ani za późno.',
    'Jeśli dopiero poznajesz tę grę, zacznij od królestw z samej gry podstawowej, jak radzą instrukcje. Karty z innych pudełek wymagają więcej wprawy.',
  ],
  turnTitle: 'Twoja tura',
  turn: [
    [
      'Faza Akcji',
      'Możesz zagrać jedną kartę Akcji i zrobić to, co na niej napisano. Karty z +Akcjami pozwalają zagrać ich więcej.',
    ],
    [
      'Faza Kupna',
      'Zagraj Skarby, by mieć Monety, a potem kup jedną kartę, na którą cię stać. +Kupno pozwala kupić więcej. To, co kupisz, trafia na twój stos Kart Odrzuconych.',
    ],
    [
      'Faza Czyszczenia',
      'Zagrane karty i te, które zostały na ręce, trafiają na twój stos Kart Odrzuconych. Potem dobierasz pięć nowych kart.',
    ],
  ],
  deck: 'Gdy trzeba dobrać kartę, a talia jest pusta, twój stos Kart Odrzuconych jest tasowany i staje się nową talią. Tak trafia na rękę to, co kupisz.',
  endTitle: 'Koniec gry',
  end: 'Gra kończy się na końcu tury, jeśli zabrano ostatnią Prowincję albo trzy stosy Rezerwy są puste (cztery przy pięciu lub sześciu graczach). Przy równej liczbie punktów wygrywa ten, kto miał mniej tur.',
  termsTitle: 'Słowa na kartach',
  terms: [
    ['+1 Karta', 'Dobierz kartę ze swojej talii.'],
    ['+1 Akcja', 'W tej turze możesz zagrać jeszcze jedną kartę Akcji.'],
    ['+1 Kupno', 'W tej turze możesz kupić jeszcze jedną kartę.'],
    ['+1 Moneta', 'W tej turze masz o jedną Monetę więcej do wydania.'],
    [
      'pozyskać',
      'Wziąć kartę z Rezerwy bez płacenia. Trafia na twój stos Kart Odrzuconych, chyba że karta mówi inaczej.',
    ],
    ['odrzucić', 'Położyć kartę na swoim stosie Kart Odrzuconych. Nadal jest twoja.'],
    ['wyrzucić do kosza', 'Odłożyć kartę do kosza. Wypada z gry i z twojej talii, co często bywa korzystne.'],
    ['Atak', 'Robi coś innym graczom.'],
    ['Reakcja', 'Można ją odsłonić z ręki, gdy ktoś zagrywa Atak.'],
    ['Klątwa', 'Na koniec gry odbiera punkt, a do tego czasu zajmuje rękę.'],
    ['Eliksir', 'Drugi rodzaj pieniędzy; niektóre karty kosztują go oprócz Monet.'],
  ],

  pageTitle: 'Stół na tej stronie',
  page: [
    'To, co można wybrać, jest podświetlone; wybierasz kliknięciem. Wiersz nad twoją ręką mówi, o co chodzi i która karta pyta.',
    'Kliknąć można też wszystko inne: strona powie wtedy, dlaczego nie można tego teraz wybrać i która zasada o tym mówi.',
    'Wskaż kartę albo przytrzymaj ją chwilę, żeby przeczytać ją w całości.',
    '„Zagraj Skarby” zagrywa wszystkie, których kolejność nie ma znaczenia. Strona sama niczego nie kupuje i nie kończy tury. Tam, gdzie możliwa jest tylko jedna odpowiedź, może odpowiedzieć za ciebie; jest na to ustawienie.',
    '„Cofnij” cofa twoją ostatnią decyzję, dopóki nikt się przez nią niczego nie dowiedział. Później potrzebna jest zgoda innych. To, co cofnięto, widać w dzienniku.',
    'Dziennik pokazuje wszystko, co się stało, pod kartą, która to spowodowała. To, co karty innych zrobiły twoim, jest zaznaczone. Na początku twojej tury strona podsumowuje, co zrobili inni.',
    'W grze z zegarem czas biegnie tylko tym, na których gra czeka. Jeśli komuś skończy się czas albo zbyt długo go nie ma, inni mogą się zgodzić, by na tym miejscu grał dalej bot, albo zakończyć grę.',
    'Gdy połączenie się zerwie albo serwer uruchomi się ponownie, nic nie przepada: strona wraca sama, a link do stołu zawsze do niego prowadzi.',
  ],
  numbersTitle: 'Co znaczą liczby',
  numbers: [
    ['Akcje', 'Ile kart Akcji możesz jeszcze zagrać w tej turze.'],
    ['Zakupy', 'Ile kart możesz jeszcze kupić w tej turze.'],
    ['Monety, Eliksiry', 'Ile masz do wydania w tej turze. Skarby na ręce liczą się dopiero po zagraniu.'],
    ['Na stosie', 'Po lewej u dołu koszt karty, obok liczba kart, które zostały.'],
    [
      'Ręka, talia, odrzucone',
      'Ile kart ktoś tam ma. Swoją talię możesz policzyć; na stosie Kart Odrzuconych widać tylko wierzchnią kartę.',
    ],
    [
      'Liczenie kart',
      'Co kto ma, o ile można to wiedzieć z przebiegu gry. Przy stole ustala się z góry, czy strona nie liczy nic, liczy posiadane karty, czy także to, co zostało w twojej talii. „2–3” znaczy, że karty przekazano w ukryciu.',
    ],
  ],

  keysTitle: 'Skróty klawiszowe',
  keysNote:
    'Litery i cyfry można wyłączyć w ustawieniach. Wszystko działa też za pomocą klawiszy Tab, Enter i strzałek.',
  keyDigits: 'karta na ręce lub na stole albo odpowiedź, według cyfry na niej',
  keyLetters: 'stos, według litery na nim',
  keyTreasures: 'zagraj Skarby',
  keyEnd: 'zakończ Akcje, zakończ turę',
  keyDone: 'gotowe albo „nic”',
  keyUndo: 'cofnij albo poproś o cofnięcie',
  keyArrows: 'od karty do karty',
  keyTab: 'od jednej części stołu do następnej',
  keyEnter: 'wybierz; gdy wybrać nie można: dlaczego nie',
  keyRead: 'przeczytaj w całości kartę, na której jesteś',
  keyRules: 'potem: co o niej rozstrzygnięto',
  keyBoard: 'do tego, co można wybrać',
  keyLog: 'dziennik',
  keyCounts: 'liczenie kart',
  keyRecap: 'co się stało od twojej ostatniej tury',
  keySay: 'powiedz coś; kogo słyszysz',
  keyHelp: 'ta lista; gdy wybrać nie można: dlaczego nie',
  keyEscape: 'zamknij to, co otwarte',

  moreTitle: 'Więcej',
  rulebook: 'Księga zasad',
  allCards: 'Wszystkie karty',
  settings: 'Ustawienia',
  credits: 'Autorzy i źródła',
};
