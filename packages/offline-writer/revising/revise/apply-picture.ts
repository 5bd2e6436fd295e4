import {
  maxPlanSubjects,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import { clothes, feelings } from '@scenewright/contract/rules/prose/words.ts';
import { plainWords } from '../enhance/same-material.ts';
import type { PictureChange } from './change.ts';
import type { Draft } from './draft.ts';
import { people } from './vocabulary.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

/** A draft with the change in its picture; null where the picture has nothing of the kind. */
export function applyPicture(draft: Draft, change: PictureChange): Draft | null {
  if (change.kind === 'camera')
    return draft.camera === change.camera ? null : { ...draft, camera: change.camera };
  const { prose, camera } = splitCamera(draft.description);
  const plan = readDescription(prose);
  const next = changed(plan, change);
  if (next === null) return null;
  const description = describePlan(next);
  return description === draft.description
    ? null
    : { ...draft, description, camera: draft.camera === '' ? camera : draft.camera };
}

function changed(
  plan: PicturePlan,
  change: Exclude<PictureChange, { kind: 'camera' }>,
): PicturePlan | null {
  switch (change.kind) {
    case 'setting':
      return {
        ...drawn(plan),
        [change.part]: change.part === 'place' ? placeOf(change.value) : change.value,
      };
    case 'show':
      return shown(plan, change.what);
    case 'add':
      return withAdded(plan, change.what);
    case 'look':
      return withLook(plan, change.what, change.look);
    case 'hold':
      return withHeld(plan, change.what, change.holding);
    case 'screen':
      return { ...plan, quote: change.text.slice(0, 200) };
  }
}

const placeOf = (value: string): string =>
  value
    .trim()
    .replace(/^(?:in|on|at) /iu, '')
    .replace(/[.\s]+$/u, '')
    .slice(0, 200);

/** What a picture of words alone needs to show things as well. */
function drawn(plan: PicturePlan): PicturePlan {
  return plan.layout === 'words' ? { ...plan, layout: 'scene', quote: '' } : plan;
}

const namedLead = new RegExp(String.raw`^(?:${said.countedOrOwned}|\d|\p{Lu})`, 'u');

/** A wish as a sentence of a description. */
function asProse(what: string): string {
  const text = what.trim().replace(/[.\s]+$/u, '');
  const isNamed = namedLead.test(text);
  const isPlural =
    /[^s]s$/u.test(text.split(' ')[0] ?? '') || /^(?:people|children|men|women)\b/iu.test(text);
  const named = isNamed
    ? text
    : isPlural
      ? `some ${text}`
      : `${/^[aeiou]/iu.test(text) ? 'an' : 'a'} ${text}`;
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
}

function shown(plan: PicturePlan, what: string): PicturePlan | null {
  const read = readDescription(asProse(what));
  if (read.subjects.length === 0 && read.place === '') return null;
  return {
    ...read,
    place: read.place,
    time: read.time || plan.time,
    weather: read.weather || plan.weather,
  };
}

function withAdded(plan: PicturePlan, what: string): PicturePlan | null {
  const { subjects, time, weather } = readDescription(asProse(what));
  if (subjects.length === 0)
    return time === '' && weather === ''
      ? null
      : { ...plan, time: time || plan.time, weather: weather || plan.weather };
  const base = drawn(plan);
  const there = base.subjects.filter(
    (subject) => subject.count > 0 || !subjects.some((each) => each.what === subject.what),
  );
  if (there.length + subjects.length > maxPlanSubjects) return null;
  return { ...base, subjects: [...there, ...subjects] };
}

const countedLead = new RegExp(String.raw`^(?:${said.countsFromOne}|\d+)\b`, 'iu');

/** A description with one subject in place of another; null where the first is none of its subjects. */
export function replacedInPicture(description: string, from: string, to: string): string | null {
  const plan = readDescription(splitCamera(description).prose);
  const at = plan.subjects.findIndex((subject) => subject.count > 0 && isNamed(subject, from));
  const old = plan.subjects[at];
  const next = to.trim() === '' ? undefined : readDescription(asProse(to)).subjects[0];
  if (old === undefined || next === undefined) return null;
  const isCounted = countedLead.test(to);
  const subject = {
    ...old,
    what: next.what,
    count: isCounted ? next.count : old.count,
    look: next.look,
  };
  return describePlan({ ...plan, subjects: plan.subjects.with(at, subject) });
}

const last = (text: string): string => plainWords(text).at(-1) ?? '';
/** Whether a subject is what somebody names, in the singular or plural. */
export function isNamed(subject: Pick<PlanSubject, 'what'>, name: string): boolean {
  const [own, asked] = [singular(last(subject.what)), singular(last(name))];
  if (asked === '') return false;
  return (
    own === asked ||
    singular(plainWords(subject.what).join(' ')) === singular(plainWords(name).join(' ')) ||
    (/^(?:people|persons?|humans?)$/u.test(asked) && people.has(own))
  );
}

export function singular(word: string): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|s)es$/u.test(word)) return word.slice(0, -2);
  return word.replace(/s$/u, '');
}

