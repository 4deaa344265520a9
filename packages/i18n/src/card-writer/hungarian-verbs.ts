// The verbs of Hungarian card texts: what the reader is told to do or may do, and what others do or may do; each first with
// an object that is one of many ("egy lapot"), then with one that is known ("ezt a lapot").

type Forms = readonly [some: string, the: string];

export interface HungarianVerb {
  readonly do: Forms;
  readonly they: Forms;
  readonly youMay: Forms;
  readonly theyMay: Forms;
}

/** The forms of "may" follow from their stem: "eldobhat". */
const verb = (doIt: Forms, they: Forms, may: string): HungarianVerb => {
  const isFront = may.endsWith('het');
  return {
    do: doIt,
    they,
    youMay: [`${may}sz`, `${may}${isFront ? 'ed' : 'od'}`],
    theyMay: [may, `${may}${isFront ? 'i' : 'ja'}`],
  };
};

export const VERBS = {
  discard: verb(['dobj el', 'dobd el'], ['eldob', 'eldobja'], 'eldobhat'),
  trash: verb(
    ['dobj a szemétre', 'dobd a szemétre'],
    ['a szemétre dob', 'a szemétre dobja'],
    'a szemétre dobhat',
  ),
  put: verb(['tegyél', 'tedd'], ['tesz', 'teszi'], 'tehet'),
  putBack: verb(['tegyél vissza', 'tedd vissza'], ['visszatesz', 'visszateszi'], 'visszatehet'),
  setAside: verb(['tegyél félre', 'tedd félre'], ['félretesz', 'félreteszi'], 'félretehet'),
  take: verb(['vegyél', 'vedd'], ['vesz', 'veszi'], 'vehet'),
  buy: verb(['vegyél meg', 'vedd meg'], ['megvesz', 'megveszi'], 'megvehet'),
  reveal: verb(['fedj fel', 'fedd fel'], ['felfed', 'felfedi'], 'felfedhet'),
  show: verb(['mutass meg', 'mutasd meg'], ['megmutat', 'megmutatja'], 'megmutathat'),
  play: verb(['játssz ki', 'játszd ki'], ['kijátszik', 'kijátssza'], 'kijátszhat'),
  playTurn: verb(['játssz', 'játszd'], ['játszik', 'játssza'], 'játszhat'),
  draw: verb(['húzz', 'húzd'], ['húz', 'húzza'], 'húzhat'),
  gain: verb(['kapsz', 'megkapod'], ['kap', 'megkapja'], 'kaphat'),
  name: verb(['nevezz meg', 'nevezd meg'], ['megnevez', 'megnevezi'], 'megnevezhet'),
  lookThrough: verb(['nézz át', 'nézd át'], ['átnéz', 'átnézi'], 'átnézhet'),
} as const satisfies Readonly<Record<string, HungarianVerb>>;
