import { AppError } from '#contract/app-error.ts';
import { maxSceneDurationS } from '#contract/rules/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import { toAppError } from '../../providers/provider-error.ts';
import type { ScriptScene, ScriptWriter } from '../../providers/script-writer/script-writer.ts';
import { listMembers } from '../cast/index.ts';
import { type Content, updateContent } from '../content/index.ts';
import type { SceneMaker, StoryboardAccess } from './storyboard.access.ts';
import { toBrief } from './storyboard.brief.ts';
import { deliveryOf } from './storyboard.delivery.ts';
import { carryPauses } from './storyboard.pauses.ts';
import * as repository from './storyboard.repository.ts';
import { refusalOfDialogue } from './storyboard.rules.ts';
import { droppedBy, type KeptLeftOut, stillLeftOut, toScriptScene } from './storyboard.script.ts';

const writingTimeoutMs = 120_000;

export interface TweakOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly writer: ScriptWriter;
  readonly clock: Clock;
  readonly countWork: Pick<CountWork, 'now'>;
}

/** What no scene says once these scenes are rewritten: without what they took up, with what they dropped. */
async function leftOutAfter(
  tx: Tx,
  content: Content,
  chosen: readonly repository.SceneRow[],
  revised: readonly ScriptScene[],
): Promise<KeptLeftOut[]> {
  const others = (await repository.listScenes(tx, content.id)).filter(
    ({ id }) => !chosen.some((scene) => scene.id === id),
  );
  const said = [...others, ...revised];
  return [
    ...stillLeftOut(content.left_out, said),
    ...chosen.flatMap((scene) => droppedBy(scene, said)),
  ].toSorted((one, other) => one.place - other.place);
}

/** Rewrites scenes as an instruction asks. Free in a draft; after approval pictures whose description changed are made again at their price, changed words free. */
export function createTweaking({
  database,
  access,
  maker,
  writer,
  clock,
  countWork,
}: TweakOptions) {
  async function selected(accountId: string, contentId: string, sceneIds: readonly string[]) {
    const content = await database.transact((tx) =>
      access.requireEditable(tx, accountId, contentId),
    );
    const scenes = await repository.listScenes(database.db, contentId);
    const chosen = scenes.filter(({ id }) => sceneIds.includes(id));
    if (chosen.length !== new Set(sceneIds).size) throw new AppError('not_found');
    if (chosen.some(({ status }) => status === 'pending'))
      throw new AppError(
        'wrong_state',
        'One of these scenes is being made. Wait until it is ready, then tweak it.',
      );
    return { content, chosen };
  }

  /** @returns what of the instruction could not be done, in sentences. @throws AppError not_found, wrong_state, insufficient_credits, rate_limited, unavailable */
  return async function tweak(
    accountId: string,
    contentId: string,
    sceneIds: readonly string[],
    instruction: string,
  ): Promise<readonly string[]> {
    const { content: before, chosen } = await selected(accountId, contentId, sceneIds);
    await countWork.now('tweak', accountId);
    const { scenes: revised, undone } = await writer
      .reviseScenes(
        toBrief(before, await listMembers(database.db, accountId)),
        chosen.map(toScriptScene),
        instruction.trim(),
        before.left_out,
        AbortSignal.timeout(writingTimeoutMs),
      )
      .catch((error: unknown) => {
        throw toAppError(error);
      });
    await access.editContent(accountId, contentId, async (tx, content) => {
      const repainted: string[] = [];
      const respoken: string[] = [];
      await updateContent(tx, contentId, {
        left_out: await leftOutAfter(tx, content, chosen, revised),
      });
      for (const [index, scene] of chosen.entries()) {
        const current = await repository.findScene(tx, scene.id);
        const changedMeanwhile =
          current === undefined || current.updated_at.getTime() !== scene.updated_at.getTime();
        if (changedMeanwhile)
          throw new AppError(
            'wrong_state',
            'A scene has changed meanwhile. Reload the page and try again.',
          );
        const script = revised[index];
        if (script === undefined)
          throw new Error('the writer returned fewer scenes than it was given');
        // A rewrite that could not be spoken in time keeps the words that could.
        const rewritten = carryPauses(scene.dialogue, script.dialogue);
        const dialogue =
          refusalOfDialogue(scene.media_type, rewritten, deliveryOf(scene).speed) === null
            ? rewritten
            : scene.dialogue;
        const durationS =
          scene.duration_s === 0
            ? 0
            : Math.min(script.durationS, maxSceneDurationS[scene.media_type]);
        await repository.updateScene(tx, scene.id, {
          description: script.description,
          camera: script.camera,
          dialogue,
          sentences: script.sentences,
          duration_s: durationS,
          updated_at: clock.now(),
        });
        if (scene.duration_s === 0) continue;
        if (script.description !== scene.description) repainted.push(scene.id);
        else if (dialogue !== scene.dialogue && scene.status === 'completed')
          respoken.push(scene.id);
      }
      if (content.status === 'draft') return;
      await maker.make(tx, content, repainted);
      for (const id of respoken) await maker.remake(tx, content, id);
    });
    return undone;
  };
}
