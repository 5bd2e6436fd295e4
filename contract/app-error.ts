import { type ErrorCode, errorCodes } from './errors.ts';

type Detail = string | Readonly<Record<string, unknown>>;

/** A failure the caller should learn about: a code of the closed list, and a sentence that says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, detail: Detail = errorCodes[code].detail, options: { retryAfterS?: number; cause?: unknown } = {}) {
    super(typeof detail === 'string' ? detail : errorCodes[code].detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
