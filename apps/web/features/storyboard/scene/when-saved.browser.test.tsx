import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { answerWith, editPath, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const failed = buildStoryboard(
  [
    buildScene(1, { status: 'failed' }),
    buildScene(2, { status: 'completed', visual_url: '/none.jpg' }),
  ],
  { status: 'awaiting_compilation' },
);
const saveThen =
  'edit [{"type":"scene","scene":"1","fields":{"description":"A red fox"},"replaces":{"description":"Description 1"}}]';

test('what is paid waits for the text it is made from: typed, and pressed at once', async () => {
  const saved = Promise.withResolvers<{ body: unknown }>();
  await openStoryboard(failed, {
    [editPath]: () => saved.promise,
    '/regenerate-media': () => ({ body: { scene: buildScene(1, { status: 'pending' }) } }),
  });
  await page.getByLabelText('Visual description').first().fill('A red fox');
  await button('Regenerate Media, 5 credits, scene 1').click();
  await expect.poll(() => sent).toHaveLength(1);
  saved.resolve(
    answerWith(
      buildStoryboard([
        buildScene(1, { status: 'failed', description: 'A red fox' }),
        ...failed.scenes.slice(1),
      ]),
    ),
  );
  await expect.poll(() => sent).toEqual([saveThen, 'POST regenerate-media']);
});

test.each([
  {
    what: 'Approve Content',
    storyboard: buildStoryboard([buildScene(1), buildScene(2)]),
    press: /^Approve Content/,
  },
  { what: 'Regenerate Media', storyboard: failed, press: 'Regenerate Media, 5 credits, scene 1' },
  {
    what: 'Create Final Video',
    storyboard: buildStoryboard([buildScene(1, { status: 'completed', visual_url: '/none.jpg' })], {
      status: 'awaiting_compilation',
    }),
    press: 'Create Final Video',
  },
])('$what is refused while a text is not saved', async ({ storyboard, press }) => {
  const refused = Promise.withResolvers<{ status: number; body: unknown }>();
  await openStoryboard(storyboard, { [editPath]: () => refused.promise });
  await page.getByLabelText('Visual description').first().fill('A red fox');
  await button(press).click();
  refused.resolve({
    status: 500,
    body: { detail: 'Something went wrong on our side.', code: 'internal', request_id: 'r' },
  });
  await expect
    .element(page.getByText('Scene 1 has a text that is not saved yet', { exact: true }))
    .toBeVisible();
  expect(sent).toEqual([saveThen]);
  expect(page.getByRole('alertdialog').query()).toBeNull();
});
