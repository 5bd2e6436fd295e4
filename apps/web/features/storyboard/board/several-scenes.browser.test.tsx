import { expect, test } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, refusing, sent } from '../testing/open-storyboard.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');
const credits = { '/credits': () => ({ body: { available_credits: 75 } }) };

const made = { status: 'completed', visual_url: '/none.jpg' } as const;
const mixed = buildStoryboard(
  [
    buildScene(1, made),
    buildScene(2, { status: 'failed', failure: 'Out of paint.' }),
    buildScene(3, { media_type: 'video', credit_cost: 40 }),
    buildScene(4, { duration: 0 }),
    buildScene(5, { ...made, visual_stale: true }),
  ],
  { status: 'awaiting_compilation' },
);
const [, second, third, , fifth] = mixed.scenes.map(({ id }) => id);

test('all that is missing is made with one press, after its whole price was named [SCENE-3]', async () => {
  const scenes = [
    buildScene(2, { status: 'pending' }),
    buildScene(3, { status: 'pending', media_type: 'video' }),
  ];
  const answered = Promise.withResolvers<{ body: unknown }>();
  await openStoryboard(mixed, { ...credits, '/make-scenes': () => answered.promise });
  await button('Make all 2 missing · 45 credits').click();
  await expect.element(question.getByText('Regenerate the media of scenes 2 and 3?')).toBeVisible();
  for (const line of [
    /1 picture5 credits/,
    /1 clip40 credits/,
    /Total45 credits/,
    /Balance after30 credits/,
  ])
    await expect.element(question.getByText(line).first()).toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Regenerate Media · 45 credits' }).dblClick();
  // Not before the second press: on a busy machine that would hit what lies below the question.
  answered.resolve({ body: { scenes } });
  await expect.poll(() => question.query()).toBeNull();
  expect(sent).toEqual([`POST make-scenes ${JSON.stringify({ scene_ids: [second, third] })}`]);
  await expect
    .element(page.getByText(/1 of 4 scenes made|2 of 4 scenes made, 2 being made/))
    .toBeVisible();
});

thoroughly(() =>
  test('pictures that show an earlier text are listed with what renewing them costs; nothing is renewed by itself', async () => {
    await openStoryboard(mixed, { ...credits, '/make-scenes': refusing(409, 'Not now.') });
    await expect
      .element(page.getByText('The picture of scene 5 shows an earlier text.'))
      .toBeVisible();
    expect(sent).toEqual([]);
    await button('Bring up to date · 5 credits').click();
    await question.getByRole('button', { name: 'Regenerate Media · 5 credits' }).click();
    await expect
      .element(page.getByText('Failed to regenerate media', { exact: true }))
      .toBeVisible();
    expect(sent).toEqual([`POST make-scenes ${JSON.stringify({ scene_ids: [fifth] })}`]);
  }),
);

