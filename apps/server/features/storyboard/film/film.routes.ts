import type { FastifyInstance } from 'fastify';
import { combineScenes } from '@scenewright/contract/schemas/storyboard.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Composition } from './combining.ts';

export function registerCompositionRoutes(app: FastifyInstance, { combine }: Composition): void {
  serve(app, combineScenes, async ({ caller, params }) => {
    await combine(caller.accountId, params.id);
    return { status: 'processing' as const };
  });
}
