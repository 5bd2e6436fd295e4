import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type ErrorCode, errorCodes } from '@scenewright/contract/errors.ts';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { isGone } from './connections.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
};

const unreadable = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

/** `scene_ids.0 must be an id`: the field, then what is wrong with it. */
function describeValidation(error: FastifyError): AppError {
  const first = hasZodFastifySchemaValidationErrors(error) ? error.validation[0] : undefined;
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') || null;
  const message = first?.message ?? 'is not valid';
  return field === null
    ? new AppError('invalid_input', `The request is not valid: ${message}.`)
    : new AppError('invalid_input', `${field}: ${message}.`, { field });
}

/** The one place where an error becomes a status and a body. The unknown becomes a plain 500. */
function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation !== undefined) {
    // An id that cannot be one is not found, like any other that does not exist.
    if (error.validationContext === 'params') return new AppError('not_found');
    return describeValidation(error);
  }
  if (unreadable.has(error.code)) return new AppError('malformed_request');
  const status = error.statusCode ?? 500;
  const code =
    codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'malformed_request' : undefined);
  if (code === undefined && isNoRoom(error))
    return new AppError('no_room', undefined, { retryAfterS: 60, cause: error });
  return code === undefined
    ? new AppError('internal', errorCodes.internal.detail, { cause: error })
    : new AppError(code);
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error.retryAfterS !== undefined)
    void reply.header('retry-after', Math.ceil(error.retryAfterS));
  return reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      detail: error.detail,
      code: error.code,
      request_id: request.id,
      ...(error.field === undefined ? {} : { field: error.field }),
      ...(error.conflict === undefined ? {} : { conflict: error.conflict }),
    });
}

/** Answers an address that the router itself cannot read. No hook runs for these: the headers are set here. */
export function refuseAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const appError =
    error.code === 'FST_ERR_BAD_URL'
      ? new AppError('malformed_request', 'The address of this request could not be read.')
      : new AppError('not_found');
  void sendError(
    appError,
    request,
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }),
  );
}

/** Every failed request answers `{detail, code, request_id}`; a failed validation names its `field`, an edit that met another one its `conflict`. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    // Nobody is there to read it: a connection that ended in the middle of a body is no fault.
    const appError =
      request.raw.socket.destroyed && isGone(error)
        ? new AppError('malformed_request')
        : toAppError(error);
    if (appError.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(appError, request, reply);
  });
}
