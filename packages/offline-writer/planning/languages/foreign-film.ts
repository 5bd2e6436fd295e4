import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { newMemory, type FilmWords } from '../film-memory.ts';
import { counted } from '../mentions.ts';
import type { KindOf } from '../noun-kinds.ts';
import { foreignThings } from './foreign-line.ts';

interface Told {
  readonly title: string;
  /** Its sentences, each once. */
  readonly sentences: readonly string[];
  /** Whether each of its scenes tells of something else, so that only the title says what all are about. */
  readonly isList: boolean;
  /** Words that are names in it. */
  readonly words: FilmWords;
  readonly kindOf: KindOf;
  readonly language: string;
}

const ofTitle = 1;
/** Of so few sentences each says what the film is about. */
const few = 2;
const leastNamed = 2;
const mostThings = 4;

const keyOf = ({ what }: PlanSubject) => what.replace(/^group of /u, '').replace(/s$/u, '');

/** The things of a film of another language, what it is most about first: named by its title, or again and again. */
export function thingsOfForeignFilm({
  title,
  sentences,
  isList,
  words,
  kindOf,
  language,
}: Told): readonly PlanSubject[] {
  const weights = new Map<string, { subject: PlanSubject; weight: number }>();
  const weigh = (text: string, weight: number) => {
    for (const subject of foreignThings(text, { language, memory: newMemory(words), kindOf })) {
      const key = keyOf(subject);
      const before = weights.get(key);
      weights.set(key, {
        subject: counted(subject, before?.subject ?? subject),
        weight: (before?.weight ?? 0) + weight,
      });
    }
  };
  const isOfTitle = sentences.length <= few || isList;
  const inTitle = new Set(
    foreignThings(title, { language, memory: newMemory(words), kindOf }).map(keyOf),
  );
  weigh(title, isOfTitle ? leastNamed : ofTitle);
  if (!isList)
    for (const sentence of sentences)
      weigh(sentence, title.includes(sentence.slice(0, 40)) ? 0 : 1);
  return [...weights.entries()]
    .filter(
      ([key, { weight }]) =>
        weight >= leastNamed && (inTitle.has(key) || weight * 2 >= sentences.length),
    )
    .map(([, thing]) => thing)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostThings)
    .map(({ subject }) => subject);
}
