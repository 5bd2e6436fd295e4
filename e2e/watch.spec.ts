import { expect, expectAccessible, expectStillAccessible, test } from './product.ts';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { scrollToEnd } from './steps.ts';
import { makeFilm, type MadeFilm } from './open-state.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const missing = 'This link opens no video. It may have been turned off, or the video was deleted.';

let made: MadeFilm;
test.beforeAll(async ({ browser, shared }) => {
  made = await makeFilm(browser, shared.origin);
});
// What is not there is said by the page, and by the browser as well.
test.use({ tolerates: /status of 404/ });

for (const size of representative(sizes)) {
  test(`at ${size.width}×${size.height} a finished video stands in the first view with Download and Copy link, its scenes folded below`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      viewport: size,
      storageState: made.session,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto(`${product.origin}/storyboard/${made.contentId}`);
    const film = page.getByRole('region', { name: 'Final video' });
    // On a phone they stand in the bar at its lower edge.
    const [download, copy] = [
      page.getByRole('link', { name: 'Download' }),
      page.getByRole('button', { name: 'Copy link' }),
    ];
    for (const part of [
      film.locator('video'),
      film.getByRole('button', { name: 'Play', exact: true }),
      download,
      copy,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('list', { name: 'Scenes' })).toBeHidden();
    await scrollToEnd(page);
    await expectStillAccessible(page);
    await copy.click();
    await expect(page.getByText('Link copied').last()).toBeVisible();
    // The notification covers neither: a press that would meet something else is no press.
    for (const part of [download, copy]) await part.click({ trial: true });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${product.origin}/watch/[\\w-]+$`));
    await page.getByRole('button', { name: /^Scenes/ }).click();
    await expect(page.getByRole('listitem', { name: 'Scene 2', exact: true })).toBeVisible();
    await context.close();
  });
}

test('whoever has the link watches, saves and reports the video, without a session or a script, until its owner turns it off [MAIL-2]', async ({
  browser,
  page,
  product,
}) => {
  const owner = await browser.newContext({ storageState: made.session });
  const board = await owner.newPage();
  await board.goto(`${product.origin}/storyboard/${made.contentId}`);
  const openPage = board.getByRole('link', { name: 'Open its page' });
  const link = (await openPage.getAttribute('href')) ?? '';

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visitor.newPage();
  expect((await plain.goto(link))?.status()).toBe(200);
  await expect(plain.locator('video')).toBeVisible();
  await visitor.close();

  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(link);
      for (const part of [
        page.locator('video'),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: 'Download video' }),
        page.getByRole('link', { name: 'Report this video' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  }
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  await video.evaluate((element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = 'showing';
  });
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0),
    )
    .toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Report this video' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:support@localhost\\?.*${encodeURIComponent(link)}`),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download video' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);

  await board.getByRole('button', { name: 'Turn the link off' }).click();
  await expect(board.getByText('The link to this video is turned off.')).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  await board.getByRole('button', { name: 'Make a new link' }).click();
  await expect(openPage).toBeVisible();
  const next = (await openPage.getAttribute('href')) ?? '';
  expect(next).not.toBe(link);
  expect((await page.goto(next))?.status()).toBe(200);
  expect((await page.goto(link))?.status()).toBe(404);
  await owner.close();
});
