import type { Domain, Subject } from './knowledge.ts';
import { domains } from './domains.ts';
import { foreignWords } from './foreign-words.ts';

export interface FoundSubject {
  readonly subject: Subject;
  readonly domain: Domain;
  readonly score: number;
}

interface Entry {
  readonly subject: Subject;
  readonly domain: Domain;
  readonly isWholeField: boolean;
}

const longestPhraseWords = 4;
const readWords = 4500;
const entriesByPhrase = indexSubjects();

function indexSubjects(): ReadonlyMap<string, Entry> {
  const index = new Map<string, Entry>();
  for (const domain of domains) {
    for (const [position, subject] of domain.subjects.entries()) {
      for (const phrase of subject.words) {
        const known = index.get(phrase);
        // A finer subject owns a word that its whole field names too.
        if (known === undefined || known.isWholeField) index.set(phrase, { subject, domain, isWholeField: position === 0 });
      }
    }
  }
  return index;
}

/** Singular and plain forms to try for one English word. */
export function baseForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith("'s")) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  return forms;
}

/** The subjects a text names, likeliest first. Longer names, earlier places and repetition weigh more. */
export function findSubjects(text: string): FoundSubject[] {
  const words = text.toLowerCase().replace(/[’]/gu, "'").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu)?.slice(0, readWords) ?? [];
  const scores = new Map<Subject, FoundSubject>();
  let position = 0;
  while (position < words.length) {
    const match = entryAt(words, position);
    if (match !== null) addScore(scores, match.entry, match.length, position);
    position += match?.length ?? 1;
  }
  for (const entry of foreignEntries(text)) addScore(scores, entry, 2, 0);
  return [...scores.values()].toSorted((left, right) => right.score - left.score);
}

function entryAt(words: readonly string[], position: number): { entry: Entry; length: number } | null {
  for (let length = Math.min(longestPhraseWords, words.length - position); length >= 1; length -= 1) {
    const start = words.slice(position, position + length - 1);
    const last = words[position + length - 1] ?? '';
    for (const form of baseForms(last)) {
      const entry = entriesByPhrase.get([...start, form].join(' '));
      if (entry !== undefined) return { entry, length };
    }
  }
  return null;
}

function addScore(scores: Map<Subject, FoundSubject>, entry: Entry, length: number, position: number): void {
  const weight = (entry.isWholeField ? 0.6 : 1) * (0.4 + 0.6 * length) * (1 / (1 + position / 25));
  const score = (scores.get(entry.subject)?.score ?? 0) + weight;
  scores.set(entry.subject, { subject: entry.subject, domain: entry.domain, score });
}

/** Subjects named in other languages, found as parts of words where a script has no spaces or bends its words. */
function foreignEntries(text: string): Entry[] {
  if (/^[\p{ASCII}]*$/u.test(text)) return [];
  const haystack = ` ${text.toLowerCase().slice(0, 4000)} `;
  return foreignWords.flatMap(([english, ...names]) => {
    const entry = entriesByPhrase.get(english);
    return entry !== undefined && names.some((name) => haystack.includes(name)) ? [entry] : [];
  });
}
