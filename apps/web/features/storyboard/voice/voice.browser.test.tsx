import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, sent } from '../testing/open-storyboard.tsx';

const reading: LibraryItem = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Reading',
  status: 'ready',
  failure: null,
  bytes: 90_000,
  received_bytes: 90_000,
  kind: 'sound',
  width: null,
  height: null,
  duration_ms: 4_000,
  has_sound: true,
  waveform: [10, 100, 40],
  thumbnail_url: null,
  cutout_url: null,
  media_url: '/media/reading.m4a',
  credit: null,
  tags: [],
  created_at: '2026-11-01T10:00:00.000Z',
};
const library = {
  items: [reading],
  ...{ total: 1, currentPage: 1, totalPages: 1 },
  ...{ used_bytes: 0, most_bytes: 1_000, most_file_bytes: 1_000, tags: [] },
};
const take: Take = {
  id: '00000000-0000-4000-8000-0000000000a7',
  kind: 'narration',
  media_type: null,
  still: false,
  text: 'The bees dance.',
  model: 'recording',
  recorded: true,
  speed: 1,
  pronunciations: [],
  credits: 0,
  created_at: '2026-11-01T10:00:00.000Z',
  current: false,
  thumbnail_url: null,
  media_url: '/media/take.m4a',
};
const dialog = page.getByRole('dialog', { name: 'Your voice in scene 1' });
const mine = dialog.getByRole('checkbox', {
  name: 'This is my voice, or I have the right to use it',
});
const openRecorder = () => page.getByRole('button', { name: 'Record, scene 1' }).click();

test('a sound of the library becomes the narration, once its creator says that they may, and is told where its words were not found [VOICEOVER-1, VOICEOVER-2]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)]), {
    '/library': () => ({ body: library }),
    '/voice-over': () => ({ body: { take, aligned: false } }),
    '/takes': () => ({ body: { takes: [take] } }),
  });
  await openRecorder();
  await expect.element(dialog.getByRole('button', { name: 'Record', exact: true })).toBeDisabled();
  await mine.click();
  await dialog.getByRole('tab', { name: 'Choose a sound' }).click();
  await dialog.getByRole('button', { name: 'Choose Reading' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      `POST voice-over ${JSON.stringify({ item: reading.id, has_rights: true })}`,
      `edit ${JSON.stringify([{ type: 'scene', scene: '1', fields: { narration_take: take.id } }])}`,
    ]);
  await expect
    .element(page.getByText('Its words were not all found in it: captions run by their length.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Use the recording of/ })).toBeVisible();
});

test('a microphone that may not be used is told, with what to do [VOICEOVER-1]', async () => {
  const refused = new DOMException('no', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refused);
  await openStoryboard(buildStoryboard([buildScene(1)]));
  await openRecorder();
  await mine.click();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.element(dialog.getByText(/may not use the microphone\. Allow it/)).toBeVisible();
});

test('a scene whose recording says other words asks for another one, and a voice speaks it once that is wanted [VOICEOVER-3]', async () => {
  const scene = buildScene(1, {
    ...{ own_voice: true, audio_stale: true, audio_url: '/media/old.m4a' },
  });
  await openStoryboard(buildStoryboard([scene]));
  await expect
    .element(
      page.getByText('Your recording says other words. Record it anew, or let a voice speak it.'),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Listen, scene 1' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('combobox', { name: 'Speed of scene 1' }).elements()).toEqual([]);
  await openRecorder();
  await dialog.getByRole('button', { name: 'Let a voice speak it' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      `edit ${JSON.stringify([{ type: 'scene', scene: '1', fields: { own_voice: false } }])}`,
    ]);
});

test('nobody reads the video, and then no line is spoken to be heard [VOICEOVER-4]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)]));
  await page.getByRole('button', { name: /^Voice On/ }).click();
  await page
    .getByRole('dialog', { name: 'Voice' })
    .getByRole('radio', { name: /^Nobody/ })
    .click();
  await expect
    .poll(() => sent)
    .toEqual([
      `edit ${JSON.stringify([{ type: 'content', fields: { narrated: false }, replaces: { narrated: true } }])}`,
    ]);
  await page
    .getByRole('dialog', { name: 'Voice' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect.element(page.getByRole('button', { name: /^Voice None/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Listen, scene 1' }))
    .toHaveAttribute('aria-disabled', 'true');
});
