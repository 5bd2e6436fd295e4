import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, PUT, PATCH, DELETE';
const requestHeaders =
  'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, X-Supabase-Api-Version, apikey';
const responseHeaders = 'X-Total-Count, Link, X-Supabase-Api-Version';
const preflightLifetimeS = 600;

/** Lets web pages of the listed origins read our answers (Fetch Standard, CORS protocol); nobody else's. */
export function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', responseHeaders)
      // The product as a whole tells other origins to stay out; these were let in.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    void reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', preflightLifetimeS);
  });
  app.options(
    '/*',
    { schema: { hide: true } },
    async (_request, reply) => await reply.status(204).send(),
  );
}
