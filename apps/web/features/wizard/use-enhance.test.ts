import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { describeEnhanceFailure } from './use-enhance.ts';

test.each([
  [
    new ApiError({ status: 401, detail: 'x' }),
    'Authentication Error',
    'Please log in again to continue.',
  ],
  [
    new ApiError({ status: 403, detail: 'x' }),
    'Authentication Required',
    'Please sign in to access this feature.',
  ],
  [
    new ApiError({
      status: 503,
      detail: 'Service temporarily unavailable. Please try again later.',
    }),
    'Enhancement Failed',
    'Service is temporarily unavailable. Please try again in a few minutes.',
  ],
  [
    new ApiError({ status: 500, detail: 'x' }),
    'Enhancement Failed',
    'Failed to enhance prompt. Please try again.',
  ],
  [
    new ApiError({ status: 422, code: 'text_too_hard', detail: 'Shorten it.' }),
    'Enhancement Failed',
    'Shorten it.',
  ],
  [new Error('x'), 'Enhancement Failed', 'Failed to enhance prompt. Please try again.'],
])('%o is told as %s', (error, title, description) =>
  expect(describeEnhanceFailure(error)).toEqual({ title, description }),
);
