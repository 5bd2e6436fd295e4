import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Tx } from '../../../database/database.ts';
import type { JobQueue } from '../../../jobs/queue.ts';
import { type Content, lockOwnContent, updateContent } from '../../content/index.ts';
import { listScenes } from '../scenes/scene.repository.ts';
import { refusalToEdit, refusalToSpeak } from '@scenewright/storyboard/scene-rules.ts';
import { loadSceneStates } from '../scenes/load-states.ts';
import { storyboardChannel } from '../scenes/access.ts';
import { findLiveFilm, insertFilm, updateFilm } from './film.repository.ts';
import { listUnrecorded } from '../takes/narration.ts';
import { refusalToCombine } from '@scenewright/storyboard/film/refusal-to-combine.ts';

/** Why a film cannot be combined in which recordings say other words than its scenes; null where it can. */
async function refusalOfRecordings(tx: Tx, content: Content): Promise<string | null> {
  const [lacking] = await listUnrecorded(tx, await loadSceneStates(tx, content));
  return lacking === undefined ? null : refusalToSpeak(lacking.row.position);
}

export interface CompositionOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
}

/** "Create Final Video": free of charge, and tried again free when it failed. */
export function createComposition({ database, queue, clock }: CompositionOptions) {
  /** @throws AppError not_found, wrong_state */
  async function combine(accountId: string, contentId: string): Promise<void> {
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const refusal =
        refusalToEdit(content.status) ??
        (content.status === 'draft'
          ? 'Approve the content first: then its scenes are made and can be combined.'
          : null) ??
        refusalToCombine(await listScenes(tx, contentId)) ??
        (await refusalOfRecordings(tx, content));
      if (refusal !== null) throw new AppError('wrong_state', refusal);
      const now = clock.now();
      const id = randomUUID();
      await insertFilm(tx, { id, content_id: contentId, created_at: now });
      await updateContent(tx, contentId, { status: 'processing', failure: null, updated_at: now });
      await queue.enqueue(tx, 'combine-film', { filmId: id }, { accountId: content.account_id });
      await database.notify(tx, storyboardChannel, contentId);
    });
  }

  /** Ends the combining of a content that is being deleted: brought back, it waits to be combined again. The content must be locked. */
  async function cancel(tx: Tx, contentId: string): Promise<void> {
    const film = await findLiveFilm(tx, contentId);
    if (film === undefined) return;
    const now = clock.now();
    await updateFilm(tx, film.id, {
      status: 'failed',
      failure: 'The video was deleted while it was made.',
      finished_at: now,
    });
    await updateContent(tx, contentId, {
      status: 'awaiting_compilation',
      failure: null,
      updated_at: now,
    });
  }

  return { combine, cancel };
}

export type Composition = ReturnType<typeof createComposition>;
