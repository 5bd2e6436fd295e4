import { beforeEach, describe, expect, test } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import {
  answerWith,
  editPath,
  expectAccessible,
  openScenes,
  openStoryboard,
  sent,
} from '../testing/open-storyboard.tsx';

const video = (number: number, changes: Partial<Scene> = {}) =>
  buildScene(number, { media_type: 'video', ...changes });
const still = {
  status: 'completed',
  visual_url: '/none.jpg',
  visual_kind: 'picture',
  credit_cost: 5,
} as const;
const inFinal = { visual_stale: true, awaits_motion: true, credit_cost: 40 } as const;
const draftFilm = buildStoryboard([video(1, still), video(2, still)], {
  status: 'awaiting_compilation',
  quality: 'draft',
});
const inFull: Storyboard = {
  ...draftFilm,
  quality: 'final',
  scenes: [video(1, { ...still, ...inFinal }), video(2, { ...still, ...inFinal })],
};

const credits = { '/credits': () => ({ body: { available_credits: 500 } }) };
const costs = (draft: number, final: number) => (_body: unknown, query?: URLSearchParams) => ({
  body: {
    creditCost: query?.get('quality') === 'draft' ? draft : final,
    scenes: 2,
    visualModel: 'kwaivgi/kling-v1.6-standard',
    available: 500,
  },
});
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');
const card = (number: number) => page.getByRole('listitem', { name: `Scene ${number}` });

beforeEach(() => page.viewport(1280, 900));

describe('approving', () => {
  const unmade = buildStoryboard([video(1), video(2)]);
  const approval = {
    '/credit-cost': costs(10, 80),
    '/approve': () => ({ body: { status: 'awaiting_compilation', reserved: 10 } }),
  };

  test('offers a draft of stills first, with both prices, and makes what was chosen at the price on the button [SCENE-12]', async () => {
    await openStoryboard(unmade, approval);
    await button('Approve Content · from 10 credits').click();
    const draft = question.getByRole('radio', { name: /^Draft: stills in motion · 10 credits/ });
    const final = question.getByRole('radio', { name: /^Final: Kling clips · 80 credits/ });
    await expect.element(draft).toBeChecked();
    await expect.element(question.getByText('490 credits')).toBeVisible();
    await expectAccessible();
    await final.click();
    await expect
      .element(question.getByRole('button', { name: 'Approve Content · 80 credits' }))
      .toBeVisible();
    await expect.element(question.getByText('420 credits')).toBeVisible();
    // The keys choose, too; a key is down for a while when a person presses it.
    await userEvent.keyboard('{ArrowUp>}');
    await expect.element(draft).toBeChecked();
    await userEvent.keyboard('{/ArrowUp}');
    await question.getByRole('button', { name: 'Approve Content · 10 credits' }).click();
    await expect.poll(() => sent).toEqual(['POST approve {"quality":"draft","price":10}']);
  });

  test('what was approved is being made at once, and is not offered a second time while the page is read again', async () => {
    let isApproved = false;
    const never = new Promise<never>(() => {});
    await openStoryboard(unmade, {
      ...approval,
      '/approve': () => {
        isApproved = true;
        return { body: { status: 'awaiting_compilation', reserved: 10 } };
      },
      '/storyboard': () => (isApproved ? never : { body: unmade }),
    });
    await button('Approve Content · from 10 credits').click();
    await question.getByRole('button', { name: 'Approve Content · 10 credits' }).click();
    await expect.element(page.getByText('Making scenes', { exact: true })).toBeVisible();
    await expect.element(card(1).getByText('Pending', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Make all/ })).not.toBeInTheDocument();
  });

  test('in final quality says nothing of quality: that is what approving always meant [SCENE-12]', async () => {
    await openStoryboard(unmade, approval);
    await button('Approve Content · from 10 credits').click();
    await question.getByRole('radio', { name: /^Final/ }).click();
    await question.getByRole('button', { name: 'Approve Content · 80 credits' }).click();
    await expect.poll(() => sent).toEqual(['POST approve {"price":80}']);
  });

  test('at a price that is another one by now orders nothing, and shows the new one', async () => {
    let price = 10;
    await openStoryboard(buildStoryboard([buildScene(1), buildScene(2)]), {
      '/credit-cost': () => ({
        body: { creditCost: price, available: 500, scenes: 2, visualModel: 'recraft-v3-svg' },
      }),
      '/approve': () => {
        price = 15;
        return {
          status: 409,
          body: {
            detail: 'This costs 15 credits by now, not 10.',
            code: 'price_changed',
            request_id: 'r',
          },
        };
      },
    });
    await button('Approve Content · 10 credits').click();
    await question.getByRole('button', { name: 'Approve Content · 10 credits' }).click();
    await expect.element(page.getByText('This costs 15 credits by now, not 10.')).toBeVisible();
    await expect.element(button('Approve Content · 15 credits')).toBeVisible();
  });

  test('asks of no quality where the price is the same', async () => {
    await openStoryboard(unmade, { ...approval, '/credit-cost': costs(0, 0) });
    await button('Approve Content · 0 credits').click();
    await expect.element(question).toBeVisible();
    expect(question.getByRole('radio').query()).toBeNull();
  });

  test('asks of no quality where there are pictures alone', async () => {
    await openStoryboard(buildStoryboard([buildScene(1), video(2, { duration: 0 })]), approval);
    await expect.element(button('Approve Content · 80 credits')).toBeVisible();
  });
});

