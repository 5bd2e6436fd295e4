import { type ErrorRow, rowPassword as password } from './error-row.ts';

/** Asked again before a minute has passed. */
export const tooSoonRows: readonly ErrorRow[] = [
  {
    method: 'POST',
    path: '/signup',
    body: { email: 'unconfirmed@example.com', password },
    again: true,
    status: 429,
    code: 'over_email_send_rate_limit',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
  },
  {
    method: 'POST',
    path: '/resend',
    body: { type: 'signup', email: 'unconfirmed@example.com' },
    again: true,
    status: 429,
    code: 'over_email_send_rate_limit',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
  },
];

/** POST /resend, /recover, /otp and /magiclink. */
export const mailRows: readonly ErrorRow[] = [
  {
    method: 'POST',
    path: '/resend',
    body: { type: 'other', email: 'known@example.com' },
    status: 400,
    code: 'validation_failed',
    message: 'Missing one of these types: signup, email_change, sms, phone_change',
  },
  {
    method: 'POST',
    path: '/resend',
    body: { type: 'signup' },
    status: 400,
    code: 'validation_failed',
    message: 'Type provided requires an email address',
  },
  {
    method: 'POST',
    path: '/resend',
    body: { type: 'email_change' },
    status: 400,
    code: 'validation_failed',
    message: 'Type provided requires an email address',
  },
  {
    method: 'POST',
    path: '/resend',
    body: { type: 'sms', phone: '+15555550123' },
    status: 400,
    code: 'validation_failed',
    message: 'Type provided requires a phone number',
  },
  {
    method: 'POST',
    path: '/recover',
    body: {},
    status: 400,
    code: 'validation_failed',
    message: 'Password recovery requires an email',
  },
  {
    method: 'POST',
    path: '/otp',
    body: {},
    status: 400,
    code: 'validation_failed',
    message: 'An email address is required',
  },
  {
    method: 'POST',
    path: '/magiclink',
    body: { email: '' },
    status: 400,
    code: 'validation_failed',
    message: 'An email address is required',
  },
  {
    method: 'POST',
    path: '/otp',
    body: { phone: '123' },
    status: 400,
    code: 'phone_provider_disabled',
    message: 'Unsupported phone provider',
  },
];
