/** The moods that music can be composed in. */
export const musicMoods = [
  'calm',
  'warm',
  'neutral',
  'upbeat',
  'playful',
  'curious',
  'mysterious',
  'dramatic',
  'epic',
] as const;
export type MusicMood = (typeof musicMoods)[number];

/** Composed in the mood that the script asks for, or in one that was chosen; a sound of the creator's own; or none. */
export const musicSources = ['script', 'mood', 'own', 'none'] as const;
export type MusicSource = (typeof musicSources)[number];

/** A sound of one's own begins again until the film is over, or fades out with its last word. */
export const musicEndings = ['loop', 'fade'] as const;
export type MusicEnding = (typeof musicEndings)[number];

/** In percent of the level that music has by itself. */
export const maxMusicVolume = 200;
/** What is left of a sound behind its start must be heard. */
export const leastMusicMs = 1_000;

/** The music of a film, as its creator wants it. */
export interface MusicChoice {
  readonly source: MusicSource;
  /** Null unless the source is `mood`. */
  readonly mood: MusicMood | null;
  /** The item of the library; null unless the source is `own`. */
  readonly item: string | null;
  readonly volume: number;
  /** Where in the own sound the film begins. */
  readonly start_ms: number;
  readonly ending: MusicEnding;
}

export const usualMusic: MusicChoice = {
  source: 'script',
  mood: null,
  item: null,
  volume: 100,
  start_ms: 0,
  ending: 'fade',
};
