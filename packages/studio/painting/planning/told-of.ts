import { readLook } from '../people/look-of.ts';
import type { Person } from './persons.ts';

/** They are told of by somebody else. */
const ofSomebody =
  /^(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|boss|neighbour|neighbor|colleague)$/u;
const owners: ReadonlySet<string> = new Set(['my', 'our', 'his', 'her', 'their', 'your']);
const shePronoun = /(?<!\p{L})she(?!\p{L})/iu;
const hePronoun = /(?<!\p{L})he(?!\p{L})/iu;

/** "My wife asked me", "she sat behind me": whoever says that is somebody else. */
export function isToldOf({ somebody, known, subject }: Person, dialogue: string): boolean {
  const { role } = somebody;
  if (known?.key === 'narrator') return false;
  const noun = subject.what.toLowerCase().split(' ').at(-1) ?? '';
  const words = dialogue.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const isOwned = words.some((word, at) => word === noun && owners.has(words[at - 1] ?? ''));
  if (role.kin || isOwned || ofSomebody.test(noun)) return true;
  const gender = readLook(subject.what).gender ?? role.gender;
  return gender === 'woman'
    ? shePronoun.test(dialogue)
    : gender === 'man' && hePronoun.test(dialogue);
}
