import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@scenewright/contract/app-error.ts';
import { saysNothing } from '@scenewright/contract/rules/pauses.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { Database } from '../../../database/database.ts';
import type { CountWork } from '../../../free-work.ts';
import type { Assets } from '../../assets/index.ts';
import { type Content, findOwnContent } from '../../content/index.ts';
import { deliveryOf } from '@scenewright/storyboard/delivery.ts';
import {
  findContentOfScene,
  findScene,
  type SceneRow,
  updateScene,
} from '../scenes/scene.repository.ts';
import {
  insertTakes,
  listTakes,
  pruneNarrations,
  type TakeRow,
  listNarrations,
} from '../takes/take.repository.ts';
import { refusalToEdit, refusalToSpeak } from '@scenewright/storyboard/scene-rules.ts';
import type { StoryboardAccess } from '../scenes/access.ts';
import { isSpeakable, speak } from '../takes/speaking.ts';
import { takeFit } from '@scenewright/storyboard/take-fit.ts';
import { wantedNarration } from '@scenewright/storyboard/scene-state.ts';
import { findNarration } from '../takes/narration.ts';

export interface ListeningOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly assets: Assets;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly voice: Voice;
  readonly countWork: Pick<CountWork, 'now'>;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
}

const timeoutMs = 60_000;
/** Lines spoken at once for all listeners, so that listening leaves room for what is being made. */
const linesAtOnce = 2;

/** Hearing a scene's line before anything is paid. What was spoken is kept as a narration, so nothing is spoken twice. */
export function createListening({
  database,
  access,
  assets,
  tools,
  clock,
  voice,
  countWork,
  temporaryFolder,
}: ListeningOptions) {
  const limited = createLimiter(linesAtOnce);
  const running = new Map<string, Promise<TakeRow>>();

  /** @throws AppError not_found */
  async function open(
    accountId: string,
    sceneId: string,
  ): Promise<{ content: Content; scene: SceneRow }> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    const content =
      contentId === undefined ? undefined : await findOwnContent(database.db, contentId, accountId);
    const scene = await findScene(database.db, sceneId);
    if (content === undefined || scene === undefined) throw new AppError('not_found');
    return { content, scene };
  }

  async function speakNow(content: Content, scene: SceneRow): Promise<TakeRow> {
    const directory = await mkdtemp(join(temporaryFolder, 'line-'));
    try {
      return await limited(() =>
        speak(
          {
            assets,
            tools,
            clock,
            content,
            scene,
            directory,
            signal: AbortSignal.timeout(timeoutMs),
          },
          voice,
        ),
      );
    } catch (error) {
      throw toAppError(error);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  /** Puts a narration in place where the scene still asks for it; one in the making sees to that itself. */
  async function keep(
    accountId: string,
    sceneId: string,
    take: TakeRow,
    isNew: boolean,
  ): Promise<void> {
    await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      if (isNew) await insertTakes(tx, [take]);
      const isRight = takeFit(take, wantedNarration(content, scene)) === 'right';
      if (scene.status !== 'pending' && isRight)
        await updateScene(tx, sceneId, { narration_take_id: take.id });
      if (isNew) await pruneNarrations(tx, sceneId);
    });
  }

  /** @throws AppError wrong_state where nobody can speak it now */
  function requireSpeakable(content: Content, scene: SceneRow): void {
    const refusal = refusalToEdit(content.status);
    if (refusal !== null) throw new AppError('wrong_state', refusal);
    if (saysNothing(scene.dialogue))
      throw new AppError('wrong_state', 'This scene says nothing yet. Write its dialogue first.');
    const wanted = wantedNarration(content, scene);
    if (wanted?.by === 'own') throw new AppError('wrong_state', refusalToSpeak(scene.position));
    if (wanted?.by === 'nobody')
      throw new AppError(
        'wrong_state',
        'No voice reads this video aloud. Switch the voice on first.',
      );
    if (!isSpeakable(voice, content, scene))
      throw new AppError(
        'wrong_state',
        'No voice reads this language: its captions run with music.',
      );
    if (scene.status === 'pending')
      throw new AppError('wrong_state', 'This scene is being made. You can hear it in a moment.');
  }

  async function speakAndKeep(
    accountId: string,
    content: Content,
    scene: SceneRow,
  ): Promise<TakeRow> {
    await countWork.now('narration', accountId);
    const take = await speakNow(content, scene);
    await keep(accountId, scene.id, take, true);
    return take;
  }

  /**
   * The narration of a scene's line as it stands: one that is there, else a new one, free of charge.
   * @returns the content's id, and the narration's file
   * @throws AppError not_found, wrong_state, rate_limited, unavailable
   */
  return async function listen(
    accountId: string,
    sceneId: string,
  ): Promise<{ contentId: string; assetId: string }> {
    const { content, scene } = await open(accountId, sceneId);
    const current =
      (await listTakes(database.db, [sceneId])).find(({ id }) => id === scene.narration_take_id) ??
      null;
    const known = findNarration(
      wantedNarration(content, scene),
      current,
      await listNarrations(database.db, [sceneId]),
    );
    if (known?.asset_id) {
      if (known !== current && refusalToEdit(content.status) === null)
        await keep(accountId, sceneId, known, false);
      return { contentId: content.id, assetId: known.asset_id };
    }
    requireSpeakable(content, scene);
    // The second half of a double press hears what the first one has spoken.
    const key = JSON.stringify([sceneId, scene.dialogue, content.voice, deliveryOf(scene)]);
    const speaking =
      running.get(key) ??
      speakAndKeep(accountId, content, scene).finally(() => running.delete(key));
    running.set(key, speaking);
    const { asset_id: assetId } = await speaking;
    if (assetId === null) throw new Error('a spoken line has no file');
    return { contentId: content.id, assetId };
  };
}
