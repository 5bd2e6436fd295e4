import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const link = 'https://scenewright.example/watch/abc';
const finished = buildStoryboard(
  [buildScene(1, { status: 'completed', visual_url: '/none.jpg' })],
  {
    status: 'completed',
    video_url: '/examples/model-recraft-vertical.mp4',
    download_url: '/examples/model-recraft-vertical.mp4',
    watch_url: link,
  },
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const scenes = page.getByRole('list', { name: 'Scenes' });
const answer = (body: unknown) => () => ({ body });

afterEach(() => vi.restoreAllMocks());

test('the film stands first, with what one does with it; its scenes lie folded below', async () => {
  await openStoryboard(finished);
  await expect.element(page.getByRole('region', { name: 'Final video' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download video' }))
    .toBeInViewport({ ratio: 1 });
  await expect.element(scenes).not.toBeInTheDocument();
  const fold = page.getByRole('button', { name: /^Scenes/ });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible();
  await fold.click();
  await expect.element(scenes).toBeVisible();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  // At its end nothing is half behind the bar of a phone, which counts as a small target.
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expectAccessible();
});

test('scenes are not folded while there is no film', async () => {
  await openStoryboard({ ...finished, status: 'awaiting_compilation', video_url: null });
  await expect.element(scenes).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Scenes/ })).not.toBeInTheDocument();
});

test('Copy link copies the address of its page', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openStoryboard(finished);
  await button('Copy link').click();
  await expect.element(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  await expect
    .element(page.getByRole('link', { name: 'Open its page' }))
    .toHaveAttribute('href', link);
});

test('Copy label copies what the film says of itself, where it says anything [DISCLOSE-2]', async () => {
  const label = 'Made with Scenewright. Pictures drawn by software.';
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openStoryboard({ ...finished, label });
  await page.getByText('What of it is generated').click();
  await expect.element(page.getByText(label)).toBeVisible();
  await expectAccessible();
  await button('Copy label').click();
  await expect.element(page.getByText('Label copied', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(label);
});

test('a film that says nothing of itself has no label', async () => {
  await openStoryboard(finished);
  await expect.element(page.getByRole('region', { name: 'Final video' })).toBeVisible();
  await expect.element(page.getByText('What of it is generated')).not.toBeInTheDocument();
});

test('on a phone a notification covers neither Download nor Copy link', async () => {
  await page.viewport(390, 844);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openStoryboard(finished);
  await button('Copy link').click();
  const notification = page.getByRole('listitem').filter({ hasText: 'Link copied' });
  await expect.element(notification).toBeVisible();
  for (const control of [page.getByRole('link', { name: 'Download video' }), button('Copy link')]) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
    await expect
      .poll(
        () =>
          control.element().getBoundingClientRect().top -
          notification.element().getBoundingClientRect().bottom,
      )
      .toBeGreaterThanOrEqual(0);
  }
});

test('a guest on a phone sees the whole player, with its controls, above the buttons', async () => {
  await page.viewport(390, 844);
  // Header and notice stand above the page.
  document.body.style.paddingTop = '126px';
  const title = 'Bees dance to show the way to flowers';
  await openStoryboard(
    { ...finished, title, orientation: 'vertical' },
    { '/credits': answer({ available_credits: 10 }) },
  );
  await expect.element(page.getByText('10 credits available')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download video' })).toBeVisible();
  const player = page.getByRole('group', { name: /^Final video/ });
  const room = () =>
    page.getByRole('link', { name: 'Download video' }).element().getBoundingClientRect().top -
    player.element().getBoundingClientRect().bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  document.body.style.paddingTop = '';
});

test('where the browser does not copy, the link stands there, marked', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await openStoryboard(finished);
  await button('Copy link').click();
  const field = page.getByRole('textbox', { name: /Copy the link from here/ });
  await expect.element(field).toHaveValue(link);
  await expect.element(field).toHaveFocus();
  await expectAccessible();
});

test('a link is turned off, and another one made', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openStoryboard(finished, {
    '/watch-link': answer({ status: 'ok', watch_url: `${link}d` }),
  });
  await button('Turn the link off').click();
  await expect.element(page.getByText('The link to this video is turned off.')).toBeVisible();
  expect(sent).toEqual(['DELETE watch-link']);
  await button('Make a new link').click();
  await expect.poll(() => write.mock.calls).toEqual([[`${link}d`]]);
  expect(sent).toEqual(['DELETE watch-link', 'POST watch-link']);
  await expect.element(button('Copy link')).toBeVisible();
});

test('a link that could not be turned off stays, and it is said', async () => {
  await openStoryboard(finished);
  await button('Turn the link off').click();
  await expect
    .element(
      page.getByText('Failed to turn the link off. Please try again.', { exact: true }).first(),
    )
    .toBeVisible();
  await expect.element(button('Copy link')).toBeVisible();
});

test('a film that gets ready while one is down at the scenes comes fully into view', async () => {
  await page.viewport(390, 844);
  const many = Array.from({ length: 6 }, (_, index) =>
    buildScene(index + 1, { status: 'completed', visual_url: '/none.jpg' }),
  );
  const working = {
    ...finished,
    scenes: many,
    duration: 60,
    status: 'awaiting_compilation',
    video_url: null,
  } as const;
  let current: typeof finished = working;
  await openStoryboard(working, {
    '/storyboard': () => ({ body: current }),
    '/combine-scenes': () => {
      current = {
        ...finished,
        scenes: many,
        duration: 60,
        video_url: '/none.mp4',
        download_url: null,
      };
      return { body: { status: 'processing' } };
    },
  });
  await expect.element(button('Create Final Video')).toBeVisible();
  scrollTo(0, 2000);
  await button('Create Final Video').click();
  const player = page.getByRole('group', { name: 'Final video: Bees' });
  await expect.element(player).toBeVisible();
  await expect.element(player).toBeInViewport({ ratio: 1 });
  await expect.poll(() => player.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(57);
});
