import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/ending-words.json' with { type: 'json' };
import endCardWords from '../data/end-card-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(endCardWords);

const atEnd = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(words)})(?![\p{L}\p{M}])(?<between>[^“”"«»„‘’\n]{0,60}?)(?:“(?<curly>[^“”\n]{2,200})”|„(?<low>[^“”„\n]{2,200})[“”]|«\s?(?<angled>[^«»\n]{2,200}?)\s?»|"(?<straight>[^"\n]{2,200})")`,
  'iu',
);
/** "Al final pon: con amor desde el Zulia", "at the end write Happy Birthday Jean": without marks around the words. */
const told = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(words)})(?![\p{L}\p{M}])(?:(?<between>[^:.!?\n]{0,24}):\s*|,? (?:please )?(?<bare>write) )(?<last>[\p{L}¡¿][^:\n]{3,120}?)[\s.\p{Extended_Pictographic}]*$`,
  'iu',
);

/** "Put “Comic Sans” at the end": something is drawn there, and nobody says it. */
const ofLook = new RegExp(String.raw`(?<!\p{L})(?:${said.looksAndSounds})(?!\p{L})`, 'iu');

/** "Sonunda da “ellerine sağlık” yazsın", "et finir sur : « À demain »": the words that a note wants said last; null where it wants none. */
export function askedEndingOf(note: string): string | null {
  const text = note.slice(0, longestNote);
  const marked = atEnd.exec(text)?.groups;
  if (marked !== undefined) {
    const { between = '', curly, low, angled, straight } = marked;
    const asked = (curly ?? low ?? angled ?? straight ?? '').trim();
    return asked === '' || ofLook.test(between) ? null : asked;
  }
  const { between = '', bare, last = '' } = told.exec(text)?.groups ?? {};
  // "Write it large" says how, and not what.
  if (bare !== undefined && !/^\p{Lu}/u.test(last)) return null;
  return last === '' || ofLook.test(between) || ofLook.test(last) ? null : last.trim();
}
const longestNote = 400;
