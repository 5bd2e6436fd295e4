import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { apiBase } from '@scenewright/contract/paths.ts';
import { exportProfile } from '@scenewright/contract/paths.ts';
import { contentDisposition } from '@scenewright/storage/content-disposition.ts';
import { admit, requireCaller } from '@scenewright/http/serve.ts';
import { closeIfUnread } from '@scenewright/http/unread-reply.ts';
import type { Archive } from './archive.service.ts';

const reply = z.string().check(z.describe('A ZIP of JSON files and media, made while it is read'));

/** GET /profile/export. */
export function registerArchiveRoutes(
  app: FastifyInstance,
  { archive }: { archive: Archive },
): void {
  const { path, access, summary } = exportProfile;
  app.get(
    apiBase + path,
    {
      schema: {
        summary,
        tags: ['profile'],
        security: [{ bearer: [] }],
        response: {
          200: { description: 'The archive', content: { 'application/zip': { schema: reply } } },
        },
      },
      onRequest: (request) => admit(app, request, access, 'now'),
    },
    async (request, answer) => {
      const gone = new AbortController();
      answer.raw.once('close', () => gone.abort());
      // It holds one of the few turns that all share.
      closeIfUnread(answer.raw, () => gone.abort());
      const { madeAt, zip } = await archive.open(requireCaller(request).accountId, gone.signal);
      const name = `scenewright-${madeAt.toISOString().slice(0, 10)}.zip`;
      return await answer
        .header('content-disposition', contentDisposition(name))
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(zip);
    },
  );
}
