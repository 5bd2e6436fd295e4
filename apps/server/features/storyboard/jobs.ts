import type { JobHandlers } from '../../jobs/queue.ts';
import type { StoryboardFeature } from './feature.ts';
import { createFilmJob, type FilmJobOptions } from './film/film.jobs.ts';
import { createSceneJob, type SceneJobOptions } from './making/scene.jobs.ts';

export type StoryboardJobOptions = FilmJobOptions & Omit<SceneJobOptions, 'maker'>;

/** The work of the queue on storyboards: writing one, making a scene, combining a film. */
export function createStoryboardJobs(storyboard: StoryboardFeature, options: StoryboardJobOptions) {
  return {
    'write-storyboard': storyboard.writing.handle,
    'make-scene': createSceneJob({ ...options, maker: storyboard.orders }),
    'combine-film': createFilmJob(options),
  } satisfies Partial<JobHandlers>;
}
