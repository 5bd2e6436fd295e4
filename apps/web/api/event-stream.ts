/** One server-sent event; `event` is `message` where the server named none. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** More than any event of ours: a stream that exceeds it is not one of ours. */
const maxPendingCharacters = 64 * 1024;

/**
 * Parses a text/event-stream in pieces (WHATWG HTML, 9.2.6). Comments, ids and retry times are left out: the server
 * sends only comments, as heartbeats. Throws RangeError where an event grows beyond 64 K characters.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let pending = '';
  let name = '';
  let data: string[] = [];

  function endEvent(): void {
    if (data.length > 0) onEvent({ event: name === '' ? 'message' : name, data: data.join('\n') });
    name = '';
    data = [];
  }

  function readLine(line: string): void {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }

  return (piece) => {
    // A line may end in CR, LF or CRLF; a CR at the end of a piece may be half of a CRLF and waits for the next.
    const lines = (pending + piece).split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    for (const line of lines) readLine(line);
    const held = data.reduce((total, part) => total + part.length, pending.length);
    if (held > maxPendingCharacters) throw new RangeError('an event of the stream is too long');
  };
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
