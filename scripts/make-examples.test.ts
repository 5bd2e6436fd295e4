import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { orientationOf, orientations } from '@scenewright/contract/rules/platforms.ts';
import { measureLoudness } from '@scenewright/media/loudness.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { exampleFilms, sampleFilm } from '../apps/web/landing/films.ts';
import { examples, sample } from '../apps/web/landing/made-films.ts';

const folder = join(import.meta.dirname, '../apps/web/public/examples');
const films = [...examples, sample];

test('the gallery has five films of different ideas, upright and wide, of both models', () => {
  expect(exampleFilms).toHaveLength(5);
  expect(new Set(films.map(({ prompt }) => prompt)).size).toBe(6);
  expect(new Set(exampleFilms.map(({ platform }) => orientationOf(platform)))).toEqual(
    new Set(['vertical', 'landscape']),
  );
  expect(new Set(exampleFilms.map(({ visualModel }) => visualModel)).size).toBe(2);
});

test.each(
  representative(
    films.map((film) => [film.id, film] as const),
    () => '',
    2,
  ),
)(
  '%s is stored as it was made: small, ten to twenty seconds, in the shape of its platform, with sound',
  async (id, film) => {
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
  },
);

const modelExamples = visualModels.flatMap((model) =>
  orientations.map((orientation) => ({
    ...model,
    orientation,
    file: `${model.exampleVideo}-${orientation}`,
  })),
);

test.each(modelExamples.map((example) => [example.name, example.orientation, example] as const))(
  '%s has its %s example for the wizard: one scene, small [WIZ-9]',
  async (_, orientation, { file }) => {
    const { video, audio, durationMs } = await probeMedia(join(folder, `${file}.mp4`));
    expect(video).toMatchObject(
      orientation === 'vertical' ? { width: 540, height: 960 } : { width: 960, height: 540 },
    );
    expect(audio).toBeUndefined();
    expect(durationMs).toBe(8_000);
    expect(statSync(join(folder, `${file}.mp4`)).size).toBeLessThanOrEqual(300 * 1024);
    expect(statSync(join(folder, `${file}.webp`)).size).toBeLessThanOrEqual(40 * 1024);
  },
);

test('the examples of the models differ as the models do: a still, and moments of clips', () => {
  const pictures = modelExamples.map(({ file, mediaType }) =>
    readFileSync(join(folder, mediaType === 'video' ? `${file}-moments.webp` : `${file}.webp`)),
  );
  for (const picture of pictures) expect(picture.length).toBeLessThanOrEqual(50 * 1024);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});

test('every scene of the sample has its clip, without sound, and its stills; nothing else lies there', async () => {
  const scenes = sample.scenes.map((_, index) => `${sampleFilm.id}-${index + 1}`);
  for (const name of scenes)
    expect((await probeMedia(join(folder, `${name}.mp4`))).audio).toBeUndefined();
  const whole = [...films.map(({ id }) => id), ...modelExamples.map(({ file }) => file)];
  const sheets = modelExamples
    .filter(({ mediaType }) => mediaType === 'video')
    .map(({ file }) => `${file}-moments.webp`);
  const wanted = [
    ...sheets,
    ...whole.flatMap((id) => [`${id}.mp4`, `${id}.webp`]),
    ...scenes.flatMap((name) => [`${name}.mp4`, `${name}.webp`, `${name}-small.webp`]),
  ];
  for (const file of wanted) expect(existsSync(join(folder, file)), file).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
});
