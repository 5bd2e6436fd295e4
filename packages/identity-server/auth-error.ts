type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/** A refusal in the words of the GoTrue contract: status, stable error code, message. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly WeakPasswordReason[] | undefined;
  /** When asking again makes sense, in seconds: the Retry-After of a 429. */
  readonly retryAfterS: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { weakPasswordReasons?: readonly WeakPasswordReason[]; retryAfterS?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.weakPasswordReasons = options.weakPasswordReasons;
    this.retryAfterS = options.retryAfterS;
  }
}

/** The commonest refusal: 400 `validation_failed`. */
export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

/** A link that expired, was used, was replaced by a newer one or never existed; deliberately not told apart. */
export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

const firstNamedVersion = '2024-01-01';

/**
 * The body of a refusal. Since API version 2024-01-01 `code` is the error code; before, it was the status.
 *
 * @param apiVersion the request's X-Supabase-Api-Version header
 */
export function errorBody(
  error: AuthError,
  apiVersion: string | undefined,
): Record<string, unknown> {
  const weakness =
    error.weakPasswordReasons === undefined
      ? {}
      : { weak_password: { reasons: error.weakPasswordReasons } };
  return namesErrorCodes(apiVersion)
    ? { code: error.code, message: error.message, ...weakness }
    : { code: error.status, error_code: error.code, msg: error.message, ...weakness };
}

/** Dates of the form YYYY-MM-DD compare as text; what is none counts as old. */
export function namesErrorCodes(apiVersion: string | undefined): boolean {
  const isDate =
    apiVersion !== undefined &&
    /^\d{4}-\d{2}-\d{2}$/.test(apiVersion) &&
    !Number.isNaN(Date.parse(apiVersion));
  return isDate && apiVersion >= firstNamedVersion;
}
