import { usesOf } from '../word-uses.ts';
import { ofMentions } from '../mention-words.ts';
import { eitherApostrophe } from '../../word-patterns.ts';

/* Words that are a noun and a verb: "tap the body", "watch them", "we did not drill a well". */

/** Behind them stands what somebody does. */
const leads = String.raw`(?:${eitherApostrophe(ofMentions.verbLeads)})`;
const what = String.raw`(?:${ofMentions.verbObjects})`;
const where = String.raw`(?:${ofMentions.verbPlaces})`;

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
