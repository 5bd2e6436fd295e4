import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { untilWithStoppedClock } from '../../../api/testing/stopped-clock.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openScenes, openStoryboard, read, refusing, sent } from '../testing/open-storyboard.tsx';

const made = { status: 'completed', visual_url: '/none.jpg' } as const;
const approved = (...scenes: Storyboard['scenes']) =>
  buildStoryboard(scenes, { status: 'awaiting_compilation' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const reads = () => read.filter((path) => path === 'storyboard').length;

beforeEach(() => page.viewport(1280, 900));

describe('without scenes', () => {
  test('a storyboard that is written says so, and Refresh reads it again [BOARD-14]', async () => {
    let storyboard = buildStoryboard([], { status: 'generating' });
    await openStoryboard(storyboard, { '/storyboard': () => ({ body: storyboard }) });
    await expect
      .element(page.getByRole('heading', { name: 'Generating Storyboard' }))
      .toBeVisible();
    storyboard = buildStoryboard([buildScene(1)]);
    await button('Refresh').click();
    await expect.element(page.getByRole('heading', { name: 'Scene 1' })).toBeVisible();
  });

  test('one that cannot be read is asked for again on request [BOARD-14]', async () => {
    let isThere = false;
    await openStoryboard(buildStoryboard([buildScene(1)]), {
      '/storyboard': () =>
        isThere
          ? { body: buildStoryboard([buildScene(1)]) }
          : refusing(503, 'Service temporarily unavailable. Please try again later.')(null),
    });
    await expect.element(page.getByText('Error loading storyboard')).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Service temporarily unavailable. Please try again later.');
    isThere = true;
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Scene 1' })).toBeVisible();
  });

  test('one that could not be written says why, and is written again on request', async () => {
    await openStoryboard(buildStoryboard([], { status: 'failed', failure: 'The writer is ill.' }), {
      '/rewrite': refusing(503, 'Not yet.'),
    });
    await expect.element(page.getByText('The writer is ill.')).toBeVisible();
    await button('Try again').click();
    await expect
      .element(page.getByText('Failed to regenerate scenes. Please try again.', { exact: true }))
      .toBeVisible();
    expect(sent).toEqual(['POST rewrite']);
  });
});

describe('the banner', () => {
  test('before the final video says how many scenes of how many are made [BOARD-6]', async () => {
    await openStoryboard(
      approved(
        buildScene(1, made),
        buildScene(2, { status: 'pending', progress: { stage: 'picture', percent: 50 } }),
      ),
    );
    const banner = page.getByRole('region', { name: 'Progress' });
    await expect.element(banner.getByText('Your scenes are being made')).toBeVisible();
    await expect.element(banner.getByText('1 of 2 scenes made, 1 being made.')).toBeVisible();
    await expect
      .element(banner.getByRole('progressbar'))
      .toHaveAttribute('aria-valuetext', '1 of 2 scenes made, 1 being made. 75%');
    await expect
      .element(page.getByRole('listitem', { name: 'Scene 2' }).getByRole('progressbar'))
      .toHaveAttribute('aria-valuetext', 'Painting the picture, 50%');
    expect(document.title).toBe('75% · Bees · Scenewright');
  });

  test('while it is made names the stage [BOARD-6]', async () => {
    await openStoryboard(
      buildStoryboard([buildScene(1, made)], {
        status: 'processing',
        film_progress: { stage: 'music', percent: 30 },
      }),
    );
    await expect.element(page.getByText('Processing (~5 mins)')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Progress' });
    await expect.element(banner.getByText('Creating your final video')).toBeVisible();
    await expect.element(banner.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await expect.element(banner.getByText(/^Mixing narration and music/)).toBeVisible();
  });
});

test('a scene that waits for its turn says how many are before it, and for about how long where that was measured [BOARD-42]', async () => {
  const waits = [
    [{ ahead: 3 }, 'Waiting its turn, 3 before it'],
    [{ ahead: 0 }, 'Waiting its turn'],
    [{ ahead: 4, wait_s: 190 }, 'Waiting its turn, 4 before it, about 3 minutes'],
    [{ ahead: 0, wait_s: 61 }, 'Waiting its turn, about 1 minute'],
    [{ ahead: 1, wait_s: 20 }, 'Waiting its turn, 1 before it, less than a minute'],
    [{ ahead: 300, wait_s: 7_000 }, 'Waiting its turn, 300 before it, about 2 hours'],
  ] as const;
  await openStoryboard(
    approved(
      ...waits.map(([wait], place) =>
        buildScene(place + 1, {
          status: 'pending',
          progress: { stage: 'queued', percent: 0, ...wait },
        }),
      ),
    ),
  );
  for (const [, words] of waits)
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

describe('the next step', () => {
  test('is Approve Content in a draft alone [BOARD-13]', async () => {
    await openStoryboard(buildStoryboard([buildScene(1)]));
    await expect.element(button('Approve Content · 10 credits')).toBeVisible();
    expect(button('Create Final Video').query()).toBeNull();
  });

  test('is Create Final Video after approval, until there is one [BOARD-13]', async () => {
    let storyboard = approved(buildScene(1, made));
    await openStoryboard(storyboard, {
      '/storyboard': () => ({ body: storyboard }),
      '/combine-scenes': () => {
        storyboard = { ...storyboard, status: 'processing' };
        return { body: { status: 'processing' } };
      },
    });
    await expect.element(button('Create Final Video')).toBeVisible();
    expect(button(/^Approve Content/).query()).toBeNull();
    await button('Create Final Video').click();
    await expect.poll(() => sent).toEqual(['POST combine-scenes']);
    await expect.poll(() => button('Create Final Video').query()).toBeNull();
  });
});

test('a scene says its status in words beside its dot [BOARD-7]', async () => {
  await openStoryboard(
    approved(
      buildScene(1),
      buildScene(2, { status: 'pending' }),
      buildScene(3, made),
      buildScene(4, { status: 'failed' }),
    ),
  );
  for (const [index, words] of ['Draft', 'Pending', 'Completed', 'Failed'].entries()) {
    await expect
      .element(
        page
          .getByRole('listitem', { name: `Scene ${index + 1}` })
          .getByText(words, { exact: true }),
      )
      .toBeVisible();
  }
});

test('nothing of a finished storyboard can be edited, and no scene be added [BOARD-22]', async () => {
  await openStoryboard(
    buildStoryboard([buildScene(1, made), buildScene(2, made)], {
      status: 'completed',
      video_url: '/none.mp4',
    }),
  );
  await openScenes();
  const card = page.getByRole('listitem', { name: 'Scene 1' });
  await expect.element(card.getByRole('checkbox')).toBeDisabled();
  await expect.element(card.getByRole('radio', { name: 'Video' })).toBeDisabled();
  for (const choice of ['Duration of scene 1', 'Speed of scene 1'])
    await expect.element(card.getByLabelText(choice)).toBeDisabled();
  await expect.element(card.getByRole('button', { name: 'Delete scene 1' })).toBeDisabled();
  for (const name of ['Tweak, scene 1', 'Regenerate Media, 5 credits, scene 1'])
    await expect
      .element(card.getByRole('button', { name }))
      .toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Visual description', 'Dialogue'])
    await expect.element(card.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
  for (const name of ['Add Scene', 'More for scene 1', /^Tweak Selected/])
    expect(button(name).query()).toBeNull();
});

describe('an edit', () => {
  test('of the media type is sent; content made with Recraft has images only, and says why [BOARD-7]', async () => {
    await openStoryboard(buildStoryboard([buildScene(1)]));
    await page.getByRole('radio', { name: 'Video' }).click();
    await expect
      .poll(() => sent)
      .toEqual(['edit [{"type":"scene","scene":"1","fields":{"media_type":"video"}}]']);
    await expect.element(page.getByRole('radio', { name: 'Video' })).toBeChecked();
  });

  test('of the media type is refused with its reason where the content is made of images', async () => {
    await openStoryboard(
      buildStoryboard([buildScene(1)], { visual_model: 'recraft-ai/recraft-v3' }),
    );
    await expect.element(page.getByRole('radio', { name: 'Video' })).toBeDisabled();
    await expect
      .element(page.getByTitle('This content is made with Recraft, which makes images only.'))
      .toBeVisible();
  });

  test('of the duration is sent where it is another one, out of 0 to 20 s for images and 0 to 10 s for video [BOARD-7, BOARD-25]', async () => {
    await openStoryboard(buildStoryboard([buildScene(1), buildScene(2, { media_type: 'video' })]));
    const choices = (number: number) =>
      page
        .getByLabelText(`Duration of scene ${number}`)
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
    await expect.element(page.getByLabelText('Duration of scene 1')).toBeVisible();
    expect(choices(1)).toEqual(Array.from({ length: 21 }, (_, seconds) => `${seconds} s`));
    expect(choices(2)).toEqual(Array.from({ length: 11 }, (_, seconds) => `${seconds} s`));
    await page.getByLabelText('Duration of scene 1').selectOptions('10');
    await page.getByLabelText('Duration of scene 1').selectOptions('4');
    await expect
      .poll(() => sent)
      .toEqual(['edit [{"type":"scene","scene":"1","fields":{"duration":4}}]']);
  });
});

test('Tweak Selected stands there with its number once more than one scene is ticked [BOARD-11]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1), buildScene(2), buildScene(3)]));
  await page.getByRole('checkbox', { name: 'Select scene 1' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(button(/^Tweak Selected/).query()).toBeNull();
  await page.getByRole('checkbox', { name: 'Select scene 3' }).click();
  await expect.element(button('Tweak Selected (2)')).toBeVisible();
});

test('a scene is added at a chosen place, between the neighbours that are shown, with or without a description [BOARD-12]', async () => {
  const [first, second] = [buildScene(1), buildScene(2)];
  await openStoryboard(buildStoryboard([first, second]), {
    '/generate-scene': () => ({
      body: { ...buildScene(3), id: '00000000-0000-4000-8000-0000000000ff', number: 2 },
    }),
  });
  await button('Add Scene').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Description 2')).toBeVisible();
  const position = dialog.getByRole('combobox', { name: 'Position' });
  expect(
    position
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Insert at Scene 1', 'Insert at Scene 2', 'Add as last scene']);
  await position.selectOptions('Insert at Scene 2');
  await expect.element(dialog.getByText('Before it: scene 1')).toBeVisible();
  await expect.element(dialog.getByText('After it: scene 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Scene' }).click();
  await expect
    .poll(() => page.getByRole('listitem', { name: /^Scene \d$/ }).elements())
    .toHaveLength(3);
  expect(sent).toEqual([
    `POST generate-scene ${JSON.stringify({ position: 2, is_last_scene: false, description: null, previous_scene_id: first.id, next_scene_id: second.id })}`,
  ]);
});

describe('the film in the making', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      }),
  );
  afterEach(() => void vi.useRealTimers());
  const shown = (text: string) =>
    untilWithStoppedClock(() => page.getByText(text, { exact: true }).query() !== null);

  test('says how long it still takes, as far as its pace shows it', async () => {
    let percent = 10;
    const storyboard = buildStoryboard([buildScene(1, made)], { status: 'processing' });
    await openStoryboard(storyboard, {
      '/storyboard': () => ({
        body: { ...storyboard, film_progress: { stage: 'combine', percent } },
      }),
      '/events': refusing(404, 'Not here.'),
    });
    await shown('10%');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.getByText(/left$/).query()).toBeNull();
    percent = 25;
    await vi.advanceTimersByTimeAsync(15_000);
    await shown('25%');
    await vi.advanceTimersByTimeAsync(1_000);
    await shown('1–2 min left');
  });

  test('is looked for every 15 s until it failed, which a toast tells [FILM-5, FILM-9]', async () => {
    let storyboard = buildStoryboard([buildScene(1, made)], { status: 'processing' });
    // No events: the poll alone must do.
    await openStoryboard(storyboard, {
      '/storyboard': () => ({ body: storyboard }),
      '/events': refusing(404, 'Not here.'),
    });
    await shown('Creating your final video');
    const before = reads();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(reads()).toBe(before);
    await vi.advanceTimersByTimeAsync(1_500);
    await untilWithStoppedClock(() => reads() === before + 1);
    storyboard = { ...storyboard, status: 'failed', failure: 'The scenes could not be joined.' };
    await vi.advanceTimersByTimeAsync(15_000);
    const notifications = page.getByRole('region', { name: /Notifications/ });
    await untilWithStoppedClock(
      () => notifications.getByText('Processing Failed', { exact: true }).query() !== null,
    );
    await expect
      .element(
        notifications.getByText('There was an error creating your video. Please try again.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect.element(button('Create Final Video')).toBeVisible();
    const after = reads();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(after);
  });
});

test('after the approval the label says what goes on: scenes that are made, then a film that waits to be combined', async () => {
  await openStoryboard(approved(buildScene(1, { status: 'pending' }), buildScene(2, made)));
  await expect.element(page.getByText('Making scenes', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Awaiting compilation', { exact: true }))
    .not.toBeInTheDocument();
});

test('a film whose scenes are all made waits to be combined', async () => {
  await openStoryboard(approved(buildScene(1, made), buildScene(2, made)));
  await expect.element(page.getByText('Awaiting compilation', { exact: true })).toBeVisible();
});
