import { describe, expect, test } from 'vitest';
import { contentStatuses } from '@scenewright/contract/rules/statuses.ts';
import {
  addRefusal,
  approvalRefusal,
  awaitsFilm,
  cannotRegenerateReason,
  combineRefusal,
  durationChoices,
  editRefusal,
  regenerationOf,
  videoRefusal,
} from './board-rules.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';

test('scenes are edited in drafts, before the final video, and after it failed [BOARD-21]', () => {
  expect(contentStatuses.filter((status) => editRefusal(status) === null)).toEqual([
    'draft',
    'awaiting_compilation',
    'failed',
  ]);
});

test('Recraft content has no video scenes and names the reason; the others have', () => {
  expect(videoRefusal('recraft-ai/recraft-v3')).toContain('Recraft');
  expect(videoRefusal('kwaivgi/kling-v1.6-standard')).toBeNull();
  expect(videoRefusal('google/veo-2')).toBeNull();
});

test('durations go from 0 to 10 s for video and 20 s for image; one chosen before stays [BOARD-24]', () => {
  expect(durationChoices('video', 5)).toHaveLength(11);
  expect(durationChoices('image', 5)).toHaveLength(21);
  expect(durationChoices('video', 15).at(-1)).toBe(15);
});

test('a 97th scene is refused [FILM-4]', () => {
  const scenes = Array.from({ length: 96 }, (_, index) => buildScene(index + 1));
  expect(addRefusal(buildStoryboard(scenes.slice(1)))).toBeNull();
  expect(addRefusal(buildStoryboard(scenes))).toContain('96');
});

const kindOf = (
  changes: Parameters<typeof buildScene>[1],
  status = 'awaiting_compilation' as const,
) => regenerationOf(buildScene(1, changes), status).kind;

describe('regenerating media', () => {
  test('happens at once for draft and failed scenes, seen or not [SCENE-2]', () => {
    expect(kindOf({ status: 'draft' })).toBe('immediate');
    expect(kindOf({ status: 'failed', visual_url: null })).toBe('immediate');
    expect(kindOf({ status: 'failed', visual_url: '/v' })).toBe('immediate');
  });

  test('asks first for completed scenes [SCENE-2]', () => {
    expect(kindOf({ status: 'completed', visual_url: '/v' })).toBe('confirm');
  });

  test('is refused in its own words while a scene is being made or shows nothing [SCENE-2, SCENE-5]', () => {
    expect(regenerationOf(buildScene(1, { status: 'pending' }), 'awaiting_compilation')).toEqual({
      kind: 'refused',
      reason: cannotRegenerateReason,
    });
    expect(kindOf({ status: 'completed', visual_url: null })).toBe('refused');
  });

  test.each(['draft', 'generating', 'processing', 'completed'] as const)(
    'is refused while the content is %s',
    (status) => {
      expect(regenerationOf(buildScene(1, { status: 'failed' }), status).kind).toBe('refused');
    },
  );

  test('is refused for a scene that is left out', () => {
    expect(kindOf({ status: 'draft', duration: 0 })).toBe('refused');
  });
});

const refusalOf = (...scenes: ReturnType<typeof buildScene>[]) =>
  combineRefusal(buildStoryboard(scenes, { status: 'awaiting_compilation' }));

describe('the final video', () => {
  const made = { status: 'completed', visual_url: '/v' } as const;
  test('is offered after approval and after a failure, until it is there', () => {
    const scenes = [buildScene(1, made)];
    expect(
      contentStatuses.filter((status) => awaitsFilm(buildStoryboard(scenes, { status }))),
    ).toEqual(['awaiting_compilation', 'failed']);
    expect(
      awaitsFilm(buildStoryboard(scenes, { status: 'awaiting_compilation', video_url: '/film' })),
    ).toBe(false);
    expect(awaitsFilm(buildStoryboard([], { status: 'failed' }))).toBe(false);
  });

  test('can be made once every scene with a duration is completed', () => {
    expect(
      refusalOf(buildScene(1, made), buildScene(2, { duration: 0 }), buildScene(3, made)),
    ).toBeNull();
  });

  test('names what is missing, failures first', () => {
    expect(
      refusalOf(buildScene(1, { status: 'pending' }), buildScene(2, { status: 'failed' })),
    ).toMatch(/^Scene 2 failed/);
    expect(
      refusalOf(buildScene(1, { status: 'pending' }), buildScene(2, { status: 'pending' })),
    ).toBe('Scenes 1 and 2 are still being made.');
    expect(refusalOf(buildScene(1, made), buildScene(2))).toMatch(/^Scene 2 has no picture yet/);
  });

  test('needs something to show, and at most 16 minutes of it', () => {
    expect(refusalOf(buildScene(1, { duration: 0 }))).toMatch(/0 s/);
    const long = Array.from({ length: 49 }, (_, index) =>
      buildScene(index + 1, { ...made, duration: 20 }),
    );
    expect(refusalOf(...long)).toBe('A video lasts at most 16:00; this one is 16:20.');
    expect(approvalRefusal(buildStoryboard(long))).toBe(
      'A video lasts at most 16:00; this one is 16:20.',
    );
    expect(approvalRefusal(buildStoryboard(long.slice(1)))).toBeNull();
  });
});
