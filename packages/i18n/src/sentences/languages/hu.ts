// The game in Hungarian. Names of players stay as they are: as the subject, or as the owner before the thing owned.

import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { counts, plusOf } from '../../counts.ts';
import { hungarianTerms } from '../../hungarian-terms.ts';
import { phaseName } from '../../terms.ts';
import { hungarianNouns, numberOfCards } from '../nouns/hu.ts';
import { hungarianPhrases } from '../phrases/hu.ts';
import type { PickCount, Ask, MentionedPerson, PromptText, Sentences } from '../sentences.ts';
import { capital, does, goBack, isOptional, kindOfAmount, whereOf } from '../shared.ts';

/** As the object of a verb: "egy lapot", "még 2 lapot", "legfeljebb 4 lapot". */
function howMany(amount: PickCount): string {
  const { least, most, picked } = amount;
  const more = picked > 0 ? 'még ' : '';
  switch (kindOfAmount(amount)) {
    case 'exactly':
      return more + numberOfCards(most);
    case 'any':
      return `${more}tetszőleges számú lapot`;
    case 'up to':
      return most === 1 ? `${more}egy lapot` : `${more}legfeljebb ${most} lapot`;
    case 'between':
      return `${more}${least}–${most} lapot`;
  }
}

const where = whereOf({ 'in-play': ' a kijátszott lapok közül', open: ' a nyitott lapok közül' });

/** "Dobj el 2 lapot"; "Eldobhatsz egy lapot a kijátszott lapok közül"; "Nincs eldobható lap". */
const wish =
  (must: string, may: string, able: string) =>
  (ask: Ask): string =>
    ask.none
      ? `Nincs ${ask.picked > 0 ? 'több ' : ''}${able} lap`
      : `${isOptional(ask) ? may : must} ${howMany(ask)}${where(ask)}`;

/** "legfeljebb 5 érmébe kerülő ", "pontosan 3 érmébe és egy Varázsitalba kerülő ". */
function costing({ limit }: Ask): string {
  if (limit === null) return '';
  const potions = limit.potions === 1 ? ' és egy Varázsitalba' : ` és ${limit.potions} Varázsitalba`;
  const cost = `${limit.coins} érmébe${limit.potions === 0 ? '' : potions}`;
  return `${limit.exactly ? 'pontosan' : 'legfeljebb'} ${cost} kerülő `;
}

const inOrder = (words: string, { most, none }: Ask): string =>
  most > 1 && !none ? `${words}, az utolsó lesz legfelül` : words;

const whichOf = (what: string, yours: string) => (owner: MentionedPerson) =>
  owner.you ? `Melyik ${yours}` : `${owner.name} melyik ${what}`;
const whichCardOf = whichOf('lapja', 'lapod');
const whichTreasureOf = whichOf('kincse', 'kincsed');

const topOrBack: PromptText = ({ about }) =>
  about.you ? 'Mi legyen a te legfelső lapoddal?' : `Mi legyen ${about.name} legfelső lapjával?`;
const getsIt = ({ you, name }: MentionedPerson): string => (you ? 'te kapod' : `${name} kapja`);

