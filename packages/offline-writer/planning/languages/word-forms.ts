import { closedWords } from '../../reading/language-words.ts';
import type { LexiconFile } from './lexicon-file.ts';

export type WordKind = 'thing' | 'person' | 'place' | 'doing';

/** What a word of a language surely means, in English. */
export interface Meaning {
  readonly kind: WordKind;
  /** A noun in the singular, or what somebody does in -ing. */
  readonly english: string;
  readonly isPlural: boolean;
  /** Whether it is this noun only behind an article; else it is an adjective. */
  readonly isBound: boolean;
  readonly gender: 'female' | 'male' | null;
  /** Of a verb's form that only one who speaks has, or several with them: "cociné", "cocinamos". */
  readonly who?: Speaking;
  /** What stands apart from a verb, at the end of its clause: "an" of "bellte … an". */
  readonly parted?: string;
}

type Speaking = 'i' | 'we';

/** The forms of a language's words, each with what it may mean. Words of two or more parts are joined by a space. */
export type Forms = ReadonlyMap<string, readonly Meaning[]>;

/** A form as it is looked up: of Arabic and Hindi without the signs that are often left out. */
export const foldWord = (word: string, language: string): string =>
  word
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replaceAll('’', "'")
    .replaceAll(/[\u064B-\u0652\u0640\u093C]/gu, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a run of letters, where the language parts them by nothing; else the run itself. */
export function partsOfWord(
  text: string,
  language: string,
  { segments }: Pick<LexiconFile, 'segments'>,
): readonly string[] {
  if (segments !== true) return [text];
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Words as one form. Where nothing parts them they are parted one way here and another there, so the form has no parts. */
export const joinParts = (
  parts: readonly string[],
  { segments }: Pick<LexiconFile, 'segments'>,
): string => parts.join(segments === true ? '' : ' ');

type Rule = readonly [RegExp, string];
const rulesOf = (rules: LexiconFile['plural']): Rule[] =>
  (rules ?? []).map(([pattern = '', by = '']) => [new RegExp(pattern, 'u'), by]);

interface Rules {
  readonly plural: readonly Rule[];
  readonly also: readonly Rule[];
  readonly endings: ReadonlyMap<string, string>;
}

/** The plural of a word: in words of several parts, of the first of them. */
function pluralOf(word: string, rules: readonly Rule[]): string[] {
  const [first = '', ...rest] = word.split('_');
  const rule = rules.find(([pattern]) => pattern.test(first));
  return rule === undefined ? [] : [[first.replace(rule[0], rule[1]), ...rest].join('_')];
}

/** One form of a word, and what it says of its number or of who does it. */
interface Form {
  readonly form: string;
  readonly isPlural: boolean;
  readonly who?: Speaking;
  readonly parted?: string;
}

/** A stem with an ending: "ge|t" stands on both sides of it, and "o~i" says who does it. */
function withEnding(stem: string, written: string): Form {
  const [ending = '', who] = written.split('~');
  const [before = '', after] = ending.split('|');
  const form = after === undefined ? stem + before : before + stem + after;
  return { form, isPlural: false, ...(who === 'i' || who === 'we' ? { who } : {}) };
}

/** "Bell.t+an": "bellte … an", and in one word "anbellen", "angebellt", "anzubellen". */
const withParticle = (forms: readonly Form[], particle: string): Form[] =>
  forms.flatMap((each) => [
    { ...each, parted: particle },
    { ...each, form: particle + each.form },
    ...(each.form.endsWith('en') ? [{ ...each, form: `${particle}zu${each.form}` }] : []),
  ]);

/** All forms of one word of a list, as "gato", "+Hunde", "kot.m", "cocin.ar" or "bell.t+an". */
function formsOf(written: string, rules: Rules): readonly Form[] {
  const isPlural = written.startsWith('+');
  const [bare = '', particle] = written.replace(/^[+*]/u, '').split('+');
  const [word = '', ofClass] = bare.split('.');
  if (ofClass !== undefined || particle !== undefined) {
    const endings = ofClass === undefined ? [''] : (rules.endings.get(ofClass) ?? '').split(' ');
    const forms = endings.map((ending) => withEnding(word, ending));
    return particle === undefined ? forms : withParticle(forms, particle);
  }
  const own = [{ form: word, isPlural }];
  const plurals = isPlural ? [] : pluralOf(word, rules.plural);
  return [...own, ...plurals.map((form) => ({ form, isPlural: true }))].flatMap((each) => [
    each,
    ...(each.form.includes('_')
      ? []
      : rules.also
          .filter(([pattern]) => pattern.test(each.form))
          .map(([pattern, by]) => ({ ...each, form: each.form.replace(pattern, by) }))),
  ]);
}

/** Whom a word for people names by its ending; nobody knows of most plurals. */
function genderOf(written: string, { female, male }: LexiconFile): Meaning['gender'] {
  if (written.startsWith('+')) return null;
  // "عازفة بيانو": the first word is who it is.
  const [word = ''] = written.replace(/^\*/u, '').split('_');
  const ends = (pattern: string | undefined) =>
    pattern !== undefined && new RegExp(pattern, 'u').test(word);
  return ends(female) ? 'female' : ends(male) ? 'male' : null;
}

const closedIn: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(closedWords).map(([language, words]) => [language, new Set(words)]),
);

/** Reads the words of a language's file, in all their forms. */
export function readForms(file: LexiconFile, language: string): Forms {
  const forms = new Map<string, Meaning[]>();
  const closed = closedIn.get(language) ?? new Set<string>();
  const endings = new Map(Object.entries(file.endings));
  const rules = { plural: rulesOf(file.plural), also: rulesOf(file.also), endings };
  const add = (kind: WordKind, english: string, written: string) => {
    const gender = kind === 'person' ? genderOf(written, file) : null;
    for (const { form, isPlural, who, parted } of formsOf(
      written,
      kind === 'doing' ? { plural: [], also: [], endings } : rules,
    )) {
      const key = joinParts(
        partsOfWord(foldWord(form.replaceAll('_', ' '), language), language, file),
        file,
      );
      // "Como" is what holds sentences together, and not only what one eats.
      if (kind === 'doing' && closed.has(key)) continue;
      const known = forms.get(key) ?? [];
      if (known.some((other) => other.kind === kind && other.parted === parted)) continue;
      forms.set(key, [
        ...known,
        {
          kind,
          english,
          isPlural,
          isBound: written.startsWith('*'),
          gender,
          ...(who === undefined ? {} : { who }),
          ...(parted === undefined ? {} : { parted }),
        },
      ]);
    }
  };
  for (const [kind, list] of [
    ['thing', file.things],
    ['person', file.people],
    ['place', file.places],
    ['doing', file.doings],
  ] as const)
    for (const [english, words] of Object.entries(list))
      for (const written of words.split(' ')) add(kind, english, written);
  return forms;
}
