import type { FastifyInstance } from 'fastify';

/** Routes whose bodies are signed: `register` gets a scope in which a body is the bytes that came, whatever type it says it has. */
export function withSignedBodies(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    register(scope);
  });
}
