// What the cards say in Hungarian, in our own words.

import type { CardTexts, Sign } from './text.ts';
import { coin, nothingMore, plainBasicCards, plus, potion, say, shield } from './text.ts';

/** "3 érmével drágább": beside the picture of a coin the ending of the number alone is printed. */
const by = (n: 1 | 2 | 3): Sign => ({
  sign: 'coin',
  n,
  spoken: `${n} érmével`,
  ending: { 1: '-gyel', 2: '-vel', 3: '-mal' }[n],
});

export const texts: CardTexts = {
  ...plainBasicCards,
  potion: {
    short: [],
    now: [say`Ezzel fizethetsz azért, aminek az árában ${potion('Varázsital')} is van.`],
  },

  adventurer: {
    short: say`Keress két kincskártyát a húzópaklidban`,
    now: [
      say`Fedj fel lapokat a húzópaklidról, amíg két kincskártya elő nem kerül. Ezeket vedd a kezedbe, a többit dobd el.`,
    ],
  },
  bureaucrat: {
    short: say`Ezüst a paklidra; a többiek pontkártyát tesznek vissza`,
    now: [
      say`Kapsz egy Ezüstöt a húzópaklid tetejére.`,
      say`Minden ellenfeled megmutat a kezéből egy győzelmipont-kártyát, és a húzópaklija tetejére teszi; akinek nincs, az egész kezét megmutatja.`,
    ],
  },
  cellar: {
    short: say`Dobj el akárhány lapot, húzz ugyanannyit`,
    now: [say`Dobj el a kezedből akárhány lapot, majd húzz ugyanannyit.`],
  },
  chancellor: {
    short: say`A húzópaklidat egyben eldobhatod`,
    now: [say`Az egész húzópaklidat rögtön a használt paklidba teheted, de közben nem nézheted át.`],
  },
  chapel: {
    short: say`Dobj a szemétre legfeljebb 4 lapot`,
    now: [say`Dobj a szemétre a kezedből legfeljebb 4 lapot.`],
  },
  'council-room': {
    short: say`Minden ellenfeled húz egy lapot`,
    now: [say`Minden ellenfeled húz egy lapot.`],
  },
  feast: {
    short: say`Dobd a szemétre; kapsz egy legfeljebb ${coin(5)} értékűt`,
    now: [say`Dobd a szemétre ezt a lapot. Kapsz egy legfeljebb ${coin(5)} értékű kártyát.`],
  },
  festival: nothingMore,
  gardens: {
    short: say`Minden 10 lapod után ${shield(1)}`,
    now: [],
    when: say`Minden teljes 10 lapod után ${shield(1)}.`,
  },
  laboratory: nothingMore,
  library: {
    short: say`Húzz 7 lapig; akciókártyát csak ha akarsz`,
    now: [
      say`Húzz lapokat egyesével, amíg 7 nem lesz a kezedben. A közben húzott akciókártyákat félreteheted; a végén dobd el őket.`,
    ],
  },
  market: nothingMore,
  militia: {
    short: say`Az ellenfelek 3 lapig eldobnak`,
    now: [say`Minden ellenfeled addig dob el lapokat, amíg 3 nem marad a kezében.`],
  },
  mine: {
    short: say`Kincskártyádból ${by(3)} drágább lehet, kézbe`,
    now: [
      say`Dobj a szemétre egy kincskártyát a kezedből. Kapsz egy nála legfeljebb ${by(3)} drágább kincskártyát a kezedbe.`,
    ],
  },
  moat: {
    short: say`Ha megmutatod, a támadás rád nem hat`,
    now: [],
    when: say`Amikor egy másik játékos támadáskártyát játszik ki, megmutathatod ezt a kezedből: az a támadás rád nem hat.`,
  },
  moneylender: {
    short: say`Egy Réz a szemétre: ${plus(3, 'coins')}`,
    now: [say`Dobj a szemétre egy Rezet a kezedből. Ha megtetted: ${plus(3, 'coins')}`],
  },
  remodel: {
    short: say`Egy lapodból legfeljebb ${by(2)} drágább lesz`,
    now: [say`Dobj a szemétre egy lapot a kezedből. Kapsz egy nála legfeljebb ${by(2)} drágább kártyát.`],
  },
  smithy: nothingMore,
  spy: {
    short: say`Mindenki felfed egyet; te döntöd el: el vagy vissza`,
    now: [
      say`Minden játékos, te is, felfedi a húzópaklija legfelső lapját. Mindegyikről te döntesz: eldobja, vagy visszateszi.`,
    ],
  },
  thief: {
    short: say`Az ellenfelek kincsei közül elvehetsz`,
    now: [
      say`Minden ellenfeled felfedi a húzópaklija 2 legfelső lapját. Ha van köztük kincskártya, egyet, amelyiket te mondod, a szemétre dob; a többit eldobja.`,
      say`Az így szemétre került kincskártyákból bármennyit megkaphatsz.`,
    ],
  },
  'throne-room': {
    short: say`Játssz ki kétszer egy akciót a kezedből`,
    now: [say`Válassz egy akciókártyát a kezedből, és játszd ki kétszer.`],
  },
  village: nothingMore,
  witch: {
    short: say`Minden ellenfeled kap egy Átkot`,
    now: [say`Minden ellenfeled kap egy Átkot.`],
  },
  woodcutter: nothingMore,
  workshop: {
    short: say`Kapsz egy legfeljebb ${coin(4)} értékű kártyát`,
    now: [say`Kapsz egy legfeljebb ${coin(4)} értékű kártyát.`],
  },

  baron: {
    short: say`Dobj el egy Birtokot: ${plus(4, 'coins')}, vagy kapsz egyet`,
    now: [say`Eldobhatsz egy Birtokot: ${plus(4, 'coins')}. Ha nem teszed, kapsz egy Birtokot.`],
  },
  bridge: {
    short: say`E körben minden kártya ${by(1)} olcsóbb`,
    now: [
      say`A kör végéig minden kártya, bárhol legyen is, ${by(1)} olcsóbb, de sosem kerül ${coin(0)} alá.`,
    ],
  },
  conspirator: {
    short: say`A harmadik akciótól: ${plus(1, 'cards')}, ${plus(1, 'actions')}`,
    now: [
      say`Ha ebben a körben ezzel együtt legalább három akciót kijátszottál: ${plus(1, 'cards')} ${plus(1, 'actions')}`,
    ],
  },
  coppersmith: {
    short: say`E körben minden Réz ${by(1)} többet ér`,
    now: [say`A kör végéig minden Réz, amelyet kijátszol, ${by(1)} többet ér.`],
  },
  courtyard: {
    short: say`Tegyél egy lapot a kezedből a húzópaklidra`,
    now: [say`Tegyél egy lapot a kezedből a húzópaklid tetejére.`],
  },
  duke: {
    short: say`Minden Hercegséged után ${shield(1)}`,
    now: [],
    when: say`Minden Hercegséged után ${shield(1)}.`,
  },
  'great-hall': nothingMore,
  harem: nothingMore,
  ironworks: {
    short: say`Kapsz egy legfeljebb ${coin(4)} értékűt, típusáért bónuszt`,
    now: [
      say`Kapsz egy legfeljebb ${coin(4)} értékű kártyát.`,
      say`Ha akciókártya: ${plus(1, 'actions')}`,
      say`Ha kincskártya: ${plus(1, 'coins')}`,
      say`Ha győzelmipont-kártya: ${plus(1, 'cards')}`,
    ],
  },
  masquerade: {
    short: say`Mindenki balra ad egyet; te egyet kidobhatsz`,
    now: [
      say`Minden játékos egyszerre átad egy lapot a kezéből a bal oldali szomszédjának. Ezután csak te a szemétre dobhatsz egy lapot a kezedből.`,
    ],
  },
  'mining-village': {
    short: say`A szemétre dobhatod: ${plus(2, 'coins')}`,
    now: [say`Ezt a lapot rögtön a szemétre dobhatod. Ha megteszed: ${plus(2, 'coins')}`],
  },
  minion: {
    short: say`${plus(2, 'coins')}, vagy új kéz 4 lappal`,
    now: [
      say`Válassz: ${plus(2, 'coins')}; vagy eldobod a kezed, és húzol 4 lapot, és ugyanezt teszi minden ellenfeled, akinek legalább 5 lapja van.`,
    ],
  },
  nobles: {
    short: say`${plus(3, 'cards')} vagy ${plus(2, 'actions')}`,
    now: [say`Válassz egyet:`, say`${plus(3, 'cards')} vagy ${plus(2, 'actions')}`],
  },
  pawn: {
    short: say`Kettő: ${plus(1, 'cards')}, ${plus(1, 'actions')}, ${plus(1, 'buys')}, ${plus(1, 'coins')}`,
    now: [
      say`Válassz két különbözőt:`,
      say`${plus(1, 'cards')} ${plus(1, 'actions')}`,
      say`${plus(1, 'buys')} ${plus(1, 'coins')}`,
    ],
  },
  saboteur: {
    short: say`Az ellenfelek egy legalább ${coin(3)} értékű lapot vesztenek`,
    now: [
      say`Minden ellenfeled lapokat fed fel a húzópaklijáról, amíg egy legalább ${coin(3)} értékű elő nem kerül; azt a szemétre dobja. Kaphat egy legalább ${by(2)} olcsóbb kártyát; a többit eldobja.`,
    ],
  },
  scout: {
    short: say`A felső 4 lap pontkártyái a kezedbe`,
    now: [
      say`Fedd fel a húzópaklid 4 legfelső lapját. A győzelmipont-kártyákat vedd a kezedbe, a többit tedd vissza tetszőleges sorrendben.`,
    ],
  },
  'secret-chamber': {
    short: say`Eldobott lapjaidért ${plus(1, 'coins')}. Támadáskor: cserélj 2-t`,
    now: [say`Dobj el a kezedből akárhány lapot. Mindegyikért ${plus(1, 'coins')}.`],
    when: say`Amikor egy másik játékos támadáskártyát játszik ki, megmutathatod ezt a kezedből: húzz 2 lapot, majd tegyél bármely 2 lapot a kezedből a húzópaklidra.`,
  },
  'shanty-town': {
    short: say`Nincs akció a kezedben? ${plus(2, 'cards')}`,
    now: [say`Mutasd meg a kezed. Ha nincs benne akciókártya: ${plus(2, 'cards')}`],
  },
  steward: {
    short: say`${plus(2, 'cards')}, ${plus(2, 'coins')}, vagy 2 lap a szemétre`,
    now: [
      say`Válassz egyet:`,
      say`${plus(2, 'cards')} vagy ${plus(2, 'coins')}`,
      say`vagy dobj a szemétre 2 lapot a kezedből.`,
    ],
  },
  swindler: {
    short: say`Az ellenfelek felső lapját ugyanolyan árúra cseréled`,
    now: [
      say`Minden ellenfeled a szemétre dobja a húzópaklija legfelső lapját, és egy ugyanannyiba kerülő kártyát kap, amelyet te választasz.`,
    ],
  },
  torturer: {
    short: say`Az ellenfelek: 2 lapot el, vagy Átok a kézbe`,
    now: [say`Minden ellenfeled választ: eldob 2 lapot, vagy kap egy Átkot a kezébe.`],
  },
  'trading-post': {
    short: say`2 lap a szemétre egy Ezüstért, kézbe`,
    now: [say`Dobj a szemétre 2 lapot a kezedből. Ha megtetted, kapsz egy Ezüstöt a kezedbe.`],
  },
  tribute: {
    short: say`Bal szomszédod felső 2 lapja bónuszt ad neked`,
    now: [
      say`A bal oldali szomszédod felfedi és eldobja a húzópaklija 2 legfelső lapját. Minden különböző nevűért, ha az`,
      say`akciókártya: ${plus(2, 'actions')}`,
      say`kincskártya: ${plus(2, 'coins')}`,
      say`győzelmipont-kártya: ${plus(2, 'cards')}`,
    ],
  },
  upgrade: {
    short: say`Egy lapodból pontosan ${by(1)} drágább lesz`,
    now: [say`Dobj a szemétre egy lapot a kezedből. Kapsz egy nála pontosan ${by(1)} drágább kártyát.`],
  },
  'wishing-well': {
    short: say`Nevezz meg egy kártyát: ha az van felül, a tiéd`,
    now: [
      say`Nevezz meg egy kártyát, és fedd fel a húzópaklid legfelső lapját. Ha az az, vedd a kezedbe; ha nem, ott marad.`,
    ],
  },

  alchemist: {
    short: say`Varázsitallal visszakerülhet a húzópaklidra`,
    now: [],
    when: say`Amikor játékból eldobod, és van Varázsitalod játékban, a húzópaklid tetejére teheted.`,
  },
  apothecary: {
    short: say`A felső 4 lapból a Réz és Varázsital a kezedbe`,
    now: [
      say`Fedd fel a húzópaklid 4 legfelső lapját. A Rezeket és a Varázsitalokat vedd a kezedbe, a többit tedd vissza tetszőleges sorrendben.`,
    ],
  },
  apprentice: {
    short: say`Lap a szemétre; árának minden ${coin(1, 'érméje')} után húzol`,
    now: [
      say`Dobj a szemétre egy lapot a kezedből. Az árában minden ${coin(1, 'érme')} után húzz egy lapot, és még 2-t, ha ${potion('Varázsital')} is van benne.`,
    ],
  },
  familiar: {
    short: say`Minden ellenfeled kap egy Átkot`,
    now: [say`Minden ellenfeled kap egy Átkot.`],
  },
  golem: {
    short: say`Keress két akciót a paklidban, és játszd ki`,
    now: [
      say`Fedj fel lapokat a húzópaklidról, amíg két olyan akciókártya elő nem kerül, amely nem Golem. A többit dobd el, majd játszd ki ezt a kettőt tetszőleges sorrendben.`,
    ],
  },
  herbalist: {
    short: say`A végén egy kincskártyád a paklidra kerülhet`,
    now: [],
    when: say`Amikor játékból eldobod, egy játékban lévő kincskártyádat a húzópaklid tetejére teheted.`,
  },
  'philosophers-stone': {
    short: say`A két paklid minden 5 lapja után ${coin(1)}`,
    now: [say`Kijátszáskor: a húzópaklid és a használt paklid minden teljes 5 lapja után ${coin(1)}.`],
  },
  possession: {
    short: say`Játssz le egy extra kört bal szomszédoddal`,
    now: [
      say`E kör után a bal oldali szomszédod extra kört játszik. Látod a lapjait, és mindenben te döntesz; amit ő kapna, azt te kapod.`,
      say`A szemétre kerülő lapjai a végén visszakerülnek a használt paklijába.`,
    ],
  },
  'scrying-pool': {
    short: say`Kémlelj mindenkinél; húzz akciókat és még egyet`,
    now: [
      say`Minden játékos, te is, felfedi a húzópaklija legfelső lapját; te döntesz: eldobja, vagy visszateszi.`,
      say`Ezután fedj fel lapokat a húzópaklidról, amíg egy nem akciókártya, és vedd mindet a kezedbe.`,
    ],
  },
  transmute: {
    short: say`Lap a szemétre; a típusa mondja meg, mit kapsz`,
    now: [
      say`Dobj a szemétre egy lapot a kezedből. Ha az`,
      say`akciókártya, kapsz egy Hercegséget;`,
      say`kincskártya, kapsz egy Átváltoztatót;`,
      say`győzelmipont-kártya, kapsz egy Aranyat.`,
    ],
  },
  university: {
    short: say`Kaphatsz egy legfeljebb ${coin(5)} értékű akciót`,
    now: [
      say`Kaphatsz egy legfeljebb ${coin(5)} értékű akciókártyát, amelynek az árában nincs ${potion('Varázsital')}.`,
    ],
  },
  vineyard: {
    short: say`Minden 3 akciókártyád után ${shield(1)}`,
    now: [],
    when: say`Minden teljes 3 akciókártyád után ${shield(1)}.`,
  },
  ambassador: {
    short: say`Egy lap legfeljebb 2 példánya vissza; a többiek kapnak`,
    now: [
      say`Fedj fel egy lapot a kezedből. Legfeljebb 2 példányát a kezedből tedd vissza a készletbe. Ezután minden ellenfeled kap belőle egyet.`,
    ],
  },
  bazaar: nothingMore,
  'black-market': {
    short: say`Fedj fel 3 lapot a feketepiaci pakliból; egyet megvehetsz`,
    now: [
      say`Fedd fel a feketepiaci pakli 3 legfelső lapját. Kijátszhatsz kincskártyákat, és egyet rögtön megvehetsz közülük. A többit tetszőleges sorrendben tedd a pakli aljára.`,
      say`(A pakliban minden olyan birodalomkártyából egy van, amely nincs a készletben.)`,
    ],
  },
  'native-village': {
    short: say`Tedd félre a legfelső lapod, vagy vedd fel mindet`,
    now: [
      say`Válassz: a húzópaklid legfelső lapját képpel lefelé a tálcádra teszed; vagy a tálcád összes lapját a kezedbe veszed.`,
      say`A tálcádon lévő lapokat bármikor megnézheted; a játék végén a tieid.`,
    ],
  },
  outpost: {
    short: say`Húzz 3 lapot: e kör után extra kör következik`,
    now: [
      say`E kör végén csak 3 lapot húzz. Utána extra kört játszol, de így sosem többet két körnél egymás után.`,
      say`Ez a lap az extra kör végéig játékban marad.`,
    ],
  },
  'pirate-ship': {
    short: say`Kincsek a szemétre egy jelzőért, vagy jelzőnként ${plus(1, 'coins')}`,
    now: [
      say`Válassz: minden ellenfeled felfedi a húzópaklija 2 legfelső lapját, egy köztük lévő kincskártyát, amelyiket te mondod, a szemétre dob, a többit eldobja; ha került kincskártya a szemétre, kapsz egy érmejelzőt.`,
      say`Vagy: minden érmejelződ után ${plus(1, 'coins')}.`,
    ],
  },
  salvager: {
    short: say`Egy lap a szemétre az áráért`,
    now: [
      say`Dobj a szemétre egy lapot a kezedből. Az árában minden ${coin(1, 'érme')} után ${plus(1, 'coins')}.`,
    ],
  },
};
