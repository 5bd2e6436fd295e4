import { usualMusic } from '@scenewright/contract/rules/music.ts';
import { QueryClient } from '@tanstack/react-query';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { storyboardRefetchAfterEditMs } from '@scenewright/contract/rules/limits.ts';
import { queryKeys } from './keys.ts';
import {
  refreshAfterEdit,
  refreshStoryboard,
  withProgress,
  withScene,
  withScenes,
} from './storyboard-cache.ts';

const scene = (number: number, duration = 10): Scene => ({
  id: `scene-${number}`,
  number,
  duration,
  media_type: 'image',
  status: 'draft',
  description: '',
  plan: { ...emptyPlan, subjects: [], items: [], figure: null },
  camera: '',
  dialogue: '',
  native_sound: false,
  sound_credits: null,
  sentences: [],
  speed: 1,
  pronunciations: [],
  caption_text: null,
  caption_stale: false,
  visual_url: null,
  visual_kind: null,
  poster_url: null,
  sketch_url: null,
  later_sketches: [],
  sketch_audio_url: null,
  audio_url: null,
  audio_updated_at: null,
  download_url: null,
  visual_stale: false,
  cast_changes: [],
  own: null,
  credit: null,
  own_voice: false,
  awaits_motion: false,
  awaits_sound: false,
  audio_stale: false,
  narrated: true,
  progress: null,
  cancelable: false,
  failure: null,
  credit_cost: 5,
});
const storyboard: Storyboard = {
  id: 'content',
  title: 'Bees',
  status: 'awaiting_compilation',
  platform: 'tiktok',
  orientation: 'vertical',
  shape: 'vertical',
  language: 'en',
  genre: null,
  left_out: [],
  left_out_more: 0,
  captions: { preset: 'classic', position: 'bottom', colour: null },
  sound: { effects: true },
  narrated: true,
  music: usualMusic,
  music_item: null,
  brand: null,
  cards: { intro: null, outro: null },
  brand_offer: 'none',
  sketch_music_url: null,
  visual_model: 'm',
  quality: 'final',
  duration: 30,
  video_url: null,
  download_url: null,
  package_url: null,
  watch_url: null,
  thumbnail_url: null,
  label: null,
  scenes: [scene(1), scene(2), scene(3)],
  stock: [],
  notices: [],
  film_progress: null,
  writing_waits: null,
  failure: null,
};

describe('a changed storyboard', () => {
  test('keeps the other scenes as the same objects and sums the durations anew [BOARD-20]', () => {
    const changed = withScene(storyboard, 'scene-2', { duration: 4 });
    expect(changed.duration).toBe(24);
    expect(changed.scenes[0]).toBe(storyboard.scenes[0]);
    expect(changed.scenes[1]).toMatchObject({ id: 'scene-2', duration: 4 });
    expect(changed.scenes[2]).toBe(storyboard.scenes[2]);
  });

  test('numbers its scenes in their order', () => {
    const changed = withScenes(storyboard, storyboard.scenes.toReversed());
    expect(changed.scenes.map(({ id, number }) => [id, number])).toEqual([
      ['scene-3', 1],
      ['scene-2', 2],
      ['scene-1', 3],
    ]);
    expect(changed.scenes[1]).toBe(storyboard.scenes[1]);
  });
});

describe('progress', () => {
  const event = { scene: null, scene_id: null, n: 1, m: 3, percent: 40 };

  test('of a scene shows there', () => {
    const changed = withProgress(storyboard, {
      ...event,
      stage: 'narration',
      scene: 2,
      scene_id: 'scene-2',
    });
    expect(changed.scenes[1]).toMatchObject({
      status: 'pending',
      progress: { stage: 'narration', percent: 40 },
    });
    expect(changed.scenes[0]).toBe(storyboard.scenes[0]);
  });

  test('of the film shows only while the film is made', () => {
    expect(
      withProgress({ ...storyboard, status: 'processing' }, { ...event, stage: 'queued' })
        .film_progress,
    ).toEqual({ stage: 'queued', percent: 40 });
    expect(withProgress(storyboard, { ...event, stage: 'combine' })).toBe(storyboard);
  });
});

function watched() {
  const queries = new QueryClient();
  const key = queryKeys.storyboard('content');
  queries.setQueryData(key, storyboard);
  return { queries, isStale: () => queries.getQueryState(key)?.isInvalidated };
}

describe('a refresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits for the edit that is on its way', async () => {
    const { queries, isStale } = watched();
    const saving = Promise.withResolvers<void>();
    const edit = queries.getMutationCache().build(queries, {
      mutationKey: queryKeys.storyboard('content'),
      mutationFn: () => saving.promise,
    });
    const saved = edit.execute(undefined);
    refreshStoryboard(queries, 'content');
    expect(isStale()).toBe(false);
    saving.resolve();
    await saved;
    refreshStoryboard(queries, 'content');
    expect(isStale()).toBe(true);
  });

  test('after edits comes once, 2 s after the last [BOARD-26]', () => {
    const { queries, isStale } = watched();
    const invalidations = vi.spyOn(queries, 'invalidateQueries');
    refreshAfterEdit(queries, 'content');
    vi.advanceTimersByTime(storyboardRefetchAfterEditMs - 1);
    refreshAfterEdit(queries, 'content');
    vi.advanceTimersByTime(storyboardRefetchAfterEditMs - 1);
    expect(isStale()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isStale()).toBe(true);
    expect(invalidations.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      queryKeys.storyboard('content'),
      queryKeys.prices('content'),
    ]);
  });
});
