import type { ratings as English } from '../en/ratings.ts';

const counted = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const ratings: typeof English = {
  yours: 'Deine Wertung',
  moved: (before, after) => `Von ${before} auf ${after}.`,
  weighed: (share) => `Dieses Spiel zählte zu ${share}.`,
  weighedFully: 'Dieses Spiel zählte voll.',
  weighedNothing: 'Dieses Spiel zählte gar nicht.',
  short: 'Es war kurz: Ein ganzes Spiel hat mindestens zehn Züge für jeden.',
  metOften: 'Ihr habt in letzter Zeit schon miteinander gespielt: je öfter, desto weniger zählt es.',
  littleKnown: 'Wer gegen dich gespielt hat, hat bisher mit wenigen anderen gespielt.',
  picked:
    'Ihr habt selbst gewählt, gegen wen ihr spielt: Das gewinnt zurück, was an solchen Tischen verloren ging, und nicht mehr.',
  farAbove: 'Du stehst weit über deinem Gegenüber: Das sagt wenig darüber, wie stark du bist.',
  none: 'Du hast noch kein gewertetes Spiel gespielt.',
  played: (games, weight, people) =>
    `${counted(games, 'gewertetes Spiel', 'gewertete Spiele')} mit einem Gewicht von zusammen ${weight}, gegen ${counted(people, 'Menschen', 'verschiedene Menschen')}.`,
  listed: 'Du stehst auf der Rangliste.',
  asks: (weight, people) =>
    `Für die Rangliste braucht es ein Gewicht von zusammen ${weight}, gegen ${people} verschiedene Menschen.`,
  latest: 'Deine letzten gewerteten Spiele',
  when: 'Spiel',
  change: 'Wertung',
  weight: 'Gewicht',
  toLadder: 'Wie die Wertung entsteht',
};
