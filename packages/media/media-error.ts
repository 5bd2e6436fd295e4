/** The kind of failure, so that a caller can tell "the input is no film" from "we gave up waiting". */
export type MediaErrorReason = 'failed' | 'timeout' | 'missing' | 'unusable-input';

/** A failure of a media tool: one plain sentence, and the last lines the tool itself printed (for the log, never for a user). */
export class MediaError extends Error {
  readonly reason: MediaErrorReason;
  /** The end of the tool's own output; empty where there was none. */
  readonly detail: string;

  constructor(
    message: string,
    options: { reason?: MediaErrorReason; detail?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'MediaError';
    this.reason = options.reason ?? 'failed';
    this.detail = options.detail ?? '';
  }
}
