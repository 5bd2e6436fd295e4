interface ErrorFacts {
  readonly message: string;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly code?: string;
  readonly param?: string;
}

/** A refusal in Stripe's words. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, { type = 'invalid_request_error', ...facts }: ErrorFacts) {
    super(facts.message);
    this.status = status;
    this.body = { error: { type, ...facts } };
  }
}

export function noSuch(kind: string, id: string): ApiError {
  return new ApiError(404, {
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}
