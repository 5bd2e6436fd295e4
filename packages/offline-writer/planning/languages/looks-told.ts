import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import stored from '../../data/look-words.json' with { type: 'json' };
import type { Hit, Token } from './find-words.ts';
import { foldWord } from './word-forms.ts';

/* How a thing looks in another language than English: "cebolla roja", "ein roter Briefkasten", "bakfiets, blauw". */

interface StoredLooks {
  readonly endings: Readonly<Record<string, readonly string[]>>;
  /** English words with the forms that mean them; `roj.o` has the endings of `o`. */
  readonly looks: Readonly<Record<string, readonly string[]>>;
  /** What something is made of, behind "of". */
  readonly stuffs?: Readonly<Record<string, readonly string[]>>;
  /** Of what an animal is made that never lived, or what it is for: "orso di peluche", "cavallo a dondolo". */
  readonly toys?: readonly string[];
}

interface Looks {
  readonly byForm: ReadonlyMap<string, string>;
  readonly byStuff: ReadonlyMap<string, string>;
  readonly toys: ReadonlySet<string>;
}

const files: ReadonlyMap<string, StoredLooks> = new Map(
  Object.entries(stored as Readonly<Record<string, StoredLooks>>),
);

function readLooks(
  { endings, looks, stuffs = {}, toys = [] }: StoredLooks,
  language: string,
): Looks {
  const classes = new Map(Object.entries(endings));
  const formsOf = (written: string): readonly string[] => {
    const [stem = '', ofClass = ''] = written.split('.');
    return (classes.get(ofClass) ?? ['']).map((ending) => foldWord(stem + ending, language));
  };
  const read = (words: Readonly<Record<string, readonly string[]>>) =>
    new Map(
      Object.entries(words).flatMap(([english, written]) =>
        written.flatMap((word) => formsOf(word).map((form) => [form, english] as const)),
      ),
    );
  const ofToys = toys.map((word) => foldWord(word, language));
  return {
    byForm: read(looks),
    byStuff: read(stuffs),
    toys: new Set([...ofToys, ...read(stuffs).keys()]),
  };
}

const opened = new Map<string, Looks | null>();
function looksOf(language: string): Looks | null {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const file = files.get(language);
  const looks = file === undefined ? null : readLooks(file, language);
  opened.set(language, looks);
  return looks;
}

/** In these, what a thing is like stands before it; in all others behind it. */
const before: ReadonlySet<string> = new Set(['de', 'nl', 'pl', 'tr', 'hi', 'ja']);
const longestArticle = 3;
/** A colour alone between two signs belongs to the noun before them. */
const longestAside = 3;

/** The words right behind, or right before, a noun that tell of it, and how many of them there are. */
export function looksTold(
  { from, to, clause }: Pick<Hit, 'from' | 'to' | 'clause'>,
  tokens: readonly Token[],
  language: string,
  of: ReadonlySet<string>,
): { readonly look: string; readonly behind: number } {
  const looks = looksOf(language);
  const none = { look: '', behind: 0 };
  if (looks === null) return none;
  const at = (index: number, inClause = clause) =>
    tokens[index]?.clause === inClause ? looks.byForm.get(tokens[index]?.form ?? '') : undefined;
  if (before.has(language)) {
    // "Kırmızı bir kapı", "die alte schwarze Katze".
    const isShort = (tokens[from - 1]?.form.length ?? 0) <= longestArticle;
    const near = at(from - 1) ?? (isShort ? at(from - 2) : undefined);
    if (near !== undefined && lookWords.has(near)) return { look: near, behind: 0 };
  } else {
    const next = at(to);
    if (next !== undefined && lookWords.has(next)) return { look: next, behind: 1 };
    const stuff = of.has(tokens[to]?.form ?? '') || tokens[to]?.form === 'en';
    const made = stuff ? looks.byStuff.get(tokens[to + 1]?.form ?? '') : undefined;
    if (made !== undefined && tokens[to + 1]?.clause === clause) return { look: made, behind: 2 };
  }
  // "Onze bakfiets, blauw, uit 2017".
  const isLast = tokens[to] !== undefined && tokens[to]?.clause !== clause;
  const own = tokens.filter((token) => token.clause === tokens[to]?.clause);
  const first = isLast && own.length <= longestAside ? at(to, tokens[to]?.clause) : undefined;
  return first === undefined ? none : { look: first, behind: 0 };
}

/** Whether an animal is one that never lived, by what stands behind it. */
export function isToy(
  { to, clause }: Pick<Hit, 'to' | 'clause'>,
  tokens: readonly Token[],
  language: string,
): boolean {
  const [link, stuff] = [tokens[to], tokens[to + 1]];
  if (link?.clause !== clause || stuff?.clause !== clause) return false;
  return link.form.length <= longestArticle && looksOf(language)?.toys.has(stuff.form) === true;
}
