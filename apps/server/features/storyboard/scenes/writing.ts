import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Script, ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { CountWork } from '../../../free-work.ts';
import type { JobPayload } from '../../../jobs/definitions.ts';
import type { JobHandlers, JobQueue, JobRun } from '../../../jobs/queue.ts';
import { forAccount } from '../../../origin.ts';
import { listMembers } from '../../cast/index.ts';
import {
  type Content,
  findContent,
  lockContent,
  lockOwnContent,
  updateContent,
} from '../../content/index.ts';
import { breakAfter } from '../making/postponing.ts';
import { storyboardChannel } from './access.ts';
import { toBrief } from '@scenewright/storyboard/brief.ts';
import * as repository from './scene.repository.ts';
import { toNewScene } from '@scenewright/storyboard/script.ts';

const maxTries = 3;

/** How long a storyboard waits for a writing service that does not work, and what its creator reads meanwhile. */
interface Waiting {
  readonly afterMs: number;
  readonly waitingSince: Date;
  readonly sentence: string;
}

const sinceOf = ({ waitingSince }: JobPayload<'write-storyboard'>): Date | null =>
  waitingSince === undefined ? null : new Date(waitingSince);

export interface WritingOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly writer: ScriptWriter;
  readonly clock: Clock;
  readonly countWork: Pick<CountWork, 'within'>;
}

/** Writing a content's storyboard in the background, and writing it again after that failed. */
export function createWriting({ database, queue, writer, clock, countWork }: WritingOptions) {
  async function writeWithRetries(content: Content, signal: AbortSignal): Promise<Script> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await writer.writeStoryboard(
          toBrief(content, await listMembers(database.db, content.account_id)),
          signal,
        );
      } catch (error) {
        if (
          signal.aborted ||
          attempt >= maxTries ||
          (error instanceof ProviderError && (!error.retryable || error.pause !== undefined))
        )
          throw error;
      }
    }
  }

  /** Ends this run and has the storyboard written later: the writing service, and nothing about the idea, is the reason. */
  async function postpone(
    { payload, complete }: JobRun<'write-storyboard'>,
    content: Content,
    { afterMs, waitingSince, sentence }: Waiting,
  ): Promise<void> {
    await database.transact(async (tx) => {
      const current = await lockContent(tx, content.id);
      if (current?.status === 'generating') {
        await updateContent(tx, content.id, { failure: sentence });
        await queue.enqueue(
          tx,
          'write-storyboard',
          { ...payload, waitingSince: waitingSince.toISOString() },
          // By the clock of the machine, as the queue reads it.
          { startAfter: new Date(Date.now() + afterMs) },
        );
        await database.notify(tx, storyboardChannel, content.id);
      }
      await complete(tx);
    });
  }

  const handle: JobHandlers['write-storyboard'] = async (run) => {
    const { payload, signal, complete } = run;
    const content = await findContent(database.db, payload.contentId);
    if (content?.status !== 'generating') return;
    let script: Script | null = null;
    let failure = 'The storyboard could not be written. Please try again.';
    try {
      script = await forAccount(content.account_id, () => writeWithRetries(content, signal), {
        contentId: content.id,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ProviderError) failure = error.message;
      const rest = breakAfter(error, { waiting_since: sinceOf(payload) }, clock.now());
      // What only the operator can mend is told at once: nothing is charged, and nobody's place in a line is lost.
      if (rest?.waitingSince != null && rest.stage !== 'paused') {
        const { afterMs, waitingSince } = rest;
        return await postpone(run, content, { afterMs, waitingSince, sentence: failure });
      }
    }
    await database.transact(async (tx) => {
      const now = clock.now();
      const current = await lockContent(tx, content.id);
      if (current?.status === 'generating') {
        if (script === null)
          await updateContent(tx, content.id, { status: 'failed', failure, updated_at: now });
        else {
          const scenes = script.scenes.map((scene, index) =>
            toNewScene(current, index + 1, scene, now),
          );
          await repository.insertScenes(tx, scenes);
          // A title that was typed since is the creator's own.
          const title =
            current.title === (payload.title ?? content.title)
              ? script.title || current.title
              : current.title;
          const written = {
            genre: script.genre,
            spoken_language: script.language,
            left_out: script.leftOut.map((sentence) => ({ id: randomUUID(), ...sentence })),
          };
          await updateContent(tx, content.id, {
            status: 'draft',
            title: title.slice(0, maxTitleCharacters),
            ...written,
            failure: null,
            updated_at: now,
          });
        }
        await database.notify(tx, storyboardChannel, content.id);
      }
      await complete(tx);
    });
  };

  /** @throws AppError not_found, wrong_state, rate_limited, unavailable */
  async function rewrite(accountId: string, contentId: string): Promise<void> {
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const scenes = await repository.listScenes(tx, contentId);
      if (content.status !== 'failed' || scenes.length > 0)
        throw new AppError(
          'wrong_state',
          'Only a storyboard that could not be written is written again.',
        );
      await updateContent(tx, contentId, {
        status: 'generating',
        failure: null,
        updated_at: clock.now(),
      });
      await countWork.within(tx, 'create', accountId);
      await queue.enqueue(tx, 'write-storyboard', { contentId, title: content.title });
      await database.notify(tx, storyboardChannel, contentId);
    });
  }

  return { handle, rewrite };
}
