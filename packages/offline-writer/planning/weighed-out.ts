import type { Figure } from '../reading/material.ts';
import { ofLanguages } from './languages/language-words.ts';
import { ofAmounts } from './amount-words.ts';

const romance = new RegExp(String.raw`^(?:${ofLanguages.romance}|fr)\b`, 'iu');
/** Of what there is so much in weight or volume is what is meant, wherever it stands. */
const ofStuff = new RegExp(`^(?:${ofAmounts.stuffUnits})$`, 'iu');

/** "400 g de merluza", "500 g Mehl": what is weighed out, where the rule of the language is certain. */
export function weighedOut({ kind, unit }: Figure, rest: string, language: string): string {
  if (kind !== 'measure' || !ofStuff.test(unit)) return '';
  if (romance.test(language))
    return /^ d(?:e |i |u |['’])(?:la |l['’])?\p{Ll}{3,}/u.exec(rest)?.[0] ?? '';
  return /^de\b/iu.test(language) ? (/^ \p{Lu}\p{Ll}{2,}/u.exec(rest)?.[0] ?? '') : '';
}
