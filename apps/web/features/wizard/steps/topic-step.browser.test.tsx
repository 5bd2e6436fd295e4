import { afterEach, expect, test, vi } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page } from 'vitest/browser';
import { quickTopics } from '@scenewright/contract/rules/wizard.ts';
import { setTokenProvider } from '../../../api/exchange.ts';
import { tokenKey } from '../../../api/session.ts';
import { useToasts } from '../../../ui/toast.ts';
import { button, draftKey, filledDraft, next, openWizard, visit } from '../testing/open-wizard.tsx';

const idea = page.getByRole('textbox', { name: 'Your idea' });
const enhance = button('Enhance with AI');
const open = () => openWizard('/create?step=topic');

afterEach(() => vi.unstubAllGlobals());

test('six chips each fill in a sample prompt, and stay pressed until it is changed [WIZ-7]', async () => {
  visit({ draft: { ...filledDraft, customPrompt: '' } });
  await open();
  await expect.element(idea).toBeVisible();
  const names = () =>
    page
      .getByRole('group', { name: 'Quick topics' })
      .getByRole('button')
      .elements()
      .map((element) => element.textContent);
  await expect
    .poll(names)
    .toEqual(['Educational', 'Motivation', 'Philosophy', 'Fitness', 'Technology', 'Cooking']);
  await expect.element(next).toBeDisabled();
  for (const { name, prompt } of quickTopics) {
    await button(name).click();
    await expect.element(idea).toHaveValue(prompt);
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(next).toBeEnabled();
  }
  await idea.fill('Ramen');
  await expect.element(button('Cooking')).toHaveAttribute('aria-pressed', 'false');
});

thoroughly(() =>
  test("a chip that takes the place of one's own text can be taken back", async () => {
    visit({ draft: filledDraft });
    await open();
    await button('Fitness').click();
    await expect.element(page.getByText('Your text was replaced.')).toBeVisible();
    // At the field, not in a corner of the screen.
    expect(useToasts.getState().items).toEqual([]);
    const [undo, field] = [
      button('Undo').element().getBoundingClientRect(),
      idea.element().getBoundingClientRect(),
    ];
    expect(undo.top - field.bottom).toBeLessThan(32);
    await button('Undo').click();
    await expect.element(idea).toHaveValue('How bees fly. And why.');
    await expect.element(idea).toHaveFocus();
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await button('Fitness').click();
    await expect.element(button('Undo')).toBeVisible();
    // Who goes on writing has taken the sample.
    await idea.fill('Squats');
    await expect.element(button('Undo')).not.toBeInTheDocument();
  }),
);

test('on a phone the way back of a chip stands in view, above the bar', async () => {
  await page.viewport(390, 640);
  visit({ draft: filledDraft });
  await open();
  await button('Cooking').click();
  const inView = () => {
    const undo = button('Undo').element().getBoundingClientRect();
    const bar = next.element().closest('.sticky')?.getBoundingClientRect();
    return bar !== undefined && undo.top >= 0 && undo.bottom <= bar.top;
  };
  await expect.poll(inView).toBe(true);
});

test.each(['لماذا ترقص النحل', 'למה דבורים רוקדות'])(
  '%s is written from the right',
  async (text) => {
    visit({ draft: filledDraft });
    await open();
    await idea.fill(text);
    expect(getComputedStyle(idea.element()).direction).toBe('rtl');
    await next.click();
    const line = page.getByRole('region', { name: 'Your idea' }).getByText(text);
    await expect.element(line).toBeVisible();
    expect(getComputedStyle(line.element()).direction).toBe('rtl');
  },
);

test('a prompt of blanks can neither go on nor be enhanced [WIZ-26]', async () => {
  visit({ draft: filledDraft });
  await open();
  await expect.element(enhance).toBeEnabled();
  await idea.fill('   ');
  await expect.element(enhance).toBeDisabled();
  await expect.element(next).toBeDisabled();
  await expect.element(page.getByText('Write down your idea')).toBeVisible();
});

