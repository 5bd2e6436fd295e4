import { AuthApiError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { messageOf } from './error-message.ts';

test('limits tell what to do', () => {
  expect(
    messageOf(
      new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit'),
      'Please try again.',
    ),
  ).toMatch(/mailbox/);
  expect(
    messageOf(
      new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
      'Please try again.',
    ),
  ).toMatch(/wait a moment/);
});

test('what says itself what to do is left as it is', () => {
  const sentence = 'For security purposes, you can only request this after 42 seconds.';
  expect(
    messageOf(new AuthApiError(sentence, 429, 'over_email_send_rate_limit'), 'Please try again.'),
  ).toBe(sentence);
  expect(
    messageOf(
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      'Please try again.',
    ),
  ).toBe('Invalid login credentials');
});

test('what says nothing is given the sentence of its place', () => {
  expect(messageOf(new Error(''), 'Please try again.')).toBe('Please try again.');
  expect(messageOf('thrown by mistake', 'Please try again.')).toBe('Please try again.');
});
