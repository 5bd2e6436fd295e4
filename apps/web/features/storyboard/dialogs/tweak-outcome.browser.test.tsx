import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCredits } from '../../../api/testing/fake-billing.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const dialog = page.getByRole('dialog');
const refusal = '“Add a dragon”: a dragon is not in the idea.';

test('a tweak says first what it could not do; by keyboard alone', async () => {
  const scene = buildScene(1, { dialogue: 'Bees dance. They draw a map.' });
  await openStoryboard(buildStoryboard([scene]), {
    '/regenerate-scenes': () => ({
      body: { scenes: [{ ...scene, dialogue: 'Bees dance.' }], undone: [refusal], inverse: [] },
    }),
  });
  const opener = page.getByRole('button', { name: /^Tweak, scene 1/ });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Instruction' })).toHaveFocus();
  await userEvent.keyboard('Shorter, and add a dragon');
  const apply = dialog.getByRole('button', { name: 'Tweak', exact: true });
  for (let step = 0; step < 8 && document.activeElement !== apply.element(); step += 1)
    await userEvent.tab();
  await expect.element(apply).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Scene 1 tweaked' })).toBeVisible();
  const note = dialog.getByRole('note');
  await expect
    .element(note.getByRole('heading', { name: 'Not everything was done' }))
    .toBeVisible();
  await expect.element(note.getByText(refusal)).toBeVisible();
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('They draw a map.');
  await expectAccessible();
  expect(sent).toEqual([
    `POST regenerate-scenes ${JSON.stringify({ scene_ids: [scene.id], text: 'Shorter, and add a dragon' })}`,
  ]);
});

test('a tweak that could do nothing says so, and that nothing changed', async () => {
  const scene = buildScene(1);
  await openStoryboard(buildStoryboard([scene]), {
    '/regenerate-scenes': () => ({ body: { scenes: [scene], undone: [refusal], inverse: [] } }),
  });
  await page.getByRole('button', { name: /^Tweak, scene 1/ }).click();
  await dialog.getByRole('textbox').fill('Add a dragon');
  await dialog.getByRole('button', { name: 'Tweak', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Scene 1 unchanged' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Not done' })).toBeVisible();
  await expect.element(dialog.getByRole('note').getByText(refusal)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('after approval it names the most that it can cost', async () => {
  const made = { status: 'completed', visual_url: '/p.png' } as const;
  await openStoryboard(
    buildStoryboard([buildScene(1, made), buildScene(2, made)], {
      status: 'awaiting_compilation',
    }),
    { '/credits': () => ({ body: buildCredits({ available_credits: 100 }) }) },
  );
  await page.getByText('Select all').click();
  await page.getByRole('button', { name: 'Tweak Selected (2)' }).click();
  await expect.element(dialog.getByText('At most')).toBeVisible();
  await expect
    .element(dialog.getByText('Charged only for the pictures whose description changes.'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Tweak · up to 10 credits' }))
    .toBeVisible();
});
