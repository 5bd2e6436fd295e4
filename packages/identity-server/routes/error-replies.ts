import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { errorCodes } from '@scenewright/contract/errors.ts';
import type { Faults } from '../host.ts';
import { KeysUnavailable } from '../token-verifier.ts';
import { AuthError, errorBody, namesErrorCodes } from '../auth-error.ts';

export const versionHeader = 'x-supabase-api-version';
const newestVersion = '2024-01-01';

function apiVersion(request: FastifyRequest): string | undefined {
  const header = request.headers[versionHeader];
  return Array.isArray(header) ? header[0] : header;
}

/**
 * Into the contract's words. 5xx is for faults of ours alone: clients keep the session and try again on any of them.
 */
function toAuthError(error: FastifyError | Error, { isNoRoom }: Faults): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof KeysUnavailable) return new AuthError(503, 'request_timeout', error.message);
  if (error instanceof AppError && error.status === 429)
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfterS: error.retryAfterS ?? 60,
    });
  if (error instanceof AppError && error.status < 500)
    return new AuthError(
      error.status,
      error.code === 'malformed_request' ? 'bad_json' : error.code,
      error.message,
    );
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413)
    return new AuthError(413, 'request_entity_too_large', 'Request body is too large');
  if (status !== undefined && status < 500)
    return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${error.message}`);
  // Not 507: clients keep their session and try again only on what they know as passing.
  if (isNoRoom(error))
    return new AuthError(503, 'request_timeout', errorCodes.no_room.detail, { retryAfterS: 60 });
  return new AuthError(500, 'unexpected_failure', 'Internal Server Error');
}

/** Answers errors below the prefix as GoTrue does, in the form the request's API version asks for. */
export function installAuthErrors(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler<FastifyError | Error>(async (error, request, reply) => {
    const authError =
      request.raw.socket.destroyed && faults.isGone(error)
        ? new AuthError(400, 'bad_json', 'The connection ended in the middle of the request')
        : toAuthError(error, faults);
    // A crowd is no fault of ours.
    if (authError.status >= 500 && authError.retryAfterS === undefined)
      request.log.error({ err: error }, 'identity request failed');
    const version = apiVersion(request);
    if (authError.retryAfterS !== undefined)
      void reply.header('retry-after', Math.max(1, Math.ceil(authError.retryAfterS)));
    if (namesErrorCodes(version)) void reply.header(versionHeader, newestVersion);
    const body = errorBody(authError, version);
    const withId =
      authError.status >= 500 && !namesErrorCodes(version)
        ? { ...body, error_id: request.id }
        : body;
    return await reply
      .status(authError.status)
      .header('x-sb-error-code', authError.code)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(withId);
  });
  app.setNotFoundHandler(() => {
    throw new AuthError(404, 'not_found', 'This path is not part of the identity service');
  });
}
