import type { FastifyInstance } from 'fastify';
import * as calls from '@scenewright/contract/schemas/brand.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Brands } from './brand.service.ts';

/** Serves the caller's brand. */
export function registerBrandRoutes(app: FastifyInstance, { brands }: { brands: Brands }): void {
  serve(app, calls.getBrand, async ({ caller }) => ({
    brand: await brands.read(caller.accountId),
  }));
  serve(app, calls.saveBrand, async ({ caller, body }) => ({
    brand: await brands.save(caller.accountId, body),
  }));
}
