import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { maxFilmDurationS } from '@scenewright/contract/rules/limits.ts';
import { freePlanCredits, signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import {
  expectPlaying,
  idea,
  ideaField,
  linkIn,
  openExamples,
  openLanding,
  signUp,
  startButton,
} from './landing-page.ts';
import { expect, expectAccessible, test } from './product.ts';

const claimLink = (page: Page): Locator =>
  page.getByRole('link', { name: `Claim ${signupGiftCredits} Credits Now` });

test.describe('what stands on the page', () => {
  test('the hero has the headline and three stat cards; its button leads to sign-up [LAND-1]', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Type an idea. Get a narrated video.',
    );
    const cards = page.getByRole('list', { name: 'What you save' }).getByRole('listitem');
    await expect(cards).toHaveText([
      /Under 5 min.*from idea to video/,
      /\$5,000\+.*saved on equipment/,
      /5\+ hours.*of editing replaced/,
    ]);
    await expect(
      page.getByText(`${signupGiftCredits} credits instead of ${freePlanCredits}`),
    ).toBeVisible();
    await startButton(page).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  });

  test('How It Works has three steps and a sample video that plays in a dialog [LAND-3]', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    const section = page.getByRole('region', { name: 'How It Works' });
    await expect(section.getByRole('listitem').getByRole('heading')).toHaveText([
      'Type your idea',
      'AI creates your video',
      'Review and share',
    ]);
    const opener = section.getByRole('button', { name: /Watch the sample video/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'How lighthouses kept sailors safe' });
    await expectPlaying(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the comparison, the advantages and the footer are there [LAND-4]', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    const rows = page.getByRole('region', { name: 'Traditional vs Scenewright' }).getByRole('row');
    await expect(rows).toContainText([
      'Traditional',
      'Under 5 minutes',
      '$5,000+',
      'voices',
      'one scene',
      `${maxFilmDurationS / 60} minutes`,
    ]);
    await expect(page.getByRole('heading', { level: 3 })).toContainText([
      'Creative Freedom',
      'Platform Ready',
      'Instant Scale',
      'Pro Voice',
    ]);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(footer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });
});

test.describe('the gallery', () => {
  test('has five pairs of prompt and video, with title, description and model; the list cuts a long prompt [LAND-2]', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    const dialog = await openExamples(page);
    const list = dialog.getByRole('list', { name: 'All examples' });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    const shown = await list.getByRole('listitem').allInnerTexts();
    for (const text of shown) expect(text).toMatch(/^.+\n+(?:Kling|Veo2)\n+.+\n+“.+”$/);
    expect(
      shown.some((text) => text.includes('Kling')) && shown.some((text) => text.includes('Veo2')),
    ).toBe(true);
    const listed = shown.map((text) => /“(.+)”$/.exec(text)?.[1] ?? '');
    expect(listed.filter((prompt) => prompt.endsWith('…'))).not.toEqual([]);
    for (const prompt of listed) expect(prompt.replace(/…$/, '').length).toBeLessThanOrEqual(100);

    for (const button of await list.getByRole('button').all()) {
      await button.click();
      await expectPlaying(dialog);
    }
    await list.getByRole('button', { name: /They never forget/ }).click();
    await expect(dialog.getByText(/seem to have remembered the way\.$/)).toBeVisible();
  });

  test('lends its ideas to the field, with the cursor in it', async ({ page, product }) => {
    await openLanding(page, product.origin);
    const dialog = await openExamples(page);
    await dialog.getByRole('button', { name: /Two days in a bowl/ }).click();
    await dialog.getByRole('button', { name: 'Use this idea' }).click();
    await expect(dialog).toBeHidden();
    await expect(ideaField(page)).toHaveValue(/^A cook needs two whole days for a bowl of ramen\./);
    await expect(ideaField(page)).toBeFocused();
  });
});

