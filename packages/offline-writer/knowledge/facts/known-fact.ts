import type { KnownFact } from '../known.ts';
import type { FactEntry, SubjectEntry } from './subjects.ts';

/** A fact of a subject's file as it is told: in the words of that file, or translated. */
export const knownFact = (
  subject: SubjectEntry,
  { fact, place }: { readonly fact: FactEntry; readonly place: number },
  told: Pick<KnownFact, 'sentences' | 'isAnswer'>,
): KnownFact => ({
  id: `${subject.id}#${place}`,
  aspect: fact.aspect,
  show: fact.show,
  ...told,
  ...(fact.after === undefined
    ? {}
    : { needs: `${subject.id}#${subject.facts.findIndex(({ id }) => id === fact.after)}` }),
  ...(fact.rank === undefined ? {} : { rank: fact.rank }),
  ...(fact.date === undefined ? {} : { year: Number(fact.date.slice(0, 4)) }),
});
