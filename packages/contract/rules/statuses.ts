/** `generating` while the storyboard is written; the rest in the order in which they follow each other (SCENE-1). */
export const contentStatuses = [
  'generating',
  'draft',
  'awaiting_compilation',
  'processing',
  'completed',
  'failed',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The statuses on the dashboard: a finished content whose date lies ahead is `scheduled`. */
export const shownContentStatuses = [...contentStatuses, 'scheduled'] as const;
export type ShownContentStatus = (typeof shownContentStatuses)[number];

/** The choices of the dashboard's filter, and the statuses that each shows. */
export const statusFilters = {
  draft: ['draft'],
  processing: ['generating', 'processing'],
  awaiting_compilation: ['awaiting_compilation'],
  completed: ['completed'],
  scheduled: ['scheduled'],
  failed: ['failed'],
} as const satisfies Record<string, readonly ShownContentStatus[]>;
export type StatusFilter = keyof typeof statusFilters;
export const statusFilterNames = [
  'draft',
  'processing',
  'awaiting_compilation',
  'completed',
  'scheduled',
  'failed',
] as const satisfies readonly StatusFilter[];

/** How the dashboard's list can be put in order: by when contents were made or changed, or by title. */
export const contentSorts = ['newest', 'oldest', 'changed', 'title'] as const;
export type ContentSort = (typeof contentSorts)[number];

export const sceneStatuses = ['draft', 'pending', 'completed', 'failed'] as const;
export type SceneStatus = (typeof sceneStatuses)[number];

/**
 * The stages a scene goes through while it is made, in order. The last three wait, and go on by themselves: `no_room` because the
 * server's disk is full, `paused` until the operator has done something, `outage` because a service behind the site is down.
 */
export const sceneStages = [
  'queued',
  'narration',
  'picture',
  'render',
  'no_room',
  'paused',
  'outage',
] as const;
export type SceneStage = (typeof sceneStages)[number];

export const filmStages = ['queued', 'music', 'combine', 'publish', 'no_room'] as const;
export type FilmStage = (typeof filmStages)[number];
