import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSound } from '../../../ui/testing/a-sound.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, read } from '../testing/open-storyboard.tsx';

const board = buildStoryboard([buildScene(1), buildScene(2)], {
  sketch_music_url: '/media/sketches/board.music.m4a?version=1',
});
const dialog = page.getByRole('dialog');
const status = dialog.getByRole('status');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
/** The music's element; null before it is composed. */
const music = () => dialog.element().querySelector<HTMLAudioElement>('audio[data-music]');
const openPreview = () => page.getByRole('button', { name: 'Preview', exact: true }).click();

beforeEach(() => page.viewport(1280, 900));

/** Every volume that the music is set to from now on, in order: a look at the element alone may come too late. */
function listenToMusic(): number[] {
  const heard: number[] = [];
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume');
  const { set } = own ?? {};
  if (own === undefined || set === undefined) throw new Error('no volume to listen to');
  Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
    ...own,
    set(this: HTMLMediaElement, volume: number) {
      if (this.matches('audio[data-music]')) heard.push(volume);
      set.call(this, volume);
    },
  });
  onTestFinished(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', own);
  });
  return heard;
}

/** A server that composes when it is told to. */
function composer() {
  const { promise, resolve } = Promise.withResolvers<{ status?: number; body: unknown }>();
  return { answer: { 'board.music.m4a': () => promise }, compose: resolve };
}

test('the music is asked for with the preview, not with the board, and waits for Play', async () => {
  const { answer, compose } = composer();
  await openStoryboard(board, answer);
  await expect.element(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  expect(read).not.toContain('board.music.m4a');
  await openPreview();
  await expect.element(status).toHaveTextContent('Composing the music…');
  await expectAccessible();
  compose({ body: aSound(20) });
  await expect.poll(music).not.toBeNull();
  await expect.element(status).toBeEmptyDOMElement();
  expect(music()?.paused).toBe(true);
  expect(read.filter((part) => part === 'board.music.m4a')).toHaveLength(1);
});

test('it follows the player: play, pause, a jump, the volume and mute', async () => {
  await openStoryboard(board, { 'board.music.m4a': () => ({ body: aSound(20) }) });
  await openPreview();
  await expect.poll(() => music()?.readyState ?? 0).toBeGreaterThan(1);
  await button('Play').click();
  await expect.poll(() => music()?.paused).toBe(false);
  await expect.poll(() => music()?.volume ?? 0).toBe(1);
  await button('Mute').click();
  await expect.poll(() => music()?.muted).toBe(true);
  await button('Unmute').click();
  await expect.poll(() => music()?.muted).toBe(false);
  await button('Pause').click();
  await expect.poll(() => music()?.paused).toBe(true);
  dialog.getByRole('slider', { name: 'Volume' }).element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => music()?.volume).toBe(0);
  dialog.getByRole('slider', { name: 'Position' }).element().focus();
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => Math.abs((music()?.currentTime ?? 0) - 19.9)).toBeLessThan(0.2);
});

test('nothing waits for it: it comes in softly where the film is by then', async () => {
  const { answer, compose } = composer();
  await openStoryboard(board, answer);
  await openPreview();
  await button('Play').click();
  const position = dialog.getByRole('slider', { name: 'Position' });
  const timeS = () => Number(position.element().getAttribute('aria-valuenow'));
  await expect.poll(timeS).toBeGreaterThan(0.5);
  const volumes = listenToMusic();
  compose({ body: aSound(20) });
  await expect.poll(() => volumes.at(-1)).toBe(1);
  expect(volumes[0]).toBeLessThan(0.1);
  expect(volumes).toEqual([...volumes].sort((a, b) => a - b));
  expect(Math.abs((music()?.currentTime ?? 0) - timeS())).toBeLessThan(0.5);
});

test('the film plays on without it where it cannot be composed, and says so', async () => {
  await openStoryboard(board, {
    'board.music.m4a': () => ({ status: 503, body: { detail: 'Later.', code: 'unavailable' } }),
  });
  await openPreview();
  await expect.element(status).toHaveTextContent('The music could not be composed just now.');
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  expect(music()).toBeNull();
});
