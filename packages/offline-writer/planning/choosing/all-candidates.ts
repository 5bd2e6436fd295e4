import {
  mostCandidates,
  nameOf,
  namedCandidatesOf,
  type Candidate,
  type FilmTexts,
} from './candidates.ts';
import { couldMean, referencesIn } from './reference-signs.ts';

/** Of each text so many of those that its pronoun could mean. */
const mostMeant = 2;

/** The candidates of each text of a film: those that it names itself first, those that its pronoun could mean last. */
export function candidatesOf(film: FilmTexts): readonly (readonly Candidate[])[] {
  const named = namedCandidatesOf(film);
  const references = referencesIn(film.texts, named, film.context);
  const told = new Map(
    named
      .flat()
      .filter(({ origin }) => origin === 'text')
      .map((candidate) => [nameOf(candidate.subject.what), candidate]),
  );
  return named.map((own, at) => {
    const known = new Set(own.map(({ subject }) => nameOf(subject.what)));
    const text = references[at];
    const meant = (text === undefined ? [] : couldMean(text))
      .slice(0, mostMeant)
      .filter((name) => !known.has(name))
      .flatMap((name): readonly Candidate[] => {
        const before = told.get(name);
        return before === undefined
          ? []
          : [
              {
                ...before,
                ...{ subject: { ...before.subject, count: 1 }, origin: 'film', word: '', at: -1 },
              },
            ];
      });
    return [...own, ...meant].slice(0, mostCandidates);
  });
}
