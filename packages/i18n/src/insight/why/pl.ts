import type { CardType, Cost } from '@tenfold/rules';
import type { why as English } from './en.ts';

const list = new Intl.ListFormat('pl');
const plurals = new Intl.PluralRules('pl');

/** As the object of a verb: „1 Monetę”, „2 Monety”, „5 Monet”. */
function coins(count: number): string {
  const category = plurals.select(count);
  if (category === 'one') return `${count} Monetę`;
  return `${count} ${category === 'few' ? 'Monety' : 'Monet'}`;
}

function price(cost: Cost): string {
  if (cost.potions === 0) return coins(cost.coins);
  return cost.coins === 0 ? 'Eliksir' : `${coins(cost.coins)} i Eliksir`;
}

/** After „brakuje”: „1 Monety”, „2 Monet”, „Eliksiru”. */
function missing(cost: Cost): string {
  const money = `${cost.coins} ${cost.coins === 1 ? 'Monety' : 'Monet'}`;
  if (cost.potions === 0) return money;
  return cost.coins === 0 ? 'Eliksiru' : `${money} i Eliksiru`;
}

const a: Readonly<Record<CardType, string>> = {
  Action: 'karta Akcji',
  Treasure: 'karta Skarbu',
  Victory: 'karta Zwycięstwa',
  Curse: 'karta Klątwy',
  Attack: 'karta Ataku',
  Reaction: 'karta Reakcji',
  Duration: 'karta trwała',
};

