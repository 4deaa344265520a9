import type { game as English } from '../en/game.ts';

export const game: typeof English = {
  menu: 'Menü',
  side: 'Napló és lapszámlálás',

  log: 'Napló',
  /** Before the id of a ruling. */
  rule: 'A szabály',
  logEmpty: 'Még nem történt semmi.',
  toLatest: 'A legújabbhoz',
  hitsYou: 'téged ér',
  undone: (who, count) => {
    const what = count === 1 ? 'egy döntést' : `${count} döntést`;
    if (who === null) return `Visszavonva: ${count === 1 ? 'egy' : count} döntés`;
    return who.you ? `Visszavontál ${what}` : `${who.name} visszavont ${what}`;
  },

  counts: 'Lapszámlálás',
  countsNone: 'Ennél az asztalnál az oldal nem számol helyetted, ahogy igazi lapokkal sem.',

  undo: 'Visszavonás',
  undoAsk: 'Visszavonás kérése',
  undoNo: {
    rule: 'Ennél az asztalnál nincs visszavonás.',
    rated: 'Ranglistás játékban nincs visszavonás, ha azóta valaki megtudott valamit.',
    daily: 'A nap játékában semmi sem vonható vissza, ha már megtudtál valami újat.',
    asked: 'Egy visszavonási kérés még nyitva van.',
    refused: 'A többiek nem engedték, hogy ezt visszavond.',
    shown: 'Akik késleltetve nézik a játékot, már láthatták.',
    nothing: 'Nincs mit visszavonni.',
  },
  undoAsking: (names) => `Egy döntés visszavonását kérted. ${names} beleegyezése kell hozzá.`,
  undoWish: (name) => `${name} szeretne visszavonni egy döntést.`,
  allow: 'Engedem',
  deny: 'Nem engedem',
  undoRefused: (name) => `${name} nem engedte: nincs visszavonás.`,
  undoPlayedOn: (name) => `${name} továbbjátszott: nincs visszavonás.`,

  resign: 'Feladás',
  resignSure: 'Feladod ezt a játékot?',
  resignEnds: 'A játék véget ér, és elveszíted.',
  resignGoesOn:
    'A többiek továbbjátszanak, a helyeden egy bottal. Te leszel az utolsó, bármit kezd is a bot a lapjaiddal.',
  end: 'A játék befejezése',
  endPropose: 'Javaslat a befejezésre',
  endSure: 'Befejezed ezt a játékot?',
  endAtOnce: 'Csak botokkal játszol, ezért azonnal véget ér. Senkinek sem számít bele az eredményébe.',
  endByVote: 'Akkor ér véget, ha mindenki beleegyezik. Senkinek sem számít majd bele az eredményébe.',
  endWish: (names) => `A játék befejezését javasolja: ${names}.`,
  endWished: 'A játék befejezését javasoltad. Akkor ér véget, ha mindenki beleegyezik.',
  agree: 'Beleegyezem',
  notNow: 'Most nem',
  endWithdraw: 'Visszavonom',
  endRefused: (name) => `${name} most nem szeretné befejezni a játékot.`,
  endWithdrawn: (name) => `${name} visszavonta a befejezési javaslatot.`,

  away: (name, time) => `${name} nincs itt. Ha ez így marad (még ${time}), eldönthetitek, hogyan tovább.`,
  overdue: (name) => `${name} ideje lejárt, vagy túl régóta nincs itt. Hogyan menjen tovább a játék?`,
  waitOn: 'Várhattok is tovább.',
  replace: 'Egy bottal azon a helyen',
  forReplacing: (names) => `A bot mellett van: ${names}.`,
  forEnding: (names) => `A befejezés mellett van: ${names}.`,
  replaced: (bot, name) => `${name} helyén ${bot} játszik tovább.`,
  youAreReplaced: (bot) => `A helyeden ${bot} játszik tovább. Nézheted a játékot.`,
  youAreOverdue: 'Lejárt az időd. A többiek nélküled is folytathatják; addig még dönthetsz.',

  watching: 'Nézőként azt látod, ami mindenki előtt nyíltan fekszik.',
  watchingLate: 'Nézőként mindenki kezét látod, néhány körrel a játékosok mögött.',
  reconnecting: 'Megszakadt a kapcsolat. Újracsatlakozás…',
  serverLeaves: 'A kiszolgáló újraindul. A játékod megmarad; az oldal magától visszatér.',
  choiceKept: 'A döntésedet megjegyeztük, és el fogjuk küldeni.',
  studies: (name, share) =>
    `${name} a birodalmat tanulmányozza… ${new Intl.NumberFormat('hu', { style: 'percent' }).format(share)}`,
  time: (left) => {
    if (left.unit === 'clock') return left.text;
    return left.unit === 'hours'
      ? `${left.hours} óra ${left.minutes} perc`
      : `${left.days} nap ${left.hours} óra`;
  },
  yourTurn: 'Te jössz',
  youAreAsked: 'Döntened kell',
  begun: 'Elkezdődött a játék',
  rematch: 'Új játék kezdődött.',
  lastResult: 'Az előző eredménye',
  soundOn: 'Hang bekapcsolása',
  soundOff: 'Hang kikapcsolása',

  over: 'Vége a játéknak',
  toResult: 'Pontok és a folytatás',
};
