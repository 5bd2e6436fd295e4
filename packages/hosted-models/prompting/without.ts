/*
 * "No people." and "without a hat" ask for something not to be seen. A model that reads them in its prompt draws people, so
 * they are taken out of it and told apart.
 */

export interface SplitWishes {
  /** What is left of the sentence; may be empty. */
  readonly text: string;
  /** Noun phrases without "no": `people`. */
  readonly unwanted: readonly string[];
}

const asked =
  /^(?:and |but |please )*(?:no|without(?: any)?|avoid(?: any)?|never show|(?:don['’]?t|do not) (?:show|include|use|add|have|want)(?: any)?) (?!(?:one|longer|more|matter|need|doubt|idea|way|problem|wonder|less|such|sooner)\b)(.+)$/iu;
const mostWords = 6;

/** The things a phrase names that begins with "no"; null where it is no such phrase. */
function readUnwanted(phrase: string): string[] | null {
  const [, named] = asked.exec(phrase.trim().replace(/[.!]+$/u, '')) ?? [];
  if (named === undefined) return null;
  const things = named
    .split(/,\s*|\s+(?:and|or|nor)\s+/u)
    .map((thing) => thing.replace(/^(?:no|any|or|and) /iu, '').trim())
    .filter((thing) => thing !== '');
  return things.every((thing) => thing.split(' ').length <= mostWords) ? things : null;
}

/** Takes what is not to be seen out of a sentence. */
export function splitUnwanted(sentence: string): SplitWishes {
  const whole = readUnwanted(sentence);
  if (whole !== null) return { text: '', unwanted: whole };
  const pieces = sentence.split(/(?<=[,;])\s+/u);
  const kept: string[] = [];
  const unwanted: string[] = [];
  for (const piece of pieces) {
    const things = readUnwanted(piece.replace(/[,;]$/u, ''));
    if (things === null) kept.push(piece);
    else unwanted.push(...things);
  }
  return { text: kept.join(' ').replace(/[,;]\s*$/u, ''), unwanted };
}
