import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { decodeSound } from '@scenewright/media/testing/marked-scene.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';
import { approveAndCombine, scene } from './steps.ts';

const folder = await mkdtemp(join(tmpdir(), 'scenewright-voice-'));
/** What the browser's microphone hears: it is read when the microphone is opened. */
const microphone = join(folder, 'microphone.wav');
const chromium = await findChromium();

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['microphone'],
  launchOptions: {
    ...chromium,
    args: [
      ...chromium.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
  },
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The count-in takes three seconds of what the microphone hears. */
const silentSeconds = 5;
const perSecond = 100;

/** Writes what the microphone will hear: somebody who reads the line after the count-in. @returns it, and when its words are said in it */
async function speakInto(text: string): Promise<{ words: readonly SpokenWord[]; seconds: number }> {
  const voice = createOfflineVoice({ workers: 1 });
  const signal = AbortSignal.timeout(60_000);
  const spoken = await voice.speak({
    ...{ text, voiceId: 'echo', language: 'en', directory: folder, signal },
  });
  await voice.close();
  const filters = `aresample=48000,adelay=${silentSeconds * 1_000},apad=pad_dur=20`;
  await runFfmpeg(
    ['-i', spoken.audioPath, '-af', filters, '-ac', '1', '-c:a', 'pcm_s16le', '-y', microphone],
    { timeoutMs: 30_000 },
  );
  const later = (ms: number) => ms + silentSeconds * 1_000;
  return {
    seconds: silentSeconds + spoken.durationMs / 1_000,
    words: spoken.words.map(({ text: word, startMs, endMs }) => ({
      text: word,
      startMs: later(startMs),
      endMs: later(endMs),
    })),
  };
}

/** How loud a sound is in each hundredth of a second, in decibels above silence. */
function envelopeOf(sound: Float32Array): number[] {
  const size = 48_000 / perSecond;
  return Array.from({ length: Math.floor(sound.length / size) }, (_, index) => {
    let power = 0;
    for (const value of sound.subarray(index * size, (index + 1) * size)) power += value * value;
    return Math.max(0, 10 * Math.log10(power / size + 1e-9) + 60);
  });
}

/** How alike two stretches are, from -1 to 1. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [left, right] = [mean(one), mean(other)];
  let [product, first, second] = [0, 1e-9, 1e-9];
  for (const [index, value] of one.entries()) {
    const [a, b] = [value - left, (other[index] ?? 0) - right];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return product / Math.sqrt(first * second);
}

/** Where in a film what was said is heard best. */
function findIn(
  film: readonly number[],
  said: readonly number[],
): { ms: number; likeness: number } {
  let best = { ms: Number.NaN, likeness: -1 };
  for (let at = 0; at + said.length <= film.length; at += 1) {
    const here = likeness(film.slice(at, at + said.length), said);
    if (here > best.likeness) best = { ms: (at * 1_000) / perSecond, likeness: here };
  }
  return best;
}

/** The times of the cues of a WebVTT file, with their first words. */
function cuesOf(vtt: string): { startMs: number; word: string }[] {
  return [...vtt.matchAll(/^(\d+):(\d+):([\d.]+) --> .*\n(.+)$/gm)].map(
    ([, hours, minutes, seconds, text]) => ({
      startMs: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000,
      word: text?.split(' ')[0] ?? '',
    }),
  );
}

test('somebody with a phone says a scene themselves, and the film has their voice where its captions stand [VOICEOVER-1, VOICEOVER-2]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 2);
  await page.goto(`${product.origin}/storyboard/${id}`);
  const words = scene(page, 1).getByRole('textbox', { name: /dialogue/i });
  const { seconds, words: said } = await speakInto(await words.inputValue());

  await scene(page, 1).getByRole('button', { name: 'Record, scene 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your voice in scene 1' });
  const record = dialog.getByRole('button', { name: 'Record', exact: true });
  await expect(record).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^This is my voice/ }).click();
  await expectAccessible(page);
  await record.click();
  await expect(dialog.getByText('3', { exact: true })).toBeVisible();
  const loudness = dialog.getByRole('progressbar', { name: 'Loudness' });
  await expect(loudness).toBeVisible();
  const begunAt = performance.now();
  // The count-in is over, and the line is read in real time.
  await expect
    .poll(() => (performance.now() - begunAt) / 1_000, { timeout: 60_000 })
    .toBeGreaterThan(seconds - 2);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Your recording is in scene 1', { exact: true })).toBeVisible();
  await expect(
    dialog.getByRole('list', { name: 'Recordings' }).getByText('In place'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(scene(page, 1).getByRole('button', { name: 'Record, scene 1' })).toHaveText(
    'My voice',
  );

  await approveAndCombine(page, /10 credits/);
  const { film, vtt } = await page.evaluate(async (contentId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const root = `/api/v1/storyboard/content/${contentId}`;
    const board = (await (await fetch(`${root}/storyboard`, { headers })).json()) as {
      video_url: string;
    };
    const bytes = new Uint8Array(await (await fetch(board.video_url)).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCodePoint(byte);
    return {
      film: btoa(text),
      vtt: await (await fetch(`/api/v1/content/${contentId}/captions.vtt`, { headers })).text(),
    };
  }, id);
  const filmPath = join(folder, 'film.mp4');
  await writeFile(filmPath, Buffer.from(film, 'base64'));
  const source = envelopeOf(await decodeSound(microphone));
  const firstMs = said[0]?.startMs ?? 0;
  const lastMs = said.at(-1)?.endMs ?? 0;
  const line = source.slice((firstMs * perSecond) / 1_000, (lastMs * perSecond) / 1_000);
  const found = findIn(envelopeOf(await decodeSound(filmPath)), line);
  expect(found.likeness).toBeGreaterThan(0.8);
  // Within the first scene: a quarter of a second, and a breath.
  expect(found.ms).toBeGreaterThan(200);
  expect(found.ms).toBeLessThan(600);
  const starts = new Map(said.map(({ text, startMs }) => [text, startMs - firstMs + found.ms]));
  const inScene = cuesOf(vtt).filter(({ startMs }) => startMs < found.ms + lastMs - firstMs);
  expect(inScene.length).toBeGreaterThan(0);
  for (const { startMs, word } of inScene)
    expect(Math.abs(startMs - (starts.get(word) ?? Number.NaN)), word).toBeLessThanOrEqual(60);
});
