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
import { saysMore } from './carried.ts';
import { lettersOf } from '../plain-words.ts';
import { isDrawable } from './drawable.ts';
import { readLine, within } from './read-line.ts';
import { castOf, isEnglishFilm, type PlanContext, type SceneInput } from './plan-context.ts';
import type { Planned } from './plan-scene.ts';
import { asks, partsOf } from './scene-texts.ts';
import { ofScenes } from './scene-words.ts';

/* A scene that says several things shows several: its picture is cut at the sentence that speaks of the next one. */

/** A picture is seen for so long, in seconds, that one can look at it. */
const leastShotS = 2;
/** Behind its last word a scene rests at least so long, and so does its last picture. */
const restS = 0.4;
/** As long as this a scene may wait for its first picture: what is read would be read before it is ofScenes. */
const longestWaitS = 4;
const mostAnchorWords = 5;
const mostAnchorLetters = 12;

/** Nobody looks for so long at a card of what has been said before. */
const longestLeftS = 2.5;

/** They are read: each stands with its own words. */
const boards: ReadonlySet<PlanLayout> = new Set([
  'figure',
  'money',
  'calendar',
  'week',
  'clock',
  'quote',
]);
/** They gather what several sentences say, and may begin with a later one. */
const gathering: ReadonlySet<PlanLayout> = new Set([
  'cause-effect',
  'list',
  'checklist',
  'process',
  'versus',
  'before-after',
  'bar-chart',
  'receipt',
  'ingredients',
  'recipe-step',
  'timeline',
  'ring-chart',
]);

/** What one sentence comes to; others gather what several say, and stay whole. */
const ofOneSentence: ReadonlySet<PlanLayout> = new Set([
  'scene',
  'words',
  'figure',
  'money',
  'calendar',
  'week',
  'clock',
  'quote',
]);

/** They have said what they say when their sentence ends. */
const ending = (layout: PlanLayout): boolean =>
  boards.has(layout) || gathering.has(layout) || layout === 'question-answer';

/** A sentence may be parted where a clause ends. */
const joint = new RegExp(String.raw`[,;:–—]\s+|\s(?=(?:${ofScenes.shotJoints})\s)`, 'giu');

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

const isAsked = ({ text }: Line): boolean => asks(text);

/** Sentences of a scene, in stretches that are long enough for a picture of their own; a question is never one with its answer. */
function stretchesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const stretches: Line[][] = [];
  let seconds = 0;
  for (const line of lines) {
    const open = stretches.at(-1);
    const isParted = isAsked(line) !== (open?.some(isAsked) ?? isAsked(line));
    // What is said in a breath is not cut off.
    if (open === undefined || seconds >= leastShotS || isParted) {
      stretches.push([line]);
      seconds = 0;
    } else open.push(line);
    seconds += speakingTimeS(line.text);
  }
  const last = stretches.at(-1);
  const isAnswer = last?.some(isAsked) !== stretches.at(-2)?.some(isAsked);
  if (stretches.length > 1 && last !== undefined && seconds < leastShotS - restS && !isAnswer) {
    stretches.pop();
    stretches.at(-1)?.push(...last);
  }
  return stretches;
}

const isOf = (beat: Beat, line: Line): boolean =>
  beat.lines.some((each) => line === each || (line.unit !== null && line.unit === each.unit));

/** The scene of some of its sentences. */
export function sceneOf(lines: readonly Line[], { beats }: SceneInput): SceneInput {
  const own = beats.filter((beat) => lines.some((line) => isOf(beat, line)));
  return { lines, beats: own.length > 0 ? own : beats };
}

const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');

