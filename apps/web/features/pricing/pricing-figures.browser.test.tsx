import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBilling, freeCredits, signInAs } from '../../api/testing/fake-billing.ts';
import { forgetPricing, openPricing } from './testing/open-pricing.tsx';

beforeEach(() => {
  forgetPricing();
  signInAs('visitor');
  fakeBilling(() => freeCredits);
});
afterEach(forgetPricing);

const card = (name: string) => page.getByRole('region', { name, exact: true });
const question = (text: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: text }) });

// The figures of docs/product.md, word for word.
test.each<[string, readonly string[]]>([
  ['Free', ['15 credits every month', '$0 / month']],
  ['Starter', ['200 credits every month', '$9.99 / month', '$0.050/credit']],
  [
    'Plus',
    [
      '700 credits every month',
      '50 bonus credits',
      '$29.99 / month',
      'Popular',
      '$0.040/credit',
      '20% savings',
    ],
  ],
  [
    'Pro',
    [
      '3,000 credits every month',
      '250 bonus credits',
      '$99.99 / month',
      '$0.031/credit',
      '38% savings',
      'Priority support',
    ],
  ],
  ['Enterprise', ['Unlimited credits', 'Contact Sales']],
])('the card of %s has the figures of its plan [PLAN-2, PLAN-6]', async (name, texts) => {
  await openPricing();
  for (const text of texts)
    await expect.element(card(name).getByText(text, { exact: true }).first()).toBeVisible();
  const isPopular = texts.includes('Popular');
  expect(card(name).getByText('Popular').elements()).toHaveLength(isPopular ? 1 : 0);
});

test('the models cost 5, 40 and 250 credits a scene; standard voices none, premium ones 10 [PLAN-7]', async () => {
  await openPricing('?tab=models');
  await expect.element(page.getByRole('row', { name: 'Recraft Images 5 15' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Kling Video 40 120' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Veo Video 250 750' })).toBeVisible();
  await expect
    .element(page.getByText('Standard voices cost 0, premium voices 10 credits per scene.'))
    .toBeVisible();
});

test.each([
  [
    'What do I get for free?',
    /free plan has 15 credits every month.* gift of 500 credits instead.*No credit card is required/,
  ],
  ['What does a video cost?', /A scene costs 5 with Recraft, 40 with Kling, and 250 with Veo/],
  [
    'What do the plans cost?',
    /Starter is \$9\.99 a month for 200 credits, Plus is \$29\.99 .* 700 and 50 bonus credits, and Pro is \$99\.99 .* 3,000 and 250 bonus credits\. Plans are billed monthly/,
  ],
  ['Do unused credits roll over?', /refresh every month and do not roll over/],
  [
    'What happens when I change my plan?',
    /you pay the difference for the days that are left.*A smaller one starts when your period ends/,
  ],
  ['What happens when I cancel?', /keep your plan and its credits until the period ends/],
  ['How long can a video be?', /Up to 16 minutes/],
  ['Can I publish straight to a platform?', /coming soon/],
])(
  'the question “%s” is answered with the right figures [PLAN-3, PLAN-8, PLAN-9]',
  async (text, answer) => {
    await openPricing();
    await expect.element(question(text).getByText(answer)).not.toBeVisible();
    await page.getByRole('heading', { name: text }).click();
    await expect.element(question(text).getByText(answer)).toBeVisible();
  },
);

test('of the questions one at a time is open, and a second press closes it [PLAN-3]', async () => {
  await openPricing();
  const open = () =>
    page
      .getByRole('group')
      .elements()
      .filter((element) => element.hasAttribute('open'))
      .map((element) => element.querySelector('h3')?.textContent);
  await page.getByRole('heading', { name: 'What does a video cost?' }).click();
  expect(open()).toEqual(['What does a video cost?']);
  await page.getByRole('heading', { name: 'How long can a video be?' }).click();
  expect(open()).toEqual(['How long can a video be?']);
  await page.getByRole('heading', { name: 'How long can a video be?' }).click();
  expect(open()).toEqual([]);
});
