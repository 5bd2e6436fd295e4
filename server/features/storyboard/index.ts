import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { CountWork } from '../../free-work.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { ScriptWriter } from '../../providers/script-writer/script-writer.ts';
import { createStoryboardAccess, type SceneMaker } from './storyboard.access.ts';
import { createCaptionEditing } from './storyboard.captions.ts';
import { createDuplicating } from './storyboard.duplicating.ts';
import { createSceneEditing } from './storyboard.editing.ts';
import { createStoryboardEvents } from './storyboard.events.ts';
import { createSoundEditing } from './storyboard.sound.ts';
import { createSplitting } from './storyboard.splitting.ts';
import { createQualityChoice } from './storyboard.quality.ts';
import { createSpeechEditing } from './storyboard.speech.ts';
import { createSceneStructure } from './storyboard.structure.ts';
import { createTweaking } from './storyboard.tweaking.ts';
import { createStoryboardView, type ViewOptions } from './storyboard.view.ts';
import { createWriting } from './storyboard.writing.ts';

export interface StoryboardOptions extends ViewOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly writer: ScriptWriter;
  readonly clock: Clock;
  readonly maker: SceneMaker;
  readonly countWork: CountWork;
  readonly requireAllowed: RequireAllowed;
}

/** Storyboards: written in the background, read, edited, duplicated, watched. */
export function createStoryboard(options: StoryboardOptions) {
  const access = createStoryboardAccess(options);
  return {
    database: options.database,
    requireAllowed: options.requireAllowed,
    access,
    view: createStoryboardView(options),
    editing: createSceneEditing({ ...options, access }),
    captions: createCaptionEditing({ ...options, access }),
    speech: createSpeechEditing({ ...options, access }),
    structure: createSceneStructure({ ...options, access }),
    splitting: createSplitting({ ...options, access }),
    changeSound: createSoundEditing({ access }),
    setQuality: createQualityChoice({ ...options, access }),
    tweak: createTweaking({ ...options, access }),
    writing: createWriting(options),
    duplicate: createDuplicating(options),
    events: createStoryboardEvents(options.database),
  };
}

export type StoryboardFeature = ReturnType<typeof createStoryboard>;

export { toBrief } from './storyboard.brief.ts';
export { toNewScene } from './storyboard.script.ts';
export { registerStoryboardRoutes } from './storyboard.routes.ts';
export { registerSpeechRoutes } from './storyboard.speech.routes.ts';
export { sweepDeletedScenes } from './storyboard.repository.ts';
export { reportProgress } from './storyboard.events.ts';
export { type SceneMaker, type StoryboardAccess, storyboardChannel } from './storyboard.access.ts';
export {
  approvalCost,
  fileNameOf,
  makesVideo,
  needsVisual,
  refusalToEdit,
  visualKindOf,
} from './storyboard.rules.ts';
export {
  deleteTake,
  findContentOfScene,
  findScene,
  insertSegments,
  insertTakes,
  listNarrations,
  listScenes,
  listSegments,
  listTakes,
  markTake,
  pruneNarrations,
  type SceneRow,
  type SegmentRow,
  type TakeRow,
  updateScene,
} from './storyboard.repository.ts';
export {
  loadApprovedStates,
  loadSceneStates,
  makingCredits,
  type SceneState,
} from './storyboard.view.ts';
export {
  createSketchesOf,
  createSketchLinks,
  isHeardAsSketch,
  isSketched,
  musicVersion,
  type SketchKind,
  type SketchLinks,
  sketchVersions,
  soundVersion,
} from './storyboard.sketches.ts';
export { deliveryOf, isSpokenAs, plainDelivery, wireDelivery } from './storyboard.delivery.ts';
