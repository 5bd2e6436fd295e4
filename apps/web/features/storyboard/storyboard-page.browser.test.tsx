import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writtenToast } from '../../api/new-contents.ts';
import { toast } from '../../ui/toast.ts';
import { buildScene, buildStoryboard } from './testing/build-storyboard.ts';
import {
  editPath,
  expectAccessible,
  openScenes,
  openStoryboard as open,
  sent,
} from './testing/open-storyboard.tsx';

const draft = buildStoryboard([buildScene(1), buildScene(2)]);

test('who opens a new storyboard is not told any longer that it is ready', async () => {
  toast({ title: 'Storyboard ready', about: writtenToast(draft.id) });
  await open(draft);
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  await expect.element(page.getByText('Storyboard ready', { exact: true })).not.toBeInTheDocument();
});

test('a text that is left is saved, and says so [BOARD-1]', async () => {
  await open(draft);
  await page.getByLabelText('Visual description').first().fill('A red fox');
  await userEvent.tab();
  await expect.element(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(sent).toEqual([
    'edit [{"type":"scene","scene":"1","fields":{"description":"A red fox"},"replaces":{"description":"Description 1"}}]',
  ]);
});

test('a text that the server refuses stays, with the reason and a way to try again', async () => {
  await open(draft, {
    [editPath]: () => ({
      status: 409,
      body: { detail: 'Shorten the dialogue.', code: 'wrong_state', request_id: 'r' },
    }),
  });
  await page.getByLabelText('Dialogue').first().fill('Far too long');
  await userEvent.tab();
  await expect.element(page.getByText('Failed to regenerate audio', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByLabelText('Dialogue').first()).toHaveValue('Far too long');
});

test('Alt with an arrow moves a scene, keeps the focus on it and says where it went [BOARD-27]', async () => {
  await open(draft);
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  document.getElementById(`scene-${buildScene(1).id}`)?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('Scene 1 moved to 2 of 2')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.id).toBe(`scene-${buildScene(1).id}`);
  expect(sent).toEqual(['edit [{"type":"move","scene":"1","position":2}]']);
});

test('approving names its price first, and too few credits are told with the way out [BOARD-4]', async () => {
  await open(draft, {
    '/approve': () => ({
      status: 402,
      body: {
        detail: { required: 10, available: 3 },
        code: 'insufficient_credits',
        request_id: 'r',
      },
    }),
  });
  await page.getByRole('button', { name: 'Approve Content · 10 credits' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('490 credits')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: /Approve Content/ }).click();
  await expect
    .element(
      page.getByText(
        'You need 10 credits, but you only have 3 credits available. Please upgrade your plan to continue.',
        { exact: true },
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
});

test('what is pressed without a question says what is left after it, and a new scene what it will cost', async () => {
  const scenes = [
    buildScene(1, { status: 'failed', failure: 'It did not work.', credit_cost: 40 }),
    buildScene(2, { status: 'completed', visual_url: '/none.png' }),
  ];
  await open(buildStoryboard(scenes, { status: 'awaiting_compilation' }), {
    '/credits': () => ({ body: { available_credits: 75 } }),
  });
  await expect.element(page.getByText('35 credits left after')).toBeVisible();
  await page.getByRole('button', { name: 'Add Scene' }).first().click();
  await expect
    .element(page.getByRole('dialog').getByText(/costs 40 credits: 35 credits left after\./))
    .toBeVisible();
});

test('a finished storyboard is locked, and offers its video and a duplicate [BOARD-6, BOARD-21]', async () => {
  await open(
    buildStoryboard([buildScene(1, { status: 'completed' })], {
      status: 'completed',
      video_url: '/none.mp4',
      download_url: '/none.mp4?download',
    }),
  );
  await expect.element(page.getByRole('button', { name: 'Duplicate as new draft' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download video' }))
    .toHaveAttribute('href', '/none.mp4?download');
  await openScenes();
  await expect.element(page.getByLabelText('Dialogue')).toHaveAttribute('readonly');
  await expect.element(page.getByLabelText('Duration of scene 1')).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'Select scene 1' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Add Scene' }).query()).toBeNull();
});

test('Create Final Video says which scenes it waits for [BOARD-4]', async () => {
  await open(
    buildStoryboard(
      [
        buildScene(1, { status: 'completed', visual_url: '/v.jpg' }),
        buildScene(2, { status: 'failed' }),
      ],
      { status: 'awaiting_compilation' },
    ),
  );
  await expect
    .element(page.getByRole('button', { name: 'Create Final Video' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByText('Scene 2 failed. Regenerate it, delete it or set the duration to 0 s.'))
    .toBeVisible();
});

test('a storyboard that cannot be read says so [BOARD-5]', async () => {
  await open(draft, {
    '/storyboard': () => ({
      status: 404,
      body: { detail: 'It may have been deleted.', code: 'not_found', request_id: 'r' },
    }),
  });
  await expect.element(page.getByText('Error loading storyboard')).toBeVisible();
});

test('a scene is deleted without a question, and Undo in the toast brings it back [BOARD-7]', async () => {
  await open(draft);
  await page.getByRole('button', { name: 'More for scene 2' }).click();
  await page.getByRole('menuitem', { name: /Delete scene/ }).click();
  await expect.element(page.getByText('Scene 2 deleted', { exact: true })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Scene 2' }).query()).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe(`scene-${buildScene(1).id}`);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  expect(sent).toEqual([
    'edit [{"type":"remove","scene":"2"}]',
    'edit [{"type":"insert","scene":"2","position":2}]',
  ]);
});

test('Undo and Redo say what they do, work by key, and leave text fields their own', async () => {
  await open(draft);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByLabelText('Visual description').first().fill('A red fox');
  await userEvent.tab();
  const undo = page.getByRole('button', { name: 'Undo: Edit the description of scene 1' });
  await expect.element(undo).toBeEnabled();
  document.getElementById(`scene-${buildScene(1).id}`)?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByLabelText('Visual description').first())
    .toHaveValue('Description 1');
  await expect
    .element(page.getByRole('button', { name: 'Redo: Edit the description of scene 1' }))
    .toBeEnabled();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(page.getByLabelText('Visual description').first()).toHaveValue('A red fox');
  const calls = sent.length;
  await page.getByLabelText('Dialogue').first().click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(sent).toHaveLength(calls);
});

test('paid work can be called off where it is shown', async () => {
  const making = buildScene(1, {
    status: 'pending',
    cancelable: true,
    progress: { stage: 'picture', percent: 10 },
  });
  await open(buildStoryboard([making], { status: 'awaiting_compilation' }), {
    '/cancel': () => ({ body: { scene: buildScene(1) } }),
  });
  await page.getByRole('button', { name: 'Cancel, scene 1' }).click();
  await expect.poll(() => sent).toEqual(['POST cancel']);
  await expect.poll(() => page.getByRole('button', { name: 'Cancel, scene 1' }).query()).toBeNull();
});

const visual = (id: string, current: boolean) => ({
  id,
  current,
  kind: 'visual',
  media_type: 'image',
  text: `Made from ${id}`,
  model: 'recraft-ai/recraft-v3',
  credits: 5,
  created_at: '2026-01-05T10:00:00.000Z',
  thumbnail_url: null,
  media_url: null,
});

test('a take is compared with the one in place, and put back by a press or its number', async () => {
  const made = buildScene(1, { status: 'completed', visual_url: '/v.jpg' });
  await open(buildStoryboard([made], { status: 'awaiting_compilation' }), {
    '/takes': () => ({ body: { takes: [visual('new', true), visual('old', false)] } }),
  });
  await page.getByRole('button', { name: 'View, scene 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Take 2, Recraft, 5 credits/ }).click();
  await expect.element(dialog.getByText('Made from new')).toBeVisible();
  await expect.element(dialog.getByText('Made from old')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Use this take · free' }).click();
  await expect
    .poll(() => sent)
    .toEqual(['edit [{"type":"scene","scene":"1","fields":{"visual_take":"old"}}]']);
  await userEvent.keyboard('2');
  await expect.poll(() => sent).toHaveLength(2);
});

test('the film is previewed before it is made: scene after scene, by its own clock, marks and keys', async () => {
  await open(
    buildStoryboard([
      buildScene(1, { duration: 4 }),
      buildScene(2, { duration: 0 }),
      buildScene(3, { duration: 6 }),
    ]),
  );
  await expect.element(page.getByRole('heading', { name: 'Scene 3' })).toBeVisible();
  await userEvent.keyboard('p');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const position = dialog.getByRole('slider', { name: 'Position' });
  await expect.element(dialog.getByText('Dialogue 1')).toBeVisible();
  await expect.element(position).toHaveAttribute('aria-valuemax', '10');
  await userEvent.keyboard('k');
  await expect.element(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() => Number(position.element().getAttribute('aria-valuenow')))
    .toBeGreaterThan(0.3);
  await userEvent.keyboard('k');
  await expect.element(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText('Dialogue 3')).toBeVisible();
  await expect.element(dialog.getByText(/Scene 3/)).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(dialog.getByText('Dialogue 1')).toBeVisible();
  await expectAccessible();
});

test('Space on a scene plays the preview from there, as long as somebody can see it', async () => {
  await open(buildStoryboard([buildScene(1, { duration: 4 }), buildScene(2, { duration: 6 })]));
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  document.getElementById(`scene-${buildScene(2).id}`)?.focus();
  await userEvent.keyboard(' ');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect.element(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
  const position = dialog.getByRole('slider', { name: 'Position' });
  await expect
    .poll(() => Number(position.element().getAttribute('aria-valuenow')))
    .toBeGreaterThan(4);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  await expect.element(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the question mark shows the keys, and those of one sign can be turned off there', async () => {
  await open(draft);
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await expect.element(sheet).toBeVisible();
  await sheet
    .getByRole('checkbox', { name: 'Single letters, digits and signs are shortcuts' })
    .click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheet.query()).toBeNull();
  await userEvent.keyboard('?p');
  document.getElementById(`scene-${buildScene(1).id}`)?.focus();
  await userEvent.keyboard('d{ArrowDown}');
  await expect.poll(() => document.activeElement?.id).toBe(`scene-${buildScene(2).id}`);
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(sent).toEqual([]);
});

test('axe finds nothing to complain about in a draft', async () => {
  await open(draft);
  await expect.element(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  await expectAccessible();
});