thoroughly(() =>
  test('ticked scenes are made again at their price together, but for those that are left out', async () => {
    await openStoryboard(mixed, credits);
    await page.getByText('Select all').click();
    await button('Regenerate (4) · 55 credits').click();
    await expect
      .element(question.getByText('Regenerate the media of scenes 1, 2, 3 and 5?'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(sent).toEqual([]);
  }),
);

test('free work that failed is tried again for nothing', async () => {
  await openStoryboard(
    buildStoryboard(
      [
        buildScene(1, {
          status: 'failed',
          failure: 'The voice is hoarse.',
          visual_url: '/none.jpg',
          credit_cost: 0,
        }),
      ],
      { status: 'awaiting_compilation' },
    ),
    {
      '/regenerate-media': () => ({ body: { scene: buildScene(1, { status: 'pending' }) } }),
    },
  );
  await expect.element(page.getByText('The voice is hoarse. Trying again is free.')).toBeVisible();
  await button('Regenerate Media, free, scene 1').click();
  await expect.poll(() => sent).toEqual(['POST regenerate-media']);
});

test('a tweak of several scenes shows what it changed, word by word, and is taken back there [BOARD-23]', async () => {
  const draft = buildStoryboard([
    buildScene(1, { description: 'A red fox at noon' }),
    buildScene(2),
    buildScene(3),
  ]);
  const inverse = [
    { type: 'scene', scene: buildScene(1).id, fields: { description: 'A red fox at noon' } },
  ];
  const tweaked = [buildScene(1, { description: 'A red fox at night' }), buildScene(2)];
  await openStoryboard(draft, {
    '/regenerate-scenes': () => ({ body: { scenes: tweaked, undone: [], inverse } }),
  });
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Select scene ${number}` }).click();
  await button('Tweak Selected (2)').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Tweak', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').fill('   ');
  await expect.element(dialog.getByRole('button', { name: 'Tweak', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').fill(' At night ');
  await dialog.getByRole('button', { name: 'Tweak', exact: true }).click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Scenes 1 and 2 tweaked' }))
    .toBeVisible();
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('noon');
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('night');
  await expect.element(dialog.getByText('Dialogue: unchanged').first()).toBeVisible();
  expect(dialog.getByRole('note').query()).toBeNull();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => sent.at(-1))
    .toBe('edit [{"type":"scene","scene":"1","fields":{"description":"A red fox at noon"}}]');
  expect(sent[0]).toBe(
    `POST regenerate-scenes ${JSON.stringify({ scene_ids: draft.scenes.slice(0, 2).map(({ id }) => id), text: 'At night' })}`,
  );
});

thoroughly(() =>
  test('a scene is split in the middle of what it says, and merged with its next again', async () => {
    const whole = buildScene(1, { dialogue: 'Bees dance. They draw a map.' });
    await openStoryboard(buildStoryboard([whole]));
    await button('More for scene 1').click();
    await expect
      .element(page.getByRole('menuitem', { name: 'Merge with the next' }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('menuitem', { name: 'Split in two' }).click();
    await expect
      .element(
        page.getByRole('listitem', { name: 'Scene 2' }).getByRole('textbox', { name: 'Dialogue' }),
      )
      .toHaveValue('They draw a map.');
    await button('More for scene 1').click();
    await page.getByRole('menuitem', { name: 'Merge with the next' }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'Dialogue' }))
      .toHaveValue('Bees dance. They draw a map.');
    expect(sent).toEqual([
      expect.stringContaining(
        '"type":"split","scene":"1","dialogue":"Bees dance.","next_dialogue":"They draw a map."',
      ),
      'edit [{"type":"merge","scene":"1"}]',
    ]);
    await expect.element(button('Undo: Merge scenes 1 and 2')).toBeEnabled();
  }),
);

thoroughly(() =>
  test('what was ticked in the draft is not ticked any more once it is approved: a phone offers the film next', async () => {
    await page.viewport(390, 844);
    const draft = buildStoryboard([buildScene(1), buildScene(2)]);
    const approved = buildStoryboard([buildScene(1, made), buildScene(2, made)], {
      status: 'awaiting_compilation',
    });
    let current = draft;
    await openStoryboard(draft, {
      '/storyboard': () => ({ body: current }),
      '/approve': () => {
        current = approved;
        return { body: { status: 'awaiting_compilation' } };
      },
    });
    await page.getByText('Select all').click();
    await expect.element(button('Tweak Selected (2)')).toBeVisible();
    await button('Approve Content · 10 credits').click();
    await question.getByRole('button', { name: /Approve Content/ }).click();
    await expect.element(button('Create Final Video')).toBeInViewport({ ratio: 1 });
    await expect.element(button(/^Tweak Selected/)).not.toBeInTheDocument();
    await expect.element(button(/^Regenerate \(/)).not.toBeInTheDocument();
    await expect.element(page.getByText('Select all')).toBeInTheDocument();
  }),
);
