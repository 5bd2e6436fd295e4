import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visualModels } from '#contract/rules/models.ts';
import { orientationOf } from '#contract/rules/platforms.ts';
import { measureLoudness } from '../server/media/loudness.ts';
import { probeMedia } from '../server/media/probe.ts';
import { exampleFilms, sampleFilm } from '../web/landing/films.ts';
import { examples, sample } from '../web/landing/made-films.ts';

const folder = join(import.meta.dirname, '../web/public/examples');
const films = [...examples, sample];

test('the gallery has five films of different ideas, upright and wide, of both models', () => {
  expect(exampleFilms).toHaveLength(5);
  expect(new Set(films.map(({ prompt }) => prompt)).size).toBe(6);
  expect(new Set(exampleFilms.map(({ platform }) => orientationOf(platform)))).toEqual(new Set(['vertical', 'landscape']));
  expect(new Set(exampleFilms.map(({ visualModel }) => visualModel)).size).toBe(2);
});

test.each(films.map((film) => [film.id, film] as const))('%s is stored as it was made: small, ten to twenty seconds, in the shape of its platform, with sound', async (id, film) => {
  const path = join(folder, `${id}.mp4`);
  const { video, audio, durationMs } = await probeMedia(path);
  expect(video).toMatchObject({ width: film.width, height: film.height });
  expect(film.height > film.width).toBe(orientationOf(film.platform) === 'vertical');
  expect(durationMs).toBe(film.durationMs);
  expect(durationMs).toBeGreaterThanOrEqual(10_000);
  expect(durationMs).toBeLessThanOrEqual(20_000);
  expect(audio?.codec).toMatch(/aac/i);
  expect(Math.abs((await measureLoudness(path)).integratedLufs + 16)).toBeLessThanOrEqual(1);
  expect(statSync(path).size).toBeLessThanOrEqual(1.25 * 1024 ** 2);
  expect(statSync(join(folder, `${id}.webp`)).size).toBeLessThanOrEqual(40 * 1024);
});

test.each(visualModels.map(({ name, exampleVideo }) => [name, exampleVideo] as const))('%s has its example for the wizard: one scene with sound, small', async (_, name) => {
  const { video, audio, durationMs } = await probeMedia(join(folder, `${name}.mp4`));
  expect(video).toMatchObject({ width: 960, height: 540 });
  expect(audio?.codec).toMatch(/aac/i);
  expect(durationMs).toBeGreaterThanOrEqual(4_000);
  expect(durationMs).toBeLessThanOrEqual(10_000);
  expect(statSync(join(folder, `${name}.mp4`)).size).toBeLessThanOrEqual(400 * 1024);
  expect(statSync(join(folder, `${name}.webp`)).size).toBeLessThanOrEqual(40 * 1024);
});

test('every scene of the sample has its clip, without sound, and its stills; nothing else lies there', async () => {
  const scenes = sample.scenes.map((_, index) => `${sampleFilm.id}-${index + 1}`);
  for (const name of scenes) expect((await probeMedia(join(folder, `${name}.mp4`))).audio).toBeUndefined();
  const whole = [...films.map(({ id }) => id), ...visualModels.map(({ exampleVideo }) => exampleVideo)];
  const wanted = [...whole.flatMap((id) => [`${id}.mp4`, `${id}.webp`]), ...scenes.flatMap((name) => [`${name}.mp4`, `${name}.webp`, `${name}-small.webp`])];
  for (const file of wanted) expect(existsSync(join(folder, file)), file).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
});
