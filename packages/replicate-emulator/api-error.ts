import type { InvalidField } from './validate-input.ts';

/** A refusal in the form of Replicate's. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    title: string,
    detail: string,
    extra: {
      readonly invalidFields?: readonly InvalidField[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.body = {
      title,
      detail,
      status,
      ...(extra.invalidFields === undefined ? {} : { invalid_fields: extra.invalidFields }),
    };
    this.headers = extra.headers ?? {};
  }
}

export function notFound(): ApiError {
  return new ApiError(404, 'Not found', 'The requested resource could not be found.');
}

/** @param fields a message for each that is wrong */
export function invalidInput(fields: readonly InvalidField[]): ApiError {
  const detail = fields.map(({ field, description }) => `- ${field}: ${description}\n`).join('');
  return new ApiError(422, 'Input validation failed', detail, { invalidFields: fields });
}