function withLook(plan: PicturePlan, what: string, look: string): PicturePlan | null {
  const at = what === '' ? 0 : plan.subjects.findIndex((subject) => isNamed(subject, what));
  const subject = plan.subjects[at];
  if (subject === undefined) return null;
  const next = feelings.has(look)
    ? { ...subject, feeling: look }
    : { ...subject, look: subject.look === '' ? look : `${subject.look}, ${look}` };
  return { ...plan, subjects: plan.subjects.with(at, next) };
}

const colourAlone = new RegExp(`^(?:${said.wornColours})$`, 'u');

/** Somebody holds a thing, or wears it. */
function withHeld(plan: PicturePlan, what: string, thing: string): PicturePlan | null {
  const at = what === '' ? 0 : plan.subjects.findIndex((subject) => isNamed(subject, what));
  const subject = plan.subjects[at];
  if (subject === undefined) return null;
  const worn = clothes.has(last(thing)) && !colourAlone.test(last(thing));
  const next = worn ? { ...subject, look: `in ${thing}` } : { ...subject, holding: thing };
  return { ...plan, subjects: plan.subjects.with(at, next) };
}

const textAlone = new RegExp(`^(?:${said.textNouns})$`, 'iu');

/** A draft without what is named in its picture; null where nothing of the kind is to be seen. */
export function withoutInPicture(draft: Draft, name: string): Draft | null {
  const plan = readDescription(splitCamera(draft.description).prose);
  const holds = (text: string): boolean =>
    text !== '' &&
    ` ${plainWords(text).map(singular).join(' ')} `.includes(
      ` ${plainWords(name).map(singular).join(' ')} `,
    );
  const subjects = plan.subjects
    .filter((subject) => !isNamed(subject, name))
    .map((subject) => ({
      ...subject,
      doing: holds(subject.doing) ? '' : subject.doing,
      holding: holds(subject.holding) ? '' : subject.holding,
      look: subject.look
        .split(', ')
        .filter((part) => !holds(part))
        .join(', '),
    }));
  const settings = {
    place: holds(plan.place) ? '' : plan.place,
    time: holds(plan.time) ? '' : plan.time,
    weather: holds(plan.weather) ? '' : plan.weather,
  };
  const isText = textAlone.test(name);
  const next = {
    ...plan,
    ...settings,
    subjects,
    items: plan.items.filter((item) => !holds(item)),
    quote: isText || holds(plan.quote) ? '' : plan.quote,
  };
  const description = describePlan(next);
  return description === describePlan(plan) ? null : { ...draft, description };
}

/** A draft that says that there is none of a thing to be seen; null where no more can be said. */
export function withNone(draft: Draft, name: string): Draft | null {
  const plan = readDescription(splitCamera(draft.description).prose);
  if (plan.subjects.length >= maxPlanSubjects) return null;
  const what = /^(?:people|humans?|persons?)$/iu.test(name)
    ? 'person'
    : singular(name.toLowerCase());
  if (plan.subjects.some((subject) => subject.count === 0 && subject.what === what)) return null;
  const none: PlanSubject = { what, count: 0, doing: '', holding: '', feeling: '', look: '' };
  return { ...draft, description: describePlan({ ...plan, subjects: [...plan.subjects, none] }) };
}
