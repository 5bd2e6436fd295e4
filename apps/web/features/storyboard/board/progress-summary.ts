import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { scenesText } from './figures.ts';
import { filmStageText } from '../scene/status-words.ts';

/** How far the scenes of an approved content are. Scenes of duration 0 are not made and do not count. */
export interface SceneCounts {
  readonly total: number;
  readonly made: number;
  readonly making: number;
  readonly failed: number;
  readonly missing: number;
  /** 0 to 100, of all scenes together. */
  readonly percent: number;
}

/** Counts the scenes by what is still to do for them. */
export function countScenes(scenes: readonly Scene[]): SceneCounts {
  const wanted = scenes.filter((scene) => scene.duration > 0);
  const countOf = (status: Scene['status']) =>
    wanted.filter((scene) => scene.status === status).length;
  const percents = wanted.map((scene) =>
    scene.status === 'completed'
      ? 100
      : scene.status === 'pending'
        ? (scene.progress?.percent ?? 0)
        : 0,
  );
  return {
    total: wanted.length,
    made: countOf('completed'),
    making: countOf('pending'),
    failed: countOf('failed'),
    missing: countOf('draft'),
    percent:
      wanted.length === 0
        ? 0
        : Math.floor(percents.reduce<number>((sum, percent) => sum + percent, 0) / wanted.length),
  };
}

/** The state of the work that is going on, for the creator. */
export interface ProgressSummary {
  readonly title: string;
  /** Stage, n of m and what is wrong; changes only with these, so it can be read out whenever it changes. */
  readonly sentence: string;
  readonly percent: number;
  readonly moving: boolean;
}

/** The banner's content; null where there is nothing to report. */
export function summarise(storyboard: Storyboard): ProgressSummary | null {
  const { status, film_progress: film } = storyboard;
  if (status === 'processing') {
    return {
      title: 'Creating your final video',
      sentence: `${filmStageText(film?.stage)}. You can leave this page: it goes on without you.`,
      percent: film?.percent ?? 0,
      moving: true,
    };
  }
  if (status !== 'awaiting_compilation') return null;
  const counts = countScenes(storyboard.scenes);
  return {
    title: titleOf(counts, storyboard.quality),
    sentence: sentenceOf(counts, storyboard.quality),
    percent: counts.percent,
    moving: counts.making > 0,
  };
}

function titleOf({ total, made, making, failed }: SceneCounts, quality: Quality): string {
  const things = quality === 'draft' ? 'stills' : 'scenes';
  if (making > 0) return `Your ${things} are being made`;
  if (total > 0 && made === total) return `Your ${things} are ready`;
  return failed > 0 ? 'Some scenes need you' : 'Some scenes are missing';
}

function sentenceOf(
  { total, made, making, failed, missing }: SceneCounts,
  quality: Quality,
): string {
  if (total > 0 && made === total)
    return `Watch them below, change what you like, then ${quality === 'draft' ? 'set them in motion or create a draft video' : 'create the final video'}.`;
  const parts = [`${made} of ${scenesText(total)} made`];
  if (making > 0) parts.push(`${making} being made`);
  if (failed > 0) parts.push(`${failed} failed`);
  if (missing > 0) parts.push(`${missing} missing`);
  return `${parts.join(', ')}.`;
}

/** The page's title while work goes on, such as `42% · Bees`. */
export function tabTitle(storyboard: Storyboard): string {
  const summary = summarise(storyboard);
  return summary?.moving === true ? `${summary.percent}% · ${storyboard.title}` : storyboard.title;
}
