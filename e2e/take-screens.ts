/**
 * `node e2e/take-screens.ts`: every screen of the running product at 1440×900 (dark) and 390×844 (light), as pictures in
 * docs/screens. An account is made for each size and goes through all of it: wizard, storyboard, film, plans, profile.
 * With a folder, `node e2e/take-screens.ts FOLDER`: each size in its other theme, there, to be looked at.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { approveAndCombine, openStoryboard, scene } from './steps.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const [, , folderToLookAt] = process.argv;
const target = folderToLookAt ?? join(import.meta.dirname, '../docs/screens');
const patienceMs = 180_000;
const password = 'correct horse battery';

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

const isOther = folderToLookAt !== undefined;

const looks: readonly Look[] = [
  {
    name: 'desktop',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: isOther ? 'light' : 'dark' },
  },
  {
    name: 'phone',
    options: {
      viewport: { width: 390, height: 844 },
      colorScheme: isOther ? 'dark' : 'light',
      hasTouch: true,
    },
  },
];

/** One visit with one look: pictures are numbered in the order of the visit. */
function createVisit(page: Page, { name: look }: Look) {
  let count = 0;
  return async (name: string): Promise<void> => {
    count += 1;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => image.decode().catch(() => {})),
      ),
    );
    await page.screenshot({
      path: join(target, `${String(count).padStart(2, '0')}-${name}-${look}.jpg`),
      type: 'jpeg',
      quality: 72,
    });
  };
}

type Shoot = ReturnType<typeof createVisit>;

async function signUp(page: Page, origin: string, email: string, shoot: Shoot): Promise<void> {
  await page.goto(`${origin}/`);
  await shoot('landing');
  await page.goto(`${origin}/auth`);
  await shoot('login');
  await page.goto(`${origin}/auth?mode=recover`);
  await shoot('forgotten-password');
  await page.goto(`${origin}/auth`);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
  await shoot('sign-up');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('link', { name: 'Create your first video' }).waitFor();
  await shoot('dashboard-empty');
}

async function goThroughWizard(page: Page, shoot: Shoot): Promise<void> {
  const goOn = async (heading: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  await page.getByRole('link', { name: 'New video' }).click();
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await shoot('wizard-platform');
  await goOn('What is your video about?');
  await page
    .getByRole('textbox', { name: 'Your idea' })
    .fill(
      'A lighthouse keeper trimmed the wick and polished the lens before every night. When fog hid the light, a horn or a bell warned the ships. Today the lamps run by themselves, and the keepers have gone ashore.',
    );
  await shoot('wizard-topic');
  await goOn('Choose the visual style');
  await page.getByRole('tab', { name: 'Value' }).click();
  await page.getByRole('radio', { name: /^Recraft/ }).click();
  await shoot('wizard-visual-style');
  await goOn('Who tells the story?');
  await page.getByRole('radio', { name: /^Aurora/ }).click();
  await shoot('wizard-voice');
  await goOn('Set the direction');
  await shoot('wizard-direction');
  await goOn('Structure and delivery');
  await shoot('wizard-settings');
  await goOn('Ready to create');
  await shoot('wizard-preview');
  await page.getByRole('button', { name: 'Create Content' }).click();
  await page.waitForURL(/\/dashboard$/);
}

async function makeFilm(page: Page, origin: string, shoot: Shoot): Promise<void> {
  await openStoryboard(page);
  await shoot('storyboard-draft');
  for (const tool of ['Captions', 'Cast']) {
    await page
      .getByRole('button', { name: new RegExp(`^${tool}`) })
      .first()
      .click();
    await page.getByRole('dialog', { name: tool }).waitFor();
    await shoot(tool.toLowerCase());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: /^Approve Content/ }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('approve');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await approveAndCombine(page, /15 credits/);
  await shoot('storyboard-finished');
  await page.getByRole('button', { name: /^Scenes/ }).click();
  await scene(page, 1)
    .getByRole('button', { name: /^View,/ })
    .click();
  await page.getByRole('dialog').waitFor();
  await shoot('scene');
  await page.keyboard.press('Escape');
  await page.goto(
    (await page.getByRole('link', { name: 'Open its page' }).getAttribute('href')) ?? '',
  );
  await shoot('watch');
  await page.goto(`${origin}/dashboard`);
  await page.locator('img').first().waitFor();
  await shoot('dashboard');
  await page.locator('a[href^="/edit/"]').first().click();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await shoot('edit-content');
}

async function buyPlan(page: Page, origin: string, shoot: Shoot): Promise<void> {
  await page.goto(`${origin}/pricing`);
  await page.getByRole('button', { name: 'Upgrade to Plus' }).waitFor();
  await shoot('pricing');
  await page.getByRole('tab', { name: 'Model Costs' }).click();
  await shoot('model-costs');
  await page.getByRole('tab', { name: 'Credit Packages' }).click();
  await page.getByRole('button', { name: 'Upgrade to Plus' }).click();
  await page.getByRole('button', { name: 'Pay with a card that works' }).waitFor();
  await shoot('test-checkout');
  await page.getByRole('button', { name: 'Pay with a card that works' }).click();
  await page.getByText(/on the Plus plan now/).waitFor();
  await shoot('payment-successful');
  await page.goto(`${origin}/pricing`);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('upgrade');
  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
  await shoot('profile');
  await page.goto(`${origin}/profile/usage`);
  await page.getByRole('listitem').first().waitFor();
  await shoot('usage');
  await page.goto(`${origin}/no-such-page`);
  await page.getByText('Page not found').waitFor();
  await shoot('not-found');
}

const folder = await mkdtemp(join(tmpdir(), 'scenewright-screens-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const server = await startServerProcess({
  folder,
  port,
  settings: { PUBLIC_URL: origin, AUTH_AUTOCONFIRM: 'on' },
});
const browser = await chromium.launch(await findChromium());
try {
  // A folder of somebody else's is not emptied.
  if (!isOther) await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const look of looks) {
    const page = await browser.newPage({ ...look.options, reducedMotion: 'reduce' });
    page.setDefaultTimeout(patienceMs);
    const shoot = createVisit(page, look);
    await signUp(page, origin, `${look.name}@example.com`, shoot);
    await goThroughWizard(page, shoot);
    await makeFilm(page, origin, shoot);
    await buyPlan(page, origin, shoot);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
