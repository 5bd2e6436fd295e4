import {
  maxLaterShots,
  maxPlanTotalCharacters,
  maxShotWordsCharacters,
  planTextLength,
  type LaterShot,
  type PicturePlan,
  type PictureShot,
  type PlanLayout,
} from '@scenewright/contract/rules/picture-plan.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import type { Beat, Line } from '../genres/genre.ts';
import { isDrawable } from './drawable.ts';
import { readLine, within } from './read-line.ts';
import { castOf, isEnglishFilm, type PlanContext, type SceneInput } from './plan-context.ts';

/* A scene that says several things shows several: its picture is cut at the sentence that speaks of the next one. */

/** A picture is seen for so long, in seconds, that one can look at it. */
const leastShotS = 2;
/** As long as this a scene may wait for its first picture. */
const longestWaitS = 4;
const mostAnchorWords = 5;
const mostAnchorLetters = 12;

/** What one sentence comes to; others gather what several say, and stay whole. */
const ofOneSentence: ReadonlySet<PlanLayout> = new Set([
  'scene',
  'words',
  'figure',
  'money',
  'calendar',
  'clock',
  'quote',
]);

/** A sentence may be parted where a clause ends. */
const joint = /[,;:–—]\s+|\s(?=(?:and|then|but|while|so|before|until)\s)/giu;

/** A long sentence in parts that each tell of something that happens; other lines whole. */
function partsOfLine(line: Line, isEnglish: boolean): readonly Line[] {
  if (!isEnglish || speakingTimeS(line.text) < leastShotS * 2) return [line];
  const { text } = line;
  const reading = readLine(text);
  const tells = (from: number, to: number) =>
    within(reading, { from, to }).actions.some(
      ({ isNegative, isSupposed, isWithin, isAside }) =>
        !isNegative && !isSupposed && !isWithin && !isAside,
    );
  const parts: Line[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(joint)) {
    const to = index + sign.length;
    const isLong =
      speakingTimeS(text.slice(from, to)) >= leastShotS &&
      speakingTimeS(text.slice(to)) >= leastShotS;
    if (!isLong || !tells(from, to) || !tells(to, text.length)) continue;
    parts.push({ ...line, text: text.slice(from, to).trim() });
    from = to;
  }
  return parts.length === 0 ? [line] : [...parts, { ...line, text: text.slice(from).trim() }];
}

/** Sentences of a scene, in stretches that are long enough for a picture of their own. */
function stretchesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const stretches: Line[][] = [];
  let seconds = 0;
  for (const line of lines) {
    const open = stretches.at(-1);
    // What is said in a breath is not cut off.
    if (open === undefined || seconds >= leastShotS) {
      stretches.push([line]);
      seconds = 0;
    } else open.push(line);
    seconds += speakingTimeS(line.text);
  }
  const last = stretches.at(-1);
  if (stretches.length > 1 && last !== undefined && seconds < leastShotS) {
    stretches.pop();
    stretches.at(-1)?.push(...last);
  }
  return stretches;
}

const isOf = (beat: Beat, line: Line): boolean =>
  beat.lines.some((each) => line === each || (line.unit !== null && line.unit === each.unit));

/** The scene of some of its sentences. */
function sceneOf(lines: readonly Line[], { beats }: SceneInput): SceneInput {
  const own = beats.filter((beat) => lines.some((line) => isOf(beat, line)));
  return { lines, beats: own.length > 0 ? own : beats };
}

const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');

