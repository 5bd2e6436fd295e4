import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase, libraryUploads } from '@scenewright/contract/paths.ts';
import { idParams } from '@scenewright/contract/schemas/fields.ts';
import { admit, requireCaller } from '@scenewright/http/serve.ts';
import type { Library } from './library.service.ts';
import type { Room } from './room.ts';
import { fileNameIn } from './upload-metadata.ts';
import type { Uploads } from './uploads.service.ts';

/*
 * The tus protocol 1.0 (https://tus.io/protocols/resumable-upload): core, creation and termination. What a request says is in
 * its headers; errors are the product's own, as JSON.
 */

const version = '1.0.0';
const root = apiBase + libraryUploads.path;
const partType = 'application/offset+octet-stream';

/** What a header says, which has to be a whole number. @throws AppError invalid_input */
function wholeNumber(field: string, value: unknown): number {
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value))
    throw new AppError('invalid_input', `The header ${field} must be a whole number.`, { field });
  return Number(value);
}

function requireVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== version)
    throw new AppError('invalid_input', `Send uploads by the tus protocol ${version}.`, {
      field: 'tus-resumable',
    });
}

const described = (summary: string) => ({
  summary,
  tags: ['library'],
  security: [{ bearer: [] }],
});

interface UploadRouteOptions {
  readonly uploads: Uploads;
  readonly library: Pick<Library, 'remove'>;
  readonly room: Pick<Room, 'mostFileBytes'>;
}

/** Serves uploads. Bodies are read as they come and are never in memory as a whole. */
export function registerUploadRoutes(app: FastifyInstance, options: UploadRouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Its own calls say what is to be sent.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('tus-resumable', version);
    });
    registerCreation(scope, options);
    registerParts(scope, options);
  });
}

const guarded = (app: FastifyInstance) => ({
  onRequest: async (request: FastifyRequest) => {
    await admit(app, request, libraryUploads.access);
    requireVersion(request);
  },
});

function registerCreation(app: FastifyInstance, { uploads, room }: UploadRouteOptions): void {
  const schema = { hide: true };
  app.options(root, { schema, config: { isPublic: true } }, async (_request, reply) =>
    reply
      .status(204)
      .headers({ 'tus-version': version, 'tus-extension': 'creation,termination' })
      .header('tus-max-size', room.mostFileBytes)
      .send(),
  );
  app.post(
    root,
    { ...guarded(app), schema: described('Begin an upload into the library (tus 1.0)') },
    async (request, reply) => {
      const bytes = wholeNumber('upload-length', request.headers['upload-length']);
      if (bytes === 0)
        throw new AppError('invalid_input', 'The file is empty.', { field: 'upload-length' });
      const name = fileNameIn(request.headers['upload-metadata']);
      const id = await uploads.begin(requireCaller(request).accountId, { name, bytes });
      return await reply.status(201).header('location', `${root}/${id}`).send();
    },
  );
}

type UploadRequest = FastifyRequest<{ Params: z.output<typeof idParams> }>;

function registerParts(app: FastifyInstance, { uploads, library }: UploadRouteOptions): void {
  const url = `${root}/:id`;
  const route = (summary: string) => ({
    ...guarded(app),
    schema: { ...described(summary), params: idParams },
  });
  const callerOf = (request: FastifyRequest) => requireCaller(request).accountId;
  app.route({
    ...route('How far an upload is'),
    ...{ method: 'HEAD', url },
    handler: async (request: UploadRequest, reply: FastifyReply) => {
      const { bytes, receivedBytes } = await uploads.stateOf(callerOf(request), request.params.id);
      return await reply
        .status(200)
        .headers({ 'upload-length': bytes, 'upload-offset': receivedBytes })
        .header('cache-control', 'no-store')
        .send();
    },
  });
  app.route({
    ...route('A part of an upload, from where it stands on'),
    ...{ method: 'PATCH', url },
    handler: async (request: UploadRequest, reply: FastifyReply) => {
      if (request.headers['content-type'] !== partType)
        throw new AppError('unsupported_media_type', `Send parts as ${partType}.`);
      const length = request.headers['content-length'];
      const offset = await uploads.receive(callerOf(request), request.params.id, {
        position: wholeNumber('upload-offset', request.headers['upload-offset']),
        length: length === undefined ? null : Number(length),
        body: request.raw,
      });
      return await reply.status(204).header('upload-offset', offset).send();
    },
  });
  app.route({
    ...route('Give an upload up, or delete what it became'),
    ...{ method: 'DELETE', url },
    handler: async (request: UploadRequest, reply: FastifyReply) => {
      await library.remove(callerOf(request), request.params.id);
      return await reply.status(204).send();
    },
  });
}
