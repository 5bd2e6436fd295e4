import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { type Picture, pictureAt } from './film.ts';
import { signInAsGuest } from './make-storyboard.ts';
import { expect, test } from './product.ts';
import {
  answerTheRest,
  approveAndCombine,
  downloadFilm,
  openStoryboard,
  scene,
  typeIdea,
  type WizardAnswers,
} from './steps.ts';

/* Films of one's own material, from the upload to the frames of the file. */

// Its frames are looked at.
test.use({ isFlat: false });

const folder = await mkdtemp(join(tmpdir(), 'scenewright-own-films-'));
test.afterAll(() => rm(folder, { recursive: true, force: true }));

type Colour = readonly [number, number, number];

/** Six photos: each is of one colour, with a dark band below, so that one sees which it is and that it stands upright. */
const colours: readonly Colour[] = [
  [200, 60, 50],
  [60, 150, 70],
  [50, 90, 190],
  [220, 180, 60],
  [140, 70, 160],
  [60, 170, 180],
];
const hexOf = (colour: Colour) =>
  `0x${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

async function makePhoto(name: string, colour: Colour, size: string): Promise<string> {
  const path = join(folder, name);
  const filters = 'drawbox=y=ih*0.8:h=ih*0.2:w=iw:color=0x202020:t=fill';
  await runFfmpeg(
    [
      '-f',
      'lavfi',
      '-i',
      `color=c=${hexOf(colour)}:s=${size}`,
      '-vf',
      filters,
      '-frames:v',
      '1',
      path,
    ],
    { timeoutMs: 30_000 },
  );
  return path;
}

/** The mean colour of a part of a picture, its sides given as shares. */
function colourOf(
  { width, height, rgb }: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Colour {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y += 1)
    for (let x = Math.floor(left * width); x < right * width; x += 1) {
      for (const part of [0, 1, 2])
        sums[part] = (sums[part] ?? 0) + (rgb[(y * width + x) * 3 + part] ?? 0);
      count += 1;
    }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return [red, green, blue];
}

const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));

/** The colour of a list that a part of a picture is nearest to. */
const nearest = (seen: Colour, among: readonly Colour[]): number =>
  among.reduce(
    (best, colour, at) =>
      distance(seen, colour) < distance(seen, among[best] ?? [0, 0, 0]) ? at : best,
    0,
  );

/** Who has a folder for it looks at the film as a sheet. */
async function keepSheet(film: string, name: string): Promise<void> {
  const target = process.env['OWN_FILM_SHEETS'];
  if (target === undefined) return;
  await mkdir(target, { recursive: true });
  await copyFile(film, join(target, `${name}.mp4`));
  const sheet = join(target, `${name}.png`);
  const filters = 'fps=1,scale=240:-2,tile=8x6:padding=4';
  await runFfmpeg(['-y', '-i', film, '-vf', filters, '-frames:v', '1', sheet], {
    timeoutMs: 60_000,
  });
}

/** When each scene of a board begins and ends in its film, in seconds. */
async function scenesOf(page: Page): Promise<readonly { from: number; to: number }[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const durations = await page.evaluate(async (contentId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const path = `/api/v1/storyboard/content/${contentId}/storyboard`;
    const board = (await (await fetch(path, { headers })).json()) as {
      scenes: { duration: number }[];
    };
    return board.scenes.map(({ duration }) => duration);
  }, id);
  let end = 0;
  return durations.map((duration) => {
    const from = end;
    end += duration;
    return { from, to: end };
  });
}

/** Puts an item of the library into a scene. */
async function useOwn(page: Page, number: number, item: string): Promise<void> {
  const toggle = scene(page, number).getByRole('group', { name: `Media type of scene ${number}` });
  await toggle.getByRole('radio', { name: 'My own' }).click();
  const dialog = page.getByRole('dialog', { name: `Use my own in scene ${number}` });
  await dialog.getByRole('button', { name: item, exact: true }).click();
  await dialog.getByRole('button', { name: 'Use in this scene' }).click();
  await expect(dialog).toBeHidden();
  await expect(toggle.getByRole('radio', { name: 'My own' })).toBeChecked();
}

const upload = (page: Page, ...paths: string[]) =>
  page.locator('input[type=file]').first().setInputFiles(paths);

/** Goes through the wizard to the storyboard. */
async function createByHand(
  page: Page,
  own: Pick<WizardAnswers, 'idea' | 'format'>,
): Promise<void> {
  const answers: WizardAnswers = {
    ...own,
    orientation: 'Vertical 9:16',
    platform: 'TikTok',
    tier: 'Value',
    model: /^Recraft/,
    voice: /^Aurora/,
    email: 'guest@example.com',
  };
  await typeIdea(page, answers);
  await answerTheRest(page, answers);
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openStoryboard(page);
}

/** Each sentence gets a scene of its own where it shares one with another. */
async function splitShared(page: Page): Promise<void> {
  const fields = page.getByRole('textbox', { name: 'Dialogue' });
  for (let number = await fields.count(); number > 0; number -= 1) {
    const before = await fields.count();
    if (!/\. /u.test(await fields.nth(number - 1).inputValue())) continue;
    await page.getByRole('button', { name: `More for scene ${number}` }).click();
    await page.getByRole('menuitem', { name: 'Split in two' }).click();
    await expect(fields).toHaveCount(before + 1);
  }
}

/** The whole text in one recording, as somebody reads it at a kitchen table. */
async function sayAll(page: Page, text: string, scenes: number): Promise<void> {
  const voice = createOfflineVoice({ workers: 1 });
  const spoken = await voice.speak({
    ...{ text, voiceId: 'echo', language: 'en', directory: folder },
    signal: AbortSignal.timeout(60_000),
  });
  await voice.close();
  const recording = join(folder, 'My reading.wav');
  await runFfmpeg(
    ['-i', spoken.audioPath, '-af', 'adelay=900,apad=pad_dur=1', '-ac', '1', recording],
    { timeoutMs: 30_000 },
  );
  await page
    .getByRole('button', { name: /^Voice/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Voice' });
  await dialog.getByRole('checkbox', { name: /^This is my voice/ }).click();
  await dialog.getByRole('tab', { name: 'Choose a sound' }).click();
  await dialog.locator('input[type=file]').setInputFiles(recording);
  await dialog.getByRole('button', { name: 'Choose My reading' }).click();
  await expect(
    page.getByText(`Your recording is in ${scenes} scenes`, { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** Each scene shows its photo, upright, from its beginning to its end. */
async function expectPhotos(page: Page, film: string, count: number): Promise<void> {
  const { video, audio } = await probeMedia(film);
  expect(video).toMatchObject({ width: 1080, height: 1920 });
  expect(audio).not.toBeNull();
  const scenes = await scenesOf(page);
  expect(scenes).toHaveLength(count);
  for (const [at, { from, to }] of scenes.entries())
    for (const share of [0.3, 0.7]) {
      const picture = await pictureAt(film, from + (to - from) * share, 108, 192);
      const seen = nearest(colourOf(picture, [0.3, 0.1, 0.7, 0.35]), colours);
      expect(seen, `scene ${at + 1}`).toBe(at);
    }
}

thoroughly(() =>
  test.describe('with a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('somebody makes a film of their photos and their own voice, for nothing [LIB-7, VOICEOVER-6]', async ({
      page,
      product,
    }) => {
      const sentences = [
        'On Monday we carried forty bags of soil up to the roof.',
        'By Wednesday the first boxes stood along the wall.',
        'Our neighbours brought seeds, string and an old bath.',
        'The tomatoes were the first to show their leaves.',
        'In August we counted three hundred and twelve of them.',
        'Come up and see it, the door is open every Sunday.',
      ];
      await signInAsGuest(page, product.origin);
      await page.goto(`${product.origin}/library`);
      const photos: string[] = [];
      for (const [at, colour] of colours.entries())
        photos.push(
          await makePhoto(`Photo ${at + 1}.jpg`, colour, at % 2 === 0 ? '900x1600' : '1600x1200'),
        );
      await upload(page, ...photos);
      for (const at of colours.keys())
        await expect(
          page.getByRole('button', { name: `Photo ${at + 1}`, exact: true }),
        ).toBeVisible();

      await page.goto(`${product.origin}/create`);
      await createByHand(page, { idea: sentences.join('\n\n') });

      const fields = page.getByRole('textbox', { name: 'Dialogue' });
      await splitShared(page);
      const count = await fields.count();
      expect(count).toBe(photos.length);
      const said = await Promise.all((await fields.all()).map((field) => field.inputValue()));
      expect(said.join(' ')).toBe(sentences.join(' '));
      for (let at = 0; at < count; at += 1) await useOwn(page, at + 1, `Photo ${at + 1}`);

      await sayAll(page, sentences.join(' '), count);
      await approveAndCombine(page, /0 credits|Free/i);
      const film = await downloadFilm(page);
      await keepSheet(film, 'phone');
      await expectPhotos(page, film, count);
    });
  }),
);

const clipColour: Colour = [40, 160, 200];
const logoColour: Colour = [230, 30, 140];

/** A square logo: a disc, and nothing around it. */
async function makeLogo(): Promise<string> {
  const path = join(folder, 'Logo.png');
  const [red, green, blue] = logoColour;
  const disc = `color=c=black@0:s=400x400,format=rgba,geq=r=${red}:g=${green}:b=${blue}:a='255*lte(hypot(X-200\\,Y-200)\\,190)'`;
  await runFfmpeg(['-f', 'lavfi', '-i', disc, '-frames:v', '1', path], { timeoutMs: 30_000 });
  return path;
}

/** A clip of a shop as a phone films it: standing, with its own sound. */
async function makeClip(): Promise<string> {
  const path = join(folder, 'Our shop.mp4');
  await runFfmpeg(
    [
      ...['-f', 'lavfi', '-i', `color=c=${hexOf(clipColour)}:s=720x1280:r=30:d=8`],
      ...['-f', 'lavfi', '-i', 'sine=f=330:d=8', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
    ],
    { timeoutMs: 60_000 },
  );
  return path;
}

/** Whether pixels of the logo's colour stand in a part of a picture. */
function hasLogo(
  { width, height, rgb }: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y += 1)
    for (let x = Math.floor(left * width); x < right * width; x += 1) {
      const at = (y * width + x) * 3;
      const pixel: Colour = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
      if (distance(pixel, logoColour) < 60) count += 1;
    }
  return count > 20;
}

/** The second scene shows the clip, with the logo in its corner and nowhere else. */
async function expectOwnFilm(
  page: Page,
  film: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  expect((await probeMedia(film)).video).toMatchObject({ width, height });
  const scenes = await scenesOf(page);
  const second = scenes[1] ?? { from: 0, to: 0 };
  const [wide, high] = [width / 4, height / 4];
  const picture = await pictureAt(film, (second.from + second.to) / 2, wide, high);
  expect(distance(colourOf(picture, [0.3, 0.25, 0.7, 0.4]), clipColour)).toBeLessThan(40);
  expect(hasLogo(picture, [0.5, 0, 1, 0.3])).toBe(true);
  expect(hasLogo(picture, [0, 0, 0.5, 1])).toBe(false);
}

thoroughly(() =>
  test('a shop owner makes a pitch with their logo and a clip of their own in 1:1, and again in 9:16 [BRAND-2, SHAPE-5, LIB-8]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await page.goto(`${product.origin}/library`);
    await upload(page, await makeLogo(), await makeClip());
    await expect(page.getByRole('button', { name: 'Logo', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Our shop$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your brand' });
    await dialog.getByRole('button', { name: 'Logo', exact: true }).click();
    await dialog.getByLabel('Corner').selectOption('Top right');
    await dialog.getByRole('button', { name: 'Save brand' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`${product.origin}/create`);
    await createByHand(page, {
      idea: 'New bread in town, and you smell it before you see it.\n\nLang’s bakery has baked with rye from this valley since 1921.\n\nCome in before eight: the first coffee is on us.',
      format: 'Square 1:1',
    });
    await useOwn(page, 2, 'Clip Our shop');
    const brand = page.getByRole('switch', { name: 'Brand' });
    await brand.click();
    await expect(brand).toBeChecked();
    await approveAndCombine(page, /5 credits/);
    const square = await downloadFilm(page);
    await keepSheet(square, 'shop-square');
    await expectOwnFilm(page, square, { width: 1080, height: 1080 });

    await page.goto(`${product.origin}/dashboard`);
    await page
      .getByRole('button', { name: /in another format$/ })
      .first()
      .click();
    const formats = page.getByRole('dialog', { name: 'Duplicate in another format' });
    await formats.getByRole('radio', { name: /^Vertical 9:16/ }).click();
    await formats.getByRole('button', { name: /^Make the Vertical 9:16 draft/ }).click();
    await expect(page).toHaveURL(/\/storyboard\//);
    await expect(scene(page, 2)).toBeVisible();
    await approveAndCombine(page, /credits/);
    const vertical = await downloadFilm(page);
    await keepSheet(vertical, 'shop-vertical');
    await expectOwnFilm(page, vertical, { width: 1080, height: 1920 });
  }),
);
