import {
  maxPlanTotalCharacters,
  maxPlanTurns,
  maxTurnNameCharacters,
  planTextLength,
  type PicturePlan,
  type PlanTurn,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Line } from '../genres/genre.ts';
import { namesOfSpeaker } from './card-of-scene.ts';
import { anchorOf } from './later-shots.ts';
import { isDrawable } from './drawable.ts';
import type { PlanContext, SceneInput } from './plan-context.ts';
import { speakerCalled } from './screenplay.ts';
import { ofDoings } from './doing-words.ts';

/** Whoever is heard from elsewhere is somebody else than who is seen, by the same name. */
const speakerOf = ({ unit }: Line): string =>
  unit === null || unit.speaker === null
    ? narrator
    : `${unit.speaker}${unit.isHeard === true ? elsewhere : ''}`;
const elsewhere = ' (elsewhere)';
/** "A bus goes by.": between those who speak somebody tells of it whom nobody sees. */
const narrator = `narrator${elsewhere}`;
const isElsewhere = (speaker: string): boolean => speaker.endsWith(elsewhere);

/** Who is seen to speak a line; null where nobody is. */
export const seenSpeaker = ({ unit }: Line): string | null =>
  unit === null || unit.isHeard === true ? null : unit.speaker;

/** Lines of a scene, parted where the word passes from one to another. */
function partedBySpeaker(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const parts: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const open = parts.at(-1);
    if (open !== undefined && speakerOf(open[0]) === speakerOf(line)) open.push(line);
    else parts.push([line]);
  }
  return parts;
}

/** "I'd like to return this cactus", "I read it the newspaper": what somebody who speaks has in their hands. */
const having = new RegExp(
  String.raw`(?<!\p{L})I(?:['’](?:d|ve|m))? (?:(?:${ofDoings.havingLeads}) ){0,4}(?:${ofDoings.havingVerbs})(?: (?:${ofDoings.havingObjects}))? (?<thing>(?:${ofDoings.havingDeterminers})(?: own)? (?<noun>\p{L}+))(?=[.,;:!?]|$| (?:${ofDoings.havingEnds})(?!\p{L}))`,
  'iu',
);

function heldIn(text: string): string | null {
  const { thing = '', noun = '' } = having.exec(text.slice(0, 400))?.groups ?? {};
  return noun !== '' && isDrawable(noun) ? thing.replace(/^(?:this|my(?: own)?)/iu, 'a') : null;
}

/** Who speaks in a film, in the order in which they first do. */
const speakersOf = (scenes: readonly SceneInput[]): readonly string[] => [
  ...new Set(scenes.flatMap(({ lines }) => lines.map(speakerOf))),
];

/**
 * A picture of several people with who of them speaks when, where its script says who speaks and all who do are in it: mouths and
 * bubbles follow the words.
 */
export function withTurns(
  plan: PicturePlan,
  scene: SceneInput,
  scenes: readonly SceneInput[],
  { memory, kindOf, film }: PlanContext,
): PicturePlan {
  const isSeen = ({ what, count }: PicturePlan['subjects'][number]) =>
    count > 0 && (kindOf(what) === 'person' || isSpeaking(what));
  const lines = scene.lines.filter(({ source }) => source !== 'structure');
  const subjectOf = (speaker: string) =>
    [...namesOfSpeaker(speaker, film.language), speakerCalled(speaker, memory), speaker].flatMap(
      (name) =>
        plan.subjects.find(
          ({ what, count }) => count > 0 && what.toLowerCase() === name.toLowerCase(),
        ) ?? [],
    )[0]?.what ?? null;
  const speakers = [...new Set(lines.map(speakerOf))];
  const whos = new Map(
    speakers.map((speaker) => [
      speaker,
      isElsewhere(speaker)
        ? (namesOfSpeaker(speaker.replace(elsewhere, ''), film.language).at(-1) ?? speaker)
        : subjectOf(speaker),
    ]),
  );
  const isSpeaking = (what: string) => [...whos.values()].includes(what);
  // One alone listens while another is heard.
  const fewest = speakers.some(isElsewhere) ? 1 : 2;
  const isOfPeople = plan.layout === 'scene' && plan.subjects.filter(isSeen).length >= fewest;
  const isTold = speakers.every((speaker) => speaker === narrator);
  if (!isOfPeople || isTold || [...whos.values()].includes(null)) return plan;
  const turns = partedBySpeaker(lines).flatMap((part, index): PlanTurn[] => {
    const who = whos.get(speakerOf(part[0])) ?? '';
    const at = index === 0 ? '' : anchorOf(part);
    return who.length > maxTurnNameCharacters || (index > 0 && at === '') ? [] : [{ who, at }];
  });
  const { later: none, ...shot } = plan;
  // Whoever stands on the left stays there in the whole film.
  const inOrder = speakersOf(scenes).flatMap((speaker) => {
    const what = subjectOf(speaker);
    return plan.subjects.filter((subject) => subject.what === what);
  });
  const held = new Map(
    lines.flatMap((line) => {
      const thing = heldIn(line.text);
      const who = whos.get(speakerOf(line)) ?? null;
      return thing === null || who === null ? [] : [[who, thing] as const];
    }),
  );
  const isFree = plan.subjects.every(({ holding }) => holding === '');
  const subjects = [...new Set([...inOrder, ...plan.subjects])].map((subject) => {
    const thing = held.get(subject.what) ?? '';
    return isFree && thing !== '' && subject.doing === ''
      ? { ...subject, holding: thing }
      : subject;
  });
  const spoken = { ...shot, subjects, turns: turns.slice(0, maxPlanTurns) };
  return turns.length === 0 || none !== undefined || planTextLength(spoken) > maxPlanTotalCharacters
    ? plan
    : spoken;
}
