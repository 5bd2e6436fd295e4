import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { keepSession } from '../../api/session.ts';
import { profile, stubFetch, stubStorage } from '../../api/testing/fake-browser.ts';
import { endFailureToast, toast, useToasts } from '../../ui/toast.ts';
import { reportCreditShortage } from './credit-shortage.ts';

const short = new ApiError({ status: 402, detail: { required: 120, available: 15 } });
let giftArrives = () => {};

beforeEach(() => {
  stubStorage();
  useToasts.setState({ items: [], epoch: 0 });
  keepSession({
    access_token: 'token',
    expires_at: '2999-01-01T00:00:00.000Z',
    profile: { ...profile, is_guest: true },
  });
  stubFetch(
    () =>
      new Promise((resolve) => {
        giftArrives = () =>
          resolve(
            Response.json({
              auth_url: null,
              auth_publishable_key: null,
              signup_gift: { credits: 500, comes_on: null },
              test_mode_payments: true,
              sales_email: 'sales@example.com',
              support_email: 'support@example.com',
            }),
          );
      }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const shown = () =>
  useToasts
    .getState()
    .items.filter(({ open }) => open)
    .map(({ title, action }) => `${title}: ${action?.label ?? ''}`);

test('a guest who is short of credits is told so at once, and what an account gives as soon as that is known', async () => {
  expect(reportCreditShortage(short)).toBe(true);
  expect(shown()).toEqual(['Insufficient Credits: Create an account to get more credits']);
  giftArrives();
  await expect.poll(shown).toEqual(['Insufficient Credits: Create an account: 500 credits free']);
});

test('a shortage that is over is not told of any more when that becomes known', async () => {
  reportCreditShortage(short, 'Failed to regenerate media');
  endFailureToast('Failed to regenerate media');
  giftArrives();
  await settled();
  expect(shown()).toEqual([]);
});

test('nor does it take the place of what was said since', async () => {
  reportCreditShortage(short);
  toast({ title: 'Changes saved' });
  giftArrives();
  await settled();
  expect(shown()).toEqual(['Changes saved: ']);
});

/** All that was waiting for the answer has had its turn: it needs no time, only turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
