/**
 * `node e2e/take-dialogs.ts FOLDER [LOOK]`: the storyboard in every state, every dialog and menu of it, and the notes about texts
 * that could not be saved, each in both sizes and both themes, to be looked at. FOLDER gets one
 * picture for each; LOOK, such as `phone` or `desktop-light`, leaves the other looks out.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { scene } from './steps.ts';
import { openings } from './storyboard-openings.ts';
import { type StateName, storyboardStates } from '../apps/web/accessibility/storyboard-states.ts';
import { makeFilm, openState } from './open-state.ts';

const [, , target, wanted = ''] = process.argv;
if (target === undefined)
  throw new Error('Say where the pictures go: node e2e/take-dialogs.ts FOLDER');

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const themes = ['dark', 'light'] as const;

interface Shown {
  readonly state: StateName;
  readonly what: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Types into the first dialogue, whose save is answered as said, and leaves it. */
const saveAnswered = (status: number, code: string, theirs?: string) => async (page: Page) => {
  const reply = {
    detail: status === 0 ? '' : 'This video is finished. Duplicate it as a new draft to change it.',
    code,
    request_id: 'r',
  };
  await page.route(/\/storyboard\/content\/[^/]+$/, (route) =>
    status === 0 ? route.abort() : route.fulfill({ status, json: reply }),
  );
  if (theirs !== undefined) {
    await page.route('**/storyboard', async (route) => {
      const response = await route.fetch();
      const storyboard = (await response.json()) as { scenes: { dialogue: string }[] };
      await route.fulfill({
        response,
        json: {
          ...storyboard,
          status: 'draft',
          scenes: storyboard.scenes.map((each) => ({ ...each, dialogue: theirs })),
        },
      });
    });
  }
  const dialogue = scene(page, 1).getByRole('textbox', { name: 'Dialogue' });
  await dialogue.fill('Bees dance to tell the others where the flowers are, and how far.');
  await dialogue.blur();
  await scene(page, 1)
    .getByText(theirs === undefined ? /will retry|too late|Not saved/ : /Changed elsewhere/)
    .first()
    .waitFor();
};

const states = Object.keys(storyboardStates) as StateName[];
const shown: readonly Shown[] = [
  ...states.map((state) => ({ state, what: 'the page', open: async () => {} })),
  ...openings,
  { state: 'draft', what: 'a text that waits for the network', open: saveAnswered(0, '') },
  { state: 'draft', what: 'a text that was refused', open: saveAnswered(422, 'invalid_input') },
  {
    state: 'draft',
    what: 'a text that was changed elsewhere',
    open: saveAnswered(
      409,
      'changed_meanwhile',
      'Somebody else wrote this meanwhile, in another tab.',
    ),
  },
];

async function takeAll(
  page: Page,
  origin: string,
  contentId: string,
  size: keyof typeof sizes,
  theme: (typeof themes)[number],
): Promise<void> {
  for (const { state, what, open } of shown) {
    try {
      await openState(page, origin, contentId, state);
      await open(page);
      await page.evaluate(() =>
        Promise.all(
          [...document.images]
            .filter((image) => image.loading !== 'lazy')
            .map((image) => image.decode().catch(() => {})),
        ),
      );
      await page.screenshot({
        path: join(
          target ?? '',
          `${`${what} (${state})`.replaceAll(' ', '-')}-${size}-${theme}.png`,
        ),
      });
    } catch (error) {
      // One that cannot be opened must not keep the others from being looked at.
      console.error(`${what} (${state}), ${size}, ${theme}:`, error);
      process.exitCode = 1;
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'scenewright-dialogs-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const server = await startServerProcess({ folder, port, settings: { PUBLIC_URL: origin } });
const browser = await chromium.launch(await findChromium());
try {
  await mkdir(target, { recursive: true });
  const film = await makeFilm(browser, origin);
  for (const size of ['desktop', 'phone'] as const) {
    for (const theme of themes) {
      if (!`${size}-${theme}`.includes(wanted)) continue;
      const page = await browser.newPage({
        storageState: film.session,
        viewport: sizes[size],
        hasTouch: size === 'phone',
        isMobile: size === 'phone',
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      page.setDefaultTimeout(15_000);
      await takeAll(page, origin, film.contentId, size, theme);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
