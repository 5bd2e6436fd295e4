import { notFound } from './api-error.ts';
import { models, openapiSchema } from './models.ts';
import { type Route, route } from './route.ts';

/** What a model takes, and the secret that webhooks are signed with. */
export function modelRoutes(webhookSecret: string): readonly Route[] {
  return [
    route('GET', '/v1/models/:owner/:name', (_request, owner, name) => {
      const model = models.get(`${owner}/${name}`);
      if (model === undefined) throw notFound();
      const version = { id: 'hidden', created_at: '2026-01-01T00:00:00Z' };
      const latest = { ...version, openapi_schema: openapiSchema(model) };
      return { status: 200, body: { owner, name, visibility: 'public', latest_version: latest } };
    }),
    route('GET', '/v1/webhooks/default/secret', () => ({
      status: 200,
      body: { key: webhookSecret },
    })),
  ];
}
