import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { AudioPlayer } from './audio-player.tsx';
import { Picture } from './picture.tsx';
import { useMediaAttempt } from './use-media-attempt.ts';
import { VideoPlayer } from './video-player.tsx';
import '../theme.css';

const retryPolicy = { timeoutMs: 5000, retries: 2, delayMs: 1000 };
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const broken = 'data:image/gif;base64,none';
const settings = { retryPolicy, seekStepS: 0.1, volumeStep: 0.01 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const tryAgain = page.getByRole('button', { name: 'Try again' });
const alert = (words: string) => page.getByRole('alert').getByText(words, { exact: true });

/** A medium that never answers: neither ready nor broken. */
async function loadSilent(fallbackUrl?: string) {
  const { result, act } = await renderHook(() =>
    useMediaAttempt({ address: { url: '/a', fallbackUrl }, retryPolicy }),
  );
  return {
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    shown: () => {
      const { attempt } = result.current;
      return attempt.phase === 'failed' ? attempt.message : `${attempt.phase} ${attempt.src}`;
    },
  };
}

describe('a medium that never answers', () => {
  test('is given up 5000 ms after each try, with 1000 ms before each of two more [FILM-2]', async () => {
    const { pass, shown } = await loadSilent();
    for (let tries = 0; tries < 3; tries += 1) {
      if (tries > 0) {
        expect(shown()).toBe('waiting /a');
        await pass(999);
        expect(shown()).toBe('waiting /a');
        await pass(1);
      }
      expect(shown()).toBe('loading /a');
      await pass(4999);
      expect(shown()).toBe('loading /a');
      await pass(1);
    }
    expect(shown()).toBe('Failed to load media after 3 attempts');
  });

  test('gives its fallback as long, at once [FILM-2]', async () => {
    const { pass, shown } = await loadSilent('/b');
    await pass(5000);
    expect(shown()).toBe('loading /b');
    await pass(5000);
    expect(shown()).toBe('waiting /a');
    for (const ms of [1000, 5000, 5000, 1000, 5000, 5000]) await pass(ms);
    expect(shown()).toBe('Both blob and fallback URLs failed to load');
  });
});

/** Lets every try and every pause of a broken medium go by. */
async function exhaust() {
  const aSecondLater = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return tryAgain.query();
  };
  await expect.poll(aSecondLater, { interval: 5 }).not.toBeNull();
}

test('a picture shows that it loads, then itself [FILM-1]', async () => {
  await render(<Picture url={dot} alt="A lighthouse" aspectRatio="1" retryPolicy={retryPolicy} />);
  await expect.element(page.getByRole('img', { name: 'A lighthouse' })).toBeInTheDocument();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a picture falls back to its other address [FILM-1]', async () => {
  await render(
    <Picture
      url={broken}
      fallbackUrl={dot}
      alt="A lighthouse"
      aspectRatio="1"
      retryPolicy={retryPolicy}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'A lighthouse' })).toHaveAttribute('src', dot);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a picture that cannot be loaded says so, and is tried again when asked [FILM-1]', async () => {
  const screen = await render(
    <Picture url={broken} alt="A lighthouse" aspectRatio="1" retryPolicy={retryPolicy} />,
  );
  await expect.element(page.getByText('Loading the picture')).toBeInTheDocument();
  await exhaust();
  await expect.element(alert('Failed to load media after 3 attempts')).toBeVisible();
  await tryAgain.click();
  await expect.element(page.getByText('Loading the picture')).toBeInTheDocument();
  await screen.rerender(
    <Picture url={dot} alt="A lighthouse" aspectRatio="1" retryPolicy={retryPolicy} />,
  );
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a video that cannot be loaded says so, and tells who shows it [FILM-6]', async () => {
  const onGivenUp = vi.fn();
  await render(
    <VideoPlayer
      label="Final video"
      url="data:video/mp4;base64,none"
      fallbackUrl="data:video/mp4;base64,neither"
      aspectRatio="9 / 16"
      onGivenUp={onGivenUp}
      {...settings}
    />,
  );
  await exhaust();
  await expect.element(alert('Both blob and fallback URLs failed to load')).toBeVisible();
  await expect
    .poll(() => onGivenUp.mock.calls)
    .toEqual([['Both blob and fallback URLs failed to load']]);
});

test('a recording that cannot be loaded is an Audio playback error [FILM-6]', async () => {
  await render(<AudioPlayer label="Narration" url="data:audio/mp3;base64,none" {...settings} />);
  await exhaust();
  await expect
    .element(alert('Audio playback error: Failed to load media after 3 attempts'))
    .toBeVisible();
});
