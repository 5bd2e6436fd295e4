import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import { bareSubject, placeAsSubject, seenIn, settingWords } from './plan-words.ts';
import type { PromptRequest } from './request.ts';
import { sentencesOf, withoutLettering } from './sentences.ts';
import { thoughtOf, typographicWords } from './typographic.ts';
import { splitUnwanted } from './without.ts';

/** What a picture shows, in the words of a prompt. */
export interface PictureParts {
  readonly subject: string;
  readonly more: readonly string[];
  readonly setting: string;
  readonly staging: string;
  readonly thought: string;
  readonly unwanted: readonly string[];
  /** Words of camera in the description itself. */
  readonly camera: string;
  /** Whether somebody or something is said to do anything. */
  readonly moves: boolean;
  /** Whether it stands for a picture of type. */
  readonly isTypographic: boolean;
}

const alike = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim();

/** What the film shows next to this scene: the nearest picture with a subject, those before it first. */
function filmPicture({ film, sceneNumber }: PromptRequest): PicturePlan {
  const here = sceneNumber - 1;
  const nearest = film
    .map(({ description }, at) => ({
      description,
      away: Math.abs(at - here) + (at > here ? 0.5 : 0),
    }))
    .filter(({ away }) => away > 0)
    .sort((one, other) => one.away - other.away);
  for (const { description } of nearest) {
    const plan = readDescription(splitCamera(description).prose);
    if (plan.subjects.some(({ count }) => count > 0)) return plan;
  }
  return emptyPlan;
}

/** Where neither plan nor layout names anything: what the film is about. */
function filmSubject(request: PromptRequest): Pick<PictureParts, 'subject' | 'setting'> {
  const plan = filmPicture(request);
  const first = plan.subjects.find(({ count }) => count > 0);
  if (first !== undefined) return { subject: bareSubject(first), setting: settingWords(plan) };
  const topic = withoutLettering(request.topic);
  return {
    subject: topic === '' ? 'A quiet landscape in soft light' : `A scene about ${topic}`,
    setting: '',
  };
}

function partsOfPlan(plan: PicturePlan, request: PromptRequest): Omit<PictureParts, 'camera'> {
  const { subject: own, more, unwanted } = seenIn(plan);
  const isTypographic = plan.layout !== 'scene';
  const typed = isTypographic ? typographicWords(plan, own !== '') : { subject: '', staging: '' };
  const staging = typed.staging;
  const moves = plan.subjects.some(({ count, doing }) => count > 0 && doing !== '');
  const shared = { more, unwanted, staging, moves, isTypographic };
  const setting = settingWords(plan);
  const subject = own || typed.subject;
  if (subject !== '') return { ...shared, subject, setting, thought: '' };
  if (plan.place !== '') {
    const place = { ...plan, place: '' };
    return {
      ...shared,
      subject: placeAsSubject(plan.place),
      setting: settingWords(place),
      thought: '',
    };
  }
  const film = filmSubject(request);
  return {
    ...shared,
    subject: film.subject,
    setting: setting || film.setting,
    thought: thoughtOf(request.dialogue, plan.quote),
  };
}

/** Sentences that say what is written in a picture, or what a chart shows. */
const isCard = (sentence: string) => /^(?:Figure|It reads|Date|Span|Points): /u.test(sentence);

/** A description that is more, or other, than a plan: in its own words. Null where nothing is left of it. */
function partsOfProse(prose: string): Omit<PictureParts, 'camera'> | null {
  const split = sentencesOf(prose)
    .filter((sentence) => !isCard(sentence))
    .map((sentence) => splitUnwanted(withoutLettering(sentence)));
  const [subject, ...more] = split
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  if (subject === undefined) return null;
  return {
    subject,
    more,
    setting: '',
    staging: '',
    thought: '',
    unwanted: split.flatMap((each) => each.unwanted),
    // Whoever describes a picture in words of their own says what moves in it.
    moves: true,
    isTypographic: false,
  };
}

/** Reads a description back as the plan it tells, or takes it as it is written, and says what a picture shall show. */
export function pictureParts(request: PromptRequest): PictureParts {
  const { prose, camera } = splitCamera(request.description);
  const plan = readDescription(prose);
  const isPlan = plan.layout !== 'scene' || alike(describePlan(plan)) === alike(prose);
  const parts = (isPlan ? null : partsOfProse(prose)) ?? partsOfPlan(plan, request);
  return {
    ...parts,
    subject: withoutLettering(parts.subject),
    more: parts.more.map(withoutLettering),
    setting: withoutLettering(parts.setting),
    unwanted: parts.unwanted.map(withoutLettering),
    camera,
  };
}
