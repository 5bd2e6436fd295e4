import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filledDraft, heading, next, openWizard, visit } from '../testing/open-wizard.tsx';

const email = page.getByRole('textbox', { name: 'Delivery email' });
const invalid = page.getByText('Please enter a valid email address', { exact: true });

afterEach(() => vi.unstubAllGlobals());

async function open(as: 'guest' | 'account') {
  visit({ as, draft: { ...filledDraft, email: '' } });
  await openWizard('/create?step=settings');
  await expect.element(email).toBeVisible();
}

test('a guest has to give an address, which is marked and said [WIZ-12, WIZ-29]', async () => {
  await open('guest');
  await expect
    .element(
      page.getByText('Email delivery is required for non-authenticated users', { exact: true }),
    )
    .toBeVisible();
  await expect.element(page.getByText('*')).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-required', 'true');
  await expect.element(next).toBeDisabled();
  await email.fill('bee@example.com');
  await expect.element(next).toBeEnabled();
});

test('an account may leave it out [WIZ-29]', async () => {
  await open('account');
  await expect
    .element(
      page.getByText("We'll send you a notification when your content is ready (optional)", {
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText('*')).not.toBeInTheDocument();
  await expect.element(next).toBeEnabled();
});

test.each(['guest', 'account'] as const)(
  'what is no address is said to the %s once it is left, and holds the step [WIZ-29]',
  async (who) => {
    await open(who);
    await email.fill('bee@example');
    await expect.element(next).toBeDisabled();
    await expect.element(invalid).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Social handle' }).click();
    await expect.element(invalid).toBeVisible();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('bee@example.com');
    await expect.element(invalid).not.toBeInTheDocument();
    await expect.element(next).toBeEnabled();
  },
);

test('Enter goes on from the address, or says what is wrong with it and stays in it [WIZ-29]', async () => {
  await open('guest');
  await email.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(invalid).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('bee@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Ready to create')).toHaveFocus();
});

test('the structure is three scenes of ten seconds at most, to be changed in the storyboard [WIZ-12]', async () => {
  await open('account');
  await expect
    .element(
      page.getByText(
        /^At most 3 scenes of 10 seconds, 30 seconds in all; fewer and shorter where the idea says less\. In the storyboard you can add, remove and reorder scenes/,
      ),
    )
    .toBeVisible();
});
