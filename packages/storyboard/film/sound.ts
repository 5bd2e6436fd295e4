import { createHash } from 'node:crypto';
import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { cueKinds, type SceneCue } from '@scenewright/studio';
import { thinEffects, type FilmEffect } from '@scenewright/media/effects/plan-effects.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { MusicMood } from '@scenewright/media/music/moods.ts';
import type { FilmMusic, FilmTimes } from '@scenewright/media/music/film-music.ts';
import { leadInMs } from '@scenewright/media/scene-audio.ts';
import soundWords from './sound-words.json' with { type: 'json' };

/* How a film sounds beside its voice: read from what its script is and says, and from what is seen to happen. */

/** What of a scene its film's sound follows from. */
export interface SceneSoundInputs {
  readonly dialogue: string;
  readonly frames: number;
  /** When the words of its narration are heard, from the narration's beginning. */
  readonly words: readonly { readonly startMs: number; readonly endMs: number }[];
  /** What is seen to happen in it. */
  readonly cues: readonly SceneCue[];
}

export interface ScriptSoundInputs {
  readonly title: string;
  /** What kind of film it was written as; null where the writer does not say. */
  readonly genre: string | null;
  readonly scenes: readonly Pick<SceneSoundInputs, 'dialogue'>[];
}

/** Words that rule out cheerful music as soon as they are said once, in the most common languages. */
const grave = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(soundWords.grave)})(?!\p{L})`,
  'iu',
);
/** Phrases in which these words mean nothing sad. */
const notGrave =
  /\b(?:died laughing|dying to|to die for|dead simple|death star|death valley|battery (?:died|dies)|stock market depression|tropical depression|zodiac\W+cancer|cancer and capricorn|tropic of cancer)\b/giu;

/** Subjects that ask for a mood of their own when they are said twice or stand in the title. */
const subjects: readonly (readonly [RegExp, MusicMood])[] = soundWords.subjects.map(
  ({ mood, words }) => [
    new RegExp(String.raw`\b(?:${alternatives(words, String.raw`\w*`)})\b`, 'giu'),
    mood as MusicMood,
  ],
);

/** The mood of each kind of film, for films whose words ask for none. */
const moodOfGenre: ReadonlyMap<string, MusicMood> = new Map(
  Object.entries(soundWords.moodOfGenre).map(([genre, mood]) => [genre, mood as MusicMood]),
);
/** Kinds of film whose mood does not depend on their subject: a recipe for a launch party sounds like a recipe. */
const sureGenres: ReadonlySet<string> = new Set(['recipe', 'news', 'poem']);

const textOf = ({ title, scenes }: ScriptSoundInputs): string =>
  [title, ...scenes.map(({ dialogue }) => dialogue)].join('\n');

/** Whether a film tells of a death, an illness or a disaster. */
const isGrave = (script: ScriptSoundInputs): boolean =>
  grave.test(textOf(script).replaceAll(notGrave, ' '));

/** The music a film gets: by what its script says and what kind of film it is, never by the style it was ordered in. */
export function musicMood(script: ScriptSoundInputs): MusicMood {
  const { genre, title } = script;
  if (isGrave(script)) return genre === 'news' ? 'neutral' : 'calm';
  const byGenre = genre === null ? undefined : moodOfGenre.get(genre);
  if (byGenre !== undefined && genre !== null && sureGenres.has(genre)) return byGenre;
  const text = textOf(script);
  const count = (pattern: RegExp) =>
    (text.match(pattern)?.length ?? 0) + (title.match(pattern)?.length ?? 0);
  const asked = subjects
    .map(([pattern, mood]) => ({ mood, said: count(pattern) }))
    .filter(({ said }) => said >= 2)
    .toSorted((one, other) => other.said - one.said)[0];
  return asked?.mood ?? byGenre ?? 'warm';
}

const msOf = (frames: number) => (frames * 1_000) / frameRate;
/** The last chord needs this long to be one. */
const leastEndingMs = 1_300;
/** Music that would ring on longer than this after the last word goes on instead. */
const longestEndingMs = 4_500;
const usualEndingMs = 2_200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A scene's sound from what the database holds. */
export function readSceneSound(row: {
  readonly dialogue: string;
  readonly frames: number;
  readonly words: unknown;
  readonly cues: unknown;
}): SceneSoundInputs {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
  return {
    dialogue: row.dialogue,
    frames: row.frames,
    words: list(row.words).flatMap(({ startMs, endMs }) =>
      typeof startMs === 'number' && typeof endMs === 'number' ? [{ startMs, endMs }] : [],
    ),
    cues: list(row.cues).flatMap(({ kind, timeMs }) => {
      const known = cueKinds.find((name) => name === kind);
      return known !== undefined && typeof timeMs === 'number' ? [{ kind: known, timeMs }] : [];
    }),
  };
}

/** How long a film is, how quickly somebody speaks in it, and when its music comes to rest: with its last word. */
export function filmTimes(scenes: readonly SceneSoundInputs[]): FilmTimes {
  let fromMs = 0;
  let spokenMs = 0;
  let lastWordMs: number | null = null;
  let words = 0;
  for (const scene of scenes) {
    const first = scene.words[0];
    const last = scene.words.at(-1);
    if (first !== undefined && last !== undefined) {
      lastWordMs = fromMs + leadInMs + last.endMs;
      spokenMs += last.endMs - first.startMs;
      words += scene.words.length;
    }
    fromMs += msOf(scene.frames);
  }
  const after = lastWordMs === null ? usualEndingMs : fromMs - lastWordMs;
  const endingMs = after > longestEndingMs ? usualEndingMs : Math.max(leastEndingMs, after);
  return {
    lengthMs: fromMs,
    restsAtMs: Math.max(0, fromMs - endingMs),
    wordsPerMinute: spokenMs > 3_000 ? (words * 60_000) / spokenMs : null,
  };
}

/** The music of a film. The same script of the same idea always gets the same music. */
export function filmMusic(
  { prompt, title, genre }: Omit<ScriptSoundInputs, 'scenes'> & { readonly prompt: string },
  scenes: readonly SceneSoundInputs[],
): FilmMusic {
  return {
    mood: musicMood({ title, genre, scenes }),
    // The same idea keeps its music in every duplicate.
    seed: createHash('sha256').update(prompt).digest('hex'),
    times: filmTimes(scenes),
  };
}

/** How near to one another effects may be: never restless, rare in calm films. */
const gapMs = { lively: 900, calm: 3_000 } as const;
/** A riser needs time to rise. */
const riseMs = 900;

function effectOf({ kind, timeMs }: SceneCue, fromMs: number, isFirstFigure: boolean): FilmEffect {
  const atMs = fromMs + timeMs;
  switch (kind) {
    case 'cut':
      return { kind: 'whoosh', atMs };
    case 'entry':
      return { kind: 'pop', atMs };
    case 'check':
      return { kind: 'tick', atMs };
    // A figure lands; those after it are counted.
    case 'figure':
      return { kind: isFirstFigure ? 'hit' : 'tick', atMs };
    case 'title':
      return { kind: atMs >= riseMs ? 'riser' : 'pop', atMs };
  }
}

/**
 * What is heard of what is seen to happen: at its moments, and at the joints of scenes. Nothing in poems, and nothing where
 * somebody died.
 */
export function filmEffects(
  script: ScriptSoundInputs,
  scenes: readonly SceneSoundInputs[],
): readonly FilmEffect[] {
  if (script.genre === 'poem' || isGrave(script)) return [];
  const effects: FilmEffect[] = [];
  let fromMs = 0;
  for (const { cues, frames } of scenes) {
    if (fromMs > 0) effects.push({ kind: 'whoosh', atMs: fromMs });
    const firstFigure = cues.find(({ kind }) => kind === 'figure');
    effects.push(...cues.map((cue) => effectOf(cue, fromMs, cue === firstFigure)));
    fromMs += msOf(frames);
  }
  return thinEffects(effects, musicMood(script) === 'calm' ? gapMs.calm : gapMs.lively);
}
