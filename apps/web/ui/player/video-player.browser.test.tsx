import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VideoPlayer } from './video-player.tsx';
import '../theme.css';

const settings = {
  retryPolicy: { timeoutMs: 5000, retries: 2, delayMs: 1000 },
  seekStepS: 0.1,
  volumeStep: 0.01,
};

/** A short video that the product has. */
const film = '/examples/model-recraft-vertical.mp4';

const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:05.000\nBees dance.\n';
const button = page.getByRole('button', { name: 'Captions' });

async function open(captions: { shown: boolean } | undefined) {
  const track = captions && {
    url: URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' })),
    language: 'en',
    label: 'English',
    ...captions,
  };
  await render(
    <VideoPlayer label="Clip" url={film} aspectRatio="9 / 16" captions={track} {...settings} />,
  );
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  return () => document.querySelector('video')?.textTracks[0];
}

test('captions are off over a picture that has its own, and come and go by their button and by C [CAP-7]', async () => {
  const track = await open({ shown: false });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(track()).toMatchObject({
    kind: 'captions',
    language: 'en',
    label: 'English',
    mode: 'disabled',
  });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() =>
      [...(track()?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? [cue.text, cue.line] : [])),
    )
    .toEqual([['Bees dance.', -3]]);
  await userEvent.keyboard('c');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(track()?.mode).toBe('disabled');
});

test('captions show at once over a picture without any', async () => {
  const track = await open({ shown: true });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(track()?.mode).toBe('showing');
});

test('without captions there is no button for them, and C does nothing', async () => {
  const track = await open(undefined);
  page.getByRole('group', { name: 'Clip' }).element().focus();
  await userEvent.keyboard('c');
  await expect.element(button).not.toBeInTheDocument();
  expect(track()).toBeUndefined();
});
