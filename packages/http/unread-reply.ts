import type { ServerResponse } from 'node:http';

/** A slow line takes something in this time; who takes nothing holds what the reply holds, for ever if they are let. */
export const readTimeoutMs = 120_000;

/**
 * Calls `giveUp` where a reply waits to be read and its reader takes nothing of it for so long; slowness of ours does not count.
 * For replies that hold what others wait for.
 */
export function closeIfUnread(
  response: ServerResponse,
  giveUp: () => void,
  timeoutMs = readTimeoutMs,
): void {
  let written = -1;
  const timer = setInterval(() => {
    const bytes = response.socket?.bytesWritten ?? 0;
    if (response.writableNeedDrain && bytes === written) giveUp();
    written = bytes;
  }, timeoutMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
