import { type ErrorCode, errorCodes } from './errors.ts';

type Detail = string | Readonly<Record<string, unknown>>;

/** The value that stands where an edit expected another, and its author. */
export interface Conflict {
  readonly scene: string | null;
  readonly field: string;
  readonly value: unknown;
  readonly changed_at: string;
  /** Another tab of the same browser, or another device or browser. */
  readonly changed_by: 'this_browser' | 'elsewhere';
}

/** A failure the caller should learn about: a code of the closed list, and a sentence that says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;
  readonly retryAfterS: number | undefined;
  /** The field of the request that is wrong, where one is: `scene_length`, `scene_ids.0`. */
  readonly field: string | undefined;
  readonly conflict: Conflict | undefined;

  constructor(
    code: ErrorCode,
    detail: Detail = errorCodes[code].detail,
    options: {
      retryAfterS?: number;
      field?: string;
      conflict?: Conflict;
      cause?: unknown;
    } = {},
  ) {
    super(typeof detail === 'string' ? detail : errorCodes[code].detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.retryAfterS = options.retryAfterS;
    this.field = options.field;
    this.conflict = options.conflict;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
