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
  /** The least that can be said: for scenes too short for any line. */
  readonly shorts: readonly string[];
  /** Whether further thoughts may fill the silence of long scenes. */
  readonly fillsScenes: boolean;
}

/** A subject this weak beside the strongest is a passing mention. */
const secondSubjectShare = 0.5;

/**
 * The outline of a film about known subjects: the first one's hook, facts and close; where more is needed, the other
 * subjects the idea names, then the rest of the field, then other fields: enough for the longest storyboard.
 */
export function outlineOfSubjects(found: readonly FoundSubject[], random: Random): Outline | null {
  const [first] = found;
  if (first === undefined) return null;
  // Of another field it is mostly a figure of speech: the "monsters" of the deep sea haunt no house.
  const named = found.slice(1, 4).filter(({ score, domain }) => score >= first.score * secondSubjectShare && domain === first.domain);
  const ownBeats = inTurn([...named.map(({ subject }) => [subject.hook, ...subject.beats]), first.subject.beats]);
  return {
    hooks: [beatOf(first.subject.hook)],
    body: [...ownBeats.map(beatOf), ...furtherBeats([first, ...named], random)],
    closes: [beatOf(first.subject.close)],
    mood: first.domain.mood,
    solemn: first.domain.grave === true,
    shorts: [],
    fillsScenes: true,
  };
}

/** One line of each, then the next of each; the subject of the hook comes last in each round. */
function inTurn(lists: readonly (readonly BeatLine[])[]): BeatLine[] {
  const rounds = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

/** Chapter after chapter on neighbouring subjects: each with its own hook, facts and close. */
function furtherBeats(named: readonly FoundSubject[], random: Random): Beat[] {
  const told = new Set<Subject>(named.map(({ subject }) => subject));
  const fields = [...new Set(named.map(({ domain }) => domain))];
  const otherFields = shuffle(domains.filter((domain) => !fields.includes(domain) && domain.grave !== true), random);
  const leftOver = named.slice(1).map(({ subject }) => subject.close);
  const chapters = [...fields, ...otherFields].flatMap((domain: Domain) =>
    shuffle(domain.subjects.filter((subject) => !told.has(subject)), random)
      .flatMap((subject) => [subject.hook, ...subject.beats, subject.close]));
  return [...leftOver, ...chapters].map(beatOf);
}
