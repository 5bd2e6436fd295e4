import data from '../../data/hand-verbs.json' with { type: 'json' };
import type { Token } from '../languages/find-words.ts';
import { handActs, type HandAct } from './hand-acts.ts';
import type { HandThing } from './thing-names.ts';

/* The words of other languages than English that surely mean an act of hands, in all their forms. */

/** What `data/hand-verbs.json` holds of a language. */
interface VerbsFile {
  /** Endings of a class: `schneid.v` has those of `v`. */
  readonly endings?: Readonly<Record<string, readonly string[]>>;
  /** Whether a verb may stand behind what it is done to. */
  readonly verbLast?: boolean;
  /** What may stand before a verb that is told. */
  readonly leads: readonly string[];
  /** Behind these another clause begins. */
  readonly links: readonly string[];
  /** English tools, with the words that mean them behind "with". */
  readonly tools: Readonly<Record<string, string>>;
  /** What hands work on or with, and what elsewhere may mean something else: a cup, or the water in it. */
  readonly things?: Readonly<Record<string, string>>;
  /** Forms by act; what is parted from its verb stands before a `+`: `ab+schneid.v`. */
  readonly acts: Readonly<Record<string, readonly string[]>>;
}

export interface Verb {
  readonly act: HandAct;
  /** "ab" of "schneiden … ab"; empty for most. */
  readonly parted: string;
}

export interface Verbs {
  readonly byForm: ReadonlyMap<string, readonly Verb[]>;
  readonly isLast: boolean;
  readonly leads: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** What a word names for hands alone; null for most. */
  readonly thingOf: (form: string) => string | null;
  readonly toolsIn: (tokens: readonly Token[]) => readonly HandThing[];
}

const files: ReadonlyMap<string, VerbsFile> = new Map<string, VerbsFile>(Object.entries(data));

function formsOf(
  written: string,
  endings: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [stem = '', ofClass] = written.split('.');
  return ofClass === undefined
    ? [stem]
    : (endings.get(ofClass) ?? []).map((ending) => `${stem}${ending}`);
}

function openVerbs({
  things = {},
  endings,
  verbLast,
  leads,
  links,
  acts,
  tools,
}: VerbsFile): Verbs {
  const classes = new Map(Object.entries(endings ?? {}));
  const byForm = new Map<string, Verb[]>();
  const add = (form: string, verb: Verb) => byForm.set(form, [...(byForm.get(form) ?? []), verb]);
  for (const [gerund, words] of Object.entries(acts)) {
    const same = [...handActs.values()].filter((act) => act.gerund === gerund);
    for (const word of words) {
      const [first = '', second] = word.split('+');
      for (const form of formsOf(second ?? first, classes)) {
        for (const act of same) {
          add(form, { act, parted: second === undefined ? '' : first });
          // "Abschneiden": at the end it is one word.
          if (second !== undefined) add(`${first}${form}`, { act, parted: '' });
        }
      }
    }
  }
  const named = new Map(
    Object.entries(tools).flatMap(([noun, words]) =>
      words.split(' ').map((word) => [word.toLowerCase(), noun] as const),
    ),
  );
  const ofHands = new Map(
    Object.entries(things).flatMap(([noun, words]) =>
      words.split(' ').map((word) => [word, noun] as const),
    ),
  );
  return {
    byForm,
    isLast: verbLast === true,
    leads: new Set(leads),
    links: new Set(links),
    thingOf: (form) => ofHands.get(form) ?? null,
    toolsIn: (tokens) =>
      tokens.flatMap(({ form }) => {
        const noun = named.get(form);
        return noun === undefined ? [] : [{ noun, isPlural: false, look: '' }];
      }),
  };
}

const opened = new Map<string, Verbs>();
export function verbsOf(language: string): Verbs | null {
  const [code = ''] = language.toLowerCase().split('-');
  const file = files.get(code);
  if (file === undefined) return null;
  const verbs = opened.get(code) ?? openVerbs(file);
  opened.set(code, verbs);
  return verbs;
}
