import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import * as calls from '@scenewright/contract/schemas/sharing.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { renderMissing } from '../../documents/document.ts';
import { sendDocument } from '../../http/send-document.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { SendAsset } from '../assets/index.ts';
import { missingSentence, renderWatchPage } from './sharing.page.ts';
import { watchPathOf } from './sharing.rules.ts';
import type { Sharing } from './sharing.service.ts';

interface WatchOptions {
  readonly sharing: Sharing;
  readonly sendAsset: SendAsset;
  /** A finished film's captions, as WebVTT. */
  readonly captions: (contentId: string) => Promise<string>;
  readonly fileNameOf: (title: string) => string;
  readonly publicUrl: string;
  /** Where reports of films go. */
  readonly reportTo: string;
}

interface TokenRoute {
  Params: { token: string };
  Querystring: { download?: unknown };
}

/**
 * Serves `/watch/<signed>`, the page of one film, and its files below it. Each asks anew whether the link is still on, so that
 * turning it off ends what is open, too.
 */
export function registerWatchRoutes(
  app: FastifyInstance,
  { sharing, sendAsset, captions, fileNameOf, publicUrl, reportTo }: WatchOptions,
): void {
  serve(app, calls.shareContent, ({ caller, params }) =>
    sharing.share(caller.accountId, params.id),
  );
  serve(app, calls.unshareContent, async ({ caller, params }) => {
    await sharing.revoke(caller.accountId, params.id);
    return { status: 'ok' as const };
  });

  const path = '/watch/:token';
  const hidden = { schema: { hide: true } };
  async function requireFilm(token: string) {
    const film = await sharing.findWatchable(token);
    if (film === null) throw new AppError('not_found', missingSentence);
    return film;
  }

  app.get<TokenRoute>(path, hidden, async ({ params: { token } }, reply) => {
    const film = await sharing.findWatchable(token);
    if (film === null)
      return await sendDocument(reply, renderMissing(missingSentence), { status: 404 });
    const page = renderWatchPage({
      title: film.title,
      shape: shapeOf(film),
      language: film.language,
      showsCaptions: film.captionPreset === 'none',
      durationS: Math.round((film.durationMs ?? 0) / 1_000),
      url: publicUrl + watchPathOf(token),
      hasPicture: film.thumbnailAssetId !== null,
      reportTo,
    });
    return await sendDocument(reply, page, { allow: "media-src 'self'" });
  });

  app.get<TokenRoute>(
    `${path}/film.mp4`,
    hidden,
    async ({ params: { token }, query: { download } }, reply) => {
      const { videoAssetId, title } = await requireFilm(token);
      return await sendAsset(
        reply,
        videoAssetId,
        download === '1' ? `${fileNameOf(title)}.mp4` : null,
      );
    },
  );

  app.get<TokenRoute>(
    `${path}/picture.jpg`,
    hidden,
    async ({ params: { token } }, reply) =>
      await sendAsset(reply, (await requireFilm(token)).thumbnailAssetId, null),
  );

  app.get<TokenRoute>(`${path}/captions.vtt`, hidden, async ({ params: { token } }, reply) => {
    const { contentId } = await requireFilm(token);
    return await reply
      .header('cache-control', 'private, no-cache')
      .type('text/vtt; charset=utf-8')
      .send(await captions(contentId));
  });
}
