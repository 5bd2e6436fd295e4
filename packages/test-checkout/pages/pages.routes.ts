import type { FastifyInstance } from 'fastify';
import type { DeskGuard } from '../host.ts';
import type { Parts } from '../parts.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { registerDeskRoutes } from './desk.routes.ts';
import { registerInvoiceRoutes } from './invoice.routes.ts';

/** Serves the pages of the test checkout at `/local-checkout`. */
export function registerPages(app: FastifyInstance, parts: Parts, desk: DeskGuard): void {
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    pages.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    registerCheckoutRoutes(pages, parts);
    registerInvoiceRoutes(pages, parts);
    registerDeskRoutes(pages, parts, desk);
  });
}