const toDraft: readonly Change[] = [{ type: 'content', fields: { quality: 'draft' } }];

describe('stills that are ready', () => {
  test('are set in motion together: the choice is free, the clips are asked about at their price [SCENE-13]', async () => {
    let storyboard = draftFilm;
    await openStoryboard(storyboard, {
      ...credits,
      '/storyboard': () => ({ body: storyboard }),
      [editPath]: () => answerWith((storyboard = inFull)),
      '/make-scenes': () => ({
        body: { scenes: inFull.scenes.map((scene) => ({ ...scene, status: 'pending' })) },
      }),
    });
    await expect
      .element(page.getByRole('heading', { name: 'Stills ready: set them in motion' }))
      .toBeVisible();
    await expect.element(page.getByText('Draft quality', { exact: true })).toBeVisible();
    await expect.element(button('Create Final Video · draft quality')).toBeVisible();
    await button('Set all 2 in motion · 80 credits').click();
    await expect
      .element(question.getByRole('heading', { name: 'Set scenes 1 and 2 in motion?' }))
      .toBeVisible();
    await expect.element(question.getByText('2 clips')).toBeVisible();
    await expect.element(question.getByText('420 credits')).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible();
    await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        'edit [{"type":"content","fields":{"quality":"final"}}]',
        `POST make-scenes ${JSON.stringify({ scene_ids: inFull.scenes.map(({ id }) => id) })}`,
      ]);
  });

  thoroughly(() =>
    test('are as they were after Cancel: quality, prices and all', async () => {
      await openStoryboard(draftFilm, { ...credits });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
      await expect.element(button('Regenerate Media, 5 credits, scene 1')).toBeVisible();
      expect(sent).toEqual([]);
    }),
  );

  thoroughly(() =>
    test('are not made where the quality could not be changed', async () => {
      await openStoryboard(draftFilm, {
        ...credits,
        [editPath]: () => ({
          status: 503,
          body: { detail: 'Not now.', code: 'unavailable', request_id: 'r' },
        }),
      });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
      await expect
        .element(page.getByText('Failed to change the quality', { exact: true }))
        .toBeVisible();
      expect(sent.filter((call) => call.includes('make-scenes'))).toEqual([]);
    }),
  );

  thoroughly(() =>
    test('stay in draft quality where their clips could not be ordered', async () => {
      let storyboard = draftFilm;
      await openStoryboard(storyboard, {
        ...credits,
        '/storyboard': () => ({ body: storyboard }),
        [editPath]: (body) =>
          answerWith(
            (storyboard = JSON.stringify(body).includes('final') ? inFull : draftFilm),
            toDraft,
          ),
        '/make-scenes': () => ({
          status: 402,
          body: {
            detail: { required: 80, available: 3 },
            code: 'insufficient_credits',
            request_id: 'r',
          },
        }),
      });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
      await expect.element(page.getByText('Insufficient Credits', { exact: true })).toBeVisible();
      await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    }),
  );

  thoroughly(() =>
    test('say that the quality could not be set back after their clips could not be ordered', async () => {
      let storyboard = draftFilm;
      await openStoryboard(storyboard, {
        ...credits,
        '/storyboard': () => ({ body: storyboard }),
        [editPath]: (body) =>
          JSON.stringify(body).includes('final')
            ? answerWith((storyboard = inFull))
            : { status: 503, body: { detail: 'Not now.', code: 'unavailable', request_id: 'r' } },
        '/make-scenes': () => ({
          status: 402,
          body: {
            detail: { required: 80, available: 3 },
            code: 'insufficient_credits',
            request_id: 'r',
          },
        }),
      });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
      await expect
        .element(
          page.getByText(
            'You need 80 credits, but you only have 3 credits available. The quality is Final now and could not be set back: choose Draft above to do so.',
            { exact: true },
          ),
        )
        .toBeVisible();
      await expect.element(page.getByRole('radio', { name: 'Final' })).toBeChecked();
    }),
  );

  thoroughly(() =>
    test('are back in draft quality although the answer to that was lost', async () => {
      let storyboard = draftFilm;
      await openStoryboard(storyboard, {
        ...credits,
        '/storyboard': () => ({ body: storyboard }),
        [editPath]: (body) => {
          const isFinal = JSON.stringify(body).includes('final');
          storyboard = isFinal ? inFull : draftFilm;
          return isFinal ? answerWith(storyboard) : { status: 502, body: {} };
        },
        '/make-scenes': () => ({
          status: 409,
          body: { detail: 'Scene 1 is being made.', code: 'wrong_state', request_id: 'r' },
        }),
      });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
      await expect.element(page.getByText('Scene 1 is being made.', { exact: true })).toBeVisible();
      await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    }),
  );

  thoroughly(() =>
    test('take a clip back that was made before, and order the others alone', async () => {
      let storyboard = draftFilm;
      const oneBack: Storyboard = {
        ...inFull,
        scenes: [video(1, { ...still, visual_kind: 'clip' }), video(2, { ...still, ...inFinal })],
      };
      await openStoryboard(storyboard, {
        ...credits,
        '/storyboard': () => ({ body: storyboard }),
        [editPath]: () => answerWith((storyboard = oneBack)),
        '/make-scenes': () => ({ body: { scenes: [] } }),
      });
      await button('Set all 2 in motion · 80 credits').click();
      await question.getByRole('button', { name: 'Set in motion · 80 credits' }).click();
      await expect
        .poll(() => sent.at(-1))
        .toBe(`POST make-scenes ${JSON.stringify({ scene_ids: [oneBack.scenes[1]?.id] })}`);
    }),
  );
});

