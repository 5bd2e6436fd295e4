import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/ending-words.json' with { type: 'json' };

const atEnd = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(words)})(?![\p{L}\p{M}])(?<between>[^“”"«»„‘’\n]{0,60}?)(?:“(?<curly>[^“”\n]{2,200})”|„(?<low>[^“”„\n]{2,200})[“”]|«\s?(?<angled>[^«»\n]{2,200}?)\s?»|"(?<straight>[^"\n]{2,200})")`,
  'iu',
);
/** "Put “Comic Sans” at the end": something is drawn there, and nobody says it. */
const ofLook =
  /(?<!\p{L})(?:logo|font|schrift|police|music|musik|musique|música|musica|muziek|müzik|muzyk\p{L}*|song|lied|chanson|canci[oó]n|canzone|photo|foto|sound)(?!\p{L})/iu;

/** "Sonunda da “ellerine sağlık” yazsın", "et finir sur : « À demain »": the words that a note wants said last; null where it wants none. */
export function askedEndingOf(note: string): string | null {
  const {
    between = '',
    curly,
    low,
    angled,
    straight,
  } = atEnd.exec(note.slice(0, 400))?.groups ?? {};
  const asked = (curly ?? low ?? angled ?? straight ?? '').trim();
  return asked === '' || ofLook.test(between) ? null : asked;
}
