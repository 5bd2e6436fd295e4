import { vi } from 'vitest';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { clearSession, keepSession } from '../session.ts';

export const accountId = '7c1f0f0e-5a4b-4b2e-9d0c-0f3b1a2c3d4e';

/** Credits and plan for tests: the Plus plan in the middle of its period, unless said otherwise. */
export function buildCredits(changes: Partial<CreditInfo> = {}): CreditInfo {
  return {
    tier: 'plus',
    subscription_status: 'active',
    cancel_at_period_end: false,
    scheduled_plan: null,
    current_period_end: '2027-01-05T12:00:00.000Z',
    available_credits: 900,
    total_used: 100,
    next_refresh: '2027-01-05T12:00:00.000Z',
    usage_history: [],
    ...changes,
  };
}

export const freeCredits = buildCredits({
  tier: 'free',
  subscription_status: 'none',
  current_period_end: null,
  available_credits: 515,
  total_used: 0,
});

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** Signs in: an account, a guest, or nobody. */
export function signInAs(who: 'account' | 'guest' | 'visitor'): void {
  clearSession();
  if (who === 'visitor') return;
  const profile = {
    userId: accountId,
    email: who === 'guest' ? '' : 'mara@example.com',
    name: null,
    is_guest: who === 'guest',
  };
  keepSession({ access_token: 'token', expires_at: '2999-01-01T00:00:00.000Z', profile });
}

/**
 * Answers the calls of plans and payments in place of the server.
 * @param credits what GET /subscription/credits answers, asked anew for each request
 */
export function fakeBilling(credits: () => CreditInfo) {
  const answers = new Map<string, Answer | (() => Answer | Promise<Answer>)>([
    [
      'GET /config',
      {
        body: {
          auth_url: null,
          auth_publishable_key: null,
          signup_gift: { credits: 500, comes_on: null },
          test_mode_payments: true,
          sales_email: 'sales@example.com',
          support_email: 'support@example.com',
        },
      },
    ],
    ['GET /subscription/plans', { body: { plans: [{ plan_id: 'pro', price_id: 'price_pro' }] } }],
  ]);
  const asked: { readonly call: string; readonly query: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const call = `${init.method ?? 'GET'} ${url.pathname.slice(apiBase.length)}`;
    asked.push({
      call,
      query: url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    const known =
      answers.get(call) ??
      (call === 'GET /subscription/credits'
        ? { body: credits() }
        : { status: 404, body: { detail: 'not here' } });
    const { status = 200, body } = typeof known === 'function' ? await known() : known;
    return Response.json(body, { status });
  });
  return {
    /** Sets the answer of a call such as `POST /subscription/cancel`. */
    answer: (call: string, answer: Answer | (() => Answer | Promise<Answer>)) =>
      void answers.set(call, answer),
    /** Every request so far. */
    requests: () => asked,
    /** The requests of a call so far. */
    requestsOf: (call: string) => asked.filter((request) => request.call === call),
  };
}

/** Keeps the browser on its page: answers the addresses it was sent to instead. Call `stop` after the test. */
export function catchDepartures(): { readonly addresses: string[]; stop: () => void } {
  const addresses: string[] = [];
  const onNavigate = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    addresses.push(event.destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', onNavigate);
  return { addresses, stop: () => navigation.removeEventListener('navigate', onNavigate) };
}
