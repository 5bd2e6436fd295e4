import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { useNewContents } from '../api/new-contents.ts';
import { createQueryClient } from '../api/queries/query-client.ts';
import { accountId, buildCredits, freeCredits, signInAs } from '../api/testing/fake-billing.ts';
import { type SeenRequest, stubFetch } from '../api/testing/fake-browser.ts';
import { routes } from '../routes.tsx';
import { useToasts } from '../ui/toast.ts';
import '../ui/theme.css';

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}
type Answer = Reply | ((request: SeenRequest) => Reply);

/** Answers by `METHOD path`; ids in paths are `:id`, and what is below the API's base begins there. */
export type Answers = Readonly<Record<string, Answer>>;

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function nameOf({ method, url }: SeenRequest): string {
  const { pathname } = new URL(url, location.origin);
  const path = pathname.startsWith(apiBase) ? pathname.slice(apiBase.length) : pathname;
  return `${method} ${path.replace(ids, ':id')}`;
}

interface Visit {
  readonly as?: 'account' | 'guest' | 'visitor';
  readonly credits?: CreditInfo;
  readonly answers?: Answers;
}

const usualAnswers = (as: 'account' | 'guest' | 'visitor', credits: CreditInfo): Answers => ({
  'GET /config': {
    body: {
      auth_url: null,
      auth_publishable_key: null,
      examples_url: null,
      test_mode_payments: true,
      signup_gift: { credits: 500, comes_on: null },
      buying_open: true,
      outbox: true,
      sales_email: 'sales@example.com',
      support_email: 'support@example.com',
    },
  },
  'GET /auth/v1/settings': { body: { external: { anonymous_users: true, google: true } } },
  'GET /auth/me': {
    body: {
      userId: accountId,
      email: as === 'guest' ? '' : 'mara@example.com',
      name: null,
      is_guest: as === 'guest',
    },
  },
  'GET /subscription/credits': { body: credits },
  'GET /subscription/plans': { body: { plans: [], buying_open: true } },
  'GET /subscription/usage': { body: { items: [], total: 0, currentPage: 1, totalPages: 1 } },
  'GET /content/user-content': { body: { items: [], total: 0, currentPage: 1, totalPages: 1 } },
  'GET /cast': { body: { members: [] } },
});

/** Nothing is looked at half faded in: as for whoever asks their system for less motion (apps/web/ui/tokens.css). */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }',
);
document.adoptedStyleSheets.push(still);

/** Pictures, films and sound lie where the product serves them. */
const fetchFile = fetch;

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  useNewContents.setState({ items: [] });
  complaints = vi.spyOn(console, 'error');
});
afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
  const said = complaints.mock.calls.map((words) => words.join(' '));
  complaints.mockRestore();
  if (said.length > 0) throw new Error(`The console complained: ${said.join('; ')}`);
});

/** Opens the app at an address: every page with its frame, as it is served, before a server that gives the usual answers. */
export async function openApp(
  address: string,
  {
    as = 'account',
    credits = as === 'account' ? buildCredits() : freeCredits,
    answers = {},
  }: Visit = {},
): Promise<void> {
  signInAs(as);
  const all = new Map(Object.entries({ ...usualAnswers(as, credits), ...answers }));
  stubFetch((request) => {
    if (request.url.startsWith('/examples/')) return fetchFile(request.url);
    const answer = all.get(nameOf(request)) ?? { status: 404, body: { detail: 'Not here.' } };
    const { status = 200, body } = typeof answer === 'function' ? answer(request) : answer;
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  });
  await render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider
          router={createMemoryRouter(routes, { initialEntries: [address] })}
          useTransitions={false}
          onError={console.error}
        />
      </QueryClientProvider>
    </StrictMode>,
  );
}
