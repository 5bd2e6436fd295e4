import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildCredits, freeCredits } from '../../../api/testing/fake-billing.ts';
import { button, filledDraft, openWizard, radio, visit } from '../testing/open-wizard.tsx';

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const config = { auth_url: null, auth_publishable_key: null, test_mode_payments: true, sales_email: null, support_email: null, examples_url: null as string | null };
const untouched = { ...filledDraft, isModelChosen: false };
const poor = { ...freeCredits, available_credits: 15 };

afterEach(() => vi.unstubAllGlobals());

test('each of three tabs has its model, with what it is and what it costs', async () => {
  visit({ draft: filledDraft, credits: poor });
  await openWizard('/create?step=model');
  await expect.element(tab('Value')).toBeVisible();
  expect(page.getByRole('tab').elements().map((element) => element.textContent)).toEqual(['Value(selected)', 'Professional', 'Enterprise']);
  for (const [tier, model, price, rest] of [
    ['Value', 'Recraft', '15', 'credits for 3 scenes of 5'],
    ['Professional', 'Kling', '120', 'credits for 3 scenes of 40'],
    ['Enterprise', 'Veo', '750', 'credits for 3 scenes of 250'],
  ] as const) {
    await tab(tier).click();
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${tier}`) });
    await expect.element(panel.getByRole('heading', { name: model })).toBeVisible();
    await expect.element(panel.getByText(price, { exact: true })).toBeVisible();
    await expect.element(panel.getByText(rest, { exact: true })).toBeVisible();
    expect(page.getByText('Recommended', { exact: true }).elements()).toHaveLength(model === 'Kling' ? 1 : 0);
  }
});

test('where credits fall short the card says by how many', async () => {
  visit({ draft: filledDraft, credits: poor });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  await expect.element(page.getByText('You are short by 105 credits', { exact: true })).toBeVisible();
  await expect.element(radio(/^Kling, recommended: .+ 120 credits for 3 scenes of 40\. You are short by 105 credits$/)).toBeVisible();
  await tab('Value').click();
  await expect.element(page.getByText(/You are short by/)).not.toBeInTheDocument();
});

test('looking at another tab chooses nothing, and says so; pressing its card does', async () => {
  visit({ draft: filledDraft });
  await openWizard('/create?step=model');
  await tab('Enterprise').click();
  await expect.element(page.getByText('Recraft is selected. Press the card to choose this one instead.')).toBeVisible();
  await expect.element(page.getByText('Estimate 15 credits of 515')).toBeVisible();
  await radio(/^Veo/).click();
  await expect.element(page.getByText(/is selected\. Press/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Estimate 750 credits of 515')).toBeVisible();
});

test('Kling is preselected where nothing was chosen and the balance covers it', async () => {
  visit({ draft: untouched });
  await openWizard('/create?step=model');
  await expect.element(radio(/^Kling/)).toBeChecked();
});

test('Recraft stays where the balance does not cover Kling, or where it was chosen', async () => {
  visit({ draft: untouched, credits: poor });
  const { screen } = await openWizard('/create?step=model');
  await expect.element(page.getByText('Estimate 15 credits of 15')).toBeVisible();
  await expect.element(radio(/^Recraft/)).toBeChecked();
  await screen.unmount();
  visit({ draft: filledDraft });
  await openWizard('/create?step=model');
  await expect.element(page.getByText('Estimate 15 credits of 515')).toBeVisible();
  await expect.element(radio(/^Recraft/)).toBeChecked();
});

test('an end of credits is not counted where there is none', async () => {
  visit({ draft: filledDraft, credits: buildCredits({ tier: 'enterprise', available_credits: 0 }) });
  await openWizard('/create?step=model');
  await tab('Enterprise').click();
  await expect.element(page.getByText('750', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/You are short by|credits of \d/)).not.toBeInTheDocument();
});

test('the example of a model opens beside the choice, not with it', async () => {
  visit({ draft: filledDraft }).answer('GET /config', { body: config });
  await openWizard('/create?step=model');
  await tab('Professional').click();
  await button('Watch the Kling example').click();
  const dialog = page.getByRole('dialog', { name: 'Kling example' });
  const poster = () => dialog.element().querySelector('video')?.getAttribute('poster');
  await expect.poll(poster).toBe('/examples/model-kling.webp');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(button('Watch the Kling example')).toHaveFocus();
  await expect.element(radio(/^Kling/)).not.toBeChecked();
});

test('a hosted example that does not come is taken from this site', async () => {
  const elsewhere = `${location.origin}/nowhere/`;
  visit({ draft: filledDraft }).answer('GET /config', { body: { ...config, examples_url: elsewhere } });
  await openWizard('/create?step=model');
  await button('Watch the Recraft example').click();
  const video = () => page.getByRole('dialog').element().querySelector('video');
  // Its beginning is there: one that is only tried would be given up again.
  await expect.poll(() => video()?.readyState ?? 0).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA);
  expect(video()?.currentSrc).toBe(`${location.origin}/examples/model-recraft.mp4`);
  expect(performance.getEntriesByName(`${location.origin}/nowhere/model-recraft.mp4`).length).toBeGreaterThan(0);
});
