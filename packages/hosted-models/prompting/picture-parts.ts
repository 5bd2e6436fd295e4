import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import { bareSubject, placeAsSubject, seenIn, settingWords } from './plan-words.ts';
import type { PromptRequest } from './request.ts';
import { sentencesOf, withoutLettering } from './sentences.ts';
import { thoughtOf, topicWords, typographicWords } from './typographic.ts';
import { splitUnwanted } from './without.ts';

/** What a picture shows, in the words of a prompt. */
export interface PictureParts {
  readonly subject: string;
  readonly more: readonly string[];
  readonly setting: string;
  readonly staging: string;
  /** What the film is about, where the picture says little. */
  readonly context: string;
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

/** Nobody in particular: no film is about them. */
const anybody = /^(?:person|people|man|woman|somebody|someone)$/iu;

/** What the film shows next to this scene: the nearest picture of something in particular, those before it first. */
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
    if (plan.subjects.some(({ what, count }) => count > 0 && !anybody.test(what))) return plan;
  }
  return emptyPlan;
}

/** Where neither plan nor layout names anything: what is said, or else what the film is about. */
function filmSubject(request: PromptRequest, plan: PicturePlan): string {
  const thought = thoughtOf(request.dialogue, plan.quote);
  if (thought !== '') return `A scene that shows this: ${thought}`;
  const first = filmPicture(request).subjects.find(
    ({ what, count }) => count > 0 && !anybody.test(what),
  );
  if (first !== undefined) return bareSubject(first);
  const topic = topicWords(request.topic);
  return topic === '' ? 'A quiet landscape in soft light' : `A scene from a story: ${topic}`;
}

/** A card of words says what is meant: what stands beside it is a part of the picture, and not all of it. */
function withThought(named: string, plan: PicturePlan, request: PromptRequest): string {
  const isOfWords = plan.layout === 'words' || plan.layout === 'verse';
  const thought = isOfWords && named !== '' ? thoughtOf(request.dialogue, plan.quote) : '';
  return thought === '' ? named : `${named}, in a scene that shows this: ${thought}`;
}

type Picture = Omit<PictureParts, 'camera'>;

function partsOfPlan(plan: PicturePlan, request: PromptRequest): Picture {
  const { subject: own, more, unwanted } = seenIn(plan);
  const isTypographic = plan.layout !== 'scene';
  const typed = isTypographic ? typographicWords(plan, own) : { subject: own, staging: '' };
  const named = withThought(typed.subject, plan, request);
  const isPlace = named === '' && plan.place !== '';
  const subject = isPlace ? placeAsSubject(plan.place) : named || filmSubject(request, plan);
  const { beside, setting } = settingWords(isPlace ? { ...plan, place: '' } : plan, subject);
  const topic = topicWords(request.topic);
  const saysLittle = plan.place === '' && topic !== '' && !subject.includes(topic);
  return {
    subject: `${subject} ${beside}`.trim(),
    more,
    setting,
    staging: typed.staging,
    context: saysLittle ? `Part of a story: ${topic}` : '',
    unwanted,
    moves: plan.subjects.some(({ count, doing }) => count > 0 && doing !== ''),
    isTypographic,
  };
}

/** Sentences that say what is written in a picture, or what a chart shows. */
const isCard = (sentence: string) => /^(?:Figure|It reads|Date|Span|Points): /u.test(sentence);

/** A description that is more, or other, than a plan: in its own words. Null where nothing is left of it. */
function partsOfProse(prose: string): Picture | null {
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
    context: '',
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
