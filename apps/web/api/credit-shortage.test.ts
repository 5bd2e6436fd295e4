import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { describeCreditShortage } from './credit-shortage.ts';

test('names what is needed and what is there', () => {
  const error = new ApiError({ status: 402, detail: { required: 40, available: 3 } });
  expect(describeCreditShortage(error)).toEqual({
    title: 'Insufficient Credits',
    amounts: 'You need 40 credits, but you only have 3 credits available.',
    description:
      'You need 40 credits, but you only have 3 credits available. Please upgrade your plan to continue.',
  });
});

test('says more and 0 where the server sent no numbers [WIZ-34]', () => {
  const error = new ApiError({ status: 402, detail: 'Too few.' });
  expect(describeCreditShortage(error)?.description).toBe(
    'You need more credits, but you only have 0 credits available. Please upgrade your plan to continue.',
  );
});

test('is not about other errors', () => {
  expect(
    describeCreditShortage(new ApiError({ status: 409, detail: { required: 1, available: 0 } })),
  ).toBeNull();
  expect(describeCreditShortage(new Error('402'))).toBeNull();
});