/** The words by which the beginning of a stretch is known. */
export function anchorOf(stretch: readonly Pick<Line, 'text'>[] | undefined): string {
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
const named = ({
  layout,
  subjects,
  place,
  figure,
  date,
  from,
  quote,
  items,
}: PictureShot): string =>
  JSON.stringify([
    layout,
    // What stands beside a card makes no other card of it.
    layout === 'scene' ? (subjects[0]?.what ?? place) : '',
    figure?.value,
    date,
    from,
    layout === 'quote' || layout === 'clock' || layout === 'words' ? quote : '',
    layout === 'question-answer' ? [] : items,
  ]);

/** Whether a stretch begins with another sentence than the one before it ends with. */
const isOfOtherUnit = (
  stretch: readonly Line[] | undefined,
  before: readonly Line[] | undefined,
): boolean => stretch?.[0]?.unit?.id !== before?.at(-1)?.unit?.id;

/** Whether a list of a part holds the figure that the whole scene would show alone. */
const lists = ({ items }: PictureShot, { figure }: PictureShot): boolean =>
  figure !== null && items.some((item) => item.includes(figure.value));

/** An answer is cut into clauses, and each of them would show it again. */
const isAnswerAgain = (one: PictureShot, plan: PictureShot): boolean =>
  one.layout === 'question-answer' && one.quote === plan.quote;

/** Whether words stand on the card of an answer already. */
const isReadIn = ({ layout, items }: PictureShot, quote: string): boolean =>
  layout === 'question-answer' && lettersOf(items.join(' ')).includes(lettersOf(quote));

const secondsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + speakingTimeS(text), 0);

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\p{N}+/gu) ?? [];

/** From which stretch to which something of a gathering card is said; null where all of it may be. */
function heldBy(
  { items, from, to, figure }: PicturePlan,
  stretches: readonly (readonly Line[])[],
): { readonly first: number; readonly last: number } | null {
  const held = new Set(wordsOf([...items, from, to, figure?.value ?? ''].join(' ')));
  const says = (stretch: readonly Line[]) =>
    wordsOf(stretch.map(({ text }) => text).join(' ')).some((word) => held.has(word));
  const first = stretches.findIndex(says);
  return first < 0 ? null : { first, last: stretches.findLastIndex(says) };
}

/** The pictures of the stretches where a card gathers what some of them say: there it stands whole. */
function aroundCard(
  plan: PicturePlan,
  stretches: readonly (readonly Line[])[],
  pictures: readonly PicturePlan[],
): readonly PicturePlan[] | null {
  const held = heldBy(plan, stretches);
  if (held === null || (held.first === 0 && held.last === stretches.length - 1)) return null;
  const isIn = (at: number) => at >= held.first && at <= held.last;
  // A card of one part alone reads what that part says.
  const isOwn = (picture: PicturePlan) =>
    held.first === held.last && picture.layout === plan.layout && picture.items.length > 0;
  return pictures.map((picture, at) => (isIn(at) && !isOwn(picture) ? plan : picture));
}

/** A card without what stands beside it for the whole film's sake, where that is shown with its own words. */
function withoutLater(
  plan: PicturePlan,
  opening: PictureShot,
  later: readonly LaterShot[],
): PicturePlan {
  const whats = (subjects: PicturePlan['subjects']) => new Set(subjects.map(({ what }) => what));
  const own = whats(opening.subjects);
  const shownLater = whats(later.flatMap(({ shows }) => shows.subjects));
  const isShown = ({ what }: PicturePlan['subjects'][number]) =>
    own.has(what) || !shownLater.has(what);
  return plan.layout === 'scene'
    ? plan
    : { ...plan, subjects: plan.subjects.filter((subject) => isShown(subject)) };
}

/** The lines of a stretch from the one on that says what its board shows. */
function fromItsWords(picture: PictureShot, stretch: readonly Line[] | undefined): readonly Line[] {
  const value = /\p{N}[\p{N}.,:]*/u.exec(
    picture.figure?.value ?? (picture.date || picture.from || picture.quote),
  )?.[0];
  const lines = stretch ?? [];
  if (picture.layout === 'words') {
    // Its number stands before a point, and is not ofScenes.
    const read = lettersOf(picture.quote.replace(/^(?:Step )?\d{1,3}[):]\s/u, ''));
    const first = lines.findIndex(({ text }) => read !== '' && lettersOf(text).startsWith(read));
    return first < 0 ? lines : lines.slice(first);
  }
  if (!boards.has(picture.layout) || value === undefined) return lines;
  const at = lines.findIndex(({ text }) => text.includes(value));
  return at < 0 ? lines : lines.slice(at);
}

