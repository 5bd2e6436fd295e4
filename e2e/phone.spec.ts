import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectStillAccessible, test } from './product.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Letters under 16 px in a field: a phone zooms in on it. */
async function smallFields(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=checkbox], [type=radio], [type=range]), textarea, select',
      ),
    ]
      .filter(
        (field) =>
          field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
      )
      .map(
        (field) =>
          `${field.tagName} ${field.getAttribute('aria-label') ?? field.id}: ${getComputedStyle(field).fontSize}`,
      ),
  );
}

/** What a finger misses: controls that reach less than 44 px, links within a sentence aside (WCAG 2.5.5). */
async function smallTargets(page: Page, within: string): Promise<string[]> {
  return await page.evaluate((selector) => {
    const reach = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      const around = getComputedStyle(element, '::after');
      const isTarget = around.position === 'absolute' && around.content !== 'none';
      const label = element.matches('input')
        ? element.closest('label')?.getBoundingClientRect()
        : undefined;
      return {
        width: Math.max(width, label?.width ?? 0, isTarget ? Number.parseFloat(around.width) : 0),
        height: Math.max(
          height,
          label?.height ?? 0,
          isTarget ? Number.parseFloat(around.height) : 0,
        ),
      };
    };
    const isWithinSentence = ({ parentNode }: HTMLElement) =>
      [...(parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .flatMap((scope) => [
        ...scope.querySelectorAll<HTMLElement>(
          'a[href], button, select, textarea, input, [role=checkbox], [role=tab], [role=radio]',
        ),
      ])
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[aria-hidden=true]') === null,
      )
      .filter((element) => !isWithinSentence(element))
      .map((element) => ({ element, ...reach(element) }))
      .filter(({ width, height }) => Math.round(width) < 43 || Math.round(height) < 43)
      .map(
        ({ element, width, height }) =>
          `${element.getAttribute('aria-label') ?? element.textContent ?? ''}: ${Math.round(width)}×${Math.round(height)}`,
      );
  }, within);
}

test('every step of the wizard has fields that do not zoom and targets for fingers', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const expectGood = async () => {
    expect(await smallFields(page)).toEqual([]);
    expect(await smallTargets(page, 'main')).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    // Nor does one step stick out of the line that all of them share.
    expect(
      await page
        .getByRole('navigation', { name: 'Steps' })
        .getByRole('list')
        .evaluate((steps) => steps.scrollWidth - steps.clientWidth),
    ).toBeLessThanOrEqual(0);
  };
  const goOn = async (heading: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
  await page.getByRole('radio', { name: /^Landscape 16:9/ }).click();
  await page.getByRole('radio', { name: 'YouTube' }).click();
  await expectGood();
  await goOn('What is your video about?');
  await page.getByRole('textbox', { name: 'Your idea' }).fill('Why bees dance');
  await expectGood();
  await goOn('Choose the visual style');
  await expectGood();
  await goOn('Who tells the story?');
  await page.getByRole('radio', { name: /^Aurora/ }).click();
  await expectGood();
  await goOn('Set the direction');
  await expectGood();
  await goOn('Structure and delivery');
  await expectGood();
  await page.getByRole('textbox', { name: 'Delivery email' }).fill('guest@example.com');
  await goOn('Ready to create');
  await expectGood();
});

test('the frame around every page, the ways back and the notifications have targets for fingers', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 3);
  for (const [path, heading] of [
    [`/storyboard/${id}`, 'Bees'],
    ['/profile', 'Profile'],
    ['/profile/usage', 'Credit usage'],
  ] as const) {
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'You are a guest' })).toBeVisible();
    expect(await smallTargets(page, 'header, aside, main')).toEqual([]);
  }
});

test('Approve and Tweak Selected stay in view while the scenes are scrolled, and hide nothing that has the focus', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 3);
  await page.goto(`${product.origin}/storyboard/${id}`);
  const approve = page.getByRole('button', { name: /^Approve Content/ });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await expectStillAccessible(page);
  expect(await smallFields(page)).toEqual([]);
  expect(await smallTargets(page, 'main')).toEqual([]);
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Select scene ${number}` }).click();
  const tweak = page.getByRole('button', { name: 'Tweak Selected (2)' });
  for (const share of [0, 0.5, 1]) {
    await page.evaluate(
      (part) => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part),
      share,
    );
    await expect(approve).toBeInViewport({ ratio: 1 });
    await expect(tweak).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);

  // Through all controls of the last scene: none ends behind the bar.
  await page.getByRole('listitem', { name: 'Scene 3' }).focus();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null &&
        (focused.contains(seen) ||
          seen.contains(focused) ||
          seen.closest('label')?.contains(focused) === true)
        ? null
        : focused.outerHTML.slice(0, 120);
    });
    expect(hidden).toBeNull();
  }
  await tweak.click();
  await expect(page.getByRole('dialog', { name: 'Tweak scenes 1 and 2' })).toBeVisible();
});
