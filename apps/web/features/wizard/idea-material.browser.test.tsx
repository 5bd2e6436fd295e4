import { afterEach, expect, test, vi } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import type { IdeaReading } from '@scenewright/contract/schemas/ai.ts';
import { errorCodes } from '@scenewright/contract/errors.ts';
import { expectAccessible } from '../../ui/testing/expect-accessible.ts';
import type { WizardDraft } from './draft.ts';
import { button, draftKey, filledDraft, next, openWizard, visit } from './testing/open-wizard.tsx';

const idea = page.getByRole('textbox', { name: 'Your idea' });
const meter = page.getByRole('progressbar', { name: 'Material for the film' });
const questions = page.getByRole('region', { name: 'What should it say?' });
const answerTo = (question: string) => page.getByRole('textbox', { name: question });

const what = {
  id: 'explainer.what',
  question: 'What is it, in one sentence?',
  example: 'A tide pool is seawater that stays behind at low tide.',
};
const points = {
  id: 'explainer.points',
  question: 'Which three things should people know?',
  example: 'It fills twice a day. Crabs hide in it.',
};
const enough: IdeaReading = {
  genre: 'explainer',
  subject: 'bees',
  language: 'en',
  known: false,
  seconds: 30,
  asked_seconds: 30,
  needs: { scenes: 3, seconds: 30 },
  fits: { scenes: 3, seconds: 30 },
  questions: [],
};
const little: IdeaReading = {
  ...enough,
  seconds: 12,
  needs: { scenes: 2, seconds: 12 },
  fits: { scenes: 2, seconds: 12 },
  questions: [what, points],
};
const all = { scenes: 11, seconds: 81 };
const much: IdeaReading = { ...enough, seconds: 81, needs: all, fits: all };

afterEach(() => vi.unstubAllGlobals());

interface ReadBody {
  readonly prompt: string;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly scene_count: number;
}

/** Opens the Topic step before a server that reads each idea as given. */
async function open(
  read: (asked: ReadBody) => IdeaReading,
  draft: Partial<WizardDraft> = filledDraft,
  step = 'topic',
) {
  const server = visit({ draft });
  const asked = () => server.requestsOf('POST /ai/read-idea').map(({ body }) => body as ReadBody);
  server.answer('POST /ai/read-idea', () => {
    const last = asked().at(-1);
    if (last === undefined) throw new Error('nothing was asked');
    return { body: read(last) };
  });
  await openWizard(`/create?step=${step}`);
  return { server, asked };
}

/** The form as this browser keeps it. */
const keptDraft = () =>
  (JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { state?: { draft?: WizardDraft } }).state
    ?.draft;

test('the meter follows the idea while it is typed, and goes with it', async () => {
  const { asked } = await open(
    ({ prompt }) => (prompt.includes('.') ? enough : { ...little, seconds: prompt.length }),
    { ...filledDraft, customPrompt: '' },
  );
  await expect.element(idea).toBeVisible();
  await expect.element(meter).not.toBeInTheDocument();
  await idea.fill('honey');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Enough for 5 of 30 seconds');
  await expect.element(page.getByText('Enough for 5 of 30 seconds', { exact: true })).toBeVisible();
  await idea.fill('Honey never spoils.');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Enough for all 30 seconds');
  await expect.element(questions).not.toBeInTheDocument();
  await idea.fill('   ');
  await expect.element(meter).not.toBeInTheDocument();
  expect(asked().map(({ prompt }) => prompt)).toEqual(['honey', 'Honey never spoils.']);
});

thoroughly(() =>
  test('a text that takes too long to read says so at its field, until it is shortened', async () => {
    const server = visit({ draft: { ...filledDraft, customPrompt: '' } });
    const detail = errorCodes.text_too_hard.detail;
    server.answer('POST /ai/read-idea', () => {
      const asked = server.requestsOf('POST /ai/read-idea').at(-1);
      return (asked?.body as ReadBody | undefined)?.prompt.includes('hard') === true
        ? { status: 422, body: { detail, code: 'text_too_hard', request_id: 'r' } }
        : { body: enough };
    });
    await openWizard('/create?step=topic');
    await idea.fill('A hard text.');
    await expect.element(idea).toHaveAccessibleDescription(detail);
    await expect.element(meter).not.toBeInTheDocument();
    await idea.fill('A text.');
    await expect.element(meter).toBeVisible();
    await expect.element(idea).not.toHaveAccessibleDescription(detail);
  }),
);

test('what is known of the subject is said, and only then', async () => {
  await open(({ prompt }) => ({ ...little, subject: 'honey', known: prompt === 'honey' }), {
    ...filledDraft,
    customPrompt: 'honey',
  });
  await expect.element(page.getByText('Uses checked facts about honey.')).toBeVisible();
  await idea.fill('Our bike shed');
  await expect.element(page.getByText(/checked facts/)).not.toBeInTheDocument();
});

test('a server that cannot read ideas leaves the step as it is', async () => {
  const server = visit({ draft: filledDraft });
  server.answer('POST /ai/read-idea', { status: 404, body: { detail: 'not here' } });
  await openWizard('/create?step=topic');
  await expect.poll(() => server.requestsOf('POST /ai/read-idea').length).toBeGreaterThan(0);
  await expect.element(next).toBeEnabled();
  await expect.element(meter).not.toBeInTheDocument();
});

