import type { FastifyInstance } from 'fastify';

export interface ServedRoute {
  /** As the router has it: `/api/v1/content/:id`. */
  readonly path: string;
  /** Without HEAD, which comes with every GET. */
  readonly methods: readonly string[];
}

/** Addresses with their methods, from the router's own tree. */
export function routesOf(app: FastifyInstance): ServedRoute[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^([\s│]*)[├└]── (\S+) \((.+)\)$/u.exec(line) ?? [];
      if (segment === '') return [];
      const depth = indent.length / 4;
      parents.length = depth;
      const path = `${parents.at(-1) ?? ''}${segment}`;
      parents[depth] = path;
      return [{ path, methods: methods.split(', ').filter((method) => method !== 'HEAD') }];
    });
}
