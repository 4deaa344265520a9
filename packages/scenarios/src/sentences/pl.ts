// Co mówi się o przykładzie, po polsku. What is typed in scenarios stays English: keywords, cards, sentences.

import type { WrittenPart } from './en.ts';
import type { RuleRefusals } from './rule-refusals.ts';
import { refusalIn } from './rule-refusals.ts';
import type { ScenarioSentences } from './said.ts';

const list = (words: readonly string[]): string => words.join(', ');
const meant = (name: string): string => (name === '' ? '' : `; czy chodzi o ${name}?`);
const by = (card: string): string => (card === '' ? '' : ` (karta ${card})`);
const instead = (name: string): string => (name === '' ? '' : ` (za gracza ${name})`);
const CARDS = 'karty zapisuje się jako listę: [copper, 2 estate]';
const EVENTS =
  'możliwe są na przykład: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand';

/** What something is about: "for the Supply". */
const subjects: Readonly<Record<WrittenPart, string>> = {
  supply: 'dla Rezerwy',
  costs: 'dla kosztów kart',
  scores: 'dla punktów',
  expectation: 'dla oczekiwania',
  turn: 'dla tury',
  bonuses: 'dla tego, o ile więcej dają karty',
  player: 'dla gracza',
  players: 'dla graczy',
  setup: 'dla przygotowania gry',
  sets: 'dla zestawów stosów królestwa',
  start: 'dla gracza rozpoczynającego',
  move: 'dla ruchu',
  seen: 'dla tego, co ktoś widzi',
  seenOfPlayer: 'dla tego, co widać u gracza',
  told: 'dla tego, czego ktoś się dowiaduje',
  condition: 'dla warunku',
  conditionOnPlayer: 'dla warunku o graczu',
  left: 'dla tego, co zostało',
  best: 'dla najlepszego wyniku',
  said: 'dla tego, co zostaje powiedziane',
};

const refusals: RuleRefusals = {
  'too-few-players': 'liczba graczy: {count}; gra wymaga co najmniej {fewest}',
  'too-many-players':
    'liczba graczy: {count}; w jednej grze bierze udział najwyżej {most}; podziel ich na stoły: {tables}',
  'no-name': 'jeden z graczy nie ma imienia; nadaj mu jakieś',
  'bad-name':
    'gracz nie może się nazywać „{name}”; usuń dwukropek, przecinek, #, złamanie wiersza i spacje na końcach',
  'repeated-name': 'dwóch graczy nazywa się „{name}”; daj jednemu inne imię',
  'basic-card': '„{card}” to karta podstawowa i nigdy nie tworzy stosu królestwa; weź w jej miejsce inną',
  'twice-in-kingdom': '„{card}” jest w królestwie dwa razy; weź w to miejsce inną kartę',
  'bad-further':
    '„{card}” nie może leżeć w talii obok Rezerwy: jest podstawowa, leży w królestwie albo się powtarza; usuń ją',
  'kingdom-size': 'liczba stosów królestwa: {count}; w grze jest ich {piles}',
  'bad-seed': 'w ziarnie nie może być #, złamania wiersza ani spacji na końcach; usuń je',
  'not-in-game':
    '{card} nie ma stosu w tej grze; dodaj tę kartę do królestwa, a jeśli jest pełne, wymień na nią inną',
  'no-potion-pile':
    '{card} nie ma stosu w tej grze: pojawia się z kartą, która kosztuje Eliksir; dodaj taką do królestwa, na przykład alchemist',
  'too-many-copies': 'liczba kart {card}: {copies}; przy liczbie graczy {players} jest ich {all}; usuń część',
  'bad-number': '{value} nie jest tu możliwe; musi to być liczba całkowita od {least} do {most}',
  'bought-in-action-phase': 'w fazie akcji nie można było jeszcze nic kupić; napisz phase: buy',
  'ordinary-turn':
    'to zwykła tura, a gra ją {name}: usuń lastOrdinary albo podaj w possessor, kto gra ją za kogoś',
  'own-possessor': '{player} nie może grać własnej tury za siebie; może to zrobić tylko {right}',
  'other-possessor':
    '{possessor} nie może grać za gracza {player}: można tylko za sąsiada z lewej; tutaj może to tylko {right}',
  'in-play-out-of-turn':
    '{name} ma karty w grze, choć turę ma {onTurn}; połóż je gdzie indziej albo niech turę ma {name}',
  'kept-but-not-possessed':
    '{name} ma karty, które wracają z kosza, ale nikt nie gra za niego tury; połóż je gdzie indziej albo podaj w possessor, kto gra',
  'makes-no-more': 'żadna karta nie sprawia, że {card} daje więcej monet; usuń to',
  'own-turn-first':
    'dodatkowa tura, którą zdobywa {name}, jest przed tymi, które gra się za innych; postaw ją na początku',
  'won-no-turn': '{name} nie ma teraz tury i nie zdobywa dodatkowej; usuń ją',
  'possessed-before': '{name} gra Possession wcześniej niż {onTurn}; postaw tę turę na początku',
  'had-no-turn': '{name} nie ma tury, w której można było zdobyć dodatkową; usuń ją',
  'bad-shuffle':
    'w zaplanowanym tasowaniu (gracz {player}) na wierzchu ma być {card}, ale takiej karty (albo kolejnej) wtedy tam nie ma',
  'two-of-a-name': 'dwie karty nazywają się „{card}”; daj jednej inne id',
  'speaks-of-unknown': '„{card}” mówi o karcie „{other}”, której tu nie ma',
};

