import { beforeEach, describe, expect, test } from 'vitest';
import { isThorough, representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { aPicture, buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import {
  editPath,
  expectAccessible,
  openScenes,
  openStoryboard,
  refusing,
  sent,
} from '../testing/open-storyboard.tsx';

const dialog = page.getByRole('dialog', { name: 'Captions' });
const tools = page.getByRole('group', { name: 'Tools for the whole video' });

async function open(changes: Partial<Storyboard> = {}, scene: Partial<Scene> = {}): Promise<void> {
  await openStoryboard(
    buildStoryboard(
      [
        buildScene(1, { dialogue: 'Bees dance to share a map.', poster_url: aPicture, ...scene }),
        buildScene(2),
      ],
      changes,
    ),
  );
}

/** The edit that chooses how captions look. */
const looks = (preset: string, position: string, colour: string | null) =>
  `edit ${JSON.stringify([{ type: 'content', fields: { captions: { preset, position, colour } } }])}`;
/** The edit of the first scene's caption. */
const says = (text: string | null, seen?: string | null) =>
  `edit ${JSON.stringify([{ type: 'scene', scene: '1', fields: { caption_text: text }, ...(seen === undefined ? {} : { replaces: { caption_text: seen } }) }])}`;

const openDialog = () => tools.getByRole('button', { name: /Captions/ }).click();

beforeEach(() => page.viewport(1440, 900));

describe('the look of captions', () => {
  test('is tried over the first picture, and only used when asked; undo and redo follow [CAP-6]', async () => {
    await open();
    await openDialog();
    await expect.element(dialog.getByRole('radio', { name: /Classic/ })).toBeChecked();
    await expect.element(dialog.getByRole('img', { name: 'Scene 1' })).toBeVisible();
    await dialog.getByRole('radio', { name: /Pill/ }).click();
    await dialog.getByRole('radio', { name: 'Top' }).click();
    await dialog.getByRole('radio', { name: 'Sky' }).click();
    await expect
      .element(dialog.getByRole('group', { name: 'Preview of the captions' }))
      .toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this look' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([looks('pill', 'top', 'sky')]);
    await expect
      .element(tools.getByRole('button', { name: /Captions/ }))
      .toHaveAccessibleName('Captions Pill');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => sent.at(-1)).toBe(looks('classic', 'bottom', null));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => sent.at(-1)).toBe(looks('pill', 'top', 'sky'));
  });

  thoroughly(() =>
    test('can be none: then there is neither place nor colour to choose', async () => {
      await open();
      await openDialog();
      await dialog.getByRole('radio', { name: /No captions/ }).click();
      await expect.element(dialog.getByRole('radio', { name: 'Top' })).not.toBeInTheDocument();
      await expect
        .element(dialog.getByRole('button', { name: 'Pause the preview' }))
        .not.toBeInTheDocument();
      await dialog.getByRole('button', { name: 'Use no captions' }).click();
      await expect.poll(() => sent).toEqual([looks('none', 'bottom', null)]);
    }),
  );

  thoroughly(() =>
    test('shows the words one by one, and stands still when it is paused', async () => {
      await open();
      await openDialog();
      const preview = dialog.getByRole('group', { name: 'Preview of the captions' });
      const lit = () =>
        [...preview.element().querySelectorAll<HTMLElement>('span')].find(
          ({ style }) => style.color === 'rgb(255, 216, 61)',
        )?.textContent;
      const seen = new Set<string>();
      await expect.poll(() => seen.add(lit() ?? '').size, { interval: 20 }).toBeGreaterThan(3);
      await preview.getByRole('button', { name: 'Pause the preview' }).click();
      await expect.element(preview.getByRole('button', { name: 'Play the preview' })).toBeVisible();
      expect(['Bees', 'dance', 'to', 'share', 'a', 'map.']).toContain(lit());
    }),
  );

  thoroughly(() =>
    test('stays open where it could not be used, and says why', async () => {
      await openStoryboard(buildStoryboard([buildScene(1)]), {
        [editPath]: refusing(409, 'The final video is being made. Wait until it is ready.'),
      });
      await openDialog();
      await dialog.getByRole('radio', { name: /Box/ }).click();
      await dialog.getByRole('button', { name: 'Use this look' }).click();
      await expect
        .element(
          page
            .getByRole('region', { name: /Notifications/ })
            .getByText('The final video is being made. Wait until it is ready.', { exact: true }),
        )
        .toBeVisible();
      await expect.element(dialog.getByRole('radio', { name: /Box/ })).toBeChecked();
    }),
  );

  test('is chosen with the keyboard alone [CAP-6]', async () => {
    await open();
    await expect.element(tools).toBeVisible();
    tools
      .getByRole('button', { name: /Captions/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    dialog
      .getByRole('radio', { name: /Classic/ })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown>}');
    await expect.element(dialog.getByRole('radio', { name: /Box/ })).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await expect.element(tools.getByRole('button', { name: /Captions/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('is not changed once the video is finished', async () => {
    await open({ status: 'completed', video_url: '/film.mp4' });
    await openScenes();
    const button = tools.getByRole('button', { name: /Captions/ });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe("a scene's caption text", () => {
  const field = dialog.getByLabelText('Caption of scene 1');

  test('begins as what is spoken, is saved by itself, and goes back to it', async () => {
    await open();
    await openDialog();
    await dialog.getByRole('tab', { name: 'Text' }).click();
    await expect.element(field).toHaveValue('Bees dance to share a map.');
    await field.fill('Bees dance 🐝');
    await expect.poll(() => sent).toEqual([says('Bees dance 🐝', null)]);
    await dialog.getByRole('button', { name: 'Caption as spoken, scene 1' }).click();
    await expect.poll(() => sent.at(-1)).toBe(says(null));
    await expect.element(field).toHaveValue('Bees dance to share a map.');
  });

  test('that was written for other words says so on its card, and offers both ways out [CAP-4]', async () => {
    await open({}, { caption_text: 'Wasps!', caption_stale: true });
    const card = page.getByRole('listitem', { name: 'Scene 1' });
    await expect
      .element(card.getByText('The caption text was written for the dialogue as it was before.'))
      .toBeVisible();
    await card.getByRole('button', { name: 'Keep the caption text, scene 1' }).click();
    await expect.poll(() => sent).toEqual([says('Wasps!')]);
    await expect
      .element(card.getByText('The caption text was written for the dialogue as it was before.'))
      .not.toBeInTheDocument();
  });
});

test.each(
  representative([
    [1440, 900],
    [390, 844],
  ]),
)('the dialog is clean for axe at %i × %i, and fits [CAP-6]', async (width, height) => {
  await page.viewport(width, height);
  await open();
  await openDialog();
  await expect.element(dialog.getByRole('radio', { name: /Glow/ })).toBeInTheDocument();
  // Elsewhere it stands still by itself: pages are asked for less movement.
  if (isThorough) await dialog.getByRole('button', { name: 'Pause the preview' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Play the preview' })).toBeVisible();
  await expectAccessible();
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  await dialog.getByRole('tab', { name: 'Text' }).click();
  await expectAccessible();
});

test('the final video has its captions as a track, which shows by itself where the picture has none [CAP-7]', async () => {
  const film = buildStoryboard([buildScene(1)], {
    status: 'completed',
    video_url: '/film.mp4',
    captions: { preset: 'none', position: 'bottom', colour: null },
  });
  await openStoryboard(film, { '/captions.vtt': () => ({ body: 'WEBVTT' }) });
  await expect
    .poll(() => page.getByRole('region', { name: 'Final video' }).element().querySelector('track'))
    .toMatchObject({ kind: 'captions', srclang: 'en', default: true });
});
