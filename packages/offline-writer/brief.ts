import type { CastLook } from '@scenewright/contract/rules/cast.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { GenreId } from './genres/genre.ts';

/** An answer to a question that the writer asked. */
export interface Answer {
  /** The question's id. */
  readonly id: string;
  readonly text: string;
}

/** What a storyboard is written from. */
export interface Brief {
  readonly title: string;
  /** The creator's idea as it was typed, in any language. */
  readonly idea: string;
  readonly answers: readonly Answer[];
  readonly orientation: Orientation;
  /** The most scenes, and the seconds of each, that were asked for: all of them together last no longer. */
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  /** A scene may last so long where others last less, so that the film is no longer than asked; absent where none may. */
  readonly longestSceneS?: number;
  /** Narrative style, then directors, as texts of the wizard; the creator's own words may stand between them. */
  readonly style: string;
  readonly styleNotes: string;
  readonly cast: readonly CastLook[];
}

export interface WrittenScene {
  readonly sentences: readonly SpokenSentence[];
  /** The sentences in one line, with `[pause 0.8s]` marks where the genre wants a beat; empty for a silent title or end card. */
  readonly dialogue: string;
  readonly plan: PicturePlan;
  /** The plan in prose, which reads back as the same plan: in its author's own words where somebody wrote what is to be seen. */
  readonly description: string;
  /** How the camera looks at it, as `slow push in`. */
  readonly camera: string;
  /** Whole seconds. */
  readonly durationS: number;
}

/** Why a sentence is in no scene. */
export type LeftOutReason = 'no-room' | 'request' | 'picture-note' | 'too-long';

export interface LeftOut {
  readonly sentence: SpokenSentence;
  readonly why: LeftOutReason;
  /** The 1-based position at which a scene that says it would stand. */
  readonly place: number;
}

/** What all the material would need, at the scene length that was asked for. */
export interface Need {
  readonly scenes: number;
  readonly seconds: number;
}

export interface WrittenScript {
  readonly title: string;
  readonly genre: GenreId;
  /** BCP 47 tag of the language the film is spoken in. */
  readonly language: string;
  /** One of the music's moods. */
  readonly mood: string;
  /** How words in the pictures are set, as `handwritten`. */
  readonly typography: string;
  readonly scenes: readonly WrittenScene[];
  readonly leftOut: readonly LeftOut[];
  readonly need: Need;
}

/** A question whose answer becomes a scene. */
export interface Question {
  readonly id: string;
  /** "Which three things should people know?" */
  readonly text: string;
  /** An example of an answer, for the empty field. */
  readonly example: string;
}

/** What an idea holds, told while it is typed. */
export interface IdeaReading {
  readonly genre: GenreId;
  /** What the film is about: `the Emu War`; null where the idea says nothing yet. */
  readonly subject: string | null;
  readonly language: string;
  /** Whether facts of this very subject are known that answer the idea. */
  readonly known: boolean;
  /** How long the material lasts when it is spoken, with its pauses. */
  readonly seconds: number;
  readonly need: Need;
  /** At most four, and those that are answered. */
  readonly questions: readonly Question[];
}

/** How long a text takes to say at the film's pace, in seconds. */
export type MeasureSpeech = (text: string) => number;
