// The lessons in German.

import type { LessonWords } from './lesson-words.ts';

export const lessonWords: LessonWords = {
  lessons: {
    buying: {
      title: 'Eine Karte kaufen',
      idea: 'Deine Geldkarten sind, was du ausgeben kannst; was du kaufst, gehört dir und kommt wieder.',
      goals: { smithy: 'Kaufe eine Schmiede', silver: 'Kaufe ein Silber' },
      says: {
        start:
          'Vier Kupfer sind Geld; das Anwesen ist am Ende ein Punkt und bis dahin Ballast. Spiele das Geld aus.',
        coins: 'So viel kannst du ausgeben, und du hast einen Kauf. Eine Schmiede kostet vier.',
        bought:
          'Sie gehört dir. Sie liegt auf deinem Ablagestapel und kommt, wenn der Nachziehstapel durch ist.',
        second: 'Jetzt sind es drei. Ein Silber bringt zwei, jedes Mal, wenn du es auf der Hand hast.',
        copper:
          'Ein Kupfer kostet nichts und ist auch kaum mehr wert: Jedes macht die guten Karten seltener. Silber täte mehr.',
        curse:
          'Ein Fluch kostet einen Punkt und steht außerdem im Weg. Gern kauft ihn niemand. Noch einmal von vorn?',
      },
    },
    actions: {
      title: 'Aktionen, und mehr davon',
      idea: 'In jedem Zug darfst du eine Aktion ausspielen. +Aktionen geben zurück, was sie verbraucht, und mehr.',
      goals: { three: 'Spiele drei Aktionen aus', gold: 'Kaufe ein Gold' },
      says: {
        start:
          'Drei Aktionen auf der Hand, und eine darfst du ausspielen. Welche lässt dich die anderen ausspielen?',
        village: 'Das Dorf hat eine Aktion verbraucht und zwei gegeben. So eine Karte kommt zuerst.',
        stranded:
          'Keine Aktion ist übrig, und eine Karte wartet noch. Schmiede und Miliz beenden die Kette: Spiele sie zuletzt.',
        gold: 'Alle drei. Jetzt die Geldkarten, und ein Gold.',
      },
    },
    round: {
      title: 'Die Karten laufen um',
      idea: 'Dein Ablagestapel wird wieder zum Nachziehstapel. So arbeitet, was du kaufst, immer weiter.',
      goals: {
        bought: 'Kaufe ein Laboratorium',
        shuffled: 'Mische deine Karten neu',
        played: 'Spiele das Laboratorium aus',
      },
      says: {
        start: 'Fünf Kupfer: genug für ein Laboratorium. Kaufe es und sieh, wann es kommt.',
        bought: 'Da liegt es. Nun weiter: Kaufe, was du magst, oder nichts, und beende deine Züge.',
        shuffled:
          'Der Nachziehstapel war leer. Der gemischte Ablagestapel ist der neue, mit dem Laboratorium darin.',
        inHand: 'Da ist es. Es kostet keine Aktion, denn es gibt eine zurück: Spiele es aus.',
      },
    },
    trashing: {
      title: 'Weniger ist mehr',
      idea: 'Was du entsorgst, kommt nie wieder. Wer wenige Karten hat, zieht immer die besten.',
      goals: { trashed: 'Entsorge drei Anwesen', province: 'Kaufe eine Provinz' },
      says: {
        start:
          'Zwei Gold und ein Silber warten im Ablagestapel, doch drei Anwesen nehmen ihnen den Platz. Spiele die Kapelle.',
        trashed: 'Fort für immer. Drei Punkte weniger, und ein Kartensatz, der läuft.',
        lean: 'Sieh deine Hand an: nichts darin, was nicht hilft.',
      },
    },
    attacks: {
      title: 'Angriffe und Reaktionen',
      idea: 'Ein Angriff trifft alle anderen zugleich; eine Reaktion auf deiner Hand kann ihm begegnen.',
      goals: { moat: 'Begegne der Hexe mit dem Burggraben', militia: 'Antworte mit der Miliz' },
      says: {
        start:
          'Bramble hat eine Hexe, und du hast einen Burggraben. Wenn sie kommt, zeige ihn vor: Er bleibt auf deiner Hand.',
        revealed:
          'Die Hexe geht an dir vorbei. Denselben Burggraben darfst du gegen jeden Angriff vorzeigen.',
        cursed:
          'Das war ein Fluch: ein Punkt weniger und eine tote Karte mehr. Der Burggraben hätte ihn ferngehalten.',
        turn: 'Jetzt bist du am Zug. Die Miliz bringt dir Geld, und die anderen behalten drei Karten.',
        hit: 'Bramble behält drei Karten. Ein Angriff kostet die anderen umso mehr, je besser ihre Hand war.',
      },
    },
    modes: {
      title: 'Die Wahl',
      idea: 'Viele Karten lassen dich wählen. Frage, was dieser Hand fehlt: Karten, Aktionen oder Geld.',
      goals: { gold: 'Kaufe ein Gold' },
      says: {
        start:
          'Adlige, Handlanger und Verwalter fragen, was du willst. Du brauchst sechs Geld. Wer muss Aktionen geben?',
        actions: 'Zwei Aktionen: Jetzt können die beiden anderen noch ausgespielt werden.',
        stranded: 'Keine Aktion mehr für das, was du hältst. Die Adligen hätten zwei geben können.',
        six: 'Sechs Geld. Wer zuerst Karten gezogen hätte, hätte sie nicht.',
      },
    },
    victory: {
      title: 'Punkte, die arbeiten',
      idea: 'Manche Punktekarten sind auch Aktion oder Geld. Sie zählen am Ende und helfen unterwegs.',
      goals: { hall: 'Spiele beide Großen Hallen aus', province: 'Kaufe eine Provinz' },
      says: {
        start: 'Große Halle, Adlige, Harem: alles Punkte, und nichts davon im Weg.',
        hall: 'Eine Karte und eine Aktion zurück: Die Große Halle kostet dich nichts als ihren Platz im Kartensatz.',
        nobles: 'Jetzt die Adligen. Keine Aktion folgt mehr, also nimm die Karten.',
        harem: 'Ein Harem bringt zwei Geld und zwei Punkte.',
      },
    },
    points: {
      title: 'Wann man auf Punkte geht',
      idea: 'Spät Gekauftes wird nie ausgespielt. Am Ende schlägt selbst ein Herzogtum den besten Markt.',
      goals: { wins: 'Gewinne das Spiel' },
      says: {
        start:
          'Eine Provinz ist übrig, und du liegst zurück. Fünf Geld hast du jetzt, neun auf der nächsten Hand.',
        duchy: 'Drei Punkte, die nicht ausgespielt werden müssen.',
        later:
          'Eine schöne Karte, doch um sie auszuspielen, fehlt die Zeit. Drei Punkte hätten es entschieden.',
        last: 'Die letzte Provinz. Zähle noch einmal nach, dann nimm sie.',
      },
    },
    potions: {
      title: 'Tränke',
      idea: 'Ein Trank in den Kosten heißt: neben dem Geld auch ein Trank. Jeder bezahlt eine Karte.',
      goals: { alchemist: 'Kaufe einen Alchemisten', silver: 'Kaufe dazu ein Silber' },
      says: {
        start:
          'Der Trank bringt selbst kein Geld. Der Kräuterkundige gibt ein Geld und einen Kauf: Spiele ihn zuerst.',
        potion: 'Sechs Geld und ein Trank. Ein Alchemist kostet drei und den Trank.',
        spent: 'Der Trank ist ausgegeben; drei Geld und ein Kauf sind übrig.',
      },
    },
    possession: {
      title: 'Besessenheit',
      idea: 'Du spielst einen Zug deines Nachbarn, mit dessen Karten. Was dort genommen würde, bekommst du.',
      goals: { possess: 'Übernimm Brambles Zug', province: 'Nimm mit Brambles Gold eine Provinz' },
      says: {
        start: 'Deine eigene Hand ist schwach. Spiele die Besessenheit aus und sieh dir die von Bramble an.',
        played:
          'Danach kommt ein Zug von Bramble, und du entscheidest darin. Kaufe, was du magst, und beende deinen Zug.',
        possess: 'Das ist Brambles Hand. Das Gold bleibt bei Bramble; was damit gekauft wird, gehört dir.',
        gained: 'Die Provinz liegt auf deinem Ablagestapel. Alle anderen Karten behält Bramble.',
      },
    },
    'first-game': {
      title: 'Dein erstes Spiel',
      idea: 'Ein richtiges Spiel gegen Bramble, der auch noch lernt. Die Eule spricht, wenn etwas zum ersten Mal geschieht.',
      goals: {
        buying: 'Eine Karte kaufen',
        round: 'Die Karten laufen um',
        actions: 'Zwei Aktionen in einem Zug',
        attacks: 'Ein eigener Angriff',
        trashing: 'Entsorgen',
        points: 'Eine Provinz',
        end: 'Das Ende',
      },
      says: {
        start:
          'Das ist deine Hand. Noch ist keine Aktion dabei: Spiele deine Geldkarten aus und sieh, was sie kaufen.',
        coins:
          'So viel Geld hast du, und einen Kauf. Silber ist nie falsch; Dorf und Schmiede mögen einander.',
        bought:
          'Gehört dir. Die Karte liegt auf deinem Ablagestapel und kommt auf deine Hand, wenn der Stapel durch ist.',
        rival: 'Das war Brambles Zug. Was die anderen kaufen, siehst du hier.',
        shuffled:
          'Dein Nachziehstapel war leer, also ist der Ablagestapel dein neuer. Was du gekauft hast, ist darin.',
        holdsAction:
          'Du hast eine Aktion auf der Hand. Eine darfst du in jedem Zug ausspielen, vor dem Geld.',
        moreActions: 'Jetzt hast du mehr als eine Aktion: Du kannst weiterspielen.',
        stranded:
          'Keine Aktion mehr: Die Aktionskarte auf der Hand wird ungespielt abgelegt. Karten mit +Aktionen kommen zuerst.',
        unspent:
          'Du hattest noch Geld und einen Kauf. Geld wird nicht aufgehoben: Im nächsten Zug beginnt es bei null.',
        unspentEight: 'Acht Geld, nicht ausgegeben! Das wäre eine Provinz gewesen. Es passiert allen einmal.',
        copper: 'Kupfer ist umsonst, doch jedes macht deine guten Karten seltener.',
        curse: 'Ein Fluch nimmt dir einen Punkt und gibt nichts. Überlass ihn denen, die angegriffen werden.',
        estateEarly:
          'Ein Anwesen so früh ist eine Karte, die auf deiner Hand nichts tut. Sein Punkt ist am Ende genauso billig.',
        gold: 'Sechs Geld: ein Gold, wenn du magst. Es bringt drei, jedes Mal.',
        province: 'Acht Geld: eine Provinz, sechs Punkte. Dafür war das alles.',
        provinceBought: 'Deine erste Provinz. Sechs Punkte; auf der Hand liegt sie von nun an müßig.',
        attacked: 'Die Miliz ist ein Angriff: Behalte die drei Karten, die du am meisten brauchst.',
        moat: 'Einen Burggraben auf der Hand kannst du vorzeigen, wenn jemand angreift. Er bleibt dort.',
        attack: 'Dein erster Angriff. Die anderen behalten drei Karten.',
        trashed: 'Was hier liegt, kommt nie wieder. Bei Kupfer und Anwesen ist das ein Gewinn.',
        buys: 'Zwei Käufe: Das Geld lässt sich auf zwei Karten verteilen.',
        halfway:
          'Die Hälfte der Provinzen ist fort. Ist auch die letzte weg, endet das Spiel mit diesem Zug.',
        last: 'Zwei Provinzen sind übrig. Von jetzt an ist ein Herzogtum mehr wert als bessere Karten.',
        emptyPile: 'Ein Stapel ist leer. Sind es drei, endet das Spiel auch.',
        won: 'Du hast gewonnen! Jetzt kennst du das Spiel. Ich sage von nun an weniger.',
        lost: 'Diesmal lag Bramble vorn. Jetzt kennst du das Spiel; das nächste gehört dir.',
      },
    },
  },
  puzzles: {
    mines: {
      title: 'Der Geldverleiher',
      hint: 'Nichts ist dem Geldverleiher lieber als Kupfer. Wer darf ihn zweimal bemühen?',
    },
    conspiracy: {
      title: 'Eine Verschwörung',
      hint: 'Ein Verschwörer zählt, was vor ihm gespielt wurde, auch jedes Ausspielen durch den Thronsaal.',
    },
    coppersmiths: {
      title: 'Nichts als Kupfer',
      hint: 'Zwei Kupferschmiede sind besser als einer, wenn du danach noch ziehen kannst.',
    },
    'three-piles': {
      title: 'Der dritte Stapel',
      hint: 'Zwei Stapel sind schon leer. Du musst nicht weit vorn liegen, nur vorn.',
    },
    'secret-chamber': {
      title: 'Eine volle Kammer',
      hint: 'Die Kammer bezahlt Gerümpel. Hol erst alles zusammen.',
    },
    baron: {
      title: 'Ein Anwesen für den Baron',
      hint: 'Der Baron will ein Anwesen, und du brauchst dein Gold. Worauf kann der Keller verzichten?',
    },
    minions: {
      title: 'Drei Lakaien',
      hint: 'Einer bringt Geld, die anderen eine neue Hand; aber in welcher Reihenfolge?',
    },
    dukes: {
      title: 'Die Ländereien des Herzogs',
      hint: 'Ein Herzog sieht auf deine Herzogtümer, und zwei Herzöge hast du schon.',
    },
    golem: {
      title: 'Die Reihenfolge des Golems',
      hint: 'Der Golem findet zwei Aktionen, und du sagst, welche zuerst kommt.',
    },
    apprentices: {
      title: 'Teures Lehrgeld',
      hint: 'Ein Lehrling zieht so viele Karten, wie das Entsorgte kostet. Sei großzügig.',
    },
    'last-province': {
      title: 'Die letzten Provinzen',
      hint: 'Der Umbau macht aus Gold eine Provinz. Ein Gold hast du. Wer macht ein zweites?',
    },
    gardens: {
      title: 'Gartenarbeit',
      hint: 'Gärten zählen in Zehnern. Wie viele Karten fehlen dir, und was kostet ein Kupfer?',
    },
    ironworks: {
      title: 'Eisenhütten',
      hint: 'Eine Große Halle ist Aktion und Punktekarte: Die Eisenhütte zahlt für beides.',
    },
    'wishing-well': {
      title: 'Wünsche werden wahr',
      hint: 'Du kennst deinen Nachziehstapel. Auch was der Burghof zurücklegt, ist bekannt.',
    },
    nobles: {
      title: 'Adel verpflichtet',
      hint: 'Zähle deine Aktionen, bevor du ziehst: Der Handlanger kann eine zurückgeben.',
    },
    upgrades: {
      title: 'Schritt für Schritt',
      hint: 'Vier und eins ist ein Herzogtum. Und was ist zwei und eins?',
    },
    masquerade: {
      title: 'Ein Geschenk beim Ball',
      hint: 'Was du gibst, wählst du. Was immer zurückkommt: Zähle die Punkte.',
    },
    bridges: {
      title: 'Drei Brücken',
      hint: 'Ein Thronsaal darf auf einen Thronsaal gespielt werden. Wie oft lässt sich jede Brücke überqueren?',
    },
    curses: {
      title: 'Schwarze Künste',
      hint: 'Wer eine Aktion zurückgibt, wird zuletzt verdoppelt; aber eine doppelte Hexe zieht vier Karten.',
    },
    library: {
      title: 'In der Bibliothek',
      hint: 'Die Bibliothek füllt deine Hand auf sieben. Wie klein sollte sie vorher sein?',
    },
    vineyards: {
      title: 'Ein guter Jahrgang',
      hint: 'Weinberge zählen Aktionen, je drei. Nimm noch eine, bevor du trinkst.',
    },
    transmute: {
      title: 'Blei und Land',
      hint: 'Aus einer Aktion macht die Verwandlung ein Herzogtum. Auf welche kannst du verzichten?',
    },
    mining: {
      title: 'Glück auf',
      hint: 'Ein Bergwerk lässt sich für zwei Geld entsorgen, nachdem es seine Aktionen gegeben hat; nur einmal.',
    },
    'scrying-pool': {
      title: 'Eine Vision',
      hint: 'Die Vision zieht, bis sie auf etwas trifft, das keine Aktion ist. Mach ihr den Weg frei.',
    },
    philosopher: {
      title: 'Der Stein',
      hint: 'Der Stein zählt Nachzieh- und Ablagestapel. Was auf der Hand oder im Spiel ist, sieht er nicht.',
    },
    possessed: {
      title: 'Eine fremde Hand',
      hint: 'Was im Besessenheitszug entsorgt würde, kehrt zu seinem Besitzer zurück; du nimmst trotzdem.',
    },
  },
  frame: {
    learn: 'Lernen',
    lead: 'Zehn kleine Lektionen, ein erstes Spiel mit jemandem an deiner Seite und Rätsel für den Abend. Alles am echten Tisch.',
    firstGame: 'Dein erstes Spiel',
    lessons: 'Lektionen',
    puzzles: 'Rätsel',
    puzzlesAre:
      'Ein Zug, alles bekannt: Nachziehstapel und Hände liegen offen, nichts bleibt dem Zufall überlassen. Jedes beste Ergebnis ist bewiesen.',
    rulebook: 'Das Regelbuch',
    done: 'geschafft',
    begin: 'Anfangen',
    goOn: 'Weiterspielen',
    anew: 'Neu anfangen',
    again: 'Noch einmal',
    next: 'Weiter',
    all: 'Alle Lektionen',
    goal: 'Ziel',
    reached: 'Geschafft!',
    solved: 'Gelöst! Besser geht es nicht.',
    missed: 'Diesmal nicht. Dieselben Karten liegen für einen neuen Versuch bereit.',
    hint: 'Ein Tipp',
    solution: 'Lösung zeigen',
    back: 'Zurück zum Rätsel',
    sayLess: 'Weniger sagen',
    sayMore: 'Mehr sagen',
    understood: 'Verstanden',
    leave: 'Gehen und behalten',
    needsScript: 'Zum Spielen braucht es ein Skript; was jede Lektion lehrt, steht hier.',
    unknown: (id) => `Eine Lektion „${id}“ gibt es nicht.`,
    met: 'Was du kennst',
    metIs: 'Karten und Wörter aus deinen Lektionen und Spielen, und die, die noch warten. Es eilt nicht.',
    cardsMet: (met, all) => `${met} von ${all} Karten`,
    termsMet: (met, all) => `${met} von ${all} Wörtern`,
    lessonsDone: (done, all) => `${done} von ${all} Lektionen`,
    puzzlesDone: (done, all) => `${done} von ${all} Rätseln`,
    notYet: 'Warten noch',
    nothingYet: 'Noch nichts: Alles liegt noch vor dir.',
    allMet: 'Du kennst jede Karte.',
    kept: 'Für dich aufgehoben, auch auf deinen anderen Geräten.',
    keptHere: 'Auf diesem Gerät aufgehoben.',
    deck: 'Dein Nachziehstapel, von oben',
    discard: 'Dein Ablagestapel',
    handOf: (name) => `${name}: Hand`,
    deckOf: (name) => `${name}: Nachziehstapel, von oben`,
    nothing: 'nichts',
    tasks: {
      coins: (count) => `Bringe in diesem Zug ${count} Geld zusammen.`,
      points: (count) => `Beende deinen Zug mit ${count} Punkten.`,
      lead: (count) => `Liege mit ${count} Punkten vorn.`,
      wins: 'Gewinne in diesem Zug.',
      owns: (count, card) => `Besitze am Ende des Zuges: ${count} × ${card}.`,
      handSize: (count) => `Halte ${count} Karten auf der Hand.`,
      curses: (count) => `Teile in diesem Zug ${count} Flüche aus.`,
    },
    terminalIntro:
      'tenfold learn ID spielt eine davon: Wähle mit einer Zahl; ? hilft, hint gibt einen Tipp, again beginnt neu, quit hört auf.',
    terminalChoose: 'Deine Wahl (eine Zahl)',
    terminalKinds: { lesson: 'Lektion', puzzle: 'Rätsel', game: 'Spiel' },
  },
};
