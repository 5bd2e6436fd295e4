import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import { freeCredits } from '../../api/testing/fake-billing.ts';
import {
  button,
  draftKey,
  filledDraft,
  heading,
  next,
  openWizard,
  radio,
  visit,
} from './testing/open-wizard.tsx';
import { expectAccessible } from '../../ui/testing/expect-accessible.ts';

const contentId = '1d2e3f40-5a4b-4b2e-9d0c-0f3b1a2c3d4e';
let server: ReturnType<typeof visit>;

beforeEach(() => {
  server = visit({ as: 'guest', credits: { ...freeCredits, available_credits: 15 } });
  server.answer('POST /content/create', { body: { id: contentId } });
});
afterEach(() => vi.unstubAllGlobals());

async function fillUpToPreview() {
  await radio(/^Vertical 9:16/).click();
  await radio('Shorts').click();
  await next.click();
  await page.getByRole('textbox', { name: 'Your idea' }).fill('How bees fly. And why.');
  await next.click();
  await expect.element(heading('Choose the visual style')).toBeVisible();
  await next.click();
  await radio(/^Celesta/).click();
  await next.click();
  await expect.element(heading('Set the direction')).toBeVisible();
  await next.click();
  await page.getByRole('textbox', { name: 'Delivery email' }).fill('bee@example.com');
  await next.click();
  await expect.element(heading('Ready to create')).toBeVisible();
}

test('seven steps lead to a content and the dashboard, and leave an empty form [WIZ-1]', async () => {
  const { router } = await openWizard();
  await fillUpToPreview();
  await button('Create Content').click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(server.requestsOf('POST /content/create').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      platform: 'shorts',
      title: 'How bees fly',
      voice: 'nova',
      email: 'bee@example.com',
      scene_count: 3,
      visual_model: 'recraft-ai/recraft-v3',
    }),
  ]);
  await expect.poll(() => localStorage.getItem(draftKey)).not.toContain('How bees fly');
});

test('the seven steps are listed in their order; the one that is shown is marked, and those out of reach are not to be pressed [WIZ-2]', async () => {
  visit({ draft: { ...filledDraft, voice: null } });
  await openWizard('/create?step=model');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const names = ['Platform', 'Topic', 'Visual Style', 'Voice', 'Direction', 'Settings', 'Preview'];
  for (const [index, name] of names.entries()) {
    const step = steps.getByRole('listitem').nth(index).getByRole('button', { name });
    if (name === 'Visual Style') await expect.element(step).toHaveAttribute('aria-current', 'step');
    else await expect.element(step).not.toHaveAttribute('aria-current');
    if (index <= 3) await expect.element(step).toBeEnabled();
    else await expect.element(step).toBeDisabled();
  }
  expect(steps.getByRole('listitem').elements()).toHaveLength(7);
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress' }))
    .toHaveAttribute('aria-valuetext', 'Step 3 of 7: Visual Style');
  await steps.getByRole('button', { name: 'Topic' }).click();
  await expect.element(heading('What is your video about?')).toHaveFocus();
});

const platformNames = () =>
  page
    .getByRole('radiogroup', { name: 'Platform' })
    .getByRole('radio')
    .elements()
    .map((card) => card.parentElement?.textContent);

test('each step waits until it is filled in [WIZ-1, WIZ-6]', async () => {
  await openWizard();
  await expect.element(next).toBeDisabled();
  await expect.element(button('Back')).toBeDisabled();
  await expect.element(page.getByText('Choose an orientation', { exact: true })).toBeVisible();
  await radio(/^Landscape 16:9/).click();
  await expect.poll(platformNames).toEqual(['YouTube', 'Video']);
  await radio('YouTube').click();
  await expect.element(next).toBeEnabled();
  await radio(/^Vertical 9:16/).click();
  await expect.element(next).toBeDisabled();
  await expect.element(page.getByText('Choose a platform', { exact: true })).toBeVisible();
  await expect.poll(platformNames).toEqual(['TikTok', 'Reels', 'Shorts']);
});

test('going back and reloading lose nothing [WIZ-20]', async () => {
  const { screen } = await openWizard();
  await fillUpToPreview();
  await button('Back').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Delivery email' }))
    .toHaveValue('bee@example.com');
  await screen.unmount();
  await openWizard('/create?step=topic');
  await expect
    .element(page.getByRole('textbox', { name: 'Your idea' }))
    .toHaveValue('How bees fly. And why.');
});

