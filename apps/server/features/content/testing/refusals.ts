import { expect } from 'vitest';

export const requestId = expect.stringMatching(/^[\da-f-]{36}$/);
/** The one shape of a refused value: the field beside a sentence that names it. */
export const invalid = (field: string) => ({
  status: 422,
  body: {
    detail: expect.stringMatching(new RegExp(`^${field}: .{5,}\\.$`)),
    code: 'invalid_input',
    request_id: requestId,
    field,
  },
});
/** What no database can keep is refused before anything looks at the values. */
const unstorable = (field: string) => ({
  status: 400,
  body: {
    detail: expect.stringMatching(new RegExp(`^${field}: .{5,}\\.$`)),
    code: 'malformed_request',
    request_id: requestId,
    field,
  },
});
export const refused = (field: string, value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
    ? unstorable(field)
    : invalid(field);
export const notFound = {
  status: 404,
  body: {
    detail: 'This was not found. It may have been deleted.',
    code: 'not_found',
    request_id: requestId,
  },
};
