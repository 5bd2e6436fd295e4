import { afterEach, expect, test, vi } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page } from 'vitest/browser';
import { buildCredits, freeCredits } from '../../../api/testing/fake-billing.ts';
import { getDraftPath } from '../../../api/draft-path.ts';
import {
  button,
  draftKey,
  filledDraft,
  openWizard,
  radio,
  visit,
} from '../testing/open-wizard.tsx';

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const config = {
  auth_url: null,
  auth_publishable_key: null,
  signup_gift: { credits: 500, comes_on: null as string | null },
  test_mode_payments: true,
  sales_email: null,
  support_email: null,
  examples_url: null as string | null,
};
const untouched = { ...filledDraft, isModelChosen: false };
const poor = { ...freeCredits, available_credits: 15 };

afterEach(() => vi.unstubAllGlobals());

test('each of three tabs has its model, with what it is and what it costs [WIZ-8]', async () => {
  visit({ draft: filledDraft, credits: poor });
  await openWizard('/create?step=model');
  await expect.element(tab('Value')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['Value(selected)', 'Professional', 'Enterprise']);
  for (const [tier, model, price, buys] of [
    ['Value', 'Recraft', '5 credits a scene, 3 scenes: 15', /^Stills: /],
    ['Professional', 'Kling', '40 credits a scene, 3 scenes: 120', /^Motion: 5–10 seconds a scene/],
    [
      'Enterprise',
      'Veo',
      '250 credits a scene, 3 scenes: 750',
      /^Motion at its fullest: 5–10 seconds a scene/,
    ],
  ] as const) {
    await tab(tier).click();
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${tier}`) });
    await expect.element(panel.getByRole('heading', { name: model })).toBeVisible();
    await expect.element(panel.getByText(price, { exact: true })).toBeVisible();
    await expect.element(panel.getByText(buys)).toBeVisible();
    expect(page.getByText('Recommended', { exact: true }).elements()).toHaveLength(
      model === 'Kling' ? 1 : 0,
    );
  }
});

test('where credits fall short the card says by how many', async () => {
  visit({ draft: filledDraft, credits: poor });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  await expect
    .element(page.getByText('You are short by 105 credits', { exact: true }))
    .toBeVisible();
  await expect
    .element(
      radio(
        /^Kling, recommended: .+ 40 credits a scene, 3 scenes: 120\. You are short by 105 credits$/,
      ),
    )
    .toBeVisible();
  await tab('Value').click();
  await expect.element(page.getByText(/You are short by/)).not.toBeInTheDocument();
});

test('an account that is short is led to the prices, and keeps the way back', async () => {
  sessionStorage.clear();
  visit({ draft: filledDraft, credits: poor });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  const link = page.getByRole('link', { name: 'You are short by 105 credits' });
  await expect.element(link).toHaveAttribute('href', '/pricing');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(getDraftPath()).toBe('/create?step=model');
  expect(page.getByText(/Create an account/).query()).toBeNull();
});

test.each(
  representative([
    [500, null, 'Create an account: 500 credits free'],
    [500, '2027-01-05T12:00:00.000Z', 'Create an account: 500 credits free on January 5, 2027'],
    [0, null, 'Create an account to get more credits'],
  ] as const),
)(
  'a guest who is short is led to an account before any price, where the gift is %i and comes on %s',
  async (credits, comesOn, offer) => {
    visit({ as: 'guest', draft: filledDraft, credits: poor }).answer('GET /config', {
      body: { ...config, signup_gift: { credits, comes_on: comesOn } },
    });
    const { router } = await openWizard('/create?step=model');
    await tab('Professional').click();
    await expect.element(page.getByRole('link', { name: offer })).toBeVisible();
    await page.getByRole('link', { name: 'You are short by 105 credits' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe(
      `?tab=signup&redirect=${encodeURIComponent('/create?step=model')}`,
    );
    // The card behind the link was not chosen by it.
    expect(localStorage.getItem(draftKey)).toContain('recraft');
  },
);

test('looking at another tab chooses nothing, and says so; pressing its card does [WIZ-8]', async () => {
  visit({ draft: filledDraft });
  await openWizard('/create?step=model');
  await tab('Enterprise').click();
  await expect
    .element(page.getByText('Recraft is selected. Press the card to choose this one instead.'))
    .toBeVisible();
  await expect.element(page.getByText('At most 15 credits of 515')).toBeVisible();
  // Not in the middle of the card, where its link to more credits may stand.
  await radio(/^Veo/).click({ position: { x: 12, y: 12 } });
  await expect.element(page.getByText(/is selected\. Press/)).not.toBeInTheDocument();
  await expect.element(page.getByText('At most 750 credits of 515')).toBeVisible();
});

test('Kling is preselected where nothing was chosen and the balance covers it [WIZ-17]', async () => {
  visit({ draft: untouched });
  await openWizard('/create?step=model');
  await expect.element(radio(/^Kling/)).toBeChecked();
});

test('Recraft stays where the balance does not cover Kling, or where it was chosen [WIZ-17]', async () => {
  visit({ draft: untouched, credits: poor });
  const { screen } = await openWizard('/create?step=model');
  await expect.element(page.getByText('At most 15 credits of 15')).toBeVisible();
  await expect.element(radio(/^Recraft/)).toBeChecked();
  await screen.unmount();
  visit({ draft: filledDraft });
  await openWizard('/create?step=model');
  await expect.element(page.getByText('At most 15 credits of 515')).toBeVisible();
  await expect.element(radio(/^Recraft/)).toBeChecked();
});

test('an end of credits is not counted where there is none', async () => {
  visit({
    draft: filledDraft,
    credits: buildCredits({ tier: 'enterprise', available_credits: 0 }),
  });
  await openWizard('/create?step=model');
  await tab('Enterprise').click();
  await expect
    .element(page.getByText('250 credits a scene, 3 scenes: 750', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/You are short by|credits of \d/)).not.toBeInTheDocument();
});

thoroughly(() =>
  test.each([
    [390, 844],
    [1440, 900],
  ])('a press on a picture chooses its model, whichever screen: %i×%i', async (width, height) => {
    await page.viewport(width, height);
    visit({ draft: filledDraft });
    await openWizard('/create?step=model');
    for (const [tier, model] of [
      ['Professional', 'Kling'],
      ['Enterprise', 'Veo'],
      ['Value', 'Recraft'],
    ] as const) {
      await tab(tier).click();
      const picture = page
        .getByRole('tabpanel', { name: new RegExp(`^${tier}`) })
        .element()
        .querySelector('img');
      await expect.poll(() => picture?.naturalWidth ?? 0).toBeGreaterThan(0);
      picture?.scrollIntoView({ block: 'center' });
      const {
        left,
        top,
        width: wide,
        height: high,
      } = picture?.getBoundingClientRect() ?? new DOMRect();
      const under = document.elementFromPoint(left + wide / 2, top + high / 2);
      expect(under).toBe(radio(new RegExp(`^${model}`)).element());
      if (under instanceof HTMLElement) under.click();
      await expect.element(radio(new RegExp(`^${model}`))).toBeChecked();
    }
  }),
);

test('the example of a model opens beside the choice, not with it [WIZ-9]', async () => {
  visit({ draft: filledDraft }).answer('GET /config', { body: config });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  await button('Watch the Kling example').click();
  const dialog = page.getByRole('dialog', { name: 'Kling example' });
  const poster = () => dialog.element().querySelector('video')?.getAttribute('poster');
  await expect.poll(poster).toBe('/examples/model-kling-vertical.webp');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(button('Watch the Kling example')).toHaveFocus();
  await expect.element(radio(/^Kling/)).not.toBeChecked();
});

thoroughly(() =>
  test.each(['vertical', 'landscape'] as const)(
    'the examples have the shape that was chosen: %s, and no two models show the same picture',
    async (orientation) => {
      visit({
        draft: {
          ...filledDraft,
          orientation,
          platform: orientation === 'vertical' ? 'shorts' : 'youtube',
        },
      });
      await openWizard('/create?step=model');
      const shown: (string | null)[] = [];
      for (const tier of ['Value', 'Professional', 'Enterprise']) {
        await tab(tier).click();
        const picture = page
          .getByRole('tabpanel', { name: new RegExp(`^${tier}`) })
          .element()
          .querySelector('img');
        await expect.poll(() => picture?.naturalWidth ?? 0).toBeGreaterThan(0);
        // The place that is kept for it is the one it takes.
        expect(
          Math.abs(
            Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height')) -
              (picture?.naturalWidth ?? 0) / (picture?.naturalHeight ?? 1),
          ),
        ).toBeLessThan(0.01);
        shown.push(picture?.getAttribute('src') ?? null);
      }
      expect(shown).toEqual([
        `/examples/model-recraft-${orientation}.webp`,
        `/examples/model-kling-${orientation}-moments.webp`,
        `/examples/model-veo-${orientation}-moments.webp`,
      ]);
    },
  ),
);

test('a hosted example that does not come is taken from this site [WIZ-9]', async () => {
  const elsewhere = `${location.origin}/nowhere/`;
  visit({ draft: filledDraft }).answer('GET /config', {
    body: { ...config, examples_url: elsewhere },
  });
  await openWizard('/create?step=model');
  await button('Watch the Recraft example').click();
  const video = () => page.getByRole('dialog').element().querySelector('video');
  // Its beginning is there: one that is only tried would be given up again.
  await expect
    .poll(() => video()?.readyState ?? 0)
    .toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA);
  expect(video()?.currentSrc).toBe(`${location.origin}/examples/model-recraft-vertical.mp4`);
  expect(
    performance.getEntriesByName(`${location.origin}/nowhere/model-recraft-vertical.mp4`).length,
  ).toBeGreaterThan(0);
});

test('a model that is not offered says why, cannot be chosen, and is not preselected [WIZ-38]', async () => {
  const { answer } = visit({ draft: untouched, credits: buildCredits() });
  const refusal = 'Kling is switched off on this site. Choose another model.';
  answer('GET /models', {
    body: {
      models: [
        { id: 'recraft-ai/recraft-v3', name: 'Recraft', offered: true, refusal: null },
        { id: 'kwaivgi/kling-v1.6-standard', name: 'Kling', offered: false, refusal },
        { id: 'google/veo-2', name: 'Veo', offered: true, refusal: null },
      ],
    },
  });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  await expect.element(page.getByText(refusal, { exact: true })).toBeVisible();
  await expect.element(radio(/^Kling is switched off/)).toBeDisabled();
  await tab('Value').click();
  await expect.element(radio(/^Recraft/)).toBeChecked();
});

test('a chosen model that is not offered any more is not gone on with [WIZ-38]', async () => {
  const { answer } = visit({ draft: filledDraft });
  const refusal = 'Recraft is being withdrawn by its maker. Choose another model.';
  answer('GET /models', {
    body: {
      models: [{ id: 'recraft-ai/recraft-v3', name: 'Recraft', offered: false, refusal }],
    },
  });
  await openWizard('/create?step=preview');
  await expect.element(page.getByText('Choose another model', { exact: true })).toBeVisible();
  await expect.element(button('Next')).toBeDisabled();
  await tab('Professional').click();
  await radio(/^Kling/).click();
  await expect.element(button('Next')).toBeEnabled();
});