export const why: typeof English = {
  title: 'Dlaczego nie mogę?',
  rule: 'Zasada',

  reasons: {
    watching: () => 'Tylko oglądasz. Wybierają ci, którzy siedzą przy stole.',
    'game-over': () => 'Gra jest skończona.',
    'not-your-turn': ({ player }) => `Teraz trwa tura gracza ${player}.`,
    possessed: ({ player }) => `W tej twojej turze wszystkie decyzje podejmuje ${player}.`,
    'others-decide': ({ players }) =>
      `Najpierw ${players.length === 1 ? 'wybiera' : 'wybierają'} ${list.format(players)}.`,
    'other-hand': ({ player }) =>
      `Rozgrywasz turę gracza ${player}, jego kartami. Twoje karty nie biorą w niej udziału.`,
    'not-yours': ({ player }) => `To karta gracza ${player}.`,

    'pile-empty': ({ card }, name) => `Stos „${name(card)}” jest pusty.`,
    'too-expensive': ({ card, canPlay, ...lacking }, name) =>
      `Karta „${name(card)}” jest za droga: brakuje ${missing(lacking)}.${canPlay ? ' Możesz jeszcze zagrać Skarby.' : ''}`,
    'no-buys': () => 'W tej turze nie masz już Zakupów.',
    'buy-later': () => 'To faza Akcji. Aby kupować, przejdź do fazy Kupna.',
    'buy-over': () => 'Faza Kupna się skończyła: trwa Czyszczenie.',

    'treasure-later': ({ card }, name) => `„${name(card)}” to karta Skarbu: zagrasz ją w fazie Kupna.`,
    'treasure-after-buying': ({ card }, name) =>
      `Masz już za sobą zakup w tej turze, więc karty „${name(card)}” nie można już zagrać.`,
    'action-over': ({ card }, name) => `„${name(card)}” to karta Akcji, a twoja faza Akcji się skończyła.`,
    'no-actions': ({ card }, name) => `Nie masz już Akcji, by zagrać kartę „${name(card)}”.`,
    'never-played': ({ card, type }, name) =>
      type === 'Curse'
        ? `Karty „${name(card)}” nie można zagrać. Tylko odbiera ci punkt na koniec gry.`
        : `„${name(card)}” to karta Zwycięstwa: nie można jej zagrać, liczy się na koniec gry.`,
    'in-play': ({ card }, name) =>
      `Karta „${name(card)}” jest już zagrana i zostaje w obszarze gry do Czyszczenia.`,

    'gain-too-dear': ({ card, by, limit }, name) =>
      `${name(by)}: karta może kosztować najwyżej ${price(limit)}; karta „${name(card)}” kosztuje więcej.`,
    'gain-other-cost': ({ card, by, cost }, name) =>
      `${name(by)}: karta musi kosztować dokładnie ${price(cost)}; karta „${name(card)}” ma inny koszt.`,
    'gain-potion': ({ card, by }, name) =>
      `${name(by)}: karta nie może mieć Eliksiru w koszcie; karta „${name(card)}” go ma.`,
    'gain-other-type': ({ card, by, type }, name) =>
      `${name(by)}: to musi być ${a[type]}, a karta „${name(card)}” nią nie jest.`,
    'gain-not-offered': ({ card, by }, name) => `${name(by)}: karty „${name(card)}” tak nie pozyskasz.`,

    'needs-type': ({ card, by, type }, name) =>
      `${name(by)}: to musi być ${a[type]}, a karta „${name(card)}” nią nie jest.`,
    'needs-card': ({ by, cards }, name) =>
      `${name(by)}: ${cards.length === 1 ? 'pasuje tylko karta' : 'pasują tylko karty'} ${list.format(cards.map((card) => `„${name(card)}”`))}.`,
    'already-picked': ({ card }, name) => `Karta „${name(card)}” jest już wybrana.`,
    'asks-else': ({ by }, name) =>
      by === null ? 'Teraz trzeba wybrać coś innego.' : `${name(by)}: najpierw trzeba wybrać coś innego.`,
    'clean-up': () => 'Ręka jest odrzucana w całości. Wybierasz tylko kolejność kart z obszaru gry.',

    'no-reaction': ({ card }, name) =>
      `„${name(card)}” to nie karta Reakcji; teraz można odsłonić tylko taką.`,
    shielded: ({ card }, name) =>
      `Ten Atak już cię nie dotyczy. Karta „${name(card)}” nic więcej tu nie zdziała.`,
    'revealed-enough': ({ card }, name) =>
      `Kartę „${name(card)}” można odsłonić przeciw jednemu Atakowi najwyżej dziesięć razy.`,
    'only-drawn': ({ by }, name) => `${name(by)}: chodzi tylko o kartę dobraną przed chwilą.`,
    'only-actions-aside': ({ by }, name) => `${name(by)}: na bok można odłożyć tylko karty Akcji.`,

    'trash-stays': ({ card }, name) => `Karta „${name(card)}” leży w koszu. Nie można jej stamtąd zabrać.`,
    'trash-earlier': ({ by }, name) =>
      `${name(by)}: pozyskać można tylko to, co właśnie zostało wyrzucone do kosza.`,
    'deck-hidden': () => 'Talii nie wolno przeglądać.',
    'discard-hidden': () =>
      'Stosu Kart Odrzuconych nie wolno przeglądać. Widać tylko kartę na jego wierzchu.',
  },

  rules: {
    'INT-TURN-01': () =>
      'Tury następują zgodnie z ruchem wskazówek zegara: po skończonej turze gra osoba po lewej stronie.',
    'INT-TURN-02': () => 'Tura ma trzy fazy, zawsze w tej kolejności: Akcji, Kupna, Czyszczenia.',
    'INT-ACTION-01': () =>
      'W turze możesz zagrać jedną Akcję. Tylko zagrane Akcje mogą pozwolić na następne.',
    'INT-ACTION-04': () =>
      'Akcję zagrywasz, kładąc ją z własnej ręki odkrytą przed sobą i wykonując to, co mówi.',
    'INT-ACTION-10': () =>
      'Akcje zagrywa się tylko we własnej fazie Akcji. Reakcje są wyjątkiem: można ich użyć także kiedy indziej.',
    'INT-BUY-01': () =>
      'W turze możesz kupić jedną kartę. Zagrane wcześniej karty mogą dać dodatkowe Zakupy.',
    'INT-BUY-03': () => 'Kart z kosza nie można kupić.',
    'INT-BUY-04': () =>
      'Zagrane Skarby i Monety z twoich Akcji się sumują. To, co kupujesz, nie może kosztować więcej.',
    'INT-CLEAN-02': () =>
      'Podczas Czyszczenia odrzucasz wszystkie karty z obszaru gry i wszystkie, które zostały na ręce.',
    'INT-SETUP-05': () =>
      'To, co oznacza miejsce pustego stosu, jest tylko znacznikiem: nic się stamtąd nie weźmie.',
    'INT-GOAL-02': () =>
      'Karty, która jest wyłącznie kartą Zwycięstwa, nigdy nie można zagrać. Do końca gry tylko zajmuje miejsce na ręce.',
    'INT-TERM-TRASH-02': () => 'Karty wyrzucone do kosza nie wracają do Rezerwy i nie można ich kupić.',
    'INT-VIS-03': () => 'Ani talii, ani stosu Kart Odrzuconych nie wolno przeglądać.',
    'INT-VIS-06': () =>
      'Własną talię możesz przeliczyć. Cudzej nie, a ze stosu Kart Odrzuconych widać tylko wierzch.',
    'INT-ORDER-01': () =>
      'Gdy karta dotyczy kilku graczy i kolejność ma znaczenie, działa na nich w kolejności tur, od gracza, którego tura trwa.',
    'INT-MULTI-08': () =>
      'Przy pięciu lub sześciu graczach gra kończy się po turze, na końcu której pusty jest stos Prowincji albo puste są dowolne cztery stosy.',
    'INT-REACT-07': () => 'Reakcji używa się w turach innych graczy.',
    'INT-MOAT-01': (name) => `${name('moat')}: po odsłonięciu całkowicie chroni przed tym Atakiem.`,
    'INT-BARON-02': (name) => `${name('baron')}: możesz odrzucić z ręki Posiadłość za 4 Monety.`,
    'INT-IRONWORKS-01': (name) =>
      `${name('ironworks')}: pozyskaj z Rezerwy kartę kosztującą najwyżej 4 Monety.`,
    'INT-SABOTEUR-03': (name) =>
      `${name('saboteur')}: kto stracił kartę, może pozyskać tańszą o co najmniej 2 Monety.`,
    'INT-SWINDLER-02': (name) =>
      `${name('swindler')}: pozostali wyrzucają do kosza kartę z wierzchu talii i pozyskują wybraną przez atakującego kartę o tym samym koszcie.`,
    'INT-UPGRADE-03': (name) =>
      `${name('upgrade')}: musisz pozyskać z Rezerwy kartę kosztującą dokładnie o 1 Monetę więcej.`,
    'ALC-COST-02': () =>
      'Granica „najwyżej” obejmuje karty z Eliksirem w koszcie tylko wtedy, gdy sama zawiera Eliksir.',
    'ALC-COST-17': () => 'Gdy dwa koszty mają być równe, Eliksir jest albo w obu, albo w żadnym.',
    'ALC-DISCARD-01': () => 'Kto odrzuca kilka kart, sam wybiera ich kolejność.',
    'ALC-HERBALIST-02': (name) =>
      `${name('herbalist')}: gdy odrzucasz tę kartę z obszaru gry, możesz odłożyć na wierzch talii jeden ze swoich zagranych Skarbów.`,
    'ALC-INPLAY-01': () =>
      'Zagrane karty leżą w obszarze gry, dopóki coś ich nie przeniesie: zwykle Czyszczenie, gdy są odrzucane.',
    'ALC-POSSESSION-02': () =>
      'W turze opętania „ty” na każdej karcie oznacza opętanego gracza, nigdy tego, kto decyduje.',
    'ALC-POSSESSION-09': () =>
      'Kto opętuje gracza, decyduje za niego o wszystkim: o zagrywaniu, wyborach i zakupach.',
    'ALC-POTION-08': () => 'Aby kupić kartę z Eliksirem w koszcie, oprócz Monet potrzebujesz Eliksiru.',
    'ALC-TRANSMUTE-03': () => 'Klątwa nie jest ani Akcją, ani Skarbem, ani kartą Zwycięstwa.',
    'ALC-TREASURE-02': () => 'Po kupieniu karty nie można już w tej turze zagrywać Skarbów.',
    'ALC-UNIVERSITY-01': (name) =>
      `${name('university')}: możesz pozyskać kartę Akcji kosztującą najwyżej 5 Monet.`,
    'ALC-UNIVERSITY-06': (name) =>
      `${name('university')}: tego, co nie jest kartą Akcji, pozyskać nie można.`,
    'BASE-BUREAUCRAT-01': (name) =>
      `${name('bureaucrat')}: pozostali odkładają z ręki na wierzch talii kartę Zwycięstwa albo pokazują rękę bez takiej karty.`,
    'BASE-BUREAUCRAT-06': () => 'Klątwa nie jest kartą Zwycięstwa.',
    'BASE-FEAST-01': (name) =>
      `${name('feast')}: wyrzuć ją do kosza i pozyskaj kartę kosztującą najwyżej 5 Monet.`,
    'BASE-GENERAL-01': () =>
      'Polecenia karty wykonuje się od góry do dołu, na ile się da, i kończy przed zagraniem następnej.',
    'BASE-GENERAL-04': () =>
      'Gdy karta pozwala pozyskać inną do pewnego kosztu, tej granicy nie można podnieść Monetami.',
    'BASE-GENERAL-07': () =>
      'Gra kończy się po turze, na końcu której pusty jest stos Prowincji albo puste są dowolne trzy stosy.',
    'BASE-GENERAL-10': () =>
      'Pozyskana karta pochodzi z Rezerwy i trafia na stos Kart Odrzuconych, chyba że tekst mówi inaczej.',
    'BASE-LIBRARY-01': (name) =>
      `${name('library')}: dobieraj, aż będziesz mieć na ręce siedem kart. Dobierane karty Akcji możesz odkładać na bok.`,
    'BASE-LIBRARY-06': (name) =>
      `${name('library')}: o dobranej karcie Akcji decydujesz ostatecznie, zanim dobierzesz następną kartę.`,
    'BASE-MINE-01': (name) =>
      `${name('mine')}: wyrzuć do kosza Skarb z ręki i pozyskaj Skarb kosztujący najwyżej o 3 Monety więcej.`,
    'BASE-MONEYLENDER-01': (name) =>
      `${name('moneylender')}: wyrzuć do kosza kartę Miedziaków z ręki; jeśli to zrobisz, masz o 3 Monety więcej.`,
    'BASE-REMODEL-01': (name) =>
      `${name('remodel')}: wyrzuć do kosza kartę z ręki i pozyskaj kartę kosztującą najwyżej o 2 Monety więcej.`,
    'BASE-THIEF-01': (name) =>
      `${name('thief')}: z dwóch kart, które odsłania każdy z pozostałych graczy, jeden Skarb wybrany przez atakującego trafia do kosza.`,
    'BASE-THIEF-05': (name) =>
      `${name('thief')}: Skarbów wyrzuconych do kosza w poprzednich turach nie można zabrać.`,
    'BASE-THRONEROOM-01': (name) => `${name('throne-room')}: wybierz Akcję z ręki i zagraj ją dwa razy.`,
    'BASE-WORKSHOP-01': (name) =>
      `${name('workshop')}: pozyskaj z Rezerwy kartę kosztującą najwyżej 4 Monety.`,
  },
};
