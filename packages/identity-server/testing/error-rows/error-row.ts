/*
 * The refusals of the GoTrue contract (AUTH 2.2 to 2.7), row by row: status, error code, message. Written down from the
 * contract, not from our code. Where it leaves the words to us (or with three dots), they are written out all the same.
 *
 * What can be had only once, or needs more than a request, is in error-table.test.ts; Google's part in google/.
 * Not here, because our configuration has no way to them:
 * - session_expired: sessions have no time limit (2.5), so none runs out
 * - manual_linking_disabled: linking is always on, guests become users by it (2.7)
 * - reauthentication_needed: a code is one of two proofs, and the other one is asked for by name
 * - otp_disabled, and signup_disabled at /otp: they would tell who has an account
 * - email_provider_disabled: e-mail is always a way to sign in
 */

export type Service = 'open' | 'closed' | 'autoconfirm';

export interface ErrorRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly service?: Service;
  readonly body?: unknown;
  /** Sent as it is, in place of a body of JSON. */
  readonly raw?: string;
  /** `$name` here, in the path and in the body stands for what the set-up made under that name. */
  readonly bearer?: string;
  /** Asked once before: only then is it refused. */
  readonly again?: true;
  readonly status: number;
  readonly code: string;
  readonly message: string | RegExp;
}

/** The password of everybody whom the rows speak of. */
export const rowPassword = 'a long password';
