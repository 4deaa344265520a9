// Where scenarios lie, as the index writes it: `base/moat:3 base/witch:0`.

export interface ScenarioPlace {
  readonly file: string;
  readonly place: number;
}

export const scenariosIn = (entry: string): readonly ScenarioPlace[] =>
  entry
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [file = '', place = '0'] = one.split(':');
      return { file, place: Number(place) };
    });
