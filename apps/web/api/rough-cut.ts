import type * as z from 'zod/mini';
import { apiBase, paths } from '@scenewright/contract/paths.ts';
import type { roughCut, RoughCutLine } from '@scenewright/contract/schemas/rough-cut.ts';
import { ApiError, connectionError, errorOf, unreadableError } from './api-error.ts';

/** What of an idea is asked for; what is left out is as the wizard offers it. */
export type RoughCutRequest = z.input<typeof roughCut.body>;

/** A scene's picture and sound are some hundred kilobytes: a line longer than this is not one of ours. */
const maxLineCharacters = 8 * 1024 * 1024;

/**
 * Asks for a film of an idea in sketches. No session is sent. Throws {@link ApiError}: status 0 where the connection was lost,
 * before the answer's end too.
 * @param onLine is given each line as it comes
 */
export async function streamRoughCut(
  request: RoughCutRequest,
  signal: AbortSignal,
  onLine: (line: RoughCutLine) => void,
): Promise<void> {
  const response = await fetch(apiBase + paths.roughCut.path, {
    method: paths.roughCut.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  }).catch(lost(signal));
  if (!response.ok) throw await errorOf(response);
  if (response.body === null) throw unreadableError(response.status);
  let isWhole = false;
  await readLines(response.body, (text) => {
    const line: RoughCutLine = JSON.parse(text);
    if (line.kind === 'failed')
      throw new ApiError({ status: response.status, detail: line.detail });
    isWhole ||= line.kind === 'end';
    onLine(line);
  }).catch(lost(signal));
  if (!isWhole) throw connectionError();
}

/** Our own errors and an abort as they are; any other means that the answer did not come. */
const lost = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted || error instanceof ApiError) throw error;
  throw connectionError();
};

async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLine: (text: string) => void,
): Promise<void> {
  let pending = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (pending + piece.value).split('\n');
    pending = lines.pop() ?? '';
    if (pending.length > maxLineCharacters) throw new RangeError('a line is too long');
    for (const line of lines) onLine(line);
  }
}
