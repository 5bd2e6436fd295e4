import { Stripe } from 'stripe';
import { AppError } from '@scenewright/contract/app-error.ts';

const {
  StripeAuthenticationError,
  StripeCardError,
  StripeError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripePermissionError,
} = Stripe.errors;

const secrets = /\b(?:sk|rk|pk|whsec|pi|seti)_\w+(?:_secret_\w+)?/g;

/** What may be logged of an error of Stripe's: it can carry the whole answer, with client secrets in it. */
function describe(error: InstanceType<typeof StripeError>): Error {
  const facts = [error.type, error.code, error.statusCode, error.requestId]
    .filter((fact) => fact !== undefined)
    .join(' ');
  return new Error(`Stripe answered (${facts}): ${error.message.replace(secrets, '[hidden]')}`);
}

/** One sentence for whoever sets the product up: the settings here, or those at Stripe, are to blame. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** What people are told while the setup is wrong; the log says what it is. */
export function notSetUp(sentence: string, cause?: unknown): AppError {
  return new AppError('unavailable', undefined, { cause: new SetupError(sentence, { cause }) });
}

/** Translates what went wrong with a call. Nothing of the answer itself is kept. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  const cause = describe(error);
  if (error instanceof StripeCardError) return new AppError('payment_failed', undefined, { cause });
  if (error instanceof StripeAuthenticationError)
    return notSetUp('Stripe refuses the key: check the setting STRIPE_SECRET_KEY.', cause);
  if (error instanceof StripePermissionError)
    return notSetUp(
      'The key in STRIPE_SECRET_KEY may not do what is needed: give it the permissions that docs/operations.md lists.',
      cause,
    );
  // Another order under the same key. The same order while the first is still under way is a 409, and passes.
  if (error instanceof StripeIdempotencyError)
    return new AppError(
      'wrong_state',
      'This was asked for before, and differently. Reload the page and try again.',
      { cause },
    );
  if (error instanceof StripeInvalidRequestError)
    return new AppError('wrong_state', undefined, { cause });
  return new AppError('unavailable', undefined, { cause });
}

/** The answer of a call. @throws AppError */
export async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw toAppError(error);
  }
}

/** The answer of a call, or null where there is no such object. @throws AppError */
export async function askOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return null;
    throw toAppError(error);
  }
}
