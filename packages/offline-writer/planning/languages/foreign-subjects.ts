import { emptyPlan, type PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { lookWords, massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { plain } from '../film-memory.ts';
import { ofPeople } from '../people-words.ts';
import { mostCounted, type Hit } from './find-words.ts';

/* Who or what a word of a line is, in its number and its gender. */

const female = new RegExp(`^(?:${ofPeople.femaleRoles})$`, 'u');
const male = new RegExp(`^(?:${ofPeople.maleRoles})$`, 'u');
/** Their words say of themselves that they are women. */
const women = /^(?:seamstress|midwife)$/u;
/** They have no other plural, or none that is drawn: "fireworks". */
const alike = new RegExp(`(?:^| )(?:${ofPeople.alikeInNumber})$`, 'u');
/** They are of no gender. */
const ungendered = new RegExp(`^(?:${ofPeople.ungendered})$`, 'u');

/** "Female nurse", "postwoman". */
const withGender = (english: string, gender: Hit['gender']): string =>
  gender === 'female' && english.endsWith('man')
    ? english.replace(/man$/u, 'woman')
    : `${gender ?? (english.endsWith('man') ? 'male' : '')} ${english}`.trim();

/** As many as a group has that is drawn. */
const some = 3;

/** Who or what a hit is, in its number. */
export function subjectOf(
  { english, kind, count, isPlural, gender, look: told }: Hit,
  isGendered: boolean,
): PlanSubject {
  const isOpen = !female.test(english) && !male.test(english) && !ungendered.test(english);
  // "Los bomberos" may be of either.
  const isTold = kind === 'person' && isGendered && isOpen && !isPlural;
  const what = isTold ? withGender(english, women.test(english) ? 'female' : gender) : english;
  const [own, noun] = lookAndNoun(what);
  const look = own === '' ? told : own;
  if (massNouns.has(english.split(' ').at(-1) ?? '') || alike.test(english))
    return plain(noun, 1, look);
  const isCounted = count !== null && count > 1 && count <= mostCounted;
  // A number that is not drawn one by one, and a plural that says none, are a group.
  const isGroup =
    !isCounted && count !== 1 && (isPlural || (count !== null && count > mostCounted));
  // "Group of fishermen" has no bodies: some of them have.
  if (isGroup && noun.endsWith('man')) return plain(noun, some, look);
  const looking = (looks: string) =>
    isGroup
      ? plain(`group of ${[looks, pluralPhrase(noun)].join(' ').trim()}`)
      : plain(noun, isCounted ? count : 1, looks);
  return [looking(look), looking(own)].find(isPlain) ?? plain(noun, 1, own);
}

/** "Elderly woman": how somebody looks stands by itself. */
function lookAndNoun(what: string): readonly [look: string, noun: string] {
  const [first = '', ...rest] = what.split(' ');
  return rest.length > 0 && lookWords.has(first) ? [first, rest.join(' ')] : ['', what];
}

/** Whether plain words tell it: some plurals are read as another word. */
const isPlain = (subject: PlanSubject) =>
  !describePlan({ ...emptyPlan, subjects: [subject] }).includes('“');

export const genderOf = ({ english, gender }: Hit) =>
  female.test(english) || women.test(english) || gender === 'female'
    ? 'she'
    : male.test(english) || gender === 'male'
      ? 'he'
      : null;
