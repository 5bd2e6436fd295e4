import { createParser } from 'eventsource-parser';

/** One server-sent event; `event` is `message` where the server named none. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** More than any event of ours: a stream that exceeds it is not one of ours. */
const maxPendingCharacters = 64 * 1024;

/** Parses a text/event-stream in pieces. Throws RangeError where an event grows beyond 64 K characters. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  const { feed } = createParser({
    maxBufferSize: maxPendingCharacters,
    onEvent: ({ event = 'message', data }) => onEvent({ event, data }),
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded')
        throw new RangeError('an event of the stream is too long');
    },
  });
  return feed;
}

/** Reads a stream of UTF-8 event text to its end; `onBytes` hears of every piece, heartbeats too. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const parse = createEventParser(onEvent);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