/** The words by which the beginning of a stretch is known. */
function anchorOf(stretch: readonly Line[] | undefined): string {
  const trimmed = (stretch ?? [])
    .map(({ text }) => text.trim())
    .join(' ')
    .replaceAll(/[“”"]/gu, ' ')
    .trim();
  const words = trimmed.split(/\s+/u).slice(0, mostAnchorWords).join(' ');
  const anchor = unspaced.test(words) ? trimmed.slice(0, mostAnchorLetters) : words;
  return anchor.slice(0, maxShotWordsCharacters).replace(/[\s,;:.!?–—-]+$/u, '');
}

/** What a picture is known by: two that agree in it would look the same. */
const named = ({ layout, subjects, place, figure, date, from, quote }: PictureShot): string =>
  JSON.stringify([
    layout,
    subjects[0]?.what ?? (layout === 'scene' ? place : ''),
    figure?.value,
    date,
    from,
    layout === 'quote' ? quote : '',
  ]);

/** Whether there is anything to be seen but words. */
function isSeen({ layout, subjects }: PictureShot, { film, kindOf }: PlanContext): boolean {
  if (layout === 'words') return false;
  if (layout !== 'scene') return true;
  return subjects.some(
    ({ what, count, doing, holding }) =>
      count > 0 &&
      (castOf(film).has(what) ||
        kindOf(what) === 'person' ||
        [what, ...doing.split(' '), ...holding.split(' ')].some(isDrawable)),
  );
}

/** Lines of a scene by what they are of: each may have a picture that somebody asked for. */
export function stretchesOfBeats({ lines, beats }: SceneInput): readonly (readonly Line[])[] {
  const stretches = beats.map((beat) => lines.filter((line) => isOf(beat, line)));
  const isEach = stretches.flat().length === lines.length;
  const areLong = stretches.every(
    (stretch) => stretch.reduce((sum, { text }) => sum + speakingTimeS(text), 0) >= leastShotS,
  );
  return isEach && areLong ? stretches : [lines];
}

/** Lines of a scene, in stretches that each tell of something of their own. */
export function stretchesOfLines(
  { lines }: SceneInput,
  { film }: PlanContext,
): readonly (readonly Line[])[] {
  const isEnglish = isEnglishFilm(film);
  return stretchesOf(
    lines
      .filter(({ source }) => source !== 'structure')
      .flatMap((line) => partsOfLine(line, isEnglish)),
  );
}

/**
 * The same plan with the pictures that its scene cuts to.
 * @param plan of the whole scene
 * @param planStretch plans the picture of some of its sentences
 * @param stretches those sentences that may have a picture of their own, in order
 */
export function withLaterShots(
  plan: PicturePlan,
  scene: SceneInput,
  planStretch: (stretch: SceneInput) => PicturePlan,
  context: PlanContext,
  stretches: readonly (readonly Line[])[],
): PicturePlan {
  if (!ofOneSentence.has(plan.layout) || stretches.length < 2) return plan;
  const pictures = stretches.map((stretch) => planStretch(sceneOf(stretch, scene)));
  // What no sentence alone comes to is of several.
  if (!pictures.some((picture) => named(picture) === named(plan))) return plan;
  if (!pictures.every(({ layout }) => ofOneSentence.has(layout))) return plan;
  const firstSeen = pictures.findIndex((picture) => isSeen(picture, context));
  const waitS = stretches
    .slice(0, Math.max(0, firstSeen))
    .flat()
    .reduce((sum, { text }) => sum + speakingTimeS(text), 0);
  const opensAt = waitS < longestWaitS ? Math.max(0, firstSeen) : 0;
  const opening = pictures[opensAt] ?? plan;
  const shown = named(opening) === named(plan) ? plan : opening;
  const later: LaterShot[] = [];
  for (const [at, picture] of pictures.entries()) {
    const before = later.at(-1)?.shows ?? opening;
    if (at <= opensAt || !isSeen(picture, context) || named(picture) === named(before)) continue;
    const words = anchorOf(stretches[at]);
    const { later: none, ...shows } = picture;
    if (words === '' || none !== undefined) continue;
    later.push({ at: words, shows });
  }
  const kept = later.slice(0, maxLaterShots);
  while (kept.length > 0 && planTextLength({ ...shown, later: kept }) > maxPlanTotalCharacters / 2)
    kept.pop();
  return kept.length === 0 ? plan : { ...shown, later: kept };
}
