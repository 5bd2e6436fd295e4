import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryRouter,
  Link,
  type RouteObject,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { profile } from '../../api/testing/fake-browser.ts';
import { getDraftPath, rememberDraftPath } from '../../api/draft-path.ts';
import { AppLayout } from './app-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import '../../ui/theme.css';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.restoreAllMocks());

/** What the code of the slow page does when the test says so; of each test another. */
let slowPage: PromiseWithResolvers<{ Component: () => React.ReactNode }>;
beforeEach(() => {
  slowPage = Promise.withResolvers();
});

function LongPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>Long page</h1>
      <p>shows {search.get('tab') ?? 'nothing'}</p>
      <div style={{ height: 3_000 }} />
      <Link to="/other">To the other</Link>
      <Link to="/slow">To the slow one</Link>
      <button
        type="button"
        onClick={() => setSearch({ tab: 'one' }, { replace: true, preventScrollReset: true })}
      >
        Replace
      </button>
      <button type="button" onClick={() => setSearch({ tab: 'two' })}>
        Push
      </button>
    </>
  );
}

function OtherPage() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Other page</h1>
      <div style={{ height: 2_000 }} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function BrokenPage(): React.ReactNode {
  throw new Error('this page cannot be shown');
}

const routes: RouteObject[] = [
  { path: '/', Component: LongPage },
  { path: 'other', Component: OtherPage },
  { path: 'slow', lazy: () => slowPage.promise },
  { path: 'broken', Component: BrokenPage },
  { path: 'auth', element: <h1>Sign-in page</h1> },
];

async function open(address = '/', user: Profile | null = null) {
  const router = createMemoryRouter(
    [
      {
        element: <AppLayout isLoading={false} user={user} onSignOut={() => {}} />,
        children: [{ ErrorBoundary: ErrorPage, children: routes }],
      },
    ],
    { initialEntries: [address] },
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const fetchingLine = () => document.querySelector('.visible.h-0\\.5');

test('a new page starts at its top with the focus in it; back leads to where one was', async () => {
  await open();
  await page.getByRole('link', { name: 'To the other' }).click();
  await expect.element(heading('Other page')).toBeVisible();
  expect(scrollY).toBe(0);
  await expect.poll(() => document.activeElement?.id).toBe('content');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading('Long page')).toBeInTheDocument();
  expect(scrollY).toBeGreaterThan(1_000);
});

test('an address that is only replaced leaves the page where it is; a new one of the same page starts at the top', async () => {
  await open();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.element(page.getByText('shows one')).toBeInTheDocument();
  expect(scrollY).toBeGreaterThan(1_000);
  await page.getByRole('button', { name: 'Push' }).click();
  await expect.element(page.getByText('shows two')).toBeInTheDocument();
  expect(scrollY).toBe(0);
});

test('a page stays, with a line on top, until the next one has been fetched; one that cannot be fetched is told, and left behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  expect(fetchingLine()).toBeNull();
  await page.getByRole('link', { name: 'To the slow one' }).click();
  await expect.poll(fetchingLine).not.toBeNull();
  await expect.element(heading('Long page')).toBeInTheDocument();
  slowPage.reject(new Error('the server has no such file any more'));
  await expect.element(heading('Something went wrong')).toBeVisible();
  expect(fetchingLine()).toBeNull();
  await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
});

test('a menu that was opened while the next page was fetched stays open', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  await open('/', profile);
  await page.getByRole('link', { name: 'To the slow one' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  slowPage.resolve({ Component: () => <h1>Late page</h1> });
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Late page');
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(document.activeElement?.closest('[role=menu]')).not.toBeNull();
});

test('a page that breaks is left behind with its address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('/broken');
  await expect.element(heading('Something went wrong')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(heading('Something went wrong')).not.toBeInTheDocument();
});

test('what is paid for later leads nobody back to a draft that was gone back to, or left', async () => {
  rememberDraftPath('/create?step=model');
  await open('/auth');
  await expect.element(heading('Sign-in page')).toBeVisible();
  expect(getDraftPath()).toBe('/create?step=model');
  document.body.replaceChildren();
  await open();
  await expect.element(heading('Long page')).toBeVisible();
  expect(getDraftPath()).toBeNull();
});
