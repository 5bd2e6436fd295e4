import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { isThorough, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, type RunningProduct, test } from './product.ts';

/** Most KiB of script, gzip -9, that a page may fetch until it stands still. */
const budgets = { prerendered: 105, visitor: 185, app: 220, storyboard: 285 } as const;
/** Most KiB of style sheet. */
const styleBudget = 15;

interface Weight {
  readonly script: number;
  readonly style: number;
}

/** How long nothing comes any more where a page stands still. */
const stillMs = 1_000;

/** Follows what a page fetches; a stream of events, which never ends, is not waited for. */
function followRequests(page: Page) {
  const replies: Response[] = [];
  const running = new Set<Request>();
  let lastAt = performance.now();
  const change = (act: () => void) => {
    act();
    lastAt = performance.now();
  };
  page.on('request', (request) =>
    change(() => request.url().includes('/events') || running.add(request)),
  );
  page.on('response', (reply) => change(() => replies.push(reply)));
  page.on('requestfinished', (request) => change(() => running.delete(request)));
  page.on('requestfailed', (request) => change(() => running.delete(request)));
  return { replies, isStill: () => running.size === 0 && performance.now() - lastAt >= stillMs };
}

/** What a page fetches, without a cache, until nothing more comes; nobody touches it. @returns KiB, gzip -9 */
async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const { replies, isStill } = followRequests(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(isStill).toBe(true);
  const ofKind = async (kind: string) => {
    const bodies = await Promise.all(
      replies
        .filter((reply) => reply.request().resourceType() === kind)
        .map(async (reply) => await reply.body()),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
  };
  const weight = { script: await ofKind('script'), style: await ofKind('stylesheet') };
  await page.close();
  return weight;
}

/** Each page is weighed in a browser that has seen nothing but the sign-in. */
async function expectLight(
  context: BrowserContext,
  { origin }: RunningProduct,
  pages: Record<string, number>,
): Promise<void> {
  for (const [path, budget] of Object.entries(pages)) {
    const { script, style } = await weigh(context, origin + path);
    console.log(
      `${path.replace(/[\da-f-]{36}/, ':id')}: ${script.toFixed(1)} of ${budget} KiB of script, ${style.toFixed(1)} KiB of style`,
    );
    expect(script, `script of ${path}, KiB`).toBeGreaterThan(1);
    expect.soft(script, `script of ${path}, KiB`).toBeLessThanOrEqual(budget);
    expect.soft(style, `style of ${path}, KiB`).toBeLessThanOrEqual(styleBudget);
  }
}

test('a visitor fetches little before a page stands still', async ({ context, product }) => {
  await expectLight(context, product, {
    '/auth': budgets.visitor,
    '/nowhere': budgets.visitor,
    // The landing page and the prices are weighed by their own journeys, and a new password is asked for by the page that signs in.
    ...(isThorough && {
      '/': budgets.prerendered,
      '/pricing': budgets.prerendered,
      '/auth?mode=recover': budgets.visitor,
    }),
  });
});

thoroughly(() =>
  test('so does whoever is signed in', async ({ context, page, product }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 3);
    await expectLight(context, product, {
      '/dashboard': budgets.app,
      '/create': budgets.app,
      '/profile': budgets.app,
      '/profile/usage': budgets.app,
      '/pricing': budgets.app,
      [`/edit/${id}`]: budgets.app,
      [`/storyboard/${id}`]: budgets.storyboard,
    });
  }),
);
