import type { ErrorCode } from '@scenewright/contract/errors.ts';

/** What the server (or the way to it) answered instead of a reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** Stable code of packages/contract/errors.ts; undefined where the answer was not ours (a proxy, no network). */
  readonly code: ErrorCode | undefined;
  /** A sentence, or values such as `{required, available}` of a 402. */
  readonly detail: unknown;
  readonly requestId: string | undefined;

  constructor(answer: {
    status: number;
    code?: ErrorCode | undefined;
    detail: unknown;
    requestId?: string | undefined;
  }) {
    super(
      typeof answer.detail === 'string' ? answer.detail : `The server answered ${answer.status}.`,
    );
    this.status = answer.status;
    this.code = answer.code;
    this.detail = answer.detail;
    this.requestId = answer.requestId;
  }
}

export const noConnectionDetail =
  'The server could not be reached. Check your connection and try again.';
const unreadableDetail = 'The server gave an answer that could not be read. Please try again.';

/** The error for a request that got no answer. */
export function connectionError(): ApiError {
  return new ApiError({ status: 0, detail: noConnectionDetail });
}

/** The error for an answer with this status whose body is not ours to read. */
export function unreadableError(status: number): ApiError {
  return new ApiError({ status, detail: unreadableDetail });
}

/** Reads an answer that is not ok: `{detail, code, request_id}` (API-12). */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('detail' in body))
    return unreadableError(response.status);
  return new ApiError({
    status: response.status,
    detail: body.detail,
    code: 'code' in body && typeof body.code === 'string' ? (body.code as ErrorCode) : undefined,
    requestId:
      'request_id' in body && typeof body.request_id === 'string' ? body.request_id : undefined,
  });
}

/** Whether a text was not saved because another one stands there than its author saw. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}

/** The server's own sentence where it sent one worth showing; else the given one. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && typeof error.detail === 'string' ? error.detail : fallback;
}
