import { hasVerb } from '../reading/english.ts';
import { lettersOf } from '../plain-words.ts';
import type { Material } from '../reading/material.ts';
import { core } from './core.ts';

/* A heading that nobody says ("# FAQ — Night tours") was read as a note; it names the film all the same. */

const firstLines = 8;
const longestHeading = 70;
const mostWords = 10;
const marked = /^#{1,2}\s+(?=\S)/u;
/** Notes in brackets, labels, addresses, crumbs of a page, ratings. */
const isNoHeading =
  /^[[({【<>※*_★☆-]|[@|>›»]|https?:|\S:\s*$|^\p{Lu}[\p{L} ]{1,20}:\s|^(?:int|ext|scen[ae])\b/iu;

/** A note to the film-maker in front of all. */
const inBrackets = /^[[({【<].*[\])}】>]$/u;

const linesOf = (idea: string) =>
  idea
    .split(/\r?\n/u, 64)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, firstLines);

/** A first line that names something, and has no verb. */
function isBareName(line: string): boolean {
  const text = core(line).replace(/\.$/u, '');
  return (
    text.length <= longestHeading &&
    text.split(/\s+/u).length <= mostWords &&
    !isNoHeading.test(line) &&
    !/[.!?…,;:]/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !hasVerb(text)
  );
}

/** "Hi all, Dave here": whoever writes begins below what they have written above it. */
const greeting =
  /^(?:hi|hello|hey|dear|hiya|good (?:morning|afternoon|evening)|hola|hallo|liebe|bonjour|salut|ciao|olá|oi|merhaba)(?!\p{L})/iu;
const isAboveGreeting = ([first = '', second = '']: readonly string[]): boolean =>
  first.length <= longestHeading &&
  /\p{L}{3}.* /u.test(first) &&
  !isNoHeading.test(first) &&
  !/[.,;:]/u.test(core(first)) &&
  !greeting.test(first) &&
  greeting.test(second);

/** A heading of the idea that the reader took for a note, and whether it was marked as one; null where none is lost. */
export function lostHeading(
  idea: string,
  { title, units, requests }: Pick<Material, 'title' | 'units' | 'requests'>,
): { readonly text: string; readonly isMarked: boolean } | null {
  const lines = linesOf(idea);
  const first = lines.find((line) => !inBrackets.test(line)) ?? '';
  const heading = lines.find((line) => marked.test(line));
  const isMarked = heading !== undefined;
  if (!isMarked && (lines.length < 2 || !(isBareName(first) || isAboveGreeting(lines))))
    return null;
  const text = core((heading ?? first).replace(marked, ''));
  const letters = lettersOf(text);
  const isRead = [title ?? '', ...units.map((unit) => unit.text)].some((each) =>
    lettersOf(each).includes(letters),
  );
  const isNoted = requests.some((request) => letters.includes(lettersOf(core(request))));
  return letters === '' || isRead || !isNoted ? null : { text, isMarked };
}