test('enhancing is shown, then the richer text takes the place of the prompt; the way back is kept [WIZ-7, WIZ-25, WIZ-36]', async () => {
  const server = visit({ draft: filledDraft });
  const answered = Promise.withResolvers<{ body: unknown }>();
  server.answer('POST /ai/enhance-prompt', () => answered.promise);
  await open();
  await enhance.click();
  await expect.element(button('Enhancing...')).toBeDisabled();
  await expect.element(button('Enhancing...')).toHaveAttribute('aria-busy', 'true');
  // What is typed or filled in now would be lost.
  await expect.element(idea).toHaveAttribute('readonly');
  await expect.element(button('Cooking')).toBeDisabled();
  answered.resolve({ body: { enhanced_prompt: 'How bees fly, wing by wing.' } });
  await expect.element(idea).toHaveValue('How bees fly, wing by wing.');
  await expect.element(page.getByText('Prompt Enhanced', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Your content prompt has been enhanced!', { exact: true }))
    .toBeVisible();
  expect(server.requestsOf('POST /ai/enhance-prompt').map(({ body }) => body)).toEqual([
    { topic: 'custom', platform: 'shorts', prompt: 'How bees fly. And why.' },
  ]);
  await button('Back to my text').click();
  await expect.element(idea).toHaveValue('How bees fly. And why.');
});

thoroughly(() =>
  test('an enhancement that comes when the form was cleared changes nothing', async () => {
    const server = visit({ draft: filledDraft });
    const answered = Promise.withResolvers<{ body: unknown }>();
    server.answer('POST /ai/enhance-prompt', () => answered.promise);
    await open();
    await enhance.click();
    await expect.element(button('Enhancing...')).toBeDisabled();
    await button('Start over').click();
    await button('Clear everything').click();
    await expect
      .element(page.getByRole('heading', { name: 'Where will it be watched?' }))
      .toBeVisible();
    answered.resolve({ body: { enhanced_prompt: 'How bees fly, wing by wing.' } });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await expect
      .element(page.getByText('Prompt Enhanced', { exact: true }))
      .not.toBeInTheDocument();
    expect(localStorage.getItem(draftKey) ?? '').not.toContain('wing by wing');
  }),
);

test.each([
  [
    'a service that is away',
    { status: 503, body: { detail: 'Service temporarily unavailable. Please try again later.' } },
    'Enhancement Failed',
    'Service is temporarily unavailable. Please try again in a few minutes.',
  ],
  [
    'anything else',
    { status: 500, body: { detail: 'x' } },
    'Enhancement Failed',
    'Failed to enhance prompt. Please try again.',
  ],
])('%s leaves the prompt as it was, and is told [WIZ-36]', async (_, answer, title, words) => {
  visit({ draft: filledDraft }).answer('POST /ai/enhance-prompt', answer);
  await open();
  await enhance.click();
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(idea).toHaveValue('How bees fly. And why.');
});

test('a refused token ends the session, and is told [WIZ-36]', async () => {
  const leave = vi.fn();
  setTokenProvider({ providerToken: async () => null, holdsToken: () => false, leave });
  visit({ draft: filledDraft }).answer('POST /ai/enhance-prompt', {
    status: 401,
    body: { detail: 'x' },
  });
  await open();
  await enhance.click();
  await expect.element(page.getByText('Authentication Error', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Please log in again to continue.', { exact: true }))
    .toBeVisible();
  expect(leave).toHaveBeenCalledOnce();
  expect(localStorage.getItem(draftKey)).toContain('How bees fly. And why.');
});

test('without a token nothing is asked [WIZ-36]', async () => {
  const server = visit({ draft: filledDraft });
  await open();
  await expect.element(enhance).toBeEnabled();
  // Another tab has ended the session; this one has not noticed yet, and must not before the press.
  const button = enhance.element();
  localStorage.removeItem(tokenKey);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect
    .element(page.getByText('Please log in again to continue.', { exact: true }))
    .toBeVisible();
  expect(server.requestsOf('POST /ai/enhance-prompt')).toEqual([]);
});

test('a guest is shown the way to enhance', async () => {
  visit({ as: 'guest', draft: filledDraft });
  await open();
  await expect.element(enhance).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: 'Create a free account' }))
    .toHaveAttribute('href', '/auth?tab=signup');
});
