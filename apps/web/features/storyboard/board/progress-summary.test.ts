import { describe, expect, test } from 'vitest';
import { countScenes, summarise, tabTitle } from './progress-summary.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';

const making = (number: number, percent: number) =>
  buildScene(number, { status: 'pending', progress: { stage: 'picture', percent } });
const made = (number: number) => buildScene(number, { status: 'completed', visual_url: '/v' });

test('counts scenes by their state, without those that are left out', () => {
  const counts = countScenes([
    made(1),
    making(2, 50),
    buildScene(3, { status: 'failed' }),
    buildScene(4),
    buildScene(5, { duration: 0 }),
  ]);
  expect(counts).toEqual({ total: 4, made: 1, making: 1, failed: 1, missing: 1, percent: 37 });
});

test('no scenes are 0 %', () => {
  expect(countScenes([buildScene(1, { duration: 0 })])).toMatchObject({ total: 0, percent: 0 });
});

const summaryOf = (...scenes: ReturnType<typeof buildScene>[]) =>
  summarise(buildStoryboard(scenes, { status: 'awaiting_compilation' }));

describe('the banner', () => {
  test('says how many of how many are made, and what went wrong', () => {
    expect(summaryOf(made(1), making(2, 10), buildScene(3, { status: 'failed' }))).toEqual({
      title: 'Your scenes are being made',
      sentence: '1 of 3 scenes made, 1 being made, 1 failed.',
      percent: 36,
      moving: true,
    });
  });

  test('keeps its sentence while only the percent moves, so that it is not read out again', () => {
    expect(summaryOf(making(1, 10))?.sentence).toBe(summaryOf(making(1, 90))?.sentence);
    expect(summaryOf(making(1, 10))?.percent).not.toBe(summaryOf(making(1, 90))?.percent);
  });

  test('says when all is ready, and when someone must act', () => {
    expect(summaryOf(made(1))).toMatchObject({
      title: 'Your scenes are ready',
      percent: 100,
      moving: false,
    });
    expect(summaryOf(made(1), buildScene(2, { status: 'failed' }))).toMatchObject({
      title: 'Some scenes need you',
      moving: false,
    });
    expect(summaryOf(made(1), buildScene(2))).toMatchObject({
      title: 'Some scenes are missing',
      moving: false,
    });
  });

  test('speaks of stills in draft quality', () => {
    const drafted = (...scenes: ReturnType<typeof buildScene>[]) =>
      summarise(buildStoryboard(scenes, { status: 'awaiting_compilation', quality: 'draft' }));
    expect(drafted(making(1, 10))?.title).toBe('Your stills are being made');
    expect(drafted(made(1))).toMatchObject({
      title: 'Your stills are ready',
      sentence: expect.stringMatching(/set them in motion or create a draft video\.$/),
    });
  });

  test('names the stage of the final video', () => {
    const storyboard = buildStoryboard([made(1)], {
      status: 'processing',
      film_progress: { stage: 'combine', percent: 63 },
    });
    expect(summarise(storyboard)).toMatchObject({
      percent: 63,
      moving: true,
      sentence: expect.stringMatching(/^Combining the scenes/),
    });
  });

  test.each(['draft', 'completed', 'failed', 'generating'] as const)(
    'is not there for a %s content',
    (status) => {
      expect(summarise(buildStoryboard([made(1)], { status }))).toBeNull();
    },
  );
});

test('the tab tells the percent while work goes on, and only then', () => {
  expect(tabTitle(buildStoryboard([making(1, 42)], { status: 'awaiting_compilation' }))).toBe(
    '42% · Bees',
  );
  expect(tabTitle(buildStoryboard([made(1)], { status: 'awaiting_compilation' }))).toBe('Bees');
});
