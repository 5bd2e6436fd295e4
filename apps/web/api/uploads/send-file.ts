import { DetailedError, Upload } from 'tus-js-client';
import { apiBase, libraryUploads } from '@scenewright/contract/paths.ts';
import { uploadPartBytes } from '@scenewright/contract/rules/library.ts';
import { noConnectionDetail } from '../api-error.ts';
import { sessionHeaders } from '../client.ts';
import { getSession } from '../session.ts';

/** Through a tunnel, or a restart of the server: some minutes in all. */
const retryDelays = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 60_000, 60_000];

interface SendOptions {
  readonly onProgress: (sentBytes: number) => void;
  /** Once it has an address, with the id of the item it becomes. */
  readonly onBegun: (itemId: string) => void;
  readonly onDone: () => void;
  /** @param sentence why; for its creator */
  readonly onFailed: (sentence: string) => void;
}

/** What the server said, or that nobody answered. */
export function sentenceOf(error: Error | DetailedError): string {
  const answer =
    error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : undefined;
  if (answer === undefined || answer === '') return noConnectionDetail;
  try {
    const { detail }: { detail?: unknown } = JSON.parse(answer);
    return typeof detail === 'string' ? detail : noConnectionDetail;
  } catch {
    return noConnectionDetail;
  }
}

/** Whether it is worth another try: the line, a server that restarts, a place that another part has passed, a token that has ended. */
function mayTryAgain(error: Error | DetailedError): boolean {
  const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
  return status < 400 || status >= 500 || status === 401 || status === 409 || status === 429;
}

/** Another account on this machine begins anew with the same file. */
const fingerprintOf = (file: File): string =>
  [
    'scenewright-upload',
    getSession()?.profile.userId ?? '',
    file.name,
    file.size,
    file.lastModified,
  ].join(':');

/**
 * Sends a file into the library; where the same file was being sent before, in whichever tab, goes on from there.
 * @returns ends it; what has arrived stays on the server
 */
export async function sendFile(file: File, options: SendOptions): Promise<() => Promise<void>> {
  const upload = new Upload(file, {
    endpoint: apiBase + libraryUploads.path,
    chunkSize: uploadPartBytes,
    retryDelays,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprintOf(file),
    onBeforeRequest: async (request) => {
      for (const [name, value] of Object.entries(await sessionHeaders()))
        request.setHeader(name, value);
    },
    onShouldRetry: (error) => mayTryAgain(error),
    onUploadUrlAvailable: () => {
      const itemId = upload.url?.split('/').at(-1);
      if (itemId !== undefined) options.onBegun(itemId);
    },
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => options.onDone(),
    onError: (error) => options.onFailed(sentenceOf(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return () => upload.abort();
}