test('who comes back goes on at the step they left [WIZ-21]', async () => {
  visit({ draft: filledDraft });
  const { screen } = await openWizard('/create?step=model');
  await expect.element(page.getByRole('tab', { name: 'Enterprise' })).toBeVisible();
  await expect.poll(() => localStorage.getItem(draftKey)).toContain('"step":"model"');
  await screen.unmount();
  const { router } = await openWizard('/create');
  await expect.element(heading('Choose the visual style')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?step=model');
});

thoroughly(() =>
  test('starting over asks first, then clears every step', async () => {
    visit({ draft: filledDraft });
    await openWizard('/create?step=voice');
    await button('Start over').click();
    await button('Clear everything').click();
    await expect.element(heading('Where will it be watched?')).toBeVisible();
    await expect.element(next).toBeDisabled();
    expect(localStorage.getItem(draftKey)).not.toContain('How bees fly');
  }),
);

test('a step begins at its heading, and the address names it [WIZ-4]', async () => {
  const { router } = await openWizard();
  await radio(/^Vertical 9:16/).click();
  await radio('TikTok').click();
  await next.click();
  await expect.element(heading('What is your video about?')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=topic');
});

test.each([
  [1440, 900],
  [390, 844],
])(
  'a double click goes on by one step, and does not create: %i×%i [WIZ-22]',
  async (width, height) => {
    await page.viewport(width, height);
    visit({ draft: filledDraft }).answer('POST /content/create', { body: { id: contentId } });
    const { screen } = await openWizard('/create?step=topic');
    await next.dblClick();
    await expect.element(heading('Choose the visual style')).toHaveFocus();
    await screen.unmount();
    server = visit({ draft: filledDraft });
    await openWizard('/create?step=settings');
    const { left, top, width: across, height: high } = next.element().getBoundingClientRect();
    await next.dblClick();
    await expect.element(heading('Ready to create')).toHaveFocus();
    expect(server.requestsOf('POST /content/create')).toEqual([]);
    // Where the second press comes late, it lands here: it must not take the focus.
    const below = document.elementFromPoint(left + across / 2, top + high / 2);
    expect(below?.closest('button')).toBe(button('Create Content').element());
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 2 });
    expect(button('Create Content').element().dispatchEvent(press)).toBe(false);
  },
);

test('a form that was begun says that it is kept [WIZ-22]', async () => {
  await page.viewport(1440, 900);
  await openWizard();
  await expect.element(radio(/^Vertical 9:16/)).toBeVisible();
  await expect.element(page.getByText('Kept in this browser')).not.toBeInTheDocument();
  await radio(/^Vertical 9:16/).click();
  await expect.element(page.getByText('Kept in this browser')).toBeVisible();
});

test('the keyboard alone goes through all seven steps; Enter goes on, and never creates [WIZ-4]', async () => {
  await openWizard();
  await expect.element(radio(/^Vertical 9:16/)).toBeVisible();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await userEvent.keyboard('{Tab}');
      const focus = document.activeElement;
      const label = document.getElementById(focus?.getAttribute('aria-labelledby') ?? '');
      if (
        `${focus?.getAttribute('aria-label') ?? ''}${label?.textContent ?? ''}${focus?.textContent ?? ''}`.includes(
          name,
        )
      )
        return;
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo('Vertical 9:16');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Where will it be watched?')).toBeVisible();
  await userEvent.keyboard(' ');
  await tabTo('TikTok');
  await userEvent.keyboard(' {Enter}');
  await expect.element(heading('What is your video about?')).toHaveFocus();
  await tabTo('Educational');
  await userEvent.keyboard(
    '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}Bees{Enter}Wasps{Control>}{Enter}{/Control}',
  );
  await expect.element(heading('Choose the visual style')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Who tells the story?')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Who tells the story?')).toBeVisible();
  await tabTo('Meridian');
  await userEvent.keyboard(' {Enter}');
  await expect.element(heading('Set the direction')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Structure and delivery')).toHaveFocus();
  await userEvent.keyboard('{Tab}bee@example.com{Enter}');
  await expect.element(heading('Ready to create')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(server.requestsOf('POST /content/create')).toEqual([]);
  await tabTo('Create Content');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(server.requestsOf('POST /content/create').map(({ body }) => body)).toEqual([
    expect.objectContaining({ prompt: 'Bees\nWasps', voice: 'alloy', platform: 'tiktok' }),
  ]);
});

thoroughly(() =>
  test('the preview has no accessibility violations', async () => {
    await openWizard();
    await fillUpToPreview();
    await expectAccessible();
  }),
);
