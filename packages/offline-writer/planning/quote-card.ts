import type { Card, SceneText } from './card-of-scene.ts';
import { clip } from './within-limits.ts';
import { ofCards } from './card-words.ts';

/* A card of what somebody ofCards. */

const quotation = /[“«„「]([^“”"«»„「」]{1,400})[”»“」]|"([^"]{1,400})"/gu;
const leastQuoted = 12;
const mostQuoted = 200;

/** The first words in quotation marks that are long enough to be read: what stands between two of them is not ofCards. */
function quotedIn(text: string): readonly [whole: string, quote: string] | null {
  const found = [...text.matchAll(quotation)]
    .map(([whole, first = '', second = '']) => [whole, first || second] as const)
    .find(([, quote]) => quote.length >= leastQuoted && quote.length <= mostQuoted);
  return found ?? null;
}

const endsSaying = new RegExp(String.raw`(?:^|[\s,])(?:${ofCards.saying})(?=[\s,:.]|$)`, 'iu');
const namedSpeaker = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}.'’-]+ ?){2,4})(?:${ofCards.sayingVerbs}|:|,)`,
  'u',
);

/** Words that somebody said, and who. */
export function quoteCard({ texts }: SceneText): Card | null {
  const all = texts.join(' ').slice(0, 1200);
  const found = quotedIn(all);
  if (found === null) return null;
  const [, quote] = found;
  // "Ciao Chiara, …" is who is spoken to: a speaker stands around the quotation.
  const around = all.replace(quote, ' ');
  const isSaid = /[.!?…。！？।]$/u.test(quote) || endsSaying.test(around);
  if (!isSaid) return null;
  const [, before = ''] = namedSpeaker.exec(around) ?? [];
  const [, behind = ''] =
    /(?:said|says|wrote|asked) ((?:\p{Lu}[\p{L}.'’-]+ ?){2,4})/u.exec(around) ?? [];
  // The full stop of the sentence is no part of a name.
  const who = (before || behind).trim().replace(/(?<=\p{L}{3})\.$/u, '');
  const speaker = {
    what: clip(who, 60),
    count: 1,
    doing: 'speaking',
    holding: '',
    feeling: '',
    look: '',
  };
  return {
    layout: 'quote',
    quote: quote.replace(/,$/u, ''),
    ...(who === '' ? {} : { subjects: [speaker] }),
  };
}
