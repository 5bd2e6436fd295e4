import ar from '../../data/nouns/ar.json' with { type: 'json' };
import de from '../../data/nouns/de.json' with { type: 'json' };
import es from '../../data/nouns/es.json' with { type: 'json' };
import fr from '../../data/nouns/fr.json' with { type: 'json' };
import hi from '../../data/nouns/hi.json' with { type: 'json' };
import id from '../../data/nouns/id.json' with { type: 'json' };
import it from '../../data/nouns/it.json' with { type: 'json' };
import ja from '../../data/nouns/ja.json' with { type: 'json' };
import nl from '../../data/nouns/nl.json' with { type: 'json' };
import pl from '../../data/nouns/pl.json' with { type: 'json' };
import pt from '../../data/nouns/pt.json' with { type: 'json' };
import tr from '../../data/nouns/tr.json' with { type: 'json' };
import type { LexiconFile } from './lexicon-file.ts';
import { foldWord, partsOfWord, readForms, type Forms, type Meaning } from './word-forms.ts';

const files: ReadonlyMap<string, LexiconFile> = new Map<string, LexiconFile>([
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['hi', hi],
  ['id', id],
  ['it', it],
  ['ja', ja],
  ['nl', nl],
  ['pl', pl],
  ['pt', pt],
  ['tr', tr],
]);
/** The languages whose words for what is drawn are known. */
export const lexiconLanguages: readonly string[] = [...files.keys()];

/** The words of a language that are looked for in a line. */
export interface Lexicon {
  readonly language: string;
  readonly file: LexiconFile;
  /** What a form surely means, with all that may stand before and behind it; nothing where that is not sure. */
  readonly meaningsOf: (form: string) => readonly Meaning[];
  /** Whether a form of somebody or something is the one that stands in the lists: in Polish the nominative. */
  readonly isWritten: (form: string) => boolean;
  readonly numbers: ReadonlyMap<string, number>;
  readonly words: Readonly<Record<WordList, ReadonlySet<string>>>;
  readonly never: readonly string[];
}
type WordList =
  | 'articles'
  | 'units'
  | 'no'
  | 'without'
  | 'with'
  | 'asides'
  | 'like'
  | 'likeBehind'
  | 'than'
  | 'more'
  | 'at'
  | 'near'
  | 'of'
  | 'aloneAfter'
  | 'she'
  | 'he'
  | 'i'
  | 'we'
  | 'they'
  | 'them'
  | 'themBefore'
  | 'him'
  | 'her'
  | 'oblique'
  | 'times'
  | 'atBehind'
  | 'ofBehind'
  | 'ofExcept'
  | 'nameBehind'
  | 'counters'
  | 'titles'
  | 'pairs'
  | 'ones';

const leastStem = 2;

/** Looks a form up by its stem, where something stands behind that in this language. */
function behindStem(form: string, file: LexiconFile, forms: Forms): readonly Meaning[] {
  if (file.behind === undefined) return [];
  const pattern = new RegExp(file.behind, 'uy');
  for (let at = form.length - 1; at >= leastStem; at -= 1) {
    const found = forms.get(form.slice(0, at))?.filter(({ kind }) => kind !== 'doing') ?? [];
    pattern.lastIndex = at;
    if (found.length > 0 && pattern.test(form)) {
      const isMany =
        file.pluralMark !== undefined && new RegExp(file.pluralMark, 'u').test(form.slice(at));
      return found.map((meaning) => (isMany ? { ...meaning, isPlural: true } : meaning));
    }
  }
  return [];
}

/** "Schäferhund" is a kind of dog. */
function compoundOf(form: string, file: LexiconFile): readonly Meaning[] {
  if (
    form.includes(' ') ||
    file.compounds === undefined ||
    file.compoundsNever?.includes(form) === true
  )
    return [];
  const found = Object.entries(file.compounds).find(
    ([end]) => form.endsWith(end.toLowerCase()) && form.length > end.length + 2,
  );
  return found === undefined
    ? []
    : [{ kind: 'thing', english: found[1], isPlural: false, isBound: false, gender: null }];
}

