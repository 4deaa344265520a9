import type { CardId, Cost } from '@tenfold/rules';
import { HUNGARIAN_CARD_TYPES } from '../../hungarian-card-types.ts';
import type { CardName } from '../insight-words.ts';
import type { why as English } from './en.ts';

const list = new Intl.ListFormat('hu');

/** Before „kerül”: „4 érmébe és egy Varázsitalba”. */
function price(cost: Cost): string {
  if (cost.potions === 0) return `${cost.coins} érmébe`;
  return cost.coins === 0 ? 'egy Varázsitalba' : `${cost.coins} érmébe és egy Varázsitalba`;
}

function missing({ coins, potions }: Cost): string {
  if (potions === 0) return `${coins} érme`;
  return coins === 0 ? 'egy Varázsital' : `${coins} érme és egy Varázsital`;
}

const article = (name: string): string => (/^[aáeéiíoóöőuúüű]/i.test(name) ? 'az' : 'a');
const the = (card: CardId, name: CardName): string => `${article(name(card))} ${name(card)}`;
const The = (card: CardId, name: CardName): string => the(card, name).replace(/^a/, 'A');

export const why: typeof English = {
  title: 'Miért nem lehet?',
  rule: 'A szabály',

  reasons: {
    watching: () => 'Te most néző vagy. Azok választanak, akik az asztalnál ülnek.',
    'game-over': () => 'A játéknak vége.',
    'not-your-turn': ({ player }) => `Most ${player} van soron.`,
    possessed: ({ player }) => `Ebben a körödben mindenről ${player} dönt.`,
    'others-decide': ({ players }) => `Előbb ${list.format(players)} választ.`,
    'other-hand': ({ player }) =>
      `Most ${player} körét játszod, ${player} lapjaival. A saját lapjaid ebből kimaradnak.`,
    'not-yours': ({ player }) => `Ez a lap nem a tiéd, hanem ${player} lapja.`,

    'pile-empty': ({ card }, name) => `${The(card, name)} paklija elfogyott.`,
    'too-expensive': ({ card, canPlay, ...lacking }, name) =>
      `${The(card, name)} túl drága: hiányzik még ${missing(lacking)}.${canPlay ? ' Kijátszhatsz még kincseket.' : ''}`,
    'no-buys': () => 'Ebben a körben nincs több vásárlásod.',
    'buy-later': () => 'Ez az akciófázis. Vásárolni a vásárlási fázisban lehet: lépj tovább.',
    'buy-over': () => 'A vásárlási fázisnak vége: ez már a befejező fázis.',

    'treasure-later': ({ card }, name) =>
      `${The(card, name)} kincskártya: a vásárlási fázisban játszhatod ki.`,
    'treasure-after-buying': ({ card }, name) =>
      `Ebben a körben már vettél lapot, ezért ${the(card, name)} már nem játszható ki.`,
    'action-over': ({ card }, name) => `${The(card, name)} akciókártya, és az akciófázisodnak vége.`,
    'no-actions': ({ card }, name) => `Nincs több akciód, ezért ${the(card, name)} most nem játszható ki.`,
    'never-played': ({ card, type }, name) =>
      type === 'Curse'
        ? `${The(card, name)} nem játszható ki. A játék végén egy pontodba kerül.`
        : `${The(card, name)} győzelmipont-kártya: nem játszható ki, a játék végén számít.`,
    'in-play': ({ card }, name) =>
      `${The(card, name)} már ki van játszva, és a befejező fázisig ott is marad.`,

    'gain-too-dear': ({ card, by, limit }, name) =>
      `${name(by)}: legfeljebb ${price(limit)} kerülő lapot kaphatsz; ${the(card, name)} többe kerül.`,
    'gain-other-cost': ({ card, by, cost }, name) =>
      `${name(by)}: pontosan ${price(cost)} kerülő lap jár; ${the(card, name)} nem annyiba kerül.`,
    'gain-potion': ({ card, by }, name) =>
      `${name(by)}: a lap árában nem lehet Varázsital; ${the(card, name)} árában van.`,
    'gain-other-type': ({ card, by, type }, name) =>
      `${name(by)}: csak ${HUNGARIAN_CARD_TYPES[type]} jár; ${the(card, name)} nem az.`,
    'gain-not-offered': ({ card, by }, name) => `${name(by)}: ${the(card, name)} így nem kapható meg.`,

    'needs-type': ({ card, by, type }, name) =>
      `${name(by)}: ehhez ${HUNGARIAN_CARD_TYPES[type]} kell; ${the(card, name)} nem az.`,
    'needs-card': ({ by, cards }, name) => `${name(by)}: ehhez csak ez jó: ${list.format(cards.map(name))}.`,
    'already-picked': ({ card }, name) => `${The(card, name)} már ki van választva.`,
    'asks-else': ({ by }, name) =>
      by === null ? 'Most másról kell döntened.' : `${name(by)}: előbb másról kell döntened.`,
    'clean-up': () =>
      'A kezed egyszerre megy a használt pakliba. Csak a kijátszott lapok sorrendje a kérdés.',

    'no-reaction': ({ card }, name) =>
      `${The(card, name)} nem védekezéskártya; most csak olyat lehet felfedni.`,
    shielded: ({ card }, name) =>
      `Ez a támadás már nem ér téged. ${The(card, name)} ehhez nem tud mit hozzátenni.`,
    'revealed-enough': ({ card }, name) =>
      `${The(card, name)} egy támadás ellen legfeljebb tízszer fedhető fel.`,
    'only-drawn': ({ by }, name) => `${name(by)}: csak az éppen húzott lapról kell dönteni.`,
    'only-actions-aside': ({ by }, name) => `${name(by)}: csak akciókártya tehető félre.`,

    'trash-stays': ({ card }, name) => `${The(card, name)} a szemétben van. Onnan nem veheted el.`,
    'trash-earlier': ({ by }, name) => `${name(by)}: csak az vehető el, ami most került a szemétre.`,
    'deck-hidden': () => 'A húzópaklit nem szabad átnézni.',
    'discard-hidden': () => 'A használt paklit nem szabad átnézni. Csak a legfelső lapja látható.',
  },

  rules: {
    'INT-TURN-01': () =>
      'A körök az óramutató járása szerint követik egymást: mindig a bal oldali szomszéd jön.',
    'INT-TURN-02': () =>
      'Egy körnek három fázisa van, mindig ebben a sorrendben: akciófázis, vásárlási fázis, befejező fázis.',
    'INT-ACTION-01': () =>
      'Egy körben egy akciót játszhatsz ki. Csak a kijátszott akciók engedhetnek továbbiakat.',
    'INT-ACTION-04': () =>
      'Akciót úgy játszol ki, hogy a saját kezedből magad elé teszed képpel felfelé, és követed az utasításait.',
    'INT-ACTION-10': () =>
      'Akciót csak a saját akciófázisban lehet kijátszani. A védekezéskártyák kivételek: máskor is használhatók.',
    'INT-BUY-01': () =>
      'Egy körben egy lapot vehetsz. A korábban kijátszott lapok több vásárlást is adhatnak.',
    'INT-BUY-03': () => 'A szemétben lévő lapokat nem lehet megvenni.',
    'INT-BUY-04': () =>
      'A kijátszott kincsek és az akcióid érméi összeadódnak. Amit veszel, ennél többe nem kerülhet.',
    'INT-CLEAN-02': () =>
      'A befejező fázisban minden kijátszott lapod és a kezedben maradt összes lap a használt pakliba kerül.',
    'INT-SETUP-05': () => 'Ami az elfogyott pakli helyét jelöli, csak jelölő: onnan már nincs mit elvenni.',
    'INT-GOAL-02': () =>
      'Ami csak győzelmipont-kártya, azt sosem lehet kijátszani. A játék végéig csak a helyet foglalja a kézben.',
    'INT-TERM-TRASH-02': () =>
      'A szemétre dobott lapok nem kerülnek vissza a készletbe, és nem lehet őket megvenni.',
    'INT-VIS-03': () => 'Sem a húzópaklit, sem a használt paklit nem szabad átnézni.',
    'INT-VIS-06': () =>
      'A saját húzópaklidat megszámolhatod, a másét nem. A használt pakliknak csak a legfelső lapja látható.',
    'INT-ORDER-01': () =>
      'Ha egy lap több játékost érint, és számít a sorrend, akkor sorban következnek, azzal kezdve, akinek a köre van.',
    'INT-MULTI-08': () =>
      'Öt vagy hat játékosnál a játék akkor ér véget, ha egy kör végén a Tartomány paklija vagy bármely négy pakli üres.',
    'INT-REACT-07': () => 'A védekezéskártyákat a többiek körében lehet használni.',
    'INT-MOAT-01': (name) => `${name('moat')}: ha felfeded, a támadás egyáltalán nem ér téged.`,
    'INT-BARON-02': (name) => `${name('baron')}: eldobhatsz a kezedből egy Birtokot 4 érméért.`,
    'INT-IRONWORKS-01': (name) =>
      `${name('ironworks')}: kapsz a készletből egy legfeljebb 4 érmébe kerülő lapot.`,
    'INT-SABOTEUR-03': (name) =>
      `${name('saboteur')}: aki lapot vesztett, kaphat egy legalább 2 érmével olcsóbbat.`,
    'INT-SWINDLER-02': (name) =>
      `${name('swindler')}: a többiek a szemétre dobják a húzópaklijuk legfelső lapját, és egy ugyanannyiba kerülőt kapnak, amelyet a támadó választ.`,
    'INT-UPGRADE-03': (name) =>
      `${name('upgrade')}: a készletből egy pontosan 1 érmével drágább lapot kell kapnod.`,
    'ALC-COST-02': () =>
      'Egy „legfeljebb” ennyibe kerülő lap árában csak akkor lehet Varázsital, ha a határban is van.',
    'ALC-COST-17': () => 'Ha két árnak egyeznie kell, Varázsital vagy mindkettőben van, vagy egyikben sem.',
    'ALC-DISCARD-01': () => 'Aki több lapot dob el, maga választja meg a sorrendjüket.',
    'ALC-HERBALIST-02': (name) =>
      `${name('herbalist')}: amikor kijátszott lapként eldobod, egy kijátszott kincsedet a húzópaklid tetejére teheted.`,
    'ALC-INPLAY-01': () =>
      'A kijátszott lapok a helyükön maradnak, amíg valami el nem mozdítja őket: rendszerint a befejező fázis.',
    'ALC-POSSESSION-02': () =>
      'Birtokolt körben minden lapon a birtokolt játékos a „te”, sosem az, aki helyette dönt.',
    'ALC-POSSESSION-09': () =>
      'A birtokló mindent eldönt a birtokolt játékos helyett: mit játsszon ki, mit válasszon, és mit vegyen.',
    'ALC-POTION-08': () =>
      'Olyan laphoz, amelynek az árában Varázsital van, az érméken kívül egy Varázsital is kell.',
    'ALC-TRANSMUTE-03': () => 'Az Átok se nem akció-, se nem kincs-, se nem győzelmipont-kártya.',
    'ALC-TREASURE-02': () => 'Ha már vettél egy lapot, abban a körben több kincset nem játszhatsz ki.',
    'ALC-UNIVERSITY-01': (name) =>
      `${name('university')}: kaphatsz egy legfeljebb 5 érmébe kerülő akciókártyát.`,
    'ALC-UNIVERSITY-06': (name) => `${name('university')}: ami nem akciókártya, az így nem kapható meg.`,
    'BASE-BUREAUCRAT-01': (name) =>
      `${name('bureaucrat')}: a többiek egy győzelmipont-kártyát tesznek a kezükből a húzópaklijuk tetejére, vagy megmutatják, hogy nincs náluk.`,
    'BASE-BUREAUCRAT-06': () => 'Az Átok nem győzelmipont-kártya.',
    'BASE-FEAST-01': (name) =>
      `${name('feast')}: dobd a szemétre, és kapsz egy legfeljebb 5 érmébe kerülő lapot.`,
    'BASE-GENERAL-01': () =>
      'Egy lap utasításait fentről lefelé kell követni, amennyire lehet, és be kell fejezni, mielőtt újabb lap jön.',
    'BASE-GENERAL-04': () =>
      'Ha egy lap valamilyen árig enged másikat kapni, azt a határt érmékkel nem lehet megemelni.',
    'BASE-GENERAL-07': () =>
      'A játék akkor ér véget, ha egy kör végén a Tartomány paklija vagy bármely három pakli üres.',
    'BASE-GENERAL-10': () =>
      'A kapott lap a készletből jön, és a használt pakliba kerül, hacsak a szöveg mást nem mond.',
    'BASE-LIBRARY-01': (name) =>
      `${name('library')}: húzz, amíg hét lap nincs a kezedben. A húzott akciókártyákat félreteheted.`,
    'BASE-LIBRARY-06': (name) =>
      `${name('library')}: a húzott akciókártyáról a következő húzás előtt kell dönteni, és az végleges.`,
    'BASE-MINE-01': (name) =>
      `${name('mine')}: dobj a szemétre egy kincset a kezedből, és kapsz egy legfeljebb 3 érmével drágább kincset.`,
    'BASE-MONEYLENDER-01': (name) =>
      `${name('moneylender')}: dobj a szemétre egy Rezet a kezedből; ha megtetted, 3 érmét kapsz.`,
    'BASE-REMODEL-01': (name) =>
      `${name('remodel')}: dobj a szemétre egy lapot a kezedből, és kapsz egy legfeljebb 2 érmével drágábbat.`,
    'BASE-THIEF-01': (name) =>
      `${name('thief')}: a többiek által felfedett két-két lapból egy-egy kincs a szemétre kerül, a támadó választása szerint.`,
    'BASE-THIEF-05': (name) => `${name('thief')}: a korábbi körökben szemétre dobott kincsek nem vehetők el.`,
    'BASE-THRONEROOM-01': (name) =>
      `${name('throne-room')}: válassz egy akciót a kezedből, és játszd ki kétszer.`,
    'BASE-WORKSHOP-01': (name) =>
      `${name('workshop')}: kapsz a készletből egy legfeljebb 4 érmébe kerülő lapot.`,
  },
};
