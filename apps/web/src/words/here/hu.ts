import type { here as english } from './en.ts';

export const here: typeof english = {
  title: 'Játszmák ezen az eszközön',
  intro: 'Botok elleni játszmák, amelyeket ez az oldal maga őrzött meg, kiszolgáló nélkül.',
  none: 'Még nincs. A kiszolgáló nélkül kezdett játszmáid itt maradnak meg.',
  underWay: 'Folyamatban',
  against: (others) => `ellenfél: ${others}`,
  you: 'Te',
  playOn: 'Folytatás',
  replay: 'Visszajátszás',
  forget: 'Törlés',
  forgetHint: (others) => `Törlés: játszma, ellenfél: ${others}`,
  forgetSure: 'Máshol nincs meg. Törlöd?',
  yes: 'Törlöm',
  no: 'Megtartom',
  won: 'Győzelem',
  level: 'Megosztott győzelem',
  lost: 'Vereség',
  brokenOff: 'Feladva',
  sent: 'Az archívumodban',
  unsent: 'Az archívumodba kerül, amint újra van kiszolgáló',
  refused: 'A kiszolgáló nem fogadja el',
  begun: 'Nem érhető el kiszolgáló: ez a játszma az oldalon folyik, és ezen az eszközön marad meg.',
  plain: 'Ez a játszma az oldalon folyik, és ezen az eszközön marad meg.',
  lasting:
    'Ez a böngésző semmit sem őriz meg az oldalnak (privát ablak, vagy nincs hely): a játszma addig tart, amíg ez a lap nyitva van.',
  elsewhere:
    'Ez a játszma egy másik lapon van nyitva. Játssz ott, vagy zárd be azt a lapot, és próbáld újra.',
  broken: 'Az oldalon folyó játszma elakadt. Amit lejátszottál, megvan; próbáld újra.',
  misfit: 'Ha megismétlődik: a játszma egy másik kiadással kezdődött, és nem folytatható.',
  gone: 'Nincs ilyen játszma ezen az eszközön',
  goneIs: 'A kiszolgáló nélkül játszott játszmák abban a böngészőben maradnak, amelyben lejátszották őket.',
  all: 'Minden játszma ezen az eszközön',
  needsServer: 'Ehhez kiszolgáló kell',
  needsServerIs:
    'A Tenfold e példánya egyszerű webtárhelyen van. Másokkal játszani, a ranglista és a nap birodalma ott van, ahol Tenfold-kiszolgáló fut.',
  without:
    'Kiszolgáló nélkül botok ellen játszhatsz, tanulhatsz, kísérletezhetsz a laborban, és olvashatod a szabálykönyvet.',
  newVersion: 'Itt a Tenfold új változata.',
  reload: 'Újratöltés',
  later: 'Később',
};
