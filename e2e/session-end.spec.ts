import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import type { me } from '@scenewright/contract/schemas/auth.ts';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import {
  ask,
  foxes,
  listTitles,
  logIn,
  password,
  readStoryboard,
  signUp,
  test,
  toast,
} from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, type RunningProduct } from './product.ts';
import { answerWizard, scene } from './steps.ts';

const dialogue = (page: Page) => scene(page, 1).getByRole('textbox', { name: 'Dialogue' });

/** Opens a new storyboard of whom the page is signed in as. @returns the content's id */
async function openNew(page: Page, { origin }: RunningProduct): Promise<string> {
  const id = await makeStoryboard(page, 1);
  // Asked for last, it must not be what learns that the session has ended.
  const listening = page.waitForResponse(/\/events$/);
  await page.goto(`${origin}/storyboard/${id}`);
  await expect(scene(page, 1)).toBeVisible();
  await listening;
  return id;
}

/** Makes the API forget the page's token, as it does after an hour. */
async function endApiSession(page: Page, product: RunningProduct): Promise<void> {
  const { userId } = await ask<ReplyOf<typeof me>>(page, product, '/auth/me');
  await ask(page, product, '/auth/logout', 'POST', { user_id: userId });
}

/** Lets the provider's access token be over, as it is after an hour: it is refreshed before it is used again. */
async function ageProviderToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'scenewright-auth';
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), expires_at: 1 }),
    );
  });
}

/** Signs the person out everywhere, from another device: the page's tokens are worth nothing, and it has to ask to know. */
async function signOutElsewhere(page: Page, product: RunningProduct, email: string): Promise<void> {
  await endEverySession(page, product, email);
  await ageProviderToken(page);
}

/** Ends all sessions of the person, from another device. */
async function endEverySession(page: Page, product: RunningProduct, email: string): Promise<void> {
  const call = async (path: string, headers: Record<string, string>, body: object) =>
    await fetch(`${product.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  // Where the identity service is another one, the API takes up to a minute to hear of it; here nobody waits for that.
  await endApiSession(page, product);
  const elsewhere = (await (
    await call('token?grant_type=password', {}, { email, password })
  ).json()) as { access_token: string };
  expect(
    (await call('logout?scope=global', { authorization: `Bearer ${elsewhere.access_token}` }, {}))
      .status,
  ).toBe(204);
}

test('an API token that is over is renewed silently, and the typed text is saved [AUTH-12]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const id = await openNew(page, product);
  // Before anything is typed: on a slow machine the text would be saved before the token is over.
  await endApiSession(page, product);
  await dialogue(page).fill('Typed when the hour was over.');
  await dialogue(page).blur();
  await expect(scene(page, 1).getByText(/^Saved \d/)).toBeVisible();
  await expect(toast(page, /./)).toHaveCount(0);
  expect((await readStoryboard(page, product, id)).scenes[0]?.dialogue).toBe(
    'Typed when the hour was over.',
  );
});

thoroughly(() =>
  test('an identity service that is out for a moment ends no session [AUTH-12]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await openNew(page, product);
    let refusals = 2;
    await page.route('**/auth/v1/token*', (route) =>
      (refusals -= 1) >= 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    // First the provider's: a request of the page's own in between would renew the one with the other.
    await ageProviderToken(page);
    await endApiSession(page, product);
    await dialogue(page).fill('Typed during the outage.');
    await dialogue(page).blur();
    await expect(scene(page, 1).getByText(/^Saved \d/)).toBeVisible();
    expect(refusals).toBeLessThan(0);
    expect((await readStoryboard(page, product, id)).scenes[0]?.dialogue).toBe(
      'Typed during the outage.',
    );
  }),
);

test('who was signed out elsewhere is brought to /auth, told why, and back; the text they were typing is there and saved [AUTH-13]', async ({
  page,
  product,
}) => {
  const email = await signUp(page, product);
  const id = await openNew(page, product);
  await signOutElsewhere(page, product, email);
  await dialogue(page).fill('Typed while signed out.');
  await dialogue(page).blur();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(toast(page, 'Authentication Required')).toContainText(
    'Please sign in to access this feature.',
  );
  await logIn(page, email);
  await expect(page).toHaveURL(`${product.origin}/storyboard/${id}`);
  await expect(dialogue(page)).toHaveValue('Typed while signed out.');
  await expect(scene(page, 1).getByText(/^Saved \d/)).toBeVisible();
  expect((await readStoryboard(page, product, id)).scenes[0]?.dialogue).toBe(
    'Typed while signed out.',
  );
});

thoroughly(() =>
  test('enhancing an idea after the session has ended says to log in again, and keeps the idea [WIZ-36]', async ({
    page,
    product,
  }) => {
    const email = await signUp(page, product, '/create?step=platform');
    await page.getByRole('radio', { name: /^Vertical/ }).click();
    await page.getByRole('radio', { name: 'TikTok' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your idea' }).fill(foxes.idea);
    await signOutElsewhere(page, product, email);
    await page.getByRole('button', { name: 'Enhance with AI' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(toast(page, 'Authentication Error')).toContainText(
      'Please log in again to continue.',
    );
    await logIn(page, email);
    await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue(foxes.idea);
  }),
);

thoroughly(() =>
  test('reading what is typed after the session has ended leads nobody away; what they do next asks them to sign in [AUTH-9]', async ({
    page,
    product,
  }) => {
    const email = await signUp(page, product, '/create?step=platform');
    await page.getByRole('radio', { name: /^Vertical/ }).click();
    await page.getByRole('radio', { name: 'TikTok' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const idea = page.getByRole('textbox', { name: 'Your idea' });
    await idea.fill('Foxes live in towns.');
    await expect(page.getByText(/^Enough for/)).toBeVisible();
    // The provider's token stays as new as it looks: the client looks after an old one by itself, every half a minute.
    await endEverySession(page, product, email);
    const exchanged = page.waitForResponse(/\/auth\/login$/);
    const refused = page.waitForResponse(/\/ai\/read-idea$/);
    await idea.fill(foxes.idea);
    expect((await refused).status()).toBe(401);
    expect((await exchanged).status()).toBe(401);
    await expect(page).toHaveURL(/\/create/);
    await expect(toast(page, /./)).toHaveCount(0);
    await page.getByRole('button', { name: 'Enhance with AI' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(toast(page, 'Authentication Error')).toContainText(
      'Please log in again to continue.',
    );
    await logIn(page, email);
    await expect(idea).toHaveValue(foxes.idea);
  }),
);

thoroughly(() =>
  test('the wizard outlives the end of the session: what was chosen is there after signing in again [AUTH-13]', async ({
    page,
    product,
  }) => {
    const email = await signUp(page, product, '/create?step=platform');
    const { email: _delivery, ...answers } = foxes;
    await answerWizard(page, answers);
    await signOutElsewhere(page, product, email);
    await page.getByRole('button', { name: 'Create Content' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(toast(page, 'Authentication Required')).toBeVisible();
    await logIn(page, email);
    await expect(page).toHaveURL(/\/create\?step=preview$/);
    await expect(page.getByText(foxes.idea)).toBeVisible();
    await page.getByRole('button', { name: 'Create Content' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await listTitles(page, product)).toHaveLength(1);
  }),
);