export function hungarian(printing: Printing, ownNames: OwnNames = {}): Sentences {
  const { name, object, theObject, listed, some, named, the } = hungarianNouns(printing, ownNames);
  const inTerms = hungarianTerms(printing);
  return {
    language: 'hu',
    cardName: name,

    prompts: {
      turnPlay: ({ none }) =>
        none
          ? 'Nincs kijátszható akció: jöhet a vásárlás'
          : 'Játssz ki egy akciót, vagy lépj tovább vásárolni',
      turnBuy: ({ canPlay, canBuy }) => {
        if (canPlay) {
          return canBuy
            ? 'Játssz ki kincseket, vagy vegyél egy lapot'
            : 'Játssz ki kincseket, vagy fejezd be a kört';
        }
        return canBuy ? 'Vegyél egy lapot, vagy fejezd be a kört' : 'Nincs mit venni: fejezd be a kört';
      },
      turnCleanUp: ({ leaving }) =>
        leaving.length > 1
          ? `Melyik legyen az első: ${either.format(leaving)}?`
          : `Használod, mielőtt a többit eldobod: ${either.format(leaving)}?`,
      play: (ask) =>
        ask.none ? 'Nincs kijátszható lap' : `Válaszd ki, melyik lapot játszod ki${where(ask)}`,
      discard: wish('Dobj el', 'Eldobhatsz', 'eldobható'),
      trash: wish('Dobj a szemétre', 'A szemétre dobhatsz', 'szemétre dobható'),
      topdeck: (ask) => {
        if (goBack(ask)) return inOrder(`Tegyél vissza a húzópakli tetejére ${howMany(ask)}`, ask);
        const fromHand = ask.from === 'hand' ? 'a kézből ' : '';
        const deck = `${fromHand}a húzópakli tetejére`;
        return inOrder(
          wish(`Tegyél ${deck}`, `${capital(deck)} tehetsz`, 'a húzópakli tetejére tehető')(ask),
          ask,
        );
      },
      gain: (ask) => {
        if (ask.from === 'trash') return 'Melyik lapot kéred a szemétből?';
        return isOptional(ask) ? `Kérsz egy ${costing(ask)}lapot?` : `Melyik ${costing(ask)}lapot kéred?`;
      },
      pass: ({ left }) => `Adj át egy lapot (${getsIt(left)})`,
      reveal: ({ card, none }) =>
        none
          ? `Támadás: ${card}. ${inTerms('Nincs felfedhető védekezéskártya')}`
          : `Támadás: ${card}. ${inTerms('Felfedsz egy védekezéskártyát?')}`,
      setAside: ({ none }) => (none ? 'A húzott lap a kézben marad' : 'Félreteszed a húzott lapot?'),
      name: 'Nevezz meg egy lapot',
      show: wish('Fedj fel', 'Felfedhetsz', 'felfedhető'),
      return: (ask) => {
        const words = wish('Tegyél vissza', 'Visszatehetsz', 'visszatehető')(ask);
        return ask.none ? words : `${words} a készletbe`;
      },
      putUnder: 'Tedd a nyitott lapokat a pakli aljára: melyik legyen a következő?',
      buyOpen: ({ canPlay, canBuy }) => {
        if (canPlay)
          return canBuy
            ? 'Játssz ki kincseket, vagy vegyél egy nyitott lapot'
            : 'Kijátszol kincseket egy nyitott lapért?';
        return canBuy ? 'Megveszed valamelyik nyitott lapot?' : 'Egyik nyitott lap sem vehető meg';
      },
      choose: 'Válassz egyet',
      chooseOrNot: 'Kéred?',
      discardOfAnother: ({ about }) => `${whichCardOf(about)} ${inTerms('kerüljön a használt pakliba?')}`,
      trashOfAnother: ({ about }) => `${whichCardOf(about)} kerüljön a szemétre?`,
      topdeckOfAnother: ({ about }) => `${whichCardOf(about)} kerüljön a húzópakli tetejére?`,
      gainForAnother: (ask) =>
        `Melyik ${costing(ask)}lapot ${ask.about.you ? 'kapod' : `kapja ${ask.about.name}`}?`,
      chooseForAnother: ({ about }) =>
        `Válassz egyet (${about.you ? 'a te lapjaidról' : `${about.name} lapjairól`} van szó)`,
    },

    cardPrompts: {
      'bureaucrat.topdeck': ({ none }) =>
        none
          ? inTerms('Nincs győzelmipont-kártyád: mutasd meg a kezed')
          : inTerms('Tegyél a húzópakli tetejére egy győzelmipont-kártyát'),
      'cellar.discard': (ask) => `Dobj el ${howMany(ask)}, és húzz ugyanannyit`,
      'chancellor.choose': inTerms('A használt pakliba kerüljön a húzópakli?'),
      'library.set-aside': ({ none }) =>
        none ? 'A húzott lap a kézben marad' : 'Félreteszed a húzott akciókártyát?',
      'militia.discard': (ask) => `Dobj el ${howMany(ask)}, hogy 3 maradjon`,
      'mine.trash': ({ none }) =>
        none
          ? 'Nincs szemétre dobható kincs'
          : 'Dobj a szemétre egy kincset egy legfeljebb 3 érmével drágábbért',
      'mine.gain': (ask) => `Melyik ${costing(ask)}kincset kéred a kézbe?`,
      'moneylender.trash': ({ none }) =>
        none ? 'Nincs szemétre dobható Réz' : 'Dobj a szemétre egy Rezet 3 érméért',
      'remodel.trash': 'Dobj a szemétre egy lapot egy legfeljebb 2 érmével drágábbért',
      'spy.choose': topOrBack,
      'thief.trash': ({ about }) => `${whichTreasureOf(about)} kerüljön a szemétre?`,
      'thief.gain': 'Melyik szemétre dobott kincset kéred?',
      'throne-room.play': ({ none }) =>
        none ? 'Nincs kétszer kijátszható akció' : 'Melyik akciót játszod ki kétszer?',
      'baron.discard': ({ none }) =>
        none
          ? 'Nincs eldobható Birtok: kapsz egyet'
          : 'Eldobsz egy Birtokot 4 érméért, vagy kapsz egy Birtokot?',
      'ironworks.gain': (ask) => `Melyik ${costing(ask)}lapot kéred? A típusai bónuszt adnak`,
      'masquerade.pass': ({ left }) => `Adj át egy lapot (${getsIt(left)}); mindenki egyszerre ad át`,
      'mining-village.choose': 'A szemétre dobod ezt a lapot 2 érméért?',
      'minion.choose': '+2 érme vagy új lapok a kézbe?',
      'nobles.choose': '+3 lap vagy +2 akció?',
      'pawn.choose': 'Válassz kettőt',
      'secret-chamber.discard': (ask) => `Dobj el ${howMany(ask)}, mindegyikért +1 érme jár`,
      'steward.choose': '+2 lap, +2 érme vagy 2 lap a szemétre?',
      'torturer.choose': 'Eldobsz 2 lapot, vagy a kezedbe kapsz egy Átkot?',
      'trading-post.trash': (ask) => `Dobj a szemétre ${howMany(ask)} egy kézbe kerülő Ezüstért`,
      'upgrade.trash': 'Dobj a szemétre egy lapot egy pontosan 1 érmével drágábbért',
      'wishing-well.name': 'Melyik lap van a húzópakli tetején?',
      'alchemist.choose': `${name('alchemist')} vissza a húzópaklira?`,
      'apprentice.trash': 'Dobj a szemétre egy lapot, és húzz az ára szerint',
      'golem.play': 'Melyik akciót játszod ki először?',
      'herbalist.topdeck': 'Teszel egy kincset a húzópaklira?',
      'scrying-pool.choose': topOrBack,
      'transmute.trash': 'Dobj a szemétre egy lapot; a típusai szerint jár érte új lap',
      'university.gain': (ask) => `Kérsz egy ${costing(ask)}akciókártyát?`,
      'ambassador.show': 'Fedj fel egy lapot: példányai visszamennek, a többiek kapnak egyet',
      'native-village.choose': 'A legfelső lapot a tálcára teszed, vagy mindet felveszed onnan?',
      'pirate-ship.choose': 'Az ellenfelek kincsei a szemétre, vagy érmejelzőnként +1 érme?',
      'pirate-ship.trash': ({ about }) => `${whichTreasureOf(about)} kerüljön a szemétre?`,
      'salvager.trash': 'Dobj a szemétre egy lapot az áráért',
    },
    decidingFor: (player, prompt) => `${player.name} helyett döntesz – ${prompt}`,

    options: {
      play: (card) => `${name(card)} kijátszása`,
      buy: (card) => `${name(card)} vásárlása`,
      discard: (card) => `${name(card)} eldobása`,
      trash: (card) => `${name(card)} szemétre dobása`,
      topdeck: (card) => `${name(card)} a húzópakli tetejére`,
      gain: (card) => `Kérek egy ${object(card)}`,
      pass: (card) => `${name(card)} átadása`,
      reveal: (card) => `${name(card)} felfedése`,
      setAside: (card) => `${name(card)} félretétele`,
      name: (card) => `${name(card)} megnevezése`,
      return: (card) => `${name(card)} vissza a készletbe`,
      putUnder: (card) => `${name(card)} a pakli aljára`,
      gainForAnother: (card, { you, name: who }) => `${you ? 'Kapsz' : `${who} kap`} egy ${object(card)}`,
      playTreasures: 'Kincsek kijátszása',
      endActions: 'Akciófázis vége',
      endTurn: 'Kör vége',
      cleanUp: 'A többi eldobása',
      playNothing: 'Nem játszom ki semmit',
      discardNothing: 'Nem dobok el semmit',
      trashNothing: 'Semmit sem dobok a szemétre',
      topdeckNothing: 'Semmit sem teszek a húzópakli tetejére',
      gainNothing: 'Nem kérek lapot',
      revealNothing: 'Nem fedek fel semmit',
      returnNothing: 'Semmit sem teszek vissza',
      buyNothing: 'Nem veszek semmit',
      keep: 'Megtartom',
      no: 'nem',
      done: 'Kész',
    },
    modes: {
      'chancellor.discard-deck': inTerms('húzópakli a használt pakliba'),
      'chancellor.nothing': 'a húzópakli marad',
      'spy.discard': 'eldobás',
      'spy.put-back': 'visszatétel',
      'mining-village.trash-this': 'szemétre dobás 2 érméért',
      'mining-village.nothing': 'megtartás',
      'minion.coins': '+2 érme',
      'minion.new-hand': '4 új lap a kézbe',
      'nobles.cards': '+3 lap',
      'nobles.actions': '+2 akció',
      'pawn.card': '+1 lap',
      'pawn.action': '+1 akció',
      'pawn.buy': '+1 vásárlás',
      'pawn.coin': '+1 érme',
      'steward.cards': '+2 lap',
      'steward.coins': '+2 érme',
      'steward.trash': '2 lap a szemétre',
      'torturer.discard': '2 lap eldobása',
      'torturer.curse': 'egy Átok a kézbe',
      'alchemist.put-on-deck': 'a húzópakli tetejére',
      'alchemist.nothing': 'eldobás',
      'scrying-pool.discard': 'eldobás',
      'scrying-pool.put-back': 'visszatétel',
      'native-village.set-aside': 'a legfelső lap a tálcára',
      'native-village.take-mat': 'a tálca összes lapja a kézbe',
      'pirate-ship.plunder': 'kincsek a szemétre egy érmejelzőért',
      'pirate-ship.coins': 'érmejelzőnként +1 érme',
    },
    effects: {
      playTreasures: 'Kijátszik a kézből minden olyan kincset, amelynél a sorrend mindegy.',
      endActions: 'Ebben a körben nincs több akció; jön a vásárlási fázis.',
      cleanUp: 'Eldobja a kézben lévő és a kijátszott lapokat további hatás nélkül, és új lapokat húz.',
      cleanUpDiscard: 'Most dobod el, a többi előtt; ilyenkor nincs hatása.',
      cleanUpUse: 'Most dobod el, a többi előtt, és érvényesül a hatása.',
      pass: (to) => (to.you ? 'Te kapod.' : `${to.name} kapja, más nem látja.`),
      gainedByYou: (player) => `Te kapod, nem ${player.name}.`,
      comesBack: (player) => `A kör végén ${player.name} visszakapja.`,
      'moat.reveal': 'A támadás nem hat rád.',
      'secret-chamber.reveal': 'Húzol 2 lapot, majd a kezedből 2 lapot a húzópaklid tetejére teszel.',
      'library.set-aside': inTerms('A végén a használt pakliba kerül, és helyette másik lap jön.'),
      'throne-room.play': 'Kétszer játszod ki.',
      'wishing-well.name': 'Ha ez van a húzópakli tetején, a kézbe kerül.',
      'baron.discard': '+4 érme.',
      'baron.nothing': 'Egy Birtok jár helyette.',
      'minion.new-hand':
        'Eldobod a kezed, +4 lap; ugyanígy mindenki más, akinek legalább 5 lap van a kezében.',
      'alchemist.nothing': inTerms('A használt pakliba kerül.'),
      'ironworks.gain': inTerms('Akcióért +1 akció, kincsért +1 érme, győzelmipont-kártyáért +1 lap.'),
      'transmute.trash': inTerms(
        'Akcióért egy Hercegség, kincsért egy Átváltoztató, győzelmipont-kártyáért egy Arany jár.',
      ),
      'apprentice.trash': 'Annyi lap húzása, ahány érmébe kerül, és még 2, ha Varázsitalba is.',
    },

    log: {
      turn: (who, number) => {
        if (number === undefined) return who.you ? 'A te köröd' : `${who.name} köre`;
        return who.you ? `A te ${number}. köröd` : `${who.name} ${number}. köre`;
      },
      possessedTurn: (who, by) =>
        `${who.you ? 'Extra köröd' : `${who.name} extra köre`}, ${by.you ? 'te irányítod' : `${by.name} irányítja`}`,
      ownExtraTurn: (who) => (who.you ? 'Extra köröd' : `${who.name} extra köre`),
      phase: (who, phase) =>
        who.you
          ? capital(phaseName(phase, 'hu', printing))
          : `${who.name}: ${phaseName(phase, 'hu', printing)}`,
      play: (who, cards) => `${does('Kijátszol', 'kijátszik')(who)} ${some(cards)}`,
      plus: (who, bonus) => `${does('Kapsz', 'kap')(who)}: ${bonus}`,
      draw: (who, cards) => `${does('Húzol', 'húz')(who)} ${some(cards)}`,
      drawNothing: does('Nem húzol lapot', 'nem húz lapot'),
      shuffle: does('Megkevered a paklidat', 'megkeveri a pakliját'),
      discard: (who, cards) => `${does('Eldobsz', 'eldob')(who)} ${some(cards)}`,
      discardUnder: (who, count, top) =>
        `${does('Eldobsz', 'eldob')(who)} ${numberOfCards(count)}, legfelül: ${name(top)}`,
      discardDeck: (who, top) =>
        `${does(inTerms('A használt paklidba teszed a húzópaklidat'), inTerms('a használt paklijába teszi a húzópakliját'))(who)}, legfelül: ${name(top)}`,
      trash: (who, cards) => `${does('A szemétre dobsz', 'a szemétre dob')(who)} ${some(cards)}`,
      topdeck: (who, cards) =>
        `${does('A húzópaklid tetejére teszel', 'a húzópaklija tetejére tesz')(who)} ${some(cards)}`,
      take: (who, cards) => `${does('A kezedbe veszel', 'a kezébe vesz')(who)} ${some(cards)}`,
      takeMat: (who, cards) => `${does('A tálcádról felveszel', 'a tálcájáról felvesz')(who)} ${some(cards)}`,
      mat: (who, cards) => `${does('A tálcádra teszel', 'a tálcájára tesz')(who)} ${some(cards)}`,
      restock: (who, cards) =>
        `${does('A készletbe visszateszel', 'a készletbe visszatesz')(who)} ${some(cards)}`,
      revealMarket: (who, cards) =>
        `${does('A készlet melletti pakliból felfedsz', 'a készlet melletti pakliból felfed')(who)} ${some(cards)}`,
      putUnder: (who, cards) => `${does('A pakli aljára teszel', 'a pakli aljára tesz')(who)} ${some(cards)}`,
      token: (who, count) => `${does('Kapsz', 'kap')(who)} ${count === 1 ? 'egy' : count} érmejelzőt`,
      nextHand: (who, cards) =>
        `${does('A kör végén húzol', 'a kör végén húz')(who)} ${numberOfCards(cards)}`,
      extraTurn: does('E kör után extra kört játszol', 'e kör után extra kört játszik'),
      reveal: (who, cards) => `${does('Felfedsz', 'felfed')(who)} ${some(cards)}`,
      revealHand: (who, cards) =>
        `${does('Megmutatod a kezedből', 'megmutatja a kezéből')(who)}: ${named(cards)}`,
      revealEmptyHand: does('Megmutatod, hogy üres a kezed', 'megmutatja, hogy üres a keze'),
      look: does(inTerms('Átnézed a használt paklidat'), inTerms('átnézi a használt pakliját')),
      lookAt: (who, cards) =>
        `${does(inTerms('Átnézed a használt paklidat'), inTerms('átnézi a használt pakliját'))(who)}: ${listed(cards)}`,
      setAside: (who, cards) => `${does('Félreteszel', 'félretesz')(who)} ${some(cards)}`,
      comeBack: (who, cards) => `${does('Visszakapsz', 'visszakap')(who)} ${some(cards)}`,
      gain: (who, cards) => `${does('Kapsz', 'kap')(who)} ${some(cards)}`,
      gainToHand: (who, cards) =>
        `${does('Kapsz', 'kap')(who)} ${some(cards)} ${who.you ? 'a kezedbe' : 'a kezébe'}`,
      gainToDeck: (who, cards) =>
        `${does('Kapsz', 'kap')(who)} ${some(cards)} ${who.you ? 'a húzópaklid' : 'a húzópaklija'} tetejére`,
      gainFromTrash: (who, cards) => `${does('Kapsz', 'kap')(who)} ${some(cards)} a szemétből`,
      buy: (who, cards) => `${does('Veszel', 'vesz')(who)} ${some(cards)}`,
      buyAndGain: (who, cards) => `${does('Megveszel', 'megvesz')(who)} ${some(cards)}`,
      pass: (who, cards, to) =>
        to.you
          ? `${who.name} átad neked ${some(cards)}`
          : `${does('Átadsz', 'átad')(who)} ${some(cards)}, ${to.name} kapja`,
      react: (who, card) => `${does('Védekezésül felfeded', 'védekezésül felfedi')(who)} ${theObject(card)}`,
      unaffected: does('Védve vagy a támadástól', 'védve van a támadástól'),
      choose: (who, mode) => `${does('Ezt választod', 'ezt választja')(who)}: ${mode}`,
      decline: does('Nem kéred', 'nem kéri'),
      name: (who, card) => `${does('Megnevezed', 'megnevezi')(who)} ${theObject(card)}`,
      cost: (coins) => `Ebben a körben minden lap ${coins} érmével olcsóbb`,
      possess: (who, of) =>
        `E kör után ${who.you ? 'te játszod' : `${who.name} játssza`} ${of.you ? 'az extra körödet' : `${of.name} extra körét`}`,
      over: (winners) => {
        if (winners.length === 0) return 'Vége a játéknak: senki sem nyert';
        const you = winners.some((one) => one.you);
        const names = winners.map((one) => (one.you ? 'te' : one.name));
        if (names.length === 1) return `Vége a játéknak: ${you ? 'nyertél' : `${names[0]} nyert`}`;
        return `Vége a játéknak: ${together.format(names)} ${you ? 'közösen nyertetek' : 'közösen nyert'}`;
      },
    },
    plus: {
      actions: plusOf(counts.hu.actions),
      buys: plusOf(counts.hu.buys),
      coins: plusOf(counts.hu.coins),
      potions: plusOf(counts.hu.potions),
    },

    refusals: {
      malformed: 'A kiszolgáló ezt nem értette. Töltsd be újra az oldalt.',
      'wrong-version': 'Ez az oldal és a kiszolgáló különböző kiadásból való. Töltsd be újra az oldalt.',
      'unknown-person': 'A kiszolgáló nem ismer téged. Töltsd be újra az oldalt, és válassz nevet.',
      'unknown-table': 'Nincs ilyen asztal. Ellenőrizd a hivatkozást, vagy nyiss új asztalt.',
      'unknown-game': 'Nincs ilyen játék. Ellenőrizd a hivatkozást, vagy kezdj új játékot.',
      'not-seated': 'Ebben a játékban nincs helyed, de nézheted.',
      'not-asked': 'Most nem te választasz.',
      stale: 'Elkéstél: a játék már továbbhaladt. Nézd meg újra, és válassz.',
      illegal: 'Ezt most nem lehet. Válassz a felkínáltak közül.',
      'game-over': 'A játéknak vége.',
      'nothing-to-undo': 'Nincs mit visszavonni.',
      'not-allowed': 'Ezt itt nem teheted meg.',
      'too-fast': 'Ez túl gyors volt. Várj egy kicsit, és próbáld újra.',
      'table-full': 'Ennél az asztalnál minden hely foglalt, de nézheted a játékot.',
      'already-started': 'Ennél az asztalnál már elkezdődött a játék, de nézheted.',
      'not-ready': 'Még nincs minden készen. Töltsd fel a helyeket, és próbáld újra.',
      'not-found': 'Itt nincs semmi. Ellenőrizd a hivatkozást.',
      'shutting-down': 'A kiszolgáló újraindul. A játékod megmarad; próbáld újra egy kicsit később.',
      internal: 'A kiszolgálón hiba történt. Semmi sem veszett el; próbáld újra.',
    },
    spoken: hungarianPhrases(name, the),
  };
}

const together = new Intl.ListFormat('hu');
const either = new Intl.ListFormat('hu', { type: 'disjunction' });
