import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { maxLaterShots } from '@scenewright/contract/rules/picture-plan.ts';
import type { SketchKind, SketchLinks } from '../scenes/sketch-links.ts';
import type { Sketches } from './sketch.ts';

const paramsShape = z.object({
  file: z.string().check(z.regex(/^[0-9a-f-]{36}\.(?:jpg|m4a|music\.m4a|intro\.jpg|outro\.jpg)$/)),
});
const idLength = 36;
const kinds: readonly SketchKind[] = ['jpg', 'm4a', 'music.m4a', 'intro.jpg', 'outro.jpg'];
const queryShape = z.object({
  version: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
  shot: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxLaterShots)), 0),
});

/** Serves `/media/sketches/<scene>.jpg` and `.m4a`, and `<content>.music.m4a`, `.intro.jpg` and `.outro.jpg`, to whoever holds a signed link. */
export function registerSketchRoute(
  app: FastifyInstance,
  { sketch, links, folder }: { sketch: Sketches; links: SketchLinks; folder: string },
): void {
  app.get('/media/sketches/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    const query = queryShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const id = params.data.file.slice(0, idLength);
    const kind = kinds.find((each) => each === params.data.file.slice(idLength + 1));
    const { version, expires, signature, shot } = query.data;
    if (kind === undefined || !links.isValid({ id, kind, version, expires }, signature))
      throw new AppError('not_found', 'This link has expired. Reload the page.');
    const made = await sketch(id, kind, version, shot);
    // No error: a browser asks for a sketch while the picture that replaces it is being made.
    if (made === null) return reply.code(204).header('cache-control', 'no-store').send();
    const { name, isWanted } = made;
    return reply
      .header('cache-control', isWanted ? 'private, max-age=86400, immutable' : 'no-store')
      .type(kind.endsWith('jpg') ? 'image/jpeg' : 'audio/mp4')
      .sendFile(name, folder, { cacheControl: false });
  });
}
