import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { aPicture, buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const boat: LibraryItem = {
  id: '00000000-0000-4000-8000-0000000000f2',
  name: 'Boat',
  status: 'ready',
  failure: null,
  bytes: 90_000,
  received_bytes: 90_000,
  kind: 'picture',
  width: 1_200,
  height: 900,
  duration_ms: null,
  has_sound: false,
  waveform: null,
  thumbnail_url: aPicture,
  cutout_url: null,
  media_url: aPicture,
  credit: null,
  tags: [],
  created_at: '2026-11-01T10:00:00.000Z',
};
const library = {
  items: [boat],
  ...{ total: 1, currentPage: 1, totalPages: 1 },
  ...{ used_bytes: 0, most_bytes: 1_000, most_file_bytes: 1_000 },
};
const dialog = page.getByRole('dialog', { name: 'Use my own in scene 1' });
const animate = dialog.getByRole('checkbox', { name: /^Animate this picture/ });

async function choose(model: 'kwaivgi/kling-v1.6-standard' | 'recraft-ai/recraft-v3') {
  await openStoryboard(buildStoryboard([buildScene(1)], { visual_model: model }), {
    '/library': () => ({ body: library }),
  });
  await page.getByRole('radio', { name: 'My own' }).click();
  await dialog.getByRole('button', { name: 'Boat' }).click();
}

beforeEach(() => {
  sent.length = 0;
});

test('a picture is set in motion at the price that is told there [LIB-20]', async () => {
  await choose('kwaivgi/kling-v1.6-standard');
  await expect.element(dialog.getByText('Animate this picture · 40 credits')).toBeVisible();
  await expect.element(animate).not.toBeChecked();
  await expectAccessible();
  await animate.click();
  await dialog.getByRole('button', { name: 'Use in this scene' }).click();
  await expect.poll(() => sent.at(-1)).toMatch(/"own":\{.*"animate":true/);
});

test('a model that makes pictures alone sets none in motion, and says so [LIB-20]', async () => {
  await choose('recraft-ai/recraft-v3');
  await expect.element(animate).toBeDisabled();
  await expect.element(dialog.getByText(/which makes images only/)).toBeVisible();
});
