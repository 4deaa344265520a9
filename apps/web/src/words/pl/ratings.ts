import type { ratings as English } from '../en/ratings.ts';

const rules = new Intl.PluralRules('pl');

function counted(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

export const ratings: typeof English = {
  yours: 'Twoja ocena',
  moved: (before, after) => `Było ${before}, jest ${after}.`,
  weighed: (share) => `Waga tej gry: ${share}.`,
  weighedFully: 'Ta gra liczyła się w całości.',
  weighedNothing: 'Ta gra nie liczyła się wcale.',
  short: 'Była krótka: pełna gra ma co najmniej dziesięć tur każdego gracza.',
  metOften: 'Graliście ostatnio ze sobą: im częściej, tym mniej się to liczy.',
  littleKnown: 'Druga strona grała dotąd z niewieloma innymi osobami.',
  picked: 'Sami wybraliście, z kim gracie: tak można odzyskać tylko to, co stracono przy takich stołach.',
  farAbove: 'Stoisz dużo wyżej od drugiej strony: mało to mówi o twojej sile.',
  none: 'Nie masz jeszcze żadnej gry rankingowej.',
  played: (games, weight, people) =>
    `${counted(games, 'gra rankingowa', 'gry rankingowe', 'gier rankingowych')} o łącznej wadze ${weight}; różnych przeciwników: ${people}.`,
  listed: 'Jesteś w rankingu.',
  asks: (weight, people) => `Do rankingu trzeba łącznej wagi ${weight} i ${people} różnych przeciwników.`,
  latest: 'Twoje ostatnie gry rankingowe',
  when: 'Gra',
  change: 'Ocena',
  weight: 'Waga',
  toLadder: 'Jak powstaje ocena',
};
