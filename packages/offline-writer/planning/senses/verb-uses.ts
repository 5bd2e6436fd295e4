import { usesOf } from '../word-uses.ts';

/* Words that are a noun and a verb: "tap the body", "watch them", "we did not drill a well". */

/** Behind them stands what somebody does. */
const leads = String.raw`(?:to|you|we|they|i|can|could|will|would|should|must|may|might|please|don['’]?t|do not|did not|didn['’]?t|never|always|just|let['’]?s|gently|carefully|slowly)`;
const what = String.raw`(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|each|every|both|all|him|us|me|it|them)`;
const where = String.raw`(?:in|on|at|up|out|off|down|over|into|for|from|with|to)`;

/** Whether a sentence uses a word, in its base form, only as a verb. */
export function isVerbIn(word: string, sentence: string): boolean {
  const base = word.toLowerCase();
  if (!/^\p{L}{2,}$/u.test(base) || usesOf(base).verb === 0) return false;
  const uses = sentence.match(new RegExp(String.raw`(?<!\p{L})${base}(?!\p{L})`, 'giu')) ?? [];
  const asVerb =
    sentence.match(
      new RegExp(
        String.raw`(?:(?:^|[.!?;:–—(]\s*|,? (?:and|then|or|but) )(?=${base} ${what}\b)|\b${leads} (?=${base} (?:${what}|${where})\b))${base}(?!\p{L})`,
        'giu',
      ),
    ) ?? [];
  return uses.length > 0 && asVerb.length === uses.length;
}
