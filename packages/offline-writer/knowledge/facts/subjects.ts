import { readdirSync, readFileSync } from 'node:fs';
import type { Aspect } from '../../reading/material.ts';
import { wordsOf } from './topic-words.ts';

/** A fact as its file holds it; the package's README says what each field means. */
export interface FactEntry {
  /** By this the subject's other facts name it. */
  readonly id?: string;
  /** The fact that this one leans on: told after it, or not at all. */
  readonly after?: string;
  /** What everybody expects to hear of the subject, or what is only said beside the matter: where a word comes from. */
  readonly rank?: 'heart' | 'aside';
  readonly aspect: Aspect;
  readonly answers: readonly string[];
  readonly text: string;
  readonly more?: readonly string[];
  readonly date?: string;
  readonly show: string;
}

/** Names that mean something else as well. */
interface Ambiguity {
  readonly names: readonly string[];
  /** Whether the bare name means this subject. */
  readonly usual: boolean;
  /** Words of an idea that show that this subject is meant. */
  readonly context: readonly string[];
  /** Words and phrases that show that something else is meant. */
  readonly unlike?: readonly string[];
}

export interface SubjectEntry {
  readonly id: string;
  readonly names: readonly string[];
  /** Names of a part or a kind of it: a fact is told of them only where it names them. */
  readonly narrower?: readonly string[];
  readonly ambiguous?: Ambiguity;
  readonly kind: string;
  readonly facts: readonly FactEntry[];
}

/** A subject, and the name by which it was found. */
export interface NamedSubject {
  readonly subject: SubjectEntry;
  readonly name: string;
  readonly isNarrower: boolean;
  /** The field that its file holds: `animals`. */
  readonly domain: string;
  /** Whether the idea says in which sense the name is meant: "Turkey, the bird". */
  readonly isStated?: boolean;
}

const folder = new URL('../../data/facts/', import.meta.url);

interface FactsFile {
  readonly domain: string;
  readonly subjects: readonly SubjectEntry[];
}

const readFiles = (): readonly FactsFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as FactsFile);

const named = (subject: SubjectEntry, domain: string): readonly NamedSubject[] => [
  ...subject.names.map((name) => ({ subject, name, isNarrower: false, domain })),
  ...(subject.narrower ?? []).map((name) => ({ subject, name, isNarrower: true, domain })),
];

/** Every subject by each of its names, in the words by which a topic is read. */
export interface Names {
  /** The subjects of a name; more than one where it has several senses. */
  of(name: string): readonly NamedSubject[];
  /** Every word that a name, or what is known of any subject, is written with; a name of several words also in one, as `blackhole`. */
  readonly words: ReadonlyMap<string, string>;
}

function indexAnew(): Names {
  const all = readFiles().flatMap(({ domain, subjects }) =>
    subjects.flatMap((subject) => named(subject, domain)),
  );
  const byName = Map.groupBy(all, ({ name }) => wordsOf(name).join(' '));
  let words: ReadonlyMap<string, string> | undefined;
  return {
    of: (name) => byName.get(name) ?? [],
    get words() {
      return (words ??= new Map(
        [
          ...[...byName.keys()].map((name) => [name.replaceAll(' ', ''), name] as const),
          ...all.flatMap(({ subject }) => wordsIn(subject)).map((word) => [word, word] as const),
        ].filter(([written]) => written.length >= leastLetters),
      ));
    },
  };
}

let indexed: Names | undefined;
/** All names, worked out once: what is known does not change, and several writers of a process know the same. */
export const indexSubjects = (): Names => (indexed ??= indexAnew());

const leastLetters = 4;
const wordsIn = ({ names, narrower = [], facts }: SubjectEntry): readonly string[] =>
  [...names, ...narrower, ...facts.flatMap(({ answers, text }) => [...answers, text])]
    .flatMap((text) => wordsOf(text))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? []);

/** The same names where one sense is stated: each name of that subject means it, and no other. */
export const namesInSense = (names: Names, id: string): Names => ({
  words: names.words,
  of: (name) => {
    const all = names.of(name);
    const stated = all.filter(({ subject }) => subject.id === id);
    return stated.length === 0 ? all : stated.map((one) => ({ ...one, isStated: true }));
  },
});
