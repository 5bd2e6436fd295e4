import { beforeEach, expect, test } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import { aSound } from '../../../ui/testing/a-sound.ts';
import { aPicture, buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, read, sent } from '../testing/open-storyboard.tsx';

const made = {
  status: 'completed',
  visual_url: aPicture,
  poster_url: aPicture,
  download_url: '/one.mp4',
} as const;
const dialog = page.getByRole('dialog');

/** A minute of silence, so that it does not end while a test looks. */
const silence = () => URL.createObjectURL(aSound(60));

async function view(changes: Parameters<typeof buildScene>[1]): Promise<void> {
  await openStoryboard(
    buildStoryboard([buildScene(1, changes), buildScene(2), buildScene(3)], {
      status: 'awaiting_compilation',
    }),
  );
  await page.getByRole('button', { name: 'View, scene 1', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: /^Scene 1/ })).toBeVisible();
}

beforeEach(() => page.viewport(1280, 900));

test('a picture is shown with its description as its text [BOARD-8]', async () => {
  await view(made);
  await expect
    .element(dialog.getByRole('img', { name: 'Description 1' }))
    .toHaveAttribute('src', aPicture);
});

test('a clip is shown in a player, and one that does not load says so [BOARD-8, FILM-8]', async () => {
  await view({ ...made, media_type: 'video', visual_url: '/none.mp4' });
  await expect.element(dialog.getByRole('group', { name: 'Clip of scene 1' })).toBeVisible();
  const notifications = page.getByRole('region', { name: /Notifications/ });
  await expect.element(notifications.getByText('Video Error', { exact: true })).toBeVisible();
  await expect
    .element(notifications.getByText('Failed to load video', { exact: true }))
    .toBeVisible();
  await expect.element(dialog.getByText('Failed to load media after 3 attempts')).toBeVisible();
});

test('the narration has a timer in milliseconds, is moved by 0.1 s, and its volume goes from 0 to 1 by 0.01 [BOARD-9, FILM-3]', async () => {
  await view({ ...made, audio_url: silence() });
  await expect.element(dialog.getByText('0:00.000 / 1:00.000')).toBeVisible();
  const position = dialog.getByRole('slider', { name: 'Position' });
  const volume = dialog.getByRole('slider', { name: 'Volume' });
  await expect.element(volume).toHaveAttribute('aria-valuemin', '0');
  await expect.element(volume).toHaveAttribute('aria-valuemax', '1');
  position.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(position).toHaveAttribute('aria-valuenow', '0.1');
  await expect.element(dialog.getByText('0:00.100 / 1:00.000')).toBeVisible();
  volume.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(volume).toHaveAttribute('aria-valuenow', '0.99');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(dialog.getByText(/^0:\d\d\.(?!000|100)\d{3} \/ 1:00\.000$/)).toBeVisible();
});

test('description and dialogue can be folded away [BOARD-10]', async () => {
  await view(made);
  for (const [title, text] of [
    ['Visual description', 'Description 1'],
    ['Dialogue', 'Dialogue 1'],
  ] as const) {
    const trigger = dialog.getByRole('button', { name: title, exact: true });
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    await trigger.click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => dialog.getByText(text, { exact: true }).query()).toBeNull();
    await trigger.click();
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  }
});

test('the scene can be saved on a desktop, and a note says that it is so only there [BOARD-10]', async () => {
  await view(made);
  const save = dialog.getByRole('link', { name: 'Save this scene' });
  await expect.element(save).toHaveAttribute('href', '/one.mp4');
  await expect
    .element(dialog.getByText('Saving the video is available on desktop only.'))
    .toBeVisible();
  await page.viewport(390, 844);
  await expect.poll(() => save.query()).toBeNull();
  await expect
    .element(dialog.getByText('Saving the video is available on desktop only.'))
    .toBeVisible();
});

thoroughly(() =>
  test('arrows and buttons go from scene to scene, as far as there are some', async () => {
    await view(made);
    await expect
      .element(dialog.getByRole('button', { name: 'Previous scene' }))
      .toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Next scene' }).click();
    await expect.element(dialog.getByRole('heading', { name: /^Scene 2/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByRole('heading', { name: /^Scene 3/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect.element(dialog.getByRole('heading', { name: /^Scene 2/ })).toBeVisible();
    expect(sent).toEqual([]);
  }),
);

test.each([
  ['classic', false],
  ['none', true],
] as const)(
  'a made clip has its captions as a track: over the %s look they show at once: %s [CAP-7]',
  async (preset, shown) => {
    const clip = buildScene(1, { ...made, media_type: 'video', visual_url: '/one.mp4?signed' });
    await openStoryboard(
      buildStoryboard([clip, buildScene(2)], {
        status: 'awaiting_compilation',
        captions: { preset, position: 'bottom', colour: null },
      }),
      { '/captions.vtt': () => ({ body: 'WEBVTT' }) },
    );
    await page.getByRole('button', { name: 'View, scene 1', exact: true }).click();
    await expect
      .poll(() => dialog.element().querySelector('track'))
      .toMatchObject({ kind: 'captions', srclang: 'en', label: 'English', default: shown });
    expect(read).toContain('captions.vtt');
  },
);
