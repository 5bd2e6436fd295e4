import type { Card, SceneText } from './card-of-scene.ts';
import { clip } from './within-limits.ts';
import { ofCards } from './card-words.ts';
import { subjectPronouns } from '../reading/english-words.ts';
import { stopOf } from '../reading/sentence-words.ts';

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
const word = String.raw`\p{Lu}[\p{L}'’-]*\.?`;
/** One word in capitals before a mark is as often whatever begins a sentence. */
const before = new RegExp(
  String.raw`(?<name>${word}(?: ${word}){0,3}) (?:${ofCards.sayingVerbs})(?!\p{L})|(?<two>${word}(?: ${word}){1,3})(?::|,)`,
  'u',
);
const behind = new RegExp(
  String.raw`(?:${ofCards.sayingVerbs}) (?<name>${word}(?: ${word}){0,3})`,
  'u',
);
/** Up to the word with which a sentence ends: a point stands only behind an initial, or behind a title. "Nobody" is no name. */
function nameOf(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((each) => {
    const bare = each.replace(/\.$/u, '');
    return bare !== each && bare.length > 1 && stopOf(bare, text, '') === 'none';
  });
  const name = end < 0 ? words : words.slice(0, end + 1);
  return name.some((each) => subjectPronouns.has(each.toLowerCase()))
    ? ''
    : name.join(' ').replace(/(?<=\p{L}{3})\.$/u, '');
}

/** Who says something in a text, by name; empty where nobody is named. */
function speakerIn(text: string): string {
  const { name = '', two = '' } = before.exec(text)?.groups ?? {};
  return nameOf(name || two) || nameOf(behind.exec(text)?.groups?.['name'] ?? '');
}

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
  const who = speakerIn(around);
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
