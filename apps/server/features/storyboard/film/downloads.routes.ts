import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase, captionFiles, sceneCaptionFile } from '@scenewright/contract/paths.ts';
import { idParams } from '@scenewright/contract/schemas/fields.ts';
import { contentDisposition } from '@scenewright/storage/content-disposition.ts';
import type { Assets } from '../../assets/index.ts';
import { admit, requireCaller } from '@scenewright/http/serve.ts';
import type { CaptionFormat, Downloads } from './downloads.ts';

const captionTypes: Readonly<Record<CaptionFormat, string>> = {
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};
const linkShape = z.object({
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
  download: z.string().check(z.maxLength(200)),
});

function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'private, no-store');
}

/** Aborted when the browser goes away before it has everything. */
function readerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function registerCaptions(app: FastifyInstance, downloads: Downloads): void {
  for (const format of ['srt', 'vtt'] as const) {
    app.get(
      apiBase + captionFiles[format].path,
      {
        schema: { hide: true },
        onRequest: (request) => admit(app, request, captionFiles[format].access),
      },
      async (request, reply) => {
        const params = idParams.safeParse(request.params);
        if (!params.success) throw new AppError('not_found');
        const { name, text } = await downloads.captions(
          requireCaller(request).accountId,
          params.data.id,
          format,
        );
        return await asAttachment(reply, name).type(captionTypes[format]).send(text);
      },
    );
  }
  app.get(
    apiBase + sceneCaptionFile.path,
    {
      schema: { hide: true },
      onRequest: (request) => admit(app, request, sceneCaptionFile.access),
    },
    async (request, reply) => {
      const params = idParams.safeParse(request.params);
      if (!params.success) throw new AppError('not_found');
      const text = await downloads.sceneCaptions(requireCaller(request).accountId, params.data.id);
      return await reply
        .header('cache-control', 'private, no-store')
        .type(captionTypes.vtt)
        .send(text);
    },
  );
}

/**
 * Serves the downloads of a content. Captions ask for a session; clips and packages are opened by signed
 * addresses, so that the browser can save them as they come.
 */
export function registerDownloadRoutes(
  app: FastifyInstance,
  { downloads, assets }: { downloads: Downloads; assets: Assets },
): void {
  registerCaptions(app, downloads);

  /** The id and file name of a signed address. @throws AppError not_found */
  function requireSigned(
    kind: 'scene' | 'content',
    request: { params: unknown; query: unknown },
  ): { id: string; name: string } {
    const params = idParams.safeParse(request.params);
    const query = linkShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const { download: name, ...link } = query.data;
    if (!assets.isDownload({ kind, id: params.data.id, name }, link))
      throw new AppError('not_found', 'This link has expired. Reload the page.');
    return { id: params.data.id, name };
  }

  app.get('/media/scenes/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id, name } = requireSigned('scene', request);
    await downloads.clip(id, readerGone(reply), async (path) => {
      const file = createReadStream(path);
      void asAttachment(reply, name)
        .type('video/mp4')
        .header('content-length', (await stat(path)).size)
        .send(file);
      // The file goes when this ends; a reader who leaves early is no failure.
      await finished(file).catch(() => undefined);
    });
    return reply;
  });

  app.get('/media/contents/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id, name } = requireSigned('content', request);
    return await asAttachment(reply, name)
      .type('application/zip')
      .send(await downloads.everything(id, readerGone(reply)));
  });
}
