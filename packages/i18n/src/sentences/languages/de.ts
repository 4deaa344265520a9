// The game in German.

import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { counts, plusOf } from '../../counts.ts';
import { phaseName } from '../../terms.ts';
import { germanNouns, numberOfCards } from '../nouns/de.ts';
import { germanPhrases } from '../phrases/de.ts';
import type { PickCount, Ask, MentionedPerson, PromptText, Sentences } from '../sentences.ts';
import { does, goBack, isOptional, kindOfAmount, whereOf } from '../shared.ts';

/** "eine Karte", "2 weitere Karten", "bis zu 4 Karten". */
function howMany(amount: PickCount): string {
  const { least, most, picked } = amount;
  const more = picked > 0 ? ' weitere' : '';
  switch (kindOfAmount(amount)) {
    case 'exactly':
      return most === 1 ? `eine${more} Karte` : `${most}${more} Karten`;
    case 'any':
      return `beliebig viele${more} Karten`;
    case 'up to':
      return most === 1 ? `eine${more} Karte` : `bis zu ${most}${more} Karten`;
    case 'between':
      return `${least} bis ${most}${more} Karten`;
  }
}

const where = whereOf({
  'in-play': ' aus dem Spielbereich',
  open: ' von den offenen Karten',
  trash: ' aus dem Müll',
});
const whereOrHand = whereOf({
  hand: ' aus der Hand',
  'in-play': ' aus dem Spielbereich',
  open: ' von den offenen Karten',
});

/** "Lege 2 Karten ab"; "Du darfst eine Karte aus dem Spielbereich ablegen"; "Keine Karte abzulegen". */
const wish =
  (start: string, end: string, infinitive: string, toDo: string, from = where) =>
  (ask: Ask): string => {
    if (ask.none) return `Keine${ask.picked > 0 ? ' weitere' : ''} Karte ${toDo}`;
    const what = `${howMany(ask)}${from(ask)}`;
    if (isOptional(ask)) return `Du darfst ${what} ${infinitive}`;
    return `${start} ${what}${end === '' ? '' : ` ${end}`}`;
  };

/** ", die höchstens 5 Geld kostet", ", die genau 3 Geld und einen Trank kostet". */
function costing({ limit }: Ask): string {
  if (limit === null) return '';
  const potions = limit.potions === 1 ? ' und einen Trank' : ` und ${limit.potions} Tränke`;
  const cost = `${limit.coins} Geld${limit.potions === 0 ? '' : potions}`;
  return `, die ${limit.exactly ? 'genau' : 'höchstens'} ${cost} kostet`;
}

const whom = ({ you, name }: MentionedPerson): string => (you ? 'dich' : name);
const by = ({ you, name }: MentionedPerson): string => (you ? 'dir' : name);

const topOrBack: PromptText = ({ about }) =>
  `${about.you ? 'Deine oberste Karte' : `Die oberste Karte von ${about.name}`} ablegen oder zurücklegen?`;
const inOrder = (words: string, { most, none }: Ask): string =>
  most > 1 && !none ? `${words}, die letzte zuoberst` : words;

/** A verb whose other half follows the object: "Anna spielt … aus". */
const around = (you: string, others: string, end: string) => (who: MentionedPerson, cards: string) =>
  `${does(you, others)(who)} ${cards} ${end}`;