const written = new WeakMap<LexiconFile, ReadonlySet<string>>();
/** The forms of people and animals that the lists hold themselves, or that a class has first. */
function writtenIn(file: LexiconFile, language: string): ReadonlySet<string> {
  const before = written.get(file);
  if (before !== undefined) return before;
  const endings = new Map(Object.entries(file.endings));
  const forms = [file.people, file.things]
    .flatMap((list) => Object.values(list))
    .flatMap((words) => words.split(' '))
    .map((word) => {
      const [stem = '', ofClass] = word.replace(/^[+*]/u, '').split('.');
      const [first = ''] = (endings.get(ofClass ?? '') ?? '').split(' ');
      return foldWord(stem + first, language);
    });
  const all = new Set(forms);
  written.set(file, all);
  return all;
}

function openLexicon(language: string, file: LexiconFile): Lexicon {
  const forms = readForms(file, language);
  const fold = (word: string) => foldWord(word.replaceAll('_', ' '), language);
  const known = new Map<string, readonly Meaning[]>();
  const look = (form: string): readonly Meaning[] => {
    const own = forms.get(form) ?? behindStem(form, file, forms);
    if (own.length > 0) return own;
    for (const prefix of file.before ?? []) {
      const rest = form.startsWith(prefix) ? form.slice(prefix.length) : '';
      const found = rest.length > leastStem ? forms.get(rest) : undefined;
      if (found !== undefined) return found.filter(({ kind }) => kind !== 'doing');
    }
    return compoundOf(form, file);
  };
  const meaningsOf = (form: string) => {
    const before = known.get(form);
    if (before !== undefined) return before;
    const found = look(form);
    if (known.size < 20_000) known.set(form, found);
    return found;
  };
  const listOf = (text: string | undefined) =>
    new Set(
      (text ?? '')
        .split(' ')
        .filter((word) => word !== '')
        .map(fold),
    );
  return {
    language,
    file,
    meaningsOf,
    isWritten: (form) => writtenIn(file, language).has(form),
    numbers: new Map([
      ...file.numbers.map((word, at) => [fold(word), at + 2] as const),
      ...Object.entries(file.numbersAlso ?? {}).map(([word, of]) => [fold(word), of] as const),
    ]),
    words: {
      articles: listOf(file.articles),
      units: listOf(file.units),
      no: listOf(file.no),
      without: listOf(file.without),
      with: listOf(file.with),
      asides: listOf(file.asides),
      like: listOf(file.like),
      likeBehind: listOf(file.likeBehind),
      than: listOf(file.than),
      more: listOf(file.more),
      at: listOf(file.at),
      near: listOf(file.near),
      of: listOf(file.of),
      aloneAfter: listOf(file.aloneAfter),
      she: listOf(file.she),
      he: listOf(file.he),
      i: listOf(file.i),
      we: listOf(file.we),
      they: listOf(file.they),
      them: listOf(file.them),
      themBefore: listOf(file.themBefore),
      him: listOf(file.him),
      her: listOf(file.her),
      oblique: listOf(file.oblique),
      times: listOf(file.times),
      atBehind: listOf(file.atBehind),
      ofBehind: listOf(file.ofBehind),
      ofExcept: listOf(file.ofExcept),
      nameBehind: listOf(file.nameBehind),
      counters: listOf(file.counters),
      titles: listOf(file.titles),
      pairs: listOf(file.pairs),
      ones: listOf(file.ones),
    },
    never: file.never.map((phrase) => partsOfWord(fold(phrase), language, file).join(' ')),
  };
}

const opened = new Map<string, Lexicon>();
/** The words of a language by its BCP 47 tag; null for one that nobody wrote down. */
export function lexiconOf(language: string): Lexicon | null {
  const [code = ''] = language.toLowerCase().split('-');
  const file = files.get(code);
  if (file === undefined) return null;
  const lexicon = opened.get(code) ?? openLexicon(code, file);
  opened.set(code, lexicon);
  return lexicon;
}
