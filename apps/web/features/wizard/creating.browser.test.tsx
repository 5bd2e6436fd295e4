import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { insufficientCreditsToastMs } from '@scenewright/contract/rules/limits.ts';
import { accountId, buildCredits, catchDepartures } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { createDraftStore } from './draft-store.ts';
import {
  button,
  draftKey,
  filledDraft,
  heading,
  openWizard,
  visit,
} from './testing/open-wizard.tsx';

const contentId = '1d2e3f40-5a4b-4b2e-9d0c-0f3b1a2c3d4e';
const create = button('Create Content');
const failure = 'Failed to create content. Please try again.';

afterEach(() => vi.unstubAllGlobals());

/** The keys under which contents were asked for. */
const keysOf = (server: ReturnType<typeof visit>) =>
  server
    .requestsOf('POST /content/create')
    .map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
const draftKept = () => localStorage.getItem(draftKey);

test('while it is being created the button says Creating..., and nothing else can be pressed [WIZ-5]', async () => {
  const server = visit({ draft: filledDraft });
  const answered = Promise.withResolvers<{ body: unknown }>();
  server.answer('POST /content/create', () => answered.promise);
  await openWizard('/create?step=preview');
  await create.click();
  await expect.element(button('Creating...')).toBeDisabled();
  await expect.element(button('Back')).toBeDisabled();
  answered.resolve({ body: { id: contentId } });
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(server.requestsOf('POST /content/create')).toHaveLength(1);
});

test('what is sent is the whole form, under the names of the call [WIZ-16]', async () => {
  const server = visit({
    draft: {
      ...filledDraft,
      enhancedPrompt: 'How bees fly, wing by wing.',
      answers: { 'explainer.why': ' So that they can hover. ', 'explainer.how': '  ' },
      styleNotes: ' no jargon ',
      socialHandle: '@bees',
      directorStyle: null,
      style: 'Calm.',
    },
  });
  server.answer('POST /content/create', { body: { id: contentId } });
  await openWizard('/create?step=preview');
  await create.click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(server.requestsOf('POST /content/create').map(({ body }) => body)).toEqual([
    {
      platform: 'shorts',
      topic: 'custom',
      title: 'How bees fly, wing by wing',
      prompt: 'How bees fly. And why.',
      enhanced_prompt: 'How bees fly, wing by wing.',
      voice: 'nova',
      language: 'en',
      duration: 30,
      scene_count: 3,
      scene_length: 10,
      answers: [{ id: 'explainer.why', text: 'So that they can hover.' }],
      email: 'bee@example.com',
      social_handle: '@bees',
      visual_model: 'recraft-ai/recraft-v3',
      style: 'Calm.',
      style_notes: 'no jargon',
      idempotency_key: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
    },
  ]);
});

test('a wish whose answer was lost is sent as the same one, after a reload too; a changed form is another [WIZ-37]', async () => {
  const server = visit({ draft: filledDraft });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  server.answer('POST /content/create', lost);
  const first = await openWizard('/create?step=preview');
  await create.click();
  await expect.element(page.getByText(failure, { exact: true })).toBeVisible();
  await expect.element(create).toBeEnabled();
  await create.click();
  await expect.poll(() => keysOf(server)).toHaveLength(2);
  await expect.element(create).toBeEnabled();
  await first.screen.unmount();

  const second = await openWizard('/create?step=preview');
  await create.click();
  await expect.poll(() => keysOf(server)).toHaveLength(3);
  expect(new Set(keysOf(server)).size).toBe(1);
  await second.screen.unmount();

  createDraftStore(accountId).getState().change({ socialHandle: '@bees' });
  server.answer('POST /content/create', { body: { id: contentId } });
  await openWizard('/create?step=preview');
  await create.click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(new Set(keysOf(server)).size).toBe(2);
});

test('the credits are read again once it is created [WIZ-24]', async () => {
  const server = visit({ draft: filledDraft });
  server.answer('POST /content/create', { body: { id: contentId } });
  await openWizard('/create?step=preview');
  await expect.element(page.getByText('500 credits left afterwards')).toBeVisible();
  const before = server.requestsOf('GET /subscription/credits').length;
  await create.click();
  await expect.poll(() => server.requestsOf('GET /subscription/credits').length).toBe(before + 1);
});

