import type { Brief, MeasureSpeech, Need } from './brief.ts';
import { beatsOfBareTopic } from './cards.ts';
import { spokenBeats } from './chat-spelling.ts';
import { readDirection, type Direction } from './directing/direction.ts';
import type { Cut } from './fitting/choose-lines.ts';
import type { Asked, FittedFilm } from './fitting/fit-film.ts';
import { fitPoem } from './fitting/fit-poem.ts';
import { fitRecipe } from './fitting/fit-recipe.ts';
import { rememberSpeech } from './fitting/remember-speech.ts';
import { roomFor } from './fitting/scene-seconds.ts';
import { withAnswers, type AnswerRead } from './genres/answers.ts';
import { chooseGenre } from './genres/choose-genre.ts';
import { isEnglish } from './genres/evidence.ts';
import { heartWeight } from './genres/frame.ts';
import type { Beat, Genre, Line } from './genres/genre.ts';
import type { Known } from './knowledge/known.ts';
import { headingOf } from './reading/heading.ts';
import { isLeaningKnown } from './reading/leaning.ts';
import type { Material, Topic } from './reading/material.ts';
import type { Sift } from './sifting/sift.ts';
import { placesForShots, shotSeconds, silentShotsOf } from './silent-shots.ts';

/** What the writer is made of. */
export interface WriterParts {
  readonly read: (idea: string, sifted?: Sift) => Material;
  readonly known: Known;
  readonly measure: MeasureSpeech;
}

/** As much of a brief as decides what is said. */
export type SpokenBrief = Pick<
  Brief,
  'idea' | 'answers' | 'sceneCount' | 'sceneLengthS' | 'longestSceneS' | 'style' | 'styleNotes'
>;

/** A brief, read: what it holds, as what it is told, and which of it fits. */
export interface ReadBrief {
  /** The idea alone. */
  readonly idea: Material;
  /** With the answers in their places. */
  readonly material: Material;
  readonly answers: readonly AnswerRead[];
  /** Wishes to the film-maker, of the idea and the answers. */
  readonly requests: readonly string[];
  readonly genre: Genre;
  readonly direction: Direction;
  /** Whether nothing but the topic itself is told. */
  readonly isBare: boolean;
  readonly beats: readonly Beat[];
  /** What the beats were fitted into, and how they are cut where that is too little. */
  readonly asked: Asked;
  readonly cut: Cut;
  readonly film: FittedFilm;
  /** For how many scenes of a script in which nobody speaks there is room beside what is said. */
  readonly silentScenes: number;
  /** What all of it takes, with the scenes in which nobody speaks. */
  readonly need: Need;
}

/** What is known, told in the order that a direction wants; answers stay first. */
function inOrderOf({ factsFirst }: Direction, known: Known): Known {
  const rank = (aspect: Topic['aspect']) => {
    const place = aspect === null ? -1 : factsFirst.indexOf(aspect);
    return place < 0 ? factsFirst.length : place;
  };
  return {
    ...known,
    factsFor: (topic) =>
      known
        .factsFor(topic)
        .toSorted(
          (one, other) =>
            Number(other.isAnswer) - Number(one.isAnswer) ||
            (one.isAnswer ? 0 : rank(one.aspect) - rank(other.aspect)),
        ),
  };
}

/** Lines of answers say whose they are. */
function withSources(beats: readonly Beat[], questionOf: ReadonlyMap<number, string>): Beat[] {
  return beats.map((beat) => ({
    ...beat,
    lines: beat.lines.map((line) => {
      const question = line.unit === null ? undefined : questionOf.get(line.unit.id);
      return question === undefined ? line : { ...line, source: 'answer' as const, of: question };
    }),
  }));
}

/** What a fact that must be cut weighs less than one that a scene holds whole. */
const ofCut = 0.15;

/** Facts that a scene holds whole come before those that it would have to cut; what follows in a fact is whole or not told. */
function wholeFirst(beats: readonly Beat[], roomS: number, measure: MeasureSpeech): Beat[] {
  const fits = ({ text }: Line) => measure(text) <= roomS;
  return beats.map((beat) => {
    const [first, ...others] = beat.lines;
    if (beat.shows.role !== 'fact' || first === undefined) return beat;
    const end = others.findIndex((line) => !fits(line));
    const lines = [first, ...others.slice(0, end < 0 ? others.length : end)];
    return fits(first) || beat.weight >= heartWeight
      ? { ...beat, lines }
      : { ...beat, lines, weight: beat.weight - ofCut };
  });
}

/** Of compared subjects each is told in as many seconds as the others; of one all that is known. */
function balanced(beats: readonly Beat[], filmS: number, measure: MeasureSpeech): Beat[] {
  const subjectOf = ({ lines, shows }: Beat) =>
    shows.role === 'fact' ? lines[0]?.of.split('#')[0] : undefined;
  const subjects = new Set(beats.flatMap((beat) => subjectOf(beat) ?? []));
  if (subjects.size < 2) return [...beats];
  const told = new Map<string, number>();
  return beats.filter((beat) => {
    const subject = subjectOf(beat);
    if (subject === undefined) return true;
    const beforeS = told.get(subject) ?? 0;
    const ownS = beat.lines.reduce((sum, { text }) => sum + measure(text), 0);
    const isTold = beforeS === 0 || beforeS + ownS <= filmS / subjects.size;
    if (isTold) told.set(subject, beforeS + ownS);
    return isTold;
  });
}

