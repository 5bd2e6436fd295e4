import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import type {
  PicturePlan,
  PlanLayout,
  PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { BeatPicture, BeatRole, Line } from '../genres/genre.ts';
import { amountsCard, amountsIn, ingredientsCard } from './card-of-amounts.ts';
import { contentCard } from './card-of-content.ts';
import { asksIn, questionCard } from './card-of-question.ts';
import { chatCard, checklistCard, structureCard } from './card-of-structure.ts';
import { isDrawable } from './drawable.ts';
import { lexiconOf } from './languages/lexicons.ts';
import { foldWord } from './languages/word-forms.ts';
import type { LinePicture } from './picture-of-line.ts';
import type { FilmInput } from './plan-context.ts';
import type { KindOf } from './noun-kinds.ts';
import { callWords, elders, people, titlesBeforeNames } from './plan-words.ts';
import { stepsNamed, tellPoint, type Point } from './points.ts';
import { asks, type SaidPart } from './scene-texts.ts';
import { clip } from './within-limits.ts';
import { keyPhrase, readable } from './word-card.ts';
import { lettersOf } from '../plain-words.ts';
import { ofCards } from './card-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';
import smallWords from '../data/small-words.json' with { type: 'json' };

/** A scene as its card is chosen from it. */
export interface SceneText {
  /** What is said, structure words left out. */
  readonly texts: readonly string[];
  /** The same, each with the sentence that it is a part of. */
  readonly parts: readonly SaidPart[];
  /** The same, each part of a sentence as the whole of it. */
  readonly wholes: readonly string[];
  readonly lines: readonly Line[];
  /** The points and steps that begin in it. */
  readonly points: readonly Point[];
  readonly shows: readonly BeatPicture[];
  readonly film: FilmInput;
  readonly kindOf: KindOf;
  /** Whether nothing but the film's end follows. */
  readonly isEnd: boolean;
  /** Whether the numbers of its steps are right. */
  readonly areCounted: boolean;
  /** Whether food is spoken of in the film. */
  readonly isOfFood: boolean;
  /** Who speaks in the film and is seen, by their labels. */
  readonly onStage: readonly string[];
  /** The question that the scenes before have left open; may be empty. */
  readonly asked: string;
}

/** What is designed in a picture; the layout says how. */
export type Card = Pick<PicturePlan, 'layout'> &
  Partial<
    Pick<
      PicturePlan,
      'figure' | 'items' | 'quote' | 'date' | 'from' | 'to' | 'subjects' | 'place' | 'relation'
    >
  >;

/** Fewer words are rather a heading. */
const leastRead = 4;

/** What the scene itself says, to be read. */
export function wordsCard({ parts, lines, points, film }: SceneText): Card {
  // A point is read rather than what only leads to it.
  const ofPoint = parts.filter(
    ({ whole }, at) =>
      points.some(({ line }) => line === lines[at]) && whole.split(/\s+/u).length >= leastRead,
  );
  const isPoint = ofPoint.length > 0 && !parts.some(({ whole }) => asks(whole));
  return {
    layout: 'words',
    quote: readable(isPoint ? ofPoint : parts, /^en\b/iu.test(film.language)),
  };
}

/** The points of a scene, without the film's title, questions and what only stands around them. */
const pointsOf = ({ points, film }: SceneText): readonly Point[] =>
  points.filter(
    ({ text, number }) =>
      (number !== null || lettersOf(text) !== lettersOf(film.title)) &&
      !asks(text) &&
      /\p{L}{2}/u.test(text),
  );

/** A point, whose own quotation marks and semicolons would end it in the description of a list. */
const asItem = (text: string) =>
  keyPhrase([text])
    .replace(/[.。]$/u, '')
    .replaceAll(';', ',')
    .replaceAll(/[“”]/gu, '"');

const opensWarning = new RegExp(String.raw`^(?:${eitherApostrophe(ofCards.warnings)})\b`, 'iu');

/** "Never shake.", "Don't open the door.": what must not be done is read whatever else is shown. */
const warns = (text: string) => text.length <= mostWarned && opensWarning.test(text.trim());
const mostWarned = 80;

/** A step with the warning that is said with it. */
function warned(text: string, { lines }: SceneText): string {
  const warning = lines.find((line) => warns(line.text) && !text.includes(line.text.trim()));
  return warning === undefined ? text : `${text} ${warning.text.trim()}`;
}

/** A point as far as its scene says it: the rest is read where it is ofCards. */
const saidOf = (point: Point): Point => ({
  ...point,
  text: point.line.text.trim().replace(/[,;:–—\s]+$/u, ''),
});

/** Points of whose numbers one is missing have none: "4)" and "6)" would tell of a fifth. */
function inRow(points: readonly Point[]): readonly Point[] {
  const isRow = points.every(
    ({ number }, at) => number === null || number === (points[0]?.number ?? 0) + at,
  );
  return isRow ? points : points.map((point) => ({ ...point, number: null }));
}

/** Sentences of more words that nobody numbered are told, and no rows of a list. */
const isTelling = ({ text, number }: Point): boolean =>
  number === null && text.split(/\s+/u).length > 9;

/** Several points under each other, and nothing but points; null where there is one alone. */
function listCard(scene: SceneText): Card | null {
  const points = inRow(pointsOf(scene));
  return points.length < 2 || points.every(isTelling)
    ? null
    : {
        layout: 'list',
        items: scene.lines.flatMap((line) => {
          const point = points.find((each) => each.line === line);
          if (point !== undefined) return [asItem(tellPoint(saidOf(point)))];
          return warns(line.text) ? [asItem(line.text)] : [];
        }),
        // What one of them shows is not what the others say.
        subjects: [],
        place: '',
      };
}

/** Amounts that are less of their line than this do not say what it says. */
const leastOfStep = 0.7;

function stepCard(scene: SceneText, number: number | null, picture: LinePicture): Card {
  const isEnglish = /^en\b/iu.test(scene.film.language);
  // What must not be done is no step.
  const begun = scene.points.map(({ text, number: own }) => (warns(text) ? null : own));
  const quote = isEnglish ? stepsNamed(begun.length === 0 ? [number] : begun) : '';
  const amounts = scene.film.genre === 'recipe' ? amountsCard(scene) : null;
  if (amounts !== null) return amounts;
  if (scene.film.genre === 'recipe') {
    // "Marinate 30 mins" may stand at the end of what it takes: only what the author counted is counted.
    const isCounted = scene.lines.some(({ unit }) => unit !== null && unit.number !== null);
    const items = amountsIn(scene.lines);
    const line = readable(scene.parts, isEnglish);
    // "Dill, 2 pieces": amounts that leave out of what they are stand below their line.
    const leavesOut = !isEnglish && items.join(' ').length < line.length * leastOfStep;
    return {
      layout: 'recipe-step',
      items,
      place: picture.place || (scene.isOfFood ? 'a kitchen' : ''),
      quote: picture.sureness === 0 || leavesOut ? line : isCounted ? quote : '',
    };
  }
  const list = listCard(scene);
  if (list !== null) return list;
  const content = contentCard(scene, picture);
  if (content !== null && content.layout !== 'calendar') return content;
  if (picture.sureness > 0) return { layout: 'scene', quote };
  // A step in words has its number before them.
  const [point] = pointsOf(scene);
  return point === undefined ||
    point.number === null ||
    point.text.length > mostNumbered ||
    warns(point.text) ||
    point.line.text.trim().length < point.text.trim().length
    ? wordsCard(scene)
    : {
        layout: 'words',
        quote: isEnglish
          ? clip(warned(`Step ${point.number}: ${point.text}`, scene))
          : tellPoint(point),
      };
}

const mostNumbered = 180;

function pointCard(scene: SceneText, picture: LinePicture): Card {
  if (scene.lines.some((line, at) => asksIn(line) && at < scene.lines.length - 1))
    return questionCard(scene, picture) ?? plainCard(scene, picture);
  const list = listCard(scene);
  const card = checklistCard(scene) ?? (list === null ? contentCard(scene, picture) : null) ?? list;
  if (card !== null) return card;
  return plainCard(scene, picture);
}

/** What a line shows, or its words. */
const plainCard = (scene: SceneText, picture: LinePicture): Card =>
  picture.sureness > 0 ? { layout: 'scene' } : wordsCard(scene);

const isWriter = (label: string): boolean => /^me$/iu.test(label);
const isElder = (label: string): boolean => elders.has(label.toLowerCase());

/** "La cliente", "Il barbiere", "L'hôtelier". */
const withoutArticle = (label: string, language: string): string => {
  const [code = ''] = language.toLowerCase().split('-', 1);
  const articles = new Map<string, readonly string[]>(Object.entries(smallWords.articles)).get(
    code,
  );
  return articles === undefined
    ? label
    : label.replace(new RegExp(String.raw`^(?:${alternatives(articles)})(?:\s+|['’])`, 'iu'), '');
};

/** "LEO", "GRAN", "Nonna": a label in capitals as one would write it, and in English where it is a word for somebody. */
export function calledAs(label: string, language: string): string {
  // "ME: Not empty.": whoever wrote it.
  if (isWriter(label)) return 'person';
  const bare = withoutArticle(label, language);
  if (people.has(bare.toLowerCase())) return bare.toLowerCase();
  const lexicon = /^en\b/iu.test(language) ? null : lexiconOf(language);
  const told = [label, bare, bare.slice(0, 1).toUpperCase() + bare.slice(1).toLowerCase()]
    .flatMap((each) => lexicon?.meaningsOf(foldWord(each, language)) ?? [])
    .find(({ kind, isPlural }) => kind === 'person' && !isPlural);
  if (told !== undefined && genderOfGivenName(label) === null) return told.english;
  return /^\p{Lu}{2,}$/u.test(label) && label.length > 2
    ? label.slice(0, 1) + label.slice(1).toLowerCase()
    : label;
}

/** "ME:" beside "MUM:" is her child. */
const childOfElder = 'teenager';

/** What pictures may call a speaker. */
export const namesOfSpeaker = (label: string, language: string): readonly string[] => [
  ...(isWriter(label) ? [childOfElder] : []),
  calledAs(label, language),
];

/** One thing that those who talk tell of, beside them. */
const toldOf = ({ subjects }: LinePicture, kindOf: KindOf): readonly PlanSubject[] =>
  subjects
    .filter(({ what, count }) => count > 0 && kindOf(what) !== 'person' && isDrawable(what))
    .slice(0, 1)
    .map((subject) => ({ ...subject, doing: '', holding: '' }));

/** People talking: each speaker of the scene, who says something to the other. */
function talkCard({ lines, kindOf, film, onStage }: SceneText, picture: LinePicture): Card | null {
  const seen = [
    ...new Set(lines.flatMap(({ unit }) => (unit?.isHeard === true ? [] : (unit?.speaker ?? [])))),
  ];
  const isHeard = lines.some(({ unit }) => unit?.isHeard === true);
  // Whoever is heard from elsewhere is listened to.
  const speakers = seen.length === 0 && isHeard ? onStage.slice(0, 2) : seen;
  // "Heat pump: about £5,000" is no speaker.
  // "Lunch queue" is what is spoken of, and nobody who speaks.
  const isNamed = (who: string) =>
    who.split(' ').every((word) => /^[\p{Lu}\p{N}(]/u.test(word) || people.has(word)) ||
    who.split(' ').some((word) => people.has(word.toLowerCase()));
  // "Maria" is a woman rather than the plains of the moon.
  const isGiven = (who: string) => genderOfGivenName(who.split(' ')[0] ?? '') !== null;
  // "Mrs Alder" is no tree, and "Plumber" whoever has that trade.
  const isCalledPerson = (who: string) => {
    const [first = '', ...rest] = who.toLowerCase().split(' ');
    return people.has(rest.at(-1) ?? first) || (rest.length > 0 && titlesBeforeNames.has(first));
  };
  const isSpeaker = (who: string) =>
    isGiven(who) ||
    isCalledPerson(who) ||
    people.has(calledAs(who, film.language)) ||
    (isNamed(who) && /^\p{Lu}/u.test(who)
      ? !/thing|animal|place/.test(kindOf(who) ?? '')
      : kindOf(who) === 'person');
  if (speakers.length === 0 || !speakers.every(isSpeaker)) return null;
  const talking = speakers.slice(0, 4).map((what) => ({
    what:
      isWriter(what) && speakers.some(isElder)
        ? childOfElder
        : clip(calledAs(what, film.language), 60),
    count: 1,
    doing: speakers.length > 1 || seen.length === 0 ? '' : 'talking',
    holding: '',
    feeling: '',
    look: '',
  }));
  return {
    layout: 'scene',
    subjects: [...talking, ...toldOf(picture, kindOf)],
    ...(seen.length > 1 ? { relation: 'talking to each other' } : {}),
  };
}

function endCard({ texts, film }: SceneText): Card {
  return {
    layout: 'end-card',
    quote: texts.length === 0 ? film.title : clip(texts.join(' '), 160),
    subjects: [],
  };
}

function cardOfRole(
  role: BeatRole,
  number: number | null,
  scene: SceneText,
  picture: LinePicture,
): Card | null {
  const { texts, film } = scene;
  switch (role) {
    case 'title':
      return {
        layout: 'title',
        quote:
          texts.length === 0
            ? film.title
            : clip(texts.join(' ').replace(/(?<![.!?])\.$/u, ''), 160),
      };
    case 'end':
      return scene.isEnd ? endCard(scene) : null;
    case 'call':
      return scene.isEnd && texts.some((text) => callWords.test(text.slice(0, 400)))
        ? endCard(scene)
        : null;
    case 'ingredients':
      return ingredientsCard(scene);
    case 'step':
      return stepCard(scene, number, picture);
    case 'point':
      return pointCard(scene, picture);
    case 'verse':
      return { layout: 'verse', quote: clip(texts.join('\n')) };
    case 'question':
      return questionCard(scene, picture) ?? plainCard(scene, picture);
    case 'answer':
      return film.genre === 'quiz'
        ? (questionCard(scene, picture) ?? plainCard(scene, picture))
        : null;
    case 'turn':
      return chatCard(scene) ?? talkCard(scene, picture);
    case 'definition':
      return { layout: 'definition', quote: clip(texts.join(' ')) };
    default:
      return null;
  }
}

/** Roles that a scene is named by where several beats share it. */
const leading: readonly BeatRole[] = [
  'ingredients',
  'question',
  'turn',
  'verse',
  'step',
  'point',
  'definition',
];
/** They name a scene only where it holds nothing else. */
const framing: ReadonlySet<BeatRole> = new Set(['title', 'call', 'end']);

/** They are laid out by what they are. */
const ownStructure: ReadonlySet<BeatRole> = new Set([
  'question',
  'turn',
  'verse',
  'ingredients',
  'title',
  'end',
]);

/** How the picture of a scene is laid out, and what is designed in it. */
export function cardOf(scene: SceneText, picture: LinePicture): Card {
  const { shows, texts } = scene;
  const isAnswer = scene.film.genre === 'quiz' && shows.some(({ role }) => role === 'answer');
  const structure =
    isAnswer || shows.some(({ role }) => ownStructure.has(role))
      ? null
      : structureCard(scene, picture);
  if (structure !== null) return structure;
  const told = shows.find(({ role }) => !framing.has(role));
  const lead =
    leading.flatMap((role) => shows.find((each) => each.role === role) ?? [])[0] ??
    told ??
    shows[0];
  const roleCard =
    lead === undefined
      ? null
      : cardOfRole(lead.role, scene.areCounted ? lead.number : null, scene, picture);
  if (roleCard !== null) return roleCard;
  const content = listCard(scene) ?? contentCard(scene, picture);
  if (content !== null) return content;
  const layout: PlanLayout =
    scene.isEnd && texts.length > 0 && texts.every((text) => callWords.test(text.slice(0, 400)))
      ? 'end-card'
      : 'scene';
  if (layout === 'end-card') return endCard(scene);
  return picture.sureness > 0 || texts.length === 0 ? { layout: 'scene' } : wordsCard(scene);
}
