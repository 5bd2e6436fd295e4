import { plain } from './film-memory.ts';
import type { Phrase } from './phrases.ts';
import type { LineContext, Seen } from './picture-of-line.ts';

const isKnownWord = (noun: string, { memory }: LineContext): boolean =>
  memory.names.has(noun.toLowerCase()) || memory.animals.has(noun.toLowerCase());

/** "Rosa cycles to the clinic": whoever does something by a first name is somebody, whatever a dictionary calls so. */
export function namedActor(
  { noun, isPerson, isName, determiner }: Phrase,
  context: LineContext,
): Seen | null {
  const isSomebody = isPerson && isName && determiner === '' && !/ /u.test(noun);
  if (!isSomebody || context.cast.has(noun) || isKnownWord(noun, context)) return null;
  return { subject: plain('person'), kind: 'person', gender: null };
}
