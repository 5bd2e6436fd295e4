import { readdirSync, readFileSync } from 'node:fs';
import type { Aspect } from '../../reading/material.ts';
import { wordsOf } from './topic-words.ts';

/** A fact as its file holds it; the package's README says what each field means. */
export interface FactEntry {
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
export const indexSubjects = (): ReadonlyMap<string, NamedSubject> =>
  new Map(
    readFiles()
      .flatMap(({ domain, subjects }) => subjects.flatMap((subject) => named(subject, domain)))
      .map((entry) => [wordsOf(entry.name).join(' '), entry]),
  );
