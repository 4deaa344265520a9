// What the cards say in German, in our own words.

import type { CardTexts } from './text.ts';
import { coin, nothingMore, plainBasicCards, plus, potion, say, shield } from './text.ts';

export const texts: CardTexts = {
  ...plainBasicCards,
  potion: {
    short: [],
    now: [say`Bezahlt eine Karte, zu deren Kosten ${potion('ein Trank')} gehört.`],
  },

  adventurer: {
    short: say`Such im Stapel nach zwei Geldkarten`,
    now: [
      say`Decke Karten von deinem Nachziehstapel auf, bis zwei Geldkarten erschienen sind. Nimm diese auf die Hand und lege die übrigen ab.`,
    ],
  },
  bureaucrat: {
    short: say`Silber auf den Stapel; die anderen legen Punkte zurück`,
    now: [
      say`Nimm ein Silber auf deinen Nachziehstapel.`,
      say`Jeder Mitspieler zeigt eine Punktekarte aus seiner Hand und legt sie auf seinen Nachziehstapel; wer keine hat, zeigt die ganze Hand.`,
    ],
  },
  cellar: {
    short: say`Lege beliebig viele ab, ziehe ebenso viele`,
    now: [say`Lege beliebig viele Handkarten ab, dann ziehe ebenso viele nach.`],
  },
  chancellor: {
    short: say`Du darfst deinen Stapel ganz ablegen`,
    now: [
      say`Du darfst sofort deinen ganzen Nachziehstapel auf deinen Ablagestapel legen, ohne ihn durchzusehen.`,
    ],
  },
  chapel: {
    short: say`Entsorge bis zu 4 Handkarten`,
    now: [say`Entsorge bis zu 4 Handkarten.`],
  },
  'council-room': {
    short: say`Jeder Mitspieler zieht eine Karte`,
    now: [say`Jeder Mitspieler zieht eine Karte nach.`],
  },
  feast: {
    short: say`Entsorge dies; nimm eine Karte bis ${coin(5)}`,
    now: [say`Entsorge diese Karte. Nimm eine Karte, die höchstens ${coin(5)} kostet.`],
  },
  festival: nothingMore,
  gardens: {
    short: say`${shield(1)} je 10 Karten in deinem Besitz`,
    now: [],
    when: say`${shield(1)} je 10 Karten in deinem Besitz, abgerundet.`,
  },
  laboratory: nothingMore,
  library: {
    short: say`Ziehe bis 7 Karten, Aktionen nur nach Wunsch`,
    now: [
      say`Ziehe einzeln Karten nach, bis du 7 auf der Hand hast. Jede gezogene Aktionskarte darfst du zur Seite legen; diese legst du danach ab.`,
    ],
  },
  market: nothingMore,
  militia: {
    short: say`Die anderen legen bis auf 3 Karten ab`,
    now: [say`Jeder Mitspieler legt Handkarten ab, bis er nur noch 3 hat.`],
  },
  mine: {
    short: say`Geldkarte wird zu einer bis ${coin(3)} teureren`,
    now: [
      say`Entsorge eine Geldkarte aus deiner Hand. Nimm eine Geldkarte, die höchstens ${coin(3)} mehr kostet, auf die Hand.`,
    ],
  },
  moat: {
    short: say`Gezeigt, hält sie einen Angriff ab`,
    now: [],
    when: say`Spielt ein Mitspieler einen Angriff aus, darfst du diese Karte aus der Hand zeigen: Der Angriff betrifft dich nicht.`,
  },
  moneylender: {
    short: say`Entsorge ein Kupfer für ${plus(3, 'coins')}`,
    now: [say`Entsorge ein Kupfer aus deiner Hand. Wenn du es tust: ${plus(3, 'coins')}`],
  },
  remodel: {
    short: say`Karte wird zu einer bis ${coin(2)} teureren`,
    now: [say`Entsorge eine Handkarte. Nimm eine Karte, die höchstens ${coin(2)} mehr kostet.`],
  },
  smithy: nothingMore,
  spy: {
    short: say`Alle decken eine Karte auf; du sagst: weg oder zurück`,
    now: [
      say`Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf. Bei jeder entscheidest du: Sie wird abgelegt, oder sie kommt zurück.`,
    ],
  },
  thief: {
    short: say`Entsorge Geld der anderen; nimm, was du willst`,
    now: [
      say`Jeder Mitspieler deckt die 2 obersten Karten seines Nachziehstapels auf. Sind Geldkarten dabei, entsorgt er eine, die du bestimmst; den Rest legt er ab.`,
      say`Von den entsorgten Geldkarten darfst du beliebig viele nehmen.`,
    ],
  },
  'throne-room': {
    short: say`Spiele eine Aktion aus der Hand zweimal`,
    now: [say`Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal aus.`],
  },
  village: nothingMore,
  witch: {
    short: say`Die anderen nehmen einen Fluch`,
    now: [say`Jeder Mitspieler nimmt einen Fluch.`],
  },
  woodcutter: nothingMore,
  workshop: {
    short: say`Nimm eine Karte bis ${coin(4)}`,
    now: [say`Nimm eine Karte, die höchstens ${coin(4)} kostet.`],
  },

  baron: {
    short: say`Lege ein Anwesen ab für ${plus(4, 'coins')}, oder nimm eins`,
    now: [
      say`Du darfst ein Anwesen ablegen für ${plus(4, 'coins')}. Wenn du es nicht tust, nimm ein Anwesen.`,
    ],
  },
  bridge: {
    short: say`Karten kosten diesen Zug ${coin(1)} weniger`,
    now: [
      say`Für den Rest dieses Zuges kostet jede Karte, wo immer sie ist, ${coin(1)} weniger, aber nie weniger als ${coin(0)}.`,
    ],
  },
  conspirator: {
    short: say`Ab der dritten Aktion: ${plus(1, 'cards')}, ${plus(1, 'actions')}`,
    now: [
      say`Hast du in diesem Zug mindestens drei Aktionen ausgespielt, diese mitgezählt: ${plus(1, 'cards')} ${plus(1, 'actions')}`,
    ],
  },
  coppersmith: {
    short: say`Jedes Kupfer bringt diesen Zug ${coin(1)} mehr`,
    now: [say`Für den Rest dieses Zuges bringt jedes Kupfer, das du ausspielst, ${coin(1)} mehr.`],
  },
  courtyard: {
    short: say`Lege eine Handkarte auf deinen Stapel`,
    now: [say`Lege eine Handkarte auf deinen Nachziehstapel.`],
  },
  duke: {
    short: say`${shield(1)} je Herzogtum in deinem Besitz`,
    now: [],
    when: say`${shield(1)} je Herzogtum in deinem Besitz.`,
  },
  'great-hall': nothingMore,
  harem: nothingMore,
  ironworks: {
    short: say`Nimm eine Karte bis ${coin(4)}; Bonus nach ihrem Typ`,
    now: [
      say`Nimm eine Karte, die höchstens ${coin(4)} kostet.`,
      say`Ist sie eine Aktion: ${plus(1, 'actions')}`,
      say`Ist sie eine Geldkarte: ${plus(1, 'coins')}`,
      say`Ist sie eine Punktekarte: ${plus(1, 'cards')}`,
    ],
  },
  masquerade: {
    short: say`Alle geben links weiter; du darfst eine entsorgen`,
    now: [
      say`Alle Spieler geben gleichzeitig eine Handkarte nach links weiter. Danach darfst nur du eine Handkarte entsorgen.`,
    ],
  },
  'mining-village': {
    short: say`Du darfst dies entsorgen für ${plus(2, 'coins')}`,
    now: [say`Du darfst diese Karte sofort entsorgen. Wenn du es tust: ${plus(2, 'coins')}`],
  },
  minion: {
    short: say`${plus(2, 'coins')} oder 4 neue Handkarten`,
    now: [
      say`Wähle eins: ${plus(2, 'coins')}; oder lege deine Hand ab und ziehe 4 Karten, und jeder Mitspieler mit mindestens 5 Handkarten tut dasselbe.`,
    ],
  },
  nobles: {
    short: say`${plus(3, 'cards')} oder ${plus(2, 'actions')}`,
    now: [say`Wähle eins:`, say`${plus(3, 'cards')} oder ${plus(2, 'actions')}`],
  },
  pawn: {
    short: say`Zwei von: ${plus(1, 'cards')}, ${plus(1, 'actions')}, ${plus(1, 'buys')}, ${plus(1, 'coins')}`,
    now: [
      say`Wähle zwei verschiedene:`,
      say`${plus(1, 'cards')} ${plus(1, 'actions')}`,
      say`${plus(1, 'buys')} ${plus(1, 'coins')}`,
    ],
  },
  saboteur: {
    short: say`Die anderen verlieren eine Karte ab ${coin(3)}`,
    now: [
      say`Jeder Mitspieler deckt Karten von seinem Nachziehstapel auf, bis eine mindestens ${coin(3)} kostet, und entsorgt sie. Er darf eine Karte nehmen, die mindestens ${coin(2)} weniger kostet; die übrigen legt er ab.`,
    ],
  },
  scout: {
    short: say`Punktekarten der 4 obersten auf die Hand`,
    now: [
      say`Decke die 4 obersten Karten deines Nachziehstapels auf. Nimm die Punktekarten auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück.`,
    ],
  },
  'secret-chamber': {
    short: say`Lege ab, je Karte ${plus(1, 'coins')}. Angegriffen: tausche 2`,
    now: [say`Lege beliebig viele Handkarten ab. ${plus(1, 'coins')} für jede.`],
    when: say`Spielt ein Mitspieler einen Angriff aus, darfst du diese Karte aus der Hand zeigen: Ziehe 2 Karten, dann lege 2 beliebige Handkarten auf deinen Nachziehstapel.`,
  },
  'shanty-town': {
    short: say`Keine Aktion auf der Hand? ${plus(2, 'cards')}`,
    now: [say`Zeige deine Hand. Ist keine Aktionskarte darunter: ${plus(2, 'cards')}`],
  },
  steward: {
    short: say`${plus(2, 'cards')}, ${plus(2, 'coins')} oder 2 Karten entsorgen`,
    now: [
      say`Wähle eins:`,
      say`${plus(2, 'cards')} oder ${plus(2, 'coins')}`,
      say`oder entsorge 2 Handkarten.`,
    ],
  },
  swindler: {
    short: say`Die oberste Karte der anderen wird, was du wählst`,
    now: [
      say`Jeder Mitspieler entsorgt die oberste Karte seines Nachziehstapels und nimmt eine gleich teure Karte, die du auswählst.`,
    ],
  },
  torturer: {
    short: say`Die anderen: 2 ablegen oder Fluch auf die Hand`,
    now: [say`Jeder Mitspieler wählt: 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen.`],
  },
  'trading-post': {
    short: say`Entsorge 2 Karten für ein Silber auf die Hand`,
    now: [say`Entsorge 2 Handkarten. Wenn du es tust, nimm ein Silber auf die Hand.`],
  },
  tribute: {
    short: say`2 Karten des linken Nachbarn bringen dir Boni`,
    now: [
      say`Dein linker Nachbar deckt die 2 obersten Karten seines Nachziehstapels auf und legt sie ab. Für jede mit anderem Namen, ist sie`,
      say`eine Aktion: ${plus(2, 'actions')}`,
      say`eine Geldkarte: ${plus(2, 'coins')}`,
      say`eine Punktekarte: ${plus(2, 'cards')}`,
    ],
  },
  upgrade: {
    short: say`Karte wird zu einer genau ${coin(1)} teureren`,
    now: [say`Entsorge eine Handkarte. Nimm eine Karte, die genau ${coin(1)} mehr kostet.`],
  },
  'wishing-well': {
    short: say`Nenne eine Karte: Liegt sie oben, nimm sie`,
    now: [
      say`Nenne eine Karte und decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, nimm sie auf die Hand; wenn nicht, bleibt sie dort.`,
    ],
  },

  alchemist: {
    short: say`Liegt ein Trank, darf sie zurück auf den Stapel`,
    now: [],
    when: say`Wenn du diese Karte aus dem Spiel ablegst, während dort ein Trank von dir liegt, darfst du sie auf deinen Nachziehstapel legen.`,
  },
  apothecary: {
    short: say`Kupfer und Tränke der 4 obersten auf die Hand`,
    now: [
      say`Decke die 4 obersten Karten deines Nachziehstapels auf. Nimm Kupfer und Tränke auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück.`,
    ],
  },
  apprentice: {
    short: say`Entsorge eine Karte, ziehe je ${coin(1, 'Geld')} ihrer Kosten eine`,
    now: [
      say`Entsorge eine Handkarte. Ziehe für jedes ${coin(1, 'Geld')}, das sie kostet, eine Karte, und 2 weitere, wenn ${potion('ein Trank')} zu ihren Kosten gehört.`,
    ],
  },
  familiar: {
    short: say`Die anderen nehmen einen Fluch`,
    now: [say`Jeder Mitspieler nimmt einen Fluch.`],
  },
  golem: {
    short: say`Finde zwei Aktionen im Stapel und spiele sie`,
    now: [
      say`Decke Karten von deinem Nachziehstapel auf, bis zwei Aktionskarten erschienen sind, die keine Golems sind. Lege die übrigen ab, dann spiele diese beiden in beliebiger Reihenfolge aus.`,
    ],
  },
  herbalist: {
    short: say`Am Ende darf eine Geldkarte zurück auf den Stapel`,
    now: [],
    when: say`Wenn du diese Karte aus dem Spiel ablegst, darfst du eine deiner Geldkarten im Spiel auf deinen Nachziehstapel legen.`,
  },
  'philosophers-stone': {
    short: say`${coin(1)} je 5 Karten in Nachzieh- und Ablagestapel`,
    now: [
      say`Beim Ausspielen: ${coin(1)} je 5 Karten in deinem Nachziehstapel und deinem Ablagestapel zusammen, abgerundet.`,
    ],
  },
  possession: {
    short: say`Spiele einen zusätzlichen Zug des linken Nachbarn`,
    now: [
      say`Dein linker Nachbar hat nach diesem Zug einen zusätzlichen Zug. Du siehst seine Karten und entscheidest alles; was er nehmen würde, nimmst du.`,
      say`Seine entsorgten Karten kommen am Ende auf seinen Ablagestapel zurück.`,
    ],
  },
  'scrying-pool': {
    short: say`Spioniere bei allen; dann ziehe Aktionen und eine mehr`,
    now: [
      say`Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf; du entscheidest: abgelegt oder zurück.`,
      say`Dann decke Karten von deinem Nachziehstapel auf, bis eine keine Aktion ist, und nimm sie alle auf die Hand.`,
    ],
  },
  transmute: {
    short: say`Entsorge eine Karte; ihr Typ sagt, was du nimmst`,
    now: [
      say`Entsorge eine Handkarte. Ist sie`,
      say`eine Aktion, nimm ein Herzogtum;`,
      say`eine Geldkarte, nimm eine Verwandlung;`,
      say`eine Punktekarte, nimm ein Gold.`,
    ],
  },
  university: {
    short: say`Du darfst eine Aktion bis ${coin(5)} nehmen`,
    now: [
      say`Du darfst eine Aktionskarte nehmen, die höchstens ${coin(5)} und keinen ${potion('Trank')} kostet.`,
    ],
  },
  vineyard: {
    short: say`${shield(1)} je 3 Aktionen in deinem Besitz`,
    now: [],
    when: say`${shield(1)} je 3 Aktionskarten in deinem Besitz, abgerundet.`,
  },
  ambassador: {
    short: say`Lege bis zu 2 gleiche Karten zurück; die anderen nehmen eine`,
    now: [
      say`Zeige eine Handkarte vor. Lege bis zu 2 gleiche Handkarten in den Vorrat zurück. Dann nimmt jeder Mitspieler eine solche Karte.`,
    ],
  },
  bazaar: nothingMore,
  'black-market': {
    short: say`Decke 3 Karten vom Schwarzmarkt auf; kaufe eine davon`,
    now: [
      say`Decke die obersten 3 Karten des Schwarzmarkts auf. Du darfst Geldkarten ausspielen und eine davon kaufen. Lege den Rest beliebig unter den Stapel.`,
      say`(Im Stapel liegt von jeder Königreichkarte, die nicht im Vorrat ist, eine.)`,
    ],
  },
  'native-village': {
    short: say`Oberste Karte aufs Tableau, oder nimm alle von dort`,
    now: [
      say`Wähle eins: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Tableau; oder nimm alle Karten von deinem Tableau auf die Hand.`,
      say`Die Karten auf deinem Tableau darfst du jederzeit ansehen; am Ende des Spiels gehören sie dir.`,
    ],
  },
  outpost: {
    short: say`Ziehe 3 Karten für einen zusätzlichen Zug`,
    now: [
      say`Ziehe am Ende dieses Zuges nur 3 Karten. Danach hast du einen zusätzlichen Zug, aber auf diese Weise nie mehr als zwei Züge hintereinander.`,
      say`Diese Karte bleibt bis zum Ende des zusätzlichen Zuges im Spiel.`,
    ],
  },
  'pirate-ship': {
    short: say`Entsorge Geld für einen Marker, oder ${plus(1, 'coins')} je Marker`,
    now: [
      say`Wähle eins: Jeder Mitspieler deckt die 2 obersten Karten seines Nachziehstapels auf, entsorgt eine Geldkarte davon, die du bestimmst, und legt den Rest ab; wurde eine Geldkarte entsorgt, nimm einen Geldmarker.`,
      say`Oder: ${plus(1, 'coins')} für jeden deiner Geldmarker.`,
    ],
  },
  salvager: {
    short: say`Entsorge eine Karte für das Geld, das sie kostet`,
    now: [say`Entsorge eine Handkarte. ${plus(1, 'coins')} für jedes ${coin(1, 'Geld')}, das sie kostet.`],
  },
};
