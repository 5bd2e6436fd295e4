import { AppError } from '#contract/app-error.ts';
import { withoutPauses } from '#contract/rules/pauses.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import { toAppError } from '../../providers/provider-error.ts';
import type { ScriptWriter } from '../../providers/script-writer/script-writer.ts';
import { listMembers } from '../cast/index.ts';
import type { SceneMaker, StoryboardAccess } from './storyboard.access.ts';
import { toBrief } from './storyboard.brief.ts';
import { deliveryOf } from './storyboard.delivery.ts';
import { carryPauses } from './storyboard.pauses.ts';
import * as repository from './storyboard.repository.ts';
import { refusalOfDialogue } from './storyboard.rules.ts';

const writingTimeoutMs = 120_000;

export interface TweakOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly writer: ScriptWriter;
  readonly clock: Clock;
  readonly countWork: Pick<CountWork, 'now'>;
}

/** Rewrites scenes as an instruction asks. Free in a draft; after approval pictures whose description changed are made again at their price, changed words free. */
export function createTweaking({ database, access, maker, writer, clock, countWork }: TweakOptions) {
  async function selected(accountId: string, contentId: string, sceneIds: readonly string[]) {
    const content = await database.transact((tx) => access.requireEditable(tx, accountId, contentId));
    const scenes = await repository.listScenes(database.db, contentId);
    const chosen = scenes.filter(({ id }) => sceneIds.includes(id));
    if (chosen.length !== new Set(sceneIds).size) throw new AppError('not_found');
    if (chosen.some(({ status }) => status === 'pending')) throw new AppError('wrong_state', 'One of these scenes is being made. Wait until it is ready, then tweak it.');
    return { content, chosen };
  }

  /** @throws AppError not_found, wrong_state, insufficient_credits, rate_limited, unavailable */
  return async function tweak(accountId: string, contentId: string, sceneIds: readonly string[], instruction: string): Promise<void> {
    const { content: before, chosen } = await selected(accountId, contentId, sceneIds);
    const scripts = chosen.map(({ description, dialogue, duration_s }) => ({ description, dialogue: withoutPauses(dialogue), durationS: duration_s }));
    await countWork.now('tweak', accountId);
    const revised = await writer.reviseScenes(toBrief(before, await listMembers(database.db, accountId)), scripts, instruction.trim(), AbortSignal.timeout(writingTimeoutMs)).catch((error: unknown) => {
      throw toAppError(error);
    });
    await access.editContent(accountId, contentId, async (tx, content) => {
      const repainted: string[] = [];
      const respoken: string[] = [];
      for (const [index, scene] of chosen.entries()) {
        const current = await repository.findScene(tx, scene.id);
        const changedMeanwhile = current === undefined || current.updated_at.getTime() !== scene.updated_at.getTime();
        if (changedMeanwhile) throw new AppError('wrong_state', 'A scene has changed meanwhile. Reload the page and try again.');
        const script = revised[index];
        if (script === undefined) throw new Error('the writer returned fewer scenes than it was given');
        // A rewrite that could not be spoken in time keeps the words that could.
        const rewritten = carryPauses(scene.dialogue, script.dialogue);
        const dialogue = refusalOfDialogue(scene.media_type, rewritten, deliveryOf(scene).speed) === null ? rewritten : scene.dialogue;
        await repository.updateScene(tx, scene.id, { description: script.description, dialogue, updated_at: clock.now() });
        if (scene.duration_s === 0) continue;
        if (script.description !== scene.description) repainted.push(scene.id);
        else if (dialogue !== scene.dialogue && scene.status === 'completed') respoken.push(scene.id);
      }
      if (content.status === 'draft') return;
      await maker.make(tx, content, repainted);
      for (const id of respoken) await maker.remake(tx, content, id);
    });
  };
}
