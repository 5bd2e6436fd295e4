import { domains } from './knowledge/domains.ts';
import type { FoundSubject } from './knowledge/find-subjects.ts';
import { beatOf, type Beat, type BeatLine, type Domain, type Subject } from './knowledge/knowledge.ts';
import { shuffle, type Random } from './random.ts';

/** What a film can say, in the order it would say it. */
export interface Outline {
  readonly hooks: readonly Beat[];
  readonly body: readonly Beat[];
  readonly closes: readonly Beat[];
  /** For the pictures. */
  readonly mood: string;
  readonly solemn: boolean;
}

/** A subject this weak beside the strongest is a passing mention. */
const secondSubjectShare = 0.45;

/**
 * The outline of a film about known subjects: the first one's hook, facts and close; where more is needed, the other
 * subjects the idea names, then the rest of the field, then other fields: enough for the longest storyboard.
 */
export function outlineOfSubjects(found: readonly FoundSubject[], random: Random): Outline | null {
  const [first] = found;
  if (first === undefined) return null;
  const named = found.slice(1, 4).filter(({ score }) => score >= first.score * secondSubjectShare);
  const [bySide] = named;
  const ownBeats = interleave(first.subject.beats, bySide?.subject.beats ?? []);
  return {
    hooks: [beatOf(first.subject.hook)],
    body: [...ownBeats.map(beatOf), ...furtherBeats([first, ...named], random)],
    closes: [beatOf(first.subject.close)],
    mood: first.domain.mood,
    solemn: first.domain.grave === true,
  };
}

function interleave(left: readonly BeatLine[], right: readonly BeatLine[]): BeatLine[] {
  return left.flatMap((line, index) => {
    const other = right[index];
    return other === undefined ? [line] : [line, other];
  });
}

/** Chapter after chapter on neighbouring subjects: each with its own hook, facts and close. */
function furtherBeats(named: readonly FoundSubject[], random: Random): Beat[] {
  const told = new Set<Subject>(named.map(({ subject }) => subject));
  const fields = [...new Set(named.map(({ domain }) => domain))];
  const otherFields = shuffle(domains.filter((domain) => !fields.includes(domain) && domain.grave !== true), random);
  const leftOver = named.slice(1).flatMap(({ subject }) => [subject.hook, subject.close]);
  const chapters = [...fields, ...otherFields].flatMap((domain: Domain) =>
    shuffle(domain.subjects.filter((subject) => !told.has(subject)), random)
      .flatMap((subject) => [subject.hook, ...subject.beats, subject.close]));
  return [...leftOver, ...chapters].map(beatOf);
}