test('too few credits: the numbers of the answer, the way to more, for ten seconds; the form stays [WIZ-34]', async () => {
  const server = visit({ draft: filledDraft });
  server.answer('POST /content/create', {
    status: 402,
    body: { detail: { required: 15, available: 4 }, code: 'insufficient_credits', request_id: 'r' },
  });
  await openWizard('/create?step=preview');
  await create.click();
  await expect.element(page.getByText('Insufficient Credits', { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'You need 15 credits, but you only have 4 credits available. Please upgrade your plan to continue.',
        { exact: true },
      ),
    )
    .toBeVisible();
  expect(insufficientCreditsToastMs).toBe(10_000);
  expect(useToasts.getState().items[0]?.durationMs).toBe(insufficientCreditsToastMs);
  expect(draftKept()).toContain('How bees fly');
  await expect.element(create).toBeEnabled();
});

test('a guest with too few credits is offered an account, not a plan', async () => {
  const departures = catchDepartures();
  visit({ as: 'guest', draft: filledDraft }).answer('POST /content/create', {
    status: 402,
    body: { detail: { required: 15, available: 4 } },
  });
  await openWizard('/create?step=preview');
  await create.click();
  await expect
    .element(
      page.getByText('You need 15 credits, but you only have 4 credits available.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await button('Create an account: 500 credits free').click();
  await expect
    .poll(() => departures.addresses)
    .toEqual([expect.stringMatching(/\/auth\?tab=signup&redirect=/)]);
});

test('an answer without numbers says more, and 0 [WIZ-34]', async () => {
  visit({ draft: filledDraft }).answer('POST /content/create', {
    status: 402,
    body: { detail: 'x' },
  });
  await openWizard('/create?step=preview');
  await create.click();
  await expect
    .element(
      page.getByText(
        'You need more credits, but you only have 0 credits available. Please upgrade your plan to continue.',
        { exact: true },
      ),
    )
    .toBeVisible();
});

test.each([
  ['another failure', { status: 500, body: { detail: 'It broke.' } }, 'It broke.'],
  ['an answer without an id', { status: 200, body: {} }, 'No content ID returned from server'],
])('%s is told, and the form stays [WIZ-35]', async (_, answer, words) => {
  visit({ draft: filledDraft }).answer('POST /content/create', answer);
  await openWizard('/create?step=preview');
  await create.click();
  await expect.element(page.getByText(failure, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(heading('Ready to create')).toBeVisible();
  expect(draftKept()).toContain('How bees fly');
});

test('without a network it says so [WIZ-35]', async () => {
  visit({ draft: filledDraft });
  await openWizard('/create?step=preview');
  await expect.element(page.getByText('500 credits left afterwards')).toBeVisible();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await create.click();
  await expect.element(page.getByText(failure, { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText('The server could not be reached. Check your connection and try again.', {
        exact: true,
      }),
    )
    .toBeVisible();
});

test('the preview sums it all up, with what it costs and what is left [WIZ-13]', async () => {
  visit({
    draft: {
      ...filledDraft,
      directorStyle: 'kubrick',
      socialHandle: '@bees',
      styleNotes: 'No jargon',
      visualModel: 'kwaivgi/kling-v1.6-standard',
    },
  });
  await openWizard('/create?step=preview');
  await expect.element(page.getByText('How bees fly', { exact: true })).toBeVisible();
  const rows = page
    .getByRole('definition')
    .elements()
    .map((element) => element.textContent);
  expect(rows.filter((text) => text !== 'Edit')).toEqual([
    'Shorts · Vertical 9:16',
    'How bees fly',
    'How bees fly. And why.',
    'Kling',
    'Celesta · English',
    'Balanced · Stanley Kubrick',
    'No jargon',
    'At most 3 scenes × 10 s = 30 s',
    'bee@example.com',
    '@bees',
  ]);
  await expect.element(page.getByText('At most 120 credits', { exact: true })).toBeVisible();
  await expect.element(page.getByText('3 scenes × 40 credits', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('A first draft of stills costs 15: you choose when you approve.'))
    .toBeVisible();
  await expect.element(page.getByText('395 credits left afterwards')).toBeVisible();
  for (const note of [
    /Your video length is optimised for Shorts$/,
    /Give each scene a picture of its own: variety keeps viewers watching$/,
  ]) {
    await expect.element(page.getByText(note)).toBeVisible();
  }
  await button('Edit voice').click();
  await expect.element(heading('Who tells the story?')).toBeVisible();
});

test('without a social handle there is no line for it; without an address the notes warn [WIZ-13]', async () => {
  visit({ draft: { ...filledDraft, email: '' } });
  await openWizard('/create?step=preview');
  await expect
    .element(
      page.getByText(
        /Adding an email will help you receive notifications when your video is ready$/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Social handle')).not.toBeInTheDocument();
  // Pictures alone cost the same in a draft.
  expect(page.getByText(/draft of stills/).query()).toBeNull();
});

test('who is short of credits is told by how many, and who has no end of them is told that [WIZ-13]', async () => {
  visit({ draft: { ...filledDraft, visualModel: 'google/veo-2' } });
  const { screen } = await openWizard('/create?step=preview');
  await expect.element(page.getByText('You are short by 235 credits')).toBeVisible();
  await screen.unmount();
  visit({
    draft: { ...filledDraft, visualModel: 'google/veo-2' },
    credits: buildCredits({ tier: 'enterprise', available_credits: 0 }),
  });
  await openWizard('/create?step=preview');
  await expect.element(page.getByText('Your plan has unlimited credits')).toBeVisible();
});

test('Upgrade Plan opens the plans [WIZ-34]', async () => {
  const departures = catchDepartures();
  visit({ draft: filledDraft }).answer('POST /content/create', {
    status: 402,
    body: { detail: { required: 15, available: 4 } },
  });
  await openWizard('/create?step=preview');
  await create.click();
  await button('Upgrade Plan').click();
  await expect.poll(() => departures.addresses).toEqual([`${location.origin}/pricing`]);
  departures.stop();
});
