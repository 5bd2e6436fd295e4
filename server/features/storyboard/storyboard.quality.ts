import { AppError } from '#contract/app-error.ts';
import type { Quality } from '#contract/rules/quality.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import { type Content, updateContent } from '../content/index.ts';
import type { SceneMaker, StoryboardAccess } from './storyboard.access.ts';
import * as repository from './storyboard.repository.ts';
import {
  changedCast,
  findRightTake,
  isVisualStale,
  makesVideo,
  visualKindOf,
} from './storyboard.rules.ts';
import { loadSceneStates, type SceneState } from './storyboard.view.ts';

/** The take a video scene shows in its new quality, and whether its film must follow; null where it stays as it is. */
function followUp(
  { row, wanted, takes, visual }: SceneState,
  earlier: readonly repository.TakeRow[],
): { takeId: string } | null {
  const isRight =
    visual?.kind === visualKindOf(wanted) &&
    visual.source_text === wanted.description &&
    changedCast(wanted, takes).length === 0;
  const take = isRight ? undefined : findRightTake(wanted, earlier);
  if (take !== undefined) return { takeId: take.id };
  // A scene whose clip failed is whole again where its still is enough.
  return row.status !== 'completed' && visual !== null && !isVisualStale(wanted, takes)
    ? { takeId: visual.id }
    : null;
}

/** The choice between stills and clips after approval. */
export function createQualityChoice({
  access,
  maker,
  clock,
}: {
  access: StoryboardAccess;
  maker: SceneMaker;
  clock: Clock;
}) {
  async function putBack(tx: Tx, content: Content): Promise<void> {
    // A scene in the making is left alone: what was ordered takes its place when it is there.
    const states = (await loadSceneStates(tx, content)).filter(
      ({ row }) => row.media_type === 'video' && row.status !== 'pending',
    );
    const earlier = Map.groupBy(
      await repository.listTakes(
        tx,
        states.map(({ row }) => row.id),
      ),
      ({ scene_id: sceneId }) => sceneId,
    );
    for (const state of states) {
      const next = followUp(state, earlier.get(state.row.id) ?? []);
      if (next === null) continue;
      await repository.updateScene(tx, state.row.id, {
        visual_take_id: next.takeId,
        updated_at: clock.now(),
      });
      await maker.remake(tx, content, state.row.id);
    }
  }

  /**
   * Chooses the quality of an approved content. Nothing is charged: stills or clips that are there are put back in place,
   * those that are not count as missing motion, and are made when they are asked for.
   * @throws AppError not_found, wrong_state
   */
  return async function setQuality(
    accountId: string,
    contentId: string,
    quality: Quality,
  ): Promise<void> {
    await access.editContent(accountId, contentId, async (tx, content) => {
      if (!makesVideo(content.visual_model))
        throw new AppError(
          'wrong_state',
          'This content was made with Recraft, which makes images only: there is no motion to choose.',
        );
      if (content.status === 'draft')
        throw new AppError('wrong_state', 'Choose the quality when you approve the content.');
      if (content.quality === quality) return;
      await updateContent(tx, contentId, { quality });
      await putBack(tx, { ...content, quality });
    });
  };
}
