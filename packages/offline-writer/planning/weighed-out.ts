import type { Figure } from '../reading/material.ts';

const romance = /^(?:es|fr|pt|it|ca|gl)\b/iu;
/** Of what there is so much in weight or volume is what is meant, wherever it stands. */
const ofStuff =
  /^(?:k?g|mg|[cdm]?l|kilos?|gram\p{L}*|gr|lit(?:er|ros?|res?|ri|ro)|tazas?|tasses?|xícaras?)$/iu;

/** "400 g de merluza", "500 g Mehl": what is weighed out, where the rule of the language is certain. */
export function weighedOut({ kind, unit }: Figure, rest: string, language: string): string {
  if (kind !== 'measure' || !ofStuff.test(unit)) return '';
  if (romance.test(language))
    return /^ d(?:e |i |u |['’])(?:la |l['’])?\p{Ll}{3,}/u.exec(rest)?.[0] ?? '';
  return /^de\b/iu.test(language) ? (/^ \p{Lu}\p{Ll}{2,}/u.exec(rest)?.[0] ?? '') : '';
}
