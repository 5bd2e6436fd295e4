import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { findEntry } from '../lexicon/lexicon.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import { readLook } from '../people/look-of.ts';
import { namesPeople } from '../people/somebody.ts';
import { withDestination } from './destinations.ts';

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(' ');
const valueOf = (word: string): number =>
  word === 'hundred' ? 100 : word === 'thousand' ? 1_000 : (tens.indexOf(word) + 2) * 10;

/** "Thirty bees": a number that the reader of prose leaves with its noun. */
function withNumber(subject: PlanSubject): PlanSubject {
  const [first = '', ...rest] = subject.what.toLowerCase().split(' ');
  return tens.includes(first) && rest.length > 0
    ? { ...subject, count: valueOf(first), what: rest.join(' ') }
    : subject;
}

/** "A girl painting | a picture", "an elderly | couple holding hands": somebody is cut off from what they do. */
function withOwnDoing(subject: PlanSubject): PlanSubject {
  const { what, doing } = subject;
  const [, sleeper = ''] = /^(.+) asleep$/iu.exec(what) ?? [];
  if (sleeper !== '') return { ...subject, what: sleeper, doing: `sleeping ${doing}`.trim() };
  const [, who = '', verb = ''] = /^(.+) (\p{L}+ing)$/u.exec(what) ?? [];
  // A pedestrian crossing is a thing.
  const isThing = findEntry(what.toLowerCase().replaceAll(' ', '_')) !== null;
  if (who !== '' && !isThing && namesPeople(who))
    return { ...subject, what: who, doing: `${verb} ${doing}`.trim() };
  const [first = '', ...rest] = doing.split(' ');
  const joined = `${what} ${first}`;
  return !namesPeople(what) &&
    !first.endsWith('ing') &&
    /^\p{Ll}+$/u.test(first) &&
    namesPeople(joined)
    ? { ...subject, what: joined, doing: rest.join(' ') }
    : subject;
}

/** The word in -s that a text has behind a phrase, and was read as a verb: `leaves` of "fallen leaves"; empty where there is none. */
function nounBehind(phrase: string, { doing }: PlanSubject, description: string): string {
  const at = phrase === '' ? -1 : description.indexOf(`${phrase} `);
  const [word = ''] = at < 0 ? [] : description.slice(at + phrase.length + 1).split(/[^\p{L}]/u);
  return /^\p{Ll}{3,}s$/u.test(word) && doing.split(' ')[0]?.endsWith('ing') === true ? word : '';
}

const joined = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(', ');

/** "Fallen leaves on the ground", "in blue scrubs holding a baby": a noun in -s was read as what somebody does. */
function withOwnNoun(subject: PlanSubject, description: string): PlanSubject {
  const { what, doing, look } = subject;
  const rest = doing.split(' ').slice(1).join(' ');
  const worn = /(?:^|, )in \p{L}+$/u.test(look) ? nounBehind(look, subject, description) : '';
  if (worn !== '' && readLook(worn).outfit !== null) {
    const held = /^holding (.+)$/iu.exec(rest)?.[1] ?? '';
    return { ...subject, look: `${look} ${worn}`, holding: held, doing: held === '' ? rest : '' };
  }
  const isHowItIs = /^\p{L}+(?:ed|en|y)$/u.test(what) && genderOfGivenName(what) === null;
  const noun = isHowItIs ? nounBehind(what, subject, description) : '';
  return noun !== '' && sureSubject(noun) !== null
    ? { ...subject, what: `${what.toLowerCase()} ${noun}`, doing: '', look: joined(look, rest) }
    : subject;
}

/** "In a silver suit near glowing lava": what stands behind a preposition is done by nobody. */
function withWholeLook(subject: PlanSubject): PlanSubject {
  const { look, doing } = subject;
  return /(?:^| )(?:near|beside|under|behind|before|with|by|among|above|below|against|of)$/iu.test(
    look,
  ) && doing !== ''
    ? { ...subject, look: `${look} ${doing}`, doing: '' }
    : subject;
}

/** "In scrubs" is no place. */
function withWornPlace(plan: PicturePlan): PicturePlan {
  const isWorn =
    plan.place !== '' && plan.place.split(' ').length <= 3 && readLook(plan.place).outfit !== null;
  const [first, ...others] = plan.subjects;
  if (!isWorn || first === undefined || !namesPeople(first.what)) return plan;
  const look = [first.look, `in ${plan.place}`].filter((text) => text !== '').join(', ');
  return { ...plan, place: '', subjects: [{ ...first, look }, ...others] };
}

/** The plan that a description tells, its subjects as a picture needs them: who does what, in which number. */
export function readPlan(description: string): PicturePlan {
  const plan = readDescription(description);
  return withDestination(
    withWornPlace({
      ...plan,
      subjects: plan.subjects.map((subject) =>
        withOwnDoing(withNumber(withWholeLook(withOwnNoun(subject, description)))),
      ),
    }),
  );
}
