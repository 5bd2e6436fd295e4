import { AppError } from '#contract/app-error.ts';
import { maxSceneDurationS } from '#contract/rules/limits.ts';
import { withoutDirections } from '#contract/rules/text-directions.ts';
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

interface Rewrite {
  readonly scene: repository.SceneRow;
  readonly script: ScriptScene;
  /** Whether the new words could not be said within a scene, so that the old ones stay. */
  readonly keepsWords: boolean;
}

/** What the writer made of a scene, with the pauses and, where they could not be spoken in time, the words it had. */
function toRewrite(scene: repository.SceneRow, script: ScriptScene | undefined): Rewrite {
  if (script === undefined) throw new Error('the writer returned fewer scenes than it was given');
  const dialogue = carryPauses(scene.dialogue, script.dialogue);
  const keepsWords =
    refusalOfDialogue(scene.media_type, dialogue, deliveryOf(scene).speed) !== null;
  const words = keepsWords
    ? { dialogue: scene.dialogue, sentences: scene.sentences, durationS: scene.duration_s }
    : { dialogue, durationS: Math.min(script.durationS, maxSceneDurationS[scene.media_type]) };
  return { scene, script: { ...script, ...words }, keepsWords };
}

/** @throws AppError wrong_state where somebody changed the scene since it was read */
async function requireUnchanged(tx: Tx, { id, updated_at: at }: repository.SceneRow) {
  const current = await repository.findScene(tx, id);
  if (current === undefined || current.updated_at.getTime() !== at.getTime())
    throw new AppError(
      'wrong_state',
      'A scene has changed meanwhile. Reload the page and try again.',
    );
}

/** Sentences of the idea that may lie outside the scenes once these are rewritten: with what they dropped. */
async function leftOutAfter(
  tx: Tx,
  content: Content,
  rewrites: readonly Rewrite[],
): Promise<KeptLeftOut[]> {
  const others = (await repository.listScenes(tx, content.id)).filter(
    ({ id }) => !rewrites.some(({ scene }) => scene.id === id),
  );
  const said = [...others, ...rewrites.map(({ script }) => script)];
  const kept = new Set(content.left_out.map(({ text }) => text));
  return [
    ...content.left_out,
    ...rewrites
      .flatMap(({ scene }) => droppedBy(scene, said))
      .filter(({ text }) => !kept.has(text)),
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
    return { content, chosen, unused: stillLeftOut(content.left_out, scenes) };
  }

  /** @returns the scenes whose picture, and those of which only the words, must be made anew */
  async function save(tx: Tx, rewrites: readonly Rewrite[]) {
    const repainted: string[] = [];
    const respoken: string[] = [];
    for (const { scene, script } of rewrites) {
      await requireUnchanged(tx, scene);
      const { description, camera, dialogue, sentences, durationS } = script;
      await repository.updateScene(tx, scene.id, {
        description,
        camera,
        dialogue,
        sentences,
        duration_s: scene.duration_s === 0 ? 0 : durationS,
        updated_at: clock.now(),
      });
      if (scene.duration_s === 0) continue;
      if (description !== scene.description) repainted.push(scene.id);
      else if (dialogue !== scene.dialogue && scene.status === 'completed') respoken.push(scene.id);
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
    const { content: before, chosen, unused } = await selected(accountId, contentId, sceneIds);
    await countWork.now('tweak', accountId);
    const { scenes: revised, undone } = await writer
      .reviseScenes(
        toBrief(before, await listMembers(database.db, accountId)),
        chosen.map(toScriptScene),
        instruction.trim(),
        unused,
        AbortSignal.timeout(writingTimeoutMs),
      )
      .catch((error: unknown) => {
        throw toAppError(error);
      });
    const rewrites = chosen.map((scene, index) => toRewrite(scene, revised[index]));
    await access.editContent(accountId, contentId, async (tx, content) => {
      await updateContent(tx, contentId, { left_out: await leftOutAfter(tx, content, rewrites) });
      const { repainted, respoken } = await save(tx, rewrites);
      if (content.status === 'draft') return;
      await maker.make(tx, content, repainted);
      for (const id of respoken) await maker.remake(tx, content, id);
    });
    const kept = rewrites.filter(({ keepsWords }) => keepsWords);
    return [
      ...undone.map(withoutDirections),
      ...kept.map(
        ({ scene }) =>
          `The new words of scene ${scene.position} take longer than a scene can last, so it keeps its own.`,
      ),
    ];
  };
}
