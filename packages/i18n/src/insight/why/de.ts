import type { CardType, Cost } from '@tenfold/rules';
import type { why as English } from './en.ts';

const list = new Intl.ListFormat('de');
const or = new Intl.ListFormat('de', { type: 'disjunction' });

/** As the object of a verb: "4 Geld und einen Trank". */
function price(cost: Cost): string {
  if (cost.potions === 0) return `${cost.coins} Geld`;
  return cost.coins === 0 ? 'einen Trank' : `${cost.coins} Geld und einen Trank`;
}

function missing({ coins, potions }: Cost): string {
  if (potions === 0) return `Es ${coins === 1 ? 'fehlt' : 'fehlen'} noch ${coins} Geld`;
  return coins === 0 ? 'Es fehlt noch ein Trank' : `Es fehlen noch ${coins} Geld und ein Trank`;
}

const a: Readonly<Record<CardType, string>> = {
  Action: 'eine Aktionskarte',
  Treasure: 'eine Geldkarte',
  Victory: 'eine Punktekarte',
  Curse: 'eine Fluchkarte',
  Attack: 'eine Angriffskarte',
  Reaction: 'eine Reaktionskarte',
  Duration: 'eine Dauerkarte',
};

export const why: typeof English = {
  title: 'Warum nicht?',
  rule: 'Die Regel',

  reasons: {
    watching: () => 'Du schaust zu. Wählen können nur die, die am Tisch sitzen.',
    'game-over': () => 'Das Spiel ist zu Ende.',
    'not-your-turn': ({ player }) => `${player} ist am Zug.`,
    possessed: ({ player }) => `In diesem Zug trifft ${player} alle Entscheidungen für dich.`,
    'others-decide': ({ players }) =>
      `Zuerst ${players.length === 1 ? 'muss' : 'müssen'} ${list.format(players)} wählen.`,
    'other-hand': ({ player }) =>
      `Du spielst den Zug von ${player}, mit den Karten von ${player}. Deine eigenen Karten bleiben außen vor.`,
    'not-yours': ({ player }) => `Diese Karte gehört ${player}.`,

    'pile-empty': ({ card }, name) => `Der Stapel „${name(card)}“ ist leer.`,
    'too-expensive': ({ card, canPlay, ...lacking }, name) =>
      `„${name(card)}“ ist zu teuer: ${missing(lacking)}.${canPlay ? ' Du kannst noch Geldkarten ausspielen.' : ''}`,
    'no-buys': () => 'Du hast in diesem Zug keinen Kauf mehr.',
    'buy-later': () => 'Das ist die Aktionsphase. Gehe zum Kaufen weiter in die Kaufphase.',
    'buy-over': () => 'Die Kaufphase ist vorbei: Es wird aufgeräumt.',

    'treasure-later': ({ card }, name) =>
      `„${name(card)}“ ist eine Geldkarte: Sie wird in der Kaufphase ausgespielt.`,
    'treasure-after-buying': ({ card }, name) =>
      `Du hast in diesem Zug schon gekauft, deshalb kannst du „${name(card)}“ nicht mehr ausspielen.`,
    'action-over': ({ card }, name) =>
      `„${name(card)}“ ist eine Aktionskarte, und deine Aktionsphase ist vorbei.`,
    'no-actions': ({ card }, name) => `Du hast keine Aktion mehr, um „${name(card)}“ auszuspielen.`,
    'never-played': ({ card, type }, name) =>
      type === 'Curse'
        ? `„${name(card)}“ kann nicht ausgespielt werden. Am Ende kostet die Karte dich einen Punkt.`
        : `„${name(card)}“ ist eine Punktekarte: Sie kann nicht ausgespielt werden und zählt am Ende.`,
    'in-play': ({ card }, name) =>
      `„${name(card)}“ ist ausgespielt und bleibt bis zum Aufräumen im Spielbereich.`,

    'gain-too-dear': ({ card, by, limit }, name) =>
      `${name(by)}: Die Karte darf höchstens ${price(limit)} kosten; „${name(card)}“ kostet mehr.`,
    'gain-other-cost': ({ card, by, cost }, name) =>
      `${name(by)}: Die Karte muss genau ${price(cost)} kosten; „${name(card)}“ tut das nicht.`,
    'gain-potion': ({ card, by }, name) =>
      `${name(by)}: Die Karte darf keinen Trank kosten; „${name(card)}“ kostet einen.`,
    'gain-other-type': ({ card, by, type }, name) =>
      `${name(by)}: Es muss ${a[type]} sein; „${name(card)}“ ist keine.`,
    'gain-not-offered': ({ card, by }, name) => `${name(by)}: „${name(card)}“ kannst du damit nicht nehmen.`,

    'needs-type': ({ card, by, type }, name) =>
      `${name(by)}: Es muss ${a[type]} sein; „${name(card)}“ ist keine.`,
    'needs-card': ({ by, cards }, name) =>
      `${name(by)}: Dafür geht nur ${or.format(cards.map((card) => `„${name(card)}“`))}.`,
    'already-picked': ({ card }, name) => `„${name(card)}“ ist schon ausgewählt.`,
    'asks-else': ({ by }, name) =>
      by === null
        ? 'Gerade wirst du nach etwas anderem gefragt.'
        : `${name(by)}: Zuerst ist etwas anderes zu wählen.`,
    'clean-up': () =>
      'Die Hand wird im Ganzen abgelegt. Gefragt ist nur die Reihenfolge der Karten im Spielbereich.',

    'no-reaction': ({ card }, name) =>
      `„${name(card)}“ ist keine Reaktionskarte; nur solche kannst du jetzt vorzeigen.`,
    shielded: ({ card }, name) =>
      `Dieser Angriff betrifft dich schon nicht mehr. „${name(card)}“ kann nichts mehr bewirken.`,
    'revealed-enough': ({ card }, name) =>
      `„${name(card)}“ lässt sich gegen einen Angriff höchstens zehnmal vorzeigen.`,
    'only-drawn': ({ by }, name) => `${name(by)}: Es geht nur um die Karte, die gerade gezogen wurde.`,
    'only-actions-aside': ({ by }, name) => `${name(by)}: Nur Aktionskarten dürfen zur Seite gelegt werden.`,

    'trash-stays': ({ card }, name) =>
      `„${name(card)}“ liegt im Müll. Von dort kannst du die Karte nicht nehmen.`,
    'trash-earlier': ({ by }, name) => `${name(by)}: Nehmen kannst du nur, was gerade entsorgt wurde.`,
    'deck-hidden': () => 'Ein Nachziehstapel darf nicht durchgesehen werden.',
    'discard-hidden': () =>
      'Ein Ablagestapel darf nicht durchgesehen werden. Nur seine oberste Karte liegt offen.',
  },

  rules: {
    'INT-TURN-01': () => 'Es geht im Uhrzeigersinn: Nach jedem Zug ist der linke Nachbar an der Reihe.',
    'INT-TURN-02': () => 'Ein Zug hat drei Phasen, immer in dieser Reihenfolge: Aktion, Kauf, Aufräumen.',
    'INT-ACTION-01': () =>
      'In jedem Zug darfst du eine Aktion ausspielen. Nur ausgespielte Aktionen erlauben weitere.',
    'INT-ACTION-04': () =>
      'Eine Aktion spielst du aus, indem du sie aus der eigenen Hand offen vor dich legst und tust, was sie sagt.',
    'INT-ACTION-10': () =>
      'Aktionen spielt man nur in der eigenen Aktionsphase aus. Reaktionen sind die Ausnahme: Sie lassen sich auch zu anderen Zeiten benutzen.',
    'INT-BUY-01': () =>
      'In jedem Zug darfst du eine Karte kaufen. Zuvor ausgespielte Karten können weitere Käufe erlauben.',
    'INT-BUY-03': () => 'Karten im Müll kann man nicht kaufen.',
    'INT-BUY-04': () =>
      'Ausgespielte Geldkarten und das Geld deiner Aktionen werden zusammengezählt. Was du kaufst, darf höchstens so viel kosten.',
    'INT-CLEAN-02': () =>
      'Beim Aufräumen legst du alle Karten aus dem Spielbereich und alle übrigen Handkarten ab.',
    'INT-SETUP-05': () =>
      'Was den Platz eines leeren Stapels markiert, ist nur ein Platzhalter: Dort gibt es nichts mehr zu nehmen.',
    'INT-GOAL-02': () =>
      'Eine Karte, die nur Punktekarte ist, kann nie ausgespielt werden. Bis zum Ende nimmt sie bloß Platz auf der Hand ein.',
    'INT-TERM-TRASH-02': () => 'Entsorgte Karten kommen nicht in den Vorrat zurück und sind nicht zu kaufen.',
    'INT-VIS-03': () => 'Weder Nachziehstapel noch Ablagestapel dürfen durchgesehen werden.',
    'INT-VIS-06': () =>
      'Deinen eigenen Nachziehstapel darfst du zählen. Fremde Stapel zu zählen oder mehr als die oberste abgelegte Karte zu sehen, ist nirgends erlaubt.',
    'INT-ORDER-01': () =>
      'Betrifft eine Karte mehrere Spieler und kommt es auf die Reihenfolge an, so geht es der Reihe nach, angefangen bei dem, der am Zug ist.',
    'INT-MULTI-08': () =>
      'Zu fünft oder sechst endet das Spiel nach einem Zug, an dessen Ende der Stapel der Provinzen oder vier beliebige Stapel leer sind.',
    'INT-REACT-07': () => 'Reaktionen benutzt man in den Zügen der anderen.',
    'INT-MOAT-01': (name) => `${name('moat')}: Vorgezeigt hält die Karte den Angriff ganz von dir ab.`,
    'INT-BARON-02': (name) =>
      `${name('baron')}: Du darfst ein Anwesen aus der Hand ablegen und bekommst dafür 4 Geld.`,
    'INT-IRONWORKS-01': (name) =>
      `${name('ironworks')}: Nimm eine Karte aus dem Vorrat, die höchstens 4 Geld kostet.`,
    'INT-SABOTEUR-03': (name) =>
      `${name('saboteur')}: Wer eine Karte verloren hat, darf eine nehmen, die mindestens 2 Geld weniger kostet.`,
    'INT-SWINDLER-02': (name) =>
      `${name('swindler')}: Die anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine gleich teure, die der Angreifer aussucht.`,
    'INT-UPGRADE-03': (name) =>
      `${name('upgrade')}: Du musst eine Karte aus dem Vorrat nehmen, die genau 1 Geld mehr kostet.`,
    'ALC-COST-02': () =>
      'Eine Obergrenze schließt Karten mit einem Trank in den Kosten nur dann ein, wenn sie selbst einen Trank enthält.',
    'ALC-COST-17': () =>
      'Müssen zwei Karten gleich viel kosten, so kosten entweder beide einen Trank oder keine von beiden.',
    'ALC-DISCARD-01': () => 'Wer mehrere Karten ablegt, bestimmt ihre Reihenfolge.',
    'ALC-HERBALIST-02': (name) =>
      `${name('herbalist')}: Wenn du die Karte aus dem Spielbereich ablegst, darfst du eine Geldkarte von dort auf deinen Nachziehstapel legen.`,
    'ALC-INPLAY-01': () =>
      'Ausgespielte Karten bleiben im Spielbereich, bis etwas sie bewegt: in der Regel das Aufräumen, bei dem sie abgelegt werden.',
    'ALC-POSSESSION-02': () =>
      'In einem zusätzlichen Zug durch Besessenheit ist mit „du“ auf jeder Karte der Besessene gemeint, nie der, der für ihn entscheidet.',
    'ALC-POSSESSION-09': () =>
      'Wer den Zug eines anderen übernimmt, entscheidet darin alles: was ausgespielt, gewählt und gekauft wird.',
    'ALC-POTION-08': () =>
      'Um eine Karte mit einem Trank in den Kosten zu kaufen, brauchst du neben dem Geld einen Trank.',
    'ALC-TRANSMUTE-03': () => 'Ein Fluch ist weder Aktions- noch Geld- noch Punktekarte.',
    'ALC-TREASURE-02': () =>
      'Sobald du eine Karte gekauft hast, kannst du in diesem Zug keine Geldkarten mehr ausspielen.',
    'ALC-UNIVERSITY-01': (name) =>
      `${name('university')}: Du darfst eine Aktionskarte nehmen, die höchstens 5 Geld kostet.`,
    'ALC-UNIVERSITY-06': (name) =>
      `${name('university')}: Was keine Aktionskarte ist, kannst du damit nicht nehmen.`,
    'BASE-BUREAUCRAT-01': (name) =>
      `${name('bureaucrat')}: Die anderen legen eine Punktekarte aus der Hand auf ihren Nachziehstapel oder zeigen eine Hand ohne Punktekarten vor.`,
    'BASE-BUREAUCRAT-06': () => 'Ein Fluch ist keine Punktekarte.',
    'BASE-FEAST-01': (name) =>
      `${name('feast')}: Entsorge die Karte und nimm eine, die höchstens 5 Geld kostet.`,
    'BASE-GENERAL-01': () =>
      'Was auf einer Karte steht, wird von oben nach unten ausgeführt, so weit es geht, und beendet, ehe die nächste ausgespielt wird.',
    'BASE-GENERAL-04': () =>
      'Wo du eine Karte bis zu bestimmten Kosten nehmen darfst, kannst du die Grenze nicht mit Geld anheben.',
    'BASE-GENERAL-07': () =>
      'Das Spiel endet nach einem Zug, an dessen Ende der Stapel der Provinzen oder drei beliebige Stapel leer sind.',
    'BASE-GENERAL-10': () =>
      'Eine genommene Karte kommt aus dem Vorrat auf den Ablagestapel, sofern nichts anderes angegeben ist.',
    'BASE-LIBRARY-01': (name) =>
      `${name('library')}: Ziehe, bis du sieben Karten auf der Hand hast. Aktionskarten darfst du beim Ziehen zur Seite legen.`,
    'BASE-LIBRARY-06': (name) =>
      `${name('library')}: Ob du eine gezogene Aktionskarte behältst, entscheidest du endgültig, bevor du die nächste Karte ziehst.`,
    'BASE-MINE-01': (name) =>
      `${name('mine')}: Entsorge eine Geldkarte aus der Hand und nimm eine, die höchstens 3 Geld mehr kostet.`,
    'BASE-MONEYLENDER-01': (name) =>
      `${name('moneylender')}: Entsorge ein Kupfer aus der Hand; wenn du das tust, bekommst du 3 Geld.`,
    'BASE-REMODEL-01': (name) =>
      `${name('remodel')}: Entsorge eine Handkarte und nimm eine Karte, die höchstens 2 Geld mehr kostet.`,
    'BASE-THIEF-01': (name) =>
      `${name('thief')}: Von den zwei Karten, die jeder Mitspieler aufdeckt, wird eine Geldkarte nach Wahl des Angreifers entsorgt.`,
    'BASE-THIEF-05': (name) =>
      `${name('thief')}: Geldkarten, die in früheren Zügen entsorgt wurden, kannst du nicht nehmen.`,
    'BASE-THRONEROOM-01': (name) =>
      `${name('throne-room')}: Wähle eine Aktionskarte aus der Hand und spiele sie zweimal aus.`,
    'BASE-WORKSHOP-01': (name) =>
      `${name('workshop')}: Nimm eine Karte aus dem Vorrat, die höchstens 4 Geld kostet.`,
  },
};
