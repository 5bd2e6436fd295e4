import { joinSentences } from './idea/sentences.ts';

/** An unhurried narrator speaks 150 words, or about 900 letters, a minute. */
const secondsPerWord = 60 / 150;
const secondsPerLetter = 1 / 15.5;
const secondsPerIdeograph = 1 / 4.5;
/** Silence kept at the end of a scene, so that the picture may breathe before the cut. */
const spareS = 0.8;
/** The least a scene gets, however short it is: one short word. */
const leastS = 0.45;

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const unspacedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** How long a text takes to say, in seconds: words or letters, whichever takes longer; figures by their digits. */
export function speakingTimeS(text: string): number {
  const ideographCount = text.match(ideographs)?.length ?? 0;
  const unspacedCount = text.match(unspacedScripts)?.length ?? 0;
  const rest = text.replace(ideographs, ' ').replace(unspacedScripts, ' ');
  const words = rest.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  const extraForFigures = words.reduce((sum, word) => sum + Math.max(0, (word.match(/\d/gu)?.length ?? 0) - 1), 0);
  const spacedS = Math.max((words.length + extraForFigures * 0.6) * secondsPerWord, (letterCount + words.length) * secondsPerLetter);
  return spacedS + ideographCount * secondsPerIdeograph + unspacedCount * secondsPerLetter;
}

/** The time a narrator has in a scene, in seconds. */
export function speechBudgetS(sceneLengthS: number): number {
  return Math.max(sceneLengthS - spareS, leastS);
}

/** Whether a text can be said in a scene of this length with a breath to spare. */
export function fitsScene(text: string, sceneLengthS: number): boolean {
  return speakingTimeS(text) <= speechBudgetS(sceneLengthS) + 1e-9;
}

/** As many whole sentences from the front as fit; null where not even the first does, whole or condensed. */
export function fitSentences(sentences: readonly string[], sceneLengthS: number): string | null {
  const [first, ...rest] = sentences;
  if (first === undefined) return null;
  let text = fitsScene(first, sceneLengthS) ? first : condenseSentence(first, sceneLengthS);
  if (text === null) return null;
  for (const sentence of rest) {
    const longer = joinSentences(text, sentence);
    if (!fitsScene(longer, sceneLengthS)) break;
    text = longer;
  }
  return text;
}

const startsDependent = /^(?:when|if|while|although|though|because|since|after|before|as|once|until|in|on|at|by|for|with|without|to|from|despite|unlike|like|instead)\b/iu;
/** Where an English sentence may end early and still be whole. */
const clauseBoundary = /(?:;|:| —| –|, (?=(?:which|who|where|because|but|so|yet|and|while|although|even|as|with|making|leaving|turning)\b)| (?=(?:because|so that|while|although|whereas)\b))/giu;

/** A shorter whole sentence made of a long one: asides go first, then trailing clauses. Null where none fits. */
export function condenseSentence(sentence: string, sceneLengthS: number): string | null {
  const plain = sentence.replace(/\s*\([^()]{0,300}\)/gu, '').trim();
  if (plain !== sentence && plain !== '' && fitsScene(plain, sceneLengthS)) return plain;
  const ends = [...plain.matchAll(clauseBoundary)].map((match) => match.index).toReversed();
  for (const end of ends) {
    const clause = plain.slice(0, end).trim();
    const wordCount = clause.split(/\s+/u).length;
    const stands = wordCount >= 4 && !(startsDependent.test(clause) && !clause.includes(','));
    if (stands && fitsScene(clause, sceneLengthS)) return closeSentence(clause, sentence);
  }
  return clausesOfOtherScripts(plain, sceneLengthS);
}

/** A clause ends as its sentence did: a question stays a question. */
function closeSentence(clause: string, sentence: string): string {
  return clause.replace(/[,;:–—-]+$/u, '') + (sentence.trimEnd().endsWith('?') ? '?' : '.');
}

function clausesOfOtherScripts(sentence: string, sceneLengthS: number): string | null {
  const clauses = sentence.split(/(?<=[，、；،؛])/u);
  if (clauses.length < 2) return null;
  let text = '';
  for (const clause of clauses) {
    if (!fitsScene(text + clause, sceneLengthS)) break;
    text += clause;
  }
  return text === '' ? null : text.replace(/[，、；،؛]\s*$/u, '').trim();
}