test.describe('the storyboard', () => {
  const clip = (page: Page) =>
    page.getByRole('figure', { name: 'A storyboard made with Scenewright' }).locator('video');
  const currentTime = (page: Page) =>
    clip(page).evaluate((video: HTMLVideoElement) => video.currentTime);

  test.describe('for who likes motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('plays in view, without sound, can be paused, and stays so', async ({ page, product }) => {
      await openLanding(page, product.origin);
      await page.getByRole('figure').scrollIntoViewIfNeeded();
      await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1);
      expect(await clip(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      await page.getByRole('button', { name: 'Pause the storyboard' }).press('Space');
      await expect(page.getByRole('button', { name: 'Play the storyboard' })).toBeFocused();
      const pausedAt = await currentTime(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('figure').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Play the storyboard' })).toBeVisible();
      expect(await currentTime(page)).toBe(pausedAt);
    });
  });

  test('stands still for who wants no motion, until they press; each scene can be chosen', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    await page.getByRole('figure').scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /A lighthouse/ })).toBeVisible();
    expect(
      await clip(page).evaluate(
        (video: HTMLVideoElement) => video.paused && video.networkState === video.NETWORK_IDLE,
      ),
    ).toBe(true);
    await page
      .getByRole('button', { name: /^Play scene 3: Ships saw the lighthouse/ })
      .press('Enter');
    await expect(page.getByRole('button', { name: /^Play scene 3/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1);
    // The last scene's end is the storyboard's: it rests at its start.
    await clip(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect(page.getByRole('button', { name: /^Play scene 1/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Play the storyboard' })).toBeVisible();
  });
});

test('who is signed in sees their credits and their menu in the header, and can log out from it [PAGE-5]', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/auth?tab=signup`);
  await signUp(page, 'header@example.com');
  await page.goto(linkIn((await product.mailTo('header@example.com', /confirm/i)).text));
  await expect(page).toHaveURL(/\/dashboard$/);
  await openLanding(page, product.origin);
  await expect(page.getByRole('link', { name: 'Scenewright, dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${signupGiftCredits} credits` })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expect(page.getByRole('button', { name: 'Create your video' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue as guest' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await openLanding(page, product.origin);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(startButton(page)).toBeVisible();
});

test.describe('the floating claim button', () => {
  test('shows while neither hero nor footer is in view, leads to sign-up, and can be reached with Tab [LAND-5]', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    await expect(claimLink(page)).toBeHidden();
    await page
      .getByRole('heading', { name: 'Traditional vs Scenewright' })
      .scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Comparison' }).focus();
    await expect(claimLink(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(claimLink(page)).toBeFocused();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(claimLink(page)).toBeHidden();
    await page
      .getByRole('heading', { name: 'Traditional vs Scenewright' })
      .scrollIntoViewIfNeeded();
    await claimLink(page).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test('makes way for what has the focus', async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLanding(page, product.origin);
    const sample = page.getByRole('button', { name: /Watch the sample video/ });
    await sample.scrollIntoViewIfNeeded();
    // The sample's button ends where the floating one lies.
    await sample.evaluate((element) =>
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 10),
    );
    await expect(claimLink(page)).toBeVisible();
    await sample.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(claimLink(page)).toBeHidden();
    await sample.blur();
    await expect(claimLink(page)).toBeVisible();
  });
});

test('Tab goes through the page in reading order, and Enter sends an idea: nothing needs a mouse', async ({
  page,
  product,
}) => {
  await openLanding(page, product.origin);
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLTextAreaElement ? element.labels[0]?.textContent : undefined;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });
  /** Neither the header nor the floating button lies over the middle of what has the focus. */
  const expectInSight = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const element = document.activeElement;
          const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  const inOrder = [
    'Skip to content',
    'Scenewright, home',
    'Pricing',
    'Sign In',
    'Your idea',
    'Play a rough cut',
    /^Start Free/,
    'See Examples',
    'Continue as guest',
    'Play the storyboard',
    'Play with sound',
    /^Play scene 1/,
    /^Play scene 2/,
    /^Play scene 3/,
    /^Watch the sample video/,
    'Comparison',
  ];
  for (const name of inOrder) {
    await page.keyboard.press('Tab');
    if (typeof name === 'string') expect(await focusedName()).toBe(name);
    else expect(await focusedName()).toMatch(name);
    await expectInSight();
  }
  for (const _name of inOrder.slice(inOrder.indexOf('Your idea') + 1)) {
    await page.keyboard.press('Shift+Tab');
    await expectInSight();
  }
  expect(await focusedName()).toBe('Your idea');
  await page.keyboard.type(idea);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('typed-idea'))).toBe(idea);
});

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const colorSchemes = ['light', 'dark'] as const;

for (const [turn, [size, viewport]] of Object.entries(sizes).entries()) {
  for (const colorScheme of shareOf(colorSchemes, turn, colorSchemes.length)) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('everything is accessible and fits, the dialogs too', async ({ page, product }) => {
        const expectGood = async () => {
          await expectAccessible(page);
          expect(
            await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          ).toBeLessThanOrEqual(0);
        };
        await openLanding(page, product.origin);
        await expectGood();
        await page
          .getByRole('heading', { name: 'Traditional vs Scenewright' })
          .scrollIntoViewIfNeeded();
        await expect(claimLink(page)).toBeVisible();
        await expectGood();
        const comparison = page.getByRole('region', { name: 'Comparison' });
        expect(
          await comparison.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
        const dialog = await openExamples(page);
        await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
        await expectGood();
        // Players are dark in either theme: their figures are light.
        expect(
          await dialog
            .getByText(/^0:00 \/ /)
            .evaluate((element) => getComputedStyle(element).color),
        ).toBe('rgb(244, 245, 248)');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /Watch the sample video/ }).click();
        await expect(
          page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }),
        ).toBeVisible();
        await expectGood();
      });
    });
  }
}

test('the page is light: at most 160 KB in all before pictures', async ({ page, product }) => {
  const bodies: { kind: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    bodies.push({
      kind,
      bytes: response
        .body()
        .then((body) => (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length)),
    });
  });
  await openLanding(page, product.origin);
  await page.waitForLoadState('networkidle');
  const kilobytes = async (kinds: readonly string[]) =>
    (
      await Promise.all(bodies.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes))
    ).reduce((sum, size) => sum + size, 0) / 1024;
  expect(await kilobytes(['script'])).toBeGreaterThan(40);
  expect(
    await kilobytes(['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr']),
  ).toBeLessThanOrEqual(160);
  expect(await kilobytes(['media'])).toBe(0);
});
