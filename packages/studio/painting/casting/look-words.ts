import colourByWord from '../../data/colours.json' with { type: 'json' };

type Words<T> = readonly (readonly [RegExp, T])[];

export type Tone = 'light' | 'medium-light' | 'medium' | 'medium-dark' | 'dark';
export const tones: readonly [Tone, ...Tone[]] = [
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
];

/** Only words that speak of skin: a "dark coat" says nothing of who wears it. */
const toneWords: Words<Tone> = [
  [/\b(?:medium[- ]dark|dark[- ]brown|deep brown) skin(?:ned)?\b/i, 'medium-dark'],
  [/\b(?:medium[- ]light|olive|light[- ]brown) skin(?:ned)?\b/i, 'medium-light'],
  [
    /\b(?:very dark|dark|black|ebony|deep)[- ]skin(?:ned)?\b|\b(?:dark|black) complexion\b/i,
    'dark',
  ],
  [/\b(?:brown)[- ]skin(?:ned)?\b/i, 'medium-dark'],
  [/\b(?:medium|tan|tanned|golden)[- ]skin(?:ned)?\b|\btanned\b/i, 'medium'],
  [
    /\b(?:light|fair|pale|white)[- ]skin(?:ned)?\b|\b(?:pale|fair|freckled)\b(?! (?:coat|dress|shirt|blue|green|pink|yellow))/i,
    'light',
  ],
];

export type Gender = 'woman' | 'man';

const genderWords: Words<Gender> = [
  [
    /\b(?:she|her|hers|woman|female|lady|girl|mother|mum|mom|sister|daughter|aunt|grandmother|grandma|queen|princess|actress|businesswoman|witch|wife|bride)\b/i,
    'woman',
  ],
  [
    /\b(?:he|him|his|man|male|gentleman|guy|boy|father|dad|brother|son|uncle|grandfather|grandpa|king|prince|businessman|wizard|husband|groom|beard(?:ed)?|moustache|mustache)\b/i,
    'man',
  ],
];

export type Age = 'baby' | 'child' | 'old';

const ageWords: Words<Age> = [
  [/\b(?:baby|infant|newborn)\b/i, 'baby'],
  [
    /\b(?:boy|girl|child|kid|toddler|(?:[3-9]|1[0-3])[- ]year[- ]old|little (?:sister|brother))\b/i,
    'child',
  ],
  [
    /\b(?:old|elderly|aged|ancient|grandmother|grandma|grandfather|grandpa|retired|pensioner|senior)\b(?! (?:coat|hat|jacket|camera|book|car|house|town|scarf))/i,
    'old',
  ],
];

/** What of a head is seen at once; `#` stands for the gender. */
const hairWords: Words<string> = [
  [/\b(?:hijab|headscarf|head scarf)\b/i, 'woman-with-headscarf'],
  [/\bturban\b/i, '#-wearing-turban'],
  [/\bbald\b/i, '#-bald'],
  [/\bbeard(?:ed)?\b/i, 'man-beard'],
  [/\b(?:red|ginger|auburn|copper)[- ]hair(?:ed)?\b|\bredhead(?:ed)?\b|\bginger\b/i, '#-red-hair'],
  [/\b(?:blond|blonde|fair|golden)[- ]hair(?:ed)?\b|\bblonde?\b/i, '#-blonde-hair'],
  [/\b(?:white|grey|gray|silver)[- ]hair(?:ed)?\b/i, '#-white-hair'],
  [/\b(?:curly|curls|afro|frizzy)\b/i, '#-curly-hair'],
  [/\b(?:brown|dark|black|long|short|straight)[- ]hair(?:ed)?\b/i, '#'],
];

/** Clear, warm and dark enough to hold against any sky. */
const colours: ReadonlyMap<string, string> = new Map(Object.entries(colourByWord));

/** All of them, as alternatives of a pattern. */
export const colourWords = [...colours.keys()].join('|');
export const colourOf = (word: string): string | null => colours.get(word.toLowerCase()) ?? null;

const colourForm = new RegExp(
  String.raw`\b(${colourWords})\b(?![- ](?:hair|haired|skin|skinned|eyes?|eyed|beard|freckles|nose|teeth)\b)`,
  'giu',
);

function firstOf<T>(words: Words<T>, text: string): T | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export const toneIn = (look: string): Tone | null => firstOf(toneWords, look);
export const ageIn = (look: string): Age | null => firstOf(ageWords, look);
/** The first word that tells; "her father's coat" is hers. */
export function genderIn(look: string): Gender | null {
  const found = genderWords.flatMap(([pattern, gender]) => {
    const at = look.search(pattern);
    return at < 0 ? [] : [{ at, gender }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.gender ?? null;
}
/** Many languages end women's names in -a, and some men's are known for it: better than chance where the look does not say. */
export function genderOfName(name: string): Gender | null {
  const [first = ''] = name.toLowerCase().split(/[ -]/);
  if (
    /^(?:luca|noah|joshua|ezra|elia|nikola|misha|sasha|ilya|mustafa|andrea|attila|dana|akira|krishna)$/.test(
      first,
    )
  )
    return null;
  return /(?:a|elle|ette|lyn|een)$/.test(first) && first.length > 2 ? 'woman' : null;
}
export const hairIn = (look: string, gender: Gender): string | null =>
  firstOf(hairWords, look)?.replace('#', gender) ?? null;

/** The first colour a look gives to clothes, fur or paint, as `#rrggbb`; of hair, skin and eyes it is not taken. */
export function accentIn(look: string): string | null {
  const [found] = look.matchAll(colourForm);
  return found?.[1] === undefined ? null : colourOf(found[1]);
}
