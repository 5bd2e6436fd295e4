import type {
  Age,
  Build,
  Gender,
  HairStyle,
  Headwear,
  Outfit,
  Skin,
} from '../../figures/figure.ts';
import { ageIn, colourOf, colourWords, genderIn, toneIn } from '../casting/look-words.ts';

type Words<T> = readonly (readonly [RegExp, T])[];

/** What a text says of how somebody looks; null where it leaves it open. Colours are `#rrggbb`. */
export interface SaidLook {
  readonly gender: Gender | null;
  readonly age: Age | null;
  readonly build: Build | null;
  readonly skin: Skin | null;
  readonly hair: HairStyle | null;
  readonly hairColour: string | null;
  readonly beard: boolean | null;
  readonly glasses: boolean | null;
  readonly outfit: Outfit | null;
  readonly top: string | null;
  readonly bottom: string | null;
  readonly headwear: Headwear | null;
  readonly wheelchair: boolean;
  /** How people dressed in their days; null where these are ours. */
  readonly era: Era | null;
}

/** Of frock coats and long gowns, or of robes. */
export type Era = 'frock-coats' | 'robes';

const eraWords: Words<Era> = [
  [
    /\b(?:victorian|edwardian|georgian|regency|napoleonic|(?:17|18)\d\d'?s|(?:18|19)th[- ]century|(?:eighteenth|nineteenth)[- ]century)\b/iu,
    'frock-coats',
  ],
  [
    /\b(?:ancient (?:roman|greek|egyptian|chinese|indian|persian)|media?eval|roman|biblical|renaissance|(?:1[0-6])th[- ]century)\b/iu,
    'robes',
  ],
];

const hairWords: Words<HairStyle> = [
  [/\b(?:bald|hairless|shaved head|shaven)\b/iu, 'bald'],
  [/\bafro\b/iu, 'afro'],
  [/\b(?:braids?|braided|plaits?|pigtails|dreadlocks|cornrows)\b/iu, 'braids'],
  [/\bpony[- ]?tail\b/iu, 'ponytail'],
  [/\b(?:bun|topknot|tied[- ]up hair|hair up)\b/iu, 'bun'],
  [/\b(?:bob|bobbed|shoulder-length)\b/iu, 'bob'],
  [/\b(?:curly|curls|frizzy|wavy)\b/iu, 'curly'],
  [/\blong\b(?:[\p{L}, -]*)\bhair(?:ed)?\b/iu, 'long'],
  [/\b(?:short|cropped)\b(?:[\p{L}, -]*)\bhair(?:ed)?\b|\bcrew cut\b/iu, 'short'],
  [/\b(?:parted|combed|slicked)\b/iu, 'side-parted'],
];

const hairColours: Words<string> = [
  [/\b(?:blonde?|fair|golden)\b[\p{L}, -]*\bhair|\bblonde?\b|\bfair-haired\b/iu, '#e0b458'],
  [
    /\b(?:red|ginger|auburn|copper)\b[\p{L} -]{0,12}\bhair|\bredhead(?:ed)?\b|\bginger\b/iu,
    '#b5562b',
  ],
  [/\b(?:grey|gray|silver)\b[\p{L} -]{0,12}(?:\bhair|-haired|\bbeard)/iu, '#a9adb5'],
  [/\bwhite\b[\p{L} -]{0,12}(?:\bhair|-haired|\bbeard)/iu, '#e8e6e1'],
  [/\b(?:black|dark|jet)\b[\p{L} -]{0,12}(?:\bhair|-haired|\bcurls|\bbraids|\bbeard)/iu, '#1f1b1e'],
  [
    /\b(?:brown|chestnut|brunette)\b[\p{L} -]{0,12}(?:\bhair|-haired|\bcurls|\bbraids|\bbeard)?/iu,
    '#5b3a24',
  ],
  [/\bpink\b[\p{L} -]{0,12}\bhair/iu, '#e77fae'],
  [/\bblue\b[\p{L} -]{0,12}\bhair/iu, '#4b7fd0'],
  [/\bpurple\b[\p{L} -]{0,12}\bhair/iu, '#8a5bd6'],
];

const outfitWords: Words<Outfit> = [
  [
    /\b(?:silver|heat|heat-?proof|protective|hazmat|asbestos|fire-?proof|radiation|pressure)[ -]suits?\b/iu,
    'space-suit',
  ],
  [/\b(?:space ?suit|spacesuit)\b/iu, 'space-suit'],
  [/\b(?:wedding dress|ball gown|evening gown|gown)\b/iu, 'gown'],
  [
    /\b(?:swimsuit|bikini|swimming trunks|swim trunks|swim shorts|swimming shorts|bathing suit|swimwear|wetsuit|diving suit)\b/iu,
    'swimwear',
  ],
  [/\b(?:lab|white) coat\b/iu, 'lab-coat'],
  [/\bscrubs\b/iu, 'scrubs'],
  [/\b(?:hi-?vis|high-vis\w*|safety vest|reflective vest)\b/iu, 'hi-vis'],
  [/\bapron\b/iu, 'apron'],
  [/\b(?:chef'?s? (?:whites|jacket|coat))\b/iu, 'chef'],
  [/\b(?:overalls|dungarees|boiler suit|jumpsuit|coveralls)\b/iu, 'overalls'],
  [/\b(?:pyjamas|pajamas|nightgown|nightdress|dressing gown|hospital gown)\b/iu, 'pyjamas'],
  [/\b(?:armou?r|chain ?mail)\b/iu, 'armour'],
  [/\b(?:robes?|toga|tunic|kimono|cloak|cape|sari)\b/iu, 'robe'],
  [/\b(?:police|officer's) uniform\b/iu, 'police'],
  [/\buniforms?\b/iu, 'uniform'],
  [/\b(?:shirt and (?:a )?tie|tie|waistcoat)\b/iu, 'shirt-tie'],
  [/\b(?:suit|tuxedo|blazer|dinner jacket)\b/iu, 'suit'],
  [/\b(?:dress|skirt|sundress)\b/iu, 'dress'],
  [/\b(?:hoodie|sweatshirt)\b/iu, 'hoodie'],
  [
    /\b(?:tracksuit|sportswear|jersey|shorts|leggings|running (?:gear|clothes)|football kit|trainers)\b/iu,
    'sports',
  ],
  [/\b(?:coat|jacket|parka|raincoat|anorak|overcoat|cardigan)\b/iu, 'coat'],
  [/\b(?:jeans|t-?shirt|shirt|jumper|sweater|pullover|blouse|trousers|top|scarf)\b/iu, 'casual'],
];

const headwearWords: Words<Headwear> = [
  [/\bhard hat\b/iu, 'hard-hat'],
  [/\b(?:helmet)\b/iu, 'helmet'],
  [/\b(?:hijab|head ?scarf|headscarf|niqab|bandana)\b/iu, 'headscarf'],
  [/\bturban\b/iu, 'turban'],
  [/\b(?:crown|tiara)\b/iu, 'crown'],
  [/\b(?:chef'?s? hat|toque)\b/iu, 'chef-hat'],
  [/\b(?:top hat|bowler(?: hat)?|stovepipe hat|(?:black|silk|dark|tall) hat)\b/iu, 'top-hat'],
  [/\b(?:straw hat|sun hat|wide-brimmed hat|cowboy hat|hat)\b/iu, 'sun-hat'],
  [/\b(?:beanie|woolly hat|wool hat|bobble hat|knit cap)\b/iu, 'beanie'],
  [/\b(?:mortarboard|graduation cap)\b/iu, 'graduation'],
  [/\b(?:cap)\b/iu, 'cap'],
];

const buildWords: Words<Build> = [
  [/\b(?:slim|thin|skinny|lean|slender|frail|petite)\b/iu, 'slim'],
  [
    /\b(?:fat|stout|heavy|chubby|plump|broad|burly|stocky|muscular|strong|big|large|overweight|round)\b(?! (?:hat|coat|glasses|eyes|smile|hair|box|bag))/iu,
    'broad',
  ],
];

const ageWords: Words<Age> = [
  [/\b(?:baby|infant|newborn)\b/iu, 'baby'],
  [
    /\b(?:teen|teenaged?|adolescent|(?:aged )?(?:1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen))\b(?! (?:people|others))/iu,
    'teen',
  ],
  [
    /\b(?:little|small|tiny)\b(?! (?:hat|bag|dog|glasses|smile|box|shop|house))|\b(?:aged?|of) (?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu,
    'child',
  ],
  [
    /\b(?:elderly|aged|ancient|retired|grey-haired|gray-haired|white-haired|wrinkled|senior|frail|(?:aged? |in (?:his|her|their) )?(?:6|7|8|9)\d(?:s)?)\b(?! ?(?:%|percent|cm|kg))/iu,
    'old',
  ],
  [/\b(?:middle-aged|adult|grown-up|young|in (?:his|her|their) (?:2|3|4|5)0s)\b/iu, 'adult'],
];

function firstOf<T>(words: Words<T>, text: string): T | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "blue" of "in a blue coat" for the main garment, "black" of "black trousers" for the lower one. */
function garmentColour(text: string, garments: string): string | null {
  const form = new RegExp(
    String.raw`\b(?:(?:light|dark|bright|pale|deep)[ -])?(${colourWords})\b[ -](?:(?!and\b)[\p{L}'-]+[ -]){0,2}(?:${garments})\b`,
    'iu',
  );
  const found = form.exec(text)?.[1];
  return found === undefined ? null : colourOf(found);
}

const uppers =
  'coat|jacket|dress|shirt|t-shirt|jumper|sweater|pullover|hoodie|suit|robes?|cloak|cape|gown|uniform|apron|overalls|dungarees|top|blouse|vest|jersey|tunic|toga|parka|raincoat|cardigan|swimsuit|scarf|kimono|sari|pyjamas|blazer|tracksuit|clothes|kit|sweatshirt|overcoat';
const lowers = 'trousers|jeans|skirt|shorts|leggings|pants|boots';

/** A text such as "old, in a red coat, with glasses". Only what it says is told; the first 400 characters are read. */
export function readLook(written: string): SaidLook {
  const text = written.slice(0, 400).replaceAll('’', "'");
  const beardless = /\b(?:beardless|clean-shaven|no beard|without (?:a )?beard)\b/iu.test(text);
  const bareEyed = /\b(?:no|without) (?:\p{L}+ )?(?:glasses|spectacles)\b/iu.test(text);
  return {
    gender: genderIn(text),
    age: firstOf(ageWords, text) ?? ageIn(text),
    build: firstOf(buildWords, text),
    skin: toneIn(text),
    hair: firstOf(hairWords, text),
    hairColour: firstOf(hairColours, text),
    beard: beardless
      ? false
      : /\b(?:beard(?:ed)?|moustached?|mustache)\b/iu.test(text)
        ? true
        : null,
    glasses: bareEyed
      ? false
      : /\b(?:glasses|spectacles|bespectacled|sunglasses|goggles)\b/iu.test(text)
        ? true
        : null,
    outfit: firstOf(outfitWords, text),
    top:
      garmentColour(text, uppers) ??
      (/^in \p{L}+$/iu.test(text.trim()) ? colourOf(text.trim().slice(3)) : null),
    bottom: garmentColour(text, lowers),
    headwear: firstOf(headwearWords, text),
    wheelchair: /\bwheelchair\b/iu.test(text),
    era: firstOf(eraWords, text),
  };
}