test('questions are answered by keyboard alone; the answers count, stay apart from the idea and can be skipped', async () => {
  const { asked } = await open(({ answers }) => ({ ...little, seconds: 12 + answers.length * 5 }));
  await expect.element(questions).toBeVisible();
  await expect.element(next).toBeEnabled();
  await expectAccessible();
  await expect
    .element(answerTo(what.question))
    .toHaveAttribute('placeholder', `For example: ${what.example}`);
  await idea.click();
  const first = answerTo(what.question);
  for (let step = 0; step < 5 && document.activeElement !== first.element(); step += 1)
    await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('They hover.');
  await userEvent.tab();
  await expect.element(answerTo(points.question)).toHaveFocus();
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Enough for 17 of 30 seconds');
  // Whoever types slowly is read before the end, too.
  await expect
    .poll(() => asked().at(-1)?.answers)
    .toEqual([{ id: 'explainer.what', text: 'They hover.' }]);
  await expect.element(idea).toHaveValue('How bees fly. And why.');
  await expect
    .poll(() => keptDraft())
    .toMatchObject({
      customPrompt: 'How bees fly. And why.',
      answers: { 'explainer.what': 'They hover.' },
    });
});

test('questions and examples of a language that is written from right to left stand in its direction', async () => {
  const arabic = { id: 'explainer.answer', question: 'ما الجواب؟', example: 'النحل يجد بيته.' };
  await open(() => ({ ...little, language: 'ar', questions: [arabic] }));
  const field = answerTo(arabic.question);
  await expect.element(field).toHaveAttribute('placeholder', arabic.example);
  expect(getComputedStyle(field.element()).direction).toBe('rtl');
  const label = page.getByText(arabic.question).element();
  expect(getComputedStyle(label).direction).toBe('rtl');
  await field.fill('النحل');
  expect(getComputedStyle(field.element()).direction).toBe('rtl');
});

thoroughly(() =>
  test('each answer is in sight while it is typed, above the bar at the foot', async () => {
    await page.viewport(390, 844);
    await open(() => little);
    const last = answerTo(points.question);
    await answerTo(what.question).click();
    await userEvent.tab();
    await expect.element(last).toHaveFocus();
    await expect
      .poll(() => last.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(next.element().getBoundingClientRect().top);
  }),
);

thoroughly(() =>
  test('an idea that holds more says what all of it needs; Use all and the way back keep the focus', async () => {
    const { asked } = await open(({ scene_count: count }) => ({
      ...much,
      asked_seconds: count * 10,
      questions: count === 11 ? [what] : [],
    }));
    await expect
      .element(page.getByText('Needs 11 scenes, 81 seconds, 55 credits to say all of it.'))
      .toBeVisible();
    await expect.element(page.getByText('At most 15 credits of 515')).toBeVisible();
    await expectAccessible();
    button('Use all').element().focus();
    await userEvent.keyboard('{Enter}');
    const back = button('Back to 3 scenes of 10 seconds');
    await expect.element(back).toHaveFocus();
    await expect.element(button('Use all')).not.toBeInTheDocument();
    await expect.element(page.getByText('At most 55 credits of 515')).toBeVisible();
    // All of it is said then: it is neither too little for what was chosen, nor is more asked for.
    await expect
      .element(meter)
      .toHaveAttribute('aria-valuetext', 'Enough for all 11 scenes, 81 seconds');
    await expect.poll(() => asked().at(-1)?.scene_count).toBe(11);
    await expect.element(questions).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Use all')).toHaveFocus();
    await expect.poll(() => keptDraft()?.sceneCount).toBe(3);
  }),
);

thoroughly(() =>
  test('more than any film can be is said, and as much of it as fits can be used', async () => {
    const fits = { scenes: 96, seconds: 960 };
    await open(() => ({ ...much, needs: { scenes: 400, seconds: 3_000 }, fits }));
    await expect
      .element(page.getByText(/That is longer than a film can be: 96 scenes fit\.$/))
      .toBeVisible();
    await expect.element(button('Use all')).not.toBeInTheDocument();
    await userEvent.click(button('Use 96 scenes'));
    await expect.poll(() => keptDraft()?.sceneCount).toBe(96);
  }),
);

thoroughly(() =>
  test('Settings says so too, and shows the scenes that all of it needs', async () => {
    await open(() => much, filledDraft, 'settings');
    await expect.element(page.getByText(/^At most 3 scenes of 10 seconds/)).toBeVisible();
    await button('Use all').click();
    await expect
      .element(page.getByText(/^At most 11 scenes of 10 seconds, 110 seconds in all/))
      .toBeVisible();
    await button('Back to 3 scenes of 10 seconds').click();
    await expect.element(page.getByText(/^At most 3 scenes of 10 seconds/)).toBeVisible();
  }),
);

test('an Arabic idea is marked as Arabic and read from the right, with its answers', async () => {
  await open(() => ({ ...little, language: 'ar', subject: 'النحل', known: true }), {
    ...filledDraft,
    customPrompt: 'لماذا ترقص النحل؟',
  });
  await expect.element(idea).toHaveAttribute('lang', 'ar');
  const first = answerTo(what.question);
  await first.fill('لتخبر أخواتها بمكان الزهور.');
  await expect.element(first).toHaveAttribute('lang', 'ar');
  for (const field of [idea, first])
    expect(getComputedStyle(field.element()).direction).toBe('rtl');
  // The subject stands in an English sentence, which keeps its order.
  expect(page.getByText('النحل', { exact: true }).element().tagName).toBe('BDI');
});

thoroughly(() =>
  test('the preview lists what was answered, each under its question, and leads back to it', async () => {
    const answers = { [points.id]: 'Bees dance.\nThey fly 5 km.', [what.id]: ' ' };
    await open(() => little, { ...filledDraft, answers }, 'preview');
    const row = page.getByRole('definition').filter({ hasText: 'They fly 5 km.' });
    await expect.element(row).toBeVisible();
    await expect.element(row.getByText(points.question)).toBeVisible();
    await expect.element(page.getByText(what.question)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit answers' }).click();
    await expect.element(answerTo(points.question)).toHaveValue(answers[points.id]);
  }),
);
