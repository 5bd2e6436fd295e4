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

/** A scene as it was when the writer was asked. @throws AppError wrong_state where it has changed since */
async function requireUnchanged(tx: Tx, { id, updated_at }: repository.SceneRow): Promise<void> {
  const current = await repository.findScene(tx, id);
  if (current === undefined || current.updated_at.getTime() !== updated_at.getTime())
    throw new AppError(
      'wrong_state',
      'A scene has changed meanwhile. Reload the page and try again.',
    );
}

/** What the writer's script makes of a scene. A scene that is left out of the film stays out. */
function rewrittenBy(scene: repository.SceneRow, script: ScriptScene) {
  // A rewrite that could not be spoken in time keeps the words that could.
  const rewritten = carryPauses(scene.dialogue, script.dialogue);
  const canBeSpoken =
    refusalOfDialogue(scene.media_type, rewritten, deliveryOf(scene).speed) === null;
  return {
    description: script.description,
    camera: script.camera,
    dialogue: canBeSpoken ? rewritten : scene.dialogue,
    sentences: script.sentences,
    duration_s:
      scene.duration_s === 0 ? 0 : Math.min(script.durationS, maxSceneDurationS[scene.media_type]),
  };
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

  /** Saves each scene as its script says. @returns the scenes to paint again, and those to speak again */
  async function saveScripts(
    tx: Tx,
    chosen: readonly repository.SceneRow[],
    revised: readonly ScriptScene[],
  ) {
    const repainted: string[] = [];
    const respoken: string[] = [];
    for (const [index, scene] of chosen.entries()) {
      await requireUnchanged(tx, scene);
      const script = revised[index];
      if (script === undefined)
        throw new Error('the writer returned fewer scenes than it was given');
      const change = rewrittenBy(scene, script);
      await repository.updateScene(tx, scene.id, { ...change, updated_at: clock.now() });
      if (scene.duration_s === 0) continue;
      if (change.description !== scene.description) repainted.push(scene.id);
      else if (change.dialogue !== scene.dialogue && scene.status === 'completed')
        respoken.push(scene.id);
    }
    return { repainted, respoken };
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
      await updateContent(tx, contentId, {
        left_out: await leftOutAfter(tx, content, chosen, revised),
      });
      const { repainted, respoken } = await saveScripts(tx, chosen, revised);
      if (content.status === 'draft') return;
      await maker.make(tx, content, repainted);
      for (const id of respoken) await maker.remake(tx, content, id);
    });
    return undone;
  };
}
