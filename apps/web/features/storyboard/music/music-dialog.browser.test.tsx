import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usualMusic } from '@scenewright/contract/rules/music.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, sent } from '../testing/open-storyboard.tsx';

const song: LibraryItem = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Sea song',
  status: 'ready',
  failure: null,
  bytes: 90_000,
  received_bytes: 90_000,
  kind: 'sound',
  width: null,
  height: null,
  duration_ms: 8_000,
  has_sound: true,
  waveform: [10, 100, 40],
  thumbnail_url: null,
  cutout_url: null,
  media_url: '/media/song.m4a',
  credit: null,
  tags: [],
  created_at: '2026-11-01T10:00:00.000Z',
};
const library = {
  items: [song],
  ...{ total: 1, currentPage: 1, totalPages: 1 },
  ...{ used_bytes: 0, most_bytes: 1_000, most_file_bytes: 1_000, tags: [] },
};
const button = page.getByRole('button', { name: /^Music/ });
const dialog = page.getByRole('dialog', { name: 'Music' });
const use = dialog.getByRole('button', { name: 'Use this music' });
const chosen = (music: object) =>
  `edit ${JSON.stringify([
    {
      type: 'content',
      fields: { music: { ...usualMusic, ...music } },
      replaces: { music: usualMusic },
    },
  ])}`;

test('music is composed in a mood that is chosen [MUSIC-1]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)]));
  await expect.element(button).toHaveTextContent('Music Composed');
  await button.click();
  await dialog.getByRole('radio', { name: /^Composed in a mood/ }).click();
  await dialog.getByRole('combobox', { name: 'Mood' }).selectOptions('epic');
  await use.click();
  await expect.poll(() => sent.at(-1)).toMatch(/"source":"mood","mood":"epic","item":null/);
  await expect.element(button).toHaveTextContent('Music Epic');
});

test('a sound of the library is used once its creator says that they may [MUSIC-2]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)]), { '/library': () => ({ body: library }) });
  await button.click();
  await dialog.getByRole('radio', { name: /^My own/ }).click();
  await expect.element(use).toBeDisabled();
  await dialog.getByRole('button', { name: 'Choose Sea song' }).click();
  await expect.element(use).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I have the right to use this sound' }).click();
  await dialog.getByRole('combobox', { name: 'At its end' }).selectOptions('loop');
  await use.click();
  await expect.poll(() => sent).toEqual([chosen({ source: 'own', item: song.id, ending: 'loop' })]);
});

test('it is not changed once the video is finished', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)], { status: 'completed' }));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});
