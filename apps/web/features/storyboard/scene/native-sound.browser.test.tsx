import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, sent } from '../testing/open-storyboard.tsx';

const video = { media_type: 'video', credit_cost: 40, sound_credits: 33 } as const;
const made = { status: 'completed', visual_url: 'data:video/mp4,', visual_kind: 'clip' } as const;
const choice = page.getByRole('switch', { name: 'Clip sound of scene 1, +33 credits' });

test('the clip sound is off until it is switched on, with its price, and one press takes it back [SCENE-21]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1, video)]));
  const turned = (to: boolean) =>
    `edit ${JSON.stringify([
      {
        type: 'scene',
        scene: '1',
        fields: { native_sound: to },
        replaces: { native_sound: !to },
      },
    ])}`;
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveTextContent('Clip sound Off· +33 credits');
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.poll(() => sent).toEqual([turned(true)]);
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => sent).toEqual([turned(true), turned(false)]);
});

test('it stands only where the scene can have one, or has it switched on still', async () => {
  const scenes = [
    buildScene(1, { ...video, sound_credits: null }),
    buildScene(2),
    buildScene(3, { ...video, sound_credits: null, native_sound: true }),
    buildScene(4, { ...video, ...made, native_sound: true, sound_credits: 0 }),
  ];
  await openStoryboard(buildStoryboard(scenes));
  await expect.element(page.getByRole('switch', { name: 'Clip sound of scene 3' })).toBeChecked();
  // Its clip has it already: nothing is added.
  const free = page.getByRole('switch', { name: 'Clip sound of scene 4' });
  await expect.element(free).toBeChecked();
  expect(page.getByRole('switch', { name: /^Clip sound/u }).all()).toHaveLength(2);
});

test('a clip that was made without it says so, and what making it anew costs [SCENE-21]', async () => {
  const lacking = { visual_stale: true, awaits_sound: true, native_sound: true, credit_cost: 73 };
  const scenes = [buildScene(1, { ...video, ...made, ...lacking })];
  await openStoryboard(buildStoryboard(scenes, { status: 'awaiting_compilation' }));
  await expect.element(page.getByText(/^Its clip was made without sound/u)).toBeVisible();
  await expect.element(page.getByText('The clip of scene 1 has no sound yet.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Bring up to date.*73 credits$/u }))
    .toBeVisible();
});

test('what sets stills in motion counts the sound that their clips are to have', async () => {
  const still = { ...video, status: 'completed', visual_kind: 'picture' } as const;
  const scenes = [buildScene(1, { ...still, native_sound: true }), buildScene(2, still)];
  const options = { status: 'awaiting_compilation', quality: 'draft' } as const;
  await openStoryboard(buildStoryboard(scenes, options));
  await expect
    .element(page.getByRole('button', { name: /^Set all 2 in motion.*113 credits$/u }))
    .toBeVisible();
});