describe('the quality', () => {
  test('is chosen on the board, free, and taken back by Undo [SCENE-13]', async () => {
    let storyboard = draftFilm;
    await openStoryboard(storyboard, {
      '/storyboard': () => ({ body: storyboard }),
      [editPath]: (body) =>
        answerWith(
          (storyboard = JSON.stringify(body).includes('final') ? inFull : draftFilm),
          toDraft,
        ),
    });
    await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    expect(
      card(1)
        .getByText(/not in motion yet/)
        .query(),
    ).toBeNull();
    await page.getByRole('radio', { name: 'Final' }).click();
    await expect
      .element(card(1).getByText('Still, not in motion yet. Regenerate Media makes its clip.'))
      .toBeVisible();
    await expect.element(button('Regenerate Media, 40 credits, scene 1')).toBeVisible();
    await expectAccessible();
    // It lacks its motion; its text is the one it shows.
    expect(page.getByText(/an earlier text/).query()).toBeNull();
    await button(/^Undo/).click();
    await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    expect(sent).toEqual([
      'edit [{"type":"content","fields":{"quality":"final"}}]',
      'edit [{"type":"content","fields":{"quality":"draft"}}]',
    ]);
  });

  test('is no question in a draft, for a model that makes pictures, and once the video is finished', async () => {
    for (const [changes, badges] of [
      [{ status: 'draft', quality: 'draft' }, 0],
      [{ status: 'awaiting_compilation', visual_model: 'recraft-ai/recraft-v3' }, 0],
      [{ status: 'completed', quality: 'draft', video_url: '/none.mp4' }, 1],
    ] as const) {
      await openStoryboard(buildStoryboard(draftFilm.scenes, changes));
      if (changes.status === 'completed') await openScenes();
      await expect.element(card(1)).toBeVisible();
      expect(page.getByRole('group', { name: 'Quality of the video' }).query()).toBeNull();
      expect(page.getByText('Draft quality', { exact: true }).elements()).toHaveLength(badges);
      document.body.replaceChildren();
    }
  });

  thoroughly(() =>
    test('shows a still as what it is: a picture, made from the description', async () => {
      await openStoryboard(inFull);
      await button('View, scene 1').click();
      const view = page.getByRole('dialog');
      await expect
        .element(view.getByText('Still, not in motion yet. Regenerate Media makes its clip.'))
        .toBeVisible();
      expect(view.element().querySelector('video')).toBeNull();
      expect(view.getByText(/in draft quality/).query()).toBeNull();
    }),
  );

  thoroughly(() =>
    test('says of a still in a draft that it is one', async () => {
      await openStoryboard(draftFilm);
      await button('View, scene 1').click();
      await expect
        .element(
          page
            .getByRole('dialog')
            .getByText('A still, which the camera moves: this video is in draft quality.'),
        )
        .toBeVisible();
    }),
  );

  test('names what is being made', async () => {
    const making = { status: 'pending', progress: { stage: 'picture', percent: 20 } } as const;
    await openStoryboard({ ...draftFilm, scenes: [video(1, making), buildScene(2, making)] });
    await expect.element(card(1).getByText('Painting the still')).toBeVisible();
    await expect.element(card(2).getByText('Painting the picture')).toBeVisible();
  });
});
