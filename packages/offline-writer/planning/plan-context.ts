import type { Beat, GenreId, Line } from '../genres/genre.ts';
import { areCounted, endsOf, isOfFood } from './course-of-film.ts';
import { deniedIn } from './denied.ts';
import { isDrawable } from './drawable.ts';
import { namesIn, newMemory, plain, remember, type FilmMemory } from './film-memory.ts';
import { createKindOf, type KindOf, type NounKind } from './noun-kinds.ts';
import { learnNamesOfAnimals } from './names-of-animals.ts';
import { likeSomebody, people } from './plan-words.ts';
import { whomItAddresses } from './whom-it-addresses.ts';
import { learnScreenplay } from './screenplay.ts';
import { sexesOfRoles, type Sex } from './sex-of-roles.ts';
import { wordsSaid } from './languages/meant-in-film.ts';
import { createFilmTopic, noTopic } from './senses/film-topic.ts';
import { partsOf, wholesOfParts, type Wholes } from './scene-texts.ts';

/** A scene whose picture is planned. */
export interface SceneInput {
  /** What is said in it; empty on a silent card. */
  readonly lines: readonly Line[];
  /** The beats that its lines are from. */
  readonly beats: readonly Beat[];
}

/** What a picture is planned from, beside its scene. */
export interface FilmInput {
  readonly title: string;
  readonly genre: GenreId;
  /** BCP 47 tag. */
  readonly language: string;
  /** Wishes to the film-maker, as "no people". */
  readonly requests: readonly string[];
  /** On whose phone people write to each other, where the idea was copied from a chat; else null. */
  readonly phoneOf: string | null;
  readonly cast: readonly { readonly name: string; readonly kind: NounKind }[];
}

/** What is known of a film while its pictures are planned, one after the other. */
export interface PlanContext {
  readonly film: FilmInput;
  /** Whom the scenes before have shown. */
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
  /** The sentences that its lines are parts of. */
  readonly wholes: Wholes;
  /** Sentences that say what is not so. */
  readonly denied: ReadonlySet<string>;
  /** Of which sex those are whom the film names by what they do, as far as it tells. */
  readonly sexes: ReadonlyMap<string, Sex>;
  /** The last scenes, behind which the film says nothing more. */
  readonly ends: ReadonlySet<SceneInput>;
  /** Who speaks in it and is seen, by their labels. */
  readonly onStage: readonly string[];
  readonly isOfFood: boolean;
  /** Whether each thing to do is a step of its own, so that their numbers are right. */
  readonly areCounted: boolean;
}

/** One for the process: it holds the dictionary's files open. */
export const usualKindOf = createKindOf();

export function newPlanContext(
  film: FilmInput,
  scenes: readonly SceneInput[],
  kindOf: KindOf = usualKindOf,
): PlanContext {
  const wholes = wholesOfParts(scenes.map(({ lines }) => lines));
  const parts = scenes.flatMap(({ lines }) => partsOf(lines, wholes));
  const sentences = [...new Set(parts.map(({ whole }) => whole))];
  const memory = newMemory(
    {
      proper: namesIn(sentences),
      topic: isEnglishFilm(film) ? createFilmTopic(film.title, sentences) : noTopic,
      said: isEnglishFilm(film) ? new Set() : wordsSaid([film.title, ...sentences], film.language),
    },
    isEnglishFilm(film) ? whomItAddresses(film.title, sentences[0] ?? '') : null,
  );
  learnScreenplay(scenes, memory, { kindOf, language: film.language });
  if (isEnglishFilm(film)) {
    const notes = [...new Set(scenes.flatMap(({ beats }) => beats.map(({ shows }) => shows.note)))];
    learnNamesOfAnimals({ title: film.title, sentences, notes }, memory, kindOf);
    rememberTitle(film.title, memory, kindOf);
  }
  return {
    film,
    memory,
    kindOf,
    wholes,
    denied: isEnglishFilm(film) ? deniedIn(parts.map(({ whole }) => whole)) : new Set(),
    sexes: sexesOfRoles(sentences, film.language, kindOf),
    ends: endsOf(scenes),
    onStage: [
      ...new Set(
        scenes.flatMap(({ lines }) =>
          lines.flatMap(({ unit }) => (unit?.isHeard === true ? [] : (unit?.speaker ?? []))),
        ),
      ),
    ],
    isOfFood: !isEnglishFilm(film) || isOfFood(parts.map(({ whole }) => whole)),
    areCounted: !isEnglishFilm(film) || areCounted(scenes),
  };
}

/** "The Heron at Lock Nine", "Scarecrow on Plot Nineteen": of whom "he" is said until the film names somebody. */
function rememberTitle(title: string, memory: FilmMemory, kindOf: KindOf): void {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const somebody = words.filter(
    (word) => likeSomebody.has(word) || (isDrawable(word) && kindOf(word) === 'animal'),
  );
  const [only, other] = somebody;
  if (only === undefined || other !== undefined || words.some((word) => people.has(word))) return;
  remember(memory, plain(only), 'animal', null);
}

/** The kinds of a film's cast, by name. */
export const castOf = ({ cast }: FilmInput) => new Map(cast.map(({ name, kind }) => [name, kind]));
export const isEnglishFilm = ({ language }: FilmInput) => /^en\b/i.test(language);
