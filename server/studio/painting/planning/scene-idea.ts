import type { Drawing } from '../drawing.ts';

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
  /** The stage of the scene before: this one gets another. */
  previousTemplate: string | null;
}