export function german(printing: Printing, ownNames: OwnNames = {}): Sentences {
  const { name, object, anObject, listed, some } = germanNouns(printing, ownNames);
  return {
    language: 'de',
    cardName: name,

    prompts: {
      turnPlay: ({ none }) =>
        none
          ? 'Keine Aktion auszuspielen: weiter zum Kaufen'
          : 'Spiele eine Aktion aus oder gehe weiter zum Kaufen',
      turnBuy: ({ canPlay, canBuy }) => {
        if (canPlay) {
          return canBuy
            ? 'Spiele Geldkarten aus oder kaufe eine Karte'
            : 'Spiele Geldkarten aus oder beende den Zug';
        }
        return canBuy ? 'Kaufe eine Karte oder beende den Zug' : 'Nichts zu kaufen: Beende den Zug';
      },
      turnCleanUp: ({ leaving }) => {
        const cards = either.format(leaving.map((card) => `„${card}“`));
        return leaving.length > 1
          ? `Was zuerst: ${cards}?`
          : `${cards} nutzen, bevor der Rest abgelegt wird?`;
      },
      play: (ask) => (ask.none ? 'Keine Karte auszuspielen' : `Wähle eine Karte${where(ask)} zum Ausspielen`),
      discard: wish('Lege', 'ab', 'ablegen', 'abzulegen'),
      trash: wish('Entsorge', '', 'entsorgen', 'zu entsorgen'),
      topdeck: (ask) => {
        if (goBack(ask)) return inOrder(`Lege ${howMany(ask)} zurück auf den Nachziehstapel`, ask);
        const deck = 'auf den Nachziehstapel';
        return inOrder(wish('Lege', deck, `${deck} legen`, `${deck} zu legen`, whereOrHand)(ask), ask);
      },
      gain: (ask) => `${wish('Nimm', '', 'nehmen', 'zu nehmen')(ask)}${costing(ask)}`,
      pass: ({ left }) => `Gib eine Karte an ${whom(left)} weiter`,
      reveal: ({ card, none }) =>
        none ? `Angriff: ${card}. Keine Reaktion vorzuzeigen` : `Angriff: ${card}. Eine Reaktion vorzeigen?`,
      setAside: ({ none }) =>
        none ? 'Die gezogene Karte bleibt auf der Hand' : 'Die gezogene Karte zur Seite legen?',
      name: 'Nenne eine Karte',
      show: wish('Zeige', 'vor', 'vorzeigen', 'vorzuzeigen'),
      return: wish('Lege', 'in den Vorrat zurück', 'in den Vorrat zurücklegen', 'zurückzulegen'),
      putUnder: 'Lege die offenen Karten unter ihren Stapel: welche als nächste?',
      buyOpen: ({ canPlay, canBuy }) => {
        if (canPlay)
          return canBuy
            ? 'Spiele Geldkarten aus oder kaufe eine offene Karte'
            : 'Geldkarten für eine offene Karte ausspielen?';
        return canBuy ? 'Eine der offenen Karten kaufen?' : 'Keine offene Karte ist zu kaufen';
      },
      choose: 'Wähle eins',
      chooseOrNot: 'Möchtest du das?',
      discardOfAnother: ({ about }) => `Welche Karte von ${by(about)} wird abgelegt?`,
      trashOfAnother: ({ about }) => `Welche Karte von ${by(about)} wird entsorgt?`,
      topdeckOfAnother: ({ about }) => `Welche Karte von ${by(about)} kommt auf den Nachziehstapel?`,
      gainForAnother: (ask) => {
        const whose = ask.about.you ? 'nimmst du' : `nimmt ${ask.about.name}`;
        return `Welche Karte${costing(ask)}${ask.limit === null ? '' : ','} ${whose}?`;
      },
      chooseForAnother: ({ about }) => `Wähle eins für ${whom(about)}`,
    },

    cardPrompts: {
      'bureaucrat.topdeck': ({ none }) =>
        none ? 'Keine Punktekarte: Zeige die Hand vor' : 'Lege eine Punktekarte auf den Nachziehstapel',
      'cellar.discard': (ask) => `Lege ${howMany(ask)} ab und ziehe ebenso viele`,
      'chancellor.choose': 'Den Nachziehstapel auf den Ablagestapel legen?',
      'library.set-aside': ({ none }) =>
        none ? 'Die gezogene Karte bleibt auf der Hand' : 'Die gezogene Aktionskarte zur Seite legen?',
      'militia.discard': (ask) => `Lege ${howMany(ask)} ab, 3 bleiben auf der Hand`,
      'mine.trash': ({ none }) =>
        none
          ? 'Keine Geldkarte zu entsorgen'
          : 'Entsorge eine Geldkarte für eine, die höchstens 3 Geld mehr kostet',
      'mine.gain': (ask) => `Nimm eine Geldkarte${costing(ask)}, auf die Hand`,
      'moneylender.trash': ({ none }) =>
        none ? 'Kein Kupfer zu entsorgen' : 'Entsorge ein Kupfer für +3 Geld',
      'remodel.trash': 'Entsorge eine Karte für eine, die höchstens 2 Geld mehr kostet',
      'spy.choose': topOrBack,
      'thief.trash': ({ about }) => `Welche Geldkarte von ${by(about)} wird entsorgt?`,
      'thief.gain': 'Welche der entsorgten Geldkarten nimmst du?',
      'throne-room.play': ({ none }) =>
        none ? 'Keine Aktion auf der Hand' : 'Welche Aktion wird zweimal ausgespielt?',
      'baron.discard': ({ none }) =>
        none
          ? 'Kein Anwesen abzulegen: Nimm eins'
          : 'Ein Anwesen für +4 Geld ablegen oder ein Anwesen nehmen?',
      'ironworks.gain': (ask) => `Nimm eine Karte${costing(ask)}; ihre Typen bringen einen Bonus`,
      'masquerade.pass': ({ left }) => `Gib eine Karte an ${whom(left)} weiter; alle geben gleichzeitig`,
      'mining-village.choose': 'Diese Karte für +2 Geld entsorgen?',
      'minion.choose': '+2 Geld oder neue Handkarten?',
      'nobles.choose': '+3 Karten oder +2 Aktionen?',
      'pawn.choose': 'Wähle zwei',
      'secret-chamber.discard': (ask) => `Lege ${howMany(ask)} ab, +1 Geld für jede`,
      'steward.choose': '+2 Karten, +2 Geld oder 2 Karten entsorgen?',
      'torturer.choose': '2 Karten ablegen oder einen Fluch auf die Hand nehmen?',
      'trading-post.trash': (ask) => `Entsorge ${howMany(ask)} für ein Silber auf die Hand`,
      'upgrade.trash': 'Entsorge eine Karte für eine, die genau 1 Geld mehr kostet',
      'wishing-well.name': 'Welche Karte liegt oben auf dem Nachziehstapel?',
      'alchemist.choose': `${name('alchemist')} zurück auf den Nachziehstapel?`,
      'apprentice.trash': 'Entsorge eine Karte und ziehe je nach ihren Kosten',
      'golem.play': 'Welche Aktion wird zuerst ausgespielt?',
      'herbalist.topdeck': 'Eine Geldkarte auf den Nachziehstapel legen?',
      'scrying-pool.choose': topOrBack,
      'transmute.trash': 'Entsorge eine Karte; ihre Typen bestimmen, was genommen wird',
      'university.gain': (ask) => `Du darfst eine Aktionskarte nehmen${costing(ask)}`,
      'ambassador.show': 'Zeige eine Karte vor: gleiche gehen zurück, die anderen nehmen eine',
      'native-village.choose': 'Die oberste Karte aufs Tableau legen oder alle von dort nehmen?',
      'pirate-ship.choose': 'Geldkarten der anderen entsorgen oder +1 Geld je Geldmarker?',
      'pirate-ship.trash': ({ about }) => `Welche Geldkarte von ${by(about)} wird entsorgt?`,
      'salvager.trash': 'Entsorge eine Karte für das Geld, das sie kostet',
    },
    decidingFor: (player, prompt) => `Du entscheidest für ${player.name} – ${prompt}`,

    options: {
      play: (card) => `${object(card)} ausspielen`,
      buy: (card) => `${object(card)} kaufen`,
      discard: (card) => `${object(card)} ablegen`,
      trash: (card) => `${object(card)} entsorgen`,
      topdeck: (card) => `${object(card)} auf den Nachziehstapel`,
      gain: (card) => `${object(card)} nehmen`,
      pass: (card) => `${object(card)} weitergeben`,
      reveal: (card) => `${object(card)} vorzeigen`,
      setAside: (card) => `${object(card)} zur Seite legen`,
      name: (card) => `${name(card)} nennen`,
      return: (card) => `${object(card)} zurücklegen`,
      putUnder: (card) => `${object(card)} unter den Stapel`,
      gainForAnother: (card, { you, name: who }) => `${you ? 'Du nimmst' : `${who} nimmt`} ${anObject(card)}`,
      playTreasures: 'Geldkarten ausspielen',
      endActions: 'Aktionen beenden',
      endTurn: 'Zug beenden',
      cleanUp: 'Den Rest ablegen',
      playNothing: 'Nichts ausspielen',
      discardNothing: 'Nichts ablegen',
      trashNothing: 'Nichts entsorgen',
      topdeckNothing: 'Nichts auf den Nachziehstapel',
      gainNothing: 'Nichts nehmen',
      revealNothing: 'Nichts vorzeigen',
      returnNothing: 'Nichts zurücklegen',
      buyNothing: 'Nichts kaufen',
      keep: 'Behalten',
      no: 'nein',
      done: 'Fertig',
    },
    modes: {
      'chancellor.discard-deck': 'den Nachziehstapel auf den Ablagestapel legen',
      'chancellor.nothing': 'den Nachziehstapel liegen lassen',
      'spy.discard': 'ablegen',
      'spy.put-back': 'zurücklegen',
      'mining-village.trash-this': 'für +2 Geld entsorgen',
      'mining-village.nothing': 'behalten',
      'minion.coins': '+2 Geld',
      'minion.new-hand': '4 neue Handkarten',
      'nobles.cards': '+3 Karten',
      'nobles.actions': '+2 Aktionen',
      'pawn.card': '+1 Karte',
      'pawn.action': '+1 Aktion',
      'pawn.buy': '+1 Kauf',
      'pawn.coin': '+1 Geld',
      'steward.cards': '+2 Karten',
      'steward.coins': '+2 Geld',
      'steward.trash': '2 Karten entsorgen',
      'torturer.discard': '2 Karten ablegen',
      'torturer.curse': 'einen Fluch auf die Hand nehmen',
      'alchemist.put-on-deck': 'auf den Nachziehstapel legen',
      'alchemist.nothing': 'ablegen',
      'scrying-pool.discard': 'ablegen',
      'scrying-pool.put-back': 'zurücklegen',
      'native-village.set-aside': 'die oberste Karte aufs Tableau legen',
      'native-village.take-mat': 'alle Karten vom Tableau nehmen',
      'pirate-ship.plunder': 'Geldkarten entsorgen für einen Geldmarker',
      'pirate-ship.coins': '+1 Geld je Geldmarker',
    },
    effects: {
      playTreasures: 'Spielt alle Geldkarten auf der Hand aus, bei denen die Reihenfolge keine Rolle spielt.',
      endActions: 'Keine Aktionen mehr in diesem Zug; weiter zur Kaufphase.',
      cleanUp: 'Legt Hand und Spielbereich ab, ohne weitere Anweisungen auszuführen, und zieht neue Karten.',
      cleanUpDiscard: 'Die Karte wird vor den anderen abgelegt; eine Anweisung dafür hat sie nicht.',
      cleanUpUse: 'Die Karte wird vor den anderen abgelegt, und ihre Anweisung dafür gilt.',
      pass: (to) =>
        to.you ? 'Du bekommst die Karte.' : `${to.name} bekommt die Karte; sonst sieht sie niemand.`,
      gainedByYou: (player) => `Du bekommst die Karte, nicht ${player.name}.`,
      comesBack: (player) => `${player.name} bekommt die Karte am Ende des Zuges zurück.`,
      'moat.reveal': 'Der Angriff betrifft dich nicht.',
      'secret-chamber.reveal': 'Ziehe 2 Karten, lege dann 2 Handkarten auf deinen Nachziehstapel.',
      'library.set-aside': 'Die Karte wird am Ende abgelegt, und dafür wird eine andere gezogen.',
      'throne-room.play': 'Die Karte wird zweimal ausgespielt.',
      'wishing-well.name': 'Liegt sie dort, kommt sie auf die Hand.',
      'baron.discard': '+4 Geld.',
      'baron.nothing': 'Ein Anwesen wird genommen.',
      'minion.new-hand': 'Hand ablegen, +4 Karten; ebenso alle anderen mit mindestens 5 Handkarten.',
      'alchemist.nothing': 'Die Karte kommt auf den Ablagestapel.',
      'ironworks.gain':
        '+1 Aktion für eine Aktionskarte, +1 Geld für eine Geldkarte, +1 Karte für eine Punktekarte.',
      'transmute.trash':
        'Eine Aktionskarte bringt ein Herzogtum, eine Geldkarte eine Verwandlung, eine Punktekarte ein Gold.',
      'apprentice.trash': 'Zieht so viele Karten, wie die Karte Geld kostet, und 2 für einen Trank.',
    },

    log: {
      turn: (who, number) => {
        if (number === undefined) return who.you ? 'Dein Zug' : `Zug von ${who.name}`;
        return who.you ? `Dein ${number}. Zug` : `${number}. Zug von ${who.name}`;
      },
      possessedTurn: (who, possessor) =>
        `${who.you ? 'Dein zusätzlicher Zug' : `Zusätzlicher Zug von ${who.name}`}, gespielt von ${by(possessor)}`,
      ownExtraTurn: (who) => (who.you ? 'Dein zusätzlicher Zug' : `Zusätzlicher Zug von ${who.name}`),
      phase: (who, phase) =>
        `${who.you ? 'Deine ' : ''}${phaseName(phase, 'de')}${who.you ? '' : ` von ${who.name}`}`,
      play: (who, cards) => around('Du spielst', 'spielt', 'aus')(who, some(cards)),
      plus: (who, bonus) => `${does('Du erhältst', 'erhält')(who)} ${bonus}`,
      draw: (who, cards) => `${does('Du ziehst', 'zieht')(who)} ${some(cards)}`,
      drawNothing: does('Du ziehst keine Karte', 'zieht keine Karte'),
      shuffle: does('Du mischst', 'mischt'),
      discard: (who, cards) => around('Du legst', 'legt', 'ab')(who, some(cards)),
      discardUnder: (who, count, top) =>
        `${around('Du legst', 'legt', 'ab')(who, numberOfCards(count))}, zuoberst ${name(top)}`,
      discardDeck: (who, top) =>
        `${does('Du legst deinen', 'legt den')(who)} Nachziehstapel auf den Ablagestapel, zuoberst ${name(top)}`,
      trash: (who, cards) => `${does('Du entsorgst', 'entsorgt')(who)} ${some(cards)}`,
      topdeck: (who, cards) => around('Du legst', 'legt', 'auf den Nachziehstapel')(who, some(cards)),
      take: (who, cards) => around('Du nimmst', 'nimmt', 'auf die Hand')(who, some(cards)),
      takeMat: (who, cards) => around('Du nimmst', 'nimmt', 'vom Tableau')(who, some(cards)),
      mat: (who, cards) => around('Du legst', 'legt', 'aufs Tableau')(who, some(cards)),
      restock: (who, cards) => around('Du legst', 'legt', 'in den Vorrat zurück')(who, some(cards)),
      revealMarket: (who, cards) =>
        around('Du deckst', 'deckt', 'vom Stapel neben dem Vorrat auf')(who, some(cards)),
      putUnder: (who, cards) => around('Du legst', 'legt', 'unter den Stapel')(who, some(cards)),
      token: (who, count) => `${does('Du nimmst', 'nimmt')(who)} ${count === 1 ? 'einen' : count} Geldmarker`,
      nextHand: (who, cards) =>
        `${does('Du ziehst', 'zieht')(who)} am Ende dieses Zuges ${numberOfCards(cards)}`,
      extraTurn: does(
        'Du hast nach diesem Zug einen zusätzlichen Zug',
        'hat nach diesem Zug einen zusätzlichen Zug',
      ),
      reveal: (who, cards) => around('Du deckst', 'deckt', 'auf')(who, some(cards)),
      revealHand: (who, cards) => around('Du zeigst', 'zeigt', 'aus der Hand vor')(who, some(cards)),
      revealEmptyHand: does('Du zeigst eine leere Hand vor', 'zeigt eine leere Hand vor'),
      look: does('Du siehst deinen Ablagestapel durch', 'sieht den Ablagestapel durch'),
      lookAt: (who, cards) =>
        `${does('Du siehst deinen Ablagestapel durch', 'sieht den Ablagestapel durch')(who)}: ${listed(cards)}`,
      setAside: (who, cards) => around('Du legst', 'legt', 'zur Seite')(who, some(cards)),
      comeBack: (who, cards) => around('Du bekommst', 'bekommt', 'zurück')(who, some(cards)),
      gain: (who, cards) => `${does('Du nimmst', 'nimmt')(who)} ${some(cards)}`,
      gainToHand: (who, cards) =>
        around('Du nimmst', 'nimmt', 'aus dem Vorrat auf die Hand')(who, some(cards)),
      gainToDeck: (who, cards) =>
        around('Du nimmst', 'nimmt', 'aus dem Vorrat auf den Nachziehstapel')(who, some(cards)),
      gainFromTrash: (who, cards) => around('Du nimmst', 'nimmt', 'aus dem Müll')(who, some(cards)),
      buy: (who, cards) => `${does('Du kaufst', 'kauft')(who)} ${some(cards)}`,
      buyAndGain: (who, cards) => `${does('Du kaufst und nimmst', 'kauft und nimmt')(who)} ${some(cards)}`,
      pass: (who, cards, to) => around('Du gibst', 'gibt', `an ${whom(to)} weiter`)(who, some(cards)),
      react: (who, card) => around('Du zeigst', 'zeigt', 'als Reaktion vor')(who, anObject(card)),
      unaffected: (who) => `Der Angriff betrifft ${whom(who)} nicht`,
      choose: (who, mode) => `${does('Du wählst', 'wählt')(who)}: ${mode}`,
      decline: does('Du verzichtest', 'verzichtet'),
      name: (who, card) => `${does('Du nennst', 'nennt')(who)}: ${name(card)}`,
      cost: (coins) => `In diesem Zug kosten alle Karten ${coins} Geld weniger`,
      possess: (who, of) =>
        `Nach diesem Zug folgt ein zusätzlicher Zug von ${by(of)}, den ${who.you ? 'du spielst' : `${who.name} spielt`}`,
      over: (winners) => {
        if (winners.length === 0) return 'Das Spiel ist aus: Niemand hat gewonnen';
        const you = winners.some((one) => one.you);
        const others = winners.filter((one) => !one.you).map((one) => one.name);
        if (winners.length === 1) return `Das Spiel ist aus: ${you ? 'Du gewinnst' : `${others[0]} gewinnt`}`;
        return you
          ? `Das Spiel ist aus: ${together.format(['Du', ...others])} teilt euch den Sieg`
          : `Das Spiel ist aus: ${together.format(others)} teilen sich den Sieg`;
      },
    },
    plus: {
      actions: plusOf(counts.de.actions),
      buys: plusOf(counts.de.buys),
      coins: plusOf(counts.de.coins),
      potions: plusOf(counts.de.potions),
    },

    refusals: {
      malformed: 'Der Server hat das nicht verstanden. Lade die Seite neu.',
      'wrong-version': 'Diese Seite und der Server sind aus verschiedenen Versionen. Lade die Seite neu.',
      'unknown-person': 'Der Server kennt dich nicht. Lade die Seite neu und wähle einen Namen.',
      'unknown-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen Tisch.',
      'unknown-game': 'Dieses Spiel gibt es nicht. Prüfe den Link oder beginne ein neues Spiel.',
      'not-seated': 'Du hast in diesem Spiel keinen Platz; du kannst zuschauen.',
      'not-asked': 'Du bist jetzt nicht an der Reihe.',
      stale: 'Zu spät: Das Spiel ist schon weiter. Sieh noch einmal hin und wähle neu.',
      illegal: 'Das geht jetzt nicht. Wähle eine der gezeigten Möglichkeiten.',
      'game-over': 'Das Spiel ist zu Ende.',
      'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
      'not-allowed': 'Das darfst du hier nicht.',
      'too-fast': 'Das war zu schnell. Warte kurz und versuche es noch einmal.',
      'table-full': 'An diesem Tisch sind alle Plätze besetzt; du kannst zuschauen.',
      'already-started': 'Das Spiel an diesem Tisch läuft schon; du kannst zuschauen.',
      'not-ready': 'Es ist noch nicht alles bereit. Besetze die Plätze und versuche es noch einmal.',
      'not-found': 'Hier ist nichts. Prüfe den Link.',
      'shutting-down': 'Der Server startet neu. Dein Spiel ist sicher; versuche es gleich noch einmal.',
      internal: 'Der Server hatte ein Problem. Nichts ist verloren; versuche es noch einmal.',
    },
    spoken: germanPhrases(name),
  };
}

const together = new Intl.ListFormat('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });
