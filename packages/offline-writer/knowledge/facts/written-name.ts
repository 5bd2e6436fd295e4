import type { NamedSubject } from './subjects.ts';

/** Finds the name of a subject in any letters. */
export const namePattern = ({ name }: NamedSubject): RegExp =>
  new RegExp(`(?<![\\p{L}])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'giu');

/** A subject's name as its facts write it within a sentence: of "rosa parks" Rosa Parks; null where they never do. */
export function writtenName(found: NamedSubject): string | null {
  const pattern = namePattern(found);
  const written = found.subject.facts.flatMap(({ text }) => [...text.matchAll(pattern)]);
  // At the beginning of a sentence only a name of several words shows how it is written.
  const shows = ({ 0: name, index }: RegExpExecArray) =>
    index > 0 || /^(?!The )\S+ \p{Lu}/u.test(name);
  return written.find(shows)?.[0] ?? null;
}

/** Whether a subject has a name of its own: the Titanic has, a bear has not. */
export function isProperName(found: NamedSubject): boolean {
  const written = writtenName(found);
  return written !== null && written !== written.toLowerCase();
}
