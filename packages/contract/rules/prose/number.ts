import { irregularPlurals } from './words.ts';

const plurals = new Map(Object.entries(irregularPlurals));
const singulars = new Map(Object.entries(irregularPlurals).map(([one, many]) => [many, one]));

function likeCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

function pluralOf(word: string): string {
  const lower = word.toLowerCase();
  const irregular = plurals.get(lower);
  if (irregular !== undefined) return likeCase(word, irregular);
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(lower) ? `${word}es` : `${word}s`;
}

/** A plural noun's singular; null where the word is no plural. */
export function singularOf(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = singulars.get(lower);
  if (irregular !== undefined) return likeCase(word, irregular);
  if (lower.length < 4 || /(?:ss|us|is|ous|ics)$/.test(lower) || !lower.endsWith('s')) return null;
  if (lower.endsWith('ies') && lower.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|zes|ches|shes)$/.test(lower)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Changes the head of a noun phrase: "cup" of "cup of tea", "bee" of "honey bee". */
function withHead(phrase: string, change: (head: string) => string | null): string | null {
  const [, lead = '', head = '', rest = ''] =
    /^((?:\S+ ){0,12}?)(\S+)( (?:of|with|made|full) .*)?$/u.exec(phrase) ?? [];
  const changed = change(head);
  return changed === null ? null : `${lead}${changed}${rest}`;
}

export function pluralPhrase(phrase: string): string {
  return withHead(phrase, pluralOf) ?? phrase;
}

/** Null where its head is no plural. */
export function singularPhrase(phrase: string): string | null {
  return withHead(phrase, singularOf);
}
