import verbs from '../../data/verbs.json' with { type: 'json' };

/* Verbs of descriptions: what somebody does is kept in -ing, whatever form it was written in. */

const irregularPast: Readonly<Record<string, string>> = verbs.pasts;

/** Verbs that somebody in a picture does, in their base form. */
const commonVerbs: ReadonlySet<string> = new Set(verbs.common);

/** A short verb doubles its last consonant: run, running. */
function gerundOfBase(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`;
  const short = /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtz]$/.test(base);
  return short || /^(?:begin|forget|unwrap|unzip)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
}

function baseOfThirdPerson(word: string): string {
  if (/[^aeiou]ies$/.test(word))
    return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:[sc]h|ss|x|zz|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The form in -ing of a verb in any form: runs, ran, run, baked. */
export function gerundOf(verb: string): string {
  const word = verb.toLowerCase();
  if (/[a-z]{2}ing$/.test(word) && !commonVerbs.has(word)) return word;
  const past = Object.hasOwn(irregularPast, word) ? irregularPast[word] : undefined;
  if (past !== undefined) return gerundOfBase(past);
  if (commonVerbs.has(word)) return gerundOfBase(word);
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}ying`;
  if (word.endsWith('eed') && word.length > 5) return `${word.slice(0, -1)}ing`;
  if (/[^e]ed$/.test(word) && word.length > 4) return `${word.slice(0, -2)}ing`;
  return gerundOfBase(/[^su]s$/.test(word) ? baseOfThirdPerson(word) : word);
}

/** "ran", "held": a past form that is no base form. */
export function isPastForm(word: string): boolean {
  const lower = word.toLowerCase();
  return Object.hasOwn(irregularPast, lower) && !commonVerbs.has(lower);
}

/** Done by themselves, not to something. */
const restless: ReadonlySet<string> = new Set(verbs.restless);

const participles: ReadonlySet<string> = new Set(verbs.participles);
const behindParticiple: ReadonlySet<string> = new Set(verbs.behindParticiple);

/** "covered in powder", "seated at a desk": what was done to it is how it looks. */
export const isParticiple = (word: string, next: string): boolean =>
  (/[^e]ed$/.test(word) || participles.has(word)) &&
  !restless.has(word) &&
  (next === '' || behindParticiple.has(next));

/** Whether a word can be what somebody does, told of one ("runs"), of several ("run") or in the past ("ran"). */
export function isFiniteVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (Object.hasOwn(irregularPast, lower) || commonVerbs.has(lower)) return true;
  return lower.endsWith('s') && commonVerbs.has(baseOfThirdPerson(lower));
}
