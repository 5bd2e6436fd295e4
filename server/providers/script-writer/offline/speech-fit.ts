import { fitsScene } from '#contract/rules/speaking-time.ts';
import { joinSentences } from './idea/sentences.ts';

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