export function readBrief(brief: SpokenBrief, writer: WriterParts): ReadBrief {
  const { read, known } = writer;
  const measure = rememberSpeech(writer.measure);
  const idea = read(brief.idea);
  const { material, questionOf, answers } = withAnswers(idea, brief.answers, read);
  const genre = chooseGenre(idea);
  const requests = [...idea.requests, ...answers.flatMap((answer) => answer.material.requests)];
  const direction = readDirection(brief.style, brief.styleNotes, requests, genre.id);
  const arranged = spokenBeats(
    genre.arrange(material, inOrderOf(direction, known)),
    material.language,
  );
  const longestSceneS = brief.longestSceneS ?? brief.sceneLengthS;
  const roomS = roomFor(brief.sceneLengthS);
  const whole = wholeFirst(withSources(arranged, questionOf), roomFor(longestSceneS), measure);
  const told = balanced(whole, roomS * brief.sceneCount, measure);
  const fit = (beats: readonly Beat[], cards: number) => {
    const { cuts, rests } = direction;
    const sceneCount = Math.max(brief.sceneCount - cards, 0);
    const asked = { sceneCount, sceneLengthS: brief.sceneLengthS, longestSceneS, cuts, rests };
    const cut = cutOf(genre, material);
    const fitted = genre.id === 'poem' ? fitPoem : fitRecipe;
    return { beats, asked, cut, film: fitted(beats, asked, cut, measure) };
  };
  const parts = { idea, material, answers, requests, genre, direction };
  const full = saysMore(told) ? fit(told, 0) : null;
  // Where no scene has the seconds for a fact, nothing but the topic is left.
  if (full !== null && (material.units.length > 0 || saysMore(full.film.scenes))) {
    const fitted = besideSilent(full, material, fit);
    const need = withShots(fitted.film.need, material, brief);
    return { ...parts, isBare: false, ...fitted, need };
  }
  const bare = [
    ...beatsOfBareTopic(material, known, { context: brief.idea, genre: genre.id }),
    ...told.filter(({ shows }) => shows.role !== 'question' && shows.role !== 'fact'),
  ];
  const cards = cardsOf(bare, brief.sceneCount);
  const fitted = fit(bare, Number(cards.title) + Number(cards.end));
  return { ...parts, isBare: true, ...fitted, silentScenes: 0, need: fitted.film.need };
}

function withShots(need: Need, material: Material, { sceneLengthS }: SpokenBrief): Need {
  const shots = silentShotsOf(material);
  return {
    scenes: need.scenes + shots.length,
    seconds: shots.reduce((sum, shot) => sum + shotSeconds(shot, sceneLengthS), need.seconds),
  };
}

interface Fitted {
  readonly beats: readonly Beat[];
  readonly asked: Asked;
  readonly cut: Cut;
  readonly film: FittedFilm;
}

/** Scenes without speech get those scenes that what is said does not need: as many as leave nothing more unsaid. */
function besideSilent(
  full: Fitted,
  material: Material,
  fit: (beats: readonly Beat[], kept: number) => Fitted,
): Fitted & { readonly silentScenes: number } {
  const shots = silentShotsOf(material).length;
  const most = Math.min(shots, full.asked.sceneCount - 1);
  for (let kept = most; kept > 0; kept = Math.floor(kept / 2)) {
    const fitted = fit(full.beats, kept);
    const isWhole = fitted.film.left.length <= full.film.left.length;
    if (isWhole && placesForShots(fitted.film.scenes, material.silentAtEnd) >= kept)
      return { ...fitted, silentScenes: kept };
  }
  return { ...full, silentScenes: 0 };
}

/** Whether anything but the topic itself is told. */
const saysMore = (told: readonly { readonly lines: readonly Line[] }[]) =>
  told.some(({ lines }) => lines.some(({ source, unit }) => source === 'fact' || unit !== null));

/** How a film is cut: verbatim genres from the beginning on. */
const cutOf = (genre: Genre, material: Material): Cut => ({
  fromBeginning: genre.verbatim,
  // Where leaning is unknown, no gap is safe.
  keepsEnds: genre.id === 'story' && !isLeaningKnown(material.language),
  about: {
    genre: genre.id,
    heading: headingOf(material),
    isEnglish: isEnglish(material),
    language: material.language,
  },
  isLeaningKnown: isLeaningKnown(material.language),
});

/** A film without words of its own stands between a title and an end card, where it has the scenes; a mere question is its own title. */
export const cardsOf = (beats: readonly Beat[], sceneCount: number): Cards => {
  const isQuestion = beats.length > 0 && beats.every(({ shows }) => shows.role === 'question');
  if (isQuestion || sceneCount < 2) return { title: false, end: false };
  // Whoever hears the topic sees it as well.
  const isNamed = beats.some(({ shows }) => shows.role === 'title');
  return { title: !isNamed, end: isNamed || sceneCount > 2 };
};

/** Which silent cards stand around what is told. */
export interface Cards {
  readonly title: boolean;
  readonly end: boolean;
}
