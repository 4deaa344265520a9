// Where the long words of card names may break. Browsers know this for some languages on some machines; a name that is
// cut in the middle of a syllable, or sticks out, is worse than forty words written down.

const SOFT_HYPHEN = '\u00AD';

const WORDS = [
  // English
  "Con|spira|tor Copper|smith Money|lender Philo|sopher's Wood|cutter",
  // German
  'Armen|viertel Außen|posten Besessen|heit Bot|schafter Einge|bore|nen|dorf Müll|ver|werter Piraten|schiff Schwarz|markt Burg|graben Geheim|kammer Geld|ver|leiher Hand|langer Handels|posten Herzog|tum',
  'Kerker|meister Kräuter|kundiger Kupfer|schmied Labora|torium Rats|ver|samm|lung Ver|schwörer Ver|wandlung',
  'Wunsch|brunnen',
  // Hungarian
  'Át|változ|tató Bádog|város Bányász|falu Bennszü|lött Fekete|piac Kalóz|hajó Nagy|követ Roncs|kereső Boszor|kány Füves|ember Herceg|ség Jós|medence Keres|kedelmi',
  'Kovács|műhely Kunyhó|telep Labora|tórium Össze|esküvő Palota|udvar Polgár|őrség Rejtek|szoba Szőlős|kert Tanács|terem',
  'Tarto|mány Varázs|ital',
  // Polish
  'Ambasa|dor Filozo|ficzny Mie|dziaki Przy|czółek Wyła|wiacz Posia|dłość Pro|wincja Prze|budowa Repre|zen|ta|cyjna Roz|budowa Sabota|żysta',
  'Targo|wisko Trans|mutacja Uniwer|sytet Zwia|dowca',
];

const parts: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((line) => line.split(' ')).map((word) => [
    word.replaceAll('|', ''),
    word.replaceAll('|', SOFT_HYPHEN),
  ]),
);

/** The name with a soft hyphen wherever one of its words may break. */
export const withSoftHyphens = (name: string): string =>
  name
    .split(' ')
    .map((word) => parts.get(word) ?? word)
    .join(' ');

/** What is one sound in one of our languages, so that nothing comes between its letters; else a letter. */
const SOUNDS = /sch|dzs|sz|cs|zs|gy|ny|ty|ly|dz|cz|rz|ch|ck|th|ph|qu|./gsu;
const VOWEL = /^[aeiouyáéíóöőúüűäąęàâèêëîïôûøåæœ]$/u;
/** A shorter word has room as it is. */
const LONG = 9;
/** Fewer letters stay with their word. */
const LEAST = 3;

/** A name that somebody made up: its long words may break before a consonant and a vowel, as syllables mostly begin. */
export const withLikelyHyphens = (name: string): string => name.split(' ').map(likelyBroken).join(' ');

function likelyBroken(word: string): string {
  if (word.length < LONG || word.includes('-')) return word;
  const sounds = word.match(SOUNDS) ?? [];
  const isVowel = (at: number): boolean => VOWEL.test((sounds[at] ?? '').toLowerCase());
  let done = '';
  let hasVowel = false;
  return sounds
    .map((sound, at) => {
      const mayBreak =
        hasVowel &&
        !isVowel(at) &&
        isVowel(at + 1) &&
        done.length >= LEAST &&
        word.length - done.length >= LEAST;
      done += sound;
      hasVowel ||= isVowel(at);
      return mayBreak ? `${SOFT_HYPHEN}${sound}` : sound;
    })
    .join('');
}
