// The rulebook in German.

import type { BookText } from '../book-text.ts';

export const book: BookText = {
  title: 'Das Regelbuch',
  lead: 'Du regierst ein kleines Land mit ein paar Kupfern und drei Anwesen. Deine Nachbarn auch, und alle wollen mehr. So wird gespielt: erst das Spiel, dann jede Karte, und unter jedem Abschnitt, was die Spielregeln geklärt haben.',

  chapters: {
    goal: {
      title: 'Das Ziel',
      lead: 'Baue deine Karten aus, während du mit ihnen spielst, und besitze am Ende die meisten Punkte.',
      sections: {
        winning: {
          title: 'Was gewinnt, und was nicht',
          text: [
            'Alle beginnen mit den gleichen zehn schwachen Karten. In deinen Zügen bekommst du neue, und jede davon gehört fortan zu *deinen eigenen Karten*: Sie kommt immer wieder auf deine Hand. So baust du die Maschine, die du fährst.',
            'Am Ende zählen nur Punkte. Gold und kluge Aktionen sind für sich nichts wert. Doch Karten wie [Anwesen](estate), [Herzogtum](duchy) und [Provinz](province) füllen bis dahin nur deine Hand. Wann man aufhört zu wachsen und anfängt, sie zu sammeln, ist die Frage des ganzen Spiels.',
          ],
        },
      },
    },
    cards: {
      title: 'Die Karten und ihre Teile',
      lead: 'Was du wissen musst, steht auf der Karte selbst.',
      sections: {
        parts: {
          title: 'Wie man eine Karte liest',
          text: [
            'Oben steht der *Name*, in der Mitte, was die Karte *tut*. Unten links steht, was sie *kostet*, und daneben ihr *Typ*: Aktion, Geld, Punkte, Fluch, Reaktion, Angriff. Eine Karte mit zwei Typen ist immer beides.',
            'Bei einer Geldkarte ist die große Zahl, was sie ausgespielt bringt, nicht was sie kostet: [Silber](silver) kostet $3 und bringt $2.',
          ],
        },
        box: {
          title: 'Was in der Schachtel ist',
          text: [
            '*Geldkarten* sind dein Einkommen: [Kupfer](copper), [Silber](silver), [Gold](gold). *Punktekarten* sind deine Punkte. Ein [Fluch](curse) kostet dich einen. *Königreichkarten* machen jedes Spiel zu einem neuen: Von allen, die es gibt, sind zehn Sorten dabei.',
            'Die große Schachtel der Intrige ist ein Spiel für sich; die kleine und die Alchemisten brauchen die Basiskarten einer anderen.',
          ],
        },
      },
    },
    'set-up': {
      title: 'Der Aufbau',
      lead: 'Zehn Karten für jeden, zehn Königreichstapel für alle. Wie viele Karten in den anderen Stapeln liegen, hängt davon ab, wie viele ihr seid.',
      sections: {
        deck: {
          title: 'Deine zehn Karten',
          text: [
            'Alle nehmen sieben [Kupfer](copper) und drei [Anwesen](estate), mischen sie und legen sie verdeckt hin: Das ist dein *Nachziehstapel*. Ziehe fünf Karten von oben: Das ist deine *Hand*. Neben dem Nachziehstapel ist Platz für deinen *Ablagestapel*, der noch leer ist.',
          ],
        },
        supply: {
          title: 'Der Vorrat',
          text: [
            'Alles andere liegt offen in der Mitte, jede Karte auf ihrem eigenen Stapel, für alle erreichbar. Diese Stapel sind der *Vorrat*: Geldkarten, Punktekarten, Flüche und die zehn Sorten Königreichkarten. Daneben ist der *Müll*, der leer beginnt. Sag, wie viele ihr seid:',
            'Punktekarten über diese Zahlen hinaus bleiben in der Schachtel. Die drei Anwesen, mit denen jeder beginnt, zählen nicht mit. Königreichkarten, die auch Punktekarten sind, liegen in Stapeln so hoch wie die Herzogtümer.',
          ],
        },
        'first-player': {
          title: 'Wer beginnt',
          text: [
            'Im ersten Spiel entscheidet das Los. Danach beginnt, wer links vom letzten Sieger sitzt. Haben mehrere gemeinsam gewonnen, wird unter denen gelost, die nicht gewonnen haben; haben alle gewonnen, unter allen.',
          ],
        },
      },
    },
    turn: {
      title: 'Ein Zug',
      lead: 'Gespielt wird reihum im Uhrzeigersinn. Jeder Zug hat drei Phasen, immer in dieser Reihenfolge: Aktion, Kauf, Aufräumen.',
      sections: {
        phases: {
          title: 'Drei Phasen',
          text: [
            '*Aktion*: Du darfst eine Aktionskarte ausspielen. *Kauf*: Du darfst Geldkarten ausspielen und eine Karte kaufen. *Aufräumen*: Alles Ausgespielte und was du noch auf der Hand hast, kommt auf deinen Ablagestapel, und du ziehst fünf neue Karten.',
            'Die ersten beiden Phasen darf man auslassen, die dritte nicht. In deinen ersten beiden Zügen ist in der Aktionsphase nichts zu tun, denn keine deiner zehn Karten ist eine Aktion.',
          ],
        },
        shuffling: {
          title: 'Der Kreislauf der Karten',
          text: [
            'Was du bekommst, kommt zuerst auf deinen Ablagestapel. Musst du eine Karte ziehen oder aufdecken und ist dein Nachziehstapel leer, mische den Ablagestapel: Er ist dein neuer Nachziehstapel. Ziehe erst, was noch da ist, und mische erst dann für den Rest.',
            'Ein leerer Nachziehstapel allein ist kein Grund zu mischen. Und Karten, die in diesem Augenblick offen liegen, werden nicht mitgemischt.',
          ],
        },
        'in-short': {
          title: 'Die Regeln in zehn Sätzen',
          text: ['Wenn du dir nicht mehr merkst als das, was hier darunter steht, kannst du spielen.'],
        },
      },
    },
    'action-phase': {
      title: 'Die Aktionsphase',
      lead: 'Du hast eine Aktion. Karten, die du ausspielst, können dir weitere geben.',
      sections: {
        playing: {
          title: 'Eine Aktion ausspielen',
          text: [
            'Lege die Karte offen vor dich und tu, was sie sagt, von oben nach unten. Tu davon so viel, wie du kannst; was nicht geht, entfällt. Führe sie zu Ende, bevor du die nächste ausspielst.',
            'Ein [Dorf](village) gibt +2 Aktionen: Spiele es zuerst, und zwei weitere Karten können folgen. Eine [Schmiede](smithy) gibt keine; sie beendet also die Kette, wenn keine Aktion übrig ist. Niemand muss eine Aktion ausspielen.',
            'Was ausgespielt ist, bleibt bis zum Aufräumen vor dir liegen. So sehen alle, was dir zusteht.',
          ],
        },
      },
    },
    'buy-phase': {
      title: 'Die Kaufphase',
      lead: 'Lege deine Geldkarten aus, zähle das Geld deiner Aktionen dazu und kaufe eine Karte, die nicht mehr kostet.',
      sections: {
        buying: {
          title: 'Kaufen',
          text: [
            'Du darfst jede Karte aus dem Vorrat kaufen, auch einen Fluch, aber nichts aus dem Müll. Sie kommt auf deinen Ablagestapel, und was sie sagt, geschieht noch nicht.',
            'Mit +1 Kauf darfst du zweimal kaufen, aus einer Kasse. Ein [Kupfer](copper) kostet nichts, braucht aber einen Kauf. Kein Kauf muss genutzt werden.',
            'Ausgegebene Geldkarten sind nicht verloren: Wie alles Ausgespielte kommen sie auf den Ablagestapel und kehren wieder. Sie sind Einkommen, kein Erspartes.',
          ],
        },
        sums: {
          title: 'Eine Kasse für zwei Käufe',
          text: [
            'Das Geld wird erst zusammengezählt und dann beliebig auf deine Käufe verteilt. Was am Ende des Zuges übrig ist, verfällt.',
          ],
        },
      },
    },
    'clean-up': {
      title: 'Das Aufräumen',
      lead: 'Alles geht, alles kommt neu.',
      sections: {
        clearing: {
          title: 'Den Tisch abräumen',
          text: [
            'Lege alle Karten, die vor dir liegen, und alle, die du noch auf der Hand hast, auf deinen Ablagestapel. Was dir übrig blieb, sieht niemand; nur die oberste Karte des Stapels liegt offen. Dann ziehe fünf Karten. Reicht der Nachziehstapel nicht, mische und ziehe den Rest: Was du eben abgelegt hast, ist schon dabei.',
            'Mit der neuen Hand ist dein Zug zu Ende, und dein linker Nachbar beginnt.',
          ],
        },
      },
    },
    terms: {
      title: 'Die Wörter auf den Karten',
      lead: 'Zehn Wörter sagen beinahe alles, was auf Karten steht.',
      sections: {
        'plus-actions': {
          title: '+Aktionen',
          text: [
            'So viele Aktionskarten mehr darfst du in diesem Zug ausspielen. Sie zählen zusammen: Es hilft, laut mitzuzählen. Sie werden nicht sofort ausgespielt; erst ist die jetzige Karte fertig.',
          ],
        },
        'plus-cards': {
          title: '+Karten',
          text: ['Ziehe sofort so viele Karten. Du musst; sind es zu wenige, ziehe alle, die da sind.'],
        },
        'plus-coins': {
          title: '+Geld',
          text: [
            'So viel Geld mehr kannst du in der Kaufphase dieses Zuges ausgeben. Du nimmst dafür keine Geldkarte.',
          ],
        },
        'plus-buys': {
          title: '+Käufe',
          text: ['So viele Karten mehr darfst du in diesem Zug kaufen, aus derselben Kasse.'],
        },
        discard: {
          title: 'Ablegen',
          text: [
            'Lege eine Handkarte auf deinen eigenen Ablagestapel. Sie bleibt deine. Legst du mehrere ab, musst du sie nicht einzeln zeigen; nur die oberste liegt immer offen.',
          ],
        },
        trash: {
          title: 'Entsorgen',
          text: [
            'Lege die Karte in den Müll, der niemandem gehört. Sie ist aus dem Spiel: Sie kommt nicht auf ihren Stapel zurück, und niemand kann sie kaufen. Schwache Karten zu entsorgen ist oft das Beste, was dir passieren kann.',
          ],
        },
        gain: {
          title: 'Nehmen',
          text: [
            'Nimm eine Karte aus dem Vorrat, ohne zu bezahlen, und lege sie auf deinen Ablagestapel, sofern die Karte keinen anderen Ort nennt. Was sie sagt, geschieht dabei nicht.',
          ],
        },
        reveal: {
          title: 'Aufdecken',
          text: [
            'Zeige die Karte allen und lege sie dahin zurück, woher sie kam, wenn nichts anderes gesagt ist. Reicht der Nachziehstapel nicht, decke auf, was da ist, mische den Ablagestapel und mach weiter.',
          ],
        },
        'set-aside': {
          title: 'Zur Seite legen',
          text: [
            'Die Karte liegt offen neben allem anderen und tut nichts. Wodurch sie dorthin kam, sagt auch, wohin sie geht.',
          ],
        },
        pass: {
          title: 'Weitergeben',
          text: [
            'Lege die Karte verdeckt zwischen dich und den, der sie bekommt. Er nimmt sie auf die Hand, ungesehen von den anderen, und kann sie nicht ablehnen. Sie wurde weder abgelegt noch entsorgt noch genommen.',
          ],
        },
      },
    },
    attacks: {
      title: 'Angriffe und Reaktionen',
      lead: 'Manche Aktionen tun allen anderen etwas an. Manche Karten wissen eine Antwort.',
      sections: {
        order: {
          title: 'Einer nach dem anderen',
          text: [
            'Betrifft etwas mehrere Spieler und kommt es auf die Reihenfolge an, beginnt, wer am Zug ist, dann geht es im Uhrzeigersinn weiter. Ein Angriff trifft den Angreifer nicht, beginnt also links von ihm. Das zählt, wenn die Flüche ausgehen: Der Letzte bekommt vielleicht keinen mehr.',
          ],
        },
        reactions: {
          title: 'Reaktionen',
          text: [
            'Spielt jemand einen Angriff aus, darfst du eine Reaktion aus deiner Hand *vorzeigen*, bevor etwas geschieht. Sie wird gezeigt, nicht ausgespielt: Sie kostet keine Aktion und bleibt auf deiner Hand. Ein [Burggraben](moat) hält dich aus dem Angriff heraus; mit der [Geheimkammer](secret-chamber) ordnest du vorher deine Hand.',
            'Du darfst mehrere vorzeigen, jede wird fertig ausgeführt, bevor die nächste kommt. Die nächste muss am Anfang noch nicht auf deiner Hand gewesen sein: Auch ein Burggraben hilft, den die Geheimkammer eben erst gezogen hat.',
            'Nicht alles Unangenehme ist ein Angriff. [Maskerade](masquerade), [Tribut](tribute) und [Besessenheit](possession) sind keine, also hilft keine Reaktion.',
          ],
        },
      },
    },
    choices: {
      title: 'Wählen, und Karten mit zwei Typen',
      lead: 'Die Intrige brachte Karten, die dich wählen lassen, und Karten, die zweierlei zugleich sind.',
      sections: {
        choosing: {
          title: 'Wähle eins',
          text: [
            'Bietet eine Karte mehreres an, wähle so vieles, wie sie sagt. Du darfst auch wählen, was du nicht ausführen kannst: Dann kommt nichts dabei heraus. Was du gewählt hast, gilt. Jedes Mal, wenn die Karte ausgespielt wird, wählst du neu, auch mit dem [Thronsaal](throne-room).',
          ],
        },
        'two-types': {
          title: 'Zwei Typen',
          text: [
            'Eine Karte mit zwei Typen ist beides, immer und für alles. [Große Halle](great-hall) und [Adlige](nobles) sind Aktionen, die am Ende Punkte wert sind; [Harem](harem) ist eine solche Geldkarte. Wo von Geldkarten die Rede ist, ist auch der Harem gemeint, und wo von Punktekarten, ebenso.',
          ],
        },
      },
    },
    potion: {
      title: 'Der Trank',
      lead: 'Die Alchemisten bringen eine zweite Währung mit: [Trank](potion), eine Geldkarte, die kein Geld bringt.',
      sections: {
        pile: {
          title: 'Ein Stapel mehr',
          text: [
            'Kostet eine Karte dieses Spiels einen Trank, liegen alle sechzehn Tränke im Vorrat, gleich wie viele ihr seid. Sonst bleiben sie in der Schachtel. Ein leerer Trankstapel zählt für das Spielende wie jeder andere.',
            'Die Alchemisten brauchen die Basiskarten einer anderen Schachtel. Ihr eigener Rat: Nehmt drei bis fünf ihrer Karten zusammen oder keine, denn ein Trank will für mehr als eines ausgegeben werden.',
          ],
        },
        paying: {
          title: 'Damit bezahlen',
          text: [
            'Ein Trank kostet $4. Ausgespielt bringt er ein P, gut für eine Karte mit P in den Kosten, nur in diesem Zug. Er wird nicht zu Geld und Geld nicht zu ihm. Zwei solche Karten brauchen zwei Tränke, und zwei Käufe.',
          ],
        },
        'treasures-first': {
          title: 'Erst das Geld, dann der Kauf',
          text: [
            'Spiele jede Geldkarte, die du ausspielen willst, vor deinem ersten Kauf aus. Hast du eine Karte gekauft, kannst du in diesem Zug keine Geldkarten mehr ausspielen. Ein [Stein der Weisen](philosophers-stone) kann also nicht warten, bis dein Ablagestapel wächst.',
          ],
        },
        'in-play': {
          title: 'Im Spiel',
          text: [
            'Eine Karte ist *im Spiel*, sobald sie ausgespielt ist und bis etwas sie fortbringt, in der Regel das Aufräumen. Karten auf Händen und in Stapeln sind nicht im Spiel, auch kein vorgezeigter Burggraben und keine Karte, die sich selbst entsorgt hat.',
          ],
        },
        'discard-order': {
          title: 'In welcher Reihenfolge man ablegt',
          text: [
            'Du legst in beliebiger Reihenfolge ab. Es zählt bei [Alchemist](alchemist) und [Kräuterkundigem](herbalist): Lege den Alchemisten ab, solange noch ein Trank im Spiel ist, dann darf er auf deinen Nachziehstapel; danach lass den Kräuterkundigen den Trank darauflegen.',
          ],
        },
      },
    },
    costs: {
      title: 'Was ein Trank zum Preis hinzufügt',
      lead: 'Manche Karten verlangen außer Geld einen Trank. Kein Geld der Welt ersetzt einen Trank, und ein Trank ersetzt kein Geld. Daraus folgt dieses ganze Kapitel.',
      sections: {
        shelves: {
          title: 'Zwei Regalbretter',
          text: [
            'Denk dir den Vorrat auf zwei Brettern. Auf dem unteren stehen die Karten, die nur Geld kosten, auf dem oberen die, die auch einen Trank kosten. Nach rechts wird es teurer, und nach oben. Der [Vertraute](familiar) für $3P ist teurer als Silber für $3; aber zwischen ihm und der [Schmiede](smithy) für $4 gibt es gar keine Ordnung.',
          ],
        },
        'up-to': {
          title: 'Bis zu',
          text: [
            '„Bis zu“ zieht eine Ecke auf den Brettern. Sie umfasst alles links von der Grenze, und das obere Brett nur, wenn die Grenze selbst einen Trank hat. Du darfst den Trank weglassen; hinzufügen darfst du ihn nie.',
            'Kommt Geld zu einem Preis hinzu oder geht davon ab, kommt kein Trank dazu und geht keiner weg.',
          ],
        },
        comparing: {
          title: 'Mehr, weniger, gleich viel',
          text: [
            '„Gleich viel“ meint Geld und Trank. „Genau $1 mehr“ lässt den Trank, wie er war. „$3 oder mehr“ sieht auf das Geld und nimmt Karten mit und ohne Trank; ein Bereich wie „von $3 bis $6“ nimmt keine mit Trank.',
          ],
        },
        numbers: {
          title: 'Wenn Kosten zur Zahl werden',
          text: [
            'Eine Karte, die Geld zählt, sieht über den Trank hinweg, wenn sie nicht nach ihm fragt. Der [Lehrling](apprentice) zieht für jedes Geld eine Karte, und zwei mehr für den Trank. Die [Brücke](bridge) senkt das Geld, nie den Trank, und nie unter null.',
          ],
        },
      },
    },
    possession: {
      title: 'Besessenheit',
      lead: 'Du machst den Zug deines linken Nachbarn, oder vielmehr: Er macht ihn, und du entscheidest. Keine Karte wirft mehr Fragen auf.',
      sections: {
        'whose-turn': {
          title: 'Wessen Zug es ist',
          text: [
            'Wenn dein Zug vorbei und deine neue Hand gezogen ist, macht dein linker Nachbar einen zusätzlichen Zug. Es ist *sein* Zug mit *seinen* Karten, und „du“ auf einer Karte meint ihn. Du entscheidest nur alles, was er entscheiden würde: was ausgespielt, gewählt, gekauft wird.',
            'Besessenheit ist kein Angriff, also lässt sich dagegen nichts vorzeigen.',
          ],
        },
        seeing: {
          title: 'Was du siehst',
          text: [
            'Du siehst den ganzen Zug lang, was der Besessene sehen darf: die Hand, angesehene Karten und die neue Hand, die am Ende gezogen wird. Du darfst zählen, was er zählen darf.',
          ],
        },
        gaining: {
          title: 'Was genommen wird, ist deins',
          text: [
            'Jede Karte, die der Besessene nähme, gekauft oder nicht, nimmst du stattdessen. Sie kommt auf deinen Ablagestapel, auch wenn sie auf eine Hand oder einen Nachziehstapel sollte. Was andere nehmen, behalten sie.',
          ],
        },
        trashing: {
          title: 'Was entsorgt wird, kommt zurück',
          text: [
            'Karten des Besessenen, die entsorgt würden, werden zur Seite gelegt und kommen nach dem Aufräumen auf seinen Ablagestapel zurück. Für alles, was danach fragt, sind sie entsorgt. Das ist kein Nehmen, also nicht deins. Karten anderer, die entsorgt werden, sind wirklich weg, und weitergegebene sind wirklich weitergegeben.',
          ],
        },
        attacking: {
          title: 'Angriffe in so einem Zug',
          text: [
            'Lässt du ihn einen Angriff ausspielen, trifft er dich wie alle anderen. Du darfst mit einer Reaktion antworten, aber aus deiner eigenen Hand.',
          ],
        },
        'more-turns': {
          title: 'Züge über Züge',
          text: [
            'Zwei Besessenheiten machen zwei zusätzliche Züge. Danach hat der Besessene den Zug, der ihm ohnehin zusteht, mit der eben gezogenen Hand. Spielt er als Besessener eine Besessenheit aus, trifft sie *seinen* linken Nachbarn. Zusätzliche Züge zählen nicht bei Gleichstand, und ist das Spiel aus, werden keine mehr gespielt.',
          ],
        },
      },
    },
    'five-and-six': {
      title: 'Zu fünft und zu sechst',
      lead: 'Zwei Schachteln haben Karten genug für sechs.',
      sections: {
        'two-tables': {
          title: 'Besser: zwei Tische',
          text: [
            'Die Spielregeln raten, euch zu teilen: Sieben spielen zu dritt und zu viert, jeder Tisch mit eigenem Königreich. So wartet niemand lange, und alle spielen mehr.',
          ],
        },
        'one-table': {
          title: 'Ein Tisch',
          text: [
            'Es geht, nur wartet man länger, und für Anfänger ist es nichts. Legt die Geldkarten beider Schachteln zusammen. Es gibt 15 Provinzen zu fünft und 18 zu sechst und 40 oder 50 Flüche; die anderen Punktestapel behalten 12. Das Spiel endet dann, wenn die Provinzen weg oder *vier* Stapel leer sind.',
          ],
        },
      },
    },
    looking: {
      title: 'Was du ansehen darfst',
      lead: 'Die Kunst ist vor allem, sich zu erinnern. Manches darf man nachsehen.',
      sections: {
        looking: {
          title: 'Ansehen und zählen',
          text: [
            'Deinen Nachziehstapel darfst du jederzeit zählen, deinen Ablagestapel nicht, und keinen von beiden durchsehen. Alle dürfen jeden Stapel des Vorrats zählen und den Müll durchsehen. Von einem Ablagestapel sehen alle die oberste Karte.',
          ],
        },
      },
    },
    end: {
      title: 'Das Ende',
      lead: 'Es kommt oft einen Zug früher als gedacht.',
      sections: {
        over: {
          title: 'Wann es aus ist',
          text: [
            'Das Spiel endet am Ende eines Zuges, wenn die Provinzen weg oder irgendwelche drei Stapel des Vorrats leer sind. Gleich welche, und gleich wer sie geleert hat. Der Zug wird zu Ende gespielt.',
          ],
        },
        score: {
          title: 'Die Punkte',
          text: [
            'Sammle alle deine Karten ein: Nachziehstapel, Hand, Ablagestapel und was vor dir liegt. Zähle zusammen: [Anwesen](estate) 1, [Herzogtum](duchy) 3, [Provinz](province) 6, [Fluch](curse) minus 1, und was deine Königreichkarten wert sind. Die höchste Summe gewinnt.',
          ],
        },
        tie: {
          title: 'Gleichstand',
          text: [
            'Sind die Besten gleich, gewinnt von ihnen, wer weniger Züge hatte: Er hat weniger Zeit gebraucht. Sind auch die Züge gleich, teilen sie sich den Sieg.',
          ],
        },
      },
    },
    kingdom: {
      title: 'Ein Königreich wählen',
      lead: 'Zehn Sorten aus zweiundsechzig: Das ist jedes Mal ein anderes Spiel.',
      sections: {
        choosing: {
          title: 'Wie man wählen kann',
          text: [
            'Ist das Spiel neu für dich, beginne mit dem Basisspiel allein; die Karten der anderen Schachteln verlangen mehr Erfahrung. Die Spielregeln empfehlen fertige Zusammenstellungen; du findest sie, wo du [ein Spiel vorbereitest](/play/bots).',
            'Oder lost zehn aus, aus einer Schachtel oder allen; je fünf aus zweien; oder lasst alle reihum wählen. Von den Alchemisten nehmt drei bis fünf Karten oder keine. Richtig ist, worauf ihr euch einigt.',
          ],
        },
      },
    },
    examples: {
      title: 'Zwei Züge zum Nachspielen',
      lead: 'Karte um Karte, wie es an einem Tisch geschah.',
      sections: {
        courtyard: {
          title: 'Bergwerk, Burghof, Handlanger',
          text: [
            'Eine Spielerin hat ein [Bergwerk](mining-village), einen [Handlanger](pawn), ein Silber und zwei Anwesen. Drei Aktionen später kauft sie zwei Karten.',
          ],
        },
        possession: {
          title: 'Tracy lenkt Tyler',
          text: [
            'Tracy spielt [Besessenheit](possession) aus, beendet ihren Zug und entscheidet dann für Tyler. Am Ende hat sie drei neue Karten, und Tyler hat, was er vorher hatte.',
          ],
        },
      },
    },
    base: {
      title: 'Die Karten des Basisspiels',
      lead: 'Fünfundzwanzig Sorten, und was über jede geklärt ist.',
    },
    intrigue: {
      title: 'Die Karten der Intrige',
      lead: 'Wahl, Ränke und Karten, die zweierlei zugleich sind.',
    },
    alchemy: {
      title: 'Die Karten der Alchemisten',
      lead: 'Was ein Trank kauft. Die [Besessenheit](possession) hat ein eigenes Kapitel.',
    },
    together: {
      title: 'Karten im Zusammenspiel',
      lead: 'Jede Karte ist einfach. Der Spaß beginnt, wo zwei einander begegnen.',
      sections: {
        meetings: {
          title: 'Wenn Karten einander begegnen',
          text: [
            'Was folgt, ist keine neue Regel: Alles ergibt sich aus den Karten. Aber am Tisch hat man es gern schriftlich.',
          ],
        },
        misprints: {
          title: 'Wörter und Druckfehler',
          text: [
            'Versehen einer Übersetzung oder des Drucks, und was mehrere Karten zugleich betrifft. Am Spiel ändern sie nichts.',
          ],
        },
      },
    },
  },

  sources: {
    '000': 'Die Intrige, erste ungarische Spielregel',
    '001': 'Die Intrige, zweite ungarische Spielregel',
    '002': 'Die Intrige, polnische Spielregel',
    '003': 'Die Intrige, deutsche Spielregel',
    '004': 'Die Alchemisten, ungarische Spielregel',
    'base-1e': 'Basisspiel, englische Spielregel',
    general: 'was alle Spieler wissen',
  },
  bases: {
    said: 'So steht es in den Spielregeln.',
    follows: 'Folgt aus dem, was die Spielregeln sagen.',
    'worked-out': 'Ergibt sich aus den Karten, die einander begegnen.',
    card: 'Steht auf der Karte.',
  },

  words: [
    ['Ablegen', 'Eine Karte auf den eigenen Ablagestapel legen. Siehe [die Wörter auf den Karten](terms).'],
    [
      'Aktion',
      'Eine Karte für die Aktionsphase; auch das Recht, eine auszuspielen. Siehe [die Aktionsphase](action-phase).',
    ],
    ['Angriff', 'Eine Aktion, die allen anderen etwas antut. Siehe [Angriffe und Reaktionen](attacks).'],
    ['Aufdecken', 'Eine Karte allen zeigen.'],
    ['Aufräumen', 'Die letzte Phase eines Zuges. Siehe [das Aufräumen](clean-up).'],
    [
      'Basiskarten',
      'Kupfer, Silber, Gold, Anwesen, Herzogtum, Provinz, Fluch und Trank: alle, die keine Königreichkarten sind.',
    ],
    ['Besessener', 'Wessen Zug ein anderer entscheidet. Siehe [Besessenheit](possession).'],
    ['Entsorgen', 'Eine Karte in den Müll legen; sie ist aus dem Spiel.'],
    ['Fluch', 'Eine Karte, die minus 1 Punkt wert ist.'],
    ['Geld', 'Was Geldkarten und manche Aktionen bringen, für diesen Zug.'],
    ['Geldkarte', 'Eine Karte für die Kaufphase, die Geld oder einen Trank bringt.'],
    ['Hand', 'Die Karten, die du hältst: zu Beginn jedes Zuges fünf.'],
    ['Im Spiel', 'Ausgespielt und noch nicht abgeräumt. Siehe [der Trank](potion).'],
    [
      'Kauf',
      'Eine Karte aus dem Vorrat nehmen und bezahlen; auch das Recht, es einmal zu tun. Siehe [die Kaufphase](buy-phase).',
    ],
    [
      'Königreichkarten',
      'Die zehn Sorten, die dieses Spiel vom letzten unterscheiden. Siehe [ein Königreich wählen](kingdom).',
    ],
    ['Kosten', 'Die Zahl unten links auf der Karte, bei manchen mit einem Trank. Siehe [Kosten](costs).'],
    ['Müll', 'Der Stapel der Karten, die aus dem Spiel sind.'],
    ['Nachziehstapel', 'Der verdeckte Stapel, von dem du ziehst.'],
    [
      'Nehmen',
      'Eine Karte bekommen, meist aus dem Vorrat, gekauft oder nicht. Siehe [die Wörter auf den Karten](terms).',
    ],
    ['Platzhalterkarte', 'Eine Karte mit anderer Rückseite, eine je Sorte, um ein Königreich auszulosen.'],
    ['Punktekarte', 'Eine Karte, die am Ende Punkte wert ist.'],
    ['Reaktion', 'Eine Karte, die du aus der Hand vorzeigen darfst, wenn jemand einen Angriff ausspielt.'],
    ['Trank', 'Eine Geldkarte, die P statt Geld bringt. Siehe [der Trank](potion).'],
    ['Vorrat', 'Die Stapel in der Mitte. Siehe [der Aufbau](set-up).'],
    ['Weitergeben', 'Jemandem eine Karte verdeckt geben.'],
    ['Zur Seite legen', 'Eine Karte eine Weile neben alles andere legen.'],
  ],
};
