import type { ratings as English } from '../en/ratings.ts';

export const ratings: typeof English = {
  yours: 'Az értékszámod',
  moved: (before, after) => `Előtte ${before}, utána ${after}.`,
  weighed: (share) => `A játék súlya: ${share}.`,
  weighedFully: 'Ez a játék teljes súllyal számított.',
  weighedNothing: 'Ez a játék nem számított bele.',
  short: 'Rövid volt: egy játék fejenként tíz körtől számít teljesnek.',
  metOften: 'Mostanában már játszottatok egymással: minél többször, annál kevesebbet számít.',
  littleKnown: 'Akivel játszottál, eddig kevés más emberrel játszott.',
  picked: 'Ti választottátok egymást: így csak az nyerhető vissza, ami ilyen asztalnál veszett el.',
  farAbove: 'Jóval az ellenfeled fölött állsz: ez keveset mutat arról, milyen erős vagy.',
  none: 'Még nem játszottál ranglistás játékot.',
  played: (games, weight, people) =>
    `${games} ranglistás játék, összesen ${weight} súllyal, ${people} különböző ember ellen.`,
  listed: 'Rajta vagy a ranglistán.',
  asks: (weight, people) => `A ranglistához összesen ${weight} súly kell, ${people} különböző ember ellen.`,
  latest: 'Legutóbbi ranglistás játékaid',
  when: 'Játék',
  change: 'Értékszám',
  weight: 'Súly',
  toLadder: 'Így készül az értékszám',
};
