import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { placePhrase } from '@scenewright/contract/rules/prose/setting.ts';
import { subjectPhrase } from '@scenewright/contract/rules/prose/subject.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';

/* A picture plan in the words of a prompt: plainer than a description, because nobody has to read the plan back. */

const plain = () => null;

/** "An old woman in a red coat feeding pigeons, holding a bag, happy". */
export function subjectWords(subject: PlanSubject): string {
  const looks = subject.look === '' ? [] : subject.look.split(', ');
  const isLead = (look: string) => lookWords.has(look);
  const worn = looks.find((look) => /^(?:in|with|without) /u.test(look));
  const told = looks.filter((look) => isLead(look) || look === worn);
  const others = looks.filter((look) => !told.includes(look));
  const phrase = subjectPhrase({ ...subject, look: told.join(', ') }, plain);
  return [phrase, ...others].join(', ');
}

/** The subject alone, without what it does. */
export const bareSubject = (subject: PlanSubject): string =>
  subjectWords({ ...subject, doing: '', holding: '' });

/** "A, B and C". */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

export interface SeenSubjects {
  /** What the picture is about and what it does; empty where the plan names nothing. */
  readonly subject: string;
  /** Sentences about the others. */
  readonly more: readonly string[];
  /** Noun phrases. */
  readonly unwanted: readonly string[];
}

/** Who is seen, and what is not to be seen. */
export function seenIn({ subjects, relation }: PicturePlan): SeenSubjects {
  const seen = subjects.filter(({ count }) => count > 0);
  const unwanted = subjects
    .filter(({ count }) => count === 0)
    .map((subject) => subjectWords(subject).replace(/^no /u, ''));
  if (relation !== '' && seen.length > 1)
    return { subject: `${listed(seen.map(subjectWords))} ${relation}`, more: [], unwanted };
  const [first, ...others] = seen;
  const busy = others.filter(({ doing }) => doing !== '').map(subjectWords);
  const idle = others.filter(({ doing }) => doing === '').map(subjectWords);
  const beside = idle.length === 0 ? [] : [`Also in the picture: ${listed(idle)}`];
  const subject = first === undefined ? '' : subjectWords(first);
  return { subject, more: [...busy, ...beside], unwanted };
}

/** Where, when and in which weather. */
export interface SettingWords {
  /** Part of the subject's own sentence: "beside two price tags". */
  readonly beside: string;
  /** "In a snowy bay, at dawn, in light snow". */
  readonly setting: string;
}

/** @param told the subject, which may name its place already */
export function settingWords({ place, time, weather }: PicturePlan, told: string): SettingWords {
  const named = place.replace(/^(?:an?|the) /iu, '').toLowerCase();
  const isTold = named !== '' && told.toLowerCase().endsWith(named);
  const where = place === '' || isTold ? '' : placePhrase(place);
  const isNear = where !== '' && !/^(?:in|on|at) /iu.test(where);
  const sky = weather === '' || weather.startsWith('in ') ? weather : `in ${weather}`;
  const setting = [isNear ? '' : where, time, sky].filter((part) => part !== '').join(', ');
  return { beside: isNear ? where : '', setting };
}

/** A place as what a picture is about. */
export function placeAsSubject(place: string): string {
  const phrase = placePhrase(place);
  return phrase === place ? `A view ${place}` : `A view of ${place}`;
}
