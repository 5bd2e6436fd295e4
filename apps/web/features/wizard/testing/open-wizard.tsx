import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { createQueryClient } from '../../../api/queries/query-client.ts';
import {
  accountId,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../../api/testing/fake-billing.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { useToasts } from '../../../ui/toast.ts';
import { createDraftStore } from '../draft-store.ts';
import type { WizardDraft } from '../draft.ts';
import WizardPage from '../wizard-page.tsx';
import '../../../ui/theme.css';

/** Answers of a wizard that is filled in, up to its preview. */
export const filledDraft: Partial<WizardDraft> = {
  orientation: 'vertical',
  platform: 'shorts',
  customPrompt: 'How bees fly. And why.',
  voice: 'nova',
  isModelChosen: true,
  email: 'bee@example.com',
};

interface Visit {
  readonly as?: 'account' | 'guest';
  readonly draft?: Partial<WizardDraft>;
  readonly credits?: CreditInfo;
}

/** Where the form of the tests' user is kept. */
export const draftKey = `wizard-draft:${accountId}`;

/** A browser in which somebody is signed in and has filled in so much, before a server that is asked for nothing yet. */
export function visit({ as = 'account', draft = {}, credits = freeCredits }: Visit = {}) {
  localStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  signInAs(as);
  createDraftStore(accountId).getState().change(draft);
  return fakeBilling(() => credits);
}

/** Opens the wizard beside the pages that it leads to. */
export async function openWizard(address = '/create') {
  const routes = [
    { path: 'create', Component: WizardPage },
    { path: 'dashboard', element: <h1>Dashboard</h1> },
    { path: 'pricing', element: <h1>Pricing</h1> },
    { path: 'auth', element: <h1>Sign in</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <>
        {/* As high as the frame's header, which the wizard reckons with: its bar stands at the window's foot on every step. */}
        <header style={{ height: '3.5rem' }} />
        <main>
          <RouterProvider router={router} useTransitions={false} />
        </main>
        <Toaster />
      </>
    </QueryClientProvider>,
  );
  return { router, screen };
}

export const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const radio = (name: string | RegExp) => page.getByRole('radio', { name });
export const next = button('Next');
