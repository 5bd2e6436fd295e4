import type { FastifyInstance } from 'fastify';
import {
  createBrands,
  createCheckUpload,
  createLibrary,
  createRoom,
  createStock,
  createUploads,
  registerLibraryRoutes,
} from './features/library/index.ts';
import { normaliseOwnFont } from '@scenewright/studio/fonts/own/normalise-own-font.ts';
import { storyboards } from './features/storyboard/index.ts';
import { libraryLimits } from './library-settings.ts';
import type { Foundation, Parts } from './wire-parts.ts';

/** The library of own pictures, clips, sounds and fonts: its feature, its calls and its job. */
export function wireLibrary(foundation: Foundation, parts: Parts) {
  const { config, clock, database, queue, temporary, log } = foundation;
  const { assets, billing } = parts;
  const temporaryFolder = temporary.path;
  const room = createRoom({ ...libraryLimits(config), planOf: billing.planOf });
  const library = createLibrary({
    ...{ database, clock, assets, room },
    findUses: storyboards.listVideosUsing,
  });
  const uploads = createUploads({ database, clock, queue, assets, room, temporaryFolder });
  const stock = createStock({
    ...{ database, clock, queue, library, room },
    ...{ sources: parts.stock, countWork: parts.countWork, secret: parts.secret },
  });
  return {
    sweep: library.sweep,
    checkUpload: createCheckUpload({
      ...{ database, clock, assets, temporaryFolder, log },
      ...{ room, stock: parts.stock, readFont: normaliseOwnFont },
    }),
    registerRoutes: (app: FastifyInstance) =>
      registerLibraryRoutes(app, {
        library,
        uploads,
        room,
        stock,
        brands: createBrands({ database, clock }),
      }),
  };
}