/** Whether there is anything to be seen but words. */
function isSeen({ layout, subjects }: PictureShot, { film, kindOf }: PlanContext): boolean {
  if (layout === 'words') return subjects.length > 0;
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
  planStretch: (stretch: SceneInput) => Planned,
  context: PlanContext,
  stretches: readonly (readonly Line[])[],
): PicturePlan {
  const isGathering = gathering.has(plan.layout);
  // A question and its choices are one; what is said behind an answer is another thing.
  const isAnswer =
    plan.layout === 'question-answer' &&
    !stretches.flat().some(({ text }) => plan.quote.includes(text.trim()));
  if (!(isGathering || isAnswer || ofOneSentence.has(plan.layout)) || stretches.length < 2)
    return plan;
  const planned = stretches.map((stretch) => planStretch(sceneOf(stretch, scene)));
  const carried = planned.map((each) => each.carried);
  const pictures = isGathering ? aroundCard(plan, stretches, carried) : carried;
  // What no sentence alone comes to is of several, where they are not only read because no picture carries all of them.
  const isOfOne =
    [...carried, ...planned.map(({ drawn }) => drawn)].some(
      (each) => named(each) === named(plan),
    ) ||
    (plan.layout === 'words' &&
      planned.some(({ drawn }) => drawn.layout === 'scene' || gathering.has(drawn.layout))) ||
    carried.some((each) => lists(each, plan));
  if (
    pictures === null ||
    !(isGathering ? pictures.some(({ layout }) => layout === plan.layout) : isOfOne)
  )
    return plan;
  if (
    !pictures.every(
      (each) =>
        each === plan ||
        isAnswerAgain(each, plan) ||
        ofOneSentence.has(each.layout) ||
        gathering.has(each.layout),
    )
  )
    return plan;
  const firstSeen = Math.max(
    0,
    pictures.findIndex((picture) => isSeen(picture, context)),
  );
  const waiting = stretches.slice(0, firstSeen).flat();
  const mayWait =
    pictures[firstSeen]?.layout === 'scene' &&
    secondsOf(waiting) < longestWaitS &&
    !waiting.some(isAsked);
  const opensAt = mayWait ? firstSeen : 0;
  const opening = pictures[opensAt] ?? plan;
  const later: LaterShot[] = [];
  for (const [at, picture] of pictures.entries()) {
    const before = later.at(-1)?.shows ?? opening;
    if (at <= opensAt || named(picture) === named(before)) continue;
    const isRead =
      picture.layout === 'words' && picture.quote !== '' && !isReadIn(plan, picture.quote);
    const isLeft =
      isRead &&
      (ending(before.layout) ||
        (before.layout === 'scene' &&
          saysMore(before, partsOf(stretches[at] ?? [], context.wholes), context))) &&
      secondsOf(stretches.slice(at).flat()) >= longestLeftS;
    // What has been read goes when the voice is at the next sentence.
    const isNext =
      isRead &&
      (before.layout === 'words' || before.layout === 'checklist') &&
      isOfOtherUnit(stretches[at], stretches[at - 1]) &&
      secondsOf(stretches[at] ?? []) >= leastShotS - restS;
    const isNextQuestion =
      isRead &&
      (before.layout === 'words' || before.layout === 'question-answer') &&
      stretches[at]?.some(isAsked) === true;
    if (!isSeen(picture, context) && !isLeft && !isNext && !isNextQuestion) continue;
    const words = anchorOf(fromItsWords(picture, stretches[at]));
    const { later: none, ...shows } = picture;
    if (words === '' || none !== undefined) continue;
    later.push({ at: words, shows });
  }
  const kept = later.slice(0, maxLaterShots);
  const shown = named(opening) === named(plan) ? withoutLater(plan, opening, kept) : opening;
  while (kept.length > 0 && planTextLength({ ...shown, later: kept }) > maxPlanTotalCharacters / 2)
    kept.pop();
  return kept.length === 0 ? plan : { ...shown, later: kept };
}
