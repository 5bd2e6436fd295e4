/** An answer that is longer than whoever asked can hold. */
export class AnswerTooLongError extends Error {
  constructor(mostBytes: number) {
    super(`the answer has more than ${mostBytes} bytes`);
    this.name = 'AnswerTooLongError';
  }
}

interface Bounds {
  readonly mostBytes: number;
  /** For the answer to its last byte, and not only to its first. */
  readonly timeoutMs: number;
}

/** A `fetch` for answers that are read whole into memory: they end with an error where they are too long, or do not end in time. */
export function createBoundedFetch({ mostBytes, timeoutMs }: Bounds): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal == null ? timeout : AbortSignal.any([init.signal, timeout]);
    const response = await fetch(input, { ...init, signal });
    if (response.body === null) return response;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new AnswerTooLongError(mostBytes));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}
