import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#contract/app-error.ts';
import type { Studio } from '@scenewright/studio';
import { type Drawing, parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import type { Database } from '../../database/database.ts';
import type { ImageMaker } from '../../providers/image-maker/image-maker.ts';
import { createTurns, QueueIsFull } from '../../turns.ts';
import { listMembers } from '../cast/index.ts';
import { findContent } from '../content/index.ts';
import {
  findScene,
  loadSceneStates,
  type SketchLinks,
  sketchVersions,
} from '../storyboard/index.ts';
import { planPicture } from './generation.visual.ts';

export interface SketchesOptions {
  readonly database: Database;
  readonly studio: Pick<Studio, 'renderStill'>;
  /** Paints without a provider, so that sketches are free. */
  readonly painter: ImageMaker;
  /** Emptied at each start: what is painted may look otherwise in a new version. */
  readonly folder: string;
}

/** As wide as the largest place that shows a sketch, in pixels. */
const widths = { vertical: 360, landscape: 640 } as const;
/** Painting holds a core: those who make films and edit storyboards need the others. */
const mostAtOnce = 1;
/** As many as the largest storyboards of a few people who open them at once have scenes. */
const longestQueue = 400;
const timeoutMs = 30_000;

interface Sketch {
  /** Of the file in the folder. */
  readonly name: string;
  /** Whether it is the version that was asked for, and not the one that stands there by now. */
  readonly isWanted: boolean;
}

/** What scenes will show: each is painted when it is first asked for, and kept until the next start. */
export function createSketches({ database, studio, painter, folder }: SketchesOptions) {
  const inTurn = createTurns(mostAtOnce, { longestQueue });
  const running = new Map<string, Promise<void>>();
  const emptied = rm(folder, { recursive: true, force: true }).then(() =>
    mkdir(folder, { recursive: true }),
  );
  emptied.catch(() => undefined);

  async function load(sceneId: string) {
    const scene = await findScene(database.db, sceneId);
    const content =
      scene === undefined ? undefined : await findContent(database.db, scene.content_id);
    if (scene === undefined || content === undefined) throw new AppError('not_found');
    const states = await loadSceneStates(database.db, content);
    const version = sketchVersions(content, states).get(sceneId);
    if (version === undefined) throw new AppError('not_found');
    return { scene, content, states, version };
  }

  async function drawingOf({ scene, content, states }: Awaited<ReturnType<typeof load>>) {
    const planned = planPicture(content, scene, {
      states,
      members: await listMembers(database.db, content.account_id),
      kind: scene.media_type === 'video' ? 'clip' : 'picture',
      writePortrait: async () => null,
    });
    const visual = await painter.makeImage({
      ...planned,
      startImage: null,
      directory: folder,
      signal: AbortSignal.timeout(timeoutMs),
      onProgress: () => undefined,
      externalId: null,
      keepExternalId: async () => undefined,
    });
    if (visual.kind !== 'drawing') throw new Error('a sketch is painted by ourselves');
    return parseDrawing(visual.drawing);
  }

  /** Files are named by what they show: of an edit's many new versions, most look as before. */
  const fileOf = (drawing: Drawing) =>
    `${createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 40)}.jpg`;

  async function paint(drawing: Drawing, name: string): Promise<void> {
    await studio.renderStill({
      source: { kind: 'drawing', drawing },
      orientation: drawing.orientation,
      prints: [{ outputPath: join(folder, name), width: widths[drawing.orientation] }],
    });
  }

  /** @throws AppError not_found; unavailable where it cannot be painted now */
  return async function sketch(sceneId: string, wanted: string): Promise<Sketch> {
    await emptied;
    const loaded = await load(sceneId);
    const isWanted = loaded.version === wanted;
    const drawing = await drawingOf(loaded);
    const name = fileOf(drawing);
    if (await stat(join(folder, name)).catch(() => null)) return { name, isWanted };
    const painting =
      running.get(name) ?? inTurn(() => paint(drawing, name)).finally(() => running.delete(name));
    running.set(name, painting);
    await painting.catch((error: unknown) => {
      if (error instanceof QueueIsFull) throw new AppError('unavailable');
      throw error;
    });
    return { name, isWanted };
  };
}

export type Sketches = ReturnType<typeof createSketches>;

const paramsShape = z.object({ file: z.string().check(z.regex(/^[0-9a-f-]{36}\.jpg$/)) });
const queryShape = z.object({
  version: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
});

/** Serves `/media/sketches/<scene>.jpg` to whoever holds a signed link. */
export function registerSketchRoute(
  app: FastifyInstance,
  { sketch, links, folder }: { sketch: Sketches; links: SketchLinks; folder: string },
): void {
  app.get('/media/sketches/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    const query = queryShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const sceneId = params.data.file.slice(0, 36);
    const { version, expires, signature } = query.data;
    if (!links.isValid({ sceneId, version, expires }, signature))
      throw new AppError('not_found', 'This link has expired. Reload the page.');
    const { name, isWanted } = await sketch(sceneId, version);
    return reply
      .header('cache-control', isWanted ? 'private, max-age=86400, immutable' : 'no-store')
      .type('image/jpeg')
      .sendFile(name, folder, { cacheControl: false });
  });
}
