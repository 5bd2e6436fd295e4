import type { FastifyInstance } from 'fastify';
import { roughCut as roughCutCall } from '@scenewright/contract/schemas/rough-cut.ts';
import type { RequireAllowed } from '../../../allowed-texts.ts';
import { serveLines } from '@scenewright/http/serve-lines.ts';
import type { RoughCuts } from './rough-cut.ts';

/** Serves films of ideas in sketches, to anybody. */
export function registerRoughCutRoute(
  app: FastifyInstance,
  { roughCut, requireAllowed }: { roughCut: RoughCuts; requireAllowed: RequireAllowed },
): void {
  serveLines(app, roughCutCall, async ({ body }, send, signal) => {
    const answers = body.answers?.map(({ text }) => text) ?? [];
    requireAllowed(body.title, body.prompt, body.style, body.style_notes, ...answers);
    await roughCut(body, signal, send);
  });
}
