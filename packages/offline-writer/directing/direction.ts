import {
  directorStyles,
  narrativeStyles,
  type DirectorStyleId,
  type NarrativeStyleId,
} from '@scenewright/contract/rules/styles.ts';
import directions from '../data/directions.json' with { type: 'json' };
import type { GenreId } from '../genres/genre.ts';
import { anyOf } from '../genres/words-pattern.ts';
import type { Aspect } from '../reading/material.ts';
import briefWords from '../data/brief-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(briefWords);

/** How a film is told and shot. It changes pace, rests, camera, mood and type: never what is said. */
export interface Direction {
  /** 1 is usual; more makes for shorter scenes. */
  readonly cuts: number;
  /** Whether what is left of a scene's last second stands between its sentences. */
  readonly rests: boolean;
  /** One of the music's moods. */
  readonly mood: string;
  readonly typography: string;
  readonly cameras: readonly string[];
  /** Facts of ours that this style tells first; the creator's words keep their order. */
  readonly factsFirst: readonly Aspect[];
}

const readCharacters = 4_000;
const narrativeWords = Object.entries(directions.narrativeWords).map(
  ([id, words]) => [id as NarrativeStyleId, anyOf(words)] as const,
);
const directorNames = Object.entries(directions.directorNames).map(
  ([id, name]) => [id as DirectorStyleId, anyOf([name])] as const,
);

/** Balanced is what the field holds where nothing was chosen: words elsewhere may overrule it. */
const chosenNarrative = (style: string) =>
  narrativeStyles.find(({ id, text }) => id !== 'balanced' && style.includes(text))?.id;
const wordedNarrative = (text: string) => narrativeWords.find(([, words]) => words.test(text))?.[0];

const denied = new RegExp(
  String.raw`\b(?:${eitherApostrophe(said.denials)})(?: (?:${said.degrees})){0,2}(?: [\p{L}-]+)(?:(?: or|,) [\p{L}-]+)?`,
  'giu',
);
/** "Not too scary" wishes for the opposite. */
const withoutDenied = (text: string) => text.replaceAll(denied, ' ');
const withoutPresets = (style: string) =>
  [...narrativeStyles, ...directorStyles].reduce(
    (rest, { text }) => rest.replaceAll(text, ''),
    style,
  );

/** Reads the style field, the notes, and what the idea wishes ("make it funny"), in this order of weight. */
export function readDirection(
  style: string,
  styleNotes: string,
  requests: readonly string[],
  genre: GenreId,
): Direction {
  const notes = withoutDenied(styleNotes.slice(0, readCharacters));
  const wishes = withoutDenied(requests.join('\n').slice(0, readCharacters));
  const typed = withoutPresets(style.slice(0, readCharacters));
  const narrative =
    directions.narrative[
      chosenNarrative(style) ??
        wordedNarrative(notes) ??
        wordedNarrative(wishes) ??
        wordedNarrative(typed) ??
        'balanced'
    ];
  const everything = `${style}\n${notes}\n${wishes}`;
  const directors = directorNames
    .filter(([, name]) => name.test(everything))
    .map(([id]) => directions.directors[id]);
  return {
    cuts: directors.reduce((cuts, director) => cuts * director.cuts, narrative.cuts),
    rests: narrative.rests || directors.some(({ rests }) => rests),
    mood: narrative.mood ?? directions.genreMoods[genre],
    typography: directors.at(-1)?.typography ?? narrative.typography,
    cameras: directors.length > 0 ? directors.flatMap(({ cameras }) => cameras) : narrative.cameras,
    factsFirst: narrative.factsFirst as readonly Aspect[],
  };
}

/** The camera of a scene: each of the direction's in turn. */
export function cameraOf({ cameras }: Direction, sceneIndex: number): string {
  return cameras[sceneIndex % cameras.length] ?? '';
}
