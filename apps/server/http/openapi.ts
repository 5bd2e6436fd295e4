import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * Serves `/openapi.json` and `/docs`, made of the same schemas that validate.
 * @param options.https whether browsers may be told to insist on it
 */
export async function describeApi(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Scenewright',
        description: 'From a typed idea to a short narrated video.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      https ? policy : policy.replace(/;?\s*upgrade-insecure-requests/, ''),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
