import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Kept {
  readonly hash: string;
  readonly answer: Answer;
  readonly at: number;
}

const keptForS = 86_400;

/** Stripe's promise about keys: the first answer is kept for a day, and another request with its key is refused. */
export function createIdempotency(now: () => number) {
  const answers = new Map<string, Kept>();
  return {
    /** @throws ApiError idempotency_error */
    once(key: string | undefined, request: string, carryOut: () => Answer): Answer {
      if (key === undefined) return carryOut();
      const hash = createHash('sha256').update(request).digest('hex');
      const kept = answers.get(key);
      if (kept !== undefined && now() - kept.at < keptForS) {
        if (kept.hash === hash) return kept.answer;
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      const answer = carryOut();
      answers.set(key, { hash, answer, at: now() });
      return answer;
    },
  };
}
