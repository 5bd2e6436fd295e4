import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { NounKind } from './noun-kinds.ts';

/** Whom a film has shown so far: pronouns and names of later lines mean them. */
export interface FilmMemory {
  /** The last of each kind that was named. */
  last: Partial<Record<'he' | 'she' | 'they' | 'it', PlanSubject>>;
  /** What a name stands for: "Biscuit" is a cat. */
  readonly names: Map<string, string>;
  place: string;
}

export const newMemory = (): FilmMemory => ({ last: {}, names: new Map(), place: '' });

export const plain = (what: string, count = 1, look = ''): PlanSubject => ({ what, count, doing: '', holding: '', feeling: '', look });

/** Remembers who was named, as the pronouns that may follow. */
export function remember(memory: FilmMemory, subject: PlanSubject, kind: NounKind, gender: 'he' | 'she' | null): void {
  const kept = { ...subject, doing: '', holding: '', feeling: '' };
  if (subject.count > 1) memory.last.they = kept;
  else if (kind === 'person') {
    if (gender !== 'she') memory.last.he = kept;
    if (gender !== 'he') memory.last.she = kept;
  } else {
    memory.last.it = kept;
    if (kind === 'animal') {
      memory.last.he ??= kept;
      memory.last.she ??= kept;
    }
  }
}

/** Whom a pronoun means; null where nobody can tell. */
export function meant(memory: FilmMemory, pronoun: string): PlanSubject | null {
  switch (pronoun) {
    case 'i':
    case 'me':
    case 'you':
    case 'someone':
    case 'somebody':
      return plain('person');
    case 'we':
    case 'us':
    case 'everyone':
    case 'everybody':
      return plain('person', pronoun.length > 2 ? 3 : 2);
    case 'he':
    case 'him':
      return memory.last.he ?? plain('man');
    case 'she':
    case 'her':
      return memory.last.she ?? plain('woman');
    case 'they':
    case 'them':
      return memory.last.they ?? null;
    case 'it':
      return memory.last.it ?? null;
    default:
      return null;
  }
}
