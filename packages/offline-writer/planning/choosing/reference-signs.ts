import words from '../../data/pronoun-words.json' with { type: 'json' };
import { wordsOf } from '../../plain-words.ts';
import { genderOf } from '../gender-of.ts';
import type { PlanContext } from '../plan-context.ts';
import { people } from '../plan-words.ts';
import { codeOf } from '../words-as-cards/order-words.ts';
import { nameOf, type Candidate } from './candidates.ts';

/* Whom and what the pronouns of a text could mean: what was named in the texts before it. Counted, not decided: the model decides. */

type Pronoun = 'he' | 'she' | 'it' | 'they';
const pronouns: readonly Pronoun[] = ['he', 'she', 'it', 'they'];
type Pronouns = Readonly<Record<Pronoun | 'whose', readonly string[]>>;
const byLanguage: Readonly<Record<string, Pronouns>> = words;

const unknown = -1;
const flag = (holds: boolean): number => (holds ? 1 : 0);
/** A pronoun reaches so many texts back. */
const reach = 3;

/** What a text's pronouns are, and who was named before it. */
export interface TextReferences {
  /** The first pronoun of a third person; null where there is none. */
  readonly pronoun: Pronoun | null;
  /** Where in the text it stands, from 0 to 1; -1 where there is none. */
  readonly at: number;
  readonly isWhose: boolean;
  /** Of each thing that was named before: how many texts ago last. */
  readonly since: ReadonlyMap<string, number>;
  readonly living: ReadonlySet<string>;
}

/** Somebody or an animal: "he" and "she" may mean them. */
const isLiving = (name: string, { kindOf }: PlanContext): boolean =>
  people.has(name.split(' ').at(-1) ?? '') || /^(?:person|animal)$/u.test(kindOf(name) ?? '');

function pronounOf(
  text: string,
  language: string,
): Pick<TextReferences, 'pronoun' | 'at' | 'isWhose'> {
  const own = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  const said = wordsOf(text);
  const at = said.findIndex((word) => pronouns.some((kind) => own?.[kind].includes(word)));
  const word = said[at];
  const pronoun =
    word === undefined ? undefined : pronouns.find((kind) => own?.[kind].includes(word));
  return {
    pronoun: pronoun ?? null,
    at: at < 0 ? unknown : at / said.length,
    isWhose: said.some((each) => own?.whose.includes(each)),
  };
}

/** The references of each text of a film. */
export function referencesIn(
  texts: readonly string[],
  candidates: readonly (readonly Candidate[])[],
  context: PlanContext,
): readonly TextReferences[] {
  const lastOf = new Map<string, number>();
  const living = new Set<string>();
  const language = codeOf(context.film.language);
  return texts.map((text, at) => {
    const since = new Map([...lastOf].map(([name, last]) => [name, at - last] as const));
    const before = new Set(living);
    for (const { origin, subject } of candidates[at] ?? []) {
      if (origin !== 'text') continue;
      const name = nameOf(subject.what);
      lastOf.set(name, at);
      if (isLiving(name, context)) living.add(name);
    }
    return { ...pronounOf(text, language), since, living: before };
  });
}

/** Whom or what a text's pronoun could mean, the last named first: what is living for "he" and "she", a thing for "it". */
function couldMean({ pronoun, since, living }: TextReferences): readonly string[] {
  if (pronoun === null) return [];
  return [...since]
    .filter(
      ([name, ago]) =>
        ago <= reach && (pronoun === 'they' || living.has(name) === (pronoun !== 'it')),
    )
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => name);
}

/** The numbers of a candidate as what a pronoun of the text could mean, always in the same order. */
export function referenceSigns(
  { subject }: Candidate,
  references: TextReferences,
  own: readonly Candidate[],
): readonly number[] {
  const name = nameOf(subject.what);
  const { pronoun, at, isWhose, since, living } = references;
  const ago = since.get(name);
  const gender = genderOf(subject.what);
  const meant = couldMean(references);
  const isAlive = living.has(name);
  return [
    pronoun === null ? unknown : pronouns.indexOf(pronoun),
    at,
    flag(isWhose),
    ago ?? unknown,
    flag(isAlive),
    meant.indexOf(name),
    meant.length,
    pronoun === null || gender === null ? unknown : flag(gender === pronoun),
    isAlive ? [...living].filter((other) => other !== name).length : unknown,
    own.filter(({ origin, subject: { what } }) => origin === 'text' && living.has(nameOf(what)))
      .length,
    since.size,
  ];
}
