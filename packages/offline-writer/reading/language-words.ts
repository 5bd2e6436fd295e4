import words from '../data/closed-words.json' with { type: 'json' };

/** Languages that have a script of their own; where several share one, the first is meant unless letters say otherwise. */
export const languageByScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
];

/** Letters that tell a language from another of its script. */
export const tellingLetters: readonly (readonly [string, RegExp, string])[] = [
  ['ar', /[پچژگ]/u, 'fa'],
  ['ar', /[ٹڈڑںے]/u, 'ur'],
  ['ru', /[іїєґ]/iu, 'uk'],
];

/** Words of closed classes by which a language of Latin letters is known. */
export const closedWords: Readonly<Record<string, readonly string[]>> = words.languages;

/** Words of other languages that English knows as well: one of them alone is no evidence. */
export const alsoEnglish: ReadonlySet<string> = new Set(words.alsoEnglish);

/** Letters with marks that few languages have. */
export const markedLetters: readonly (readonly [RegExp, string])[] = [
  [/[ñ¿¡]/u, 'es'],
  [/ß/u, 'de'],
  [/[ãõ]/u, 'pt'],
  [/[łąęśźż]/u, 'pl'],
  [/[ğış]/u, 'tr'],
  [/[ěřů]/u, 'cs'],
  [/[șță]/u, 'ro'],
  [/[őű]/u, 'hu'],
  [/[ơưđạảếệộớợụứ]/u, 'vi'],
  [/[œù]/u, 'fr'],
];
