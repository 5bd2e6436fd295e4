import { errorCodes } from '@scenewright/contract/errors.ts';
import {
  createWorkerPool,
  TooManyWait,
  WorkTookTooLong,
} from '@scenewright/media/threads/worker-pool.ts';
import type { Brief, OfflineWriter, WrittenScene } from '@scenewright/offline-writer';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type {
  ReadIdea,
  ScriptBrief,
  ScriptScene,
  ScriptWriter,
} from '@scenewright/provider-contract/script-writer.ts';
import { networkOf } from './client-network.ts';
import { currentOrigin } from './origin.ts';
import type { WriterAnswer, WriterTask } from './wire-writer.worker.ts';

/** Processor time that reading or writing one text may take, in milliseconds, unless a setting says otherwise. */
const usualWorkMs = 3_000;
/** With its facts and its dictionary the thread holds 100 MB: nobody uses it, nobody keeps it. */
const idleMs = 5 * 60_000;
/** One person's browsers ask one thing at a time. */
const mostWaiting = 16;
const readingTimeoutMs = 60_000;

/** One thread serves all, and starts when it is first needed; texts are read in it, so that none of them holds up the server. */
const thread = createWorkerPool<WriterTask, WriterAnswer>(
  new URL('./wire-writer.worker.ts', import.meta.url),
  1,
  { idleMs, mostWaiting, resourceLimits: { maxOldGenerationSizeMb: 512 } },
);

/** Whose turn it is to use the thread: an account's in the background, else that of the network a request comes from. */
function currentAsker(): string {
  const origin = currentOrigin();
  if (origin === null) return '';
  const { accountId, address, isTrusted } = origin;
  return address === null || isTrusted ? (accountId ?? '') : networkOf(address);
}

/** What went wrong in the thread, in words for who waits for the text. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof WorkTookTooLong)
    return new ProviderError(errorCodes.text_too_hard.detail, {
      retryable: false,
      code: 'text_too_hard',
      cause: error,
    });
  if (error instanceof TooManyWait)
    return new ProviderError(errorCodes.rate_limited.detail, {
      retryable: true,
      retryAfterMs: 2_000,
      code: 'rate_limited',
      cause: error,
    });
  return new ProviderError('This text could not be read just now. Please try again.', {
    retryable: true,
    cause: error,
  });
}

/** Asks the writer. @throws ProviderError, or the signal's reason. */
type Ask = <Method extends keyof OfflineWriter>(
  method: Method,
  args: Parameters<OfflineWriter[Method]>,
  signal: AbortSignal,
) => Promise<ReturnType<OfflineWriter[Method]>>;

/** @param mostMs of processor time that one text may take; as much as is usual unless said */
export type AskWriter = (mostMs: number | undefined) => Ask;

/** Asks the writer in its thread. */
export const askInThread: AskWriter =
  (mostMs = usualWorkMs) =>
  async (method, args, signal) => {
    try {
      const options = { asker: currentAsker(), mostMs };
      const answer = await thread.run({ method, args }, signal, options);
      if (!answer.ok) throw new Error(answer.reason);
      return answer.value as ReturnType<OfflineWriter[typeof method]>;
    } catch (error) {
      signal.throwIfAborted();
      throw toProviderError(error);
    }
  };

const toBrief = ({ prompt, ...brief }: ScriptBrief): Brief => ({ idea: prompt, ...brief });

/** A scene as the product keeps it: its picture plan is read from its description. */
const toScene = ({
  description,
  camera,
  dialogue,
  sentences,
  durationS,
}: WrittenScene): ScriptScene => ({ description, camera, dialogue, sentences, durationS });

/**
 * The writer that needs no key and no network, as the product asks writers.
 * @param mostMs of processor time for one text
 * @param askWriter how the writer is asked
 */
export function createOfflineScriptWriter(
  mostMs?: number,
  askWriter: AskWriter = askInThread,
): ScriptWriter {
  const ask = askWriter(mostMs);
  return {
    name: 'offline',
    async writeStoryboard(brief, signal) {
      const { scenes, leftOut, ...script } = await ask('writeScript', [toBrief(brief)], signal);
      return {
        ...script,
        scenes: scenes.map(toScene),
        leftOut: leftOut.map(({ sentence, why, place }) => ({ ...sentence, why, place })),
      };
    },
    async writeScene(brief, context, signal) {
      return toScene(await ask('writeScene', [toBrief(brief), context], signal));
    },
    async reviseScenes(brief, scenes, instruction, unused, signal) {
      const args = [toBrief(brief), scenes, instruction, unused] as const;
      const { scenes: revised, undone } = await ask('reviseScenes', [...args], signal);
      return { scenes: revised, undone };
    },
    async enhancePrompt({ prompt }, signal) {
      return await ask('enhanceIdea', [prompt], signal);
    },
  };
}

/**
 * Reads ideas for the wizard, whichever writer writes: it is free, so no paid one is asked.
 * @param mostMs of processor time for one
 * @param askWriter how the writer is asked
 */
export function createReadIdea(mostMs?: number, askWriter: AskWriter = askInThread): ReadIdea {
  const ask = askWriter(mostMs);
  return async ({ prompt, ...idea }) =>
    await ask(
      'readIdea',
      [{ idea: prompt, style: '', styleNotes: '', ...idea }],
      AbortSignal.timeout(readingTimeoutMs),
    );
}
