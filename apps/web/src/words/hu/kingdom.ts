import type { kingdom as English } from '../en/kingdom.ts';

const list = new Intl.ListFormat('hu');
const or = new Intl.ListFormat('hu', { type: 'disjunction' });
const ask = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` Erre gondoltál: ${or.format(nearest)}?`;

export const kingdom: typeof English = {
  title: 'Birodalom',
  way: 'Hogyan választod a birodalmat',
  ways: {
    recommended: 'Ajánlott',
    random: 'Véletlen',
    picked: 'Kézzel',
    draft: 'Sorban',
    text: 'Hivatkozás vagy lista',
  },

  newcomers: (firstGame) =>
    `Most ismerkedsz a játékkal? A szabályfüzetek azt tanácsolják, hogy először csak az alapjátékkal játssz; jó kezdet például ez: „${firstGame}”.`,

  reroll: 'Új húzás',
  drawFrom: 'Ezekből',
  wishes: 'Kívánságok',
  atLeastOne: 'Legalább egy ilyen',
  traits: {
    village: '+2 akció',
    'plus-cards': '+2 lap',
    'plus-buy': '+1 vásárlás',
    trasher: 'szemétre dobás',
    gainer: 'lapszerzés',
    attack: 'támadás',
  },
  mostAttacks: 'Legfeljebb ennyi támadás',
  anyNumber: 'akárhány',
  reactionIfAttacks: 'védekezés, ha van támadás',
  alchemyThreeToFive: 'három–öt lap az Alkímiából vagy egy sem',
  alchemyNeedsOthers: 'Ehhez más doboz lapjai is kellenek.',
  without: (card) => `${card} nélkül`,
  noWishes: 'Kívánságok törlése',
  likesAndBans: 'Kedvelt és tiltott lapok',
  likedAndBanned: (liked, banned) => `(${liked} kedvelt, ${banned} tiltott)`,
  must: 'Legyen benne',
  mustHave: (card) => `${card}: legyen benne`,
  ban: 'Tiltva',
  banned: (card) => `${card}: tiltva`,

  search: 'Lap keresése',
  nothingFound: (typed) => `Nincs „${typed}” nevű lap.`,
  picked: (count, of) => `${count} / ${of} lap`,
  fillUp: 'Kiegészítés véletlenszerűen',
  clear: 'Törlés',
  text: 'Egy hivatkozás, egy birodalom neve vagy tíz lap',
  textHint: 'A lapok a te nyelveden vagy angolul, vesszővel vagy ponttal elválasztva.',

  ownName: 'Tíz lap birodalma',
  playBots: 'Játék ezzel botok ellen',
  playFriends: 'Játék ezzel barátokkal',
  another: 'Egy másik',
  link: 'Ennek a birodalomnak a hivatkozása',
  rulings: 'Magyarázatok',
  unreadable: 'Ez a birodalom nem olvasható',
  chooseOne: 'Válassz birodalmat',

  named: (name) => `„${name}” birodalom`,
  unknownCard: (card, nearest) => `Nincs „${card}” nevű lap.${ask(nearest)}`,
  unknownKingdom: (text, nearest) =>
    `Ez se nem ajánlott birodalom, se nem tíz lap vesszőkkel elválasztva: „${text}”.${ask(nearest)}`,
  basicCard: (card) => `${card}: ez alapkártya, sosem része a birodalomnak. Válassz helyette másikat.`,
  repeatedCard: (card) => `${card}: ez kétszer szerepel. Válassz helyette másikat.`,
  wrongSize: (count, wanted) =>
    count < wanted
      ? `${count} lap kevés: egy birodalom ${wanted} lapból áll. Adj hozzá még ${wanted - count} lapot.`
      : `${count} lap túl sok: egy birodalom ${wanted} lapból áll. Vegyél ki ${count - wanted} lapot.`,
  noBoxes: 'Egy doboz sincs bejelölve. Jelölj be legalább egyet.',
  tooManyMusts: (count, highest) =>
    `${count} lapnak kellene benne lennie, de egy birodalom ${highest} lapból áll. Vegyél le a listáról ${count - highest} lapot.`,
  withoutCard: (card) =>
    `Ebben a birodalomban benne van: ${card}, az asztal viszont nélküle játszik. Válassz másik birodalmat, vagy vedd ki a pipát „Az asztal szabályai” között („${card} nélkül”).`,
  mustIsBanned: (card) => `${card}: kedvelt és tiltott is egyszerre. Dönts valamelyik mellett.`,
  mustOutsideBoxes: (card, box) =>
    `${card}: benne kellene lennie, de a doboza nincs bejelölve (${box}). Jelöld be, vagy mondj le a lapról.`,
  tooFewCards: (left, wanted) =>
    `Csak ${left} lap maradt, pedig ${wanted} kell. Jelölj be még egy dobozt, vagy tilts kevesebb lapot.`,
  noneFits: (clash, cures) =>
    `Nincs birodalom, amelyben ez mind együtt megvan: ${clash.join('; ')}. ${
      cures.length === 0 ? 'Mondj le valamelyikről, és húzz újra.' : `Ez segítene: ${cures.join(', vagy ')}.`
    }`,
  tooManyWishes: 'Ennyi kívánságot túl sokáig tart mérlegelni. Mondj le néhányról.',
  otherTrouble: 'Ebből nem lesz birodalom. Vond vissza az utolsó kívánságodat.',
  otherWish: 'egy másik kívánság',
  partMusts: (cards) => `legyen benne: ${list.format(cards)}`,
  partBans: (cards) => `ne legyen benne: ${list.format(cards)}`,
  partBoxes: (boxes) => `csak ebből: ${list.format(boxes)}`,
  partTrait: (trait) => `legalább egy ilyen: ${trait}`,
  partAttacks: (most) => (most === 0 ? 'támadás nélkül' : `legfeljebb ${most} támadás`),
  cureMusts: (cards) => `ha lemondasz erről (${list.format(cards)})`,
  cureBans: (cards) => `ha megengeded ezt (${list.format(cards)})`,
  cureBoxes: 'ha más dobozból is húzol',
  cureTrait: (trait) => `ha lemondasz erről (${trait})`,
  cureAttacks: 'ha több támadást engedsz meg',
  cureAlchemy: 'ha bármennyi lap jöhet az Alkímiából',
  cureReaction: 'ha lemondasz a védekezésről',
  cureOther: 'ha visszavonsz egy másik kívánságot',
};
