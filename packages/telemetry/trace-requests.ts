import {
  context,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { carriedContext } from './tracing.ts';

/** Asked every few seconds by machines, for ever alike. */
const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** What belongs to each request while it is answered. */
export interface RequestTrace {
  /** Does `work` as a part of the request. */
  within(request: FastifyRequest, work: () => void): void;
}

/**
 * A span for every request: its method, its route and its status. The caller's trace goes on where it sent one.
 * Call `within` wherever the context of a request has to be entered.
 */
export function traceRequests(app: FastifyInstance): RequestTrace {
  const running = new WeakMap<FastifyRequest, { span: Span; active: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (untraced.has(route)) return done();
    const parent = carriedContext(request.headers);
    const span = trace.getTracer('scenewright').startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'scenewright.request_id': request.id,
        },
      },
      parent,
    );
    running.set(request, { span, active: trace.setSpan(parent, span) });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = running.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  return {
    within(request, work) {
      const active = running.get(request)?.active;
      if (active === undefined) work();
      else context.with(active, work);
    },
  };
}
