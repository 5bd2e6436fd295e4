/**
 * `node e2e/take-pictures.ts`: the README's pictures, taken from the running product: an account makes a short video
 * in a real browser; its screens and a contact sheet of its film land in docs/pictures.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { downloadFilm, fillWizard, openStoryboard, scene } from './steps.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const target = join(import.meta.dirname, '../docs/pictures');
const patienceMs = 180_000;

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(target, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

async function makeFilm(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/`);
  await shoot(page, 'landing');
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await fillWizard(page, {
    idea: 'A lighthouse on the coast was an open fire for a thousand years. In 1823, a lighthouse in France got a lens of glass rings. Ships saw the lighthouse at night, from thirty kilometres away.',
    orientation: 'Vertical 9:16',
    platform: 'TikTok',
    tier: 'Value',
    model: /^Recraft/,
    voice: /^Aurora/,
    email: 'guest@example.com',
  });
  await openStoryboard(page);
  // Its sketches are painted when somebody looks.
  for (const number of [1, 2])
    await scene(page, number)
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
  await shoot(page, 'storyboard');
  await page.getByRole('button', { name: /^Approve Content/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve Content/ })
    .click();
  await page.getByRole('button', { name: 'Create Final Video' }).click({ timeout: patienceMs });
  await page.getByRole('region', { name: 'Final video' }).waitFor({ timeout: patienceMs });
  await shoot(page, 'finished');
  const film = await downloadFilm(page);
  await page.goto(`${origin}/dashboard`);
  await page.locator('img').first().waitFor();
  await shoot(page, 'dashboard');
  return film;
}

const folder = await mkdtemp(join(tmpdir(), 'scenewright-pictures-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const server = await startServerProcess({ folder, port, settings: { PUBLIC_URL: origin } });
const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const film = await makeFilm(page, origin);
  const { durationMs } = await probeMedia(film);
  const sheet = [
    '-i',
    film,
    '-vf',
    `fps=${10_000 / durationMs},scale=216:-1,tile=10x1`,
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-y',
    join(target, 'film.jpg'),
  ];
  await runFfmpeg(sheet, { timeoutMs: 60_000 });
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
