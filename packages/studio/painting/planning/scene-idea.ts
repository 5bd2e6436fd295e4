import type { Appearance } from '../casting/appearance.ts';
import type { Drawing } from '../drawing.ts';

/** The members of a locked cast in a scene: each is painted as it was decided, whatever else the words say. */
export interface LockedCast {
  /** In the order they are named. */
  members: readonly { name: string; appearance: Appearance }[];
  /** The scene's texts without their names: Rose is no flower, and Dawn no time of day. */
  description: string;
  dialogue: string;
}

/** What a scene of the film says and shows. */
export interface FilmScene {
  readonly description: string;
  readonly dialogue: string;
}

/** One scene of the storyboard, and what the film around it is. */
export interface SceneIdea {
  description: string;
  dialogue: string;
  topic: string;
  style: string;
  orientation: Drawing['orientation'];
  /** From 1. */
  sceneNumber: number;
  sceneCount: number;
  seed: number | string;
  motion: Drawing['motion'];
  richness: Drawing['richness'];
  /** The stage of the scene before: what is at home in several gets another. */
  previousTemplate: string | null;
  /** Which of the pictures of its scene it is, from 0; left out where it is the first. */
  pictureNumber?: number;
  /** Null or left out where no member is named. */
  cast?: LockedCast | null;
  /** All scenes of the film in order, this one among them: who is who is read across it. This scene alone where it is left out. */
  film?: readonly FilmScene[];
}
