import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import type {
  ContentStatus,
  FilmStage,
  SceneStage,
  SceneStatus,
} from '@scenewright/contract/rules/statuses.ts';
import type { Tone } from '../../../ui/badge.tsx';
import { productOf } from '../film/quality-rules.ts';

interface StatusWords {
  readonly words: string;
  readonly tone: Tone;
  /** Something is going on. */
  readonly moving: boolean;
}

/** A content's status as its badge says it (DASH-7). */
const contentStatusWords: Readonly<Record<ContentStatus, StatusWords>> = {
  generating: { words: 'Processing (~5 mins)', tone: 'accent', moving: true },
  draft: { words: 'Draft', tone: 'neutral', moving: false },
  awaiting_compilation: { words: 'Awaiting compilation', tone: 'warn', moving: false },
  processing: { words: 'Processing (~5 mins)', tone: 'accent', moving: true },
  completed: { words: 'Completed', tone: 'success', moving: false },
  failed: { words: 'Failed', tone: 'danger', moving: false },
};

/** The same, while scenes are being made after the approval: the status stays `awaiting_compilation`, but the badge says what goes on. */
export function contentStatusOf({
  status,
  scenes,
}: {
  readonly status: ContentStatus;
  readonly scenes: readonly Pick<Scene, 'status'>[];
}): StatusWords {
  const isMaking =
    status === 'awaiting_compilation' && scenes.some((scene) => scene.status === 'pending');
  return isMaking
    ? { words: 'Making scenes', tone: 'accent', moving: true }
    : contentStatusWords[status];
}

/** A scene's status: what is neither draft, failed nor completed shows as pending. */
export const sceneStatusWords: Readonly<Record<SceneStatus, StatusWords>> = {
  draft: { words: 'Draft', tone: 'neutral', moving: false },
  pending: { words: 'Pending', tone: 'accent', moving: true },
  completed: { words: 'Completed', tone: 'success', moving: false },
  failed: { words: 'Failed', tone: 'danger', moving: false },
};

const noRoomWords = 'The server has no room left; this goes on by itself';

const sceneStageWords: Readonly<Record<Exclude<SceneStage, 'picture'>, string>> = {
  queued: 'Waiting its turn',
  narration: 'Recording the narration',
  render: 'Rendering the scene',
  no_room: noRoomWords,
  paused:
    'A service that this needs is paused; it goes on by itself, and nothing is charged meanwhile',
  outage: 'A service that this needs does not answer; it goes on by itself',
};
const productWords = {
  still: 'Painting the still',
  picture: 'Painting the picture',
  clip: 'Making the clip',
} as const;

const filmStageWords: Readonly<Record<FilmStage, string>> = {
  queued: 'Waiting its turn',
  music: 'Mixing narration and music',
  combine: 'Combining the scenes',
  publish: 'Saving the video',
  no_room: noRoomWords,
};

/** How long a wait is, as roughly as it is known. */
function aboutText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  const [count, unit] = minutes < 90 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}

function turnText({ ahead = 0, wait_s: waitS }: NonNullable<Scene['progress']>): string {
  return [
    sceneStageWords.queued,
    ...(ahead > 0 ? [`${ahead} before it`] : []),
    ...(waitS === undefined ? [] : [aboutText(waitS)]),
  ].join(', ');
}

/** What is being done for a scene, such as `Painting the picture`; while it waits, with how many are before it and for about how long. */
export function sceneStageText(
  { media_type: mediaType, progress }: Pick<Scene, 'media_type' | 'progress'>,
  quality: Quality,
): string {
  const stage = progress?.stage ?? 'queued';
  if (progress?.stage === 'queued') return turnText(progress);
  return stage === 'picture' ? productWords[productOf(mediaType, quality)] : sceneStageWords[stage];
}

/** What is being done for the final video. */
export function filmStageText(stage: FilmStage | undefined): string {
  return filmStageWords[stage ?? 'queued'];
}