export const pl: ScenarioSentences = {
  ofLesson: (text) => text,

  noScenario: () => 'nie ma tu żadnego przykładu',
  malformed: (reason) => `to nie jest poprawny YAML: ${reason}`,
  twice: (name, line) => `„${name}” występuje dwa razy, najpierw w wierszu ${line}; zostaw jedno`,
  cardTwice: (card, line) => `${card} występuje dwa razy, najpierw w wierszu ${line}; zostaw jedno`,
  alias: (name) => `„*${name}” odsyła gdzie indziej; napisz to w całości`,
  noParts: (parts) => `przykład to wiersze w postaci „nazwa: wartość”, takie jak ${list(parts)}`,
  unknownPart: (part, parts) => `„${part}” nie jest częścią przykładu; znane są ${list(parts)}`,
  noTitle: () => 'przykład nie ma tytułu (title)',
  noRulingId: () => 'zasadę podaje się jej symbolem, na przykład INT-BARON-01, albo listą symboli',
  unknownRuling: (id, nearest) =>
    `nie ma zasady „${id}”; ${nearest === '' ? 'wszystkie są w docs/rulings.md' : `czy chodzi o ${nearest}?`}`,

  unknownCard: (name, nearest) => `nie ma karty „${name}”${meant(nearest)}`,
  unknownPlayer: (name, players) => `nikt nie nazywa się „${name}”; gracze to ${list(players)}`,
  misspeltPlayer: (name, player) => `przy tym stole nie ma gracza ${name}; czy chodzi o ${player}?`,
  tooManyOfIt: (text) => `${text}: w żadnej grze nie ma ich tak wiele`,
  noneOfIt: (text) => `${text}: pomiń to, czego nie ma`,
  noCardList: () => CARDS,
  listInList: (count) => `w liście jest druga lista (długość ${count}); ${CARDS}`,
  noCard: (text) => `${text} nie jest kartą; ${CARDS}`,
  nothingInList: () => 'w liście stoi „nothing”; jeśli nie ma kart, napisz []',
  noListOfLists: () => 'tasowania zapisuje się jako listę list: [[copper, estate], [gold]]',
  noNumber: (text) => `${text} nie jest liczbą całkowitą`,
  noText: (text) => `${text} nie jest tekstem`,
  noYesOrNo: (text) => `${text} nie jest ani true, ani false`,
  unknownPhase: (text, phases) => `nie ma fazy „${text}”; są ${list(phases)}`,
  noChoice: (words) => `„${words}” nie jest wyborem; napisz go jak w zapisie gry: play Village, end actions`,
  noMap: (subject) => `${subjects[subject]} pisze się { nazwa: wartość }`,
  noMapOfSight: (observer) => `to, co widzi ${observer}, zapisuje się jako { nazwa: wartość }`,
  unknownKey: (subject, key, keys) => `nie ma tu „${key}”; ${subjects[subject]} są ${list(keys)}`,
  nothingChecked: () => 'tu nic nie jest sprawdzane; napisz, co ma się zgadzać, albo usuń ten wiersz',
  noCost: (text) => `„${text}” to nie koszt; zapisz go jako 5, 3P albo P`,
  noExtraTurn: (text) => `„${text}” to nie dodatkowa tura; napisz: Ann possesses Bob, albo samo Ann`,
  unknownMode: (text, modes) =>
    `żadna karta w tej grze nie pozwala wybrać „${text}”; ${modes.length === 0 ? 'takiego wyboru tu nie ma' : `można wybrać ${list(modes)}`}`,

  noStart: () => 'przykład nie ma ani graczy (players), ani przygotowania gry (setup)',
  besideSetup: (part) => `„${part}” nie może stać obok setup, które zaczyna prawdziwą nową grę`,
  emptySeed: () => 'ziarno jest puste; podaj słowo albo liczbę, albo je pomiń',
  reservedName: (name) =>
    `nikt nie może się nazywać „${name}”: to słowo jest potrzebne w sprawdzaniu; wybierz inne imię`,
  noBoxes: (count) => `boxes: ${count} nie jest możliwe; może być 1 albo 2`,
  unknownSet: (set, sets) => `nie ma zestawu „${set}”; wybierz: ${list(sets)}`,
  secondKingdom: (how, before) =>
    `„${how}” drugi raz mówi, jakimi kartami się gra; zostaw to albo „${before}”`,
  noDeal: () =>
    'tak nie da się rozdać dziesięciu różnych kart; podaj zestawy albo liczby dające razem dziesięć',
  noPick: (text) => `„${text}” to nie wybór; napisz: Ann picks pawn`,
  notTheirPick: (name, other) => `teraz nie wybiera ${name}, tylko ${other}`,
  cannotPick: (name, card) =>
    `${name} nie może wybrać karty ${card}: jest już wybrana, nie jest kartą królestwa z pudełek albo leży już dziesięć`,
  tooManyExtraTurns: (count, most) => `liczba dodatkowych tur: ${count}; może ich być od 0 do ${most}`,
  checksNothing: () => 'przykład niczego nie sprawdza; napisz pod „then”, co ma się zgadzać',
  noMoveList: () => 'ruchy zapisuje się jako listę, każdy w osobnym wierszu: - Ann plays village',
  emptyMove: () => 'ruch to zdanie albo sprawdzenie, na przykład „asked: Ann”; tu nic nie ma',
  moveWithColon: (name) =>
    `w ruchu nie ma dwukropka: ${name} plays village; to, co ma się zgadzać, stoi w expect: { ${name}: … }`,

  commaInMove: (text) =>
    `„${text}” nie jest ruchem; zdanie z przecinkiem wymaga w [ ] cudzysłowu albo osobnego wiersza`,
  moveWithoutName: (players) => `ruch zaczyna się od imienia gracza (${list(players)})`,
  forWithoutName: (players) => `po „for” stoi imię gracza (${list(players)})`,
  sayNothing: (text) => `${text}: napisz nothing albo to pomiń`,
  noMove: (text) =>
    `„${text}” nie jest ruchem; możliwe są plays, plays treasures, buys, ends actions, ends turn, discards, trashes, topdecks, gains, passes, reveals, sets aside, names, chooses, returns, puts under the deck i cleans up`,
  passesLeft: (name, left, other) => `${name} przekazuje w lewo, czyli dostaje ${left}, a nie ${other}`,
  neverOffered: (card, words) =>
    `${card} nie bierze udziału w tej grze, więc „${words}” nigdy nie będzie do wyboru; dodaj tę kartę do królestwa albo usuń sprawdzenie`,
  neverDecides: (name, other, left) =>
    `${name} nigdy nie decyduje za gracza ${other}, tylko za gracza ${left}, swojego sąsiada z lewej`,

  noEvent: (text) => `żadne zdarzenie nie brzmi „${text}”; ${EVENTS}`,
  noEventOf: (text, players) =>
    `żadne zdarzenie nie brzmi „${text}”: nie zaczyna się od imienia gracza (${list(players)}); ${EVENTS}`,
  commaInEvent: (text) => `żadne zdarzenie nie brzmi „${text}”; zdanie z przecinkiem wymaga w [ ] cudzysłowu`,
  notInGame: (card) => `${card} nie bierze udziału w tej grze, więc nikt nie może się o niej dowiedzieć`,
  topWithoutNumber: () =>
    'to, co leży na wierzchu, podaje się tylko z liczbą kart: Ann discards 2 cards, Gold on top',
  oneHasNoOrder: () => 'jedno zdarzenie nie ma kolejności; podaj co najmniej dwa albo użyj told',

  badCard: (where, must) => `to nie jest poprawna karta: ${where} (oczekiwane: ${must})`,
  refused: refusalIn(refusals),

  differs: (what, expected, found) => `${what}: oczekiwane ${expected}, jest ${found}`,

  forWhom: (name, words, ways) =>
    `${name} decyduje naraz za kilku graczy i za każdego można: ${words}; napisz ${ways.join(' albo ')}`,
  tooEarly: (name, words, card, only) =>
    `${name} nie może tego zrobić: ${words}; do wyboru${by(card)} jest tylko ${only}; napisz to najpierw, jeśli chodzi o późniejsze pytanie`,
  gameIsOver: (name, words, other) =>
    `${name} nie może tego zrobić${instead(other)}: ${words}; gra jest skończona`,
  otherOffers: (name, words, other, card, offers) =>
    `${name} nie może tego zrobić${instead(other)}: ${words}; do wyboru${by(card)} są ${list(offers)}`,
  decidesForAnother: (name, words, other, whom) =>
    `${name} nie może tego zrobić${instead(other)}: ${words}; tutaj ${name} decyduje tylko za gracza ${whom}`,
  waitsFor: (name, words, other, waiting) =>
    `${name} nie może tego zrobić${instead(other)}: ${words}; gra czeka na: ${waiting.join(' i ')}`,

  aMove: () => 'ruch',
  piles: () => 'liczba stosów',
  pilesOf: (set) => `liczba stosów królestwa z zestawu ${set}`,
  trash: () => 'kosz',
  market: () => 'talia obok Rezerwy, od góry',
  marketOpen: () => 'odkryte karty obok Rezerwy',
  isOver: () => 'czy gra jest skończona',
  winners: () => 'kto wygrywa',
  score: (name) => `punkty gracza ${name}`,
  open: () => 'karty leżące odkryte',
  extraTurns: () => 'liczba nadchodzących dodatkowych tur',
  extraTurn: (number) => `${number}. nadchodząca dodatkowa tura`,
  whoChooses: () => 'kto musi wybrać',
  cardThatAsks: () => 'karta, która pyta',
  pile: (card) => `stos karty ${card}`,
  cost: (card) => `koszt karty ${card}`,
  whoseTurn: () => 'czyja tura',
  whoPossesses: () => 'kto gra turę za innego',
  phase: () => 'faza',
  turnNumber: () => 'numer tury',
  actions: () => 'pozostałe Akcje',
  buys: () => 'pozostałe Zakupy',
  coins: () => 'monety',
  potions: () => 'Eliksiry',
  actionsPlayed: () => 'zagrane Akcje',
  bought: () => 'kupione karty',
  discount: () => 'zniżka',
  nextHand: () => 'karty w następnej ręce',
  inARow: () => 'tury z rzędu',
  lastOrdinary: () => 'czyja była ostatnia zwykła tura',
  bonus: (card) => `${card}, dodatkowo z każdej karty`,
  ofPlayer: (name, what) => `${name}, ${what}`,
  deckTop: (name) => `${name}, wierzch talii`,
  discardTop: (name) => `${name}, wierzch stosu odrzuconych`,
  inPlay: (name) => `${name}, karty w grze`,
  inView: (observer, name, what) => `${observer} widzi: ${name}, ${what}`,
  options: () => 'możliwości do wyboru',
  optionsOf: (name) => `co może wybrać ${name}`,
  wasTold: (name) => `czego dowiaduje się ${name}`,
  toldInOrder: (name) => `w jakiej kolejności dowiaduje się ${name}`,

  hand: () => 'ręka',
  handSize: () => 'liczba kart na ręce',
  deck: () => 'talia od góry',
  deckSize: () => 'liczba kart w talii',
  discard: () => 'stos odrzuconych',
  discardSize: () => 'liczba kart odrzuconych',
  cardsInPlay: () => 'karty w grze',
  returning: () => 'karty wracające z kosza',
  mat: () => 'mata',
  matSize: () => 'karty na macie',
  tokens: () => 'Żetony Monet',
  turns: () => 'tury',
  points: () => 'punkty',

  nothing: () => 'nic',
  none: () => 'brak',
  nobody: () => 'nikt',
  nobodyFor: (name) => `nikt za gracza ${name}`,
  hidden: () => 'zakryte',
  noPile: () => 'brak stosu',
  true: () => 'tak',
  false: () => 'nie',
  not: (text) => `nie: ${text}`,
  mustBeRefused: (move) => `niemożliwe: ${move}`,
  offered: () => 'możliwe',
  canBeDone: () => 'może się stać to, co nie daje wyboru',
  after: (event, before) => `${event}, po: ${before}`,
};
