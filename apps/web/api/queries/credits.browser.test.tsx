import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { creditsFreshMs } from '@scenewright/contract/rules/limits.ts';
import { keepSession } from '../session.ts';
import { accountId, buildCredits, fakeBilling, signInAs } from '../testing/fake-billing.ts';
import { useCredits } from './credits.ts';
import { createQueryClient } from './query-client.ts';

const asked = 'GET /subscription/credits';
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInAs('account');
  server = fakeBilling(() => buildCredits());
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Balance() {
  const { data, isError } = useCredits();
  return <p>{isError ? 'not known' : (data?.available_credits ?? 'nobody')}</p>;
}

function comeBack() {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

const shown = (words: string) =>
  expect.element(page.getByText(words, { exact: true })).toBeVisible();

/** Shows the balance; again after a time, as another screen does. */
async function open() {
  const queries = createQueryClient();
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Balance key={0} />
    </QueryClientProvider>,
  );
  const openAgainAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await screen.rerender(
      <QueryClientProvider client={queries}>
        <Balance key={Date.now()} />
      </QueryClientProvider>,
    );
    await shown('900');
  };
  return { openAgainAfter };
}

test('credits are fresh for five minutes [CREDITS-7]', async () => {
  const { openAgainAfter } = await open();
  await shown('900');
  await openAgainAfter(creditsFreshMs - 1000);
  expect(server.requestsOf(asked)).toHaveLength(1);
  await openAgainAfter(2000);
  await expect.poll(() => server.requestsOf(asked)).toHaveLength(2);
});

test('coming back to the window asks for nothing, however old they are [CREDITS-7]', async () => {
  await open();
  await shown('900');
  vi.setSystemTime(Date.now() + 2 * creditsFreshMs);
  comeBack();
  await shown('900');
  expect(server.requestsOf(asked)).toHaveLength(1);
});

test('credits that could not be read are not asked for again [CREDITS-7]', async () => {
  server.answer(asked, { status: 503, body: { detail: 'away' } });
  await open();
  await shown('not known');
  expect(server.requestsOf(asked)).toHaveLength(1);
});

test('credits are asked for only where there is a user [CREDITS-7]', async () => {
  signInAs('visitor');
  await open();
  await shown('nobody');
  expect(server.requestsOf(asked)).toEqual([]);
  keepSession({
    access_token: 'token',
    expires_at: '2999-01-01T00:00:00.000Z',
    profile: { userId: accountId, email: 'mara@example.com', name: null, is_guest: false },
  });
  await shown('900');
});

function Answer({ ask }: { ask: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ['something'], queryFn: ask });
  return <p>{isError ? 'failed' : data}</p>;
}

test('unless a query says otherwise nothing is kept, and nothing is tried again [API-13]', async () => {
  const ask = vi.fn(async () => 'answered');
  const queries = createQueryClient();
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Answer key="1" ask={ask} />
    </QueryClientProvider>,
  );
  await shown('answered');
  await screen.rerender(
    <QueryClientProvider client={queries}>
      <p>between</p>
    </QueryClientProvider>,
  );
  await expect.poll(() => queries.getQueryCache().getAll()).toEqual([]);
  ask.mockRejectedValue(new Error('away'));
  await screen.rerender(
    <QueryClientProvider client={queries}>
      <Answer key="2" ask={ask} />
    </QueryClientProvider>,
  );
  await shown('failed');
  expect(ask).toHaveBeenCalledTimes(2);
});
