import type { FastifyInstance } from 'fastify';
import { combineScenes } from '#contract/api/storyboard.ts';
import { serve } from '../../http/serve.ts';
import type { Composition } from './composition.service.ts';

export function registerCompositionRoutes(app: FastifyInstance, { combine }: Composition): void {
  serve(app, combineScenes, async ({ caller, params }) => {
    await combine(caller.accountId, params.id);
    return { status: 'processing' as const };
  });
}
