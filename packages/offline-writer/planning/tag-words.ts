import nlp from 'compromise/two';
import lists from '../data/tag-words.json' with { type: 'json' };
import { rememberLately } from '../remember-lately.ts';
import { ofMentions } from './mention-words.ts';
import { withClosedWords } from './verbs/closed-words.ts';
import { withFoundVerbs } from './verbs/found-verbs.ts';
import { withHyphened } from './verbs/hyphened-words.ts';
import { withSleep } from './verbs/sleep-words.ts';
import type { Word, WordClass } from './word.ts';

export type { Word } from './word.ts';

const possessives = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their']);
const pronouns: ReadonlySet<string> = new Set(lists.pronouns);
const links: ReadonlySet<string> = new Set(lists.links);
const prepositions: ReadonlySet<string> = new Set(lists.prepositions);
const negatives: ReadonlySet<string> = new Set(lists.negatives);
const auxiliaries: ReadonlySet<string> = new Set(lists.auxiliaries);

/** A longer sentence says more than one picture could show. */
const mostCharacters = 400;

const negated = new RegExp(`^(?:${ofMentions.negatedAuxiliaries})nt$`);

function classOf(lower: string, tags: ReadonlySet<string>, next: string): WordClass {
  if (negated.test(lower)) return 'negative';
  if (negatives.has(lower)) return lower === 'no' ? 'determiner' : 'negative';
  if (possessives.has(lower) && (lower !== 'her' || next !== '')) return 'possessive';
  if (['this', 'that', 'these', 'those'].includes(lower) && tags.has('Determiner'))
    return 'determiner';
  if (links.has(lower) && !(lower === 'so' && tags.has('Adverb'))) return 'link';
  if (pronouns.has(lower)) return 'pronoun';
  if (tags.has('Value') && !tags.has('Determiner')) return 'number';
  if (auxiliaries.has(lower)) return 'auxiliary';
  if (tags.has('Verb')) return 'verb';
  if (prepositions.has(lower)) return 'preposition';
  if (tags.has('Determiner')) return 'determiner';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  return tags.has('Noun') || tags.has('Person') || tags.has('Place') ? 'noun' : 'other';
}

/** A headline in capitals is read as any other line. */
function quiet(line: string): string {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > (line.match(/\p{Ll}/gu)?.length ?? 0) ? line.toLowerCase() : line;
}

interface Term {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

function tagAnew(line: string): readonly Word[] {
  const source = line.toLowerCase().replaceAll('’', "'");
  let reached = 0;
  const sentences = nlp(
    quiet(line.slice(0, mostCharacters))
      .replaceAll('’', "'")
      .replaceAll(/\bw\/?(?= )/g, 'with')
      .replaceAll(/[“”"*_#]/g, ''),
  ).json() as readonly { readonly terms: readonly Term[] }[];
  return sentences.flatMap(({ terms }) => {
    const full = terms.filter(({ text }) => text !== '');
    const opens = (index: number) => /[([{/+=→]/u.test(full[index + 1]?.pre ?? '');
    return full.map(({ text, post, tags }, index): Word => {
      const lower = text.toLowerCase();
      const found = source.indexOf(lower, reached);
      const at = found < 0 ? reached : found;
      reached = found < 0 ? reached : found + lower.length;
      const known = new Set(tags);
      const last = index === full.length - 1;
      const isPart = /[,;:()–—+=→/]| - /u.test(post) || opens(index);
      return {
        text,
        lower,
        tags: known,
        is: classOf(lower, known, full[index + 1]?.text ?? ''),
        isHyphened: /^-$/u.test(post),
        ends: last ? 'sentence' : isPart ? 'part' : 'no',
        at,
      };
    });
  });
}

/** Enough for all lines of a long film, each of which is read by some ten who plan its picture. */
const mostLines = 400;

/** Tags the words of an English line, of which only the beginning is read. */
export const tagWords: (line: string) => readonly Word[] = rememberLately(mostLines, (line) =>
  withFoundVerbs(withSleep(withClosedWords(withHyphened(tagAnew(line))))),
);
